"""The address of the page behind its path, so that reload and back find what is open."""

import asyncio
import re

from js import document, history, location, performance, window

from ...match.session.saved_game import LAYOUTS, Layout
from ..ui.dom import listen, log_failures, spawn

PACE = 1.0
"""Seconds from one address to the next that nobody asked for: Safari refuses more than 100 in half a minute."""

OURS = "kaartbord"
"""The state that the history keeps with each address that this page has shown."""


def _now() -> float:
    return float(performance.now()) / 1000


class Address:
    """The address, as it is or soon will be: a change that the browser refuses is tried again after PACE."""

    def __init__(self) -> None:
        self.rest = self._written = ""
        """The wanted part behind the path, such as `#link`."""
        self._next = 0.0
        """The time from which the address may change again."""
        self._late: asyncio.Task[None] | None = None
        listen(window, "pagehide", lambda _: self.write())
        listen(document, "visibilitychange", lambda _: document.hidden and self.write())

    @property
    def fragment(self) -> str:
        """The wanted fragment, without the #."""
        return self.rest.partition("#")[2]

    def arrive(self) -> None:
        """Adopt the address to which the browser went without us; nothing older is written there."""
        self.rest = self._written = f"{location.search}{location.hash}"
        with log_failures():
            history.replaceState(OURS, "")

    def is_known(self) -> bool:
        """Return whether the browser has gone to where this page was before, and not to a link that is new."""
        return bool(history.state == OURS)

    def stay(self) -> None:
        """Go back to where the browser has just left, as something there was closed and nothing else."""
        self._set("pushState")

    def put(self, rest: str, *, push: bool) -> None:
        """Set the part behind the path: immediately and with a way back by `push`, else at PACE."""
        if push:
            self.write()  # where the way back leads
            self.rest = rest
            self._set("pushState")
        self.rest = rest
        if _now() >= self._next:
            self.write()
        if self.rest != self._written and (self._late is None or self._late.done()):
            self._late = spawn(self._follow())

    def write(self) -> bool:
        """Write the address now, as the page may be left; return whether that succeeded."""
        if self.rest != self._written:
            self._set("replaceState")
        return self.rest == self._written

    async def _follow(self) -> None:
        while self.rest != self._written:
            if (wait := self._next - _now()) > 0:
                await asyncio.sleep(wait)
            else:
                self.write()

    def _set(self, method: str) -> None:
        self._next = _now() + PACE
        with log_failures():
            getattr(history, method)(OURS, "", f"{location.pathname}{self.rest}")
            self._written = self.rest


LIVE = "l"
"""Takes the place of a layout in the address of a link whose players are to play live."""


def address_of(site: str, text: str, layout: Layout, *, live: bool = False) -> str:
    """Return the address of a link that is to be shown in this layout, or to be played `live`. Neither is part
    of the link, so that an older page opens it too."""
    way = layout if layout != "table" else LIVE if live else ""
    return f"{site}?{way}#{text}" if way else f"{site}#{text}"


def layout_of(search: str) -> Layout | None:
    """Return the layout of the link, by what follows the question mark in the address; None without one."""
    return next((layout for layout in LAYOUTS if layout in _said(search)), None)


def is_live_link(search: str) -> bool:
    """Return whether the link is to be played live, by the address after its question mark."""
    return LIVE in _said(search)


def _said(search: str) -> list[str]:
    """Return the parts of the address after its question mark. Apps on the way may have added something or
    encoded it, as where a whole message was shared with the page."""
    return [part.partition("=")[0].strip("/").lower() for part in re.split("[?&]|%(?:3F|26|23)", search)]
