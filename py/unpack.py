"""Unpack the engine, so that it can be imported.

It travels as one file with the bytecode of all modules, by name, packed as a whole, as they have much in common: that
takes a third less room. From a zip, for which Python opens and reads the file anew at each module, they would take
twice as long to import.
"""

import marshal
import sys
from collections.abc import Mapping
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from compression import zstd  # type: ignore[import-not-found]


class Engine(Loader):
    """Finds the modules of the engine, and runs each when it is first imported."""

    def __init__(self, modules: Mapping[str, tuple[bool, bytes]]) -> None:
        """`modules` says of each whether it is a package, and has its code as `marshal` writes it."""
        self._modules = modules

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """How to import a module; None for one that is not of the engine."""
        return ModuleSpec(name, self, is_package=self._modules[name][0]) if name in self._modules else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module in it."""
        _, code = self._modules[module.__name__]
        exec(marshal.loads(code), module.__dict__)


def unpack_engine() -> None:
    """Let the modules of the engine be imported."""
    packed = Path("engine.zst")
    sys.meta_path.insert(0, Engine(marshal.loads(zstd.decompress(packed.read_bytes()))))
    packed.unlink()
