"""Tests of the texts about an evening."""

import pytest
from kaartbord.match.evening import Evening, EveningResult, toggle_over
from kaartbord.text import MESSAGES, evening
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL

NAMES = ("Jan", "Truus", "Anna", "Wim")


def night(*won: tuple[int, ...]) -> Evening:
    return Evening(tuple(EveningResult("P", frozenset(seats), bytes(4)) for seats in won))


@pytest.mark.parametrize(
    ("won", "now", "over"),
    [
        ((), "Het staat gelijk.", "De avond eindigt gelijk."),
        (((0,),), "Jij staat voor met 1 punt.", "Jij wint de avond met 1 punt."),
        (((1,), (1,)), "Truus staat voor met 2 punten.", "Truus wint de avond met 2 punten."),
        (
            ((1, 3), (0, 2), (1, 3)),
            "Truus en Wim staan samen voor met 2 punten.",
            "Truus en Wim winnen samen de avond met 2 punten.",
        ),
        (
            ((0, 2),),
            "Jij en Anna staan samen voor met 1 punt.",
            "Jij en Anna winnen samen de avond met 1 punt.",
        ),
    ],
)
def test_who_leads_and_who_won(won: tuple[tuple[int, ...], ...], now: str, over: str) -> None:
    reader, played = Reader(NL, NAMES, 0), night(*won)
    assert evening.leader_line(reader, played) == now
    assert evening.leader_line(reader, toggle_over(played)) == over


def test_who_won_a_game_is_named_the_reader_first() -> None:
    (result,) = night((0, 2)).results
    assert evening.winner_names(Reader(EN, NAMES, 2), result) == "You and Jan"


def test_the_story_of_an_evening_fits_into_a_message() -> None:
    """With its winner, everybody's points and the games, and nobody in it is "you"."""
    over = toggle_over(
        Evening((EveningResult("K", frozenset((0, 2)), b"1234"), EveningResult("P", frozenset((2,)), b"5678")))
    )
    assert evening.summary(Reader(NL, NAMES), over).splitlines() == [
        "Anna wint de avond met 4 punten.",
        "1. Anna: 4 punten",
        "2. Jan: 3 punten",
        "3. Truus: 0 punten",
        "3. Wim: 0 punten",
        "Keezbord (Jan en Anna) en Toepen (Anna)",
    ]
    assert evening.summary(Reader(MESSAGES["fr"], NAMES), over).splitlines()[1] == "1. Anna\u00a0: 4 points"
    assert "Anna" not in evening.summary(Reader(NL, [""] * 4), over)
