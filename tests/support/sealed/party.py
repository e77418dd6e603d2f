"""A sealed table on several devices, which pass on what they send."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from kaartbord.games import GAMES
from kaartbord.rules.protocol import Action
from kaartbord.sealed.course.terms import Terms
from kaartbord.sealed.history.history import SealedHistory
from support.sealed import tables
from support.sealed.tables import HOUSES, SMALL


class Party:
    """Devices that send every link to all others."""

    def __init__(
        self,
        code: str,
        *groups: tuple[int, ...],
        house: dict[str, Any] | None = None,
        seed: int = 1,
        form: int | None = None,
    ) -> None:
        game = GAMES[code]
        options = game.options({**HOUSES[code], **(house or {})})
        seats = sum(map(len, groups))
        self.terms = Terms(
            code,
            game.INFO.version,
            options,
            seats,
            seed.to_bytes(16, "big"),
            tables.FORM if form is None else form,
        )
        self.locals = [
            SealedHistory(SMALL, self.terms, {seat: bytes([seat + 1]) * 32 for seat in group}) for group in groups
        ]
        self.watcher = SealedHistory(SMALL, self.terms, {})
        self.dice = random.Random(seed)
        self.sent = 0

    def hop(self) -> bool:
        """Whoever is to say or to choose something does so; whether there was anybody."""
        for local in self.locals:
            said = local.settle()
            chooser = next((seat for seat in local.due_seats() if local.can_choose(seat)), None)
            if chooser is not None:
                state = local.play.state
                view = self.terms.rules.view(state, chooser)
                local.act(chooser, self.dice.choice(self.terms.rules.legal(view, chooser)))
            if said or chooser is not None:
                self.send(local)
                return True
        return False

    def send(self, local: SealedHistory) -> None:
        self.sent += 1
        data = local.pack()
        for other in (*self.locals, self.watcher):
            if other is not local:
                other.take(data)
            other.check()

    def play(self, hops: int) -> None:
        while self.sent < hops and self.hop():
            pass


class Plain(random.Random):
    """Somebody who lets everything pass."""

    def choice(self, legal: Sequence[Action]) -> Action:  # type: ignore[override]
        return next((action for action in legal if action.kind.startswith("no_")), legal[0])


def left(code: str, *groups: tuple[int, ...]) -> Party:
    """A table in its second pack."""
    party = Party(code, *groups)
    while party.locals[0].table.playing < 1:
        party.hop()
    return party


def at_odds(seed: int = 1, form: int | None = None) -> tuple[Party, int, int]:
    """Toepen where one seat is to play a card and another may toep before it does."""
    party = Party("P", (0,), (1,), (2,), house={"was": False, "four_alike": False}, seed=seed, form=form)
    for _ in range(200):
        party.hop()
        mover = party.locals[0].table.state.turn if party.locals[0].table.playing >= 0 else -1
        for seat, local in enumerate(party.locals):
            if seat != mover and local.can_choose(seat) and party.locals[mover].can_choose(mover):
                return party, mover, seat
    raise AssertionError("nobody could toep out of turn")


def act(local: SealedHistory, seat: int, kind: str) -> bytes:
    """Return what a device sends once a seat has made the choice of a kind."""
    view = local.terms.rules.view(local.play.state, seat)
    local.act(seat, next(action for action in local.terms.rules.legal(view, seat) if action.kind == kind))
    return local.pack()
