"""The seven of Tokken: seven steps over up to four pawns, and on with the partner's (T7, T8, T9, T19).

Pawns on the ring pass each other, so the order of their parts counts only if one captures another: pawns on squares 3
and 10 that walk 2 and 5 steps lead to the same board in either order. In a home nobody passes, so there the order
counts: a pawn on h1 must go on to h3 before another can come in to h2. The parts into or inside a home are therefore
planned first, one after the other (`_plans`), and the parts on the ring share the rest of the seven (`_ring_walks`).
If a seven hits the pawns it passes (`seven_hits_passed`) the order counts everywhere, and all parts are planned.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from ....rules import cards
from ....rules.protocol import Action, Placements, Refusal
from ....rules.records import new_tuple
from ...race.rules import PlayContext, Plays, RaceTable, RefusalCollector, has_all_home, place_pawns, walk_plays
from ...race.rules.powers import sweep
from ...race.rules.ring import PAWNS

SEVEN = 7


class SevenPart(NamedTuple):
    """One pawn's part of a seven."""

    start: int
    """The square it leaves, as a bit."""
    touched: int
    """The squares where it may capture, as bits."""
    mark: int
    """A bit for this pawn and this many steps."""
    steps: int
    pawn: int
    clear: int
    """The mask of what would block it."""
    way: Placements
    """The step, and the jump if it ends on a dot."""


class PawnReach(NamedTuple):
    """The possible walks of a pawn from one square, shortest first; a mask that blocks one blocks the longer ones."""

    start: int
    """The square as a bit."""
    touched: int
    """The squares of the ring where it may capture, as bits."""
    pawn: int
    cell: int
    clear: int
    """The mask of what would block any of the parts on the ring."""
    ring: tuple[SevenPart, ...]
    """The parts that stay on the ring, one step and up; empty if a seven hits the pawns it passes."""
    ways: tuple[Placements, ...]
    """The ways of the parts on the ring."""
    inside: tuple[SevenPart, ...]
    """The parts that must be planned: into or inside its home."""


class SevenPlan(NamedTuple):
    """Some parts of a seven and the board after them: the placements, the pawns, what is blocked, steps left."""

    way: Placements
    pawns: bytes
    blocked: int
    left: int
    marks: int
    """The parts, as bits."""


def seven(board: PlayContext, card: int, refused: RefusalCollector = None) -> Plays:
    """Walk seven forward, over up to four pawns, each in one part. A resulting board counts once.

    The whole seven is walked as long as a pawn of the seat is outside; once a part brings in the last one, the
    partner's pawns may walk the rest (`seven_rest`). Steps that nobody walks lapse.
    """
    t, pawns, blocked, p = board
    ways: list[Placements] = []
    seen: set[bytes] = set()
    walkers, home_movers = _reaches(board)
    at = new_tuple(SevenPlan, ((), pawns, blocked, SEVEN, 0))
    for plan in _plans(t, at, home_movers) if home_movers else (at,):
        if plan.left and plan.marks and has_all_home(t, plan.blocked, p):
            ways += _with_partner(t, plan, p, card, refused)
        else:
            ways += _ring_walks(t, plan, walkers, seen, whole=True)
    if refused is not None:
        refused += _explain(board, card, ways)
    one = cards.CARD_BYTES[card]
    return [new_tuple(Action, ("play", one, way)) for way in ways]


def _with_partner(t: RaceTable, at: SevenPlan, p: int, card: int, refused: RefusalCollector) -> Iterable[Placements]:
    """Return the ways of the partner's pawns to walk the rest of a seven, once the seat's own are home."""
    q, must = t.partner[p], t.options.seven_rest == "must"
    if q < 0 or has_all_home(t, at.blocked, q):
        return [at.way]
    boards: dict[bytes, Placements] = {}
    walkers, home_movers = _reaches((t, at.pawns, at.blocked, q))
    for plan in _plans(t, at, home_movers):
        done = must and has_all_home(t, plan.blocked, q)
        for way in (plan.way,) if done else _ring_walks(t, plan, walkers, set(), whole=must):
            boards.setdefault(place_pawns(t, at.pawns, at.blocked, way[len(at.way) :])[0], way)
    if not boards and refused is not None:
        refused.append(Refusal("seven_partner", card, at.way[-1][0]))
    return boards.values()


# ---- what a pawn might walk


def _reaches(board: PlayContext) -> tuple[list[PawnReach], list[PawnReach]]:
    """Return the pawns that can walk on the ring, with their longest walks, and those with parts to be planned."""
    t, pawns, blocked, p = board
    walkers, home_movers = [], []
    for pawn in t.own[p]:
        cell = pawns[pawn]
        if cell != t.ring.yard:
            reach = _reach(t, pawn, cell)
            if reach.inside:
                home_movers.append(reach)
            if reach.ring and not reach.ring[0].clear & blocked:
                walkers.append(_without_blocked(reach, blocked) if reach.clear & blocked else reach)
    return walkers, home_movers


def _without_blocked(reach: PawnReach, blocked: int) -> PawnReach:
    """Return a reach without the parts on the ring that are blocked."""
    far = sum([not part.clear & blocked for part in reach.ring])
    return reach._replace(ring=reach.ring[:far], ways=reach.ways[:far])


@lru_cache(maxsize=1 << 14)
def _reach(t: RaceTable, pawn: int, cell: int) -> PawnReach:
    p, sweeps, start = pawn // PAWNS, t.options.seven_hits_passed, 1 << cell
    ring: list[SevenPart] = []
    inside: list[SevenPart] = []
    reached = blocks = passed = 0
    for steps, clear, to in t.parts[p][cell]:
        way = t.lands[pawn][to]
        touched = passed = passed | 1 << to if sweeps else 1 << to
        if len(way) > 1:
            touched |= 1 << way[-1][1]
        part = SevenPart(start, touched, 1 << (SEVEN + 1) * pawn + steps, steps, pawn, clear, way)
        if to < t.ring.track and not sweeps:
            ring.append(part)
            reached, blocks = reached | touched, blocks | clear
        else:
            inside.append(part)
    return PawnReach(start, reached, pawn, cell, blocks, tuple(ring), tuple([part.way for part in ring]), tuple(inside))


def _are_independent(parts: Sequence[SevenPart | PawnReach]) -> bool:
    """Return whether all orders of the parts are possible and lead to one board."""
    touched = starts = 0
    for start, touches, *_ in parts:
        if touches & (touched | starts) or start & touched:
            return False
        touched |= touches
        starts |= start
    return True


# ---- parts where order matters


def _plans(t: RaceTable, at: SevenPlan, home_movers: Sequence[PawnReach]) -> list[SevenPlan]:
    """Return every plan that such parts make of this one: itself, then those with one part more, and so on.

    Plans of the same parts count once; if the order counts everywhere, once for each board.
    """
    sweeps, seen = t.options.seven_hits_passed, set[object]()
    plans, latest = [at], [at]
    while latest:
        longer = []
        for plan in latest:
            for part in _next_parts(plan, home_movers) if plan.left else ():
                if plan.marks | part.mark not in seen:
                    after = _extended(t, plan, part)
                    key = (after.marks, after.pawns) if sweeps else after.marks
                    if key not in seen:
                        seen.add(key)
                        longer.append(after)
        plans += longer
        latest = longer
    return plans


def _next_parts(plan: SevenPlan, home_movers: Sequence[PawnReach]) -> list[SevenPart]:
    """Return the parts that can follow in a plan, each of a pawn that has not walked yet."""
    parts: list[SevenPart] = []
    _, pawns, blocked, left, marks = plan
    if marks.bit_count() == PAWNS:
        return parts
    for reach in home_movers:
        if pawns[reach.pawn] == reach.cell:
            for part in reach.inside:
                if part.steps > left or part.clear & blocked:
                    break
                parts.append(part)
    return parts


def _extended(t: RaceTable, at: SevenPlan, part: SevenPart) -> SevenPlan:
    way = sweep(t, at.pawns, part.way) if t.options.seven_hits_passed else part.way
    pawns, blocked = place_pawns(t, at.pawns, at.blocked, way)
    return new_tuple(SevenPlan, (at.way + way, pawns, blocked, at.left - part.steps, at.marks | part.mark))


# ---- parts on the ring


def _ring_walks(
    t: RaceTable, at: SevenPlan, walkers: Sequence[PawnReach], seen: set[bytes], *, whole: bool
) -> list[Placements]:
    """Return the ways to walk the rest, with `whole` all of it, with pawns that stay on the ring.

    A board in `seen` is left out: parts that capture each other may lead there in several ways.
    """
    done, pawns, _, left, marks = at
    if not left:
        fresh = pawns not in seen
        seen.add(pawns)
        return [done] if fresh else []
    ways_on = [] if whole else [done]
    if marks:
        walkers = [walker for walker in walkers if pawns[walker.pawn] == walker.cell]
    ways = [walker.ways for walker in walkers]
    if len(ways) == 1 and whole and marks.bit_count() < PAWNS:
        return [done + ways[0][left - 1]] if left <= len(ways[0]) else []
    apart = _are_independent(walkers)
    for share in _step_splits(tuple(map(len, ways)), left, PAWNS - marks.bit_count(), whole):
        if not apart and not _are_independent(parts := [walkers[n].ring[last] for n, last in share]):
            ways_on += _in_any_order(t, at, parts, seen)
            continue
        way = done
        for n, last in share:
            way += ways[n][last]
        ways_on.append(way)
    return ways_on


@lru_cache(maxsize=1 << 12)
def _step_splits(most: tuple[int, ...], total: int, pawns: int, whole: bool) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return every way to share the steps, or with `whole` all of them, among at most `pawns` pawns.

    `most` is the longest walk of each; a share is (which, steps less one) for each pawn that goes.
    """

    def among(which: int, left: int, pawns: int) -> Iterator[tuple[tuple[int, int], ...]]:
        if which == len(most) or not pawns:
            return
        for steps in range(1, min(most[which], left) + 1):
            if steps == left or not whole:
                yield ((which, steps - 1),)
            for others in among(which + 1, left - steps, pawns - 1):
                yield (which, steps - 1), *others
        yield from among(which + 1, left, pawns)

    return tuple(among(0, total, pawns))


def _in_any_order(t: RaceTable, at: SevenPlan, parts: Sequence[SevenPart], seen: set[bytes]) -> Iterator[Placements]:
    """Yield the ways to walk all these parts, one for each board they lead to."""
    for order in permutations(parts):
        if _is_possible_order(order):
            board = at
            for part in order:
                board = _extended(t, board, part)
            if board.pawns not in seen:
                seen.add(board.pawns)
                yield board.way


def _is_possible_order(order: Iterable[SevenPart]) -> bool:
    """Return whether no part captures a pawn before it has walked its own."""
    touched = 0
    for part in order:
        if part.start & touched:
            return False
        touched |= part.touched
    return True


def _explain(board: PlayContext, card: int, ways: Iterable[Placements]) -> list[Refusal]:
    """Return the refusals for the pawns that take no part in any way: no part of theirs, or no rest for the others."""
    t, _, blocked, p = board
    moved = {pawn for way in ways for pawn, _ in way}
    alone: list[Refusal] = []
    walk_plays(board, t.forward[p][SEVEN], card, alone)
    movable = {
        part.pawn
        for reaches in _reaches(board)
        for reach in reaches
        for part in reach.ring + reach.inside
        if not part.clear & blocked
    }
    return [
        Refusal("seven", card, refusal.pawn) if refusal.pawn in movable else refusal
        for refusal in alone
        if refusal.pawn not in moved
    ]
