"""The share sheet: hand a link to the phone's own share sheet, copy it, or show it as a QR code."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from js import Date, document, navigator
from pyscript.ffi import to_js

from ...text import join, say
from ..ui import dialogs, promises, qr
from ..ui.dom import by_id, el, fill, handle
from ..ui.dom import show as reveal
from ..ui.fields import radios, switch
from ..ui.svg import icon, icon_button

Way = Literal["play", "watch", "mine"]
"""What the link is for: to play, only to look on, or to go on at the own seat on another device."""

Texts = dict[Way, str]


class Address(Protocol):
    """The link for a purpose, with or without names."""

    def __call__(self, way: Way, *, named: bool) -> str: ...


class Link(NamedTuple):
    """What is being shared."""

    url: Address
    texts: Texts
    """The sentence that goes with it in a message, by what it may be for; at first it is for the first."""
    full: bool
    """Whether every seat is taken: a link to play is for those who have one."""
    waiting_for: Sequence[str] = ()
    """The names of those who are to play on."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """What it may be for."""
        return tuple(self.texts)


_lang = ""
_link: Link


def show(lang: str, link: Link, *, more: Any = None, changed: Callable[[Any], bool] = lambda _: False) -> Any:
    """Open the sheet and return its dialog; `more` is a field besides, whose changes `changed` sees to."""
    global _lang, _link
    _lang, _link = lang, link
    title, intro = _words(link.ways[0])
    return dialogs.sheet(
        title,
        el("p", text=intro, id="share-intro"),
        _preview(),
        _buttons(),
        el("div", id="share-qr", cls="qr-place", hidden=True),
        _ways() if len(link.ways) > 1 else None,
        switch("share-names", say(lang, "share.names"), say(lang, "share.names.why"), True),
        more,
        el(
            "ul",
            _line("check", "", id="share-done", cls="done", role="status", hidden=True),
            _line("clock", say(lang, "share.waiting", who=who)) if (who := _awaited()) else None,
            _line("eye", say(lang, "share.open")),
            cls="share-lines",
        ),
        close=say(lang, "close"),
        cls="sheet share",
        changed=lambda field: None if changed(field) else _renew(),
    )


def _words(way: Way) -> tuple[str, str]:
    """What the sheet is for, and what becomes of the link."""
    if way == "mine":
        return say(_lang, "share.title.mine"), say(_lang, "share.intro.mine")
    if way == "watch" or not _link.waiting_for:
        return say(_lang, "share.title"), say(_lang, "share.intro.all")
    who, alone = _awaited(), len(_link.waiting_for) == 1
    intro = say(_lang, "share.intro", who=who) if alone else say(_lang, "share.intro.all")
    return say(_lang, "share.title.to", name=who), intro


def _awaited() -> str:
    """Those who are to play on, in a phrase; "" for nobody."""
    return join(_lang, _link.waiting_for) if _link.waiting_for else ""


def _ways() -> Any:
    """What the link is for, and what whoever opens it can do."""
    ways, first = [(way, say(_lang, f"share.{way}")) for way in _link.ways], _link.ways[0]
    why = el("p", text=_why(first), cls="meta", id="share-why", role="status")
    return el("div", radios("share", say(_lang, "share.for"), ways, first), why)


def _why(way: Way) -> str:
    """What whoever opens the link can do."""
    return say(_lang, "share.play.full" if way == "play" and _link.full else f"share.{way}.why")


def _preview() -> Any:
    url = _link.url(_link.ways[0], named=True)
    return el(
        "div",
        el("p", text=_text(), cls="share-text", id="share-text"),
        el(
            "input",
            id="share-url",
            type="text",
            readonly=True,
            value=url,
            aria_label=say(_lang, "share.link"),
        ),
        cls="share-preview",
    )


def _buttons() -> Any:
    """The way of the phone where there is one; else copying is the golden way."""
    lang, can_share = _lang, hasattr(navigator, "share")
    share = icon_button("share", say(lang, "share.share"), "share-link", cls="gold big")
    copy = icon_button("copy", say(lang, "share.copy"), "share-copy", cls="paper" if can_share else "gold")
    code = icon_button(
        "qr",
        say(lang, "share.qr"),
        "share-qr",
        id="share-qr-button",
        aria_expanded="false",
        aria_controls="share-qr",
    )
    return el("div", share if can_share else None, copy, code, cls="share-buttons")


def _line(picture: str, text: str, **attributes: Any) -> Any:
    return el("li", icon(picture), el("span", text=text), **attributes)


# ---- what is done on it


def _way() -> Way:
    """What the link is for now."""
    fields = ((way, by_id(f"share-{way}")) for way in _link.ways)
    return next((way for way, field in fields if field and field.checked), _link.ways[0])


def _url() -> str:
    return _link.url(_way(), named=bool(by_id("share-names").checked))


def _text() -> str:
    return _link.texts[_way()]


def _renew() -> None:
    """Show the link as the switches stand."""
    by_id("share-url").value = _url()
    by_id("share-text").textContent = _text()
    intro = by_id("share-intro")
    intro.closest("dialog").querySelector("h2").textContent, intro.textContent = _words(_way())
    if why := by_id("share-why"):
        why.textContent = _why(_way())
    if not by_id("share-qr").hidden:
        _draw_code()


async def _share(_: str) -> None:
    try:
        given = to_js({"title": "Kaartbord", "text": _text(), "url": _url()})
        await promises.call(navigator, "share", given, patience=None)
    except promises.Refused as fault:
        if fault.name != "AbortError":
            await _copy("")
        return
    _tell("share.shared")


async def _copy(_: str) -> None:
    try:
        await promises.call(navigator.clipboard, "writeText", f"{_text()}\n{_url()}")
    except promises.Refused:
        _copy_by_hand()
        return
    _tell("share.copied")


def _copy_by_hand() -> None:
    """Where the clipboard is refused: select the link, try the old way, or leave it to the hand."""
    field = by_id("share-url")
    field.focus()
    field.select()
    try:
        copied = bool(document.execCommand("copy"))
    except Exception:
        copied = False
    _tell("share.copied" if copied else "share.select")


def _tell(key: str) -> None:
    now = Date.new()
    time = say(_lang, "time", hours=now.getHours(), minutes=f"{now.getMinutes():02}")
    line = by_id("share-done")
    if not line:
        return
    line.querySelector("span").textContent = say(_lang, key, time=time)
    reveal(line)


def _toggle_code(_: str) -> None:
    place, opening = by_id("share-qr"), bool(by_id("share-qr").hidden)
    reveal(place, opening)
    by_id("share-qr-button").setAttribute("aria-expanded", str(opening).lower())
    if opening:
        _draw_code()
        place.scrollIntoView(to_js({"block": "nearest"}))


def _draw_code() -> None:
    code = qr.code(_url(), say(_lang, "share.qr.label"))
    how = say(_lang, "share.qr.how" if code else "share.qr.long")
    fill(by_id("share-qr"), code, el("p", text=how, cls="meta"))


handle(share_link=_share, share_copy=_copy, share_qr=_toggle_code)
