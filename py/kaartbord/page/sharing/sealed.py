"""Sealed matches: how one begins on this device, and what a link to one brings."""

from collections.abc import Callable
from typing import NamedTuple

from ...games import GAMES
from ...match import claims, evening, link, parcel
from ...match.link import Seat
from ...match.match import Match
from ...match.parcel import Parcel
from ...match.session import Kept
from ...match.setup.draft import Setup
from ...sealed.link import Letter, unpack
from ...sealed.local import Local, match_of
from ...sealed.table import Terms
from ...text import phrasebooks, say
from ..storage import locks
from ..ui import dialogs
from . import arrivals


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
    here = wanted.mine | {seat for seat, who in enumerate(wanted.seats) if who.kind == "computer"}
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
    seats = claims.merged(known.seats, arrived.seats, known.mine, newer=True)
    return known._replace(
        play=local.play(), seats=seats, more=evening.agreed(known.more, arrived.parcel.more)
    )


def local_of(known: Kept) -> Local:
    """What this device has of a sealed match."""
    assert isinstance(known.sealed, Local)
    return known.sealed


async def first_seen(lang: str, arrived: Arrived, ready: Callable[[], object]) -> Kept | None:
    """A match that this device has never seen, as it is kept from now on: asks who holds the device. None when
    the question was put away; Fault if anything is wrong with the link.

    `ready` is called before anything is asked.
    """
    group, terms = await locks.group(), arrived.letter.terms
    local = Local(group, terms, {})
    local.take(arrived.parcel.messages)
    seat = next((seat for seat in range(terms.seats) if seat not in local.table.joined), None)
    masters: dict[int, bytes] = {}
    seats = arrived.seats
    if arrived.parcel.secret:
        masters = {arrived.parcel.secret[0]: arrived.parcel.secret[1:]}
        ready()
        if not await arrivals.ask_here(lang, terms.code, seats, arrived.parcel.secret[0]):
            return None
    elif seat is not None and seats[seat].kind != "computer" and not arrived.parcel.watch:
        ready()
        answer = await _ask_next(lang, terms.code, seats, seat)
        if not answer:
            return None
        masters = {seat: locks.master()} if answer == "join" else {}
    mine = frozenset(masters)
    if mine:
        local = Local(group, terms, masters)
        local.take(arrived.parcel.messages)
        local.check()
        local.settle()
        seats = arrivals.claimed_all(seats, (seat for seat in mine if not seats[seat].claimed))
    play = local.play()
    return Kept(play, seats, mine, watch=not mine, more=arrived.parcel.more, sealed=local)


async def _ask_next(lang: str, code: str, seats: tuple[Seat, ...], seat: int) -> str:
    """Whether who holds this device takes the next seat, as seats are taken in order: join, watch, or "" for later."""
    name = phrasebooks.known_as(lang, code, seat, [who.name for who in seats])
    return await dialogs.ask(
        say(lang, "sealed.join.title"),
        say(lang, "sealed.join.text", name=name, game=GAMES[code].INFO.name),
        {"join": say(lang, "sealed.join.yes", name=name), "watch": say(lang, "who.watch")},
        close=say(lang, "close"),
    )
