"""Each side's chance from a position with all cards open, as after the game: by a few rollouts."""

from typing import Any

from ..games import GAMES
from ..match.shuffle import SeededStream
from ..rules.protocol import DEALER, Action
from . import players
from .adapter import SearchAdapter

Chances = tuple[float, ...]
"""By side, in the order of `game.sides`: 0 to 1, together 1."""


SLIP_EVERY, SLIP_CHOICES = 4, 3
"""Once in SLIP_EVERY turns a seat takes one of the first AMONG candidates instead of the policy's action."""


def final_chances(code: str, state: Any) -> Chances | None:
    """Return the chances by the winners; None while the game runs."""
    game = GAMES[code]
    if game.to_move(state):
        return None
    winners = game.score(state).winners
    return tuple(1 / len(winners) if side in winners else 0.0 for side in range(len(game.sides(state))))


def rollout_chances(code: str, state: Any, nth: int) -> Chances:
    """Return the chances after one rollout from a state; the `nth` has the same luck in all states. Raise
    KeyError for a game that cannot be searched."""
    adapter: SearchAdapter[Any] = players.PLAYERS[code].adapter
    game, stream, root = adapter.game, SeededStream(b"course" + nth.to_bytes(4, "big")), state
    while (to_move := game.to_move(state)) and not adapter.is_leaf(root, state):
        seat = to_move[0]
        if seat == DEALER:
            action = game.deal(state, stream.shuffle(game.stock(state)))
        else:
            action = _plausible_action(adapter, state, seat, stream)
        state = game.play(state, action)
    return adapter.evaluate(state)


def _plausible_action(adapter: SearchAdapter[Any], state: Any, seat: int, stream: SeededStream) -> Action:
    """Return a plausible action of a seat: people differ, so that a win by one single choice is not certain."""
    if stream.below(SLIP_EVERY):
        return adapter.policy(state, seat, stream)
    some = adapter.candidates(state, seat)[:SLIP_CHOICES]
    return some[stream.below(len(some))]
