"""The abilities of cards in a pawn race: one function a power.

Each takes (board, card, refused) and returns the plays of that card; to `refused` it adds what prevents the rest.
"""

from functools import lru_cache

from ....rules import cards
from ....rules.protocol import Action, Placement, Placements, Refusal
from ....rules.records import new_tuple
from . import PlayContext, Plays, Power, RaceTable, RefusalCollector, walk_plays
from .ring import PAWNS, Ring, WalkTable


def enter(board: PlayContext, card: int, refused: RefusalCollector = None) -> Plays:
    """Bring a waiting pawn onto the own start, unless an own pawn is there."""
    t, pawns, blocked, p = board
    pawn = pawns.find(t.ring.yard, PAWNS * p, PAWNS * p + PAWNS)
    if pawn >= 0 and not blocked >> p & 1:
        return [new_tuple(Action, ("play", cards.CARD_BYTES[card], ((pawn, t.ring.starts[p]),)))]
    if refused is not None:
        refused.append(Refusal("yard", card) if pawn < 0 else Refusal("start", card, pawn, p))
    return []


def push(steps: int) -> Power:
    """Return the power to move a pawn of a rival this many squares forward, past its own home."""

    def power(board: PlayContext, card: int, refused: RefusalCollector = None) -> Plays:
        t, pawns, blocked, p = board
        actions: Plays = []
        for rival in t.rivals[p]:
            # most rivals wait: a glance at all four pawns saves looking at each
            if refused is not None or pawns.count(t.ring.yard, PAWNS * rival, PAWNS * rival + PAWNS) < PAWNS:
                actions += walk_plays((t, pawns, blocked, rival), t.pushed[rival][steps], card, refused)
        return actions

    return power


def sweep(t: RaceTable, pawns: bytes, way: Placements) -> Placements:
    """Return a walk that captures: the pawns it passes put back, then the walk itself."""
    pawn, to = way[0]
    path = _path(t.ring, pawn // PAWNS, pawns[pawn], to)
    if len(pawns.translate(None, path)) == len(pawns):
        return way
    return (*[(pawns.find(cell), t.ring.yard) for cell in path if cell in pawns], *way)


@lru_cache(maxsize=1 << 12)
def _path(ring: Ring, p: int, start: int, end: int) -> bytes:
    """Return the squares between two on a way forward, in order."""
    return bytes(ring.path(p, start, end)[1:-1])


def reachable(board: PlayContext, steps: WalkTable) -> list[Placement]:
    """Return, like `walk_plays` but for a part of a play, the end of every pawn that can walk these steps."""
    t, pawns, blocked, p = board
    clear, to = steps
    return [(pawn, to[cell]) for pawn in t.own[p] if not clear[cell := pawns[pawn]] & blocked]


def swap(board: PlayContext, card: int, refused: RefusalCollector = None) -> Plays:
    """Swap an own pawn on the ring with another player's there that is not on its own start."""
    t, pawns, _, p = board
    own, bits, track = t.own[p], t.bits, t.ring.track
    mine = [(pawn, pawns[pawn]) for pawn in own if pawns[pawn] < track]
    if not mine:
        if refused is not None:
            refused.append(Refusal("swap_own", card))
        return []
    others = [
        (pawn, cell) for pawn, cell in enumerate(pawns) if cell < track and not bits[pawn][cell] and pawn not in own
    ]
    if refused is not None:
        if not others:
            refused.append(Refusal("swap_other", card))
        refused.extend(
            Refusal("protected", card, pawn, pawn // PAWNS)
            for pawn, cell in enumerate(pawns)
            if cell < track and t.bits[pawn][cell] and pawn not in own
        )
    one = cards.CARD_BYTES[card]
    return [
        new_tuple(Action, ("play", one, ((pawn, cell), (other, here)))) for pawn, here in mine for other, cell in others
    ]
