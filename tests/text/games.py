"""Random games to read aloud."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from kaartbord.games import keezbord, tokken
from kaartbord.games.race import State
from kaartbord.rules.protocol import DEALER, Action, Game

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


class Ply(NamedTuple):
    game: Game[State]
    before: State
    seat: int
    action: Action
    after: State

    def events(self) -> Any:
        return self.game.events(self.before, self.seat, self.action, self.after)


def random_game(name: str, house: str, seats: int, seed: int) -> Iterator[Ply]:
    """A whole game; a choice that ends at home is preferred, so that games end."""
    random = Random(seed)
    game = GAMES[name]
    state = game.setup(game.options(HOUSES[name][house]), seats)
    ring = state.table.ring
    while owing := game.to_move(state):
        seat = random.choice(owing)
        if seat == DEALER:
            deck = list(game.stock(state))
            random.shuffle(deck)
            action = game.deal(state, bytes(deck))
        else:
            homing = {
                a: any(ring.track <= to < ring.yard for _, to in a.placements)
                for a in game.legal(state, seat)
            }
            action = max(homing, key=lambda a: (homing[a], random.random()))
        after = game.apply(state, seat, action)
        yield Ply(game, state, seat, action, after)
        state = after
