"""The games that this device keeps, as the lobby lists them: how each stands, to be opened or removed."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from js import Date, document

from ...games import GAMES
from ...match.names import worn
from ...match.stored import Entry
from ...text import count, history, join, phrasebooks, say, standing
from ...text.reader import Reader
from ..ui import dialogs
from ..ui.dom import button, by_id, data, el, fill, handle, listen, pressable, show
from ..ui.fields import select, switch
from ..ui.seat_mark import mark
from ..ui.svg import emblem, icon, icon_alone, icon_button

Forget = Callable[[Sequence[str]], Awaitable[None]]

FEW = 6
"""So many games are seen at a glance: there is nothing to look for among them."""

PICKS: dict[str, Callable[[Entry], bool]] = {
    "all": lambda kept: True,
    "going": lambda kept: bool(kept.waits),
    "over": lambda kept: not kept.waits,
}
"""Which games can be picked to be listed, besides those of one game."""


class _Listed(NamedTuple):
    """What the lobby lists."""

    lang: str
    games: Sequence[Entry]
    forget: Forget
    picked: str
    """Of PICKS, or the code letter of a game."""

    @property
    def first(self) -> Entry | None:
        """The game to go on with."""
        return next((kept for kept in self.games if kept.waits), None)

    @property
    def found(self) -> list[Entry]:
        """The games that are picked."""
        if is_picked := PICKS.get(self.picked):
            return list(filter(is_picked, self.games))
        return [kept for kept in self.games if kept.game == self.picked]

    def picks(self) -> list[tuple[str, str]]:
        """What can be picked, with how many games that are."""
        named = {pick: say(self.lang, f"kept.{pick}") for pick in PICKS}
        named |= {code: game.INFO.name for code, game in GAMES.items()}
        numbers = {pick: len(self._replace(picked=pick).found) for pick in named}
        return [
            (pick, say(self.lang, "kept.pick.count", pick=words, number=numbers[pick]))
            for pick, words in named.items()
            if numbers[pick]
        ]


_listed: _Listed | None = None


def fill_kept(lang: str, games: Sequence[Entry], forget: Forget) -> None:
    """List all kept games, the most urgent first; `forget` forgets some by their keys and fills the lobby again."""
    global _listed
    listed = _Listed(lang, games, forget, _listed.picked if _listed else "all")
    if len(games) <= FEW or not listed.found:
        listed = listed._replace(picked="all")
    _listed = listed
    _resume(lang, listed.first, sum(bool(kept.waits) for kept in games) - 1)
    tidy = icon_button("remove", say(lang, "kept.tidy"), "lobby-tidy", cls="paper small", id="kept-tidy")
    fill(
        by_id("kept-tools"),
        select("kept-pick", say(lang, "kept.pick"), listed.picks(), listed.picked)
        if len(games) > FEW
        else None,
        tidy if len(games) > 1 else None,
    )
    show(by_id("kept-title"), len(games) > bool(listed.first))
    _list(listed)


def _list(listed: _Listed) -> None:
    """List the games that are picked; the one to go on with stands above already."""
    fill(
        by_id("games-kept"),
        *(_row(listed.lang, kept) for kept in listed.found if kept is not listed.first),
    )


def _pick(event: Any) -> None:
    global _listed
    assert _listed is not None
    _listed = _listed._replace(picked=str(event.target.value))
    _list(_listed)


def _resume(lang: str, kept: Entry | None, others: int) -> None:
    """Show the game to go on with, and the way to so many others that go on."""
    place = by_id("resume")
    show(place, kept is not None)
    if kept is None:
        return
    fill(
        place,
        picture(kept.game, 72),
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
            button(
                say(lang, "lobby.others", games=count(lang, others, "game")), "lobby-others", cls="plain link"
            )
            if others > 0
            else None,
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
    sign = _waiting(lang, kept, 22) if kept.waits else icon("check")
    state = el(
        "span", sign, el("span", text=_state(lang, kept), cls="meta"), _emblems(kept), cls="kept-state"
    )
    words = el("span", el("strong", text=title(lang, kept)), state)
    opener = pressable(picture(kept.game, 48), words, cls="plain kept-open", do="lobby-open", arg=kept.key)
    return el("li", opener, _remover(lang, kept), data_mine="yes" if kept.is_mine else None)


def picture(code: str, size: int) -> Any:
    """The picture by which a game is known, in px."""
    name = GAMES[code].INFO.name.lower()
    return el("img", src=f"web/pictures/{name}.svg", alt="", width=size, height=size)


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
    """How it stands or who won, since when, and how often turns were taken back."""
    state, undone = _stands(lang, kept), history.undone(lang, kept.undone)
    return say(lang, "lobby.undone", state=state, undone=undone) if undone else state


def _stands(lang: str, kept: Entry) -> str:
    """Whose turn it is, or that it is over, and since when."""
    me = next(iter(kept.mine)) if len(kept.mine) == 1 else None
    names = phrasebooks.told_apart(lang, kept.game, kept.names, kept.colours)
    state, since = (
        standing.state(Reader(lang, names, me), kept.waits, kept.won),
        _since(lang, Date.now() - kept.at),
    )
    if not since:
        return state
    return say(lang, "lobby.turn.since" if kept.waits else "lobby.over.since", state=state, since=since)


def _since(lang: str, span: float) -> str:
    """How long, in one rounded number; "" under a minute. `span` in milliseconds."""
    minutes = int(span // 60_000)
    for unit, length in (("day", 24 * 60), ("hour", 60), ("minute", 1)):
        if minutes >= length:
            return count(lang, minutes // length, unit)
    return ""


async def _forget(key: str) -> None:
    """Remove one game, if that is meant; the focus goes to the next one."""
    assert _listed is not None
    lang, forget = _listed.lang, _listed.forget
    kept = next(kept for kept in _listed.games if kept.key == key)
    question = f"{title(lang, kept)}. {say(lang, _lost_with(kept))}"
    choices = {"keep": say(lang, "lobby.forget.keep"), "forget": say(lang, "lobby.forget.yes")}
    answer = await dialogs.ask(say(lang, "lobby.forget"), question, choices, close=True)
    if answer != "forget":
        return
    keys = [data(opening, "arg") for opening in _rows()]
    row = keys.index(key) if key in keys else 0
    await forget([key])
    rows = _rows()
    (rows[min(row, len(rows) - 1)] if rows else document.querySelector("#lobby .game button")).focus()


async def _tidy(_: str) -> None:
    """Let several of the games that are picked be removed at once; a sealed one that goes on needs its own question."""
    assert _listed is not None
    lang, forget = _listed.lang, _listed.forget
    games = {kept.key: kept for kept in _listed.found if _lost_with(kept) != SEALED}
    going: set[str] = set()
    boxes = {key: switch(key, title(lang, kept), _state(lang, kept), on=False) for key, kept in games.items()}
    remove = button("", "answer", "forget", cls="gold")

    def count_them() -> None:
        remove.textContent = say(lang, "kept.tidy.yes", games=count(lang, len(going), "game"))
        remove.toggleAttribute("disabled", not going)

    def changed(field: Any) -> None:
        (going.add if field.checked else going.discard)(str(field.name))
        count_them()

    def choose_over(_: str) -> None:
        for key, kept in games.items():
            box = boxes[key].querySelector("input")
            box.checked = not kept.waits
            (going.add if box.checked else going.discard)(key)
        count_them()

    count_them()
    sheet = dialogs.sheet(
        say(lang, "kept.tidy"),
        el("p", text=say(lang, "kept.tidy.text")),
        button(say(lang, "kept.tidy.over"), "lobby-tidy-over", cls="paper small"),
        *boxes.values(),
        el("div", remove, cls="answers"),
        changed=changed,
    )
    if await dialogs.answered(sheet, handle(lobby_tidy_over=choose_over)) == "forget":
        await forget([*going])
        by_id("kept-title").focus()


SEALED = "lobby.forget.text.sealed"
"""What is said before a sealed game that goes on is removed."""


def _lost_with(kept: Entry) -> str:
    """The key of what is said of a game before it is removed."""
    if kept.sealed and kept.mine and kept.waits:
        return SEALED
    return "lobby.forget.text" if kept.waits else "lobby.forget.text.over"


def _rows() -> list[Any]:
    """The buttons that open the games of the list, from the top."""
    return list(document.querySelectorAll("#games-kept .kept-open"))


handle(lobby_forget=_forget, lobby_tidy=_tidy, lobby_others=lambda _: by_id("kept-title").focus())
listen(by_id("kept-tools"), "change", _pick)
