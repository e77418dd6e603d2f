"""Who plays a seat, when links that say different things meet."""

from collections.abc import Sequence

from .link import HANDS, Kind, Seat


def hand_on(seat: Seat, kind: Kind, *, claimed: bool) -> Seat:
    """The seat once somebody else plays it, which every link from before then gives way to."""
    return seat._replace(kind=kind, claimed=claimed, handed=(seat.handed + 1) % HANDS)


def claimed(seats: Sequence[Seat], seat: int, name: str = "") -> tuple[Seat, ...]:
    """The seats once the device here plays one, under a name if there is a new one; it is handed on from the player
    who had it, or whose name it had."""
    who = seats[seat]
    as_it_was = who.kind != "computer" and not who.claimed and (not name or who.name in ("", name))
    taken = who._replace(kind="link", claimed=True) if as_it_was else hand_on(who, "link", claimed=True)
    return (*seats[:seat], taken._replace(name=name or who.name), *seats[seat + 1 :])


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
    return tuple(
        _merged(our, their, newer=newer and seat not in mine, here=seat in mine)
        for seat, (our, their) in enumerate(zip(ours, theirs, strict=True))
    )


def _merged(ours: Seat, theirs: Seat, *, newer: bool, here: bool) -> Seat:
    if is_later(theirs, ours) or newer and not is_later(ours, theirs):
        return theirs._replace(name=theirs.name or ours.name, emblem=theirs.emblem or ours.emblem)
    if here or is_later(ours, theirs) or ours.kind == "computer":
        return ours
    name, emblem = ours.name or theirs.name, ours.emblem or theirs.emblem
    return ours._replace(name=name, emblem=emblem, claimed=ours.claimed or theirs.claimed)


def lost(ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int]) -> list[int]:
    """The seats played on this device that a link says were handed to somebody else since."""
    return [seat for seat in sorted(mine) if theirs is not None and is_later(theirs[seat], ours[seat])]


def shared(ours: Sequence[Seat], theirs: Sequence[Seat] | None, mine: frozenset[int]) -> list[str]:
    """Return what those are called, by a link, who took a seat that is played on this device too, at the same time as
    the person here: two names at one seat tell that."""
    both = [(ours[seat], theirs[seat]) for seat in sorted(mine)] if theirs is not None else []
    same = [(our, their.name) for our, their in both if their.claimed and their.handed == our.handed]
    return [name for our, name in same if our.name and name and name != our.name]
