"""Unpack the engine, so that it can be imported.

It is a zip of modules that are not packed one by one but all together, as they have much in common: that takes a
third less room. Python reads the modules where they lie in the zip, each when it is first imported.
"""

import sys
from pathlib import Path

from compression import zstd  # type: ignore[import-not-found]


def unpack_engine() -> None:
    """Let the modules of the engine be imported."""
    packed, engine = Path("engine.zst"), Path("engine.zip").absolute()
    engine.write_bytes(zstd.decompress(packed.read_bytes()))
    packed.unlink()
    sys.path.insert(0, str(engine))
