"""Colours and breakpoints have one source for style sheet and canvas: the theme."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import styles
from kaartbord.paint.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, THEMES

ROOT = Path(__file__).resolve().parent.parent
SHEETS = {path.name: path.read_text() for path in (ROOT / "web/styles").glob("*.css")}
CSS = "\n".join(SHEETS.values())
PAGE = "\n".join(
    path.read_text() for name in ("page", "paint", "games") for path in (ROOT / "py/kaartbord" / name).rglob("*.py")
)
USED = set(re.findall(r"var\(--([\w-]+)", CSS))
SET = set(re.findall(r"(?:^|[{;])\s*--([\w-]+):", CSS, re.MULTILINE))
NAMES = ("name", "scheme")
FIXED = {"a3.css", "a4.css", "printing.css", "big-screen.css"}
"""Sheets for paper, which has one size, and for a big screen, which is drawn as large as its window."""
COLOURS = {name.replace("_", "-"): value for name, value in LIGHT._asdict().items() if name not in NAMES}


def test_every_file_is_joined_once() -> None:
    joined = {entry: re.findall(r'@import "([^"]+)"', SHEETS[entry]) for entry in styles.ENTRIES}
    assert set(SHEETS) == set(joined).union(*joined.values())
    assert all(len(set(files)) == len(files) for files in joined.values())


def test_every_property_that_is_used_exists() -> None:
    set_by_python = set(re.findall(r'setProperty\("--([\w-]+)"', PAGE))
    assert not USED - SET - set(COLOURS) - set_by_python


def test_every_property_is_used() -> None:
    assert not SET - USED


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_is_used(colour: str) -> None:
    assert colour in USED or re.search(rf"\.{colour.replace('-', '_')}\b", PAGE)


@pytest.mark.parametrize("name", SHEETS)
def test_no_colour_of_the_theme_and_no_breakpoint_is_written_out(name: str) -> None:
    known = {str(value).lower() for theme in THEMES for value in theme} - {"#000000", "#ffffff"}
    written = {colour.lower() for colour in re.findall(r"#[0-9a-fA-F]{6}\b", SHEETS[name])}
    assert not written & known
    assert not re.findall(r"@media[^{]*\dpx", SHEETS[name])


@pytest.mark.parametrize("name", sorted(set(SHEETS) - FIXED))
def test_letters_grow_with_those_of_the_browser(name: str) -> None:
    assert not re.findall(r"font(?:-size)?: (?:\d+ )?[\d.]+px", SHEETS[name])


def test_breakpoints_are_replaced_by_what_they_stand_for() -> None:
    css = styles.expand("@media (--phone) and (--short), (--low) {a{color:var(--ink)}}")
    wanted = "@media (max-width: 43.6875em) and (max-height: 45.0em), (max-height: 43.6875em) {a{color:var(--ink)}}"
    assert css == wanted
    with pytest.raises(KeyError):
        styles.expand("@media (--unknown) {}")


def test_dark_sets_what_differs_by_wish_of_the_system_or_the_player() -> None:
    light, dark = styles.theme_css({"felt", "gold-hi"}).split("@media screen and", 1)
    assert light == f":root{{color-scheme:only light;--felt:{LIGHT.felt};--gold-hi:{LIGHT.gold_hi}}}"
    assert dark.count(f"{{color-scheme:only dark;--felt:{DARK.felt}}}") == 2


def test_high_contrast_comes_by_wish_of_the_system_or_the_player() -> None:
    css = styles.theme_css({"felt"})
    assert f'[data-contrast="more"]{{color-scheme:only light;--felt:{CONTRAST_LIGHT.felt}}}' in css
    assert css.count(f"{{color-scheme:only dark;--felt:{CONTRAST_DARK.felt}}}") == 3
    assert css.count("(prefers-contrast:more)") == 2


def test_the_frame_of_the_browser_has_the_colours_of_the_theme() -> None:
    index = (ROOT / "index.html").read_text()
    frames = re.findall(r'theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"', index)
    assert frames == [("light", LIGHT.felt_hi), ("dark", DARK.felt_hi)]
    manifest = json.loads((ROOT / "manifest.json").read_text())
    assert (manifest["background_color"], manifest["theme_color"]) == (LIGHT.felt, LIGHT.felt_hi)
