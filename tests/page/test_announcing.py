"""Tests of the announcements while a game is shown: every ply once, whatever the prompt says."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.link import Seat
from kaartbord.match.session import premoves
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session
from kaartbord.rules.protocol import UNKNOWN
from kaartbord.text import log
from kaartbord.text.log import LogLine
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.plays import toeped
from support.sessions import begun, chosen

Import = Callable[[str], Any]


def announced(page_module: Import, lines: Sequence[tuple[int, str]]) -> tuple[list[str], list[str]]:
    """Return the announcements and the log when these plies are shown, each with its number and words."""
    display = page_module("table.display")
    display.observed = lambda *_: (None, None, (), None)
    display.log = MagicMock()
    display.announce = MagicMock()
    table = MagicMock(lines=[], _said=0)
    table.stage.play, table.pace.wait = AsyncMock(), AsyncMock()
    table.phrasebook.is_minor_ply.return_value = False
    for number, words in lines:
        display.log.log_line.return_value = LogLine(0, -1, UNKNOWN, words, number)
        asyncio.run(display.Display.play(table, MagicMock()))
    said = [call.args[0] for call in display.announce.call_args_list]
    return said, [line.words for line in table.lines]


def test_two_plies_in_the_same_words_are_both_said(page_module: Import) -> None:
    lines = [(1, "Maten ruilen een kaart."), (2, "Maten ruilen een kaart.")]
    assert announced(page_module, lines) == ([words for _, words in lines],) * 2


def test_a_ply_that_is_shown_again_is_said_once(page_module: Import) -> None:
    assert announced(page_module, [(7, "Anna past voor 1."), (7, "Anna past voor 1.")]) == (
        ["Anna past voor 1."],
        ["Anna past voor 1."],
    )


@pytest.mark.parametrize("words", ["", "Wim gaat mee."])
def test_a_ply_without_words_says_nothing(page_module: Import, words: str) -> None:
    assert announced(page_module, [(1, words)])[0] == [words] * bool(words)


@pytest.mark.parametrize(
    ("last", "asked", "echo"), [("Anna past.", "Anna past.", True), ("Anna past.", "Jouw beurt.", False)]
)
def test_the_last_move_is_not_shown_while_the_pill_says_the_same(
    page_module: Import, last: str, asked: str, echo: bool
) -> None:
    controls, words = page_module("stage.controls"), {"last": last, "prompt": asked}
    nodes = {name: MagicMock() for name in words}
    for name, node in nodes.items():
        node.getAttribute = lambda _, name=name: words[name]
    controls.by_id = nodes.get
    controls.hide_repeated_move()
    nodes["last"].classList.toggle.assert_called_once_with("is-said", echo)


def last_words(page_module: Import, play: match.Play, seat: int, *, ahead: bool = False) -> str:
    """Return the last move that is shown on the device of somebody who plays Toepen, and may have answered `ahead`."""
    seats = tuple(Seat("link", name, True) for name in ("Anna", "Wim", "Truus"))
    session = Session(SavedGame(OpenHistory(play), seats, frozenset({seat}), shown_plies=len(play.plies)))
    if ahead:
        turn = premoves.next_premove_turn(session)
        assert turn is not None
        premoves.add_premove(session, turn, turn.legal[0])
    reader = Reader(NL, tuple(who.name for who in seats), seat)
    lines = log.recent_lines(reader, session.game, play.plies)
    table = MagicMock(session=session, reader=reader, lines=lines, phrasebook=PHRASEBOOKS["P"])
    table.awaited_seats = session.awaited_seats
    return str(page_module("table.display").Display.last(table).words)


def test_who_has_to_answer_a_toep_sees_the_card_that_lies_and_not_the_question_once_more(
    page_module: Import,
) -> None:
    play = begun("P", 3)
    while not (play.plies[-1].action.kind == "card" and play.pending[0].seat != play.plies[-1].seat):
        play = chosen(play)
    caller = play.pending[0].seat
    laid = last_words(page_module, play, caller)
    toep = next(each for each in GAMES["P"].legal(play.state, caller) if each.kind == "toep")
    play = match.choose(play, caller, toep)
    asked = play.pending[0].seat
    assert last_words(page_module, play, asked) == laid
    assert "toept: passen kost 1" in last_words(page_module, play, caller)  # to whom nothing is asked
    play = chosen(play)  # the one asked goes along, which the question of the next does not tell
    other = play.pending[0].seat
    assert other not in (asked, caller) and "gaat mee" in last_words(page_module, play, other)


def test_who_has_answered_ahead_is_not_said_to_have_to(page_module: Import) -> None:
    play = toeped()
    first, second = play.state.queue
    name = ("Anna", "Wim", "Truus")[first]
    assert "Jij en" in last_words(page_module, play, second)
    said = last_words(page_module, play, second, ahead=True)
    assert said.endswith(f"toept! {name}, ga je mee voor 2?")
