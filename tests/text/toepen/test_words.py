"""Tests of the words of Toepen that `spoken/` does not hold."""

import pytest
from kaartbord.games.toepen.rules.state import FOLDED, GONE
from kaartbord.games.toepen.words import phrases as words
from kaartbord.rules.protocol import Refusal
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL
from support.tables.toepen import do, table
from text.games import NAMES

NAMED = NAMES[:4]


def test_who_is_no_longer_in_the_round_hears_so():
    folded = do(table(), "2:toep", "fold", "stay", "stay")
    turn = Refusal("turn", seat=0)
    out = next(seat for seat, status in enumerate(folded.status) if status == FOLDED)
    assert words.refusal_text(Reader(NL, NAMED, out), folded, turn) == "Jouw ronde is voorbij. Wacht op de volgende."
    gone = folded._replace(status=folded.status.replace(bytes((FOLDED,)), bytes((GONE,))))
    assert words.refusal_text(Reader(EN, NAMED, out), gone, turn).startswith("You are out")


def test_numbers_have_their_sign():
    assert [words.signed_number(number) for number in (-1, 0, 12)] == ["−1", "0", "+12"]


RULES = {"toep_any_time": True, "was": True, "limit": 10}


@pytest.mark.parametrize(
    ("kinds", "seats", "rules", "told"),
    [
        ({"me", "computer"}, 4, RULES, []),
        ({"me", "computer"}, 5, RULES, ["toepen.advice.wash"]),
        ({"me", "computer"}, 8, {**RULES, "was": False}, []),
        ({"me", "link"}, 4, RULES, ["toepen.advice.link"]),
        ({"me", "link"}, 6, RULES, ["toepen.advice.link", "toepen.advice.wash"]),
        ({"me", "link"}, 4, {**RULES, "toep_any_time": False}, []),
    ],
)
def test_what_is_said_before_the_start(kinds, seats, rules, told):
    assert words.setup_advice(rules, kinds, seats) == told
