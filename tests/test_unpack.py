"""The engine as it travels: packed as one file, from which its modules are imported."""

from __future__ import annotations

import importlib
import marshal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import packed
import pytest

SOURCES = {
    "parcel": (True, "from .inner import WORD\n"),
    "parcel.inner": (True, "from . import leaf\nWORD = leaf.WORD\n"),
    "parcel.inner.leaf": (False, "WORD = 'leaf'\nRUNS = []\nRUNS.append(__name__)\n"),
    "parcel.torn": (False, "1 / 0\n"),
}


@pytest.fixture
def parcel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A package of the engine, unpacked in a folder where nothing else is."""
    codes = {
        name: (package, marshal.dumps(compile(source, name, "exec"))) for name, (package, source) in SOURCES.items()
    }
    (tmp_path / "engine.bin").write_bytes(marshal.dumps(codes))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    plain = SimpleNamespace(zstd=SimpleNamespace(decompress=bytes))  # only the Python of the page has it
    monkeypatch.setitem(sys.modules, "compression", plain)
    monkeypatch.delitem(sys.modules, "unpack", raising=False)
    importlib.import_module("unpack").unpack_engine()
    yield importlib.import_module("parcel")
    for name in [*SOURCES, "unpack"]:
        sys.modules.pop(name, None)


def test_packages_and_modules_are_imported(parcel: ModuleType) -> None:
    assert parcel.WORD == "leaf"
    leaf = importlib.import_module("parcel.inner.leaf")
    assert leaf.RUNS == ["parcel.inner.leaf"]
    assert leaf.__package__ == "parcel.inner"


def test_what_is_not_of_the_engine_is_found_elsewhere(parcel: ModuleType) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"parcel\.missing"):
        importlib.import_module("parcel.missing")
    assert importlib.import_module("wave")


def test_a_failure_says_where(parcel: ModuleType) -> None:
    with pytest.raises(ZeroDivisionError) as failure:
        importlib.import_module("parcel.torn")
    assert failure.traceback[-1].frame.code.raw.co_filename == "parcel.torn"


def test_the_packed_file_is_not_kept(parcel: ModuleType, tmp_path: Path) -> None:
    assert list(tmp_path.iterdir()) == []


def test_the_rest_of_a_package_lies_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "crate").mkdir()
    (tmp_path / "crate/rest.py").write_text("WORD = 'rest'\n")
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    packed.add(marshal.dumps({"crate": (True, marshal.dumps(compile("", "crate", "exec")))}), str(tmp_path))
    try:
        assert importlib.import_module("crate.rest").WORD == "rest"
    finally:
        for name in ("crate", "crate.rest"):
            sys.modules.pop(name, None)
