"""The seats of a sealed match that are played on one device, and the game with the cards known to that device."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection, Mapping, Sequence, Set
from copy import copy
from typing import ClassVar

from ...match import link, sealed_links
from ...match.link import Section
from ...match.match import Match, PendingChoice, Play
from ...match.merge import unchanged_but_for_cards
from ...match.sealed_links import SealedLink
from ...match.session.history import History, LinkParts
from ...rules.protocol import DEALER, Action
from .. import due
from .. import link as letters
from ..course.terms import Terms, goes_on
from ..device import NOBODY, Device
from ..group import SIGNATURE_SIZE, Group
from ..keys import picture, written
from ..log import MOST_PLACES
from ..table import SealedTable
from .auditor import Auditor, Evidence, Verdict
from .known_game import ANY, KnownGame

STAND = 6
"""Bytes of a head by which two devices compare their messages."""

MAX_DUE_MESSAGES = 8
"""The most messages that a seat sends while nobody chooses: it joins, shuffles, locks, unlocks, reveals seeds."""

LIVE = b"KSL1 live"
"""Prefix of a live message when it is signed: so the signature is worth nothing elsewhere."""


def match_of(terms: Terms) -> Match:
    """Return the match as pages know a sealed one: with a number of its own in place of a seed."""
    number = int.from_bytes(terms.nonce[: sealed_links.SEED_BYTES], "big")
    return Match(terms.code, terms.version, terms.options, terms.seats, number)


class SealedHistory:
    """The seats that this physical device plays in a sealed match, each as a device with secrets of its own."""

    any_device_can_act: ClassVar[bool] = False
    can_link_to_ply: ClassVar[bool] = False
    sends_automatically: ClassVar[bool] = True

    def __init__(self, group: Group, terms: Terms, masters: Mapping[int, bytes]) -> None:
        """Create the history with 32 bytes by seat that all its secrets follow from; without a seat it is a
        spectator's."""
        self.terms, self.group, self.masters = terms, group, dict(masters)
        self.devices = {seat: Device(group, terms, seat, master) for seat, master in masters.items()}
        self._spectator = None if masters else Device(group, terms, NOBODY, bytes(32))
        self.turns: tuple[int, ...] = ()
        """Number of steps left each time that another seat took precedence, see `sync.resolve_conflict`."""
        self.judge = Auditor(self.table)
        self.restored = False
        """True if it came from a backup or by a key, and is not confirmed yet: a seat that continued from an
        old state would contradict itself."""
        self._seen = KnownGame(self.table)
        self._play: Play | None = None
        """The game with the known cards, until more are known."""

    def copy(self) -> "SealedHistory":
        """Return an independent copy."""
        other = copy(self)
        other.devices = {seat: device.copy() for seat, device in self.devices.items()}
        other._spectator = self._spectator and self._spectator.copy()
        other.judge, other._seen, other._play = self.judge.copy(), self._seen.copy(), None
        return other

    @property
    def sealed(self) -> "SealedHistory":
        """Return the history itself."""
        return self

    @property
    def verdicts(self) -> Mapping[int, Verdict]:
        """Return by pack the fault in its cards."""
        return self.judge.verdicts

    @property
    def evidence(self) -> Sequence[Evidence]:
        """Return the messages refused for cheating."""
        return self.judge.evidence

    @property
    def device(self) -> Device:
        """Return one of the devices: they all know the same of the table."""
        return self._spectator or next(iter(self.devices.values()))

    @property
    def table(self) -> SealedTable:
        """Return the table as everybody sees it."""
        return self.device.table

    @property
    def is_weak(self) -> bool:
        """Return whether the match is of an older form, with weaker checks."""
        return not self.terms.strict

    @property
    def has_unverified_start(self) -> bool:
        """Return whether this device has not seen the match from its first message on."""
        return 0 not in self.device.log.places

    def setup_progress(self) -> tuple[int, int] | None:
        """Return the links that have gone round, and the number before the first card; None once a seat can choose."""
        chosen = any(step.seat != DEALER for step in self.table.steps)
        again = self.table.cuts  # after a void deal there are more links than that
        if chosen or again or any(due.can_move(self.table, seat) for seat in due.next_senders(self.table)):
            return None
        return self.message_count(), due.links(self.terms.seats)

    @property
    def is_full(self) -> bool:
        """Return whether it has no room for more, so that the game can only continue in another match."""
        return self.table.full or self.message_count() > MOST_PLACES - MAX_DUE_MESSAGES * self.terms.seats

    # ---- the next message

    def due_seats(self) -> tuple[int, ...]:
        """Return the seats that the game waits for to choose, or to send a message; () once it is over."""
        seats, movers = due.next_senders(self.table), self.terms.rules.to_move(self.table.state)
        interrupts = self.terms.rules.INFO.interrupts and seats
        if interrupts and seats == movers[:1] and due.can_move(self.table, movers[0]):
            return tuple(seat for seat in movers if due.can_move(self.table, seat))
        # only the holder of a certain card knows that it is to lead it, and here nobody is
        return seats if len(seats) < 2 else tuple(seat for seat in seats if seat not in self.devices)

    def can_choose(self, seat: int) -> bool:
        """Return whether a seat of this device has an action to choose now."""
        here = seat in self.devices and not self.restored and not self.is_full
        return here and seat in self.due_seats() and due.can_move(self.table, seat)

    def settle(self) -> bool:
        """Send all that the seats here owe without a choice; return whether there was anything. No table,
        however strange, makes it more than `MAX_DUE_MESSAGES` messages a seat."""
        before = self.message_count()
        most = before + MAX_DUE_MESSAGES * self.terms.seats
        while self.message_count() < most and (device := self._speaker()) and device.speak(device.forced_action):
            self._share(device)
        return self.message_count() > before

    def _speaker(self) -> Device | None:
        """Return a device here that owes a message without a choice in it."""
        if self.restored or self.is_full:
            return None
        if complains := next((device for device in self.devices.values() if device.complaints), None):
            return complains
        seats = due.next_senders(self.table)
        for seat in seats:
            device = self.devices.get(seat)
            if device and (device.forced_action or (len(seats) == 1 and not due.can_move(self.table, seat))):
                return device
        return next((self.devices[seat] for seat in due.closing(self.table) if seat in self.devices), None)

    def next_revealing_seat(self) -> int | None:
        """Return the seat that is to reveal its seeds next, after the end of the game; None before, and once
        all have."""
        return next(iter(due.closing(self.table)), None)

    def all_hands_known(self) -> bool:
        """Return whether the game is over and all its hands are known here."""
        over, audited = not self.terms.rules.to_move(self.table.state), self.judge.audited
        return over and {pack for step in self.table.steps for pack, _ in step.places} <= audited.keys()

    def choose(self, seat: int, action: Action) -> "SealedHistory":
        """Return the history after an action of a seat here; raise Fault if it may not do this."""
        again = self.copy()
        again.act(seat, action)
        return again

    def act(self, seat: int, action: Action) -> None:
        """Make an action of a seat here, and send all that follows automatically; raise Fault if it may not."""
        device = self.devices[seat]
        device.speak(action)
        self.pass_on(device)

    def pass_on(self, speaker: Device) -> None:
        """Pass the message of one device to the others here, and send all that follows automatically."""
        self._share(speaker)
        self.settle()

    def unchanged_plies(self, before: Play) -> int:
        """Return the number of plies of an earlier play that are the same, though more cards may be known."""
        return unchanged_but_for_cards(before, self.play)

    def own_turns(self, mine: Collection[int], more: Sequence[Section]) -> int:
        """Return the number of messages that this device has made: each is to be sent."""
        return self.own_message_count()

    @property
    def undo_count(self) -> int:
        """Return 0: the history counts void deals instead."""
        return 0

    @property
    def can_take_back(self) -> bool:
        """Return False: others know what was sent."""
        return False

    def own_message_count(self) -> int:
        """Return the number of messages that this device has made."""
        return sum(entry.seat in self.devices for entry in self.device.log.entries)

    def answered(self) -> bool:
        """Return whether another player has sent a message since a seat of this device did: so they know its key."""
        here = [entry.seat in self.devices for entry in self.device.log.entries]
        return not all(here[here.index(True) :]) if any(here) else bool(self.devices)

    def sign_live(self, seats: Set[int], text: str) -> str:
        """Return the signatures of seats here for a live message of their device, in letters of base64url."""
        said = LIVE + self.terms.match_id + text.encode()
        signed = (self.group.sign(self.devices[seat].keys.signing_seed, said) for seat in sorted(seats))
        return urlsafe_b64encode(b"".join(signed)).decode().rstrip("=")

    def verify_live(self, seats: Set[int], text: str, signatures: str) -> frozenset[int]:
        """Return those of some seats whose players signed a live message of a device."""
        try:
            said, data = text.encode(), urlsafe_b64decode(signatures + "=" * (-len(signatures) % 4))
        except ValueError:
            return frozenset()
        keys = {seat: join.key for seat, join in self.table.joined.items()}
        parts = [data[at : at + SIGNATURE_SIZE] for at in range(0, len(data), SIGNATURE_SIZE)]
        both = zip(sorted(seats), parts, strict=False)
        said = LIVE + self.terms.match_id + said
        return frozenset(seat for seat, part in both if seat in keys and self.group.verify(keys[seat], said, part))

    def is_only_shuffler(self, seats: Collection[int]) -> bool:
        """Return whether all shufflers are among these seats, so that their device could know every card."""
        return {*range(self.table.basis.shufflers)} <= {*seats}

    def free_seats(self) -> frozenset[int]:
        """Return the seats that nobody has taken yet."""
        return frozenset(range(self.terms.seats)) - self.table.joined.keys()

    def message_count(self) -> int:
        """Return the number of messages known here."""
        return max(self.device.log.places)

    def revision(self) -> str:
        """Return the revision of the match: a few letters that change with every message."""
        return self.device.log.places[self.message_count()].head[:STAND].hex()

    def is_ahead_of(self, other: History) -> bool:
        """Return whether more is known here than in another history, or a different message that was simultaneous."""
        if (theirs := other.sealed) is None:
            return True
        more = self.message_count() - theirs.message_count(), len(self.evidence) - len(theirs.evidence)
        return more > (0, 0) or (more == (0, 0) and self.revision() != theirs.revision())

    def fragment(
        self,
        people: LinkParts,
        *,
        ply: int | None = None,
        seat: int | None = None,
        full: bool = False,
        restores: bool = False,
    ) -> str:
        """Return the link of the match, see `History.fragment`."""
        match, all_of_it = match_of(self.terms), full or self.free_seats()
        more = tuple(
            section for section in people.extra_sections if all_of_it or section.kind != sealed_links.FOLLOWS_MATCH
        )
        secrets = self.secrets() if restores else b""
        messages = letters.name(self.terms) if restores and not full else self.pack(full=full)
        names = link.write_people(people.seats)
        return sealed_links.write(
            SealedLink(match.game, match.version, messages, names, people.for_spectator, secrets, more)
        )

    def pack(self, *, full: bool = False) -> bytes:
        """Return the data that this device sends: what is new, or all that a device without anything needs. The
        latter is for players who were out of the game long before its end, and may have opened no link since."""
        behind = self.next_revealing_seat() is not None and len(self.table.active_seats) < self.terms.seats
        return letters.pack(self.device, full or behind) if self.message_count() else letters.name(self.terms)

    def secrets(self) -> bytes:
        """Return the secrets of the seats here, as `written`."""
        return written(self.masters)

    def key_fingerprint(self, kinds: int) -> tuple[int, ...]:
        """Return the fingerprint of all keys, see `picture`; () before all have joined."""
        if len(self.table.joined) < self.terms.seats:
            return ()
        keys = (bytes([seat]) + join.key + join.address for seat, join in sorted(self.table.joined.items()))
        return picture(self.terms.match_id, b"".join(keys), kinds)

    @letters.torn_on_error()
    def take(self, data: bytes, *, own: bool = False) -> None:
        """Adopt data that was sent, or is in this device's own backup. Raise Fault, and change nothing, if it
        is not valid or not new."""
        letter = letters.unpack(data)
        news = letters.checked(self.device, letter, own=own)
        before = self.copy()
        try:
            for device in self.devices.values() or [self.device]:
                device.take_over(*news)
        except Exception:
            self.__dict__ = before.__dict__
            raise
        self.restored |= own
        self._play = None

    def _share(self, speaker: Device) -> None:
        """Pass the message of one device to the others here."""
        self._play = None
        last = max(speaker.log.places)
        for device in self.devices.values():
            if device is not speaker:
                device.take_over(speaker.log.since(last, last), {}, speaker.table)

    def resumable_position(self) -> str | None:
        """Return the position before the current pack, or the present one once all packs are used up. It is
        for a match of its own after a player did not come back; None if none can continue from there."""
        game, table = self.terms.rules, self.table
        start = table.state if table.is_used_up else table.start
        going = table.playing >= 0 and game.to_move(table.state)
        return game.write(start) if going and goes_on(game, start) else None

    # ---- the faults

    def check(self) -> None:
        """Audit every pack of which all seeds are known now; faults are in `verdicts`. Nobody can be blamed
        for the message that reveals a fault, so that is accepted like others."""
        self._play = None
        self.judge.check(self.device.log, self.table, self.devices.values())

    # ---- the game

    @property
    def play(self) -> Play:
        """Return the game with the cards known here: those of the seats here, and all at the end with the
        seeds of all packs. Its choices are only counted, each by the number of void deals before it."""
        if self._play is None:
            faces = self.judge.faces(self.table) if self.all_hands_known() else {}
            plies, state = self._seen.follow(self.table, self.devices, faces)
            made = sum(step.seat != DEALER for step in self.table.steps)
            cuts = (*self.table.cuts, *self.turns)
            steps = enumerate(self.table.steps)
            marks = [sum(cut <= at for cut in cuts) for at, step in steps if step.seat != DEALER]
            match = match_of(self.terms)._replace(choices=tuple(marks), undo_count=len(cuts))
            waits = tuple(PendingChoice(made, seat, ANY) for seat in self.due_seats())
            self._play = Play(match, state, plies, len(plies) - made, waits, len(plies))
        return self._play
