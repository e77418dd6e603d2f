"""One thing has one word in Dutch: the words that no sentence has, and what is said instead."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from kaartbord.games import GAMES
from kaartbord.text import phrasebooks
from kaartbord.text.glossary import Glossary, definitions
from support.catalogue import NL
from support.sentences import sentences
from text.everything import said

ROOT = Path(__file__).resolve().parents[2]

INSTEAD = {
    r"deling(en)?|deals?": "ronde",
    r"appara(at|ten)": "toestel",
    r"projector": "beamer",
    r"\d verder": "vooruit",
    r"vak|vakken": "vakje",
    r"[Hh]et lot wijst": "er is geloot",
    r"om tien": "tegen tien",
    r"[Oo]pent? met (schoppen|een kaart)": "begin, kom uit",
    r"(de|een|[Ll]eg|[Ss]peel) [AHVB]": "aas, heer, vrouw, boer",
    r"([Gg]ooi|gooit|gooide) (je kaarten|alles) weg": "leg weg",
    r"stopt niemand|op stoppen": "eindigen",
}
"""By what stands in no Dutch sentence: what is said instead."""

OF_OTHERS = {"K": r"thuishonk|thuisvak", "T": r"start|honk"}
"""The words that a race has its own word for: those of the other."""


def dutch() -> Iterator[tuple[str, str]]:
    """Give every Dutch sentence with where it stands, that of the page before it starts too."""
    yield from said("nl")
    yield "index.html", (ROOT / "index.html").read_text()


@pytest.mark.parametrize(("pattern", "word"), INSTEAD.items(), ids=INSTEAD.values())
def test_one_thing_has_one_word(pattern: str, word: str) -> None:
    found = re.compile(rf"(?<![\w-])({pattern})(?![\w-])")
    filled = (
        (place, re.sub(r"\{(steps|squares)\}", "0", re.sub(r"\{(?!steps|squares)\w*\}", "", text)))
        for place, text in dutch()
    )
    assert [place for place, text in filled if found.search(text)] == [], f"say {word}"


@pytest.mark.parametrize("code", OF_OTHERS)
def test_a_race_has_the_words_of_its_own_rules(code: str) -> None:
    """But for its glossary, which says once what the other race calls it."""
    found = re.compile(rf"\b({OF_OTHERS[code]})\b")
    for text in sentences("nl", code):
        assert not found.search(re.sub(r"\{\w+\}", "", text)), text
    told = definitions(Glossary(NL, code, GAMES[code].options({}), phrasebooks.DEFAULT_SEATS))
    assert all(found.search(told[name].words) for name in ("start", "home"))
