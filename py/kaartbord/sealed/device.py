"""One player's device over time: the messages it signs and adopts, and the states it can go back to."""

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import chain
from typing import NamedTuple

from ..rules.protocol import Action
from . import proofs
from .course.terms import Terms
from .fixed_tables import digest_of
from .group import Group
from .log import LogEntry, Window
from .messages import Lock, Operation, Shuffle, VoidDeals
from .pack import PackSlot
from .seat.draft import MessageDraft
from .seat.hand import SeatHand
from .table import SealedTable

CHECKPOINTS = 6
"""Number of states that a device can go back to."""

MAX_CHECKPOINTS = 24
"""The same if a seat has been silent for long: some of the states in between are then left out."""


NOBODY = -1
"""The seat of a spectator's device."""


class Checkpoint(NamedTuple):
    """The knowledge of a device before it received or sent a message."""

    last: int
    """The place of the last message in the log."""
    table: SealedTable
    cards: dict[PackSlot, int | None]
    received: dict[PackSlot, bytes]


class Device(SeatHand):
    """A seat of a sealed match, on the device that plays it; or NOBODY, a spectator."""

    def __init__(self, group: Group, terms: Terms, seat: int, master: bytes) -> None:
        super().__init__(group, terms, seat, master)
        self.checkpoints: tuple[Checkpoint, ...] = ()
        """The last states, so that it can go back if two seats spoke simultaneously."""
        self.vouched = frozenset[int]()
        """The seats that signed the table it was given, if it was not present from the start."""

    def copy(self) -> "Device":
        """Return an independent copy; a table is never changed, so that both may have this one."""
        other = copy(self)
        other.log, other.keys, other._views = self.log.copy(), self.keys.copy(), [*self._views]
        other.cards, other.received = {**self.cards}, {**self.received}
        return other

    def speak(self, action: Action | None = None) -> bool:
        """Make this seat's next message, with an action of the game or with what is due; return whether there
        is any."""
        draft = MessageDraft(self)
        draft.add_due()
        draft.seeds()
        if action:
            draft.move(action)
        draft.follow()
        if draft.operations:
            self.sign(draft)
        return bool(draft.operations)

    def call_off(self, pack: int) -> None:
        """Send that the deals from a pack are void, and begin with the next one."""
        draft = MessageDraft(self)
        draft.do(VoidDeals(pack))
        draft.add_due()
        draft.seeds()
        self.sign(draft)

    def sign(self, draft: MessageDraft) -> None:
        """Sign a draft, and adopt it as what happened."""
        draft.table.finish(self.seat)
        window = self.signed(draft.operations, draft.table)
        self._add_checkpoint()
        self.log.keep(window, {})
        self.table = draft.table
        self.look()

    def signed(self, said: Sequence[Operation], table: SealedTable) -> Window:
        """Return the next message of this seat, signed with the table after it."""
        last, chain = max(self.log.places), self.log.chain
        before = self.log.places[last].head
        shown = tuple(self.prove(claim, proofs.BRIEF_PROOF_SIZE) for claim in table.claims_to_prove(self.seat))
        entry = LogEntry(self.seat, tuple(said), digest_of(table), proofs=shown)
        signature = self.group.sign(self.keys.signing_seed, chain.signed(chain.head(last + 1, before, entry), entry))
        return Window(last + 1, before, (entry._replace(signature=signature),))

    def take_over(
        self,
        window: Window,
        keys: dict[int, bytes],
        table: SealedTable,
        base: SealedTable | None = None,
        vouched: frozenset[int] = frozenset(),
    ) -> None:
        """Adopt messages that were checked, and the table after them. `base` is the table before them, for a
        device that knew nothing, and `vouched` the seats that signed it."""
        fresh = window.entries[max(0, max(self.log.places) + 1 - window.first) :]
        if base:
            self.checkpoints, self.vouched = (Checkpoint(window.first - 1, base, {}, {}),), vouched
        elif window.first - 1 in self.log.places:
            self._add_checkpoint()
        else:
            self.checkpoints = ()
        self.log.keep(window, keys)
        self.table = table
        if any(entry.seat == self.seat for entry in fresh):  # its own messages come back to it
            self._find_attempts()
        self.look()

    def checkpoint(self, last: int, table: SealedTable) -> Checkpoint:
        """Return the knowledge of this device at a table, after the message at a place."""
        old = {
            place: card
            for place, card in self.cards.items()
            if place[0] < table.playing
            or ((pack := table.packs.get(place[0])) and (pack.is_readable(place[1]) or place[1] in pack.opened))
        }
        return Checkpoint(last, table, old, {place: proof for place, proof in self.received.items() if place in old})

    def _add_checkpoint(self) -> None:
        self.checkpoints = (*self.checkpoints, self.checkpoint(max(self.log.places), self.table))
        first = self.base.last if self.terms.strict else max(self.log.places)
        needed = sum(past.last >= first for past in self.checkpoints)
        self.checkpoints = self.checkpoints[-max(CHECKPOINTS, needed) :]
        if len(self.checkpoints) > MAX_CHECKPOINTS:
            self.checkpoints = (self.checkpoints[0], *self.checkpoints[2:])

    @property
    def base(self) -> Checkpoint:
        """Return the knowledge here before the last message of the slowest seat. A full link begins there, so
        that each seat has signed the table in it."""
        waiting, slowest = {*self.table.joined}, max(self.log.places) + 1
        while waiting and (entry := self.log.places[slowest - 1].entry):
            slowest -= 1
            waiting.discard(entry.seat)
        if waiting:
            return self.checkpoints[0]
        return next((past for past in reversed(self.checkpoints) if past.last < slowest), self.checkpoints[0])

    def go_back(self, past: Checkpoint) -> None:
        """Restore an earlier state. A pack shuffled since is never shuffled in the same order again."""
        self.undo(self.log.forget(past.last))
        self.table, self.cards, self.received = past.table, {**past.cards}, {**past.received}
        self.checkpoints = tuple(earlier for earlier in self.checkpoints if earlier.last < past.last)
        self.look()

    def undo(self, entries: Iterable[LogEntry]) -> None:
        """Discard messages of this seat, so that packs shuffled in them need another order."""
        for op in chain.from_iterable(entry.operations for entry in entries if entry.seat == self.seat):
            if isinstance(op, Shuffle | Lock) and self.terms.strict:
                self.keys.again(op.pack)

    def restore(self, window: Window, table: SealedTable) -> None:
        """Continue from the stored state of this device."""
        self.log.keep(window, {seat: join.key for seat, join in table.joined.items()})
        self.table = table
        self._find_attempts()
        self.look()

    def _find_attempts(self) -> None:
        """Determine how often the shuffles of this seat were undone."""
        for number, pack in self.table.packs.items():
            if self.terms.strict and self.seat != NOBODY and (key := pack.keys[self.seat]):
                self.keys.recall(self.group, number, key)

    def join(self, other: "Device") -> None:
        """Adopt the public knowledge of another device."""
        self.log, self.table = other.log.copy(), other.table
        self.checkpoints = tuple(Checkpoint(past.last, past.table, {}, {}) for past in other.checkpoints)
        self._find_attempts()
        self.look()
