"""Agreement on the player of each seat, when links differ."""

from collections.abc import Sequence

from ..rules.seats import replace_at
from .link import HANDS, Kind, Seat
from .names import MARKS


def hand_on(seat: Seat, kind: Kind, *, claimed: bool, mark: int = 0) -> Seat:
    """Return the seat after somebody else takes it, which overrules every earlier link. `mark` is that of the
    new player's device. A seat of the computer keeps the mark of the player before it."""
    handed = (seat.handed + 1) % HANDS
    mark = seat.mark if kind == "computer" else mark
    return seat._replace(kind=kind, claimed=claimed, handed=handed, mark=mark)


def claimed(seats: Sequence[Seat], seat: int, name: str = "", mark: int = 0) -> tuple[Seat, ...]:
    """Return the seats after this device, with this mark, takes one, under `name` if that is given. The seat
    is handed on if another device had it, or a player of another name."""
    who = seats[seat]
    as_it_was = who.kind != "computer" and not who.claimed and (not name or who.name in ("", name))
    if as_it_was:
        taken = who._replace(kind="link", claimed=True, mark=mark)
    else:
        taken = hand_on(who, "link", claimed=True, mark=mark)
    return replace_at(tuple(seats), seat, taken._replace(name=name or who.name))


def apart(mark: int, seat: Seat) -> int:
    """Return the mark for a device that takes over a seat, unlike that of the device that had it."""
    return mark % len(MARKS) + 1 if mark == seat.mark else mark


def moved(seats: Sequence[Seat], before: Seat, seat: int, mark: int) -> tuple[Seat, ...]:
    """Return the seats after the player of seat `before` takes another one. The name and emblem move along,
    unless a seat still has that name."""
    stays = any(who.name == before.name for who in seats)
    taken = claimed(seats, seat, "" if stays else before.name, mark)
    emblem = "" if stays else before.emblem
    return replace_at(taken, seat, taken[seat]._replace(emblem=emblem or taken[seat].emblem))


def carried(seats: Sequence[Seat], before: int, seat: int) -> tuple[Seat, ...]:
    """Return the seats after name and emblem move from seat `before` to another."""
    who, there = seats[before], seats[seat]
    there = there._replace(name=who.name or there.name, emblem=who.emblem or there.emblem)
    return replace_at(replace_at(tuple(seats), before, who._replace(name="", emblem="")), seat, there)


def admitted(ours: Seat, theirs: Seat) -> Seat:
    """Return the seat of a computer after the player who took it before that is let in again."""
    name, emblem = theirs.name or ours.name, theirs.emblem or ours.emblem
    taken = hand_on(ours, "link", claimed=True, mark=theirs.mark)
    return taken._replace(name=name, emblem=emblem, level=theirs.level)


def renamed(seat: Seat, name: str, *, elsewhere: bool) -> Seat:
    """Return the seat after its player changes name. If others play `elsewhere` the seat is handed on, so
    that their devices adopt the name."""
    if name == seat.name:
        return seat
    return (hand_on(seat, seat.kind, claimed=seat.claimed) if elsewhere else seat)._replace(name=name)


def freed(seats: Sequence[Seat], mine: frozenset[int]) -> tuple[Seat, ...]:
    """Return the seats after the people of this device leave theirs to anyone who opens the link."""
    people = {seat for seat in mine if seats[seat].kind != "computer"}
    return tuple(
        hand_on(who, "link", claimed=False) if seat in people else who for seat, who in enumerate(seats)
    )


def is_later(one: Seat, other: Seat) -> bool:
    """Return whether `one` is the later of two: the seat was handed on again after `other`. The count wraps
    around, so a lead of less than half its range is later."""
    return 0 < (one.handed - other.handed) % HANDS < HANDS // 2


def merged(
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
        _merged(our, their, newer=newer and seat not in mine, here=seat in mine, named=named)
        for seat, (our, their) in enumerate(zip(ours, theirs, strict=True))
    )


def _merged(ours: Seat, theirs: Seat, *, newer: bool, here: bool, named: bool) -> Seat:
    if is_later(theirs, ours):
        return theirs if named else theirs._replace(name=ours.name, emblem=ours.emblem)
    if newer and not is_later(ours, theirs):
        name, emblem = theirs.name or ours.name, theirs.emblem or ours.emblem
        return theirs._replace(name=name, emblem=emblem, mark=theirs.mark or ours.mark)
    if here or is_later(ours, theirs) or ours.kind == "computer":
        return ours
    first, second = (theirs, ours) if theirs.claimed and _by_mark(theirs, ours) else (ours, theirs)
    name, emblem = first.name or second.name, first.emblem or second.emblem
    claimed = ours.claimed or theirs.claimed
    return ours._replace(name=name, emblem=emblem, claimed=claimed, mark=first.mark or second.mark)


def _by_mark(one: Seat, other: Seat) -> bool:
    """Return whether `one` has precedence, of two devices that took a seat simultaneously. Any order serves
    that is the same on all devices."""
    return 0 < one.mark < other.mark


def lost(ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int]) -> list[int]:
    """Return the seats of this device that were handed to somebody else since, according to a link."""
    both = [(seat, ours[seat], theirs[seat]) for seat in sorted(mine)] if theirs is not None else []
    return [seat for seat, our, their in both if is_later(their, our) and not _is_one(our, their)]


def _is_one(ours: Seat, theirs: Seat) -> bool:
    """Return whether the marks show that one device has a seat in both."""
    return theirs.claimed and ours.claimed and 0 < ours.mark == theirs.mark


def shared(ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int]) -> list[int]:
    """Return the seats of this device that another took simultaneously, as two marks or two names show."""
    both = [(seat, ours[seat], theirs[seat]) for seat in sorted(mine)] if theirs is not None else []
    at_once = [pair for pair in both if pair[2].claimed and pair[1].handed == pair[2].handed]
    return [seat for seat, our, their in at_once if not _is_one(our, their) and _are_two(our, their)]


def _are_two(ours: Seat, theirs: Seat) -> bool:
    marked, named = (ours.mark and theirs.mark), (ours.name and theirs.name and ours.name != theirs.name)
    return bool(marked or named)


def asked(
    ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int], *, newer: bool
) -> list[int]:
    """Return the `shared` seats that this device gives up rather than the other. To a link that is further it
    gives up all: somebody has continued to play with the other device."""
    both = shared(ours, theirs, mine)
    return [seat for seat in both if newer or theirs and _by_mark(theirs[seat], ours[seat])]


def late(ours: Sequence[Seat], theirs: Sequence[Seat] | None) -> list[int]:
    """Return the computer's seats that somebody took, according to a link, before the computer received them.
    The player who had the seat then is left out."""
    both = list(enumerate(zip(ours, theirs, strict=True))) if theirs is not None else []
    return [seat for seat, (our, their) in both if _comes_late(our, their)]


def _comes_late(ours: Seat, theirs: Seat) -> bool:
    just_before = (theirs.handed + 1) % HANDS == ours.handed
    another = bool(theirs.mark) and theirs.mark != ours.mark
    return ours.kind == "computer" and theirs.claimed and just_before and another
