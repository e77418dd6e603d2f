"""Sealed matches: how one begins on this device, and what a link to one brings."""

from collections.abc import Callable
from typing import NamedTuple

from ...games import GAMES
from ...match import claims, evening, link, parcel
from ...match.link import Seat
from ...match.match import Match
from ...match.parcel import Parcel
from ...match.session import Kept, Layout
from ...match.setup.draft import Setup
from ...sealed.link import Letter, unpack
from ...sealed.local import Local, match_of
from ...sealed.table import Terms
from ...text import say
from ..storage import locks
from . import arrivals, who


class Arrived(NamedTuple):
    """A link that came in, of which nothing is checked yet."""

    parcel: Parcel
    letter: Letter
    seats: tuple[Seat, ...]

    @property
    def match(self) -> Match:
        """Which match it is of."""
        return match_of(self.letter.terms)


async def begun(wanted: Setup) -> Kept:
    """A new sealed match, with the first message of this device."""
    terms = Terms(
        wanted.code, GAMES[wanted.code].INFO.version, wanted.options, len(wanted.seats), locks.nonce()
    )
    here = wanted.mine | {seat for seat, one in enumerate(wanted.seats) if one.kind == "computer"}
    local = Local(await locks.group(), terms, {seat: locks.master() for seat in sorted(here)})
    local.settle()
    return Kept(local.play(), wanted.seats, wanted.mine, sealed=local)


def read(text: str) -> Arrived:
    """What a link holds; BadLink if it is not whole, Fault if this page does not know such a match."""
    held = parcel.read(text)
    letter = unpack(held.messages)
    seats = letter.terms.seats
    people = link.read_people(held.people, seats) if held.people else (Seat("link", "", False),) * seats
    return Arrived(held, letter, people)


def met(known: Kept, arrived: Arrived) -> Kept:
    """The game once this device knows what a link says, and has said what it owes itself.

    Fault, and nothing changed, if anything is wrong with the link or nothing in it is new.
    """
    local = local_of(known)
    local.take(arrived.parcel.messages)
    local.check()
    local.settle()
    local.check()
    seats = _seated(claims.merged(known.seats, arrived.seats, known.mine, newer=True), local)
    return known._replace(
        play=local.play(), seats=seats, more=evening.agreed(known.more, arrived.parcel.more)
    )


def local_of(known: Kept) -> Local:
    """What this device has of a sealed match."""
    assert isinstance(known.sealed, Local)
    return known.sealed


async def first_seen(
    lang: str, arrived: Arrived, ready: Callable[[], object], layout: Layout | None = None
) -> Kept | None:
    """A match that this device has never seen, as it is kept from now on: asks who holds the device. None when
    the question was put away; Fault if anything is wrong with the link.

    `ready` is called before anything is asked; `layout` is how the game is to be shown to who plays, or looks on.
    """
    group, terms = await locks.group(), arrived.letter.terms
    local = Local(group, terms, {})
    local.take(arrived.parcel.messages)
    secrets = await _secrets(lang, arrived, local, ready)
    if secrets is None:
        return None
    seats = _seated(arrived.seats, local)
    if secrets:
        local = Local(group, terms, secrets)
        local.take(arrived.parcel.messages)
        local.check()
        local.settle()
        seats = arrivals.claimed_all(seats, (seat for seat in secrets if not seats[seat].claimed))
    shown_as = "table" if layout is None or (layout == "hand" and not secrets) else layout
    mine = frozenset(secrets)
    return Kept(
        local.play(), seats, mine, watch=not mine, more=arrived.parcel.more, layout=shown_as, sealed=local
    )


async def _secrets(
    lang: str, arrived: Arrived, local: Local, ready: Callable[[], object]
) -> dict[int, bytes] | None:
    """By seat that is played here from now on its secret; none for who looks on, None if the question was put away.

    Who takes a seat before it is due waits for it.
    """
    code, held, seats = arrived.letter.terms.code, arrived.parcel, arrived.seats
    if held.secret:
        ready()
        seat, secret = held.secret[0], held.secret[1:]
        return {seat: secret} if await arrivals.ask_here(lang, code, seats, seat) else {}
    free = [seat for seat in range(len(seats)) if seat not in local.table.joined]
    if held.watch or all(seats[seat].kind == "computer" for seat in free):
        return {}
    ready()
    answer = await who.ask(lang, seats, code, free[:1], say(lang, "sealed.join"), offered=free)
    if answer is None:
        return None
    return {} if answer == who.WATCH else {answer: locks.master()}


def _seated(seats: tuple[Seat, ...], local: Local) -> tuple[Seat, ...]:
    """The seats, of which those that joined are taken."""
    joined = local.table.joined
    return tuple(
        one._replace(claimed=one.claimed or (seat in joined and one.kind != "computer"))
        for seat, one in enumerate(seats)
    )
