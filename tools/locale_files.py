"""Read the texts for people in `locales/LANGUAGE/`, into the form that a page looks up.

Messages are in `SCREEN.ftl`, in Fluent. Pages to read are in `rules/GAME.md` and `help.md`: a paragraph
begins with `## Title {#id}`; then each line is one sentence, or `- ` and an item of a list. Before a sentence
`[fact, not fact]` gives the house rules and seats with which it holds. A line `@race.turn` is replaced by the
sentences of that paragraph of `race.md`. Text before the first paragraph is for editors of the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from string import Formatter
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer, serialize_expression
from kaartbord.text.messages import Pattern, PatternPart
from kaartbord.text.rulebook import LIST_ITEM, RulesLine, RulesPage

LOCALES = Path(__file__).resolve().parent.parent / "locales"

FUNCTIONS = ("CAPITAL", "CASE", "INITIAL", "KEY", "PERSON")
"""The functions that a message may use: see `text.messages`."""


class InvalidMessages(Exception):
    """An invalid file of messages; the text has the place."""


def messages_of(source: str) -> Iterator[tuple[str, Pattern]]:
    r"""Yield the messages of a file by id, and their attributes by ID.ATTRIBUTE.

    Raise Torn for a message that cannot be read, or that our runtime cannot show.

    >>> dict(messages_of("home = Thuis\nhail = Dag { $who }!"))
    {'home': 'Thuis', 'hail': ('Dag ', ('who',), '!')}
    """
    for entry in FluentParser().parse(source).body:
        yield from messages_in(entry)


def messages_in(entry: ast.EntryType) -> Iterator[tuple[str, Pattern]]:
    """Yield the messages in an entry of a file, as `messages_of` does; nothing for a comment."""
    match entry:
        case ast.Message():
            if entry.value:
                yield entry.id.name, pattern_of(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", pattern_of(attribute.value)
        case ast.Junk() | ast.Term():
            raise InvalidMessages(f"cannot be read: {FluentSerializer().serialize_entry(entry).strip()}")


def pattern_of(pattern: ast.Pattern) -> Pattern:
    """Return a pattern: its text, or its parts if it has any but text."""
    parts: list[PatternPart] = []
    for part in map(part_of, pattern.elements):
        match part, parts:
            case str(), [*_, str(text)]:
                parts[-1] = text + part
            case _:
                parts.append(part)
    match parts:
        case [str(text)] if "{" not in text:
            return text
    return tuple(parts)


def part_of(element: ast.TextElement | ast.Placeable) -> PatternPart:
    """Return a part of a pattern: text with `{argument}` in it, or a part that is filled in differently."""
    match element:
        case ast.TextElement(value=text) | ast.Placeable(expression=ast.StringLiteral(value=text)):
            return str(text).replace("{", "{{").replace("}", "}}")
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return f"{{{name}}}"
        case ast.Placeable(expression=expression):
            return placeable_of(expression)


def placeable_of(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> PatternPart:
    """Return a part that is filled in with more than an argument."""
    match expression:
        case ast.FunctionReference(
            id=ast.Identifier(name=function),
            arguments=ast.CallArguments(positional=[ast.VariableReference(id=ast.Identifier(name=name)), *more]),
        ) if function in FUNCTIONS:
            return (name, function, *(text.value for text in more if isinstance(text, ast.StringLiteral)))
        case ast.SelectExpression(selector=selector):
            variants = {key_of(variant.key): pattern_of(variant.value) for variant in expression.variants}
            default = next(key_of(variant.key) for variant in expression.variants if variant.default)
            asked = (selector.id.name, "") if isinstance(selector, ast.VariableReference) else placeable_of(selector)
            return (*asked[:2], variants, default)
    raise InvalidMessages(f"asks for more than is done: {serialize_expression(expression)}")


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    """Return the key of a variant as it is compared: a name, or the digits of a number."""
    return key.name if isinstance(key, ast.Identifier) else key.value


def flat_texts(pattern: Pattern) -> Iterator[str]:
    """Yield every text of a pattern: one for each choice of variants."""
    if isinstance(pattern, str):
        yield pattern
        return
    yield from map("".join, product(*map(_ways, pattern)))


def _ways(part: PatternPart) -> list[str]:
    """Return each text that a part can become."""
    if isinstance(part, str):
        return [part]
    if len(part) < 4:
        return [f"{{{part[0]}}}"]
    return [text for variant in part[2].values() for text in flat_texts(variant)]


def arguments(pattern: Pattern) -> dict[str, str]:
    """Return by argument of a pattern the function that selects by it: "" for the number itself, "-" if none does."""
    found: dict[str, str] = {}
    for part in () if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            found |= {name: "-" for _, name, *_ in Formatter().parse(part) if name and name not in found}
        else:
            for variant in part[2].values() if len(part) == 4 else ():
                found = arguments(variant) | found
            found[part[0]] = part[1] if len(part) == 4 else found.get(part[0], "-")
    return found


def selections(pattern: Pattern) -> Iterator[tuple[Any, ...]]:
    """Yield all parts of a pattern that are more than text, those within variants too."""
    for part in () if isinstance(pattern, str) else pattern:
        if not isinstance(part, str):
            yield part
            for variant in part[2].values() if len(part) == 4 else ():
                yield from selections(variant)


PARAGRAPH = re.compile(r"^## (?P<title>.*?) ?\{#(?P<id>\w+)\}$", re.MULTILINE)
SENTENCE = re.compile(r"@(?P<shared>[\w.]+)|(?P<item>- )?(?:\[(?P<facts>[^\]]+)\] )?(?P<words>.+)")


def lines_of(block: str, shared: Mapping[str, str]) -> Iterator[RulesLine]:
    """Yield the lines of a paragraph; `shared` has the paragraphs that it may include; raise KeyError for another."""
    for found in SENTENCE.finditer(block):
        if found["shared"]:
            yield from lines_of(shared[found["shared"]], shared)
        else:
            words = (LIST_ITEM if found["item"] else "") + found["words"]
            yield (*found["facts"].split(", "), words) if found["facts"] else words


def paragraphs(path: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the paragraphs of a file: id, title, and the text below it."""
    _, *parts = PARAGRAPH.split(path.read_text("utf-8"))
    yield from zip(parts[1::3], parts[0::3], parts[2::3], strict=True)


def pages_of(folder: Path) -> dict[str, RulesPage]:
    """Return the pages of one language by name."""
    shared = {f"race.{name}": block for name, _, block in paragraphs(folder / "rules/race.md")}
    return {
        path.stem: tuple((name, title, tuple(lines_of(block, shared))) for name, title, block in paragraphs(path))
        for path in sorted(folder.rglob("*.md"))
        if path.stem != "race"
    }


def words_of(folder: Path) -> dict[str, dict[str, Pattern]]:
    """Return the messages of one language by file and id."""
    return {path.stem: dict(messages_of(path.read_text("utf-8"))) for path in sorted(folder.glob("*.ftl"))}
