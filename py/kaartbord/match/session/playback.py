"""The plies of a game that a device has shown, and the place of a replay."""

from collections.abc import Sequence
from typing import Any

from .. import merge
from ..match import Ply, game_of
from .history import History

NO_REPLAY = -1
"""In place of the ply of a replay, while the game is played."""


class Playback:
    """The position on the table of a game: after all plies shown, or earlier during a replay."""

    def __init__(self, history: History, shown: int) -> None:
        self.history = history
        self.shown_plies = min(shown, len(history.play.plies))
        self.replay_ply = NO_REPLAY
        """The ply that a replay shows."""
        self._early: tuple[Ply, ...] = ()
        """Plies shown before others that precede them: unseen choices that were known first."""

    def update(self, history: History) -> None:
        """Continue with another history: its new plies are still to be shown."""
        before, play, same = self.history.play, history.play, history.unchanged_plies(self.history.play)
        parted = (
            play.match.undo_count != before.match.undo_count
            or merge.join_matches(before.match, play.match) != play.match
        )
        self._early = () if parted else self._early + before.plies[same : self.shown_plies]
        self.history, self.shown_plies = history, min(self.shown_plies, same)

    def show_next(self) -> None:
        """Count the next ply as shown."""
        self.shown_plies += 1

    def skip_if_shown(self, ply: Ply) -> bool:
        """Skip the next ply if it was shown before its turn came; return whether it was."""
        known = ply.choice_index, ply.seat, ply.action
        left = tuple(other for other in self._early if (other.choice_index, other.seat, other.action) != known)
        if len(left) == len(self._early):
            return False
        self._early = left
        self.show_next()
        return True

    def show_replay(self, ply: int) -> None:
        """Show the game after `ply` plies, or as near to that as possible."""
        self.replay_ply = max(0, min(ply, len(self.history.play.plies)))

    @property
    def plies(self) -> Sequence[Ply]:
        """Return the plies before the state on the table."""
        return self.history.play.plies[: self.replay_ply if self.replay_ply >= 0 else self.shown_plies]

    @property
    def state(self) -> Any:
        """Return the state on the table."""
        play, plies = self.history.play, self.plies
        if not play.plies:
            return play.state
        state = plies[-1].after if plies else play.plies[0].before
        return state if self.replay_ply >= 0 else self._with_early(state)

    def as_shown(self, ply: Ply) -> Ply:
        """Return a ply whose states include the unseen choices that have been shown already."""
        return ply._replace(before=self._with_early(ply.before), after=self._with_early(ply.after))

    def _with_early(self, state: Any) -> Any:
        for ply in self._early:
            state = game_of(self.history.play.match).apply(state, ply.seat, ply.action)
        return state
