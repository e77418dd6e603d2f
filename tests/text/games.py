"""Names for all seats, and what ends a race."""

from kaartbord.games.race.rules import State
from kaartbord.rules.protocol import Action

NAMES = ("Jan", "Truus", "Anna", "Wim", "Henk", "Piet", "Kees", "Lien")


def homing(state: State, action: Action) -> bool:
    """Whether an action ends at home: games of those who want that end."""
    ring = state.table.ring
    return any(ring.track <= to < ring.yard for _, to in action.placements)
