"""The frame of the screens that are reached from the lobby and are no game: a head with a way back, and a body."""

from collections.abc import Callable
from typing import Any

from js import document

from ...text.messages import Messages, Value
from ..storage.settings import Settings
from ..ui.dom import by_id, combine_callbacks, el, fill
from ..ui.svg import icon_only_button


class ClubScreen:
    """Such a screen, which is shown in `#club`."""

    has_address = True
    playing = None

    def __init__(self, messages: Messages, leave: Callable[[], object], changed: Callable[[str], object]) -> None:
        self.messages, self.leave, self.changed = messages, leave, changed
        """Leaving leads to the lobby; other tabs are notified of a change, by its key if there are several."""
        self.wanted = ""
        """The rest of the address behind the name of the screen."""
        self.root = by_id("club")
        self._end: Callable[[], None] = combine_callbacks()
        """Ends listening, while the screen is shown."""

    def _say(self, key: str, **values: Value) -> str:
        return self.messages.format(key, **values)

    def _draw(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Leave the screen."""
        self._end()
        fill(self.root)

    async def open(self) -> None:
        """Show it."""
        raise NotImplementedError

    async def follow(self, name: str) -> None:
        """Adopt what another tab has stored under a name; "" stands for anything."""
        raise NotImplementedError

    def restyle(self, settings: Settings) -> None:
        """Show another language."""
        self.messages = settings.messages
        self._draw()


def draw_club_screen(root: Any, title: str, back: str, *body: Any, cls: str = "") -> None:
    """Draw such a screen again, its way back named `back`; the focus stays where it was, if that is still there."""
    held = str(document.activeElement.id) if root.contains(document.activeElement) else ""
    way = icon_only_button("back", back, "club-back", id="club-back")
    head = el("header", way, el("h1", text=title, id="club-title", tabindex=-1), cls="setup-head")
    fill(root, head, el("div", *body, cls=f"club-body {cls}".rstrip()))
    if held:
        (by_id(held) or by_id("club-title")).focus()
