"""Sealed games that begin here, and games in which those of this device continue."""

from collections.abc import Callable, Collection
from typing import Any

from ...games import ENTRIES, GAMES
from ...match import claims, evening, link, sealed_links
from ...match.link import PlayerKind, Seat
from ...match.session.saved_game import SavedGame, SentState
from ...match.session.session import Session
from ...match.setup import colours
from ...match.setup.draft import GameSetup
from ...sealed.course.terms import Terms
from ...sealed.dealings import fitting
from ...sealed.history import successor, sync
from ...sealed.history.history import SealedHistory
from ...text.messages import Messages
from ..storage import locks, stored_games
from ..ui import dialogs
from . import following, link_arrivals
from .sealed_arrival import (
    SealedArrival,
    entered,
    history_of,
    names_of,
    own_seats,
    people_of,
    settled,
    spectator_history,
)


async def begun(wanted: GameSetup) -> SavedGame:
    """Return a new sealed match, with the first message of this device."""
    more = colours.to_sections((), wanted.colours)
    return await _new(_terms(wanted.code, wanted.options, len(wanted.seats)), wanted.seats, wanted.mine, more)


async def begin_next(game: SavedGame, code: str, house_rules: Any) -> SavedGame:
    """Return the next game of the evening at this table, sealed too. Its first seat is played here, so the deal
    does not pass on."""
    seats, more = following.seated_again(game), following.next_sections(game)
    begun = await _new(_terms(code, fitting(code, house_rules), len(seats)), seats, game.mine, more)
    return _signed(game, begun)


async def gone_on(game: SavedGame, gone: Collection[int], *, back: bool = False) -> SavedGame:
    """Return the game as it was before the deal, in a match of its own whose link the others open. Computers here
    play the seats of those who do not come `back`; one who does takes the seat again, with a new key."""
    kind: PlayerKind = "link" if back else "computer"
    seats = tuple(_seat_without(who, seat, gone, game.mine, kind) for seat, who in enumerate(game.seats))
    begun = await _new(successor.going_on(history_of(game), locks.new_nonce()), seats, game.mine, game.extra_sections)
    await stored_games.mark_done(game.key)
    return _signed(game, begun)


def _signed(game: SavedGame, begun: SavedGame) -> SavedGame:
    """Return a match that continues a game, signed by the player who begins it. So the others see that it is of
    their table."""
    more = successor.put(begun.extra_sections, history_of(game), history_of(begun))
    return begun._replace(extra_sections=more, layout=game.layout)


def _seat_without(who: Seat, seat: int, gone: Collection[int], mine: Collection[int], kind: PlayerKind) -> Seat:
    """Return a seat of a match that continues without some players, whose seats are handed on. The player who
    begins it is the first person at it, and so plays its computers."""
    if seat in gone:
        return claims.hand_over(who._replace(handovers=0), kind, claimed=False)
    if who.kind == "computer":
        return who
    return who._replace(kind="human" if seat in mine else "link", claimed=seat in mine, handovers=0)


def _terms(code: str, options: Any, seats: int) -> Terms:
    return Terms(code, GAMES[code].INFO.version, options, seats, locks.new_nonce())


async def _new(
    terms: Terms, seats: tuple[Seat, ...], mine: frozenset[int], more: tuple[link.Section, ...]
) -> SavedGame:
    here = mine | {seat for seat, one in enumerate(seats) if one.kind == "computer"}
    local = SealedHistory(await locks.group(), terms, {seat: locks.new_master_secret() for seat in sorted(here)})
    local.settle()
    return SavedGame(local, seats, mine, extra_sections=more, sent=SentState(0))


def is_successor(known: SavedGame, arrived: SealedArrival, new: SealedHistory) -> bool:
    """Return whether a link holds the game after this one on the same evening, or continues it without a player.
    The latter is proved by the board that is known here, or by the signature of somebody at the table."""
    local, terms = history_of(known), arrived.letter.terms
    if terms.position:
        by = successor.founder(arrived.parcel.extra_sections, local, new)
        return terms.like(local.terms) and (by is not None or successor.continues_from(local, terms))
    over = not local.due_seats()
    return (
        over and terms.seats == local.terms.seats and evening.is_next_game(known.match, arrived.parcel.extra_sections)
    )


async def followed(
    messages: Messages, game: SavedGame, arrived: SealedArrival, ready: Callable[[], object] = lambda: None
) -> SavedGame | None:
    """Return the game that continues one that is played here, as it is in a link of another device. The player
    here is asked first; None for one who stays, or where it continues another table. Fault if anything is wrong
    with the link."""
    local = await spectator_history(arrived)
    if not is_successor(game, arrived, local):
        return None
    mine = link_arrivals.free(arrived.seats, own_seats(game)) - local.table.joined.keys()
    by = successor.founder(arrived.parcel.extra_sections, history_of(game), local)
    wished = bool(mine - game.mine) and by is not None
    if not wished and (mine or by is None or game.layout != "screen"):
        ready()
        if not await _ask_to_follow(messages, game, arrived, local, by):
            return None
    if arrived.letter.terms.position:
        await stored_games.mark_done(game.key)
    joined = entered(arrived, {seat: locks.new_master_secret() for seat in sorted(mine)}, local)
    if not mine and game.mine:  # the seat went to somebody else meanwhile
        joined = joined._replace(
            extra_sections=sealed_links.with_seat_request(joined.extra_sections, min(people_of(game)))
        )
    return settled(joined, history_of(joined))._replace(layout=game.layout)


async def _ask_to_follow(
    messages: Messages, game: SavedGame, arrived: SealedArrival, local: SealedHistory, by: int | None
) -> bool:
    """Ask the player in a game whether to continue in that of a link; return whether. A seat of its table signed
    the link, or nobody did."""
    on = bool(arrived.letter.terms.position)
    why = "sealed.on.deal" if on else "evening.follow.why"
    words = [messages.format(why, game=ENTRIES[arrived.match.game].name)]
    choices = {"stay": messages.format("evening.follow.stay"), "follow": messages.format("evening.follow.yes")}
    if by is None:
        title = "sealed.on.title"
        words.append(messages.format("sealed.on.unsigned"))
    else:
        title, choices = "sealed.on" if on else "evening.follow", dict(reversed(choices.items()))
        words.append(messages.format("sealed.on.signed", name=names_of(messages, game, [by])))
    if on and not successor.continues_from(history_of(game), arrived.letter.terms):
        words.append(messages.format("sealed.on.board"))
    handed = [seat for seat, one in enumerate(arrived.seats) if on and one.handovers]
    lost = [seat for seat in handed if arrived.seats[seat].kind == "computer"]
    here = people_of(game).intersection(handed)
    for key, seats in (("without", lost), ("back", [seat for seat in handed if seat not in lost])):
        own = here.intersection(seats)
        if others := [seat for seat in seats if seat not in own]:
            words.append(messages.format(f"sealed.on.{key}", name=names_of(messages, game, others)))
        if own:
            taken = "" if key == "without" or own - local.table.joined.keys() else ".taken"
            words.insert(0, messages.format(f"sealed.on.{key}.you{taken}"))
    computers = {seat for seat, one in enumerate(arrived.seats) if one.kind == "computer"}
    if history_of(game).is_only_shuffler([*computers, -1 if by is None else by]):
        words.append(messages.format("sealed.alone"))
    return await dialogs.ask(messages.format(title), " ".join(words), choices, close=True) == "follow"


def asked_for(known: SavedGame, arrived: SealedArrival) -> int | None:
    """Return the seat that somebody without its key asks for in a link, or took once more by an old invitation.
    None if nobody does, or nobody here plays."""
    local = history_of(known)
    if not people_of(known) or not local.due_seats():
        return None
    if (
        arrived.asks is not None or local.setup_progress() is not None
    ):  # until the first card the player who was there first keeps it
        return arrived.asks
    seat = sync.seat_taken_again(local, arrived.parcel.messages)
    return None if seat in local.masters and not local.answered() else seat  # it was this device that did


async def ask_deal_again(messages: Messages, game: SavedGame, seat: int, *, here: bool) -> bool:
    """Ask the player here whether to deal again for somebody without the key of a seat; return whether. Nothing is
    dealt for a seat that is played on this device, or whose player is `here` live, and signs as such."""
    name, first = names_of(messages, game, [seat]), Session(game).continuing_seat([seat])
    choices = {"ok": messages.format("close")}
    if seat in people_of(game) or here:
        words = messages.format("sealed.asks.mine" if seat in game.mine else "sealed.asks.here", name=name)
    elif first in game.mine:
        words = messages.format("sealed.asks.why", name=name)
        choices = {"deal": messages.format("sealed.asks.yes"), "ok": messages.format("sealed.asks.no")}
    elif first is None:
        words = messages.format("sealed.gone.new")
    else:
        words = messages.format("sealed.asks.first", name=name, first=names_of(messages, game, [first]))
    return await dialogs.ask(messages.format("sealed.asks", name=name), words, choices, close=True) == "deal"
