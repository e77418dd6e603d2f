"""The rounds of a game of Toepen for its scorecard. Pure."""

from collections.abc import Sequence

from ....match.match import Ply
from ...tricks.scene.scorecard import ScoredRound
from ..rules.state import DEAL, GONE, OVER


def finished_rounds(plies: Sequence[Ply]) -> list[ScoredRound]:
    """Return the rounds that these plies have brought to an end."""
    ends = (DEAL, OVER)
    return [
        ScoredRound(
            after.points,
            after.winner,
            frozenset(seat for seat, status in enumerate(after.status) if status == GONE),
        )
        for before, _, _, after, _, _ in plies
        if after.phase in ends and before.phase not in ends
    ]
