"""How a turn of pawns is put together on a board of two teams, pick by pick."""

from collections.abc import Callable, Sequence
from typing import Any

from kaartbord.games.toedeloe.state import GREEN_HOME
from kaartbord.rules.protocol import Action
from kaartbord.scene.okidoki import division
from kaartbord.scene.okidoki.play import OkiPlay
from kaartbord.scene.reading import Reading
from kaartbord.scene.shapes import Shape
from kaartbord.scene.team.play import Question
from kaartbord.scene.toedeloe import placing
from kaartbord.scene.toedeloe.board import GREEN_PAWN, SCORE_PAWN
from kaartbord.scene.toedeloe.play import ToePlay

TeamPlay = OkiPlay | ToePlay

PLAYS: dict[str, Callable[[], TeamPlay]] = {"O": OkiPlay, "L": ToePlay}


def board(play: Any, asked: Question[Any]) -> Any:
    """The board of a table as it lies on a phone."""
    return play.plan(asked.view, upright=True)


def shown(play: Any, asked: Question[Any]) -> Sequence[Shape]:
    """What stands on it."""
    shapes: Sequence[Shape] = play.shapes(asked, board(play, asked))
    return shapes


def read(play: Any, asked: Question[Any]) -> Reading:
    """It as it is read."""
    rows: Reading = play.reading(asked, board(play, asked), shown(play, asked))
    return rows


def next_pick(play: TeamPlay, asked: Question[Any], action: Action) -> str:
    """What is picked next on the way to a turn."""
    if isinstance(play, OkiPlay):
        begun = division.settle(asked.legal, asked.view.pawns, play.chosen)
        pawn, to = action.placements[len(begun.parts)]
        return f"target:{to}" if begun.pawn == pawn else f"pawn:{pawn}"
    if action.kind == "back":
        return f"pawn:{SCORE_PAWN + (asked.view.turn & 1)}"
    put = placing.settle(asked.legal, play.chosen)
    source, cell = action.placements[len(put.cells)]
    if action.kind == "green" and put.source != source:
        return f"pawn:{GREEN_PAWN if source == GREEN_HOME else source}"
    return f"target:{cell}"
