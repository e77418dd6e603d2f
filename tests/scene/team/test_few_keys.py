"""Tests of how many keys a turn on the board takes somebody who knows them: it is walked, found by number and
picked."""

from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import pytest
from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.games.tricks.scene.play import TeamPlay
from kaartbord.match import match
from kaartbord.rules.protocol import Action
from kaartbord.scene import board_rows
from kaartbord.scene.chooser import AnyQuestion
from kaartbord.scene.presentation import Presentation
from support.catalogue import NL
from support.team import NAMES, PLAYS
from support.turns import keys_to, next_pick, picked, read, shown

TURNS = 30
MOST = 7


def chosen(code: str) -> Iterator[tuple[AnyQuestion[Any], Action]]:
    """Yield the choices of firm players on the board, in games of their own."""
    game = GAMES[code]
    for seed in range(TURNS):
        play = match.start_match(code, game.options({}), 4, seed)
        while owing := game.to_move(play.state):
            seat = owing[0]
            view = game.view(play.state, seat)
            action = players.choose(code, view, seat, "firm")
            legal = game.legal(play.state, seat)
            if PLAYS[code].is_moving_pawns(view) and len(legal) > 1 and action.kind != "swap":
                yield (
                    AnyQuestion(NL, Presentation(view, seat, seat, NAMES), legal, PLAYS[code].nothing),
                    action,
                )
            play = match.choose(play, seat, action)


def keys_of(play: TeamPlay, asked: AnyQuestion[Any], action: Action) -> int:
    """The keys of a whole turn, from the square where Tab stops to the one where the turn is played."""
    keys, at = 0, -1
    if play.chips(asked):  # what a joker does is chosen first
        asked = picked(asked, play.press(action.kind))
        keys += 2
    while play.complete_action(asked) != action:
        rows = read(play, asked)
        squares = board_rows.squares(rows)
        at = board_rows.next_focus((), squares, 0) if at < 0 else at
        wanted = next_pick(asked, action)
        goal = next(i for i, square in enumerate(squares) if square.picks == wanted)
        keys += len(keys_to(rows, at, goal)) + 1
        asked = picked(asked, play.pick(asked, next(s for s in shown(play, asked) if s.id == wanted)))
        at = board_rows.next_focus(squares, board_rows.squares(read(play, asked)), goal)
    return keys + 1


@pytest.mark.parametrize("code", PLAYS)
def test_few_keys_a_turn_of_pawns(code: str, record_property: Callable[..., None]) -> None:
    counts = []
    for asked, action in chosen(code):
        counts.append(keys_of(PLAYS[code], asked, action))
        if len(counts) == TURNS:
            break
    record_property("keys", counts)
    assert len(counts) == TURNS and median(counts) <= MOST, sorted(counts)
