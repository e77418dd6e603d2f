"""Where a table leads to, and what it asks of the page around it."""

from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence, Set
from typing import Any, NamedTuple

from ...match.session.kept import Errand, Kept
from ..sharing.live import Live
from ..storage import store
from ..storage.kept import LIVE


class Leads(NamedTuple):
    """What a table asks of the page around it."""

    followers: Sequence[Callable[[], object]]
    """Who is told, one after the other, once a change of the game has been saved."""
    leave: Callable[[], object]
    rules: Callable[[str], None]
    share: Callable[[Sequence[str], Errand], Any]
    """Show the link, with the names of those it waits for and why it is sent, on a sheet."""
    again: Callable[[Kept], None]
    without: Callable[[Kept, Collection[int], bool], object]
    """Go on without those who play some seats, or until they come back with a new key."""
    next: Callable[[Kept], Any]
    """Ask which game comes next, and begin it."""
    evening: Callable[[], Any]
    """Show how the evening stands."""
    replay: Callable[[int], None]
    """Look back from a ply on."""
    course: Callable[[], Awaitable[bool]]
    """Show how the chances went; whether somebody looks back from there."""
    share_result: Callable[[], Coroutine[Any, Any, object]]
    """Show the link with what came of the game, until that has been closed."""
    played: Callable[[], None]
    """The game goes on: nobody looks back any more."""
    hear: Callable[[], None]
    """Let the tables of this device be heard, softly."""
    live: Callable[[], Live | None]
    """What tells which players elsewhere are here now; None before the table is laid."""
    failed: Callable[[Kept], None]
    """A fault of ours, which is being handled, has stopped play."""

    def presence(self) -> Sequence[Set[int]]:
        """Return the seats elsewhere whose player is live, so that no link need be sent, and those of who is gone."""
        live = self.live()
        return live.who.seats() if live is not None else (frozenset(), frozenset())

    async def plays_live(self, key: str) -> bool:
        """Return whether this device is live, or will be again, in the game that is kept by this key."""
        live = self.live()
        return (live is not None and live.on) or bool(await store.get(LIVE + key))
