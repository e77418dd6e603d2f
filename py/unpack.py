"""Unpack the engine, so that it can be imported. Its modules are packed together, as they have much in
common: that takes a third less room."""

from pathlib import Path

import packed
from compression import zstd  # type: ignore[import-not-found]

ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
"""First bytes of data that is packed so."""


def unpack_engine() -> None:
    """Let the modules of the engine be imported."""
    engine = Path("engine.bin")
    data = engine.read_bytes()
    packed.add(zstd.decompress(data) if data.startswith(ZSTD_MAGIC) else data)  # some servers unpack it on the way
    engine.unlink()
