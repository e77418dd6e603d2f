"""Write the illustrations of the rules as SVG: a file for each game, with both themes and both languages.

usage: illustrations.py FOLDER      writes FOLDER/GAME.svg; GAME.svg#NAME-en-dark shows one illustration of it

What illustrations have in common stands in the file once. The painters draw all of them four times; where the
results differ in a colour, it is a property with two values, and where they differ in a text, both stand there
and one is shown.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

import svg_canvas

sys.path.append(str(Path(__file__).resolve().parent.parent / "py"))
svg_canvas.install()

from kaartbord.games import GAMES  # noqa: E402
from kaartbord.paint.illustration import paint_illustration  # noqa: E402
from kaartbord.paint.kit import SANS, Look  # noqa: E402
from kaartbord.paint.theme import DARK, LIGHT, Theme  # noqa: E402
from kaartbord.scene.illustration import SIZE, Illustration  # noqa: E402
from kaartbord.scene.illustrations import ILLUSTRATIONS, view  # noqa: E402
from kaartbord.text import LANGS  # noqa: E402

DPR = 2.0
"""Pixels of the illustration for one CSS px: so finely does everything lie."""

WIDTH, HEIGHT = (round(side * DPR) for side in SIZE)

COLOUR = re.compile(r"#[0-9A-Fa-f]{6,8}\b|rgba?\([^)]*\)")
TEXT = re.compile(r"(<text[^>]*>[^<]*</text>)")
LANGUAGES = ".e,.en:target~#all .n{display:none}.en:target~#all .e{display:inline}"
"""Which texts are shown: n are the Dutch ones, e the English ones."""

NAMES = [a + b for a in ("", *"abcdefghijklmnopqrstuvwxyz") for b in "abcdefghijklmnopqrstuvwxyz"]


def plain(theme: Theme) -> Theme:
    """A theme that takes less room: no grain in the wood, and what is hardly darker in the dark is as in the light."""
    return theme._replace(
        grain_least=0.0,
        grain_more=0.0,
        **{
            name: getattr(LIGHT, name)
            for name in ("gold", "gold_hi", "halo", "target", "target_ring", "card_line")
        },
    )


def drawn(illustrations: Sequence[Illustration], theme: Theme, lang: str) -> str:
    """All illustrations below each other in one theme and language, each a place of its own."""
    writer, places = svg_canvas.Writer(), []
    for number, illustration in enumerate(illustrations):
        canvas = svg_canvas.Canvas()
        canvas.width, canvas.height = WIDTH, HEIGHT
        paint_illustration(canvas, illustration, Look(plain(theme), lang, DPR))
        body = writer.canvas(canvas)
        places.append(f'<svg y="{number * HEIGHT}" width="{WIDTH}" height="{HEIGHT}">{body}</svg>')
    return f"<defs>{''.join(writer.defs)}</defs>{''.join(places)}"


class Palette:
    """The colours that differ between the themes, each pair a custom property."""

    def __init__(self) -> None:
        self.names: dict[tuple[str, str], str] = {}

    def joined(self, light: str, dark: str) -> str:
        """Both as one text; ValueError if they differ in more than colours."""
        if COLOUR.split(light) != COLOUR.split(dark):
            raise ValueError("the themes differ in more than colours")
        others = iter(COLOUR.findall(dark))
        return COLOUR.sub(lambda colour: self._one(colour[0], next(others)), light)

    def _one(self, light: str, dark: str) -> str:
        if light == dark:
            return light
        return f"var(--{self.names.setdefault((light, dark), NAMES[len(self.names)])})"

    def rule(self, which: int) -> str:
        """The properties with the colours of the light (0) or the dark theme (1)."""
        return "".join(f"--{name}:{pair[which]};" for pair, name in self.names.items())


def spoken(nl: str, en: str) -> str:
    """Both languages as one text; ValueError if they differ in more than lines of text."""
    parts = []
    for dutch, english in zip_longest(TEXT.split(nl), TEXT.split(en), fillvalue=""):
        if dutch == english:
            parts.append(dutch)
        elif dutch.startswith("<text") and english.startswith("<text"):
            parts += dutch.replace("<text", '<text class="n"'), english.replace("<text", '<text class="e"')
        else:
            raise ValueError("the languages differ in more than text")
    return "".join(parts)


def svg(illustrations: Sequence[Illustration]) -> str:
    """The file with these illustrations."""
    palette = Palette()
    nl, en = (
        palette.joined(drawn(illustrations, LIGHT, lang), drawn(illustrations, DARK, lang)) for lang in LANGS
    )
    style = f"#all{{{palette.rule(0)}}}.dark:target~#all{{{palette.rule(1)}}}{LANGUAGES}"
    family = SANS.replace('"', "'")
    all_views = "".join(views(number, one.name) for number, one in enumerate(illustrations))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" fill="none"'
        f' stroke-linejoin="round" stroke-linecap="round" font-family="{family}">'
        f'<style>{style}</style>{all_views}<g id="all">{spoken(nl, en)}</g></svg>\n'
    )


def views(number: int, name: str) -> str:
    """The four views of an illustration, one for each language and theme."""
    return "".join(
        f'<view id="{view(name, lang, dark)}" class="{lang}{" dark" * dark}"'
        f' viewBox="0 {number * HEIGHT} {WIDTH} {HEIGHT}"/>'
        for lang in LANGS
        for dark in (False, True)
    )


def write(folder: Path) -> None:
    """Write the file of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for code, illustrations in ILLUSTRATIONS.items():
        (folder / f"{GAMES[code].INFO.name.lower()}.svg").write_text(svg(illustrations))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
