"""The share sheet: the purpose of a link, its options, and who can read it."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, Protocol

from js import navigator

from ...match.session.saved_game import SendMethod
from ...text.messages import Messages
from ..storage import files, store
from ..ui import dialogs
from ..ui.dom import by_id, el, show, spawn
from ..ui.fields import radios, switch
from ..ui.svg import icon, icon_button
from .sending import MAX_CHAT_LENGTH, SendButtons, ShareMessage

Purpose = Literal["play", "watch", "screen", "mine"]
"""The purpose of a link: to play, only to look on, also large, or to continue at the own seat on another device."""

PurposeTexts = dict[Purpose, str]

EXPLAINED = "explained:link"
"""The key of the store for the fact that a link was sent from here, with all that is to be known of one."""


class Story(NamedTuple):
    """The result, in a few lines."""

    title: str
    """The key of their title."""
    named: str
    unnamed: str
    """The same without names."""


class LinkMaker(Protocol):
    """The link for a purpose, with or without names."""

    def __call__(self, way: Purpose, *, named: bool, whole: bool) -> str:
        """Return the address that opens the match for this purpose. Where hands are sealed, `whole` is for a
        player who missed something, or has nothing yet."""


class SharedLink(NamedTuple):
    """The link to share."""

    url: LinkMaker
    texts: PurposeTexts
    """The sentence that goes with it in a message, by purpose; at first it is for the first."""
    full: bool
    """True if every seat is taken: a link to play is for those who have one."""
    about: tuple[str, str] | None = None
    """Title and first words of the sheet while it is for those who play next; None where nobody does."""
    middle: bool = False
    """True if the table may stay here while everybody plays on a phone."""
    story: Story | None = None
    """The words in place of that sentence, except to somebody who continues elsewhere."""
    sealed: bool = False
    """True if hands are sealed."""
    file: str = ""
    """The name of the file in which a link goes that is too long for a message."""
    sent: Callable[[SendMethod], object] | None = None
    """Called with how the link left this device for the first of its purposes."""

    @property
    def ways(self) -> tuple[Purpose, ...]:
        """The possible purposes."""
        return tuple(self.texts)


class ShareSheet:
    """The sheet for one link."""

    def __init__(self, messages: Messages, link: SharedLink) -> None:
        self._messages, self._link, self._invites = messages, link, False
        self._sending = SendButtons(messages, link.file, self._message, self._note_sent)

    def open(self, *, first: Any = None, more: Any = None, changed: Callable[[Any], bool] = lambda _: False) -> Any:
        """Open the sheet and return its dialog. `first` and `more` are fields before and after all others, whose
        changes `changed` handles, or which change the link."""
        messages, link, self._invites = self._messages, self._link, first is not None
        nearby = self._nearby() if "play" in link.ways else None
        at_hand = self._invites or not navigator.onLine
        dialog = dialogs.open_sheet(
            self._words(link.ways[0])[0],
            el("p", id="share-intro"),
            first,
            self._preview(),
            files.in_app_warning(messages),
            *self._sending.nodes(),
            nearby if at_hand else None,
            el(
                "details",
                el("summary", text=messages.format("share.more")),
                None if at_hand else nearby,
                self._middle() if link.middle else None,
                self._ways() if len(link.ways) > 1 else None,
                switch("share-names", messages.format("share.names"), messages.format("share.names.why"), True),
                self._whole() if link.sealed else None,
                more,
                el("ul", el("li", icon("eye"), el("span"), id="share-open"), cls="share-lines"),
                cls="share-more",
            ),
            cls="sheet share covers",
            changed=lambda field: None if changed(field) else self.renew(),
        )
        self.renew()
        spawn(self._explain())
        return dialog

    async def _explain(self) -> None:
        """Show above all choices who can read what from a link, until one has been sent from here."""
        if not await store.get(EXPLAINED) and (line := by_id("share-open")):
            line.closest("details").before(line.closest("ul"))

    def _words(self, way: Purpose) -> tuple[str, str]:
        """Return the title of the sheet, and what becomes of the link."""
        if way == "mine":
            intro = "share.intro.key" if self._link.sealed else "share.intro.mine"
            return self._messages.format("share.title.mine"), self._messages.format(intro)
        if self._link.about and way == self._link.ways[0]:
            return self._link.about
        title = self._link.story.title if self._link.story else "share.title"
        return self._messages.format(title), self._messages.format("share.intro.all")

    def _ways(self) -> Any:
        """Return the choice of a purpose for the link, and what can be done with it."""
        ways, first = (
            [(way, self._messages.format(f"share.{way}")) for way in self._link.ways],
            self._link.ways[0],
        )
        why = el("p", text=self._why(first), cls="meta", id="share-why", role="status")
        return el("div", radios("share", self._messages.format("share.for"), ways, first), why)

    def _why(self, way: Purpose) -> str:
        """Return what can be done with the link."""
        if self._link.sealed and way in ("watch", "mine"):
            return self._messages.format(f"share.{way}.sealed")
        return self._messages.format("share.play.full" if way == "play" and self._link.full else f"share.{way}.why")

    def _whole(self) -> Any:
        """Return the switch for a player who missed something; a spectator always gets all."""
        messages = self._messages
        field = switch("share-whole", messages.format("share.whole"), messages.format("share.whole.why"), False)
        return el("div", field, id="share-whole-place")

    def _preview(self) -> Any:
        return el(
            "div",
            el("p", cls="share-text", id="share-text"),
            el(
                "input",
                id="share-url",
                type="text",
                readonly=True,
                aria_label=self._messages.format("share.link"),
            ),
            cls="share-preview",
        )

    def _middle(self) -> Any:
        """Return the way to the table in the middle, with the cards on the phones."""
        messages = self._messages
        return el(
            "div",
            icon_button(
                "screen", messages.format("phones.title"), "phones", cls="paper", aria_describedby="phones-why"
            ),
            el("p", text=messages.format("phones.why"), cls="meta", id="phones-why"),
            cls="share-middle",
        )

    def _nearby(self) -> Any:
        """Return the way to meet devices in the same network."""
        messages = self._messages
        return el(
            "div",
            icon_button("device", messages.format("meet.title"), "meet", cls="paper", aria_describedby="meet-why"),
            el("p", text=messages.format("meet.why"), cls="meta", id="meet-why"),
            cls="share-middle",
        )

    # ---- its use

    def _way(self) -> Purpose:
        """Return the chosen purpose."""
        fields = ((way, by_id(f"share-{way}")) for way in self._link.ways)
        return next((way for way, field in fields if field and field.checked), self._link.ways[0])

    def _message(self) -> ShareMessage:
        """Return the message by the switches."""
        way, story, whole = self._way(), self._link.story, by_id("share-whole")
        named = bool(by_id("share-names").checked)
        url = self._link.url(way, named=named, whole=bool(whole and whole.checked))
        if story is None or way == "mine":
            return ShareMessage(self._link.texts[way], url)
        return ShareMessage(story.named if named else story.unnamed, url)

    def _open_to(self) -> str:
        """Return who can read what from the link."""
        if not self._link.sealed:
            return self._messages.format("share.open")
        return self._messages.format("share.key" if self._way() == "mine" else "share.sealed")

    def renew(self) -> None:
        """Show the link by the state of the switches."""
        message = self._message()
        by_id("share-text").textContent, by_id("share-url").value = message
        by_id("share-open").querySelector("span").textContent = self._open_to()
        if self._link.sealed:
            show(by_id("share-whole-place"), self._way() in ("play", "mine"))
        self._sending.renew(message.url)
        long, letters = len(message.url) > MAX_CHAT_LENGTH, len(message.url)
        title, intro = self._words(self._way())
        if long or (self._way() != "mine" and not self._invites):
            intro += " " + self._messages.format("share.long" if long else "share.any", letters=letters)
        by_id("share-intro").textContent = intro
        by_id("share-intro").closest("dialog").querySelector("h2").textContent = title
        if why := by_id("share-why"):
            why.textContent = self._why(self._way())

    def _note_sent(self, how: SendMethod) -> bool:
        """Note that the link left this device, and that the words about links were read. Return whether the
        table announces it."""
        spawn(store.put(EXPLAINED, True))
        if self._link.sent is None or self._way() != self._link.ways[0]:
            return False
        self._link.sent(how)
        return True
