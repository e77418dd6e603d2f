"""Prints the longest links there are: python tests/link/make_longest.py > tests/link/longest.txt.

Random play is over after a thousand plies. Here everybody sees to it that no pawn comes home: a stretch of
choices is made again and again from the same position, and the one that brings the fewest pawns home is kept,
until no letter of a link is left. Each line is a link and the position it leads to.
"""

import sys
from collections.abc import Callable, Mapping
from math import log2
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "py"), str(HERE.parent)]

from kaartbord.games import GAMES  # noqa: E402
from kaartbord.match.coding.raw_link import MAX_MATCH_LETTERS  # noqa: E402
from kaartbord.match.link import encode  # noqa: E402
from kaartbord.match.match import Match, Play, game_of, is_simultaneous, replay  # noqa: E402
from kaartbord.match.shuffle import SeededStream, shuffled  # noqa: E402
from kaartbord.rules.protocol import DEALER  # noqa: E402

STRETCH = 25
"""The choices of a stretch."""

TRIES = 20
"""The number of stretches tried from one position, unless one brings no pawn home."""

MOST_HOME = 12
"""More pawns at home than this, and it goes back."""

BACK = 8
"""The number of stretches that are then taken back."""


def _in_yard(state: Any) -> int:
    return int(state.pawns.count(state.table.ring.yard))


class Plan(NamedTuple):
    """A game that can be made to last."""

    seats: int
    options: Mapping[str, object]
    idle: Callable[[Any], int]
    """Counts the pawns that do nothing: the more, the fewer the choices, and the less a link grows by a ply."""


PLANS = {
    "K": Plan(8, {}, _in_yard),
    "T": Plan(8, {}, _in_yard),
    "O": Plan(4, {"board": "wgn" * 20}, lambda state: 0),
}


class Stage(NamedTuple):
    """A match on its way."""

    state: Any
    dealt: int = 0
    """The dealer's moves so far."""
    choices: tuple[int, ...] = ()
    bits: float = 0.0
    """The bits that the choices take in a link."""


def longest(code: str, letters: int = MAX_MATCH_LETTERS) -> Play:
    """Return a match whose link has almost `letters` letters."""
    game, plan = GAMES[code], PLANS[code]
    match = Match(code, game.INFO.version, game.options(plan.options), plan.seats, 7)
    stages, stream = [Stage(game.setup(match.options, plan.seats))], SeededStream(b"longest")
    room = 6 * letters - 400  # for all that is no choice: a board of its own has up to a hundred bits
    while True:
        best = _further(match, stages[-1], stream)
        if best.bits > room:
            return replay(match._replace(choices=stages[-1].choices))
        if _home(match, best) > MOST_HOME or not game.to_move(best.state):
            del stages[max(1, len(stages) - BACK) :]
        else:
            stages.append(best)


def _home(match: Match, stage: Stage) -> int:
    """Return how many pawns are home."""
    return sum(game_of(match).score(stage.state).points)


def _further(match: Match, stage: Stage, stream: SeededStream) -> Stage:
    """A stretch further, with no pawn more at home if that can be."""
    tries: list[Stage] = []
    while len(tries) < TRIES and (not tries or _home(match, tries[-1]) > _home(match, stage)):
        tries.append(_stretch(match, stage, stream))
    return min(tries, key=lambda stage: (_home(match, stage), stage.bits))


def _stretch(match: Match, stage: Stage, stream: SeededStream) -> Stage:
    """Some choices further, each of those that bring no pawn home and leave most of them idle."""
    game, idle = game_of(match), PLANS[match.game].idle
    state, dealt, choices, bits = stage.state, stage.dealt, [*stage.choices], stage.bits
    while len(choices) < len(stage.choices) + STRETCH and (movers := game.to_move(state)):
        if movers[0] == DEALER:
            state = game.play(state, game.deal(state, shuffled(game.stock(state), match.seed, dealt)))
            dealt += 1
            continue
        legal, rank = game.legal(state, movers[0]), 0
        if is_simultaneous(game, movers):
            rank = stream.below(len(legal))
        elif len(legal) > 1:
            after = [game.play(state, action) for action in legal]
            worth = [(sum(game.score(one).points), -idle(one), stream.below(1 << 16)) for one in after]
            rank = worth.index(min(worth))
        if len(legal) > 1:
            choices.append(rank)
            bits += log2(len(legal))
        state = game.apply(state, movers[0], legal[rank])
    return Stage(state, dealt, tuple(choices), bits)


if __name__ == "__main__":
    for code in PLANS:
        whole = longest(code)
        print(encode(whole), game_of(whole.match).write(whole.state), flush=True)
        print(f"{code}: {len(whole.plies)} plies, {len(encode(whole))} letters", file=sys.stderr)
