"""The share sheet: hand a link to the phone's own share sheet, copy it, or show it as a QR code."""

import asyncio
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, Protocol

from js import document, navigator, window
from pyscript.ffi import to_js

from ...match.session.kept import Handed
from ...text import say
from ..storage import files, store
from ..ui import dialogs, promises, qr
from ..ui.dialogs import close, toast
from ..ui.dom import by_id, data, el, fill, handle, pressable, spawn
from ..ui.dom import show as reveal
from ..ui.fields import radios, switch
from ..ui.svg import icon, icon_button

Way = Literal["play", "watch", "screen", "mine"]
"""What the link is for: to play, only to look on, also large, or to go on at the own seat on another device."""

Texts = dict[Way, str]

EXPLAINED = "explained:link"
"""The key of the store that says that a link was handed on from here, with all that is to be known of one."""

COPIED_SECONDS = 4.0
"""How long the button says that the link was copied."""

LONGEST_CHAT = 2000
"""Letters at which some apps cut a message off, Signal and Discord first of all."""

AROUND = 16, 150
"""CSS pixels beside a code that fills the screen, and above and below it."""


def longest_code() -> int:
    """Letters of an address whose code a camera reads from this screen."""
    return qr.most(min(window.innerWidth - AROUND[0], window.innerHeight - AROUND[1]))


class Story(NamedTuple):
    """What came of it, in a few lines."""

    title: str
    """The key of what they are called."""
    named: str
    unnamed: str
    """The same without names."""


class Address(Protocol):
    """The link for a purpose, with or without names."""

    def __call__(self, way: Way, *, named: bool, whole: bool) -> str:
        """The address that opens the match for this purpose; where hands are sealed, `whole` is for who missed
        something, or has nothing yet."""


class Link(NamedTuple):
    """What is being shared."""

    url: Address
    texts: Texts
    """The sentence that goes with it in a message, by what it may be for; at first it is for the first."""
    full: bool
    """Whether every seat is taken: a link to play is for those who have one."""
    about: tuple[str, str] | None = None
    """Title and first words of the sheet while it is for those who are to play on; None where nobody is."""
    middle: bool = False
    """Whether the table may stay here while everybody plays on a phone."""
    story: Story | None = None
    """What is said in place of that sentence, except to who goes on with it elsewhere."""
    sealed: bool = False
    """Whether hands are sealed."""
    file: str = ""
    """The name of the file in which a link goes that is too long for a message."""
    sent: Callable[[Handed], object] | None = None
    """Hears how the link left this device for the first of its purposes."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """What it may be for."""
        return tuple(self.texts)


def _line(picture: str, text: str, **attributes: Any) -> Any:
    return el("li", icon(picture), el("span", text=text), **attributes)


class ShareSheet:
    """The sheet for one link."""

    def __init__(self, lang: str, link: Link) -> None:
        self._lang, self._link, self._invites = lang, link, False
        self._is_sharing = False
        """Whether the device asks where it is to go."""

    def open(
        self, *, first: Any = None, more: Any = None, changed: Callable[[Any], bool] = lambda _: False
    ) -> Any:
        """Open it and return its dialog; `first` and `more` are fields before and after all others, whose changes
        `changed` sees to, or which change the link."""
        lang, link, self._invites = self._lang, self._link, first is not None
        handle(
            share_link=lambda _: self._share(),
            share_copy=lambda _: self._copy(),
            share_qr=lambda _: self._toggle_code(),
            share_qr_fill=lambda _: self._fill_screen(),
            share_file=lambda _: self._give_file(),
        )
        dialog = dialogs.sheet(
            self._words(link.ways[0])[0],
            el("p", id="share-intro"),
            first,
            self._preview(),
            files.warning(lang),
            self._buttons(),
            el(
                "ul",
                _line("check", "", id="share-done", cls="done", aria_live="polite", hidden=True),
                _line("qr", "", id="share-dense", hidden=True),
                cls="share-told",
            ),
            el("div", id="share-qr", cls="qr-place", hidden=True),
            el(
                "details",
                el("summary", text=say(lang, "share.more")),
                self._middle() if link.middle else None,
                self._ways() if len(link.ways) > 1 else None,
                switch("share-names", say(lang, "share.names"), say(lang, "share.names.why"), True),
                self._whole() if link.sealed else None,
                more,
                el("ul", _line("eye", "", id="share-open"), cls="share-lines"),
                cls="share-more",
            ),
            cls="sheet share covers",
            changed=lambda field: None if changed(field) else self.renew(),
        )
        self._dialog = dialog
        self.renew()
        spawn(self._explain())
        return dialog

    async def _explain(self) -> None:
        """Say above all that can be chosen who can read what from a link, until somebody has handed one on here."""
        if not await store.get(EXPLAINED) and (line := by_id("share-open")):
            line.closest("details").before(line.closest("ul"))

    def _words(self, way: Way) -> tuple[str, str]:
        """What the sheet is for, and what becomes of the link."""
        if way == "mine":
            intro = "share.intro.key" if self._link.sealed else "share.intro.mine"
            return say(self._lang, "share.title.mine"), say(self._lang, intro)
        if self._link.about and way == self._link.ways[0]:
            return self._link.about
        title = self._link.story.title if self._link.story else "share.title"
        return say(self._lang, title), say(self._lang, "share.intro.all")

    def _ways(self) -> Any:
        """What the link is for, and what can be done with it."""
        ways, first = [(way, say(self._lang, f"share.{way}")) for way in self._link.ways], self._link.ways[0]
        why = el("p", text=self._why(first), cls="meta", id="share-why", role="status")
        return el("div", radios("share", say(self._lang, "share.for"), ways, first), why)

    def _why(self, way: Way) -> str:
        """What can be done with the link."""
        if self._link.sealed and way in ("watch", "mine"):
            return say(self._lang, f"share.{way}.sealed")
        return say(self._lang, "share.play.full" if way == "play" and self._link.full else f"share.{way}.why")

    def _whole(self) -> Any:
        """Whether the link is for who missed something; who looks on always gets all."""
        lang = self._lang
        field = switch("share-whole", say(lang, "share.whole"), say(lang, "share.whole.why"), False)
        return el("div", field, id="share-whole-place")

    def _preview(self) -> Any:
        return el(
            "div",
            el("p", text=self._text(), cls="share-text", id="share-text"),
            el(
                "input",
                id="share-url",
                type="text",
                readonly=True,
                aria_label=say(self._lang, "share.link"),
            ),
            cls="share-preview",
        )

    def _buttons(self) -> Any:
        """The way of the phone where there is one; else copying is the golden way."""
        lang, can_share = self._lang, hasattr(navigator, "share")
        share = icon_button("share", say(lang, "share.share"), "share-link", cls="gold big")
        copy = icon_button(
            "copy", say(lang, "share.copy"), "share-copy", cls="paper" if can_share else "gold"
        )
        self._first = share if can_share else copy
        code = icon_button(
            "qr",
            say(lang, "share.qr"),
            "share-qr",
            id="share-qr-button",
            aria_expanded="false",
            aria_controls="share-qr",
        )
        file = icon_button("save", say(lang, "share.file"), "share-file", id="share-file", hidden=True)
        return el(
            "div", share if can_share else None, copy, code, file, cls="share-buttons", id="share-buttons"
        )

    def _middle(self) -> Any:
        """The way to the table in the middle, with the cards on the phones."""
        lang = self._lang
        return el(
            "div",
            icon_button(
                "screen", say(lang, "phones.title"), "phones", cls="paper", aria_describedby="phones-why"
            ),
            el("p", text=say(lang, "phones.why"), cls="meta", id="phones-why"),
            cls="share-middle",
        )

    # ---- what is done on it

    def _way(self) -> Way:
        """What the link is for now."""
        fields = ((way, by_id(f"share-{way}")) for way in self._link.ways)
        return next((way for way, field in fields if field and field.checked), self._link.ways[0])

    def _url(self) -> str:
        whole = by_id("share-whole")
        named = bool(by_id("share-names").checked)
        return self._link.url(self._way(), named=named, whole=bool(whole and whole.checked))

    def _open_to(self) -> str:
        """Who can read what from the link."""
        if not self._link.sealed:
            return say(self._lang, "share.open")
        return say(self._lang, "share.key" if self._way() == "mine" else "share.sealed")

    def _text(self) -> str:
        way, story = self._way(), self._link.story
        if story is None or way == "mine":
            return self._link.texts[way]
        switch = by_id("share-names")
        return story.named if not switch or switch.checked else story.unnamed

    def renew(self) -> None:
        """Show the link as the switches stand."""
        url = by_id("share-url").value = self._url()
        by_id("share-text").textContent = self._text()
        by_id("share-open").querySelector("span").textContent = self._open_to()
        if self._link.sealed:
            reveal(by_id("share-whole-place"), self._way() in ("play", "mine"))
        dense, long = len(url) > longest_code(), len(url) > LONGEST_CHAT
        reveal(by_id("share-qr-button"), not dense)
        reveal(by_id("share-file"), dense)
        self._put_first(by_id("share-file") if long else self._first)
        line, letters = by_id("share-dense"), len(url)
        line.querySelector("span").textContent = say(self._lang, "share.dense", letters=letters)
        reveal(line, dense and not long)
        title, intro = self._words(self._way())
        if long or (self._way() != "mine" and not self._invites):
            intro += " " + say(self._lang, "share.long" if long else "share.any", letters=letters)
        by_id("share-intro").textContent = intro
        by_id("share-intro").closest("dialog").querySelector("h2").textContent = title
        if why := by_id("share-why"):
            why.textContent = self._why(self._way())
        if dense:
            reveal(by_id("share-qr"), False)
        elif not by_id("share-qr").hidden:
            self._draw_code()

    def _put_first(self, golden: Any) -> None:
        """Let one way come before all others."""
        for way in (self._first, by_id("share-file")):
            way.className = "paper"
        golden.className = "gold" if data(golden, "do") == "share-copy" else "gold big"
        by_id("share-buttons").prepend(golden)

    async def _share(self) -> None:
        """Hand the link to the device, once however often the button is pressed."""
        if self._is_sharing:
            return
        self._is_sharing = True
        try:
            given = to_js({"title": "Kaartbord", "text": self._text(), "url": self._url()})
            await promises.call(navigator, "share", given, patience=None)
        except promises.Refused as fault:
            if fault.name != "AbortError":
                await self._copy("share.refused")
            return
        finally:
            self._is_sharing = False
        self._hand_on()

    async def _copy(self, told: str = "") -> None:
        """Copy message and link; `told` is the key of what is said then, besides what the button says."""
        try:
            await promises.call(navigator.clipboard, "writeText", f"{self._text()}\n{self._url()}")
        except promises.Refused:
            self._copy_by_hand()
            return
        self._copied(told)

    def _hand_on(self) -> None:
        """The link is on its way: note that, and close."""
        told = self._note_sent("sent")
        close(self._dialog)
        if not told:
            toast(say(self._lang, "share.shared"))

    def _copied(self, told: str = "") -> None:
        """The link can be pasted: the button says so, for a while."""
        self._note_sent("copied")
        spawn(self._say_copied())
        self._confirm(told or "share.paste")

    async def _say_copied(self) -> None:
        """Let the button that copies say for a while that it did."""
        words = self._dialog.querySelector("[data-do=share-copy] span")
        words.textContent = say(self._lang, "share.copied")
        await asyncio.sleep(COPIED_SECONDS)
        words.textContent = say(self._lang, "share.copy")

    def _note_sent(self, how: Handed) -> bool:
        """Note that the link left this device, and that what is said of links has been read; whether the table says
        so."""
        spawn(store.put(EXPLAINED, True))
        if self._link.sent is None or self._way() != self._link.ways[0]:
            return False
        self._link.sent(how)
        return True

    def _copy_by_hand(self) -> None:
        """Where the clipboard is refused: select the link, try the old way, or leave it to the hand."""
        field = by_id("share-url")
        field.focus()
        field.select()
        try:
            copied = bool(document.execCommand("copy"))
        except Exception:
            copied = False
        if copied:
            self._copied()
        else:
            self._confirm("share.select")

    async def _give_file(self) -> None:
        """Hand the link on as a file, for which no message is too short."""
        file = files.TextFile(self._link.file, f"{self._text()}\n{self._url()}\n")
        if (end := await file.give()) == "shared":
            self._hand_on()
        elif end == "started":
            self._note_sent("copied")
            self._confirm("share.started")

    def _confirm(self, key: str) -> None:
        if line := by_id("share-done"):
            line.querySelector("span").textContent = say(self._lang, key, name=self._link.file)
            reveal(line)
            line.scrollIntoView(to_js({"block": "nearest"}))

    def _toggle_code(self) -> None:
        place, opening = by_id("share-qr"), bool(by_id("share-qr").hidden)
        reveal(place, opening)
        by_id("share-qr-button").setAttribute("aria-expanded", str(opening).lower())
        if opening:
            self._note_sent("shown")
            self._draw_code()
            place.scrollIntoView(to_js({"block": "nearest"}))

    def _draw_code(self) -> None:
        code = qr.code(self._url(), say(self._lang, "share.qr.label"))
        larger = pressable(
            code, do="share-qr-fill", cls="qr-fill", aria_label=say(self._lang, "share.qr.fill")
        )
        fill(by_id("share-qr"), larger, el("p", text=say(self._lang, "share.qr.tap"), cls="meta"))

    def _fill_screen(self) -> None:
        """Show the code as large as the screen allows."""
        code = qr.code(self._url(), say(self._lang, "share.qr.label"))
        how = el("p", text=say(self._lang, "share.qr.how"), cls="meta")
        dialogs.sheet(say(self._lang, "share.qr"), code, how, cls="sheet covers qr-full")
