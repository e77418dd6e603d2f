"""Who is likely to win from a position that lies open, as after the game: it is played on a few times."""

from typing import Any

from ..games import GAMES
from ..match.shuffle import Stream
from ..rules.protocol import DEALER, Action
from . import players
from .mind import Mind

Chances = tuple[float, ...]
"""By side, in the order of `game.sides`: 0 to 1, together 1."""


SLIPS, AMONG = 4, 3
"""Once in so many turns not the likeliest choice is made but one of so many that come to mind."""


def settled(code: str, state: Any) -> Chances | None:
    """Who has won; None while the game runs."""
    game = GAMES[code]
    if game.to_move(state):
        return None
    winners = game.score(state).winners
    return tuple(1 / len(winners) if side in winners else 0.0 for side in range(len(game.sides(state))))


def played_on(code: str, state: Any, nth: int) -> Chances:
    """What a state is worth after it was played on once; the `nth` time has the same luck in all states.

    KeyError for a game that the computer does not know.
    """
    mind: Mind[Any] = players.PLAYERS[code].adapter
    game, stream, root = mind.game, Stream(b"course" + nth.to_bytes(4, "big")), state
    while (owing := game.to_move(state)) and not mind.ends(root, state):
        seat = owing[0]
        if seat == DEALER:
            action = game.deal(state, stream.shuffle(game.stock(state)))
        else:
            action = _likely(mind, state, seat, stream)
        state = game.play(state, action)
    return mind.worth(state)


def _likely(mind: Mind[Any], state: Any, seat: int, stream: Stream) -> Action:
    """What a seat may well do: people differ, and what hangs on one choice only is not certain."""
    if stream.below(SLIPS):
        return mind.policy(state, seat, stream)
    some = mind.candidates(state, seat)[:AMONG]
    return some[stream.below(len(some))]
