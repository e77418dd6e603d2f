"""The score table that stands in the rules of Toepen, ten rounds of four players, played from a seed.

Who toeps, who folds and who wins each round is given; the cards are sought until the winner takes the last
trick. From most seeds some round cannot be won as it should; SEED is one from which all can.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kaartbord.games import GAMES
from kaartbord.games.toepen.rules.state import DEAL, OVER, TRICK, ToepenState
from kaartbord.match.match import Play, choose, start_match
from kaartbord.rules.protocol import Action

SEED = 2
MARK, PETER, TOM, HENK = range(4)


class Round(NamedTuple):
    """A round: its winner, and each toep with those who fold on it."""

    winner: int
    toeps: tuple[tuple[int, tuple[int, ...]], ...]
    points: tuple[int, int, int, int]
    """The score after the round."""


ROUNDS = (
    Round(PETER, (), (1, 0, 1, 1)),
    Round(MARK, ((PETER, (TOM,)), (MARK, (HENK,))), (1, 3, 2, 3)),
    Round(PETER, ((PETER, (MARK, HENK)),), (2, 3, 4, 4)),
    Round(HENK, ((HENK, (MARK, PETER)),), (3, 4, 6, 4)),
    Round(MARK, ((HENK, (TOM,)), (MARK, (PETER,))), (3, 6, 7, 7)),
    Round(TOM, ((HENK, (MARK,)), (TOM, (PETER,))), (4, 8, 7, 10)),
    Round(TOM, ((TOM, (MARK,)),), (5, 10, 7, 10)),
    Round(TOM, (), (6, 10, 7, 10)),
    Round(TOM, (), (7, 10, 7, 10)),
    Round(TOM, (), (7, 10, 7, 10)),
)
"""Henk is out in round 6, Peter in round 7, Mark by Tom's fifth cross in round 10."""

GAME = GAMES["P"]


def play() -> Play:
    """The ten rounds."""
    result = played(SEED)
    assert result is not None
    return result


def played(seed: int) -> Play | None:
    """The ten rounds from this seed, or None if one of them cannot be won as it should."""
    play: Play | None = start_match("P", GAME.options(GAME.INFO.presets["Voorbeeld"]), 4, seed)
    for number, wanted in enumerate(ROUNDS, 1):
        play = play and _round(play, number, wanted)
    return play


def _round(play: Play, number: int, wanted: Round) -> Play | None:
    """One round: nothing called or washed, the toeps before the first card, then the cards."""
    while play.state.phase != TRICK:
        if play.state.phase in (DEAL, OVER) or play.state.rounds != number:
            return None
        seat = GAME.to_move(play.state)[0]
        play = choose(play, seat, GAME.legal(play.state, seat)[0])
    for toeper, folding in wanted.toeps:
        play = choose(play, toeper, Action("toep"))
        for seat in [*play.state.queue]:
            play = choose(play, seat, Action("fold" if seat in folding else "stay"))
    result = next(_cards(play.state, wanted), None)
    for action in result or ():
        if play.state.rounds == number and play.state.phase == TRICK:
            play = choose(play, play.state.turn, action)
    return play if result else None


def _cards(state: ToepenState, wanted: Round) -> Iterator[tuple[Action, ...]]:
    """The ways to play the round out that end as wanted."""
    if state.phase != TRICK:
        if state.winner == wanted.winner and state.points == wanted.points:
            yield ()
        return
    for action in GAME.legal(state, state.turn):
        if action.kind == "card":
            after: Any = GAME.play(state, action)
            yield from ((action, *rest) for rest in _cards(after, wanted))
