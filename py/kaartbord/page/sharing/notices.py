"""Calls back to a page that is out of view: a mark on the app, and a notice if the player asked for one."""

from contextlib import suppress
from typing import Any

from js import document, location, navigator, window
from pyscript.ffi import to_js

from ...match.incoming import parse
from ...match.link import BadLink, ParsedLink
from ...match.match import key_of_match
from ...match.sealed_links import SealedLink

TAG = "turn"
"""The tag of all notices: the next one replaces the one before."""

TERMS = 24
"""Bytes at the start of a sealed match that are unique to it."""

ICON = "web/icons/icon-192.png"


def are_supported() -> bool:
    """Return whether the browser can show notices at all."""
    return hasattr(window, "Notification")


def are_allowed() -> bool:
    """Return whether the browser may show notices."""
    return are_supported() and str(window.Notification.permission) == "granted"


async def ask() -> bool:
    """Ask for permission to show notices, at a tap; return whether it is given."""
    return str(await window.Notification.requestPermission()) == "granted"


async def call(words: str, *, notice: bool) -> None:
    """Call the player to a page that is not in view."""
    if not document.hidden:
        return
    with suppress(Exception):  # a mark and a notice are extras, and browsers differ in what they let a page do
        if hasattr(navigator, "setAppBadge"):
            await navigator.setAppBadge(1)
        if notice and are_allowed() and (keeper := await _keeper()):
            await keeper.showNotification(words, to_js({"tag": TAG, "icon": ICON, "data": location.href}))


async def clear() -> None:
    """Clear the calls: the page is in view."""
    with suppress(Exception):
        if hasattr(navigator, "clearAppBadge"):
            await navigator.clearAppBadge()
        if are_allowed() and (keeper := await _keeper()):
            for notice in await keeper.getNotifications(to_js({"tag": TAG})):
                notice.close()


def is_current_game(address: str) -> bool:
    """Return whether a notice that was shown at this address is of the game that the page shows now."""
    try:
        return address == location.href or _match_of(address) == _match_of(str(location.href))
    except BadLink:
        return False


def _match_of(address: str) -> str | bytes:
    """Return the common part of all links to a match; BadLink where an address has none."""
    match parse(address):
        case SealedLink(messages=messages):
            return messages[:TERMS]
        case ParsedLink(match=found):
            return key_of_match(found)


async def _keeper() -> Any:
    """Return the service worker, which shows notices on every device."""
    return await navigator.serviceWorker.getRegistration()
