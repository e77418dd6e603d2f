"""Modules of the page where there is no page."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


@pytest.fixture
def page_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """Imports a module of the page without a browser, and forgets it afterwards."""
    nothing = SimpleNamespace(addEventListener=lambda *_: None)
    stubs: dict[str, dict[str, Any]] = {
        "js": dict.fromkeys(("ResizeObserver", "console", "document", "navigator", "window"), nothing),
        "pyscript": {},
        "pyscript.ffi": {"create_proxy": lambda handler: handler, "to_js": lambda value: value},
        "pyscript.js_modules": {"idb": nothing, "promises": nothing},
    }
    for name, holds in stubs.items():
        stub = ModuleType(name)
        vars(stub).update(holds)
        monkeypatch.setitem(sys.modules, name, stub)
    known = set(sys.modules)
    yield lambda name: import_module(f"kaartbord.page.{name}")
    for name in set(sys.modules) - known:
        if name.startswith("kaartbord.page."):
            del sys.modules[name]
