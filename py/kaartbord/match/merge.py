"""Two histories of one match: their relation, where they part, and the history of both together.

Choices that several seats make unseen may be made in any order, on devices that do not know of each other. As
each has its own place in `Match.choices`, histories that differ in nothing else can be joined. If choices
were taken back (`Match.undo_count`), the history in which that happened more often replaces the other.
"""

from collections.abc import Collection
from itertools import zip_longest
from typing import Literal

from ..rules.protocol import Placements
from .match import OPEN, Match, Play, Ply, game_of, is_simultaneous, rewind_to_deal, shared_choices

Relation = Literal["same", "older", "newer", "beside", "fork", "other"]
"""The relation of a history to another, explained in `relation`."""


def join_matches(a: Match, b: Match) -> Match | None:
    """Return the match with the choices of both; None if they differ. Choices from before a take-back are dropped.

    >>> match = Match("L", 1, None, seats=3, seed=7)
    >>> join_matches(match._replace(choices=(2, OPEN, 5)), match._replace(choices=(2, 0))).choices
    (2, 0, 5)
    """
    if a[:5] != b[:5]:
        return None
    if a.undo_count != b.undo_count:
        return max(a, b, key=lambda match: match.undo_count)
    if first_difference(a, b) >= 0:
        return None
    pairs = zip_longest(a.choices, b.choices, fillvalue=OPEN)
    return a._replace(choices=tuple(other if one == OPEN else one for one, other in pairs))


def first_difference(a: Match, b: Match) -> int:
    """Return the place of the first choice that two histories of one match made differently, or -1."""
    pairs = enumerate(zip(a.choices, b.choices, strict=False))
    return next((at for at, (one, other) in pairs if one != other and OPEN not in (one, other)), -1)


def resolve_fork(a: Play, b: Play, computers: Collection[int]) -> Match | None:
    """Return the history to continue after two parted by a choice of the computer (its seats are `computers`).

    Return None if people chose in both since, and so have to agree. All devices find the same one: in which a person
    chose since, or the longer, or that of the first action. Choices made unseen at that time are taken from both.
    """
    parted = first_difference(a.match, b.match)
    since = [_first_informed_choice(play, parted) for play in (a, b)]
    choosers = [{ply.choice_index: ply.seat for ply in play.plies if ply.radix > 1} for play in (a, b)]
    pairs = enumerate(zip(a.match.choices[: max(since)], b.match.choices, strict=False))
    apart = [at for at, (one, other) in pairs if one != other and OPEN not in (one, other)]
    if any(seats[at] not in computers for at in apart for seats in choosers):
        return None
    people = [
        any(at >= end and seat not in computers for at, seat in seats.items())
        for end, seats in zip(since, choosers, strict=True)
    ]
    if all(people):
        return None
    rank = [
        (chose, len(play.match.choices) - end, -play.match.choices[parted])
        for chose, end, play in zip(people, since, (a, b), strict=True)
    ]
    ahead, left, end = (a, b, since[1]) if rank[0] > rank[1] else (b, a, since[0])
    both = zip_longest(ahead.match.choices, left.match.choices[:end], fillvalue=OPEN)
    return ahead.match._replace(choices=tuple(theirs if ours == OPEN else ours for ours, theirs in both))


def _first_informed_choice(play: Play, at: int) -> int:
    """Return the place of the first choice that could be made with knowledge of the one at a place."""
    game = game_of(play.match)
    for ply in play.plies:
        if (ply.choice_index, ply.radix) > (at, 1) and not is_simultaneous(game, game.to_move(ply.before)):
            return ply.choice_index + (ply.radix > 1)
    return len(play.match.choices)


def unchanged_plies(ours: Play, newest: Play) -> int:
    """Return the number of plies that are the same in two plays of one match, from the start."""
    sure = len(rewind_to_deal(ours, shared_choices(ours.match, newest.match)).plies)
    last = min(len(ours.plies), len(newest.plies))
    return next((n for n in range(sure, last) if ours.plies[n] != newest.plies[n]), last)


def unchanged_but_for_cards(ours: Play, newest: Play) -> int:
    """Return the same as `unchanged_plies` for sealed hands: plies may differ in the cards that are known."""
    pairs = enumerate(zip(ours.plies, newest.plies, strict=False))
    last = min(len(ours.plies), len(newest.plies))
    return next((n for n, (one, other) in pairs if _visible_part(one) != _visible_part(other)), last)


def _visible_part(ply: Ply) -> tuple[int, str, Placements]:
    return ply.seat, ply.action.kind, ply.action.placements


def relation(a: Match, b: Match) -> Relation:
    """Return the relation of `a` to `b`.

    It is the same; older or newer, where a history with more taken back is newer; `beside` it, if each has
    unseen choices that the other lacks (see `join_matches`); a fork that parted from it; or another match.

    >>> ours = Match("L", 1, None, seats=3, seed=7, choices=(2, OPEN, 5))
    >>> [relation(ours._replace(choices=choices), ours) for choices in ((2,), (2, 1), (3,))]
    ['older', 'beside', 'fork']
    """
    if a[:5] != b[:5]:
        return "other"
    if a == b:
        return "same"
    joined = join_matches(a, b)
    if joined is None:
        return "fork"
    return "older" if joined == b else "newer" if joined == a else "beside"
