"""The steps of a turn of pawns on a board of two teams, pick by pick."""

from collections.abc import Iterator, Sequence
from typing import Any

from kaartbord.games.okidoki.scene import partial_move
from kaartbord.games.toedeloe.rules.state import GREEN_HOME
from kaartbord.games.toedeloe.scene import partial_placement
from kaartbord.games.toedeloe.scene.board import GREEN_PAWN, SCORE_PAWN
from kaartbord.games.tricks.scene.play import TeamPlay
from kaartbord.rules.protocol import Action, Event
from kaartbord.scene import board_rows
from kaartbord.scene.board_rows import SquareRows
from kaartbord.scene.chooser import AnyQuestion
from kaartbord.scene.shapes import Shape


def picked(asked: AnyQuestion[Any], picked: Any) -> AnyQuestion[Any]:
    """The same question once this has been picked."""
    return asked._replace(picked=picked)


def board(play: TeamPlay, asked: AnyQuestion[Any]) -> Any:
    """The board of a table as it lies on a phone."""
    return play.plan(asked.view, True)


def shown(play: TeamPlay, asked: AnyQuestion[Any], last_move: Sequence[Event] = ()) -> Sequence[Shape]:
    """Return the shapes on the board."""
    return play.shapes(asked, board(play, asked), last_move)


def read(play: TeamPlay, asked: AnyQuestion[Any], last_move: Sequence[Event] = ()) -> SquareRows:
    """It as it is read."""
    return play.reading(asked, board(play, asked), shown(play, asked, last_move))


WALKING = "PageDown", "PageUp", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"
FAR = 99
"""More keys than anybody would press to come to a square."""


def keys_to(rows: SquareRows, at: int, goal: int) -> list[str]:
    """The fewest keys that lead from one square to another: of one kind, maybe after the way to an end of the
    board, or the digits of its number."""
    ends = {key: board_rows.square_for_key(rows, at, key, control=True) for key in ("Home", "End")}
    starts = [([], at), *(([f"Control+{key}"], there) for key, there in ends.items())]
    ways = [
        before + way
        for before, start in starts
        if start is not None
        for key in WALKING
        for way in _walked(rows, start, goal, key)
    ]
    return min([*ways, *_typed(rows, at, goal)], key=len)


def _walked(rows: SquareRows, at: int, goal: int, key: str) -> Iterator[list[str]]:
    there: int | None = at
    for n in range(FAR):
        if there is None or there == goal:
            yield from [] if there is None else [[key] * n]
            return
        there = board_rows.square_for_key(rows, there, key)


def _typed(rows: SquareRows, at: int, goal: int) -> Iterator[list[str]]:
    digits = list(board_rows.squares(rows)[goal].digits)
    text, there, keys = "", at, list[str]()
    while digits and len(keys) < FAR:
        for digit in digits:
            text, found = board_rows.find_by_number(rows, there, text, digit)
            there, keys = there if found is None else found, [*keys, digit]
            if there == goal:
                yield keys
                return


def next_pick(asked: AnyQuestion[Any], action: Action) -> str:
    """Return the next pick on the way to a turn."""
    if isinstance(asked.picked, partial_move.PartialMove):
        begun = partial_move.autopick(asked.legal, asked.view.pawns, asked.picked)
        pawn, to = action.placements[len(begun.parts)]
        return f"target:{to}" if begun.pawn == pawn else f"pawn:{pawn}"
    if action.kind == "back":
        return f"pawn:{SCORE_PAWN + (asked.view.turn & 1)}"
    put = partial_placement.autopick(asked.legal, asked.picked)
    source, cell = action.placements[len(put.cells)]
    if action.kind == "green" and put.source != source:
        return f"pawn:{GREEN_PAWN if source == GREEN_HOME else source}"
    return f"target:{cell}"
