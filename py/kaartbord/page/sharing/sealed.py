"""The effect of a link on a sealed game: one that this device knows, or has never seen."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from ...match import claims, evening, sealed_links
from ...match.session.saved_game import Layout, SavedGame
from ...sealed.faults import Fault
from ...sealed.history import successor, sync
from ...sealed.history.calling_off import call_off
from ...sealed.history.history import SealedHistory
from ...sealed.history.masters import fits, seated
from ...sealed.keys import read_masters, written
from ...text.messages import Messages
from ..storage import locks, stored_games
from ..ui import dialogs
from . import joining, key_pictures, link_arrivals, seat_choice, successors
from .sealed_arrival import (
    SealedArrival,
    ask_for_seats,
    checked_secrets,
    entered,
    history_of,
    names_of,
    own_seats,
    settled,
    spectator_history,
    split_keyless,
    told_of,
    with_joined,
)


async def go_on(messages: Messages, known: SavedGame, arrived: SealedArrival) -> SavedGame:
    """Return a game that this device knows once a link came in. The link may hold the secrets of more seats, to
    be played here. Fault, and nothing changed, if anything is wrong with it."""
    masters = checked_secrets(arrived, history_of(known))
    wanted = not masters.keys() <= history_of(known).masters.keys() and await ask_for_seats(messages, arrived, masters)
    seated = _with_seats(known, masters) if wanted else known
    try:
        return await merge_or_ask(messages, seated, arrived)
    except Fault as fault:
        if fault.kind == "taken":
            return await _without_key(known, arrived)
        if fault.kind != "stale":
            raise
        if history_of(known).restored and sync.reached(history_of(known), arrived.parcel.messages):
            return await _confirmed(messages, seated, arrived)
        if seated is not known or _is_same_state(known, arrived):
            return settled(seated, history_of(seated).copy())
        raise


async def _without_key(known: SavedGame, arrived: SealedArrival) -> SavedGame:
    """Return the game of a link on a device that took its seat anew by an old invitation: nobody knows its key, and
    it may ask for a new one. Fault where that is not sure: once another has answered it, its key is good."""
    if (ours := history_of(known)).answered():
        raise Fault("taken")
    local = await spectator_history(arrived)
    keys, joined = ({seat: join.key for seat, join in of.table.joined.items()} for of in (ours, local))
    other = [seat for seat, key in keys.items() if joined.get(seat, key) != key]
    if not other or not {*other} <= known.mine or local.message_count() < ours.message_count():
        raise Fault("taken")
    game = entered(arrived, {}, local)
    return game._replace(extra_sections=sealed_links.with_seat_request(game.extra_sections, other[0]))


async def merge_or_ask(messages: Messages, known: SavedGame, arrived: SealedArrival) -> SavedGame:
    """Return a game that this device knows once a link came in. A player who took a seat that somebody else has
    is asked once more, and one who sent simultaneously with somebody else may have to send again. Fault, and
    nothing changed, if anything is wrong with it or nothing in it is new."""
    return await _confirmed(messages, await _heard(messages, known, arrived), arrived)


async def _heard(messages: Messages, known: SavedGame, arrived: SealedArrival) -> SavedGame:
    try:
        return merge_link(known, arrived)
    except Fault as fault:
        if fault.kind == "at_once":
            game = _taken(known, arrived, sync.resolve_conflict(history_of(known), arrived.parcel.messages))
            dialogs.toast(messages.format("sealed.at_once"))
            return game
        if fault.kind != "taken":
            raise
    local = sync.resolve_double_join(history_of(known), arrived.parcel.messages)
    if others := sync.changed_seats(local, history_of(known)):
        choices = {"yes": messages.format("sealed.others.yes"), "no": messages.format("sealed.others.no")}
        words = messages.format("sealed.others.ask", names=names_of(messages, known, others))
        if await dialogs.ask(messages.format("sealed.others"), words, choices) != "yes":
            raise Fault("stale")
    lost = known.mine - local.masters.keys()
    masters = dict(local.masters)
    if lost:
        dialogs.toast(messages.format("sealed.taken"))
        masters |= await _choose_masters(messages, arrived, local, lambda: None) or {}
    masters, keyless = split_keyless(masters)
    game = entered(arrived, masters, local)
    game = game._replace(extra_sections=sealed_links.with_seat_request(game.extra_sections, keyless))
    return settled(game, history_of(game))._replace(shown_plies=known.shown_plies, layout=known.layout, sent=None)


async def restore_backup(known: SavedGame | None, arrived: SealedArrival, mine: Iterable[int]) -> SavedGame:
    """Return a game as it is kept after a backup of it came in. The device of the backup played `mine`; `known`
    is what is kept of the game already. Fault if anything is wrong with it, or nothing new in it. Without the
    secrets of its seats this device is a spectator, and may ask for a new key."""
    if known is not None:
        seated = _with_seats(known, checked_secrets(arrived, history_of(known)))
        try:
            return merge_link(seated, arrived)
        except Fault as fault:
            if fault.kind == "stale" and seated is not known:
                return settled(seated, history_of(seated).copy())
            raise
    local = told_of(SealedHistory(await locks.group(), arrived.letter.terms, {}), arrived, own=True)
    game = entered(arrived, checked_secrets(arrived, local), local, own=True)
    people = (seat for seat in mine if not game.mine and game.seats[seat].kind != "computer")
    return game._replace(extra_sections=sealed_links.with_seat_request(game.extra_sections, next(people, None)))


async def keep_evidence(known: SavedGame, arrived: SealedArrival, fault: Fault) -> bool:
    """Return whether what came in is evidence against somebody; then it is kept with the game."""
    proved = history_of(known).judge.note(fault, arrived.parcel.messages)
    if proved:
        await stored_games.save(known, known.fragment())
    return proved


def call_off_deals(known: SavedGame, pack: int) -> SavedGame:
    """Return the game as it was before the deals from a pack, which are void."""
    local = history_of(known).copy()
    call_off(local, pack)
    return settled(known, local)


async def _confirmed(messages: Messages, game: SavedGame, arrived: SealedArrival, *, first: bool = False) -> SavedGame:
    """Return the game after a link; one that this device lost, or has from a backup, needs the player's word. It
    continues once the player here confirms the state in the link, which is another player's or the `first`."""
    local, last = history_of(game).copy(), arrived.sending_seat
    own = last in local.devices or bool(arrived.parcel.secrets)
    if not local.restored or last is None or (own and not first):
        return game
    local.restored = not await key_pictures.confirmed(messages, local, names_of(messages, game, [last]))
    return game if local.restored else settled(game, local)


def _is_same_state(known: SavedGame, arrived: SealedArrival) -> bool:
    """Return whether a link has exactly the state of this device, as the one in its own address does."""
    return arrived.letter.window.last == history_of(known).message_count()


def _with_seats(known: SavedGame, masters: Mapping[int, bytes]) -> SavedGame:
    """Return the game with the seats of these secrets played here too."""
    local = history_of(known)
    if masters.keys() <= local.masters.keys():
        return known
    again = seated(local, masters)
    seats, mine = with_joined(known.seats, again), known.mine | masters.keys()
    return known._replace(history=again, seats=seats, mine=mine, is_spectator=False)


def merge_link(known: SavedGame, arrived: SealedArrival) -> SavedGame:
    """Return the game once this device has the messages of a link, and has sent what it owes itself.

    Fault, and nothing changed, if anything is wrong with the link or nothing in it is new.
    """
    local = history_of(known).copy()
    local.take(arrived.parcel.messages)
    return _taken(known, arrived, local)


def _taken(known: SavedGame, arrived: SealedArrival, local: SealedHistory) -> SavedGame:
    """Return the game once this device has sent what it owes after a link, of which `local` is the history with it."""
    more = successor.kept(
        known.extra_sections, evening.merge_sections(known.extra_sections, arrived.parcel.extra_sections)
    )
    game = settled(known._replace(extra_sections=more), local)
    last = arrived.sending_seat
    named = tuple(  # nobody signs a name: its owner changes it in a link of their own
        their._replace(name=our.name or their.name, emblem=our.emblem or their.emblem) if seat != last else their
        for seat, (our, their) in enumerate(zip(known.seats, arrived.seats, strict=True))
    )
    return game._replace(seats=with_joined(claims.merge_seats(known.seats, named, known.mine, newer=True), local))


async def open_new_match(
    messages: Messages,
    arrived: SealedArrival,
    ready: Callable[[], object],
    layout: Layout | None = None,
    *,
    live: bool = False,
) -> SavedGame | None:
    """Return a match that this device has never seen, as it is kept: asks who holds the device.

    None when the question was put away; Fault if anything is wrong with the link. `ready` is called before anything is
    asked; `layout` is the wanted one, for players and spectators. With `live` the link asks to play live.
    """
    if arrived.parcel.secrets and arrived.letter.is_name_only:
        await _keep_secrets(messages, arrived, ready)
        return None
    if arrived.letter.is_name_only and (arrived.asks is not None or not arrived.letter.terms.position):
        raise Fault("missing")
    local = await spectator_history(arrived)
    if before := await _before(arrived, local):
        return await successors.followed(messages, before, arrived, ready)
    masters = await _choose_masters(messages, arrived, local, ready)
    if masters is None:
        return None
    masters, keyless = split_keyless(masters)
    shown_as = "table" if layout is None or (layout == "hand" and not masters) else layout
    back = bool(masters.keys() & local.table.joined.keys())
    for seat in masters.keys() - local.table.joined.keys():
        if live:
            await joining.wants_live(messages, entered(arrived, {}, local))
        sitting = await joining.sit(messages, partial(entered, arrived, {}, local), seat, introduced=live)
        arrived = arrived._replace(seats=sitting.seats)
    game = entered(arrived, masters, local, back=back)._replace(layout=shown_as)
    game = game._replace(extra_sections=sealed_links.with_seat_request(game.extra_sections, keyless))
    return await _confirmed(messages, settled(game, history_of(game)), arrived, first=True)


async def _before(arrived: SealedArrival, local: SealedHistory) -> SavedGame | None:
    """Return the game that continues in that of a link, where somebody here has a seat in both; None without one."""
    position, night = (arrived.letter.terms.position, evening.from_sections(arrived.parcel.extra_sections).results)
    marked = await stored_games.find_by_mark(night[-1].mark) if night and not position else None
    for entry in await stored_games.list_all() if position else filter(None, [marked]):
        at_table = entry.sealed and len(entry.names) == len(arrived.seats) and (entry.awaited_seats or not position)
        seats = not arrived.parcel.for_spectator and link_arrivals.free(arrived.seats, entry.mine)
        if at_table and (position or seats):  # any link calls back a player whose seat a computer plays now
            game = await stored_games.load(entry.key)
            if game is not None and own_seats(game) and successors.is_successor(game, arrived, local):
                return game
    return None


async def _choose_masters(
    messages: Messages, arrived: SealedArrival, local: SealedHistory, ready: Callable[[], object]
) -> dict[int, bytes] | None:
    """Return the secrets of the seats that are played here from now on, by seat.

    They are empty for a spectator, None if the question was put away. The secret is empty for somebody who
    claims to be a player, but has lost the key. A player who takes a seat before it is due waits for it; one
    who lost the game and opened a link with the secret of a seat has that seat again.
    """
    code, held, seats = arrived.letter.terms.code, arrived.parcel, arrived.seats
    held_here = read_masters(await stored_games.load_secrets(arrived.match)).items()
    if brought := {seat: master for seat, master in held_here if fits(local, {seat: master})}:
        return brought
    if masters := checked_secrets(arrived, local):
        ready()
        return masters if await ask_for_seats(messages, arrived, masters) else {}
    people = [seat for seat, one in enumerate(seats) if one.kind != "computer"]
    free = [seat for seat in people if seat not in local.table.joined]
    if held.for_spectator or not local.due_seats():
        return {}
    ready()
    more, seats = (messages.format("sealed.join"), seats) if free else ("", with_joined(seats, local))
    answer = await seat_choice.ask(messages, seats, code, free[:1], arrived.colours, more, offered=free or people)
    if answer is None:
        return None
    return {} if answer == seat_choice.WATCH else {answer: locks.new_master_secret() if free else b""}


async def _keep_secrets(messages: Messages, arrived: SealedArrival, ready: Callable[[], object]) -> None:
    """Keep the secrets of a device for when the game itself arrives, and show what to do until then. Others that
    are kept for these seats are replaced only if the player wants that."""
    new, held = read_masters(arrived.parcel.secrets), read_masters(await stored_games.load_secrets(arrived.match))
    seats = [seat for seat in range(len(arrived.seats)) if seat in new]
    people = [seat for seat in seats if arrived.seats[seat].kind != "computer"]
    other = [seat for seat in seats if held.get(seat, new[seat]) != new[seat]]
    if not people:
        raise Fault("torn")
    ready()
    if other:
        choices = {way: messages.format(f"sealed.key.{way}") for way in ("old", "new")}
        words = messages.format("sealed.key.other.ask", name=names_of(messages, arrived, other))
        if await dialogs.ask(messages.format("sealed.key.other"), words, choices) != "new":
            return
    await stored_games.save_secrets(arrived.match, written(held | new))
    words = messages.format("sealed.key", name=names_of(messages, arrived, people))
    await dialogs.ask(messages.format("sealed.key.title"), words, {"ok": messages.format("close")})
