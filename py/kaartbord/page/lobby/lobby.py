"""The lobby. It stands in index.html; here it gets its words, its doors and the games that are kept."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from js import Date, document, navigator

from ...games import GAMES
from ...match import link, parcel
from ...match.names import worn
from ...match.stored import Entry
from ...text import count, history, join, lessons, phrasebooks, say, standing
from ...text.printed import pages
from ...text.reader import Reader
from ..games.faces import FACES
from ..storage import files, store
from ..storage.keeping import Loss
from ..ui import dialogs, promises
from ..ui.dom import button, by_id, data, el, fill, handle, listen, pressable, show, spawn
from ..ui.fields import line
from ..ui.seat_mark import mark
from ..ui.svg import emblem, icon, icon_alone, icon_button


def translate(root: Any, lang: str) -> None:
    """Give every node with `data-t` its text and every one with `data-t-label` its name."""
    for node in root.querySelectorAll("[data-t]"):
        node.textContent = say(lang, node.dataset.t)
    for node in root.querySelectorAll("[data-t-label]"):
        node.setAttribute("aria-label", say(lang, node.dataset.tLabel))


def fill_lobby(
    lang: str, games: Sequence[Entry], loss: Loss, forget: Callable[[str], Awaitable[None]]
) -> None:
    """Bring the lobby up to date; `games` are all kept games, the last played first, and `loss` is what the
    browser wiped of what was kept. `forget` forgets a game by its key and fills the lobby again; asked already."""
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
        if words := lessons.door(lang, code):
            by_id(f"lesson-{name}").textContent = words
    for name, do, arg in acts:
        by_id(name).dataset.do, by_id(name).dataset.arg = do, arg
    by_id("lang-switch").textContent = lang.upper()
    by_id("lang-switch").setAttribute("aria-label", say(lang, "lobby.language"))
    handle(lobby_forget=lambda key: _forget(lang, games, key, forget))
    latest = next((kept for kept in games if kept.waits), None)
    _resume(lang, latest)
    fill(by_id("games-kept"), *(_row(lang, kept) for kept in games if kept is not latest))
    show(by_id("backup-save-open"), bool(games))
    show(by_id("kept-title"), bool(by_id("games-kept").children.length))
    _trouble(lang, lobby, loss)


# ---- the kept games


def _resume(lang: str, kept: Entry | None) -> None:
    place = by_id("resume")
    show(place, kept is not None)
    if kept is None:
        return
    fill(
        place,
        el(
            "div",
            el("p", text=say(lang, "lobby.resume"), cls="resume-word"),
            el("h2", text=title(lang, kept)),
            el(
                "p",
                _waiting(lang, kept, 26),
                el("span", text=_state(lang, kept)),
                _emblems(kept),
                cls="resume-state",
            ),
            cls="resume-text",
        ),
        el(
            "div",
            _remover(lang, kept),
            icon_button("play", say(lang, "lobby.go-on"), "lobby-open", kept.key, cls="gold big"),
            cls="resume-buttons",
        ),
    )


def _row(lang: str, kept: Entry) -> Any:
    sign = _waiting(lang, kept, 30) if kept.waits else icon("check")
    words = el(
        "span",
        el("strong", text=title(lang, kept)),
        el("span", el("span", text=_state(lang, kept), cls="meta"), _emblems(kept), cls="kept-state"),
    )
    return el(
        "li",
        pressable(sign, words, cls="plain kept-open", do="lobby-open", arg=kept.key),
        _remover(lang, kept),
    )


def _emblems(kept: Entry) -> Any:
    """By what those are known whom the title names."""
    shown = [name for seat, name in enumerate(worn(kept.emblems)) if name and seat in _others(kept)]
    return el("span", *map(emblem, shown), cls="kept-emblems") if shown else None


def _waiting(lang: str, kept: Entry, size: int) -> Any:
    """The pawn of who is to move; of several one that is played here."""
    seat = next((seat for seat in kept.waits if seat in kept.mine), kept.waits[0])
    return mark(phrasebooks.figure(kept.game, seat, kept.colours), lang, size, named=True)


def _remover(lang: str, kept: Entry) -> Any:
    words = say(lang, "lobby.remove", game=title(lang, kept))
    return icon_alone("remove", words, "lobby-forget", kept.key)


def title(lang: str, kept: Entry) -> str:
    """The game and the others at the table; all of them when several play on this device."""
    names = phrasebooks.told_apart(lang, kept.game, kept.names, kept.colours)
    others, game = [names[seat] for seat in _others(kept)], GAMES[kept.game].INFO.name
    return say(lang, "lobby.game", game=game, names=join(lang, others)) if others else game


def _others(kept: Entry) -> list[int]:
    """The seats that a title names."""
    alone = len(kept.mine) == 1
    return [seat for seat in range(len(kept.names)) if not (alone and seat in kept.mine)]


def _state(lang: str, kept: Entry) -> str:
    """How it stands, and how often turns were taken back."""
    state, undone = _stands(lang, kept), history.undone(lang, kept.undone)
    return say(lang, "lobby.undone", state=state, undone=undone) if undone else state


def _stands(lang: str, kept: Entry) -> str:
    """Whose turn it is, or that it is over, and since when."""
    since = _since(lang, Date.now() - kept.at)
    if not kept.waits:
        return say(lang, "lobby.over.since", since=since) if since else say(lang, "lobby.over")
    turn = _turn(lang, kept)
    return say(lang, "lobby.turn.since", turn=turn, since=since) if since else turn


def _turn(lang: str, kept: Entry) -> str:
    """Whose turn it is; where several choose unseen, mine or that of all who are waited for."""
    me = next(iter(kept.mine)) if len(kept.mine) == 1 else None
    names = phrasebooks.told_apart(lang, kept.game, kept.names, kept.colours)
    return standing.state(Reader(lang, names, me), kept.waits)


def _since(lang: str, span: float) -> str:
    """How long, in one rounded number; "" under a minute. `span` in milliseconds."""
    minutes = int(span // 60_000)
    for unit, length in (("day", 24 * 60), ("hour", 60), ("minute", 1)):
        if minutes >= length:
            return count(lang, minutes // length, unit)
    return ""


async def _forget(
    lang: str, games: Sequence[Entry], key: str, forget: Callable[[str], Awaitable[None]]
) -> None:
    kept = next(kept for kept in games if kept.key == key)
    loss = say(lang, _lost_with(kept))
    question = f"{title(lang, kept)}. {loss}"
    choices = {"keep": say(lang, "lobby.forget.keep"), "forget": say(lang, "lobby.forget.yes")}
    answer = await dialogs.ask(say(lang, "lobby.forget"), question, choices, close=True)
    if answer != "forget":
        return
    keys = [data(opening, "arg") for opening in _rows()]
    row = keys.index(key) if key in keys else 0
    await forget(key)
    rows = _rows()
    (rows[min(row, len(rows) - 1)] if rows else document.querySelector("#lobby .game button")).focus()


def _lost_with(kept: Entry) -> str:
    """The key of what is said of a game before it is removed."""
    if kept.sealed and kept.mine and kept.waits:
        return "lobby.forget.text.sealed"
    return "lobby.forget.text" if kept.waits else "lobby.forget.text.over"


def _rows() -> list[Any]:
    """The buttons that open the games of the list, from the top."""
    return list(document.querySelectorAll("#games-kept .kept-open"))


async def choose_rules(lang: str) -> str:
    """Ask which game is to be explained; its code letter, or "" for none."""
    names = {code: face.game.INFO.name for code, face in FACES.items()}
    rows = [el("li", door(code, "answer")) for code in names]
    links = [el("li", el("a", text=name, href=pages.address(lang, code))) for code, name in names.items()]
    dialog = dialogs.sheet(
        say(lang, "rules.which"),
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
    return text if _is_link(text) else await _typed_link(lang)


def _is_link(text: str) -> bool:
    if parcel.is_one(text):
        return True
    try:
        link.opened(text)
    except link.BadLink:
        return False
    return True


async def _typed_link(lang: str) -> str:
    """What a person pastes into the field, or "" when the sheet was closed."""
    label = say(lang, "paste.label")
    field = line("paste-field", label, "", placeholder=label, longest=link.LONGEST_TEXT)
    opening = button(say(lang, "paste.open"), "lobby-typed", cls="gold")
    unread = el("p", text=say(lang, "paste.unread"), cls="is-bad", role="alert", hidden=True)
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
            show(unread)

    def take(_: str) -> None:
        nonlocal typed
        typed = str(field.value).strip()
        if typed:
            dialogs.close(sheet)
        else:
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
