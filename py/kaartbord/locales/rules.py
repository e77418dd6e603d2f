"""The pages that are read: of every game its rules, in `LANGUAGE/rules/GAME.md`, and `LANGUAGE/help.md`.

A paragraph begins with `## Title {#id}`; then each line is one sentence, or `- ` and an item of a list. Before a
sentence `[fact, not fact]` says with which house rules and seats it holds. A line `@race.turn` stands for the
sentences of that paragraph of `race.md`. What comes before the first paragraph is for whoever edits the page.

The build ships only the value of `PAGES` (`folded` in tools/shipped.py), so that no page reads these files.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from . import ITEM, Line, Page

LOCALES = Path(__file__).parent
PARAGRAPH = re.compile(r"^## (?P<title>.*?) ?\{#(?P<id>\w+)\}$", re.MULTILINE)
SENTENCE = re.compile(r"@(?P<shared>[\w.]+)|(?P<item>- )?(?:\[(?P<facts>[^\]]+)\] )?(?P<words>.+)")


def lines_of(block: str, shared: Mapping[str, str]) -> Iterator[Line]:
    """Yield the lines of a paragraph; `shared` has those that it may ask for, KeyError for another."""
    for found in SENTENCE.finditer(block):
        if found["shared"]:
            yield from lines_of(shared[found["shared"]], shared)
        else:
            words = (ITEM if found["item"] else "") + found["words"]
            yield (*found["facts"].split(", "), words) if found["facts"] else words


def paragraphs(path: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the paragraphs of a file: id, title, and what is written below it."""
    _, *parts = PARAGRAPH.split(path.read_text("utf-8"))
    yield from zip(parts[1::3], parts[0::3], parts[2::3], strict=True)


def pages_of(folder: Path) -> dict[str, Page]:
    """Return the pages of one language by name."""
    shared = {f"race.{name}": block for name, _, block in paragraphs(folder / "rules/race.md")}
    return {
        path.stem: tuple(
            (name, title, tuple(lines_of(block, shared))) for name, title, block in paragraphs(path)
        )
        for path in sorted(folder.rglob("*.md"))
        if path.stem != "race"
    }


PAGES: Mapping[str, Mapping[str, Page]] = {
    folder.name: pages_of(folder) for folder in sorted(LOCALES.glob("??"))
}
"""By language and name: that of a game, or `help`."""
