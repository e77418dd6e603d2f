"""The messages of every language, as they are written in `LANGUAGE/SCREEN.ftl`, in the form that a page looks up.

`fluent.syntax` reads them. The build ships only the tables (`folded` in tools/shipped.py), so that no page parses.
"""

from collections.abc import Iterator, Mapping

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer, serialize_expression

from . import LANGS, Part, Pattern
from .rules import LOCALES

FUNCTIONS = ("CAPITAL", "CASE", "KEY", "PERSON")
"""What a message may ask for: see `text.messages`."""


class Torn(Exception):
    """A file of messages is not written as it must be; says where."""


def messages_of(source: str) -> Iterator[tuple[str, Pattern]]:
    r"""Yield the messages of a file by id, and their attributes by ID.ATTRIBUTE.

    Raises Torn for what cannot be read, or asks for what our runtime does not do.

    >>> dict(messages_of("home = Thuis\nhail = Dag { $who }!"))
    {'home': 'Thuis', 'hail': ('Dag ', ('who',), '!')}
    """
    for entry in FluentParser().parse(source).body:
        match entry:
            case ast.Message():
                if entry.value:
                    yield entry.id.name, pattern_of(entry.value)
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", pattern_of(attribute.value)
            case ast.Junk() | ast.Term():
                raise Torn(f"cannot be read: {FluentSerializer().serialize_entry(entry).strip()}")


def pattern_of(pattern: ast.Pattern) -> Pattern:
    """Return a pattern: its text, or its parts where it has any but text."""
    parts: list[Part] = []
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


def part_of(element: ast.TextElement | ast.Placeable) -> Part:
    """Return a part of a pattern: text with `{argument}` in it, or what is filled in otherwise."""
    match element:
        case ast.TextElement(value=text) | ast.Placeable(expression=ast.StringLiteral(value=text)):
            return str(text).replace("{", "{{").replace("}", "}}")
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return f"{{{name}}}"
        case ast.Placeable(expression=expression):
            return filled_in(expression)


def filled_in(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Part:
    """Return what is filled in where it is more than an argument."""
    match expression:
        case ast.FunctionReference(
            id=ast.Identifier(name=function),
            arguments=ast.CallArguments(
                positional=[ast.VariableReference(id=ast.Identifier(name=name)), *more]
            ),
        ) if function in FUNCTIONS:
            return (name, function, *(text.value for text in more if isinstance(text, ast.StringLiteral)))
        case ast.SelectExpression(selector=selector):
            variants = {key_of(variant.key): pattern_of(variant.value) for variant in expression.variants}
            default = next(key_of(variant.key) for variant in expression.variants if variant.default)
            asked = (
                (selector.id.name, "") if isinstance(selector, ast.VariableReference) else filled_in(selector)
            )
            return (*asked[:2], variants, default)
    raise Torn(f"asks for more than is done: {serialize_expression(expression)}")


def key_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    """Return the key of a variant as it is compared: a name, or the digits of a number."""
    return key.name if isinstance(key, ast.Identifier) else key.value


WORDS: Mapping[str, Mapping[str, Mapping[str, Pattern]]] = {
    language: {
        path.stem: dict(messages_of(path.read_text("utf-8")))
        for path in sorted((LOCALES / language).glob("*.ftl"))
    }
    for language in LANGS
}
"""By language and file; a file has its messages by id."""
