"""The switch that puts a table live, on a sheet of its own or on the share sheet."""

from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from js import navigator

from ...text import say
from ..ui import dialogs, promises
from ..ui.dom import button, el, spawn
from ..ui.fields import switch

NAME = "live-on"

TROUBLE = "live-trouble"
"""The class of what is shown in a sheet while live fails; its first node gets the sentence."""

NETWORK = "local-network"
"""The permission that a browser may want for connections at home."""


class Live(Protocol):
    """What the switch turns; `live.Live` is not needed before a table is opened."""

    on: bool

    @property
    def muted(self) -> Sequence[str]:
        """Return a sentence for each device that is no longer listened to."""

    def turn(self, on: bool) -> Coroutine[Any, Any, None]:
        """Begin live play, or end it."""


def control(lang: str, live: Live) -> Any:
    """The switch, with the sentence that says what it does."""
    return switch(NAME, say(lang, "live.on"), say(lang, "live.why"), live.on)


def notes(lang: str) -> Any:
    """Return what a sheet may have to say of live: why it fails, which `Live` writes, and what the browser asks."""
    failing = el(
        "div",
        el("p"),
        el("p", text=say(lang, "live.blocked"), cls="meta"),
        button(say(lang, "boot.again"), "live-again"),
        button(say(lang, "share.share"), "send"),
        cls=TROUBLE,
        hidden=True,
    )
    network = el("p", text=say(lang, "live.network"), cls="meta", hidden=True)
    spawn(_explain(network))
    return el("div", failing, network, cls="live-notes")


async def _explain(words: Any) -> None:
    """Show why the browser may ask about devices nearby, if it is one that does and has not yet."""
    asked = await promises.wish(getattr(navigator, "permissions", None), "query", {"name": NETWORK})
    words.hidden = asked is None or str(asked.state) != "prompt"


def changed(live: Live, field: Any) -> bool:
    """Do what the switch asks; False if it was another field that changed."""
    if field.name != NAME:
        return False
    spawn(live.turn(bool(field.checked)))
    return True


def show(lang: str, live: Live) -> Any:
    """Open the sheet; returns the dialog."""
    return dialogs.sheet(
        say(lang, "menu.live"),
        el("p", text=say(lang, "live.how")),
        control(lang, live),
        notes(lang),
        *[el("p", text=words, cls="meta") for words in live.muted],
        changed=lambda field: changed(live, field),
    )
