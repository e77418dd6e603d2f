"""Putting together what a trick of ToedeLoe brings: a kind of choice, a green pawn, numbers on the board.

What may be chosen is read off the legal list. Two numbers stand there in ascending order; a person may tap
either of them first, and may put the last one elsewhere as long as nothing is confirmed.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ....rules.protocol import Action
from ....scene.choosing import kinds
from ..rules.state import EMPTY, GREEN, GREEN_HOME


class Begun(NamedTuple):
    """What has been chosen so far."""

    kind: str = ""
    """The kind of the action: place, green, back; "" as long as that is open."""
    cells: tuple[int, ...] = ()
    """The cells for pawns, in the order in which they were chosen."""
    source: int = -1
    """The cell of the green pawn in hand, GREEN_HOME for one beside the board, or -1."""
    cards: tuple[int, ...] = ()
    """Of the hand, while cards are asked for."""


def sources(legal: Sequence[Action]) -> list[int]:
    """Where the green pawns stand that can be moved."""
    return list(dict.fromkeys(a.placements[0][0] for a in legal if a.kind == "green"))


def settle(legal: Sequence[Action], begun: Begun) -> Begun:
    """What was chosen, with the kind and the green pawn filled in where there is only one."""
    open_kinds, greens = kinds(legal), sources(legal)
    if not begun.kind and len(open_kinds) == 1:
        begun = begun._replace(kind=open_kinds[0])
    if begun.kind == "green" and begun.source < 0 and len(greens) == 1:
        begun = begun._replace(source=greens[0])
    return begun


def _for_cells(legal: Sequence[Action], begun: Begun) -> Begun:
    """What was chosen, once a cell is picked: as long as the kind is open that is one for an own pawn."""
    begun = settle(legal, begun)
    return begun if begun.kind else begun._replace(kind="place")


def cells_next(legal: Sequence[Action], begun: Begun) -> list[int]:
    """The cells that can be picked next, ascending: what fits the chosen ones, else others for the last."""
    begun = _for_cells(legal, begun)
    return _going_on(legal, begun) or _going_on(legal, begun._replace(cells=begun.cells[:-1]), begun.cells)


def _going_on(legal: Sequence[Action], begun: Begun, but: tuple[int, ...] = ()) -> list[int]:
    """The cells that stand in a choice with all the chosen ones, without those and `but`."""
    if begun.kind == "back" or begun.kind == "green" and begun.source < 0:
        return []
    result = {cell for action in open_to(legal, begun) for _, cell in action.placements}
    return sorted(result - {*begun.cells, *but})


def open_to(legal: Sequence[Action], begun: Begun) -> list[Action]:
    """Return the choices of the kind, of the green pawn in hand, that take all the chosen cells."""
    begun, chosen = settle(legal, begun), set(begun.cells)
    return [
        action
        for action in legal
        if begun.kind in ("", action.kind)
        and (begun.source < 0 or action.placements[0][0] == begun.source)
        and chosen <= {cell for _, cell in action.placements}
    ]


def pick_cell(legal: Sequence[Action], begun: Begun, cell: int) -> Begun:
    """With a cell picked; where no more go on from the chosen ones it takes the place of the last."""
    begun = _for_cells(legal, begun)
    if cell not in cells_next(legal, begun):
        return begun
    kept = begun.cells if cell in _going_on(legal, begun) else begun.cells[:-1]
    return begun._replace(cells=(*kept, cell))


def tried(legal: Sequence[Action], begun: Begun, cell: int) -> tuple[int, ...]:
    """The cells that would be chosen if one could be picked that cannot."""
    begun = settle(legal, begun)
    return (*(begun.cells if _going_on(legal, begun) else begun.cells[:-1]), cell)


def pick_green(legal: Sequence[Action], begun: Begun, source: int) -> Begun:
    """With a green pawn in hand, or put down if it was."""
    if source not in sources(legal):
        return begun
    return Begun("green", (), -1 if begun.source == source else source)


def done(legal: Sequence[Action], begun: Begun) -> Action | None:
    """The action that has been put together, or None."""
    begun = settle(legal, begun)
    if begun.kind in ("back", "blocked"):
        return next((action for action in legal if action.kind == begun.kind), None)
    if begun.kind == "green" and begun.source < 0:
        return None
    whole = (action for action in open_to(legal, begun) if len(action.placements) == len(begun.cells) > 0)
    return next(whole, None)


def of_action(action: Action) -> Begun:
    """A whole action as if it had been chosen bit by bit."""
    source = action.placements[0][0] if action.kind == "green" else -1
    return Begun(action.kind, tuple(cell for _, cell in action.placements), source)


def back(legal: Sequence[Action], begun: Begun) -> Begun:
    """One step back; what would fill itself in again at once goes with it."""
    before, start = settle(legal, begun), settle(legal, Begun())
    while begun != Begun() and settle(legal, begun) == before:
        begun = _shorter(begun)
    return Begun() if settle(legal, begun) == start else begun


def _shorter(begun: Begun) -> Begun:
    if begun.cells:
        return begun._replace(cells=begun.cells[:-1])
    return begun._replace(source=-1) if begun.source >= 0 else Begun()


def board(cells: bytes, team: int, begun: Begun) -> bytes:
    """What would stand on each cell."""
    standing = bytearray(cells)
    for cell in begun.cells:
        standing[cell] = GREEN if begun.kind == "green" else team + 1
    if begun.kind == "green" and begun.cells and begun.source not in (GREEN_HOME, *begun.cells):
        standing[begun.source] = EMPTY
    return bytes(standing)
