"""Sitting down at a seat: what somebody is called from then on, and whether to play live at once."""

from typing import Any

from ...match.claims import claimed
from ...match.link import Seat
from ...match.names import clean
from ...match.session import Kept
from ...text import say
from ..storage import setups, store
from ..storage.kept import AGREED, LIVE
from ..ui import dialogs
from ..ui.dom import button, el, listen
from ..ui.fields import line
from . import who


async def take_seat(lang: str, game: Kept) -> Kept | None:
    """Ask somebody who looks on which seat of a game they take; return the game as it is then, None if they go on
    looking on."""
    seat = await who.ask(lang, game.seats, game.match.game, game.waits, game.colours)
    return None if seat is None or seat == who.WATCH else await sit(lang, game, seat, live=False)


async def sit(lang: str, game: Kept, seat: int, *, live: bool) -> Kept:
    """Return the game once the person of this device plays at a seat, after asking for what is not known yet: a name,
    if the seat has none of its own, and whether to play `live`, if the link wishes that. Both are kept."""
    me = await setups.person(game.match.game)
    own = None if _is_named(game.seats[seat]) else me.name
    name, agreed = await introduce(lang, own, live=live and not await store.get(AGREED))
    if name and name != me.name:
        await setups.rename_person(game.match.game, name)
    if live:
        await note_live(game.key, on=agreed or bool(await store.get(AGREED)))
    named = claimed(game.seats, seat, "" if own is None else name or own)
    return game._replace(seats=named, mine=game.mine | {seat}, watch=False)


def _is_named(one: Seat) -> bool:
    """Return whether the name at a seat is that of whoever sits down: somebody was invited by it, or sat there before
    on another device."""
    return bool(one.name) and one.kind != "computer" and (one.claimed or not one.handed)


async def wants_live(lang: str, key: str) -> bool:
    """Return whether a game goes live as its link wishes: nobody is asked who has chosen at this table, or agreed at
    another."""
    if (chosen := await store.get(LIVE + key)) is None:
        chosen = bool(await store.get(AGREED)) or (await introduce(lang, None, live=True))[1]
        await note_live(key, on=chosen)
    return bool(chosen)


async def note_live(key: str, *, on: bool) -> None:
    """Keep whether a game is played live; who did that once has agreed to it."""
    await store.put_all([(LIVE + key, on), *([(AGREED, True)] if on else [])])


async def introduce(lang: str, name: str | None, *, live: bool) -> tuple[str, bool]:
    """Ask for a name, unless there is one or `name` is None, and whether to play live, if that is to be asked.

    Return the name, "" for none, and whether to play live. Where there is nothing to ask, nobody is.
    """
    asks_name = name == ""
    if not asks_name and not live:
        return "", False
    ways = ("live", "link") if live else ("done",)
    buttons = [
        button(say(lang, f"join.{way}"), "answer", way, cls="paper" if way == "link" else "gold")
        for way in ways
    ]
    words = say(lang, "setup.name.mine")
    field = line("own-name", words, "", placeholder=words)
    sheet = dialogs.sheet(
        say(lang, "join.name" if asks_name else "join.title"),
        *([el("p", text=say(lang, "join.name.why")), field] if asks_name else []),
        el("p", text=say(lang, "live.why")) if live else None,
        el("div", *buttons, cls="answers"),
        cls="sheet introduce",
    )

    def entered(event: Any) -> None:
        if event.key == "Enter":
            event.preventDefault()  # or the button that gets the focus back is pressed too
            dialogs.close(sheet, ways[0])

    answer = await dialogs.answered(sheet, listen(field, "keydown", entered))
    return clean(str(field.value)), answer == "live"
