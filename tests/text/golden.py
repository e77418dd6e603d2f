"""All that is read and heard besides what games say (see `spoken`): the one place where these tests ask for words.

Each function gives the lines of one file in `golden/`, in one language.
"""

import gzip
import os
from collections.abc import Iterable, Iterator, Mapping
from difflib import unified_diff
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import starting
from kaartbord.games import GAMES
from kaartbord.lessons.lessons import LESSONS
from kaartbord.scene.illustrations import captions
from kaartbord.scene.illustrations.listed import LISTED
from kaartbord.text import MESSAGES, lessons, phrasebooks
from kaartbord.text.glossary import Glossary, definitions, term_forms
from kaartbord.text.hints import advice
from kaartbord.text.hints.choice_case import Odds
from kaartbord.text.printed import help
from kaartbord.text.reader import Reader
from rule_pages import rule_pages
from support.samples import samples
from text.sampled import NAMES, Hint, Table, some
from variants import house_rules

LANGS = ("nl", "en")
"""The languages of which every sentence is kept to the letter."""

__all__ = ["LANGS", "differences", "hints_said", "lacking", "lessons_said", "rules_said"]

FOLDER = Path(__file__).parent / "golden"
WRITES = bool(os.environ.get("WRITE_GOLDEN"))

SHOWN = 12
"""Lines of a difference that are told."""

Said = Iterator[str]


def differences(name: str, lines: Iterable[str]) -> str:
    """Return how lines differ from those of a file; "" if they do not. The file is written if that is wanted."""
    now = [line.replace("\n", " / ") for line in lines]
    path = FOLDER / f"{name}.txt.gz"
    if WRITES:
        path.write_bytes(gzip.compress("\n".join([*now, ""]).encode(), mtime=0))
    before = gzip.decompress(path.read_bytes()).decode().split("\n")[:-1]
    if now == before:
        return ""
    return "\n".join(islice(unified_diff(before, now, name, "now", n=0, lineterm=""), SHOWN))


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


# ---- rules


def tables(code: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Give every number of seats with each set of house rules, and with each value of each house rule."""
    info = GAMES[code].INFO
    alone = [{option.name: value} for option in info.options for value in option.values[1:]]
    for seats in info.seats:
        yield from ((seats, values) for values in ({}, *info.presets.values(), *alone))


def rules_said(lang: str) -> Said:
    for code in GAMES:
        yield from _rules_pages(lang, code)
        yield from _house_rules(lang, code)
        yield from _terms(lang, code)
        yield from _captions(lang, code)
    for name, title, lines in help.help_page(MESSAGES[lang]):
        yield from (f"help {name}: {line}" for line in (title, *lines))
    yield from (f"{key}: {words}" for key, words in starting.words(lang).items())
    for path, page in rule_pages().items():
        if f"<html lang={lang}>" in page:
            yield f"{path} {digest(page)}"


def _rules_pages(lang: str, code: str) -> Said:
    """Each sentence once, and by table which of them its page has."""
    known: dict[str, int] = {}
    pages = []
    for seats, values in tables(code):
        page = phrasebooks.rules_page(MESSAGES[lang], code, GAMES[code].options(values), seats)
        lines = [f"{code} {name}: {line}" for name, title, lines in page for line in (title, *lines)]
        yield from (line for line in dict.fromkeys(lines) if line not in known)
        numbers = [known.setdefault(line, len(known)) for line in lines]
        pages.append(f"{code} {seats} {dict(values)} {digest(str(numbers))}")
    yield from pages


def _house_rules(lang: str, code: str) -> Said:
    for option in filter(lambda option: option.offered, GAMES[code].INFO.options):
        yield f"{code} option: {phrasebooks.option_label(MESSAGES[lang], code, option.name)}"
        yield f"{code} option: {phrasebooks.option_sentence(MESSAGES[lang], code, option.name)}"
        own = ("wgwg",) if option.board else ()
        for value in (*option.values, *own):
            yield f"{code} {option.name}: {phrasebooks.option_value(MESSAGES[lang], code, value)}"
    for preset in GAMES[code].INFO.presets:
        yield f"{code} preset: {phrasebooks.preset_name(MESSAGES[lang], code, preset)}"
        yield f"{code} preset: {phrasebooks.preset_source(MESSAGES[lang], code, preset)}"
    for rule in house_rules(MESSAGES[lang], code):
        yield f"{code} variant: {rule.label}. {rule.sentence} {rule.usual} {rule.numbers}"
        for choice in rule.others:
            yield from (f"{code} variant: {choice.value}: {' '.join(lines)}" for _, _, lines in choice.changes)


def _terms(lang: str, code: str) -> Said:
    """Each meaning once: some have numbers that depend on the table."""
    found = term_forms(MESSAGES[lang], code)
    yield from dict.fromkeys(
        f"{code} term {name}: {meaning.title} ({', '.join(found[name])}). {meaning.words}"
        for seats, values in tables(code)
        for name, meaning in definitions(Glossary(MESSAGES[lang], code, GAMES[code].options(values), seats)).items()
    )


def _captions(lang: str, code: str) -> Said:
    for illustration in map(captions.IllustrationEntry._make, LISTED.get(code, ())):
        words = captions.captions(MESSAGES[lang], code, illustration)
        yield f"{code} {illustration.name}: {words.caption} ({words.shows})"


# ---- lessons


def lessons_said(lang: str) -> Said:
    for code, taught in LESSONS.items():
        yield lessons.lesson_button_label(MESSAGES[lang], code)
        yield lessons.lesson_button_label(MESSAGES[lang], code, learnt=True)
        for lesson in taught:
            name = f"lesson.{lesson.name}"
            yield f"{name}: {MESSAGES[lang].format(name)}"
            for step in lesson.steps:
                key = f"{name}.{step.name}"
                parts = ("", ".why", ".done", *(f".{answer}" for answer in step.answers))
                yield from (
                    f"{key}{part}: {MESSAGES[lang].format(key + part)}"
                    for part in parts
                    if key + part in MESSAGES[lang]
                )


# ---- hints


QUESTIONS = 150
"""Questions of each game at which advice is given."""

EXPLAINED = 8
"""The number of choices at a question, spread evenly among all, whose reasons are written down."""

ODDS = (Odds(), Odds(0.614, 0.55), Odds(0.56, 0.55))
"""The chances to win: not known, more than with another choice, and as much."""


@cache
def _sampled(code: str) -> list[Hint]:
    usual: list[Table] = [(seats, {}) for seats in GAMES[code].INFO.seats]
    return some(code, samples(code).hinted or usual, 1, QUESTIONS)


def hints_said(lang: str, code: str) -> Said:
    """Tell why what the computer would do is good, and why each of some other choices would be."""
    told = set[str]()
    for hint in _sampled(code):
        reader, legal = Reader(MESSAGES[lang], NAMES, hint.seat), GAMES[code].legal(hint.view, hint.seat)
        for action in (hint.action, *legal[:: 1 + len(legal) // EXPLAINED]):
            for odds in ODDS:
                given = advice.advice_text(reader, code, hint.view, action, odds)
                line = f"{code} {given.paragraph}: {given.shown} | {given.spoken}"
                if line not in told:
                    told.add(line)
                    yield line
                if given.paragraph:  # then chances are no reason
                    break


# ---- evenings


def lacking(lang: str) -> tuple[str, str]:
    """Return what says that another link of the game must be opened first."""
    return MESSAGES[lang].format("bad.missing").partition(".")[0], MESSAGES[lang].format("fault.unnamed")
