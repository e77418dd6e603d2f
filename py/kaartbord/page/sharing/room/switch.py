"""The switch for live play, on a sheet of its own or the share sheet, or as a way to play on an invitation."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from js import navigator

from ....match.session.saved_game import SendMethod
from ....text.messages import Messages
from ...storage import store
from ...ui import dialogs, promises
from ...ui.dom import button, by_id, el, listen, spawn
from ...ui.fields import radio_id, radios, switch

NAME = "live-on"

INVITE_FIELD = "invite"
"""The name of the field on an invitation, and the key of the way that was chosen last."""

WAYS = ("live", "link")
"""The ways to play with people elsewhere: now and together, or each when it suits."""

TROUBLE = "live-trouble"
"""The class of the part of a sheet that is shown while live fails; its first node gets the sentence."""

NETWORK = "local-network"
"""The permission that a browser may want for connections at home."""


class LiveControl(Protocol):
    """The live play that the switch turns; `live.Live` is not needed before a table is opened."""

    on: bool

    @property
    def muted(self) -> Sequence[str]:
        """A sentence for each device that is ignored."""

    def turn(self, on: bool) -> Coroutine[Any, Any, None]:
        """Begin live play, or end it."""


def control(messages: Messages, live: LiveControl) -> Any:
    """Return the switch, with the sentence that explains it."""
    return switch(NAME, messages.format("live.on"), messages.format("live.why"), live.on)


def notes(messages: Messages) -> Any:
    """Return the notes of a sheet on live: why it fails, which the room writes, and what the browser asks."""
    failing = el(
        "div",
        el("p"),
        el("p", text=messages.format("live.blocked"), cls="meta"),
        button(messages.format("boot.again"), "live-again"),
        button(messages.format("share.share"), "send"),
        cls=TROUBLE,
        hidden=True,
    )
    network = el("p", text=messages.format("live.network"), cls="meta", hidden=True)
    spawn(_explain(network))
    return el("div", failing, network, cls="live-notes")


async def _explain(words: Any) -> None:
    """Show why the browser may ask about devices nearby, if it is one that does and has not yet."""
    asked = await promises.call_or_none(getattr(navigator, "permissions", None), "query", {"name": NETWORK})
    words.hidden = asked is None or str(asked.state) != "prompt"


def changed(live: LiveControl, field: Any) -> bool:
    """Turn live on or off by the switch; return False if it was another field that changed."""
    if field.name != NAME:
        return False
    spawn(live.turn(bool(field.checked)))
    return True


def show(messages: Messages, live: LiveControl) -> Any:
    """Open the sheet; return the dialog."""
    return dialogs.open_sheet(
        messages.format("menu.live"),
        el("p", text=messages.format("live.how")),
        control(messages, live),
        notes(messages),
        *[el("p", text=words, cls="meta") for words in live.muted],
        changed=lambda field: changed(live, field),
    )


class PlayModeChoice:
    """The choice to play live with the readers of a link. It is made on the sheet, where that is `offered`, or
    else as it is at the table now."""

    def __init__(self, messages: Messages, live: LiveControl | None, *, offered: bool) -> None:
        self._messages, self._live, self._way = messages, live, WAYS[0]
        self.field: Any = None
        if offered and live is not None:
            self._why = el("p", text=self._words(), cls="meta", role="status")
            choices = [(way, messages.format(f"invite.{way}")) for way in WAYS]
            self.field = el(
                "div",
                radios(INVITE_FIELD, messages.format("invite.how"), choices, self._way),
                self._why,
                cls="share-how",
            )
            listen(self.field, "change", lambda event: self._choose(str(event.target.value)))

    @property
    def chosen(self) -> bool:
        """Return whether the link asks to play live."""
        return self._live is not None and (self._way == "live" if self.field else self._live.on)

    def _choose(self, way: str) -> None:
        self._way = way
        self._why.textContent = self._words()

    def _words(self) -> str:
        """Return the explanation of the chosen way; of live all that has to be agreed to."""
        return self._messages.format("live.why" if self._way == "live" else "invite.link.why")

    async def recall(self, renew: Callable[[], object]) -> None:
        """Choose the way that was chosen last on this device, and `renew` the link."""
        if not (self._live and self._live.on) and await store.get(INVITE_FIELD) == "link":
            by_id(radio_id(INVITE_FIELD, "link")).checked = True
            self._choose("link")
            renew()

    def heard(self, sent: Callable[[SendMethod], object] | None) -> Callable[[SendMethod], object] | None:
        """Return the handler of how the link left this device: from then on the table is played in the chosen way."""
        if self.field is None:
            return sent

        def hear(how: SendMethod) -> None:
            spawn(self._settle())
            if sent is not None:
                sent(how)

        return hear

    async def _settle(self) -> None:
        await store.put(INVITE_FIELD, self._way)
        if self._live is not None and self._live.on != self.chosen:
            await self._live.turn(self.chosen)
