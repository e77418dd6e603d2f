"""The games that this device keeps, as the lobby lists them: how each stands, to be opened or removed."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from js import Date, document

from ...games import GAMES
from ...match.names import worn
from ...match.stored import Entry
from ...text import count, history, join, phrasebooks, say, standing
from ...text.reader import Reader
from ..ui import dialogs
from ..ui.dom import by_id, data, el, fill, handle, pressable, show
from ..ui.seat_mark import mark
from ..ui.svg import emblem, icon, icon_alone, icon_button


def fill_kept(lang: str, games: Sequence[Entry], forget: Callable[[str], Awaitable[None]]) -> None:
    """List all kept games, the last played first; `forget` forgets one by its key and fills the lobby again."""
    handle(lobby_forget=lambda key: _forget(lang, games, key, forget))
    latest = next((kept for kept in games if kept.waits), None)
    _resume(lang, latest)
    fill(by_id("games-kept"), *(_row(lang, kept) for kept in games if kept is not latest))
    show(by_id("kept-title"), bool(by_id("games-kept").children.length))


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
