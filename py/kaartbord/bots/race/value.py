"""What a position of the pawn race is worth to a seat, as far as that seat can see it.

The unit is one square of the track for one pawn of the own side. The worth is a sum of plain features: where
the pawns stand, who can be hit, whose start is shut, what may come home, and what the cards kept in hand can
still do.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ...games import race
from ...games.race import OVER, State, Table
from ...games.race.ring import PAWNS
from ...rules.cards import ACE, JOKER, KING, QUEEN

FOUR, FIVE, SEVEN = 4, 5, 7
STEPS = {
    "keezbord": {ACE: 1, 2: 2, 3: 3, FIVE: 5, 6: 6, SEVEN: 7, 8: 8, 9: 9, 10: 10, QUEEN: 12},
    "tokken": {ACE: 1, 2: 2, 3: 3, 6: 6, SEVEN: 7, 8: 8, 9: 9, 10: 10, QUEEN: 12, KING: 13, JOKER: 18},
}
"""By game: how far a card takes a pawn of one's own forward, house rules apart."""

OPENERS = (ACE, KING, JOKER)
"""The ranks that bring a pawn out; no game's deck holds others."""

LANES = (0.0, -0.15, 0.2, 0.1, 0.05, 0.1, -0.25, -0.3, 0.25, 0.45, 0.35, 0.3, 0.6, 0.85, 1.1, 2.5)
"""By the home squares that are taken, the nearest the lowest bit, in log-odds: the last pawn frees the seat
to help, and one that stands before a free square shuts it. Fitted, as in `worth`."""

WON = 10_000.0
"""More than all else together."""


# The weights, in squares, are set by reason, then tried in mirrored matches of the player with itself: no
# change of a single one that was tried did clearly better.

OUT = 30.0
"""A pawn on the track rather than waiting: only two ranks in thirteen set one up."""

HOME = 14.0
"""A pawn at home: nothing can take it back, and no exact card has to be waited for any more."""

LANE = 90.0
"""A log-odds of what the taken squares of a home are worth."""

RIVAL = 1.0
"""Squares of the rivals against squares of our own; shared among the rival sides."""

DANGER = 0.7
"""How likely a rival who can hit does so: mostly, but one card serves one end."""

LATER = 0.5
"""A threat from a seat without cards waits for the next deal."""

SHUT = 4.0
"""Each pawn held up behind a pawn on its own start: good when a rival's, bad when the partner's."""

HOMING = 10.0
"""A pawn before its home, times the share of the unseen cards that bring it in exactly."""

KEPT = 0.6
"""What the kept cards could still do: the board changes before they are played."""

DEAD = 6.0
"""A kept card without a use: when none has one, the hand is thrown away."""

EXTRA = 8.0
"""A card to be drawn for a joker."""

PUSHED = 0.25
"""That a rival with a five uses it on just this pawn of ours, when that sends it round again."""


class Ground(NamedTuple):
    """What a side can say of the board beforehand, for a whole match."""

    base: tuple[tuple[float, ...], ...]
    """By seat and square: the worth of a pawn there to its owner, 0 waiting."""
    signs: tuple[float, ...]
    """By seat: what a square of its pawns is worth to us."""
    worth: tuple[tuple[float, ...], ...]
    """By pawn and square: what it is worth to us that it stands there."""
    lanes: tuple[tuple[int, tuple[float, ...]], ...]
    """By seat: the lowest bit of its home in `State.blocked`, and what the four bits from there are worth."""


class Outlook(NamedTuple):
    """What is the same for every choice from one view: sides, and what the unseen cards may do."""

    ground: Ground
    ours: tuple[int, ...]
    rivals: tuple[int, ...]
    ahead: tuple[tuple[int, float], ...]
    """Each distance forward, and the share of the unseen cards that go so far."""
    reach: tuple[tuple[float, ...], ...]
    """By seat and distance round the ring: the chance that the seat can hit there."""
    enters: tuple[float, ...]
    """By seat: the chance that it holds a start card."""
    pushes: float
    """The chance that some rival can push one of our pawns."""


def value(view: State, seat: int) -> float:
    """What the position is worth to the seat, in squares; about 0 when even."""
    return judge(outlook(view, seat), view, seat)


@lru_cache(maxsize=64)
def ground(t: Table, ours: tuple[int, ...]) -> Ground:
    """The worth of every square, and of every filling of a home, to one side."""
    ring, rival = t.ring, -RIVAL / (len(t.sides) - 1)
    base = []
    for seat in range(t.seats):
        squares = [0.0] * (ring.yard + 1)
        for place in range(ring.track + PAWNS):
            squares[ring.cell(seat, place)] = OUT + place + (HOME if place >= ring.track else 0)
        base.append(tuple(squares))
    signs = tuple(1.0 if seat in ours else rival for seat in range(t.seats))
    return Ground(
        tuple(base),
        signs,
        tuple(tuple(sign * worth for worth in base[s]) for s, sign in enumerate(signs) for _ in range(PAWNS)),
        tuple(
            (ring.full[s] & -ring.full[s], tuple(sign * LANE * worth for worth in LANES))
            for s, sign in enumerate(signs)
        ),
    )


def outlook(view: State, seat: int) -> Outlook:
    """Sides and chances as the seat sees them; card counting happens here."""
    t = view.table
    ours = next(side for side in t.sides if seat in side)
    others = tuple(s for s in range(t.seats) if s not in ours)
    steps = _steps(t)
    unseen = race.stock(view) or t.deck
    share = [0.0] * (JOKER + 1)
    for card in unseen:
        share[card >> 2] += 1 / len(unseen)
    sizes = [len(hand) for hand in view.hands]
    reaches = {size: _reach(t, share, steps, size) for size in set(sizes)}
    reach = tuple(reaches[size] for size in sizes)
    enters = tuple(_holds(sum(share[rank] for rank in OPENERS), size) for size in sizes)
    ahead = tuple((n, share[rank]) for rank, n in steps.items())
    pushes = 0.0 if FIVE in steps else _holds(share[FIVE], sum(sizes[q] for q in others))
    return Outlook(ground(t, ours), ours, others, ahead, reach, enters, pushes)


def _steps(t: Table) -> dict[int, int]:
    """How far each rank goes forward at this table."""
    steps = STEPS[t.name]
    advances = t.name == "keezbord" and t.options.king_advances_13
    return steps | {KING: 13} if advances else steps


def _holds(share: float, cards: int) -> float:
    """The chance that a hand holds a card that makes up this share of the unseen ones."""
    return 1 - (1 - share) ** cards if cards else LATER * (1 - (1 - share) ** 4)


def _reach(t: Table, share: Sequence[float], steps: dict[int, int], cards: int) -> tuple[float, ...]:
    """By distance round the ring: the chance that a seat with so many cards can go exactly there."""
    chance = [0.0] * t.ring.track
    swept = share[KING] if FIVE not in steps else 0.0  # where fives push, kings hit all on their way
    for n in range(1, max(steps.values()) + 1):
        part = share[SEVEN] / 2 if n < 7 else 0  # half a seven: the other part needs a pawn too
        part += swept if n < steps.get(KING, 0) else 0
        chance[n] = _holds(part + sum(share[rank] for rank, far in steps.items() if far == n), cards)
    chance[-FOUR] = _holds(share[FOUR], cards)
    return tuple(chance)


def judge(o: Outlook, state: State, seat: int) -> float:
    """What a state that follows from the outlook's view is worth to the seat."""
    t, pawns, blocked, hands, *_ = state
    if state.turn == OVER:
        return WON if t.sides.index(o.ours) in race.score(state).winners else -WON
    total = board(o, pawns, blocked) + _starts(o, t, pawns, blocked) + _plan(o, state, seat)
    total += HOMING * _homing(o, t, pawns, blocked)
    if state.draws == seat:
        total += EXTRA
    if o.pushes:
        total -= PUSHED * o.pushes * _nearly_round(o, t, pawns)
    return total - DANGER * _danger(o, t, pawns, blocked)


def _nearly_round(o: Outlook, t: Table, pawns: bytes) -> float:
    """What our pawns have walked that a five would send past their own home."""
    ring = t.ring
    return sum(
        ring.track
        for s in o.ours
        for pawn in t.own[s]
        if pawns[pawn] < ring.track and ring.place(s, pawns[pawn]) >= ring.track - race.PUSH
    )


def board(o: Outlook, pawns: bytes, blocked: int) -> float:
    """Where the pawns stand, and which homes are shut by a pawn too near the door."""
    total = sum([worth[cell] for worth, cell in zip(o.ground.worth, pawns, strict=True)])
    for lowest, worth in o.ground.lanes:
        total += worth[blocked // lowest & 15]
    return total


def _starts(o: Outlook, t: Table, pawns: bytes, blocked: int) -> float:
    """Whom our pawns on their own starts hold up: rivals gladly, the partner not."""
    total, track = 0.0, t.ring.track
    for s in o.ours:
        if blocked >> s & 1:
            start = t.ring.starts[s]
            for pawn, cell in enumerate(pawns):
                q = pawn // PAWNS
                if q != s and cell < track and 0 < (start - cell) % track < len(t.forward[q]):
                    total -= o.ground.signs[q] * SHUT
    return total


def _danger(o: Outlook, t: Table, pawns: bytes, blocked: int) -> float:
    """What our pawns on the track are worth, each times the chance that a rival can hit it.

    Standing on a start of others is a danger from its owner, friend or not: a pawn set up there hits. On a
    black dot a pawn is hit from the dot before it, too.
    """
    total, ring = 0.0, t.ring
    hunting = [(q, pawns[foe]) for q in o.rivals for foe in t.own[q] if pawns[foe] < ring.track]
    for s in o.ours:
        for cell in pawns[PAWNS * s : PAWNS * s + PAWNS]:
            if cell >= ring.track or cell == ring.starts[s]:
                continue
            safe = 1.0
            for land in (cell, (cell - ring.section) % ring.track) if cell in ring.dots else (cell,):
                for q, at in hunting:
                    chance = o.reach[q][land - at]
                    if (
                        chance
                        and (land == cell or ring.jump(q, land) == cell)
                        and _walks(t, q, at, land, blocked)
                    ):
                        safe *= 1 - chance
            if cell in ring.starts:
                q = ring.starts.index(cell)
                if ring.yard in pawns[PAWNS * q : PAWNS * q + PAWNS]:
                    safe *= 1 - o.enters[q]
            if safe < 1:
                total += (1 - safe) * o.ground.base[s][cell]
    return total


def _walks(t: Table, q: int, at: int, cell: int, blocked: int) -> bool:
    """Whether a pawn of the seat can go from one square to another with one card."""
    steps = (cell - at) % t.ring.track
    clear, to = t.forward[q][steps] if steps < len(t.forward[q]) else t.backward[q][FOUR]
    return to[at] == cell and not clear[at] & blocked


def _homing(o: Outlook, t: Table, pawns: bytes, blocked: int) -> float:
    """For pawns before their homes, the share of cards that bring them in; rivals' count against us."""
    total, ring = 0.0, t.ring
    for s, sign in enumerate(o.ground.signs):
        for cell in pawns[PAWNS * s : PAWNS * s + PAWNS]:
            if cell < ring.track and (ring.junctions[s] - cell) % ring.track < len(t.forward[s]) - 1:
                for n, share in o.ahead:
                    clear, to = t.forward[s][n]
                    if to[cell] >= ring.track and not clear[cell] & blocked:
                        total += sign * share
    return total


def _plan(o: Outlook, state: State, seat: int) -> float:
    """What the kept cards could do if nobody else moved, the best card first, less what dead cards cost."""
    t, pawns, blocked, hands, *_ = state
    hand, now = hands[seat], board(o, pawns, blocked)
    then = now
    while hand:
        alone = State(t, pawns, blocked, (b"",) * seat + (hand,), b"", 0, 1, seat)
        nexts = [
            (shown, race.put(t, pawns, blocked, placements))
            for _, shown, placements in race.plays(alone, seat)
        ]
        if not nexts:
            break
        worths = [board(o, *after) for _, after in nexts]
        then = max(worths)
        shown, (pawns, blocked) = nexts[worths.index(then)]
        hand = hand.replace(shown, b"", 1)
    return KEPT * (then - now) - DEAD * len(hand)
