"""Tests of what a device knows of its own store."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.text import MESSAGES


@pytest.mark.parametrize(
    ("standalone", "marked", "noted", "lost"),
    [
        (None, False, False, ""),
        (False, False, False, ""),
        (True, False, False, "apart"),
        (True, True, True, ""),
        (True, False, True, "games"),
        (True, True, False, "notes"),
        (False, False, True, "games"),
        (True, False, None, ""),
    ],
)
def test_what_is_not_here_is_told(
    page_module: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
    standalone: bool | None,
    marked: bool,
    noted: bool | None,
    lost: str,
) -> None:
    """An app on the home screen of an iPhone that has nothing yet says where the games of Safari are."""
    keeping = page_module("storage.persistence")
    browser = SimpleNamespace() if standalone is None else SimpleNamespace(standalone=standalone)

    async def get(_: str) -> bool:
        return marked

    monkeypatch.setattr(keeping, "navigator", browser)
    monkeypatch.setattr(keeping.store, "get", get)
    monkeypatch.setattr(keeping.store, "is_memory_only", lambda: False)
    monkeypatch.setattr(keeping, "_noted", lambda: noted)
    assert asyncio.run(keeping.detect_loss()) == lost
    assert keeping.apple_store() == {None: "", True: "app", False: "safari"}[standalone]
    if lost:
        for lang in ("nl", "en"):
            assert MESSAGES[lang].format(f"keeping.lost.{lost}") != f"keeping.lost.{lost}"
