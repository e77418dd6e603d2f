"""Modules that travel together, as one table of their bytecode by name.

From a zip Python reads every module separately, with a look into the list of files and a search for each part
of its name: that takes longer than to run it. The build puts this into Python's library, next to a table of
the modules that every start needs; our engine is another (see unpack.py).
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec

TYPE_CHECKING = False  # it is imported before Python can import anything else of its library
if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

AFTER_BUILTIN_FINDERS = 2
"""Place of the first finder after those of modules that need no file."""


class PackedFinder:
    """A finder of the modules of a table, which runs each when it is first imported."""

    def __init__(self, modules: "Mapping[str, tuple[bool, bytes]]", folder: str) -> None:
        """Take by name whether each module is a package, and its code as `marshal` writes it. The other
        modules of their packages are in `folder`, if there is one."""
        self._modules, self._folder = modules, folder

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Return the import spec of a module; None for one that is not in the table."""
        if name not in self._modules:
            return None
        spec = ModuleSpec(name, self, is_package=self._modules[name][0])  # type: ignore[arg-type]
        if self._folder and spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(f"{self._folder}/{name.replace('.', '/')}")
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Return None: an ordinary module will do."""

    def exec_module(self, module: "ModuleType") -> None:
        """Run the code of a module in it."""
        _, code = self._modules[module.__name__]
        exec(marshal.loads(code), module.__dict__)


def add(table: bytes, folder: str = "") -> None:
    """Let the modules of a table be imported; `folder` has the other modules of their packages."""
    sys.meta_path.insert(AFTER_BUILTIN_FINDERS, PackedFinder(marshal.loads(table), folder))
