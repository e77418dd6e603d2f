"""Write the illustrations of the rules as SVG: a file for each game, with both themes and all languages.

usage: illustrations.py FOLDER      writes FOLDER/GAME.svg; GAME.svg#NAME-en-dark shows one illustration of it

The common parts of illustrations are in the file once. The painters draw all of them for each theme and language: a
colour that differs becomes a property with two values, and of texts that differ all are there and one is shown.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, zip_longest
from pathlib import Path

import svg_canvas

sys.path.append(str(Path(__file__).resolve().parent.parent / "py"))
svg_canvas.install()

from kaartbord.games import GAMES  # noqa: E402
from kaartbord.paint.illustration import paint_illustration  # noqa: E402
from kaartbord.paint.pen import SANS, Look  # noqa: E402
from kaartbord.paint.theme import DARK, LIGHT, Theme  # noqa: E402
from kaartbord.scene.illustrations import SIZE  # noqa: E402
from kaartbord.scene.illustrations.captions import view  # noqa: E402
from kaartbord.scene.illustrations.drawn import ILLUSTRATIONS  # noqa: E402
from kaartbord.scene.illustrations.illustration import Illustration  # noqa: E402
from kaartbord.text import LANGUAGE_CODES, MESSAGES  # noqa: E402

import locales  # noqa: E402, F401

DPR = 2.0
"""Pixels of the illustration for one CSS px: the precision of its coordinates."""

WIDTH, HEIGHT = (round(side * DPR) for side in SIZE)

COLOUR = re.compile(r"#[0-9A-Fa-f]{6,8}\b|rgba?\([^)]*\)")
TEXT = re.compile(r"(<text[^>]*>[^<]*</text>)")
LANGUAGES = f"text[class]:not(.{LANGUAGE_CODES[0]}){{display:none}}" + "".join(
    f"[id*=-{lang}-]:target~#all [class]{{display:none}}[id*=-{lang}-]:target~#all .{lang}{{display:inline}}"
    for lang in LANGUAGE_CODES[1:]
)
"""The style of the visible texts: those of the language of the view, or of the first if no view is asked for."""

SHAPE = r"<(?:circle|path|rect|use)[^>]*/>|<text (?!class)[^>]*>[^<]*</text>"
"""Shapes that may be shared: all but the texts of one language, which the style sheet finds by their place."""
TOKEN = re.compile(rf"(?P<shape>{SHAPE})|<clipPath.*?</clipPath>|<[^>]*>[^<]*")
LEAST = 120
"""Letters that make a shape worth sharing."""

NAMES = [a + b for a in ("", *"abcdefghijklmnopqrstuvwxyz") for b in "abcdefghijklmnopqrstuvwxyz"]


def plain(theme: Theme) -> Theme:
    """Return a theme that takes less room: no grain in the wood, and colours hardly darker in the dark as in
    the light."""
    return theme._replace(
        grain_least=0.0,
        grain_more=0.0,
        **{name: getattr(LIGHT, name) for name in ("gold", "gold_hi", "halo", "target", "target_ring", "card_line")},
    )


def drawn(illustrations: Sequence[Illustration], theme: Theme, lang: str) -> str:
    """Return all illustrations below each other in one theme and language, each in a place of its own."""
    writer, places = svg_canvas.Writer(), []
    for number, illustration in enumerate(illustrations):
        canvas = svg_canvas.Canvas()
        canvas.width, canvas.height = WIDTH, HEIGHT
        paint_illustration(canvas, illustration, Look(plain(theme), MESSAGES[lang], DPR))
        body = writer.canvas(canvas)
        places.append(f'<svg y="{number * HEIGHT}" width="{WIDTH}" height="{HEIGHT}">{body}</svg>')
    return f"<defs>{''.join(writer.defs)}</defs>{''.join(places)}"


class Palette:
    """The colours that differ between the themes, each pair a custom property."""

    def __init__(self) -> None:
        self.names: dict[tuple[str, str], str] = {}

    def joined(self, light: str, dark: str) -> str:
        """Return both as one text; raise ValueError if they differ in more than colours."""
        if COLOUR.split(light) != COLOUR.split(dark):
            raise ValueError("the themes differ in more than colours")
        others = iter(COLOUR.findall(dark))
        return COLOUR.sub(lambda colour: self._one(colour[0], next(others)), light)

    def _one(self, light: str, dark: str) -> str:
        if light == dark:
            return light
        return f"var(--{self.names.setdefault((light, dark), NAMES[len(self.names)])})"

    def rule(self, which: int) -> str:
        """Return the properties with the colours of the light (0) or the dark theme (1)."""
        return "".join(f"--{name}:{pair[which]};" for pair, name in self.names.items())


def spoken(drawings: Mapping[str, str]) -> str:
    """Return all languages as one text, by language; raise ValueError if they differ in more than lines of
    text. A line that not all languages have gets the class of each that has it."""
    parts = []
    for alike in zip_longest(*map(TEXT.split, drawings.values()), fillvalue=""):
        if len(set(alike)) == 1:
            parts.append(alike[0])
        elif not all(line.startswith("<text") for line in alike):
            raise ValueError("the languages differ in more than text")
        else:
            of = {line: [lang for lang, own in zip(drawings, alike, strict=True) if own == line] for line in alike}
            parts += [line.replace("<text", f'<text class="{" ".join(langs)}"') for line, langs in of.items()]
    return "".join(parts)


def runs(tokens: Sequence[re.Match[str]]) -> Iterator[str]:
    """Yield the tokens, with those shapes joined that are always next to each other."""
    before, after = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for one, other in pairwise(tokens):
        after[one[0]].add(other[0])
        before[other[0]].add(one[0])
    run = tokens[0][0]
    for one, other in pairwise(tokens):
        if one["shape"] and other["shape"] and len(after[one[0]]) == len(before[other[0]]) == 1:
            run += other[0]
        else:
            yield run
            run = other[0]
    yield run


def shared(body: str) -> str:
    """Return the same with every repeated part, such as most of a board, written once."""
    found = list(runs(list(TOKEN.finditer(body))))
    often = [run for run, times in Counter(found).items() if times > 1 and len(run) >= LEAST]
    names = {run: f"_{name}" for run, name in zip(often, NAMES, strict=False)}
    groups = "".join(f'<g id="{name}">{run}</g>' for run, name in names.items())
    uses = (f'<use href="#{names[run]}"/>' if run in names else run for run in found)
    return f"<defs>{groups}</defs>{''.join(uses)}"


def svg(illustrations: Sequence[Illustration]) -> str:
    """Return the file with these illustrations."""
    palette = Palette()
    drawings = {
        lang: palette.joined(drawn(illustrations, LIGHT, lang), drawn(illustrations, DARK, lang))
        for lang in LANGUAGE_CODES
    }
    style = f"#all{{{palette.rule(0)}}}[id$=dark]:target~#all{{{palette.rule(1)}}}{LANGUAGES}"
    family = SANS.replace('"', "'")
    all_views = "".join(views(number, one.name) for number, one in enumerate(illustrations))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" fill="none"'
        f' stroke-linejoin="round" stroke-linecap="round" font-family="{family}">'
        f'<style>{style}</style>{all_views}<g id="all">{shared(spoken(drawings))}</g></svg>\n'
    )


def views(number: int, name: str) -> str:
    """Return the views of an illustration, one for each language and theme."""
    return "".join(
        f'<view id="{view(name, MESSAGES[lang], dark)}" viewBox="0 {number * HEIGHT} {WIDTH} {HEIGHT}"/>'
        for lang in LANGUAGE_CODES
        for dark in (False, True)
    )


def write(folder: Path) -> None:
    """Write the file of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for code, illustrations in ILLUSTRATIONS.items():
        (folder / f"{GAMES[code].INFO.name.lower()}.svg").write_text(svg(illustrations))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
