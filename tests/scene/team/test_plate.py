"""Tests of what a screen reader says of a player at a table of two teams."""

import pytest
from kaartbord.games import GAMES
from kaartbord.games.okidoki.scene.play import OKIDOKI
from kaartbord.games.toedeloe.scene.play import TOEDELOE
from kaartbord.games.tricks.scene.plate import plate_text
from kaartbord.text import MESSAGES
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.team import NAMES, plies


def test_a_plate_says_cards_partner_and_the_card_that_was_played() -> None:
    ply = next(ply for ply in plies("O") if ply.action.kind == "card" and len(OKIDOKI.trick(ply.after)) == 1)
    heard = plate_text(Reader(NL, NAMES, ply.seat), ply.after, OKIDOKI, ply.seat)
    assert heard == ["12 kaarten", f"maat van {NAMES[(ply.seat + 2) % 4]}", "schoppen 2"]


@pytest.mark.parametrize(("lang", "laid"), [("nl", "klaar"), ("en", "ready")])
def test_a_plate_says_that_a_card_lies_ready(lang: str, laid: str) -> None:
    ply = next(ply for ply in plies("O") if ply.action.kind == "give")
    assert plate_text(Reader(MESSAGES[lang], NAMES), ply.after, OKIDOKI, ply.seat)[-1] == laid


def test_of_two_hands_the_plate_says_which_it_is_and_of_tricks_how_they_lie() -> None:
    game = GAMES["L"]
    view = game.setup(game.options({}), 2)._replace(deals=1, plus=bytes((2, 0, 0, 1)), takers=bytes((0, 0, 0, 3)))
    heard = [plate_text(Reader(NL, ("Els", "Wim"), 0), view, TOEDELOE, chair) for chair in range(4)]
    assert [words[0] for words in heard] == ["eerste hand", "eerste hand", "tweede hand", "tweede hand"]
    assert [words[-1] for words in heard] == [
        "2 plus, 1 min",
        "0 plus, 0 min",
        "0 plus, 0 min",
        "1 plus, 0 min",
    ]
