"""Agreement on the player of each seat, when links differ."""

from collections.abc import Sequence

from ..rules.seats import replace_at
from .link import HANDOVER_MODULUS, PlayerKind, Seat
from .names import DEVICE_MARKS


def hand_over(seat: Seat, kind: PlayerKind, *, claimed: bool, mark: int = 0) -> Seat:
    """Return the seat after somebody else takes it, which overrules every earlier link. `mark` is that of the
    new player's device. A seat of the computer keeps the mark of the player before it."""
    handed = (seat.handovers + 1) % HANDOVER_MODULUS
    mark = seat.device_mark if kind == "computer" else mark
    return seat._replace(kind=kind, claimed=claimed, handovers=handed, device_mark=mark)


def claim(seats: Sequence[Seat], seat: int, name: str = "", mark: int = 0) -> tuple[Seat, ...]:
    """Return the seats after this device takes one; it is handed on if it had another player or another name."""
    who = seats[seat]
    as_it_was = who.kind != "computer" and not who.claimed and (not name or who.name in ("", name))
    if as_it_was:
        taken = who._replace(kind="link", claimed=True, device_mark=mark)
    else:
        taken = hand_over(who, "link", claimed=True, mark=mark)
    return replace_at(tuple(seats), seat, taken._replace(name=name or who.name))


def distinct_mark(mark: int, seat: Seat) -> int:
    """Return the mark for a device that takes over a seat, unlike that of the device that had it."""
    return mark % len(DEVICE_MARKS) + 1 if mark == seat.device_mark else mark


def move_player(seats: Sequence[Seat], before: Seat, seat: int, mark: int) -> tuple[Seat, ...]:
    """Return the seats after a player takes another one; name and emblem go along, unless a seat still has the name."""
    stays = any(who.name == before.name for who in seats)
    taken = claim(seats, seat, "" if stays else before.name, mark)
    emblem = "" if stays else before.emblem
    return replace_at(taken, seat, taken[seat]._replace(emblem=emblem or taken[seat].emblem))


def move_name(seats: Sequence[Seat], before: int, seat: int) -> tuple[Seat, ...]:
    """Return the seats after name and emblem move from seat `before` to another."""
    who, there = seats[before], seats[seat]
    there = there._replace(name=who.name or there.name, emblem=who.emblem or there.emblem)
    return replace_at(replace_at(tuple(seats), before, who._replace(name="", emblem="")), seat, there)


def readmit(ours: Seat, theirs: Seat) -> Seat:
    """Return the seat of a computer after the player who took it before that is let in again."""
    name, emblem = theirs.name or ours.name, theirs.emblem or ours.emblem
    taken = hand_over(ours, "link", claimed=True, mark=theirs.device_mark)
    return taken._replace(name=name, emblem=emblem, level=theirs.level)


def rename_player(seat: Seat, name: str, *, elsewhere: bool) -> Seat:
    """Return the seat after its player changes name; with players `elsewhere` it is handed on, for them to adopt it."""
    if name == seat.name:
        return seat
    return (hand_over(seat, seat.kind, claimed=seat.claimed) if elsewhere else seat)._replace(name=name)


def release_seats(seats: Sequence[Seat], mine: frozenset[int]) -> tuple[Seat, ...]:
    """Return the seats after the people of this device leave theirs to anyone who opens the link."""
    people = {seat for seat in mine if seats[seat].kind != "computer"}
    return tuple(hand_over(who, "link", claimed=False) if seat in people else who for seat, who in enumerate(seats))


def is_later_handover(one: Seat, other: Seat) -> bool:
    """Return whether a seat was handed on again after `other`; the count wraps, so less than half ahead is later.

    >>> first, last = Seat("link", "", claimed=True), Seat("link", "", claimed=True, handovers=7)
    >>> is_later_handover(first, last), is_later_handover(last, first)
    (True, False)
    """
    return 0 < (one.handovers - other.handovers) % HANDOVER_MODULUS < HANDOVER_MODULUS // 2


def merge_seats(
    ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int], *, newer: bool
) -> tuple[Seat, ...]:
    """Return the seats after a link arrives at a device that plays `mine`; `newer` if its match is further.

    A seat belongs to the player who received it last. If it was not handed on, a newer link sets the players
    elsewhere, and an older one only the seats that are taken. A name that the link leaves out is kept.
    """
    if theirs is None:
        return tuple(ours)
    named = any(their.name for their in theirs)
    return tuple(
        _merge_seat(our, their, newer=newer and seat not in mine, here=seat in mine, named=named)
        for seat, (our, their) in enumerate(zip(ours, theirs, strict=True))
    )


def _merge_seat(ours: Seat, theirs: Seat, *, newer: bool, here: bool, named: bool) -> Seat:
    if is_later_handover(theirs, ours):
        return theirs if named else theirs._replace(name=ours.name, emblem=ours.emblem)
    if newer and not is_later_handover(ours, theirs):
        name, emblem = theirs.name or ours.name, theirs.emblem or ours.emblem
        return theirs._replace(name=name, emblem=emblem, device_mark=theirs.device_mark or ours.device_mark)
    if here or is_later_handover(ours, theirs) or ours.kind == "computer":
        return ours
    first, second = (theirs, ours) if theirs.claimed and _has_precedence(theirs, ours) else (ours, theirs)
    name, emblem = first.name or second.name, first.emblem or second.emblem
    claimed = ours.claimed or theirs.claimed
    return ours._replace(name=name, emblem=emblem, claimed=claimed, device_mark=first.device_mark or second.device_mark)


def _has_precedence(one: Seat, other: Seat) -> bool:
    """Return whether `one` has precedence, of two devices that took a seat simultaneously; all devices agree on it."""
    return 0 < one.device_mark < other.device_mark


def lost_seats(ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int]) -> list[int]:
    """Return the seats of this device that were handed to somebody else since, according to a link."""
    both = [(seat, ours[seat], theirs[seat]) for seat in sorted(mine)] if theirs is not None else []
    return [seat for seat, our, their in both if is_later_handover(their, our) and not _is_same_device(our, their)]


def _is_same_device(ours: Seat, theirs: Seat) -> bool:
    """Return whether the marks show that one device has a seat in both."""
    return theirs.claimed and ours.claimed and 0 < ours.device_mark == theirs.device_mark


def contested_seats(ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int]) -> list[int]:
    """Return the seats of this device that another took simultaneously, as two marks or two names show."""
    both = [(seat, ours[seat], theirs[seat]) for seat in sorted(mine)] if theirs is not None else []
    at_once = [pair for pair in both if pair[2].claimed and pair[1].handovers == pair[2].handovers]
    return [seat for seat, our, their in at_once if not _is_same_device(our, their) and _are_two_players(our, their)]


def _are_two_players(ours: Seat, theirs: Seat) -> bool:
    marked, named = (
        (ours.device_mark and theirs.device_mark),
        (ours.name and theirs.name and ours.name != theirs.name),
    )
    return bool(marked or named)


def seats_to_yield(
    ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int], *, newer: bool
) -> list[int]:
    """Return the contested seats that this device gives up rather than the other; all of them to a `newer` link."""
    both = contested_seats(ours, theirs, mine)
    return [seat for seat in both if newer or theirs and _has_precedence(theirs[seat], ours[seat])]


def late_claims(ours: Sequence[Seat], theirs: Sequence[Seat] | None) -> list[int]:
    """Return the computer's seats that somebody else, according to a link, took before the computer received them."""
    both = list(enumerate(zip(ours, theirs, strict=True))) if theirs is not None else []
    return [seat for seat, (our, their) in both if _is_late_claim(our, their)]


def _is_late_claim(ours: Seat, theirs: Seat) -> bool:
    just_before = (theirs.handovers + 1) % HANDOVER_MODULUS == ours.handovers
    another = bool(theirs.device_mark) and theirs.device_mark != ours.device_mark
    return ours.kind == "computer" and theirs.claimed and just_before and another
