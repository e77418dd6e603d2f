"""Two histories of one match: what one is to the other, where they part, and what they come to together.

Choices that several seats make unseen may be made in any order, on devices that do not know of each other.
As each has its own place in `Match.choices`, histories that differ in nothing else can be joined. Where choices
were taken back (`Match.undone`), the history in which that happened more often replaces the other.
"""

from collections.abc import Collection
from itertools import zip_longest
from typing import Literal

from ..rules.protocol import Placements
from .match import OPEN, Match, Play, Ply, agreed, game_of, stage, unseen

Relation = Literal["same", "older", "newer", "beside", "fork", "other"]


def join(a: Match, b: Match) -> Match | None:
    """The match with the choices of both, whichever came first; None if one denies what the other says.

    Whatever is said before choices were taken back counts for nothing afterwards.
    """
    if a[:5] != b[:5]:
        return None
    if a.undone != b.undone:
        return max(a, b, key=lambda match: match.undone)
    if parting(a, b) >= 0:
        return None
    pairs = zip_longest(a.choices, b.choices, fillvalue=OPEN)
    return a._replace(choices=tuple(other if one == OPEN else one for one, other in pairs))


def parting(a: Match, b: Match) -> int:
    """The place of the first choice that two histories of one match made differently, or -1."""
    pairs = enumerate(zip(a.choices, b.choices, strict=False))
    return next((at for at, (one, other) in pairs if one != other and OPEN not in (one, other)), -1)


def settled(a: Play, b: Play, computers: Collection[int]) -> Match | None:
    """The history that goes on where two parted by a choice of the computer (`computers` are its seats) and
    no two people chose since; None if people have to agree.

    It is the same on every device: the one in which somebody chose since, or the longer, or that of the first
    action in the list. What others chose unseen, together with the computer, is in it from both.
    """
    parted = parting(a.match, b.match)
    since = [_since(play, parted) for play in (a, b)]
    choosers = [{ply.choices: ply.seat for ply in play.plies if ply.radix > 1} for play in (a, b)]
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


def _since(play: Play, at: int) -> int:
    """The place of the first choice that could be made in knowledge of the one at a place."""
    game = game_of(play.match)
    for ply in play.plies:
        if (ply.choices, ply.radix) > (at, 1) and not unseen(game, game.to_move(ply.before)):
            return ply.choices + (ply.radix > 1)
    return len(play.match.choices)


def unchanged(ours: Play, newest: Play) -> int:
    """Plies that are the same in two plays of one match, from the start."""
    sure = len(stage(ours, agreed(ours.match, newest.match)).plies)
    last = min(len(ours.plies), len(newest.plies))
    return next((n for n in range(sure, last) if ours.plies[n] != newest.plies[n]), last)


def unchanged_but_for_cards(ours: Play, newest: Play) -> int:
    """As `unchanged`, where hands are sealed: who did what is the same, though more cards may be known."""
    pairs = enumerate(zip(ours.plies, newest.plies, strict=False))
    last = min(len(ours.plies), len(newest.plies))
    return next((n for n, (one, other) in pairs if _deed(one) != _deed(other)), last)


def _deed(ply: Ply) -> tuple[int, str, Placements]:
    return ply.seat, ply.action.kind, ply.action.placements


def relation(a: Match, b: Match) -> Relation:
    """What `a` is to `b`: the same, an older or newer stage (of two between which something was taken back the
    later is newer), one `beside` it (each has unseen choices that the other lacks, see `join`), a fork that
    parted from it, or another match."""
    if a[:5] != b[:5]:
        return "other"
    if a == b:
        return "same"
    joined = join(a, b)
    if joined is None:
        return "fork"
    return "older" if joined == b else "newer" if joined == a else "beside"
