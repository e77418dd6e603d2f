"""The record of a game: saved once for each change, and then announced to all who follow it."""

from collections.abc import Callable, Sequence

from ...match.session.saved_game import SavedGame
from ...match.session.session import Session
from ..storage import store
from ..storage.stored_games import save
from ..ui.dom import log_failures


class Recorder:
    """Saves one game."""

    def __init__(self, session: Session, save_listeners: Sequence[Callable[[], object]]) -> None:
        """Call the `save_listeners` after each change, in this order: the address, other tabs, other devices."""
        self._session, self._save_listeners = session, save_listeners
        self._saved: SavedGame | None = None

    async def commit(self) -> None:
        """Save the game and call its followers, unless only the number of shown plies is new."""
        kept = self._session.saved_game._replace(shown_plies=0)
        if kept.is_trial or (self._saved is not None and self._saved._replace(shown_plies=0) == kept):
            return
        await self._save()
        for follow in self._save_listeners:
            with log_failures():
                follow()

    async def put_away(self) -> None:
        """Save how far the game has been shown, as nobody looks at it any more."""
        if self._saved is not None and self._saved != self._session.saved_game:
            await self._save()

    async def _save(self) -> None:
        self._saved = kept = self._session.saved_game
        with log_failures(store.report_not_stored):
            if await save(kept, self._session.fragment):
                return
        self._saved = None  # so that it is tried again
