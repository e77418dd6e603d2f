"""Print the faults of a language, and write a page to proofread it.

usage: check_locale.py LANGUAGE      (make locale LANG=xx)

The texts in `locales/LANGUAGE/` are compared with the Dutch; `text/languages.py` need not know it yet. A text much
longer than its Dutch may not fit: that is only a hint. `dist-locale/LANGUAGE.html` has all messages.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "py"))

import locale_page  # noqa: E402
from kaartbord.text.languages import LANGUAGES, Language  # noqa: E402
from kaartbord.text.messages import Pattern  # noqa: E402
from kaartbord.text.phrasebooks import PHRASEBOOKS  # noqa: E402
from locale_files import (  # noqa: E402
    LOCALES,
    PARAGRAPH,
    SENTENCE,
    InvalidMessages,
    arguments,
    flat_texts,
    messages_in,
    selections,
)

REFERENCE_LANG, SECOND_LANG = "nl", "en"
"""The language that others are compared with; and one with arguments that the Dutch does not need."""

PERSONS = {"you", "both", "many", "one", "other"}
"""The variants of `PERSON`, and the one for the rest of them."""

REQUIRED_ATTRIBUTES = ("forms", "meaning")
"""Attributes that every language has of a term besides its title; other messages have the cases that they need."""

SHORT_LETTERS, TOO_LONG_FACTOR, TOO_LONG_LETTERS = 24, 1.4, 6
"""Letters up to which the Dutch is short; the factor and the number of letters by which a text is much longer."""


class Sentence(NamedTuple):
    """The parts of a sentence of a page that every language must have."""

    shared: str
    """The paragraph that is shown in its place, or ""."""
    facts: tuple[str, ...]
    arguments: frozenset[str]


class LanguageFolder(NamedTuple):
    """The readable contents of the folder of a language."""

    messages: Mapping[str, Mapping[str, Pattern]]
    """By file and id."""
    pages: Mapping[str, Mapping[str, tuple[Sentence, ...]]]
    """By file and paragraph."""
    faults: tuple[str, ...]
    """Errors in unreadable parts, with their places."""

    @property
    def all(self) -> dict[str, Pattern]:
        """Return all messages by id."""
        return {key: text for file in self.messages.values() for key, text in file.items()}


def language(code: str) -> Language:
    """Return a language; one that is not listed gets all possible forms."""
    return LANGUAGES.get(code) or Language(code, code, code, (1,), "both")


def read(folder: Path) -> LanguageFolder:
    """Return the contents of a folder."""
    messages: dict[str, dict[str, Pattern]] = {}
    pages: dict[str, dict[str, tuple[Sentence, ...]]] = {}
    faults: list[str] = []
    for path in sorted((*folder.glob("*.ftl"), *folder.rglob("*.md"))):
        name = path.relative_to(folder).as_posix()
        try:
            source = path.read_text("utf-8")
        except UnicodeDecodeError as bad:
            line = path.read_bytes()[: bad.start].count(b"\n") + 1
            faults.append(f"{name}:{line}: is not in UTF-8")
            source = path.read_text("utf-8", errors="replace")
        if path.suffix == ".ftl":
            messages[name] = dict(_messages(name, source, faults))
        else:
            pages[name] = dict(_paragraphs(name, source, faults))
    return LanguageFolder(messages, pages, tuple(faults))


def _messages(name: str, source: str, faults: list[str]) -> Iterator[tuple[str, Pattern]]:
    """Yield the readable messages of a file, and add the places of others to the faults."""
    known: set[str] = set()
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        notes = entry.annotations[:1] if isinstance(entry, ast.Junk) else []
        why = "".join(f" ({note.message})" for note in notes)
        try:
            found = list(messages_in(entry))
        except InvalidMessages as torn:
            faults.append(f"{name}:{line}: {str(torn).splitlines()[0]}{why}")
            continue
        faults += [f"{name}:{line}: {key} stands twice" for key, _ in found if key in known]
        known |= {key for key, _ in found}
        yield from found


def _paragraphs(name: str, source: str, faults: list[str]) -> Iterator[tuple[str, tuple[Sentence, ...]]]:
    """Yield the paragraphs of a page, and add its unreadable lines to the faults."""
    paragraph, sentences = "", list[Sentence]()
    for number, line in enumerate(source.splitlines(), 1):
        title, found = PARAGRAPH.fullmatch(line), SENTENCE.fullmatch(line)
        if title:
            if paragraph:
                yield paragraph, tuple(sentences)
            paragraph, sentences = title["id"], []
        elif line.startswith("#"):
            faults.append(f"{name}:{number}: a title is written ## Title {{#id}}")
        elif paragraph and found:
            try:
                asked = frozenset(key for _, key, *_ in Formatter().parse(found["words"] or "") if key)
            except ValueError as bad:
                faults.append(f"{name}:{number}: cannot be read: {bad}")
                asked = frozenset()
            facts = tuple(found["facts"].split(", ")) if found["facts"] else ()
            sentences.append(Sentence(found["shared"] or "", facts, asked))
    if paragraph:
        yield paragraph, tuple(sentences)


def faults(own: LanguageFolder, first: LanguageFolder, second: LanguageFolder) -> list[str]:
    """Return the faults of a language, compared with the first; arguments in the second are allowed too."""
    more = {key: set(arguments(text)) for key, text in second.all.items()}
    return [*own.faults, *_message_faults(own, first, more), *_page_faults(own, first), *_term_faults(own)]


def _message_faults(own: LanguageFolder, first: LanguageFolder, more: Mapping[str, set[str]]) -> Iterator[str]:
    """Yield the messages and arguments that differ."""
    yield from (f"{name}: is missing" for name in first.messages if name not in own.messages)
    yield from (f"{name}: is not known in Dutch" for name in own.messages if name not in first.messages)
    mine, theirs = own.all, first.all
    for name, file in first.messages.items():
        for key, text in file.items() if name in own.messages else ():
            if key not in mine and _is_everywhere(key):
                yield f"{name}: {key} is missing: {next(flat_texts(text))}"
    times = Counter(key for file in own.messages.values() for key in file)
    cases = {key.partition(".")[2] for key in mine}
    for name, file in own.messages.items():
        for key, text in file.items():
            if times[key] > 1:
                yield f"{name}: {key} stands in two files"
            known = more.get(key, set())
            yield from (f"{name}: {key} {why}" for why in _faults_of_message(key, text, theirs, known))
            yield from (f"{name}: {key} {why}" for why in _selection_faults(text, cases))


def _faults_of_message(key: str, text: Pattern, theirs: Mapping[str, Pattern], known: set[str]) -> Iterator[str]:
    """Yield the differences of a message from the Dutch one; it may also use other known arguments."""
    whole = key.partition(".")[0]
    if whole not in theirs or _is_everywhere(key) and key not in theirs:
        yield "is not known in Dutch"
        return
    here, there = arguments(text), arguments(theirs.get(key, theirs[whole]))
    if _is_everywhere(key):
        yield from (f"lacks {{ ${each} }}" for each in there if each not in here)
    yield from (f"has no argument {{ ${each} }}" for each in here if each not in known.union(there))


def _selection_faults(text: Pattern, cases: set[str]) -> Iterator[str]:
    """Yield the variants of a message that never apply, and the cases that no message has."""
    for _, function, *more in selections(text):
        if function == "PERSON":
            yield from (f"selects [{each}], which nobody is" for each in more[0] if each not in PERSONS)
        elif function == "CASE" and more[0] not in cases:
            yield f'asks for the case "{more[0]}", which nothing has'


def _is_everywhere(key: str) -> bool:
    """Return whether a message, or an attribute, is one that all languages have."""
    _, dot, attribute = key.partition(".")
    return not dot or attribute in REQUIRED_ATTRIBUTES


def _page_faults(own: LanguageFolder, first: LanguageFolder) -> Iterator[str]:
    """Yield the paragraphs and sentences of pages that differ."""
    yield from (f"{name}: is missing" for name in first.pages if name not in own.pages)
    yield from (f"{name}: is not known in Dutch" for name in own.pages if name not in first.pages)
    for name in sorted(first.pages.keys() & own.pages.keys()):
        mine, theirs = own.pages[name], first.pages[name]
        yield from (f"{name}: paragraph {{#{each}}} is missing" for each in theirs if each not in mine)
        yield from (f"{name}: paragraph {{#{each}}} is not known in Dutch" for each in mine if each not in theirs)
        if mine.keys() == theirs.keys() and list(mine) != list(theirs):
            yield f"{name}: the paragraphs stand in another order than in Dutch"
        known = frozenset().union(*(line.arguments for lines in theirs.values() for line in lines))
        for paragraph in (each for each in theirs if each in mine):
            where = f"{name}: {{#{paragraph}}}"
            if len(mine[paragraph]) != len(theirs[paragraph]):
                yield f"{where} has {len(mine[paragraph])} lines, in Dutch {len(theirs[paragraph])}"
                continue
            for number, (here, there) in enumerate(zip(mine[paragraph], theirs[paragraph], strict=True), 1):
                yield from (f"{where} line {number}: {why}" for why in _sentence_faults(here, there, known))


def _sentence_faults(here: Sentence, there: Sentence, known: frozenset[str]) -> Iterator[str]:
    """Yield the differences of a sentence from the Dutch one; it may also use arguments `known` on the page."""
    if here.shared != there.shared:
        yield f"@{here.shared} instead of @{there.shared}"
    if here.facts != there.facts:
        yield f"[{', '.join(here.facts)}] instead of [{', '.join(there.facts)}]"
    yield from (f"lacks {{{each}}}" for each in sorted(there.arguments - here.arguments))
    yield from (f"has no argument {{{each}}}" for each in sorted(here.arguments - known))


def _term_faults(own: LanguageFolder) -> Iterator[str]:
    """Yield the forms that two terms of a game share, and those that could never be found."""
    mine, found = own.all, dict[str, None]()
    for phrasebook in PHRASEBOOKS.values():
        known: dict[str, str] = {}
        for key in (term.replace(".", "-") for term in phrasebook.rulebook.term_keys):
            forms = mine.get(f"{key}.forms", "")
            for form in forms.split(" | ") if isinstance(forms, str) and forms else ():
                if form != form.lower():
                    found[f"terms.ftl: {key}: the form “{form}” is written in small letters"] = None
                if known.setdefault(form, key) != key:
                    found[f"terms.ftl: “{form}” is a form of {known[form]} and of {key}"] = None
    yield from found


def too_long_messages(own: LanguageFolder, first: LanguageFolder) -> Iterator[tuple[str, str, str]]:
    """Yield the id, the Dutch and the text of messages that are much longer, if the Dutch is short and no sentence."""
    mine = own.all
    for key, text in first.all.items():
        theirs, ours = (max(flat_texts(each), key=len) for each in (text, mine.get(key, "")))
        if len(theirs) > SHORT_LETTERS or theirs.endswith(".") or key.endswith(REQUIRED_ATTRIBUTES):
            continue
        if len(ours) > max(TOO_LONG_FACTOR * len(theirs), len(theirs) + TOO_LONG_LETTERS):
            yield key, theirs, ours


def main(code: str) -> None:
    """Print the findings, write the page, and exit with 1 if anything is wrong."""
    folder, page = LOCALES / code, ROOT / f"dist-locale/{code}.html"
    if not folder.is_dir():
        sys.exit(f"there is no folder locales/{code}: copy that of a language that you know")
    own, first = read(folder), read(LOCALES / REFERENCE_LANG)
    wrong, longer = faults(own, first, read(LOCALES / SECOND_LANG)), [*too_long_messages(own, first)]
    if longer:
        print("Much longer than the Dutch, in letters: is there room for it? (a hint)")
    for key, theirs, ours in longer:
        print(f"{len(theirs):>5}{len(ours):>5}  {key}: {theirs} / {ours}")
    print("".join(f"{fault}\n" for fault in wrong), end="")
    page.parent.mkdir(exist_ok=True)
    tables = {each: read(LOCALES / each).all for each in (REFERENCE_LANG, SECOND_LANG, code)}
    page.write_text(locale_page.page(language(code), tables, LOCALES / REFERENCE_LANG), "utf-8")
    print(f"locales/{code}: {len(own.all)} messages, {len(wrong)} faults")
    print(f"To read through: {page.relative_to(ROOT)}")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main(sys.argv[1])
