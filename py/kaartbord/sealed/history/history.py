"""The seats of a sealed match that are played on one device, and the game as far as that device knows its cards."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection, Mapping, Sequence, Set
from copy import copy
from typing import ClassVar

from ...match import link, parcel
from ...match.link import Section
from ...match.match import Due, Match, Play
from ...match.merge import unchanged_but_for_cards
from ...match.parcel import Parcel
from ...match.session.history import History, People
from ...rules.protocol import DEALER, Action
from .. import due
from .. import link as letters
from ..course.terms import Terms, goes_on
from ..device import NOBODY, Device
from ..group import SIGNATURE, Group
from ..keys import picture, written
from ..log import MOST_PLACES
from ..table import Table
from .judge import Evidence, Judge, Verdict
from .seen import ANY, SeenGame

STAND = 6
"""Bytes of a head by which two devices see whether they know the same messages."""

MOST_OWED = 8
"""How many messages a seat sends at the most while nobody chooses: it joins, shuffles, locks, unlocks, shows seeds."""

LIVE = b"KSL1 live"
"""Before what a device says live, when that is signed: so it is worth nothing elsewhere."""


def match_of(terms: Terms) -> Match:
    """As pages know a sealed match: by a number of its own, where others have a seed."""
    number = int.from_bytes(terms.nonce[: parcel.SEED], "big")
    return Match(terms.code, terms.version, terms.options, terms.seats, number)


class SealedHistory:
    """All devices of a sealed match that are one in truth: each seat has secrets of its own."""

    any_device_acts: ClassVar[bool] = False
    tells_plies: ClassVar[bool] = False
    sends_unasked: ClassVar[bool] = True

    def __init__(self, group: Group, terms: Terms, masters: Mapping[int, bytes]) -> None:
        """By seat 32 bytes that all its secrets follow from; without a seat one only looks on."""
        self.terms, self.group, self.masters = terms, group, dict(masters)
        self.devices = {seat: Device(group, terms, seat, master) for seat, master in masters.items()}
        self._watcher = None if masters else Device(group, terms, NOBODY, bytes(32))
        self.turns: tuple[int, ...] = ()
        """How many steps were left each time that somebody else went first, see `sync.given_way`."""
        self.judge = Judge(self.table)
        self.restored = False
        """Whether it came from a backup or by a key, and nobody has said yet that it stands as here: a seat that
        goes on from where it once was would say two things at one moment."""
        self._seen = SeenGame(self.table)
        self._play: Play | None = None
        """The game as far as its cards are known, until more is."""

    def copy(self) -> "SealedHistory":
        """The match on this device as it goes its own way from here."""
        other = copy(self)
        other.devices = {seat: device.copy() for seat, device in self.devices.items()}
        other._watcher = self._watcher and self._watcher.copy()
        other.judge, other._seen, other._play = self.judge.copy(), self._seen.copy(), None
        return other

    @property
    def sealed(self) -> "SealedHistory":
        """Return the history itself."""
        return self

    @property
    def verdicts(self) -> Mapping[int, Verdict]:
        """By pack what is wrong with its cards."""
        return self.judge.verdicts

    @property
    def evidence(self) -> Sequence[Evidence]:
        """What was refused because somebody cheated."""
        return self.judge.evidence

    @property
    def device(self) -> Device:
        """One of the devices: they all know the same of the table."""
        return self._watcher or next(iter(self.devices.values()))

    @property
    def table(self) -> Table:
        """As everybody sees it."""
        return self.device.table

    @property
    def weak(self) -> bool:
        """Whether the match is of an older form, of which less is asked."""
        return not self.terms.strict

    @property
    def on_word(self) -> bool:
        """Return whether this device has not seen the match from its first message on."""
        return 0 not in self.device.log.places

    def progress(self) -> tuple[int, int] | None:
        """How many links have gone round, of how many before the first card; None once somebody can choose."""
        chosen = any(step.seat != DEALER for step in self.table.steps)
        again = self.table.cuts  # where the first deal is void there are more links than that
        if chosen or again or any(due.can_move(self.table, seat) for seat in due.speakers(self.table)):
            return None
        return self.known(), due.links(self.terms.seats)

    @property
    def full(self) -> bool:
        """Return whether there is no room for more, so that the game can only go on in a match of its own."""
        return self.table.full or self.known() > MOST_PLACES - MOST_OWED * self.terms.seats

    # ---- who is to do something

    def owing(self) -> tuple[int, ...]:
        """The seats that the game waits for: who is to choose, or to send a message; () once it is over."""
        seats, movers = due.speakers(self.table), self.terms.rules.to_move(self.table.state)
        interrupts = self.terms.rules.INFO.interrupts and seats
        if interrupts and seats == movers[:1] and due.can_move(self.table, movers[0]):
            return tuple(seat for seat in movers if due.can_move(self.table, seat))
        # where only who holds a certain card knows that it is to lead it, nobody here does
        return seats if len(seats) < 2 else tuple(seat for seat in seats if seat not in self.devices)

    def can_choose(self, seat: int) -> bool:
        """Whether a seat of this device has an action to choose now."""
        here = seat in self.devices and not self.restored and not self.full
        return here and seat in self.owing() and due.can_move(self.table, seat)

    def settle(self) -> bool:
        """Sends all that the seats here owe and nobody has to choose; whether there was anything. No table, however
        strange, makes it more than `MOST_OWED` messages a seat."""
        before = self.known()
        most = before + MOST_OWED * self.terms.seats
        while self.known() < most and (device := self._speaker()) and device.speak(device.announcement):
            self._share(device)
        return self.known() > before

    def _speaker(self) -> Device | None:
        """A device here that owes a message in which nothing is chosen."""
        if self.restored or self.full:
            return None
        if complains := next((device for device in self.devices.values() if device.complaints), None):
            return complains
        seats = due.speakers(self.table)
        for seat in seats:
            device = self.devices.get(seat)
            if device and (device.announcement or (len(seats) == 1 and not due.can_move(self.table, seat))):
                return device
        return next((self.devices[seat] for seat in due.closing(self.table) if seat in self.devices), None)

    def closing(self) -> int | None:
        """The seat that is to show its seeds next, now that the game is over; None before, and once all have."""
        return next(iter(due.closing(self.table)), None)

    def lies_open(self) -> bool:
        """Whether the game is over and all hands of it are known here."""
        over, audited = not self.terms.rules.to_move(self.table.state), self.judge.audited
        return over and {pack for step in self.table.steps for pack, _ in step.places} <= audited.keys()

    def choose(self, seat: int, action: Action) -> "SealedHistory":
        """Return the history after an action of a seat here; Fault if it may not do this."""
        again = self.copy()
        again.act(seat, action)
        return again

    def act(self, seat: int, action: Action) -> None:
        """A seat here does something, and all that follows of itself is sent too; Fault if it may not."""
        device = self.devices[seat]
        device.speak(action)
        self.pass_on(device)

    def pass_on(self, speaker: Device) -> None:
        """Let the other devices here know what one of them said, and send all that follows of itself."""
        self._share(speaker)
        self.settle()

    def unchanged(self, before: Play) -> int:
        """Return how many plies of an earlier play are the same, though more cards may be known."""
        return unchanged_but_for_cards(before, self.play)

    def own_turns(self, mine: Collection[int], more: Sequence[Section]) -> int:
        """Return how many messages this device has made: each is to be handed on."""
        return self.said()

    @property
    def taken_back(self) -> int:
        """Return 0: what the history counts instead are deals that are void."""
        return 0

    @property
    def can_take_back(self) -> bool:
        """Return False: what was sent is known to others."""
        return False

    def said(self) -> int:
        """How many messages this device has made."""
        return sum(entry.seat in self.devices for entry in self.device.log.entries)

    def answered(self) -> bool:
        """Return whether somebody else has spoken since a seat of this device did: so they know its key."""
        here = [entry.seat in self.devices for entry in self.device.log.entries]
        return not all(here[here.index(True) :]) if any(here) else bool(self.devices)

    def vouch(self, seats: Set[int], text: str) -> str:
        """Return the signatures of seats here under what their device says live, in letters of base64url."""
        said = LIVE + self.terms.game + text.encode()
        signed = (self.group.sign(self.devices[seat].keys.signing, said) for seat in sorted(seats))
        return urlsafe_b64encode(b"".join(signed)).decode().rstrip("=")

    def vouched(self, seats: Set[int], text: str, signatures: str) -> frozenset[int]:
        """Of some seats those whose players signed what a device says live."""
        try:
            said, data = text.encode(), urlsafe_b64decode(signatures + "=" * (-len(signatures) % 4))
        except ValueError:
            return frozenset()
        keys = {seat: join.key for seat, join in self.table.joined.items()}
        parts = [data[at : at + SIGNATURE] for at in range(0, len(data), SIGNATURE)]
        both = zip(sorted(seats), parts, strict=False)
        said = LIVE + self.terms.game + said
        return frozenset(
            seat for seat, part in both if seat in keys and self.group.verify(keys[seat], said, part)
        )

    def shuffles_alone(self, seats: Collection[int]) -> bool:
        """Return whether all who shuffle are among these seats, so that their device could know every card."""
        return {*range(self.table.basis.shufflers)} <= {*seats}

    def free(self) -> frozenset[int]:
        """Return the seats that nobody has taken yet."""
        return frozenset(range(self.terms.seats)) - self.table.joined.keys()

    def known(self) -> int:
        """How many messages there are as far as is known here."""
        return max(self.device.log.places)

    def stand(self) -> str:
        """How far the match is, in a few letters."""
        return self.device.log.places[self.known()].head[:STAND].hex()

    def is_further(self, other: History) -> bool:
        """Return whether more is known here than in another history, or something else where two spoke at once."""
        if (theirs := other.sealed) is None:
            return True
        more = self.known() - theirs.known(), len(self.evidence) - len(theirs.evidence)
        return more > (0, 0) or (more == (0, 0) and self.stand() != theirs.stand())

    def fragment(
        self,
        people: People,
        *,
        ply: int | None = None,
        seat: int | None = None,
        full: bool = False,
        restores: bool = False,
    ) -> str:
        """Return the link of the match, see `History.fragment`."""
        match, all_of_it = match_of(self.terms), full or self.free()
        more = tuple(section for section in people.more if all_of_it or section.kind != parcel.EARLY)
        secrets = self.secrets() if restores else b""
        messages = letters.name(self.terms) if restores and not full else self.pack(full=full)
        names = link.write_people(people.seats)
        return parcel.write(Parcel(match.game, match.version, messages, names, people.watch, secrets, more))

    def pack(self, *, full: bool = False) -> bytes:
        """What this device sends: what is new, or all that a device needs which has nothing. So do those who were out
        of the game long before its end and may have opened no link since."""
        behind = self.closing() is not None and len(self.table.speaking) < self.terms.seats
        return letters.pack(self.device, full or behind) if self.known() else letters.name(self.terms)

    def secrets(self) -> bytes:
        """Return the secrets of the seats here, as `written`."""
        return written(self.masters)

    def pictures(self, kinds: int) -> tuple[int, ...]:
        """What the keys of all look like together, see `picture`; () before all have joined."""
        if len(self.table.joined) < self.terms.seats:
            return ()
        keys = (bytes([seat]) + join.key + join.address for seat, join in sorted(self.table.joined.items()))
        return picture(self.terms.game, b"".join(keys), kinds)

    @letters.refusing()
    def take(self, data: bytes, *, own: bool = False) -> None:
        """Goes on from what somebody sent, or this device's own backup holds; Fault, and nothing changed, if it is not
        right or not new."""
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
        """The other devices here know what one of them said."""
        self._play = None
        last = max(speaker.log.places)
        for device in self.devices.values():
            if device is not speaker:
                device.take_over(speaker.log.since(last, last), {}, speaker.table)

    def position(self) -> str | None:
        """How the game stood before the pack that is played, if a match of its own can go on from there, for when
        somebody does not come back; how it stands once all packs are used up."""
        game, table = self.terms.rules, self.table
        start = table.state if table.used_up else table.start
        going = table.playing >= 0 and game.to_move(table.state)
        return game.write(start) if going and goes_on(game, start) else None

    # ---- what is wrong

    def check(self) -> None:
        """Audit every pack of which all seeds are known now; what is wrong with one is in `verdicts`.

        Nobody can be blamed for the message by which it comes out, so that is taken like others.
        """
        self._play = None
        self.judge.check(self.device.log, self.table, self.devices.values())

    # ---- the game

    @property
    def play(self) -> Play:
        """The game as far as its cards are known here: those of the seats here, and all once it is over and everybody
        has shown the seeds of all packs. Its choices are only counted, each by how many deals were void before it."""
        if self._play is None:
            faces = self.judge.faces(self.table) if self.lies_open() else {}
            plies, state = self._seen.follow(self.table, self.devices, faces)
            made = sum(step.seat != DEALER for step in self.table.steps)
            cuts = (*self.table.cuts, *self.turns)
            steps = enumerate(self.table.steps)
            marks = [sum(cut <= at for cut in cuts) for at, step in steps if step.seat != DEALER]
            match = match_of(self.terms)._replace(choices=tuple(marks), undone=len(cuts))
            waits = tuple(Due(made, seat, ANY) for seat in self.owing())
            self._play = Play(match, state, plies, len(plies) - made, waits, len(plies))
        return self._play
