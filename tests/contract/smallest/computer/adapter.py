"""The search's view of Slagen: any possible hands, and the tricks at the end."""

from collections.abc import Sequence

from kaartbord.bots.observed_plies import Past
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules.protocol import Action

from ... import smallest as game
from .. import State
from .choices import firm, strength


def determinize(view: State, seat: int, stream: SeededStream, past: Past[State]) -> State:
    """Return the view with the unseen cards in any order."""
    return game.fill(view, stream.shuffle(game.stock(view)))


def candidates(state: State, seat: int) -> Sequence[Action]:
    """Return all cards that may be played, the highest first."""
    return sorted(game.legal(state, seat), key=strength, reverse=True)


def policy(state: State, seat: int, stream: SeededStream) -> Action:
    """Return the choice that looks best without a search."""
    return firm(state, seat, game.legal(state, seat))


def evaluate(state: State) -> tuple[float, ...]:
    """Return the share of each seat in a game that is won."""
    winners = game.score(state).winners
    return tuple((seat in winners) / len(winners) for seat in range(state.table.seats))


def is_leaf(root: State, state: State) -> bool:
    """Return whether all cards have been played."""
    return not game.to_move(state)
