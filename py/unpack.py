"""Unpack the engine, so that it can be imported.

Its modules are packed as a whole, as they have much in common: that takes a third less room.
"""

from pathlib import Path

import packed
from compression import zstd  # type: ignore[import-not-found]


def unpack_engine() -> None:
    """Let the modules of the engine be imported."""
    engine = Path("engine.zst")
    packed.add(zstd.decompress(engine.read_bytes()))
    engine.unlink()
