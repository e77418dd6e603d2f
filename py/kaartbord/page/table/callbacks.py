"""The ways from a table to the page around it."""

from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence, Set
from typing import Any, NamedTuple

from ...match.session.saved_game import SavedGame, SendReason
from ..sharing.live import Live
from ..storage import store
from ..storage.stored_games import LIVE_PREFIX


class TableCallbacks(NamedTuple):
    """The callbacks of a table to the page around it."""

    save_listeners: Sequence[Callable[[], object]]
    """Called one after the other, once a change of the game has been saved."""
    leave: Callable[[], object]
    rules: Callable[[str], None]
    share: Callable[[Sequence[str], SendReason], Any]
    """Show the link on a sheet, with the names of those it waits for and the errand."""
    again: Callable[[SavedGame], None]
    continue_without: Callable[[SavedGame, Collection[int], bool], object]
    """Continue without the players of some seats, or until they come back with a new key."""
    next: Callable[[SavedGame], Any]
    """Ask which game comes next, and begin it."""
    evening: Callable[[], Any]
    """Show the standings of the evening."""
    replay: Callable[[int], None]
    """Start the replay from a ply on."""
    show_chances: Callable[[], Awaitable[bool]]
    """Show the course of the chances; return whether that leads to a replay."""
    share_result: Callable[[], Coroutine[Any, Any, object]]
    """Show the link with the result of the game, until that has been closed."""
    on_resumed: Callable[[], None]
    """The game continues: no replay is open any more."""
    enable_sound: Callable[[], None]
    """Switch the sound of the tables of this device on, softly."""
    live: Callable[[], Live | None]
    """The live table, which knows the players elsewhere who are here now; None before the table is laid."""
    failed: Callable[[SavedGame], None]
    """A fault of ours, which is being handled, has stopped play."""
    compare: Callable[[], Awaitable[Sequence[str]]]
    """Return in sentences how a trial went, beside how it was; empty for a game."""

    def presence(self) -> Sequence[Set[int]]:
        """Return the seats elsewhere whose player is live and needs no link, and those whose player is gone."""
        live = self.live()
        return live.who.seats() if live is not None else (frozenset(), frozenset())

    async def plays_live(self, key: str) -> bool:
        """Return whether this device is live, or will be again, in the game that is kept by this key."""
        live = self.live()
        return (live is not None and live.on) or bool(await store.get(LIVE_PREFIX + key))
