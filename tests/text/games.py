"""Random games to read aloud."""

from collections.abc import Iterator

from kaartbord.games import keezbord, tokken
from kaartbord.games.race import State
from kaartbord.rules.protocol import Action
from support.games import Ply, random_game

NAMES = ("Jan", "Truus", "Anna", "Wim", "Henk", "Piet", "Kees", "Lien")

HOUSES: dict[str, dict[str, dict[str, bool | str | int]]] = {
    "keezbord": {
        "plain": {},
        "wild": {
            "king_advances_13": True,
            "home_moves_forced": False,
            "seven_hits_passed": True,
            "nk_scoring": True,
        },
        "strict": {
            "home_strict_order": True,
            "friendly_fire": False,
            "guarantee_start_card": True,
            "dealer_rotation": "cycle",
        },
    },
    "tokken": {
        "plain": {},
        "wild": {
            "section_length": 16,
            "dot_index": 9,
            "seven_hits_passed": True,
            "keep_unplayable": True,
            "individual": True,
        },
        "strict": {"dot_index": 6, "seven_rest": "must", "friendly_fire": False, "dealer_rotation": "cycle"},
    },
}
GAMES = {"keezbord": keezbord, "tokken": tokken}


def homing(state: State, action: Action) -> bool:
    """Whether an action ends at home: games of those who want that end."""
    ring = state.table.ring
    return any(ring.track <= to < ring.yard for _, to in action.placements)


def random_race(name: str, house: str, seats: int, seed: int) -> Iterator[Ply]:
    """A whole game of a race; a choice that ends at home is preferred."""
    return random_game(GAMES[name], (HOUSES[name][house], seats, seed), wanted=homing)
