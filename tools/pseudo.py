"""A language that nobody speaks, made from the English: it shows texts that are cut, or that are not among
the messages.

Every letter has an accent, every message is 40 % longer and in brackets, and some have a mark of
right-to-left text. Arguments, variants and functions stay as they are. Texts of one or two letters only get
their accents, as there is no room for more on a card or a pawn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import ascii_letters
from zlib import crc32

import shipped
from kaartbord.text.messages import Pattern, PatternPart
from kaartbord.text.rulebook import LIST_ITEM, RulesLine, RulesPage
from locale_files import flat_texts

from locales import PAGES, TABLES

SOURCE_LANG = "en"

ACCENTED = str.maketrans(ascii_letters, "áƀçđéƒğĥíĵķļḿńóṕɋŕšţúṽẃẋýžÁɃÇĐÉƑĞĤÍĴĶĻḾŃÓṔɊŔŠŢÚṼẂẊÝŽ")

FILLER = "ļóŕéḿ íṕšúḿ đóļóŕ šíţ áḿéţ "
"""The text that makes others longer."""

LONGER, LEAST = 0.4, 3
"""Share of letters that is added, and the shortest text that gets them."""

MARK, MARKED = "\u200f", 5
"""The mark of right-to-left text; one in MARKED messages has it."""

ARGUMENT = re.compile(r"(\{[^{}]*\})")


def words() -> str:
    """Return its messages and its pages, as the page fetches them."""
    messages = {key: message(key, pattern) for key, pattern in TABLES[SOURCE_LANG].items()}
    return shipped.packed(messages, {name: page(each) for name, each in PAGES[SOURCE_LANG].items()})


def message(key: str, pattern: Pattern) -> Pattern:
    """Return a message in this language; the forms of a term are as in sentences."""
    told = accented(pattern)
    letters = max(len(ARGUMENT.sub("", text)) for text in flat_texts(pattern))
    if letters < LEAST or key.endswith(".forms"):
        return told
    mark = "" if crc32(key.encode()) % MARKED else MARK
    before, after = f"[{mark}", f"{filler(letters)}]"
    return f"{before}{told}{after}" if isinstance(told, str) else (before, *told, after)


def filler(letters: int) -> str:
    """Return the text that is added to one of that number of letters."""
    wanted = round(letters * LONGER)
    return f" {FILLER * (wanted // len(FILLER) + 1)}"[:wanted].rstrip()


def accented(pattern: Pattern) -> Pattern:
    """Return a pattern with an accent on each letter of its texts."""
    return accents(pattern) if isinstance(pattern, str) else tuple(map(part, pattern))


def part(part: PatternPart) -> PatternPart:
    """Return a part of a message with accents: on its text, or on that of its variants."""
    if isinstance(part, str):
        return accents(part)
    if len(part) < 4:
        return part
    argument, function, variants, default = part
    return argument, function, {key: accented(each) for key, each in variants.items()}, default


def accents(text: str) -> str:
    """Return a text with accents on all but its arguments.

    >>> accents("Hi {name}")
    'Ĥí {name}'
    """
    return "".join(
        piece if number % 2 else piece.translate(ACCENTED) for number, piece in enumerate(ARGUMENT.split(text))
    )


def page(paragraphs: RulesPage) -> RulesPage:
    """Return a page of rules or of help in this language."""
    return tuple((name, sentence(title), tuple(map(line, lines))) for name, title, lines in paragraphs)


def line(line: RulesLine) -> RulesLine:
    """Return a line of a page in this language, with the facts with which it holds."""
    return sentence(line) if isinstance(line, str) else (*line[:-1], sentence(line[-1]))


def sentence(text: str) -> str:
    """Return a sentence, or an item of a list, in this language."""
    item = LIST_ITEM * text.startswith(LIST_ITEM)
    return f"{item}{message('', text.removeprefix(LIST_ITEM))}"


def start(said: Mapping[str, str]) -> dict[str, str]:
    """Return the words shown before Python runs, by key; an address stays unchanged."""
    return {key: text if text.endswith(".html") else str(message(key, text)) for key, text in said.items()}
