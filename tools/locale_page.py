"""All messages of a language as one plain page to read through: beside the Dutch and the English, filled in."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from kaartbord.text.languages import LANGUAGES, Language
from kaartbord.text.messages import Message, Messages, MessageTable, Pattern, People, Value
from locale_files import arguments, selections

PEOPLE = (
    People(("Anna",)),
    People(("Anna", "Tom")),
    People((), includes_reader=True),
    People(("Anna",), includes_reader=True),
)
"""One of every kind: somebody, several, the reader, the reader and another."""

EXAMPLES: Mapping[str, Value] = {
    **dict.fromkeys(("who", "name", "owner", "mate"), "Anna"),
    **dict.fromkeys(("whom", "other", "partner", "winner"), "Tom"),
    **dict.fromkeys(("number", "steps", "points", "cards", "limit"), 5),
    **dict.fromkeys(("colour", "suit"), Message("colour.0")),
    **{"card": "7", "game": "Keezbord", "place": "12"},
}
"""Examples by argument; others are shown by their name."""

HEAD = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><title>{lang}</title>
<style>
body {{ font: 16px/1.4 sans-serif; max-width: 80em; margin: auto; padding: 1em }}
table {{ border-collapse: collapse; width: 100%; table-layout: fixed }}
td, th {{ border: 1px solid #bbb; padding: 0.3em 0.5em; text-align: start; vertical-align: top }}
td {{ overflow-wrap: anywhere }}
p {{ margin: 0 }}
p + p {{ border-top: 1px dotted #bbb }}
.missing {{ background: #fcc }}
</style>
"""

COLUMNS = "<table><tr><th>id<th>nl<th>en<th>{lang}"


def page(language: Language, tables: Mapping[str, MessageTable], first: Path) -> str:
    """Return the page of a language, in the order of the files in `first`; `tables` has Dutch, English and its own."""
    own = Messages(language, {**tables["en"], **tables[language.code]})
    beside = (*(Messages(LANGUAGES[code], tables[code]) for code in ("nl", "en")), own)
    top = COLUMNS.format(lang=language.code)
    parts = [HEAD.format(lang=language.code)]
    for path in sorted(first.glob("*.ftl")):
        parts.append(f"<h1>{path.name}</h1>{top}")
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.GroupComment):
                parts.append(f"</table><h2>{html.escape(entry.content or '')}</h2>{top}")
            elif isinstance(entry, ast.Message):
                note = html.escape(entry.comment.content or "") if entry.comment else ""
                for key in (entry.id.name, *(f"{entry.id.name}.{each.id.name}" for each in entry.attributes)):
                    parts.append(f"<tr><td>{key}<p>{note}</p>")
                    parts += (cell(messages, tables[messages.language.code], key) for messages in beside)
        parts.append("</table>")
    return "\n".join(parts)


def cell(messages: Messages, table: MessageTable, key: str) -> str:
    """Return the cell of a message: each text that it can become, or that it is missing."""
    if key not in table:
        return '<td class="missing">'
    texts = dict.fromkeys(samples(messages, key, table[key]))
    return f"<td>{''.join(f'<p>{html.escape(text)}</p>' for text in texts)}"


def samples(messages: Messages, key: str, pattern: Pattern) -> Iterator[str]:
    """Yield the texts of a message with examples as its arguments, one for every choice of variants."""
    name, _, case = key.partition(".")
    options = [examples(pattern, argument, function) for argument, function in arguments(pattern).items()]
    for chosen in product(*options):
        values = dict(zip(arguments(pattern), chosen, strict=True))
        yield messages.format_value(Message(name, values), case)


def examples(pattern: Pattern, argument: str, function: str) -> tuple[Value, ...]:
    """Return examples of an argument: one for each variant that it selects."""
    example = EXAMPLES.get(argument, f"‹{argument}›")
    keys = {key for part in selections(pattern) if part[0] == argument and len(part) == 4 for key in part[2]}
    if function == "PERSON":
        return PEOPLE
    if keys:
        return (1, 5) if keys <= {"one", "other"} else (*sorted(keys), example)
    return (example,)
