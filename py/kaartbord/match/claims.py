"""Who plays a seat, when links that say different things meet."""

from collections.abc import Sequence

from ..rules.seats import put
from .link import HANDS, Kind, Seat
from .names import MARKS


def hand_on(seat: Seat, kind: Kind, *, claimed: bool, mark: int = 0) -> Seat:
    """The seat once somebody else plays it, which every link from before then gives way to; `mark` is that of their
    device. Of a computer's it stays known who had it before."""
    handed = (seat.handed + 1) % HANDS
    mark = seat.mark if kind == "computer" else mark
    return seat._replace(kind=kind, claimed=claimed, handed=handed, mark=mark)


def claimed(seats: Sequence[Seat], seat: int, name: str = "", mark: int = 0) -> tuple[Seat, ...]:
    """The seats once the device here, with this mark, plays one, under a name if there is a new one; it is handed on
    from the player who had it, or whose name it had."""
    who = seats[seat]
    as_it_was = who.kind != "computer" and not who.claimed and (not name or who.name in ("", name))
    if as_it_was:
        taken = who._replace(kind="link", claimed=True, mark=mark)
    else:
        taken = hand_on(who, "link", claimed=True, mark=mark)
    return put(tuple(seats), seat, taken._replace(name=name or who.name))


def apart(mark: int, seat: Seat) -> int:
    """Return the mark of a device that takes over a seat: not that of the one that had it, which may be the same."""
    return mark % len(MARKS) + 1 if mark == seat.mark else mark


def moved(seats: Sequence[Seat], before: Seat, seat: int, mark: int) -> tuple[Seat, ...]:
    """The seats once who sat elsewhere `before` plays one, and takes the name along, unless it stays with who has that
    seat now."""
    stays = any(who.name == before.name for who in seats)
    taken = claimed(seats, seat, "" if stays else before.name, mark)
    emblem = "" if stays else before.emblem
    return put(taken, seat, taken[seat]._replace(emblem=emblem or taken[seat].emblem))


def carried(seats: Sequence[Seat], before: int, seat: int) -> tuple[Seat, ...]:
    """The seats once who sat at the one `before` takes name and emblem along to another."""
    who, there = seats[before], seats[seat]
    there = there._replace(name=who.name or there.name, emblem=who.emblem or there.emblem)
    return put(put(tuple(seats), before, who._replace(name="", emblem="")), seat, there)


def admitted(ours: Seat, theirs: Seat) -> Seat:
    """The seat of a computer once it is played by who took it before that."""
    name, emblem = theirs.name or ours.name, theirs.emblem or ours.emblem
    taken = hand_on(ours, "link", claimed=True, mark=theirs.mark)
    return taken._replace(name=name, emblem=emblem, level=theirs.level)


def renamed(seat: Seat, name: str, *, elsewhere: bool) -> Seat:
    """The seat once its player is called otherwise. Where others play `elsewhere` it is handed on, so that their
    devices take the name over."""
    if name == seat.name:
        return seat
    return (hand_on(seat, seat.kind, claimed=seat.claimed) if elsewhere else seat)._replace(name=name)


def freed(seats: Sequence[Seat], mine: frozenset[int]) -> tuple[Seat, ...]:
    """The seats once the people of this device have left theirs to whoever opens the link."""
    people = {seat for seat in mine if seats[seat].kind != "computer"}
    return tuple(
        hand_on(who, "link", claimed=False) if seat in people else who for seat, who in enumerate(seats)
    )


def is_later(one: Seat, other: Seat) -> bool:
    """Whether `one` is the later of two: the seat was handed on again after `other`.

    The count goes round, so what is less than half a round ahead is later.
    """
    return 0 < (one.handed - other.handed) % HANDS < HANDS // 2


def merged(
    ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int], *, newer: bool
) -> tuple[Seat, ...]:
    """Who sits where after a link came in to a device that plays `mine`; `newer` if its match is further.

    The player who was handed a seat last has it. Where nobody was, a newer link says who sits elsewhere, an
    older one only which seats are taken. A name that the link leaves out stays known.
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
    """Whether of two devices that took a seat at the same time `one` has it: any order will do that is the same on
    all devices."""
    return 0 < one.mark < other.mark


def lost(ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int]) -> list[int]:
    """The seats played on this device that a link says were handed to somebody else since."""
    both = [(seat, ours[seat], theirs[seat]) for seat in sorted(mine)] if theirs is not None else []
    return [seat for seat, our, their in both if is_later(their, our) and not _is_one(our, their)]


def _is_one(ours: Seat, theirs: Seat) -> bool:
    """Whether one device has a seat in both, as far as marks tell."""
    return theirs.claimed and ours.claimed and 0 < ours.mark == theirs.mark


def shared(ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int]) -> list[int]:
    """The seats played on this device that another one took at the same time: two marks tell that, or two names."""
    both = [(seat, ours[seat], theirs[seat]) for seat in sorted(mine)] if theirs is not None else []
    at_once = [pair for pair in both if pair[2].claimed and pair[1].handed == pair[2].handed]
    return [seat for seat, our, their in at_once if not _is_one(our, their) and _are_two(our, their)]


def _are_two(ours: Seat, theirs: Seat) -> bool:
    marked, named = (ours.mark and theirs.mark), (ours.name and theirs.name and ours.name != theirs.name)
    return bool(marked or named)


def asked(
    ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int], *, newer: bool
) -> list[int]:
    """Those of the `shared` seats that this device gives up rather than the other: by a link that is further, as
    somebody has played on with the other."""
    both = shared(ours, theirs, mine)
    return [seat for seat in both if newer or theirs and _by_mark(theirs[seat], ours[seat])]


def late(ours: Sequence[Seat], theirs: Sequence[Seat] | None) -> list[int]:
    """The seats that a link says somebody took before they were given to the computer: not who had them then."""
    both = list(enumerate(zip(ours, theirs, strict=True))) if theirs is not None else []
    return [seat for seat, (our, their) in both if _comes_late(our, their)]


def _comes_late(ours: Seat, theirs: Seat) -> bool:
    just_before = (theirs.handed + 1) % HANDS == ours.handed
    another = bool(theirs.mark) and theirs.mark != ours.mark
    return ours.kind == "computer" and theirs.claimed and just_before and another
