"""One thing has one word in English: the words that no sentence has, and what is said instead."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.sentences import sentences
from text.everything import said

ROOT = Path(__file__).resolve().parents[2]

INSTEAD = {
    r"walk\w*": "move",
    r"yards?": "wait",
    r"\d on(?! \w)": "forward",
    r"moves? up at home": "inside home",
    r"(?<!Dutch: )toep\w*|raises?|raised|knock-on": "knock",
    r"armoede": "poverty",
    r"(four|three|two|cards) alike": "of a kind",
    r"lay away|lays away|laid away": "put aside",
    r"(lot|draw) (decides|picks)": "drawn, chosen at random",
    r"throws? (\w+ ){0,3}off|thrown off": "remove",
    r"(lies?|lying) (open|closed|face down)|closed": "face up, face down",
    r"confer\w*": "talk it over",
    r"[Bb]eamers?|[Tt]elevisions?": "projector or TV",
    r"[Tt]ap(s|ped|ping)?": "choose, press",
    r"[Kk]ept games?": "saved games",
    r"[Pp]ut back|wip(e|es|ed|ing)": "restore, delete, erase, clear",
    r"[Ll]ooks? (on|back)": "watch, replay",
    r"[Gg]o(es)? on (with|from|here|as|by itself)": "continue",
    r"taken back \w+ times?": "take-back",
    r"[Aa]dvice|[Ww]hat would you do": "hint",
    r"[Cc]lose up": "zoom",
    r"rests": "has a bye",
    r"[Tt]o (the start|all games)": "back to the lobby",
}
"""By what stands in no English sentence: what is said instead."""

SIDES = {"O": r"sides?", "L": r"(?<!by )sides?(?! by)"}
"""The words that the games of teams avoid: players together are a team."""


def english() -> Iterator[tuple[str, str]]:
    """Give every English sentence with where it stands, those of the page that is not there too."""
    yield from said("en")
    yield from (("404.html", text) for text in re.findall(r'data-en="([^"]+)"', (ROOT / "404.html").read_text()))


@pytest.mark.parametrize(("pattern", "word"), INSTEAD.items(), ids=INSTEAD.values())
def test_one_thing_has_one_word(pattern: str, word: str) -> None:
    found = re.compile(rf"(?<![\w-])({pattern})(?![\w-])")
    numbers = re.compile(r"\{(steps|squares|number)\}")
    filled = ((place, re.sub(r"\{\w+\}", "X", numbers.sub("0", text))) for place, text in english())
    assert {place: text for place, text in filled if found.search(text)} == {}, f"say {word}"


@pytest.mark.parametrize("code", SIDES)
def test_who_play_together_are_a_team(code: str) -> None:
    found = re.compile(rf"\b({SIDES[code]})\b")
    assert [text for text in sentences("en", code) if found.search(re.sub(r"\{\w+\}", "", text))] == []


def test_no_statement_begins_with_who() -> None:
    """It would be half a sentence: "Who folds pays" is said as "A player who folds pays"."""
    headless = re.compile(r"(?:^|[.:;] )Who(?! played what| is ahead)\b[^.?]*\.")
    assert {place: text for place, text in english() if headless.search(text)} == {}
