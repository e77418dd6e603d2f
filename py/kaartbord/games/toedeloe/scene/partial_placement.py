"""The composition of a choice with a trick of ToedeLoe: a kind of choice, a green pawn, numbers on the board.

The choices follow from the legal actions. Two numbers are listed there in ascending order; a player may tap either of
them first, and may put the last one elsewhere until the choice is confirmed.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ....rules.protocol import Action
from ....scene.choosing import kinds
from ..rules.state import EMPTY, GREEN, GREEN_HOME


class PartialPlacement(NamedTuple):
    """The choices so far."""

    kind: str = ""
    """The kind of the action: place, green, back; "" while undecided."""
    cells: tuple[int, ...] = ()
    """The cells for pawns, in the order in which they were chosen."""
    source: int = -1
    """The cell of the picked green pawn, GREEN_HOME for one beside the board, or -1."""
    cards: tuple[int, ...] = ()
    """Cards of the hand, while cards are asked for."""


def sources(legal: Sequence[Action]) -> list[int]:
    """Return the sources of the green pawns that can be moved."""
    return list(dict.fromkeys(a.placements[0][0] for a in legal if a.kind == "green"))


def autopick(legal: Sequence[Action], begun: PartialPlacement) -> PartialPlacement:
    """Return the choices, with the kind and the green pawn filled in if there is only one."""
    open_kinds, greens = kinds(legal), sources(legal)
    if not begun.kind and len(open_kinds) == 1:
        begun = begun._replace(kind=open_kinds[0])
    if begun.kind == "green" and begun.source < 0 and len(greens) == 1:
        begun = begun._replace(source=greens[0])
    return begun


def _for_cells(legal: Sequence[Action], begun: PartialPlacement) -> PartialPlacement:
    """Return the choices for picking a cell; if the kind is undecided, it becomes `place`."""
    begun = autopick(legal, begun)
    return begun if begun.kind else begun._replace(kind="place")


def next_cells(legal: Sequence[Action], begun: PartialPlacement) -> list[int]:
    """Return the cells that can be picked next, ascending: those that fit the chosen ones, else others for the last."""
    begun = _for_cells(legal, begun)
    return _continuations(legal, begun) or _continuations(legal, begun._replace(cells=begun.cells[:-1]), begun.cells)


def _continuations(legal: Sequence[Action], begun: PartialPlacement, but: tuple[int, ...] = ()) -> list[int]:
    """Return the cells in a choice with all the chosen ones, without those and `but`."""
    if begun.kind == "back" or begun.kind == "green" and begun.source < 0:
        return []
    result = {cell for action in matching_actions(legal, begun) for _, cell in action.placements}
    return sorted(result - {*begun.cells, *but})


def matching_actions(legal: Sequence[Action], begun: PartialPlacement) -> list[Action]:
    """Return the choices of the kind, and of the picked green pawn, that take all the chosen cells."""
    begun, chosen = autopick(legal, begun), set(begun.cells)
    return [
        action
        for action in legal
        if begun.kind in ("", action.kind)
        and (begun.source < 0 or action.placements[0][0] == begun.source)
        and chosen <= {cell for _, cell in action.placements}
    ]


def pick_cell(legal: Sequence[Action], begun: PartialPlacement, cell: int) -> PartialPlacement:
    """Return the choices with a cell picked; if no choice continues with it, it replaces the last cell."""
    begun = _for_cells(legal, begun)
    if cell not in next_cells(legal, begun):
        return begun
    kept = begun.cells if cell in _continuations(legal, begun) else begun.cells[:-1]
    return begun._replace(cells=(*kept, cell))


def tried(legal: Sequence[Action], begun: PartialPlacement, cell: int) -> tuple[int, ...]:
    """Return the cells that would be chosen if this cell could be picked."""
    begun = autopick(legal, begun)
    return (*(begun.cells if _continuations(legal, begun) else begun.cells[:-1]), cell)


def pick_green(legal: Sequence[Action], begun: PartialPlacement, source: int) -> PartialPlacement:
    """Return the choices with a green pawn picked, or put down if it was."""
    if source not in sources(legal):
        return begun
    return PartialPlacement("green", (), -1 if begun.source == source else source)


def complete_action(legal: Sequence[Action], begun: PartialPlacement) -> Action | None:
    """Return the completed action, or None."""
    begun = autopick(legal, begun)
    if begun.kind in ("back", "blocked"):
        return next((action for action in legal if action.kind == begun.kind), None)
    if begun.kind == "green" and begun.source < 0:
        return None
    whole = (action for action in matching_actions(legal, begun) if len(action.placements) == len(begun.cells) > 0)
    return next(whole, None)


def from_action(action: Action) -> PartialPlacement:
    """Return a whole action as choices."""
    source = action.placements[0][0] if action.kind == "green" else -1
    return PartialPlacement(action.kind, tuple(cell for _, cell in action.placements), source)


def undo_last(legal: Sequence[Action], begun: PartialPlacement) -> PartialPlacement:
    """Return the choices one step back; the parts that would be filled in again are removed with it."""
    before, start = autopick(legal, begun), autopick(legal, PartialPlacement())
    while begun != PartialPlacement() and autopick(legal, begun) == before:
        begun = _shorter(begun)
    return PartialPlacement() if autopick(legal, begun) == start else begun


def _shorter(begun: PartialPlacement) -> PartialPlacement:
    if begun.cells:
        return begun._replace(cells=begun.cells[:-1])
    return begun._replace(source=-1) if begun.source >= 0 else PartialPlacement()


def preview_cells(cells: bytes, team: int, begun: PartialPlacement) -> bytes:
    """Return the content of each cell after the choices."""
    standing = bytearray(cells)
    for cell in begun.cells:
        standing[cell] = GREEN if begun.kind == "green" else team + 1
    if begun.kind == "green" and begun.cells and begun.source not in (GREEN_HOME, *begun.cells):
        standing[begun.source] = EMPTY
    return bytes(standing)
