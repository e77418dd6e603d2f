"""One player's device over time: the messages it signs and adopts, and the states it can go back to."""

from collections.abc import Iterable, Sequence
from copy import copy
from itertools import chain
from typing import NamedTuple

from ..rules.protocol import Action
from . import proofs
from .course.terms import Terms
from .group import Group
from .log import Entry, Window
from .messages import Lock, Operation, Shuffle, Void
from .pack import Place
from .seat.draft import Draft
from .seat.hand import Hand
from .table import Table
from .tables import digest_of

TRAIL = 6
"""Number of states that a device can go back to."""

LONGEST_TRAIL = 24
"""The same if a seat has been silent for long: some of the states in between are then left out."""


NOBODY = -1
"""The seat of a spectator's device."""


class Past(NamedTuple):
    """The knowledge of a device before it received or sent a message."""

    last: int
    """The place of the last message in the log."""
    table: Table
    cards: dict[Place, int | None]
    received: dict[Place, bytes]


class Device(Hand):
    """A seat of a sealed match, on the device that plays it; or NOBODY, a spectator."""

    def __init__(self, group: Group, terms: Terms, seat: int, master: bytes) -> None:
        super().__init__(group, terms, seat, master)
        self.trail: tuple[Past, ...] = ()
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
        draft = Draft(self)
        draft.dues()
        draft.seeds()
        if action:
            draft.move(action)
        draft.follow()
        if draft.operations:
            self.sign(draft)
        return bool(draft.operations)

    def call_off(self, pack: int) -> None:
        """Send that the deals from a pack are void, and begin with the next one."""
        draft = Draft(self)
        draft.do(Void(pack))
        draft.dues()
        draft.seeds()
        self.sign(draft)

    def sign(self, draft: Draft) -> None:
        """Sign a draft, and adopt it as what happened."""
        draft.table.finish(self.seat)
        window = self.signed(draft.operations, draft.table)
        self._remember()
        self.log.keep(window, {})
        self.table = draft.table
        self.look()

    def signed(self, said: Sequence[Operation], table: Table) -> Window:
        """Return the next message of this seat, signed with the table after it."""
        last, chain = max(self.log.places), self.log.chain
        before = self.log.places[last].head
        shown = tuple(self.prove(claim, proofs.BRIEF) for claim in table.to_prove(self.seat))
        entry = Entry(self.seat, tuple(said), digest_of(table), proofs=shown)
        signature = self.group.sign(
            self.keys.signing, chain.signed(chain.head(last + 1, before, entry), entry)
        )
        return Window(last + 1, before, (entry._replace(signature=signature),))

    def take_over(
        self,
        window: Window,
        keys: dict[int, bytes],
        table: Table,
        base: Table | None = None,
        vouched: frozenset[int] = frozenset(),
    ) -> None:
        """Adopt messages that were checked, and the table after them. `base` is the table before them, for a
        device that knew nothing, and `vouched` the seats that signed it."""
        fresh = window.entries[max(0, max(self.log.places) + 1 - window.first) :]
        if base:
            self.trail, self.vouched = (Past(window.first - 1, base, {}, {}),), vouched
        elif window.first - 1 in self.log.places:
            self._remember()
        else:
            self.trail = ()
        self.log.keep(window, keys)
        self.table = table
        if any(entry.seat == self.seat for entry in fresh):  # its own messages come back to it
            self._recall()
        self.look()

    def past(self, last: int, table: Table) -> Past:
        """Return the knowledge of this device at a table, after the message at a place."""
        old = {
            place: card
            for place, card in self.cards.items()
            if place[0] < table.playing
            or ((pack := table.packs.get(place[0])) and (pack.readable(place[1]) or place[1] in pack.opened))
        }
        return Past(
            last, table, old, {place: proof for place, proof in self.received.items() if place in old}
        )

    def _remember(self) -> None:
        self.trail = (*self.trail, self.past(max(self.log.places), self.table))
        first = self.base.last if self.terms.strict else max(self.log.places)
        needed = sum(past.last >= first for past in self.trail)
        self.trail = self.trail[-max(TRAIL, needed) :]
        if len(self.trail) > LONGEST_TRAIL:
            self.trail = (self.trail[0], *self.trail[2:])

    @property
    def base(self) -> Past:
        """Return the knowledge here before the last message of the slowest seat. A full link begins there, so
        that each seat has signed the table in it."""
        waiting, slowest = {*self.table.joined}, max(self.log.places) + 1
        while waiting and (entry := self.log.places[slowest - 1].entry):
            slowest -= 1
            waiting.discard(entry.seat)
        if waiting:
            return self.trail[0]
        return next((past for past in reversed(self.trail) if past.last < slowest), self.trail[0])

    def go_back(self, past: Past) -> None:
        """Restore an earlier state. A pack shuffled since is never shuffled in the same order again."""
        self.undo(self.log.forget(past.last))
        self.table, self.cards, self.received = past.table, {**past.cards}, {**past.received}
        self.trail = tuple(earlier for earlier in self.trail if earlier.last < past.last)
        self.look()

    def undo(self, entries: Iterable[Entry]) -> None:
        """Discard messages of this seat, so that packs shuffled in them need another order."""
        for op in chain.from_iterable(entry.operations for entry in entries if entry.seat == self.seat):
            if isinstance(op, Shuffle | Lock) and self.terms.strict:
                self.keys.again(op.pack)

    def restore(self, window: Window, table: Table) -> None:
        """Continue from the stored state of this device."""
        self.log.keep(window, {seat: join.key for seat, join in table.joined.items()})
        self.table = table
        self._recall()
        self.look()

    def _recall(self) -> None:
        """Determine how often the shuffles of this seat were undone."""
        for number, pack in self.table.packs.items():
            if self.terms.strict and self.seat != NOBODY and (key := pack.keys[self.seat]):
                self.keys.recall(self.group, number, key)

    def join(self, other: "Device") -> None:
        """Adopt the public knowledge of another device."""
        self.log, self.table = other.log.copy(), other.table
        self.trail = tuple(Past(past.last, past.table, {}, {}) for past in other.trail)
        self._recall()
        self.look()
