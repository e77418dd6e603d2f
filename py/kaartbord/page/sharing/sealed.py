"""Sealed matches: how one begins on this device, and what a link to one brings."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

from ...games import GAMES
from ...match import claims, evening, link, parcel
from ...match.link import Kind, Seat
from ...match.match import Match
from ...match.parcel import Parcel
from ...match.session.kept import Kept, Layout, Sent
from ...match.session.session import Session
from ...match.setup import colours
from ...match.setup.draft import Setup
from ...sealed.course.terms import Terms
from ...sealed.faults import Fault
from ...sealed.games import fitting
from ...sealed.history import successor, sync
from ...sealed.history.history import SealedHistory, masters_of, match_of, written
from ...sealed.link import Letter, unpack
from ...text import join, phrasebooks, say
from ..storage import kept, locks
from ..ui import dialogs
from . import arrivals, following, joining, seals, who


class Arrived(NamedTuple):
    """A link that came in, of which nothing is checked yet."""

    parcel: Parcel
    letter: Letter
    seats: tuple[Seat, ...]
    asks: int | None = None
    """The seat that somebody without its key asks to have again."""

    @property
    def match(self) -> Match:
        """Which match it is of."""
        return match_of(self.letter.terms)

    @property
    def colours(self) -> tuple[int, ...]:
        """By seat the number of its colour; nothing where they are the usual ones."""
        return colours.of(self.parcel.more, self.letter.terms.seats)

    @property
    def speaker(self) -> int | None:
        """The seat that spoke last; None where nobody has said anything yet."""
        return self.letter.window.entries[-1].seat if self.letter.window.entries else None


async def begun(wanted: Setup) -> Kept:
    """A new sealed match, with the first message of this device."""
    more = colours.put((), wanted.colours)
    return await _new(_terms(wanted.code, wanted.options, len(wanted.seats)), wanted.seats, wanted.mine, more)


async def next_begun(game: Kept, code: str, house_rules: Any) -> Kept:
    """The next game of the evening at this table, sealed too; its first seat is played here, so the deal does not
    pass on."""
    seats, more = following.seated_again(game), following.more_of(game)
    begun = await _new(_terms(code, fitting(code, house_rules), len(seats)), seats, game.mine, more)
    return _signed(game, begun)


async def gone_on(game: Kept, gone: Collection[int], *, back: bool = False) -> Kept:
    """Return the game as it stood before the deal, in a match of its own whose link the others open. Computers of this
    device play the seats of those who do not come `back`; who does takes the seat again, with a new key."""
    kind: Kind = "link" if back else "computer"
    seats = tuple(_seat_without(who, seat, gone, game.mine, kind) for seat, who in enumerate(game.seats))
    begun = await _new(local_of(game).going_on(locks.nonce()), seats, game.mine, game.more)
    await kept.done_with(game.key)
    return _signed(game, begun)


def _signed(game: Kept, begun: Kept) -> Kept:
    """Return a match that goes on from a game, signed for by who begins it: so the others see that it is of their
    table."""
    more = successor.put(begun.more, local_of(game), local_of(begun))
    return begun._replace(more=more, layout=game.layout)


def _seat_without(who: Seat, seat: int, gone: Collection[int], mine: Collection[int], kind: Kind) -> Seat:
    """Return a seat of a match that goes on without some players, whose seats are handed on: who begins it is the first
    person at it, and so plays its computers."""
    if seat in gone:
        return claims.hand_on(who._replace(handed=0), kind, claimed=False)
    if who.kind == "computer":
        return who
    return who._replace(kind="human" if seat in mine else "link", claimed=seat in mine, handed=0)


def _terms(code: str, options: Any, seats: int) -> Terms:
    return Terms(code, GAMES[code].INFO.version, options, seats, locks.nonce())


async def _new(
    terms: Terms, seats: tuple[Seat, ...], mine: frozenset[int], more: tuple[link.Section, ...]
) -> Kept:
    here = mine | {seat for seat, one in enumerate(seats) if one.kind == "computer"}
    local = SealedHistory(await locks.group(), terms, {seat: locks.master() for seat in sorted(here)})
    local.settle()
    return Kept(local, seats, mine, more=more, sent=Sent(0))


def leads_on(known: Kept, arrived: Arrived, new: SealedHistory) -> bool:
    """Return whether a link holds the game that was begun after this one, on the same evening, or that goes on from it
    as somebody does not come back: from the board that is known here, or by the word of somebody at the table."""
    local, terms = local_of(known), arrived.letter.terms
    if terms.position:
        by = successor.founder(arrived.parcel.more, local, new)
        return terms.like(local.terms) and (by is not None or local.goes_on_in(terms))
    over = not local.owing()
    return over and terms.seats == local.terms.seats and evening.follows(known.match, arrived.parcel.more)


async def followed(
    lang: str, game: Kept, arrived: Arrived, ready: Callable[[], object] = lambda: None
) -> Kept | None:
    """Return the game that goes on from one that is played here, as it is in a link of another device; None if who
    plays here stays, who is asked first, or where it goes on from another table. Fault if anything is wrong with the
    link."""
    local = await _looked_on(arrived)
    if not leads_on(game, arrived, local):
        return None
    mine = arrivals.free(arrived.seats, _own(game)) - local.table.joined.keys()
    by = successor.founder(arrived.parcel.more, local_of(game), local)
    wished = bool(mine - game.mine) and by is not None
    if not wished and (mine or by is None or game.layout != "screen"):
        ready()
        if not await _asked_on(lang, game, arrived, local, by):
            return None
    if arrived.letter.terms.position:
        await kept.done_with(game.key)
    joined = _entered(arrived, {seat: locks.master() for seat in sorted(mine)}, local)
    if not mine and game.mine:  # the seat went to somebody else meanwhile
        joined = joined._replace(more=parcel.asking(joined.more, min(_people(game))))
    return _settled(joined, local_of(joined))._replace(layout=game.layout)


def _own(game: Kept) -> frozenset[int]:
    """Return the seats of a game that people play on this device, or asked to have again."""
    return _people(game) | ({asked} if (asked := parcel.asked(game.more)) is not None else set())


def _people(game: Kept) -> frozenset[int]:
    return frozenset(seat for seat in game.mine if game.seats[seat].kind != "computer")


async def _asked_on(lang: str, game: Kept, arrived: Arrived, local: SealedHistory, by: int | None) -> bool:
    """Ask who plays in a game whether to go on in the one of a link, which a seat of its table signed for, or nobody
    did; return whether."""
    on = bool(arrived.letter.terms.position)
    why = "sealed.on.deal" if on else "evening.follow.why"
    words = [say(lang, why, game=GAMES[arrived.match.game].INFO.name)]
    choices = {"stay": say(lang, "evening.follow.stay"), "follow": say(lang, "evening.follow.yes")}
    if by is None:
        title = "sealed.on.title"
        words.append(say(lang, "sealed.on.unsigned"))
    else:
        title, choices = "sealed.on" if on else "evening.follow", dict(reversed(choices.items()))
        words.append(say(lang, "sealed.on.signed", name=_named(lang, game, [by])))
    if on and not local_of(game).goes_on_in(arrived.letter.terms):
        words.append(say(lang, "sealed.on.board"))
    handed = [seat for seat, one in enumerate(arrived.seats) if on and one.handed]
    lost = [seat for seat in handed if arrived.seats[seat].kind == "computer"]
    here = _people(game).intersection(handed)
    for key, seats in (("without", lost), ("back", [seat for seat in handed if seat not in lost])):
        own = here.intersection(seats)
        if others := [seat for seat in seats if seat not in own]:
            words.append(say(lang, f"sealed.on.{key}", name=_named(lang, game, others)))
        if own:
            taken = "" if key == "without" or own - local.table.joined.keys() else ".taken"
            words.insert(0, say(lang, f"sealed.on.{key}.you{taken}"))
    computers = {seat for seat, one in enumerate(arrived.seats) if one.kind == "computer"}
    if local_of(game).shuffles_alone([*computers, -1 if by is None else by]):
        words.append(say(lang, "sealed.alone"))
    return await dialogs.ask(say(lang, title), " ".join(words), choices, close=True) == "follow"


def _settled(game: Kept, local: SealedHistory) -> Kept:
    """Return the game as it is here, once that is checked and what is owed here is said."""
    local.check()
    local.settle()
    local.check()
    return game._replace(history=local)


def _named(lang: str, game: Kept | Arrived, seats: Iterable[int]) -> str:
    """Return the names of who plays some seats."""
    code, names = game.match.game, [one.name for one in game.seats]
    return join(lang, [phrasebooks.known_as(lang, code, seat, names, game.colours) for seat in seats])


def read(held: Parcel) -> Arrived:
    """Return what a link holds; BadLink if its people are damaged, Fault if this page does not know such a match."""
    letter = unpack(held.messages)
    seats, asks = letter.terms.seats, parcel.asked(held.more)
    people = link.read_people(held.people, seats) if held.people else (Seat("link", "", False),) * seats
    held = held._replace(more=parcel.asking(held.more, None))
    return Arrived(held, letter, people, asks if asks in range(seats) else None)


async def _looked_on(arrived: Arrived) -> SealedHistory:
    """Return the match of a link as far as who looks on knows it; Fault if anything is wrong with it."""
    local = SealedHistory(await locks.group(), arrived.letter.terms, {})
    return _told(local, arrived)


def _told(local: SealedHistory, arrived: Arrived, *, own: bool = False) -> SealedHistory:
    """Return a match once it has taken a link, in which nobody may have said anything yet: the first seat is left to
    somebody who lost its key."""
    if not arrived.letter.is_name:
        local.take(arrived.parcel.messages, own=own)
    return local


def asked_for(known: Kept, arrived: Arrived) -> int | None:
    """Return the seat that somebody without its key asks for in a link, or took once more by an old invitation; None
    if nobody does, or nobody here plays."""
    local = local_of(known)
    if not _people(known) or not local.owing():
        return None
    if (
        arrived.asks is not None or local.progress() is not None
    ):  # until the first card who was there first has it
        return arrived.asks
    seat = sync.taken_anew(local, arrived.parcel.messages)
    return None if seat in local.masters and not local.answered() else seat  # it was this device that did


async def deals_again(lang: str, game: Kept, seat: int, *, here: bool) -> bool:
    """Ask who plays in a game whether to deal again for somebody who asks for a seat without its key; return whether.
    Nothing is dealt for a seat that is played on this device, or whose player is `here` live, and signs as such."""
    name, first = _named(lang, game, [seat]), Session(game).goes_on_with([seat])
    choices = {"ok": say(lang, "close")}
    if seat in _people(game) or here:
        words = say(lang, "sealed.asks.mine" if seat in game.mine else "sealed.asks.here", name=name)
    elif first in game.mine:
        words = say(lang, "sealed.asks.why", name=name)
        choices = {"deal": say(lang, "sealed.asks.yes"), "ok": say(lang, "sealed.asks.no")}
    elif first is None:
        words = say(lang, "sealed.gone.new")
    else:
        words = say(lang, "sealed.asks.first", name=name, first=_named(lang, game, [first]))
    return await dialogs.ask(say(lang, "sealed.asks", name=name), words, choices, close=True) == "deal"


async def go_on(lang: str, known: Kept, arrived: Arrived) -> Kept:
    """A game that this device knows once a link came in, which may hold the secrets of more seats, to be
    played here; Fault, and nothing changed, if anything is wrong with it."""
    masters = _fitting(arrived, local_of(known))
    wanted = not masters.keys() <= local_of(known).masters.keys() and await _asked(lang, arrived, masters)
    seated = _with_seats(known, masters) if wanted else known
    try:
        return await heard(lang, seated, arrived)
    except Fault as fault:
        if fault.kind == "taken":
            return await _without_key(known, arrived)
        if fault.kind != "stale":
            raise
        if local_of(known).restored and sync.reached(local_of(known), arrived.parcel.messages):
            return await _confirmed(lang, seated, arrived)
        if seated is not known or _stands_there(known, arrived):
            return _settled(seated, local_of(seated).copy())
        raise


async def _without_key(known: Kept, arrived: Arrived) -> Kept:
    """Return the game of a link on a device that took its seat anew by an old invitation: nobody at the table knows its
    key, and it may ask for a new one. Fault where that is not sure: once another has answered it, its key is good."""
    if (ours := local_of(known)).answered():
        raise Fault("taken")
    local = await _looked_on(arrived)
    keys, joined = ({seat: join.key for seat, join in of.table.joined.items()} for of in (ours, local))
    other = [seat for seat, key in keys.items() if joined.get(seat, key) != key]
    if not other or not {*other} <= known.mine or local.known() < ours.known():
        raise Fault("taken")
    game = _entered(arrived, {}, local)
    return game._replace(more=parcel.asking(game.more, other[0]))


async def heard(lang: str, known: Kept, arrived: Arrived) -> Kept:
    """A game that this device knows once a link came in; who took a seat that somebody else has is asked once more,
    and who spoke at once with somebody else may have to say it again. Fault, and nothing changed, if anything is wrong
    with it or nothing in it is new."""
    return await _confirmed(lang, await _heard(lang, known, arrived), arrived)


async def _heard(lang: str, known: Kept, arrived: Arrived) -> Kept:
    try:
        return met(known, arrived)
    except Fault as fault:
        if fault.kind == "at_once":
            game = _taken(known, arrived, sync.given_way(local_of(known), arrived.parcel.messages))
            dialogs.toast(say(lang, "sealed.at_once"))
            return game
        if fault.kind != "taken":
            raise
    local = sync.joined_again(local_of(known), arrived.parcel.messages)
    if others := sync.others_than(local, local_of(known)):
        choices = {"yes": say(lang, "sealed.others.yes"), "no": say(lang, "sealed.others.no")}
        words = say(lang, "sealed.others.ask", names=_named(lang, known, others))
        if await dialogs.ask(say(lang, "sealed.others"), words, choices) != "yes":
            raise Fault("stale")
    lost = known.mine - local.masters.keys()
    masters = dict(local.masters)
    if lost:
        dialogs.toast(say(lang, "sealed.taken"))
        masters |= await _masters(lang, arrived, local, lambda: None) or {}
    masters, keyless = _keyed(masters)
    game = _entered(arrived, masters, local)
    game = game._replace(more=parcel.asking(game.more, keyless))
    return _settled(game, local_of(game))._replace(shown=known.shown, layout=known.layout, sent=None)


async def brought_back(known: Kept | None, arrived: Arrived, mine: Iterable[int]) -> Kept:
    """Return a game as it is kept once a backup with it came in of a device that played `mine`, `known` being what is
    kept of it already; Fault if anything is wrong with it, or nothing new in it. Without the secrets of its seats one
    only looks on, and may ask for a new key."""
    if known is not None:
        seated = _with_seats(known, _fitting(arrived, local_of(known)))
        try:
            return met(seated, arrived)
        except Fault as fault:
            if fault.kind == "stale" and seated is not known:
                return _settled(seated, local_of(seated).copy())
            raise
    local = _told(SealedHistory(await locks.group(), arrived.letter.terms, {}), arrived, own=True)
    game = _entered(arrived, _fitting(arrived, local), local, own=True)
    people = (seat for seat in mine if not game.mine and game.seats[seat].kind != "computer")
    return game._replace(more=parcel.asking(game.more, next(people, None)))


async def proves(known: Kept, arrived: Arrived, fault: Fault) -> bool:
    """Whether what came in is evidence against somebody; it is kept with the game, then."""
    proved = local_of(known).judge.note(fault, arrived.parcel.messages)
    if proved:
        await kept.keep(known, known.fragment())
    return proved


def called_off(known: Kept, pack: int) -> Kept:
    """The game as it was before the deals from a pack, which are void."""
    local = local_of(known).copy()
    local.call_off(pack)
    return _settled(known, local)


async def _confirmed(lang: str, game: Kept, arrived: Arrived, *, first: bool = False) -> Kept:
    """The game after a link: one that this device lost, or has from a backup, goes on once who plays here says that it
    stands as the link says, which is another player's or the `first`."""
    local, last = local_of(game).copy(), arrived.speaker
    own = last in local.devices or bool(arrived.parcel.secrets)
    if not local.restored or last is None or (own and not first):
        return game
    local.restored = not await seals.confirmed(lang, local, _named(lang, game, [last]))
    return game if local.restored else _settled(game, local)


def _stands_there(known: Kept, arrived: Arrived) -> bool:
    """Whether a link says how far this device is, as the one in its own address does."""
    return arrived.letter.window.last == local_of(known).known()


def _with_seats(known: Kept, masters: Mapping[int, bytes]) -> Kept:
    """The game with the seats of these secrets played here too."""
    local = local_of(known)
    if masters.keys() <= local.masters.keys():
        return known
    again = local.seated(masters)
    seats, mine = _seated(known.seats, again), known.mine | masters.keys()
    return known._replace(history=again, seats=seats, mine=mine, watch=False)


def met(known: Kept, arrived: Arrived) -> Kept:
    """The game once this device knows what a link says, and has said what it owes itself.

    Fault, and nothing changed, if anything is wrong with the link or nothing in it is new.
    """
    local = local_of(known).copy()
    local.take(arrived.parcel.messages)
    return _taken(known, arrived, local)


def _taken(known: Kept, arrived: Arrived, local: SealedHistory) -> Kept:
    """The game once this device has said what it owes itself after a link, of which `local` is what it knows now."""
    more = successor.kept(known.more, evening.agreed(known.more, arrived.parcel.more))
    game = _settled(known._replace(more=more), local)
    last = arrived.speaker
    named = tuple(  # nobody signs a name: who has one changes it in a link of their own
        their._replace(name=our.name or their.name, emblem=our.emblem or their.emblem)
        if seat != last
        else their
        for seat, (our, their) in enumerate(zip(known.seats, arrived.seats, strict=True))
    )
    return game._replace(seats=_seated(claims.merged(known.seats, named, known.mine, newer=True), local))


def _fitting(arrived: Arrived, local: SealedHistory) -> dict[int, bytes]:
    """By seat the secrets that a link holds; Fault if they are not those of who plays there."""
    masters = masters_of(arrived.parcel.secrets)
    if not local.fits(masters):
        raise Fault("torn")
    return masters


async def _asked(lang: str, arrived: Arrived, masters: Mapping[int, bytes]) -> bool:
    """Whether the seats with these secrets are to be played here from now on."""
    seats = arrived.seats
    person = next((seat for seat in masters if seats[seat].kind != "computer"), None)
    return person is None or await arrivals.ask_here(lang, arrived.match.game, seats, person, arrived.colours)


def local_of(known: Kept) -> SealedHistory:
    """What this device has of a sealed match."""
    assert isinstance(known.history, SealedHistory)
    return known.history


async def first_seen(
    lang: str,
    arrived: Arrived,
    ready: Callable[[], object],
    layout: Layout | None = None,
    *,
    live: bool = False,
) -> Kept | None:
    """A match that this device has never seen, as it is kept from now on: asks who holds the device. None when
    the question was put away; Fault if anything is wrong with the link.

    `ready` is called before anything is asked; `layout` is how the game is to be shown to who plays, or looks on. With
    `live` the link wishes that they play live.
    """
    if arrived.parcel.secrets and arrived.letter.is_name:
        await _keep_secrets(lang, arrived, ready)
        return None
    if arrived.letter.is_name and (arrived.asks is not None or not arrived.letter.terms.position):
        raise Fault("missing")
    local = await _looked_on(arrived)
    if before := await _before(arrived, local):
        return await followed(lang, before, arrived, ready)
    masters = await _masters(lang, arrived, local, ready)
    if masters is None:
        return None
    masters, keyless = _keyed(masters)
    shown_as = "table" if layout is None or (layout == "hand" and not masters) else layout
    back = bool(masters.keys() & local.table.joined.keys())
    for seat in masters.keys() - local.table.joined.keys():
        if live:
            await joining.wants_live(lang, _entered(arrived, {}, local))
        sitting = await joining.sit(lang, partial(_entered, arrived, {}, local), seat, introduced=live)
        arrived = arrived._replace(seats=sitting.seats)
    game = _entered(arrived, masters, local, back=back)._replace(layout=shown_as)
    game = game._replace(more=parcel.asking(game.more, keyless))
    return await _confirmed(lang, _settled(game, local_of(game)), arrived, first=True)


def _keyed(masters: Mapping[int, bytes]) -> tuple[dict[int, bytes], int | None]:
    """Return the secrets that there are, and the seat whose player has lost theirs, if there is one."""
    keyless = next((seat for seat, master in masters.items() if not master), None)
    return {seat: master for seat, master in masters.items() if master}, keyless


def _entered(
    arrived: Arrived,
    masters: Mapping[int, bytes],
    local: SealedHistory,
    *,
    own: bool = False,
    back: bool = False,
) -> Kept:
    """A match of which nothing was known here, whose seats with these secrets are played here; `local` is what who
    looks on has of it. `own` says that it is a backup of this device, `back` that they were played elsewhere before."""
    seats = _seated(arrived.seats, local)
    if masters:
        local = _told(SealedHistory(local.group, local.terms, masters), arrived, own=own)
        local.restored |= back
        seats = arrivals.claimed_all(seats, (seat for seat in masters if not seats[seat].claimed))
    mine = frozenset(masters)
    more = arrived.parcel.more
    return Kept(local, seats, mine, watch=not mine, more=more, sent=Sent(0))


async def _before(arrived: Arrived, local: SealedHistory) -> Kept | None:
    """Return the game that goes on in the one of a link, where somebody here has a seat in both; None if there is
    none."""
    position, night = arrived.letter.terms.position, evening.of(arrived.parcel.more).results
    marked = await kept.marked(night[-1].mark) if night and not position else None
    for entry in await kept.list_all() if position else filter(None, [marked]):
        at_table = entry.sealed and len(entry.names) == len(arrived.seats) and (entry.waits or not position)
        seats = not arrived.parcel.watch and arrivals.free(arrived.seats, entry.mine)
        if at_table and (position or seats):  # whose seat a computer plays now is called back by any link
            game = await kept.load(entry.key)
            if game is not None and _own(game) and leads_on(game, arrived, local):
                return game
    return None


async def _masters(
    lang: str, arrived: Arrived, local: SealedHistory, ready: Callable[[], object]
) -> dict[int, bytes] | None:
    """By seat that is played here from now on its secret; none for who looks on, None if the question was put away. The
    secret is empty for who says to be a player, but has lost the key.

    Who takes a seat before it is due waits for it; who lost the game and opened a link with the secret of a seat has
    that seat again.
    """
    code, held, seats = arrived.letter.terms.code, arrived.parcel, arrived.seats
    held_here = masters_of(await kept.secrets_of(arrived.match)).items()
    if brought := {seat: master for seat, master in held_here if local.fits({seat: master})}:
        return brought
    if masters := _fitting(arrived, local):
        ready()
        return masters if await _asked(lang, arrived, masters) else {}
    people = [seat for seat, one in enumerate(seats) if one.kind != "computer"]
    free = [seat for seat in people if seat not in local.table.joined]
    if held.watch or not local.owing():
        return {}
    ready()
    more, seats = (say(lang, "sealed.join"), seats) if free else ("", _seated(seats, local))
    answer = await who.ask(lang, seats, code, free[:1], arrived.colours, more, offered=free or people)
    if answer is None:
        return None
    return {} if answer == who.WATCH else {answer: locks.master() if free else b""}


async def _keep_secrets(lang: str, arrived: Arrived, ready: Callable[[], object]) -> None:
    """Keep the secrets of a device for when the game itself arrives, and say what is to be done until then. Others that
    are kept for these seats are replaced only if somebody wants that."""
    new, held = masters_of(arrived.parcel.secrets), masters_of(await kept.secrets_of(arrived.match))
    seats = [seat for seat in range(len(arrived.seats)) if seat in new]
    people = [seat for seat in seats if arrived.seats[seat].kind != "computer"]
    other = [seat for seat in seats if held.get(seat, new[seat]) != new[seat]]
    if not people:
        raise Fault("torn")
    ready()
    if other:
        choices = {way: say(lang, f"sealed.key.{way}") for way in ("old", "new")}
        words = say(lang, "sealed.key.other.ask", name=_named(lang, arrived, other))
        if await dialogs.ask(say(lang, "sealed.key.other"), words, choices) != "new":
            return
    await kept.put_secrets(arrived.match, written(held | new))
    words = say(lang, "sealed.key", name=_named(lang, arrived, people))
    await dialogs.ask(say(lang, "sealed.key.title"), words, {"ok": say(lang, "close")})


def _seated(seats: tuple[Seat, ...], local: SealedHistory) -> tuple[Seat, ...]:
    """The seats, of which those that joined are taken."""
    joined = local.table.joined
    return tuple(
        one._replace(claimed=one.claimed or (seat in joined and one.kind != "computer"))
        for seat, one in enumerate(seats)
    )
