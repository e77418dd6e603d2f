"""The page: which screen is shown, what a link opens, and what happens when two histories meet."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractContextManager
from typing import Any

from js import BroadcastChannel, console, document, history, location, performance, window

from ..bots import slices
from ..games import GAMES
from ..match import claims, link, match, merge
from ..match.link import BadLink, Seat, Shared
from ..match.match import Play, game_of
from ..text import phrasebooks, say
from .games.faces import FACES
from .lobby import lobby, setup
from .sharing import arrivals, invite, live, switch, update, who
from .sharing.live import Live
from .sheets import backup, menu, orders, rules
from .sheets import replay as looking_back
from .sheets import settings as settings_sheet
from .storage import keeping, kept, store
from .storage.kept import Kept
from .storage.settings import Settings, apply_settings, load, save
from .table import hints, worker
from .table.table import Table, TableCallbacks
from .ui import dialogs, memory, patience
from .ui.dom import by_id, data, handle, listen, on_failure, show, spawn
from .ui.patience import GivenUp

SCREENS = ("lobby", "setup", "table")

USUAL_SEATS = 4
"""For how many the rules are told where no table is open."""

_settings = Settings()
_table: Table | None = None
_live: Live | None = None
_fragment = ""
"""What stands behind # as far as this page put it there or has read it."""
_tabs: Any = None
_going: "asyncio.Task[None] | None" = None
"""What leads to another screen and is still under way."""
_asking: "asyncio.Task[Any] | None" = None
"""What asks about a game that came from elsewhere."""


async def start() -> None:
    """Open the page at its link, or at the lobby."""
    global _settings, _tabs
    memory.keep()
    _settings = await load()
    apply_settings(_settings)
    lobby.translate(document.body, _settings.lang)
    on_failure(lambda: dialogs.toast(_say("failed.unkept" if store.in_trouble() else "failed"), bad=True))
    store.on_change(_storage_changed)
    handle(
        leave_setup=lambda _: _go(_go_lobby()),
        settings=lambda _: _open_settings(),
        lesson=_teach,
        backup_open=lambda _: _open_backup(),
    )
    listen(document, "kaartbord:alive", lambda event: event.preventDefault())  # see web/alive.js
    listen(window, "popstate", lambda event: _moved())
    listen(window, "hashchange", lambda event: _moved())
    listen(document, "visibilitychange", lambda event: _looked_at())
    scheme = window.matchMedia("(prefers-color-scheme: dark)")
    listen(scheme, "change", lambda event: _restyle(_settings))
    _tabs = BroadcastChannel.new("kaartbord")
    listen(_tabs, "message", lambda event: spawn(_other_tab(str(event.data))))
    _moved()
    if _going is not None:
        await asyncio.wait([_going])


def _ready() -> None:
    """The first screen stands: the page can be used."""
    if data(document.documentElement, "ready"):
        return
    performance.mark("kaartbord:drawn")
    document.documentElement.dataset.ready = "yes"


def _storage_changed() -> None:
    """The device stops storing games, or does so again."""
    if store.in_trouble():
        dialogs.toast(_say("store.trouble"), bad=True)
    else:
        dialogs.toast(_say("store.well"))
    if data(document.documentElement, "screen") == "lobby":
        spawn(_fill_lobby())


def _say(key: str, **values: object) -> str:
    return say(_settings.lang, key, **values)


def _screen(name: str) -> None:
    for screen in SCREENS:
        show(by_id(screen), screen == name)
    document.documentElement.dataset.screen = name
    window.scrollTo(0, 0)


# ---- the address


def _go(way: Coroutine[Any, Any, None]) -> None:
    """Go somewhere; one way at a time, so the one still under way is given up."""
    global _going
    for under_way in (_going, _asking):
        if under_way is not None:
            under_way.cancel()
    dialogs.close_all()
    _going = spawn(way)


def _moved() -> None:
    """Open what the address asks for, unless that is what is open already."""
    global _fragment
    wanted = str(location.hash).removeprefix("#")
    if wanted == _fragment and data(document.documentElement, "screen"):
        return
    _fragment = wanted
    if not wanted:
        _go(_show_lobby())
    elif wanted in GAMES:
        _go(_new_game(wanted))
    else:
        _go(open_link(wanted))


def _site() -> str:
    """The address of the page without what stands behind #."""
    return str(location.href).partition("#")[0]


def _address(fragment: str, *, push: bool) -> None:
    """Write what is open behind the #, so that reload and back find it."""
    global _fragment
    if fragment == _fragment and not push:
        return
    _fragment = fragment
    url = f"#{fragment}" if fragment else str(location.pathname) + str(location.search)
    if push:
        history.pushState(None, "", url)
    else:
        history.replaceState(None, "", url)


# ---- the lobby


async def _show_lobby() -> None:
    _close_table()
    _screen("lobby")
    await _fill_lobby()
    if data(document.documentElement, "ready"):
        document.querySelector("#lobby .game button").focus()
    _ready()


async def _fill_lobby() -> None:
    callbacks = lobby.LobbyCallbacks(
        new=lambda code: _go(_new_game(code)),
        open=lambda name: _go(_open_kept(name)),
        forget=_forget,
        link=lambda text: _go(open_link(text, push=True)),
        settings=lambda _: _open_settings(),
        help=lambda code: rules.show(_settings.lang, code, GAMES[code].options({}), USUAL_SEATS),
        language=lambda lang: _restyle(_settings._replace(lang=lang)),
        seen=lambda _: _note_games(),
    )
    games, loss = await kept.list_all(), await keeping.loss()
    if games and not loss:
        await keeping.note()
    lobby.fill_lobby(_settings.lang, games, callbacks, loss)


async def _note_games() -> None:
    """What the browser wiped has been read about: from here on count again."""
    await keeping.note()
    await _fill_lobby()


async def _open_backup() -> None:
    await backup.show_backup(_settings.look, _site(), _restored)


async def _restored(names: Sequence[str]) -> None:
    """Games came from a file: the lobby lists them, and a table or tab where one is open goes on with it."""
    for name in names:
        _tabs.postMessage(name)
    if names:
        await keeping.note()
    if _table is None:
        await _fill_lobby()
    elif _table.kept().key in names:
        await _other_tab(_table.kept().key)


async def _go_lobby() -> None:
    _address("", push=True)
    await _show_lobby()


async def _forget(name: str) -> None:
    await kept.forget(name)
    await store.remove(live.setting(name), orders.setting(name))
    await _fill_lobby()


async def _new_game(code: str) -> None:
    """The screen of a new game; its address is the game's letter, so that back leads to the lobby."""
    _close_table()
    _address(code, push=code != _fragment)
    _screen("setup")
    await setup.open_setup(_settings, code, _begin)
    _ready()
    spawn(worker.start())


def _begin(wanted: setup.Setup) -> None:
    spawn(keeping.ask())
    first = match.new(wanted.code, wanted.options, len(wanted.seats), secrets.randbits(64))
    _open(Kept(first, wanted.seats, wanted.mine), push=False)


async def _open_kept(name: str) -> None:
    try:
        with _waiting() as tell:
            found = await kept.load(name, tell=tell)
    except GivenUp:
        return
    if found is None:
        dialogs.toast(_say("kept.lost"), bad=True)
    else:
        _open(found, push=True)


# ---- the table


def _open(game: Kept, *, push: bool) -> None:
    global _table, _live
    _close_table()
    _screen("table")
    _table = Table(
        game,
        _settings,
        TableCallbacks(
            kept=_kept,
            leave=lambda: _go(_go_lobby()),
            rules=_open_rules,
            share=_share,
            again=_again,
            menu=lambda: spawn(_menu()),
            seats=lambda: spawn(menu.open_seats(_table)) if _table is not None else None,
            replay=_replay,
            share_ply=_share_ply,
            played=looking_back.leave,
            here=lambda seat: _live is not None and _live.here(seat),
        ),
    )
    _address(_table.fragment, push=push)
    _table.start()
    _live = Live(_table, _hear)
    _live.open()
    if store.in_trouble():
        dialogs.toast(_say("store.trouble"), bad=True)
    by_id("prompt").focus()
    _ready()
    if any(who.kind == "computer" for who in game.seats):
        spawn(worker.start())


def _close_table() -> None:
    global _table, _live
    if _table is not None:
        looking_back.leave()
        _table.close()
        _table = None
        memory.clear_soon()
    if _live is not None:
        _live.close()
        _live = None


def _kept(key: str, fragment: str) -> None:
    """A game stands further: the address and the other tabs follow."""
    _address(fragment, push=False)
    _tabs.postMessage(key)
    if _live is not None:
        _live.tell()


def _again(game: Kept) -> None:
    """The same table from the start; friends elsewhere take their seats anew."""
    first = match.new(game.match.game, game.match.options, game.match.seats, secrets.randbits(64))
    seats = tuple(who._replace(claimed=seat in game.mine, handed=0) for seat, who in enumerate(game.seats))
    _open(Kept(first, seats, game.mine), push=True)


def _share(game: Kept, waits: Sequence[str], ply: int | None = None) -> Any:
    return invite.show(_settings.lang, game, _table, waits, ply, f"{_site()}#", _live)


def _replay(ply: int) -> None:
    if _table is not None:
        looking_back.open_replay(_table, ply, _share_ply)


def _share_ply(ply: int) -> None:
    if _table is not None:
        _share(_table.kept(), (), ply)


async def _menu() -> None:
    table = _table
    if table is None:
        return
    other = await kept.load_fork(table.kept().key, table.play)
    chosen = await menu.open_menu(table, forked=other is not None)
    callbacks: dict[str, Callable[[], Any]] = {
        "log": table.open_log,
        "hint": hints.think,
        "score": table.open_score,
        "orders": lambda: orders.show(table),
        "share": table.share,
        "live": lambda: switch.show(_settings.lang, _live) if _live is not None else None,
        "replay": lambda: _replay(table.shown),
        "seats": lambda: menu.open_seats(table),
        "fork": lambda: _meet(table.kept(), Shared(other.match, None, None), other) if other else None,
        "rules": lambda: _open_rules(""),
        "lesson": lambda: _teach(table.play.match.game),
        "settings": _open_settings,
        "leave": lambda: _go(_go_lobby()),
    }
    if chosen in callbacks and isinstance(done := callbacks[chosen](), Coroutine):
        await done


def _teach(code: str) -> None:
    """Open the lesson of a game that has one."""
    if lesson := FACES[code].lesson:
        lesson.show(_settings)


def _open_rules(rule: str) -> None:
    """The rules of the game on the table, at the paragraph of a rule if one is named."""
    if _table is not None:
        game = _table.play.match
        paragraph = phrasebooks.refusal_paragraph(game.game, rule) if rule else None
        rules.show(_settings.lang, game.game, game.options, game.seats, paragraph)


def _open_settings() -> None:
    settings_sheet.show(_settings.lang, _settings, _restyle)


def _restyle(settings: Settings) -> None:
    global _settings
    spoken, _settings = _settings.lang, settings
    apply_settings(settings)
    spawn(save(settings))
    if settings.lang != spoken:
        lobby.translate(document.body, settings.lang)
    if _table is not None:
        _table.restyle(settings)
    elif settings.lang != spoken:
        spawn(_fill_lobby())


# ---- links


async def open_link(text: str, *, push: bool = False) -> None:
    """Open what a link holds: a new game, the next turn of one this device knows, or a replay.

    `push` leaves the way back to what is shown now.
    """
    try:
        packed = link.opened(text)
        with _waiting() as tell:
            known = _here(packed.match) or await kept.find(packed.match, tell)
            shared, play = await slices.finished(link.reading(packed, known.play if known else None), tell)
    except BadLink as bad:
        await _say_bad(bad, text)
    except GivenUp:
        await _stay(lobby=_table is None)
    else:
        if known := _here(shared.match) or known:  # the table may have gone on meanwhile
            await _meet(known, shared, play, push=push)
        else:
            await _first_time(shared, play, push=push)


def _here(played: match.Match) -> Kept | None:
    """The game on the table, if it is of this match."""
    if _table is None or merge.relation(_table.play.match, played) == "other":
        return None
    return _table.kept()


def _waiting() -> AbstractContextManager[Callable[[float], None]]:
    """Say that it takes long to read a game, once it does."""
    return patience.waiting(_settings.lang, _be_ready)


def _be_ready() -> None:
    """Where the page opens with it, a sheet needs something to lie on."""
    if not data(document.documentElement, "screen"):
        _screen("lobby")
    _ready()


async def _say_bad(bad: BadLink, text: str) -> None:
    console.info(f"link refused: {bad.reason}")
    _ready()
    if bad.reason == "newer":
        _address(link.fragment(text), push=False)  # so that the newer page opens it
        answer = await update.offer(_settings.lang)
    else:
        answer = await dialogs.ask(_say("bad.title"), _say(f"bad.{bad.reason}"), {"lobby": _say("bad.lobby")})
    await _stay(lobby=_table is None or bool(answer))


async def _stay(*, lobby: bool) -> None:
    """A link opens nothing: the table that is open stays, or one goes to the lobby."""
    if lobby or _table is None:
        _address("", push=False)
        await _show_lobby()
    else:
        _address(_table.fragment, push=False)


async def _first_time(shared: Shared, play: Play, *, push: bool) -> None:
    """A match this device has never seen: ask who is holding it."""
    seats = shared.seats or tuple(Seat("link", "", False) for _ in range(shared.match.seats))
    running = bool(game_of(shared.match).to_move(play.state))
    _close_table()
    _screen("lobby")
    seat: int | None = who.WATCH
    if running and shared.seat is not None:
        _ready()
        here = await arrivals.ask_here(_settings.lang, shared.match.game, seats, shared.seat)
        seat = shared.seat if here else who.WATCH
    elif running and shared.ply is None and not shared.watch:
        _ready()
        owing = game_of(shared.match).to_move(play.state)
        seat = await who.ask(_settings.lang, seats, shared.match.game, owing)
    if seat is None:
        _address("", push=False)
        await _show_lobby()
        return
    mine: frozenset[int] = frozenset()
    if seat != who.WATCH:
        spawn(keeping.ask())
        mine, seats = frozenset((seat,)), arrivals.claimed(seats, seat)
    _open(Kept(play, seats, mine, arrivals.told(play, seat), watch=shared.watch, more=shared.more), push=push)
    if shared.ply is not None or not running:
        _replay(shared.ply or 0)


async def _meet(known: Kept, shared: Shared, play: Play, *, push: bool = False) -> None:
    """A link to a game this device knows: what is new in it is taken over, a fork is asked about, and so is a
    seat of this device that somebody else was given. `play` is that of the link."""
    global _asking
    table, relation = _table, merge.relation(shared.match, known.match)
    _asking = asyncio.current_task()
    try:
        newest = await arrivals.agreed(_settings.look, known, play, _pause)
        newer = newest.match != known.match
        seats, mine = await arrivals.seated(
            _settings.lang, known, shared, _pause, newer=newer and newest.match == shared.match
        )
    finally:
        if _asking is asyncio.current_task():
            _asking = None
    more = known.more if relation == "older" else shared.more or known.more
    if table is not None and table.kept().key == known.key and not (table.watch and mine):
        table.take(newest if newer else table.play, seats, mine, more)
    else:
        shown = min(known.shown, merge.unchanged(known.play, newest))
        watch = known.watch and not mine
        _open(
            known._replace(play=newest, seats=seats, mine=mine, shown=shown, watch=watch, more=more),
            push=push,
        )
    if relation == "older" and shared.ply is None:
        dialogs.toast(_say("link.older"))
    if shared.ply is not None:
        _replay(shared.ply)


def _pause() -> None:
    """Nothing moves while something is asked."""
    if _table is not None:
        _table.stop()
    else:
        _ready()


async def _hear(shared: Shared, play: Play) -> None:
    """What came from a device that is live: as a link, but what is known already is not talked about."""
    if _table is None or _asking is not None:
        return
    known = _table.kept()
    if merge.relation(shared.match, known.match) in ("newer", "beside", "fork"):
        await _meet(known, shared, play)
    elif claims.merged(known.seats, shared.seats, known.mine, newer=False) != known.seats:
        await _meet(known, shared._replace(match=known.match), known.play)


# ---- other tabs


def _looked_at() -> None:
    """The page comes back into view: another tab may have played on meanwhile."""
    if not document.hidden and _table is not None:
        spawn(_other_tab(_table.kept().key))


async def _other_tab(name: str) -> None:
    """Another tab of this browser played on, or gave a seat to somebody else: follow it."""
    if _table is None:
        if data(document.documentElement, "screen") == "lobby":
            await _fill_lobby()
        return
    if _table.kept().key != name or (found := await kept.load(name, _table.play)) is None or _table is None:
        return
    relation = merge.relation(found.match, _table.play.match)
    if relation in ("newer", "beside", "fork"):
        if _asking is None:
            known = _table.kept()._replace(seats=found.seats, mine=found.mine)
            await _meet(known, Shared(found.match, found.seats, None, more=found.more), found.play)
    elif relation == "same" and (found.seats, found.mine) != (_table.seats, _table.mine):
        _table.seat_all(found.seats, found.mine)
