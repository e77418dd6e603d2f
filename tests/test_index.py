"""The words that stand in index.html and 404.html are the very words of the text layer."""

from __future__ import annotations

import json
import re
import subprocess
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
import starting
from kaartbord.games import ENTRIES
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from support.catalogue import NL
from tiles import with_tiles

ROOT = Path(__file__).resolve().parent.parent
LOST = (ROOT / "404.html").read_text()
INDEX = with_tiles((ROOT / "index.html").read_text()) + LOST
KEYS = sorted(set(re.findall(r'data-t(?:-label)?="([^"]+)"', INDEX)))
STANDING = re.findall(r'data-t="([^"]+)"(?: data-minutes="(\d+)")?[^>]*>([^<]+)<', INDEX)


def test_there_are_words() -> None:
    assert len(KEYS) > 30


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("key", KEYS)
def test_every_word_of_the_page_is_there_in_every_language(key: str, lang: str) -> None:
    assert MESSAGES[lang].format(key, minutes=3) not in ("", key)


@pytest.mark.parametrize(("key", "minutes", "words"), STANDING, ids=[key for key, *_ in STANDING])
def test_the_first_paint_speaks_as_python_does(key: str, minutes: str, words: str) -> None:
    assert NL.format(key, minutes=minutes) == words


def test_all_that_is_painted_first_can_be_said_in_another_language() -> None:
    """But for names and for digits: before Python runs nothing else puts it into the reader's language."""
    texts = re.findall(r"<(h\d|p|span|strong|button)\b([^>]*)>\s*([^<>{}]*[a-z]{2}[^<>{}]*)<", INDEX, re.IGNORECASE)
    fixed = ("data-t=", 'id="name-', "boot-words", "lang=")
    assert [words for _, has, words in texts if not any(part in has for part in fixed)] == []


def test_a_chat_has_a_title_and_a_picture_of_ours_to_show_with_a_link() -> None:
    about = dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]+)"', INDEX))
    assert about.keys() >= {"title", "description", "image", "image:alt", "locale"}
    assert "url" not in about, "an app might open that without what follows the #"
    card = ROOT / about["image"].removeprefix("{{site}}")
    assert card.stat().st_size < 60_000


def test_an_installed_page_has_every_game_in_its_menu_and_shows_pictures_of_the_size_that_it_says() -> None:
    manifest = json.loads((ROOT / "manifest.json").read_text())
    games = {(entry.name, f"./#{code}") for code, entry in ENTRIES.items()}
    assert {(one["name"], one["url"]) for one in manifest["shortcuts"]} == games
    assert all((ROOT / icon["src"]).is_file() for one in manifest["shortcuts"] for icon in one["icons"])
    for shot in manifest["screenshots"]:
        data = (ROOT / "docs/pictures" / Path(shot["src"]).name).read_bytes()
        width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
        assert data[12:16] == b"VP8X" and shot["sizes"] == f"{width}x{height}"


@pytest.mark.parametrize("tag", ["script", "style"])
def test_the_page_for_lost_addresses_runs_what_is_in_it_and_nothing_else(tag: str) -> None:
    """It comes for addresses in any folder, so it can name no file of ours."""
    (body,) = re.findall(f"<{tag}>(.*?)</{tag}>", LOST, re.DOTALL)
    right = b64encode(sha256(body.encode()).digest()).decode()
    assert f"{tag}-src 'sha256-{right}'" in LOST
    assert not re.search(r"\b(src|href)=\"(?!\./\")", LOST)


@pytest.mark.parametrize("name", ["boot", "keeping", "alive"])
def test_every_browser_can_read_the_scripts_that_come_first(name: str) -> None:
    """In the syntax of 2015, or one that is too old never says so."""
    parse = "require('acorn').parse(require('fs').readFileSync(0, 'utf8'), { ecmaVersion: 2015 })"
    script = (ROOT / f"web/{name}.js").read_bytes()
    done = subprocess.run(["node", "-e", parse], input=script, cwd=ROOT, capture_output=True, check=False)
    assert not done.returncode, done.stderr.decode()


@pytest.mark.parametrize("name", LANGUAGE_CODES)
def test_every_language_says_all_of_the_start(name: str) -> None:
    """Each sentence with the same values to fill in."""
    wanted = {key: set(re.findall(r"\{\w+\}", words)) for key, words in starting.words("nl").items()}
    assert {key: set(re.findall(r"\{\w+\}", words)) for key, words in starting.words(name).items()} == wanted
