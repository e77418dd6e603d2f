"""What a newcomer to Keezbord and Tokken is told: whose pawn was hit, what a card does, why all cards go."""

import pytest
from kaartbord.games import GAMES
from kaartbord.games.race import State
from support.tables.race import choices, exchange_on, position, spelled

from ..first_times import asked, said_of, sentence


def said(state: State, turn: str, *before: str) -> str:
    """What seat 0 is told of a turn, when these moments were explained before."""
    code = {"keezbord": "K", "tokken": "T"}[state.table.name]
    seat, action = next((s, a) for s, a in choices(state) if spelled(state, a) == turn)
    return said_of(code, state, seat, action, before)


@pytest.mark.parametrize(
    ("pawns", "seat", "turn", "words"),
    [
        (("8", "52"), 1, "4 52>48", "Met een 4 gaat een pion achteruit."),
        (
            ("5", "46"),
            1,
            "7 46>53",
            "Bram sloeg je pion: hij wacht weer. Met een aas of heer komt hij terug.",
        ),
        (
            ("", "20", "11"),
            1,
            "7 20>27",
            "Bram sloeg een pion van je maat. Met een aas of heer komt die terug.",
        ),
        (
            ("5", "60"),
            0,
            "7 5>12",
            "Je kwam precies op een pion van Bram uit. Die is geslagen en wacht weer.",
        ),
        (("5 12", ""), 0, "7 5>12", "Ook een pion van de eigen kant gaat terug als je erop uitkomt."),
        (
            ("", "28", "5"),
            2,
            "7 5>12",
            "Wie precies op een pion uitkomt, slaat die. Hij wacht dan weer naast de baan.",
        ),
    ],
)
def test_whose_pawn_was_hit(pawns: tuple[str, ...], seat: int, turn: str, words: str) -> None:
    card = "4s" if turn.startswith("4") else "7s"
    state = position(*pawns, hands="/" * seat + card, turn=seat)
    assert said(state, turn) == words


def test_a_king_of_tokken_hits_what_it_passes() -> None:
    state = position("", "2", "", "41", hands="/Ks", turn=1, game="tokken", section_length=16)
    turn = next(turn for turn in (spelled(state, each[1]) for each in choices(state)) if "2>15" in turn)
    assert said(state, turn) == "Een heer slaat elke pion die hij onderweg tegenkomt."


def test_which_card_may_be_divided_or_moves_a_pawn_of_another_player() -> None:
    state = position("5 12", hands="7s")
    assert said(state, "7 5>6 12>18") == "Een 7 mag je verdelen over twee pionnen. Alle stappen moeten op."
    state = position("9", hands="/5s", turn=1, game="tokken")
    assert (
        said(state, "5 0:9>14")
        == "Bram verzette jouw pion. Met een 5 loopt altijd een pion van een tegenstander."
    )


def test_a_swap_with_the_own_pawn_is_another_thing_than_one_that_is_seen() -> None:
    state = position("9", "5", hands="/Js", turn=1)
    turn = "J 5>57 0:9>21"
    assert "Bram ruilde met jouw pion." in said(state, turn)
    assert said(state, turn, "swap.mine") == ""


def test_why_all_cards_go() -> None:
    state = position("", "", hands="2s 3s")
    assert [moment.name for moment in asked("K", state)] == ["stuck.mine"]
    assert said(state, "discard", "stuck.mine") == ""
    other = position("", "", hands="2d/2s 3s", turn=1)
    assert "Bram kan niets spelen" in said(other, "discard")


def test_what_the_first_questions_are() -> None:
    opening = asked("K", position("", "", hands="As 3s"))
    assert [sentence("K", moment) for moment in opening] == [
        "Met een aas of heer zet je een wachtende pion op het bord.",
        "Kies een kaart. Op het bord zie je waar een pion dan heen kan.",
    ]
    assert [moment.name for moment in asked("K", position("9", "", hands="3s"))] == ["turn"]


def test_a_card_goes_to_the_partner_or_is_passed_on() -> None:
    given = position("", "", hands="As 2s/3s 4s/5s 6s/7s 8s", game="tokken", turn="exchange")
    assert "Geef iets waar Cas mee verder kan." in sentence("T", asked("T", given)[0])
    after = exchange_on(given)
    assert after.turn == 1 and GAMES["T"].to_move(after) == (1,)
