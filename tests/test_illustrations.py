"""The files with the illustrations of the rules."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from kaartbord.games import GAMES
from kaartbord.scene.illustrations.captions import view
from kaartbord.scene.illustrations.drawn import ILLUSTRATIONS
from kaartbord.text import LANGUAGE_CODES, MESSAGES

TOOL = Path(__file__).resolve().parent.parent / "tools/illustrations.py"
SVG = "{http://www.w3.org/2000/svg}"
MOST = 45_000
"""Bytes of all files together, gzip -9."""


def made(folder: Path, seed: str) -> dict[str, bytes]:
    """Return the files that the tool writes in a process of its own, whose hashes differ by the seed."""
    run = [sys.executable, str(TOOL), str(folder)]
    subprocess.run(run, check=True, env={**os.environ, "PYTHONHASHSEED": seed})
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return made(tmp_path_factory.mktemp("first") / "illustrations", "1")


def test_they_come_out_the_same_byte_for_byte(files: dict[str, bytes], tmp_path: Path) -> None:
    assert made(tmp_path / "again", "2") == files


def test_every_game_has_a_file_with_a_view_of_each_in_each_theme_and_language(
    files: dict[str, bytes],
) -> None:
    assert set(files) == {f"{GAMES[code].INFO.name.lower()}.svg" for code in ILLUSTRATIONS}
    for code, illustrations in ILLUSTRATIONS.items():
        root = ElementTree.fromstring(files[f"{GAMES[code].INFO.name.lower()}.svg"])
        wanted = [
            view(one.name, MESSAGES[lang], dark)
            for one in illustrations
            for lang in LANGUAGE_CODES
            for dark in (False, True)
        ]
        assert [node.get("id") for node in root.iter(f"{SVG}view")] == wanted
        places = [node for node in root.iter(f"{SVG}svg") if node is not root]
        assert len(places) == len(illustrations) and all(len(place) for place in places)


def test_all_that_is_used_is_there_and_nothing_comes_from_elsewhere(files: dict[str, bytes]) -> None:
    for name, content in files.items():
        root = ElementTree.fromstring(content)
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids)), name
        for node in root.iter():
            for value in node.attrib.values():
                if "url(" in value:
                    assert value.removeprefix("url(#").removesuffix(")") in ids
            if target := node.get("href"):
                assert target[0] == "#" and target[1:] in ids
        assert content.count(b"http") == 1


def test_they_are_small(files: dict[str, bytes]) -> None:
    assert sum(len(gzip.compress(content, 9)) for content in files.values()) < MOST
