"""A model of a player on the first evening: the obvious choice, and one turn in three an oversight.

It knows its view and has no plan. Written without the players of `bots/`, to measure the
level that is meant for beginners against.
"""

from __future__ import annotations

from typing import Any

from kaartbord.games import GAMES
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules.protocol import Action
from support.players.table import Player
from support.samples import Chooses, sample, samples

OVERSIGHT = 3
"""The number of turns of which about one is an oversight: any action is played."""


def novice(seed: int, code: str) -> Player:
    """A novice, whose oversights follow from the seed."""
    stream, game = SeededStream(b"novice" + seed.to_bytes(8, "big")), GAMES[code]
    obvious: Chooses = sample(code, "obvious")
    harmless = samples(code).harmless

    def choose(view: Any, seat: int) -> Action:
        legal = game.legal(view, seat)
        if len(legal) == 1 or not stream.below(OVERSIGHT):
            some = (harmless(view, seat, legal) if harmless else legal) or legal
            return some[stream.below(len(some))]
        chosen: Action = obvious(view, seat, legal)
        return chosen

    return choose
