"""The faults in the cards of a sealed match that one device can find, and the messages refused for them."""

from collections.abc import Collection, Mapping
from copy import copy
from typing import Any, NamedTuple

from .. import audit
from ..course.steps import SealedStep, apply_step
from ..device import Device
from ..faults import Fault, FaultKind
from ..log import Log
from ..pack import PackSlot
from ..table import SealedTable

MAX_EVIDENCE = 8
"""Number of refused links that are kept; the last ones."""


class Verdict(NamedTuple):
    """The fault in the cards of a pack."""

    kind: FaultKind
    seat: int | None
    """The seat to blame; None while only an invalid card was found."""


class Evidence(NamedTuple):
    """A refused message, and its fault."""

    kind: FaultKind
    seat: int
    """The seat that made it."""
    data: bytes
    """The data as sent, see `link.unpack`: a device that knows the same messages finds the same fault in it."""


class Auditor:
    """The verdicts on the packs of one match."""

    def __init__(self, table: SealedTable) -> None:
        self.audited: dict[int, list[int]] = {}
        """By pack with the seeds of all: its cards by slot."""
        self.verdicts: dict[int, Verdict] = {}
        """By pack the fault in its cards."""
        self.evidence: list[Evidence] = []
        """The messages refused for cheating."""
        self._checked: tuple[tuple[SealedStep, ...], Any] = (), table.opening
        """The steps that were judged with all their cards known, and the state after them."""

    def copy(self) -> "Auditor":
        """Return an independent copy."""
        other = copy(self)
        other.audited, other.verdicts = {**self.audited}, {**self.verdicts}
        return other

    def check(self, log: Log, table: SealedTable, devices: Collection[Device]) -> None:
        """Audit every pack whose seeds are all known now, and the steps whose cards are all known."""
        for device in devices:
            for pack, _ in device.dark:
                self.verdicts.setdefault(pack, Verdict("card", None))
        for number, one in table.packs.items():
            if one.blamed:
                self._judge(number, Fault(*one.blamed))
        for pack in range(table.playing + 1):
            self._audit(pack, log, table)
        steps, (known, state), faces = table.steps, self._checked, self.faces(table)
        if steps[: len(known)] != known:
            known, state = (), table.opening
        for step in steps[len(known) :]:
            if any(place not in faces for place in step.places):
                break
            try:
                state = apply_step(table.terms.rules, state, step, lambda place, _: faces[place])
            except Fault as fault:
                self._judge(max((pack for pack, _ in step.places), default=table.playing), fault)
                break
            known = (*known, step)
        self._checked = known, state

    def _audit(self, pack: int, log: Log, table: SealedTable) -> None:
        """Audit a pack, unless that was done, a seat is named already, or this device lacks something."""
        said = self.verdicts.get(pack)
        if pack in self.audited or (said and said.seat is not None):
            return
        seeds = audit.seeds_of(log, pack)
        if len(seeds) < table.terms.seats:
            return
        try:
            self.audited[pack] = audit.audit(log, table, pack, seeds)
        except Fault as fault:
            if fault.kind != "missing":
                self._judge(pack, fault)

    def _judge(self, pack: int, fault: Fault) -> None:
        """Record the fault in a pack; the first seat that is named remains."""
        if self.verdicts.get(pack, Verdict("card", None)).seat is None:
            self.verdicts[pack] = Verdict(fault.kind, fault.seat)

    def new_verdict(self, before: Mapping[int, Verdict]) -> Verdict | None:
        """Return a verdict found since, such as a seat that can be named now; None if there is nothing new."""
        return next((said for pack, said in self.verdicts.items() if before.get(pack) != said), None)

    def note(self, fault: Fault, data: bytes) -> bool:
        """Keep data as evidence, if a seat can be named; return whether it can."""
        if fault.seat is None:
            return False
        evidence = Evidence(fault.kind, fault.seat, data)
        if evidence not in self.evidence:
            self.evidence = [*self.evidence, evidence][-MAX_EVIDENCE:]
        return True

    def faces(self, table: SealedTable) -> dict[PackSlot, int]:
        """Return the cards of all packs that were audited, by place."""
        faces = table.basis.deck.cards
        return {(pack, slot): faces[card] for pack, cards in self.audited.items() for slot, card in enumerate(cards)}
