"""A link to a sealed game that came in, and a game as it is kept once one has been taken."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ...match import link, sealed_links
from ...match.link import Seat
from ...match.match import Match
from ...match.sealed_links import SealedLink
from ...match.session.saved_game import SavedGame, SentState
from ...match.setup import colours
from ...sealed.faults import Fault
from ...sealed.history.history import SealedHistory, match_of
from ...sealed.history.masters import fits
from ...sealed.keys import read_masters
from ...sealed.link import DecodedLink, unpack
from ...text import phrasebooks
from ...text.messages import Messages, People
from ..storage import locks
from . import link_arrivals


class SealedArrival(NamedTuple):
    """A link that came in, not checked yet."""

    parcel: SealedLink
    letter: DecodedLink
    seats: tuple[Seat, ...]
    asks: int | None = None
    """The seat that somebody without its key asks to have again."""

    @property
    def match(self) -> Match:
        """The match that it is of."""
        return match_of(self.letter.terms)

    @property
    def colours(self) -> tuple[int, ...]:
        """By seat the number of its colour; nothing where they are the usual ones."""
        return colours.from_sections(self.parcel.extra_sections, self.letter.terms.seats)

    @property
    def sending_seat(self) -> int | None:
        """The seat that sent last; None without a message."""
        return self.letter.window.entries[-1].seat if self.letter.window.entries else None


def read(held: SealedLink) -> SealedArrival:
    """Return the contents of a link; BadLink if its people are damaged, Fault for an unknown kind of match."""
    letter = unpack(held.messages)
    seats, asks = letter.terms.seats, sealed_links.requested_seat(held.extra_sections)
    people = link.read_people(held.people, seats) if held.people else (Seat("link", "", False),) * seats
    held = held._replace(extra_sections=sealed_links.with_seat_request(held.extra_sections, None))
    return SealedArrival(held, letter, people, asks if asks in range(seats) else None)


def history_of(known: SavedGame) -> SealedHistory:
    """Return the history that this device has of a sealed match."""
    assert isinstance(known.history, SealedHistory)
    return known.history


def people_of(game: SavedGame) -> frozenset[int]:
    """Return the seats of a game that people play on this device."""
    return frozenset(seat for seat in game.mine if game.seats[seat].kind != "computer")


def own_seats(game: SavedGame) -> frozenset[int]:
    """Return the seats of a game that people play on this device, or asked to have again."""
    return people_of(game) | (
        {asked} if (asked := sealed_links.requested_seat(game.extra_sections)) is not None else set()
    )


def names_of(messages: Messages, game: SavedGame | SealedArrival, seats: Iterable[int]) -> People:
    """Return the names of the players of some seats."""
    code, names = game.match.game, [one.name for one in game.seats]
    return People(tuple(phrasebooks.name_in_game(messages, code, seat, names, game.colours) for seat in seats))


async def spectator_history(arrived: SealedArrival) -> SealedHistory:
    """Return the match of a link as a spectator knows it; Fault if anything is wrong with it."""
    local = SealedHistory(await locks.group(), arrived.letter.terms, {})
    return told_of(local, arrived)


def told_of(local: SealedHistory, arrived: SealedArrival, *, own: bool = False) -> SealedHistory:
    """Return a match once it has taken a link, which may hold no message yet. Then the first seat is left to
    somebody who lost its key."""
    if not arrived.letter.is_name_only:
        local.take(arrived.parcel.messages, own=own)
    return local


def settled(game: SavedGame, local: SealedHistory) -> SavedGame:
    """Return the game as it is here, once the history is checked and what is owed here is sent."""
    local.check()
    local.settle()
    local.check()
    return game._replace(history=local)


def with_joined(seats: tuple[Seat, ...], local: SealedHistory) -> tuple[Seat, ...]:
    """Return the seats, of which those that joined are taken."""
    joined = local.table.joined
    return tuple(
        one._replace(claimed=one.claimed or (seat in joined and one.kind != "computer"))
        for seat, one in enumerate(seats)
    )


def checked_secrets(arrived: SealedArrival, local: SealedHistory) -> dict[int, bytes]:
    """Return the secrets in a link by seat; Fault if they are not those of the players there."""
    masters = read_masters(arrived.parcel.secrets)
    if not fits(local, masters):
        raise Fault("torn")
    return masters


async def ask_for_seats(messages: Messages, arrived: SealedArrival, masters: Mapping[int, bytes]) -> bool:
    """Return whether the seats with these secrets are to be played here from now on."""
    seats = arrived.seats
    person = next((seat for seat in masters if seats[seat].kind != "computer"), None)
    return person is None or await link_arrivals.ask_here(messages, arrived.match.game, seats, person, arrived.colours)


def split_keyless(masters: Mapping[int, bytes]) -> tuple[dict[int, bytes], int | None]:
    """Return the known secrets, and the seat whose player has lost theirs, if there is one."""
    keyless = next((seat for seat, master in masters.items() if not master), None)
    return {seat: master for seat, master in masters.items() if master}, keyless


def entered(
    arrived: SealedArrival,
    masters: Mapping[int, bytes],
    local: SealedHistory,
    *,
    own: bool = False,
    back: bool = False,
) -> SavedGame:
    """Return a match that was unknown here, whose seats with these secrets are played here. `local` is what a
    spectator has of it; `own` is True for a backup of this device, `back` if they were played elsewhere."""
    seats = with_joined(arrived.seats, local)
    if masters:
        local = told_of(SealedHistory(local.group, local.terms, masters), arrived, own=own)
        local.restored |= back
        seats = link_arrivals.claim_all(seats, (seat for seat in masters if not seats[seat].claimed))
    mine = frozenset(masters)
    more = arrived.parcel.extra_sections
    return SavedGame(local, seats, mine, is_spectator=not mine, extra_sections=more, sent=SentState(0))
