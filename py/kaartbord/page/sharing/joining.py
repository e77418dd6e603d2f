"""Sitting down at a seat: the name of the player, and whether to play live immediately."""

from collections.abc import Callable
from typing import Any

from ...match.claims import claim, distinct_mark
from ...match.link import Seat
from ...match.names import clean_name
from ...match.session.saved_game import OTHERS_BEHIND, SavedGame, SentState
from ...match.session.vacancy import awaits_seated_player
from ...text.messages import Messages
from ..storage import setups, store
from ..storage.stored_games import LIVE_EXPLAINED_KEY, LIVE_PREFIX
from ..ui import dialogs
from ..ui.dom import button, el, listen
from ..ui.fields import text_field
from . import seat_choice


async def take_seat(messages: Messages, game: Callable[[], SavedGame], *, introduced: bool = False) -> SavedGame | None:
    """Ask a spectator which seat to take; return the game once the player sits, None for one who stays a spectator.

    `game` returns the game and its seats by then: for a seat that somebody else took first, the question is repeated.
    """
    while True:
        known = game()
        seat = await seat_choice.ask(
            messages, known.seats, known.match.game, known.awaited_seats, known.colours, now=lambda: game().seats
        )
        if seat is None or seat == seat_choice.WATCH:
            return None
        was = game().seats[seat].claimed
        sat = await sit(messages, game, seat, introduced=introduced)
        if game().seats[seat].claimed == was:
            return sat


async def sit(messages: Messages, game: Callable[[], SavedGame], seat: int, *, introduced: bool = False) -> SavedGame:
    """Return the `game`, as it is by then, once the person of this device plays at a seat. Ask for a name, and keep
    it, if the seat has none and none is known yet, but not a person who was `introduced`."""
    code = game().match.game
    me = await setups.load_profile(code)
    own = None if _is_named(game().seats[seat]) else me.name
    name = "" if introduced else (await introduce(messages, own, live=False))[0]
    if name and name != me.name:
        await setups.rename_person(code, name)
    mark, known = await setups.device_mark(), game()
    mark = distinct_mark(mark, known.seats[seat])
    named = claim(known.seats, seat, "" if own is None else name or own, mark)
    sat = known._replace(seats=named, mine=known.mine | {seat}, is_spectator=False)
    return sat._replace(sent=SentState(OTHERS_BEHIND)) if awaits_seated_player(known, sat) else sat


def _is_named(one: Seat) -> bool:
    """Return whether the name at a seat is that of the person who sits down. That is one who was invited by it,
    or sat there before on another device."""
    return bool(one.name) and one.kind != "computer" and (one.claimed or not one.handovers)


async def wants_live(messages: Messages, game: SavedGame) -> bool:
    """Return whether a game goes live as its link asks. A player who has not chosen that at this table is asked
    what is not known yet: a name, where they have no seat and one without a name is free, and whether to play
    live, unless they agreed to that at another table. Both are kept."""
    if (chosen := await store.get(LIVE_PREFIX + game.key)) is not None:
        return bool(chosen)
    me, agreed = await setups.load_profile(game.match.game), bool(await store.get(LIVE_EXPLAINED_KEY))
    nameless = not game.mine and not all(who.claimed or _is_named(who) for who in game.seats)
    name, live = await introduce(messages, me.name if nameless else None, live=not agreed)
    if name and name != me.name:
        await setups.rename_person(game.match.game, name)
    await note_live(game.key, on=agreed or live)
    return agreed or live


async def note_live(key: str, *, on: bool) -> None:
    """Keep whether a game is played live; one that was counts as consent for later ones."""
    await store.put_all([(LIVE_PREFIX + key, on), *([(LIVE_EXPLAINED_KEY, True)] if on else [])])


async def introduce(messages: Messages, name: str | None, *, live: bool) -> tuple[str, bool]:
    """Ask for a name, unless there is one or `name` is None, and whether to play live, if that is to be asked.

    Return the name, "" for none, and whether to play live. Without a question no sheet opens.
    """
    asks_name = name == ""
    if not asks_name and not live:
        return "", False
    ways = ("live", "link") if live else ("done",)
    buttons = [
        button(messages.format(f"join.{way}"), "answer", way, cls="paper" if way == "link" else "gold") for way in ways
    ]
    words = messages.format("setup.name.mine")
    field = text_field("own-name", words, "", placeholder=words)
    sheet = dialogs.open_sheet(
        messages.format("join.name" if asks_name else "join.title"),
        *([el("p", text=messages.format("join.name.why")), field] if asks_name else []),
        el("p", text=messages.format("live.why")) if live else None,
        el("div", *buttons, cls="answers"),
        cls="sheet introduce",
    )

    def entered(event: Any) -> None:
        if event.key == "Enter":
            event.preventDefault()  # or the button that gets the focus back is pressed too
            dialogs.close(sheet, ways[0])

    answer = await dialogs.wait_for_answer(sheet, listen(field, "keydown", entered))
    return clean_name(str(field.value)), answer == "live"
