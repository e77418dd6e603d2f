"""Modules of the page where there is no page."""

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

import pytest

OF_THE_PAGE = re.compile(r"kaartbord\.(page|games\.\w+\.page)\b")


class Anything(MagicMock):
    """Something of the browser that takes whatever is done to it, a node without attributes among others."""

    def getAttribute(self, name: str) -> None:
        """No node has any."""


class Stub(ModuleType):
    """A module of the browser: whatever is asked of it does nothing."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything()


@pytest.fixture
def page_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """Imports a module of the page without a browser, or of a game as in "toepen.page.table"; forgets it afterwards."""
    for name in ("js", "pyscript", "pyscript.ffi", "pyscript.js_modules"):
        monkeypatch.setitem(sys.modules, name, Stub(name))
    monkeypatch.setattr(sys.modules["pyscript.ffi"], "create_proxy", lambda handler: handler, raising=False)
    monkeypatch.setattr(sys.modules["pyscript.ffi"], "to_js", lambda value: value, raising=False)
    known = set(sys.modules)
    yield lambda name: import_module(f"kaartbord.{'games' if '.page.' in name else 'page'}.{name}")
    for name in set(sys.modules) - known:
        if OF_THE_PAGE.match(name):
            del sys.modules[name]
