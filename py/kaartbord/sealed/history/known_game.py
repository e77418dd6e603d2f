"""A sealed game with the cards that some devices can read."""

from collections.abc import Mapping
from copy import copy
from typing import Any

from ...match.match import Ply
from ...rules.protocol import DEALER
from ...rules.seats import seat_of_chair
from ..course.steps import ALL, SealedStep, action_of, apply_step, unchanged
from ..device import Device
from ..pack import PackSlot
from ..table import SealedTable

ANY = 2
"""In place of the number of actions for a hand that is not known here."""


class KnownGame:
    """The states after the steps of a table, of which only new ones are computed."""

    def __init__(self, table: SealedTable) -> None:
        self._states: list[Any] = [table.opening]
        self._plies: list[Ply] = []
        self._followed: tuple[tuple[SealedStep, ...], set[tuple[int, PackSlot]]] = (), set()
        """The steps behind the states, and by seat (ALL once all are open) the places that could be read."""

    def copy(self) -> "KnownGame":
        """Return an independent copy."""
        other = copy(self)
        other._states, other._plies = [*self._states], [*self._plies]
        return other

    def follow(
        self, table: SealedTable, devices: Mapping[int, Device], faces: Mapping[PackSlot, int]
    ) -> tuple[tuple[Ply, ...], Any]:
        """Return the plies of a table and the state after them, as these devices read them. `faces` are the cards of
        packs that are open by now. Plies are computed again from the first that is new or of which more is known."""
        steps = table.steps
        cards = {(seat, place) for seat, device in devices.items() for place in device.cards}
        cards |= {(ALL, place) for place in faces}
        known, before = self._followed
        if self._states[0] != table.opening:
            known = ()
        kept = unchanged(steps, known, {place for _, place in cards - before})
        del self._plies[kept:], self._states[kept + 1 :]
        self._states[0] = table.opening
        for step in steps[len(self._plies) :]:
            self._add(step, table, devices, faces)
        self._followed = steps, cards
        return tuple(self._plies), self._states[-1]

    def _add(
        self, step: SealedStep, table: SealedTable, devices: Mapping[int, Device], faces: Mapping[PackSlot, int]
    ) -> None:
        """Add one step more."""
        game, before, plies = table.terms.rules, self._states[-1], self._plies

        def reads(place: PackSlot, sees: int) -> int:
            if place in faces:
                return faces[place]
            device = devices.get(seat_of_chair(sees, table.terms.seats)) if sees != ALL else None
            card = device.cards.get(place) if device else None
            return table.open_card(place, sees) if card is None else table.basis.deck.cards[card]

        after = apply_step(game, before, step, reads)
        radix = 0 if step.seat == DEALER else ANY
        if step.seat in devices or (faces and radix):
            radix = len(game.legal(before, step.seat))
        made = sum(ply.seat != DEALER for ply in plies[-1:]) + (plies[-1].choice_index if plies else 0)
        self._states.append(after)
        plies.append(Ply(before, step.seat, action_of(step, reads), after, made, radix))
