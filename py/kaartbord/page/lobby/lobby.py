"""The lobby. It stands in index.html; here it gets its words, its doors and the games that are kept."""

from collections.abc import Awaitable, Callable, Container, Sequence
from typing import Any

from js import document, navigator

from ...games import GAMES
from ...match import link, parcel
from ...match.stored import Entry
from ...text import lessons, say
from ...text.printed import pages
from ..games.faces import FACES
from ..storage import files, store
from ..storage.keeping import Loss
from ..ui import dialogs, promises
from ..ui.dom import button, by_id, el, handle, listen, pressable, show, spawn
from ..ui.fields import line
from ..ui.svg import icon_button
from .kept_games import KeptGames

_kept = KeptGames()


def translate(root: Any, lang: str) -> None:
    """Give every node with `data-t` its text and every one with `data-t-label` its name."""
    for node in root.querySelectorAll("[data-t]"):
        node.textContent = say(lang, node.dataset.t)
    for node in root.querySelectorAll("[data-t-label]"):
        node.setAttribute("aria-label", say(lang, node.dataset.tLabel))


def fill_lobby(
    lang: str,
    games: Sequence[Entry],
    loss: Loss,
    forget: Callable[[Sequence[str]], Awaitable[None]],
    learnt: Container[str],
) -> None:
    """Bring the lobby up to date; `games` are all kept games, the most urgent first, and `loss` is what the
    browser wiped of what was kept. `forget` forgets games by their keys and fills the lobby again; asked already.
    `learnt` are the code letters of the games whose lessons are done."""
    lobby, other = by_id("lobby"), "en" if lang == "nl" else "nl"
    acts = [
        ("settings-open", "settings", ""),
        ("help-open", "lobby-which", ""),
        ("paste-link", "lobby-paste", ""),
        ("lang-switch", "lobby-language", other),
    ]
    for tile in lobby.querySelectorAll(".game"):
        show(tile, tile.dataset.game in FACES)
    for code, face in FACES.items():
        name = face.game.INFO.name.lower()
        acts += [(f"play-{name}", "lobby-new", code), (f"rules-{name}", "lobby-help", code)]
        if words := lessons.door(lang, code, learnt=code in learnt):
            by_id(f"lesson-{name}").textContent = words
    for name, do, arg in acts:
        by_id(name).dataset.do, by_id(name).dataset.arg = do, arg
    by_id("lang-switch").textContent = lang.upper()
    by_id("lang-switch").setAttribute("aria-label", say(lang, "lobby.language"))
    _kept.fill(lang, games, forget)
    _trouble(lang, lobby, loss)


async def choose_rules(lang: str) -> str:
    """Ask what is to be explained: the code letter of a game, "help" for Kaartbord itself, or "" for nothing."""
    names = {code: face.game.INFO.name for code, face in FACES.items()}
    rows = [el("li", door(code, "answer")) for code in names]
    links = [el("li", el("a", text=name, href=pages.address(lang, code))) for code, name in names.items()]
    dialog = dialogs.sheet(
        say(lang, "rules.which"),
        el("p", icon_button("help", say(lang, "help.title"), "answer", "help")),
        el("ul", *rows, cls="uses"),
        el("h3", text=say(lang, "printed.links"), id="printed-links"),
        el("ul", *links, cls="printed-links", aria_labelledby="printed-links"),
    )
    return await dialogs.answered(dialog)


def door(code: str, do: str, **attributes: str) -> Any:
    """The button of a game, with its picture and name."""
    name = GAMES[code].INFO.name
    picture = el("img", src=f"web/pictures/{name.lower()}.svg", alt="", width=56, height=56)
    return pressable(picture, el("span", text=name), cls="row", do=do, arg=code, **attributes)


# ---- an invitation, and what the device refuses


async def pasted(lang: str) -> str:
    """Return the link on the clipboard; where none is good or the page may not look, ask for it in a sheet."""
    text = str(await promises.wish(navigator.clipboard, "readText", patience=None) or "")
    return await _typed_link(lang) if _fault(text) else text


def _fault(text: str) -> str:
    """Why a text does not open, by the reason of BadLink; "" if it may. What is newer is for the page to answer."""
    try:
        if not parcel.is_one(text):
            link.opened(text)
    except link.BadLink as bad:
        return "" if bad.reason == "newer" else bad.reason
    return ""


async def _typed_link(lang: str) -> str:
    """What a person pastes into the field, or "" when the sheet was closed. What does not open is said there, so that
    it can be pasted again."""
    label = say(lang, "paste.label")
    field = line("paste-field", label, "", placeholder=label, longest=link.LONGEST_TEXT)
    opening = button(say(lang, "paste.open"), "lobby-typed", cls="gold")
    unread = el("p", cls="is-bad", role="alert", hidden=True)
    sheet = dialogs.sheet(
        say(lang, "lobby.invited"),
        el("p", text=say(lang, "paste.text")),
        field,
        el("div", opening, files.chooser("paste-file", say(lang, "paste.file")), cls="answers"),
        unread,
        changed=lambda chosen: spawn(read(chosen)) if chosen.id == "paste-file" else None,
    )
    typed = ""

    async def read(chooser: Any) -> None:
        try:
            text = await files.read(chooser.files.item(0), link.LONGEST_TEXT)
        except promises.Refused:
            text = None
        if text:
            field.value = text
            take("")
        else:
            refuse(say(lang, "paste.unread"))

    def refuse(why: str) -> None:
        unread.textContent = why
        show(unread)

    def take(_: str) -> None:
        nonlocal typed
        text = str(field.value).strip()
        if text and not (fault := _fault(text)):
            typed = text
            dialogs.close(sheet)
            return
        if text:
            refuse(say(lang, f"bad.{fault}"))
        field.focus()

    def entered(event: Any) -> None:
        if event.key == "Enter":
            event.preventDefault()  # or the button that gets the focus back is pressed too
            take("")

    field.focus()
    await dialogs.answered(sheet, handle(lobby_typed=take), listen(field, "keydown", entered))
    return typed


def _trouble(lang: str, lobby: Any, loss: Loss) -> None:
    """Say it when the device keeps nothing, so that a game lasts as long as the page is open, and when the
    browser wiped what it kept."""
    if old := by_id("lobby-trouble"):
        old.remove()
    document.documentElement.dataset.kept = "no" if store.in_trouble() else "yes"
    if store.in_trouble():
        words, callbacks = say(lang, "lobby.trouble"), [("backup.save", "backup-open")]
    elif loss:
        act = "backup.save" if loss == "notes" else "backup.restore"
        words = say(lang, f"keeping.lost.{loss}")
        callbacks = [(act, "backup-open"), ("keeping.seen", "lobby-seen")]
    else:
        return
    buttons = [button(say(lang, key), do) for key, do in callbacks]
    acts = el("div", *buttons, cls="trouble-acts")
    note = el("div", el("p", text=words), acts, id="lobby-trouble", role="status")
    lobby.querySelector(".lobby-head").after(note)
