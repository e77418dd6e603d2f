"""The seat that must send the next message of a sealed table, and the messages that each seat owes the others."""

from collections.abc import Iterable
from itertools import chain

from ..games import GAMES
from ..match.setup.house_rule_choices import Values, count_asking_rules
from ..rules.protocol import DEALER
from ..rules.seats import chairs_of_seat, seat_of_chair
from .dealing import shufflers
from .dealings import DEALINGS
from .log import LogEntry
from .messages import Complain, Move, VoidDeals
from .pack import Pack, PackSlot
from .table import LAST_PACK, SealedTable


def links(seats: int) -> int:
    """Return the number of links that seal the cards."""
    return seats + (seats - 2 if shufflers(seats) == seats else 0)


def links_before_cards(code: str, values: Values, seats: int) -> int:
    """Return the most links that go round before the first card, with these house rules."""
    game = GAMES[code]
    state = game.setup(game.options(values), seats)
    return links(seats) + seats * count_asking_rules(game.INFO, values) + DEALINGS[code].first(state)


def next_senders(table: SealedTable) -> tuple[int, ...]:
    """Return the seats of which one must send the next message; () when the game is over.

    Seats join in order. The seat on turn waits until its hand can be read; of those that owe it an unlock the lowest
    comes first, but a seat whose own lock is not on yet precedes all. Of several that choose unseen the last one listed
    begins, as it leads after that, and the others follow in order: so the envelopes of promised cards come with their
    first cards. There are several seats if only the holder of a certain card knows that it is to lead it.
    """
    seats = table.terms.seats
    if len(table.joined) < seats:
        return (next(seat for seat in range(seats) if seat not in table.joined),)
    movers = table.terms.rules.to_move(table.state)
    if not movers:
        return ()
    pack = table.packs.get(table.playing)
    if pack and (turned := [slot for _, slot in table.turning()]):
        return _first(table, seat_of_chair(pack.owners[turned[0]], seats), _closed(pack, turned))
    if movers[0] == DEALER:
        shuffling = [seat for seat in range(seats) if must_shuffle(table, seat)] or seats_due_envelopes(table)
        if not shuffling and table.terms.dealing.unheld(table.state):
            return tuple(seat for seat in range(seats) if seat not in table.lacking)[:1]
        return tuple(shuffling[:1] or range(seats))
    mover = movers[0] if table.terms.rules.INFO.interrupts or table.laid else movers[-1]
    out, locked = table.terms.dealing.out, unreadable_slots(table, mover)
    for seat in range(seats):  # one that is out and may look at its hand after all need not wait for a deal
        locked += unreadable_slots(table, seat) if seat != mover and out(table.state, seat) else []
    return _first(table, mover, locked)


def can_send(table: SealedTable, entry: LogEntry) -> bool:
    """Return whether a seat may send a message now. It is on turn, acts out of turn in a game that allows
    that, calls a deal off, or complains; or, once the game is over, reveals the seeds that it owes."""
    turn, seat = next_senders(table) or closing(table), entry.seat
    interrupts = table.terms.rules.INFO.interrupts
    kinds = (VoidDeals, Complain, Move) if interrupts else (VoidDeals, Complain)
    return bool(entry.operations) and (seat in turn or any(isinstance(op, kinds) for op in entry.operations))


def closing(table: SealedTable) -> tuple[int, ...]:
    """Return the seat that reveals its seeds next, after the end of the game; () before, and once all have."""
    if next_senders(table):
        return ()
    last = set() if table.terms.strict else {table.playing}  # before the strict form only this is waited for
    owing = (seat for seat in range(table.terms.seats) if (last or {*table.owed(seat)}) & {*table.owed(seat)})
    return tuple(owing)[:1]


def _first(table: SealedTable, mover: int, locked: list[int]) -> tuple[int, ...]:
    """Return the seat that must speak first so that a seat can read these slots: itself if it waits for no other."""
    pack, seats = table.packs[table.playing], table.terms.seats
    if locked and (bare := _bare(table)):
        return (mover if mover in bare else min(bare),)
    owing = {
        seat for slot in locked for seat in range(seats) if pack.locks[slot] >> seat & 1 and seat != pack.provers[slot]
    }
    owing |= {seat_of_chair(pack.gifts[slot].giver, seats) for slot in locked if slot in pack.gifts}
    return (min(owing - {mover}, default=mover),)


def _bare(table: SealedTable) -> set[int]:
    """Return the seats whose own lock is not yet on cards that were dealt to them and that they may see.
    Nobody can unlock these before; so they all come first, and each seat unlocks all in one message."""
    pack, dealing = table.packs[table.playing], table.terms.dealing
    chairs = [chair for chair in range(dealing.chairs(table.state)) if not dealing.blind(table.state, chair)]
    slots = chain.from_iterable(_closed(pack, hand(table, chair)) for chair in chairs)
    return {pack.provers[slot] for slot in slots if not pack.locks[slot] >> pack.provers[slot] & 1}


def turns(table: SealedTable, seat: int) -> list[PackSlot]:
    """Return the cards that a seat must open now as they are turned over or drawn open, once it can read all."""
    turned = [place for place in table.turning() if place not in table.shown]
    pack = table.packs.get(table.playing)
    if not pack or any(seat_of_chair(pack.owners[slot], table.terms.seats) != seat for _, slot in turned):
        return []
    return [] if _closed(pack, [slot for _, slot in turned]) else turned


def _closed(pack: Pack, slots: Iterable[int]) -> list[int]:
    """Return those of the slots that are not open and that their owner cannot read yet."""
    return [slot for slot in slots if slot not in pack.opened and not pack.is_readable(slot)]


def seats_due_envelopes(table: SealedTable) -> list[int]:
    """Return the seats that owe the envelope of a card that they promised."""
    return sorted({seat_of_chair(pack.gifts[slot].giver, table.terms.seats) for pack, slot in _due_gifts(table)})


def fills(table: SealedTable, seat: int) -> list[PackSlot]:
    """Return the promised cards whose envelopes this seat owes, as their receivers have given their own."""
    return [
        (pack.number, slot)
        for pack, slot in _due_gifts(table)
        if seat_of_chair(pack.gifts[slot].giver, table.terms.seats) == seat
    ]


def must_report_missing(table: SealedTable, seat: int) -> bool:
    """Return whether a seat must announce now that it lacks the card that its holder leads, if that is so."""
    if seat in table.lacking or not table.terms.dealing.unheld(table.state):
        return False
    pack = table.packs[table.playing]
    return all(not _closed(pack, pack.of(chair)) for chair in chairs_of(table, seat))


def _due_gifts(table: SealedTable) -> list[tuple[Pack, int]]:
    return [
        (pack, slot)
        for pack in table.packs.values()
        for slot, gift in pack.gifts.items()
        if not gift.envelope and ((pack.number, slot) not in table.laid.values() or gift.receiver in table.laid)
    ]


def can_move(table: SealedTable, seat: int) -> bool:
    """Return whether it is this seat's turn and it can read its hand."""
    joined = len(table.joined) == table.terms.seats
    return joined and seat in table.terms.rules.to_move(table.state) and not unreadable_slots(table, seat)


def unreadable_slots(table: SealedTable, seat: int) -> list[int]:
    """Return the slots in the hand with which a seat is to move that it cannot read yet."""
    pack = table.packs[table.playing]
    chair = table.terms.dealing.acting(table.state, seat)
    if table.terms.dealing.blind(table.state, chair):
        return []
    return _closed(pack, hand(table, chair))


def must_shuffle(table: SealedTable, seat: int) -> bool:
    """Return whether the game cannot continue before this seat has shuffled."""
    waits = table.terms.rules.to_move(table.state) == (DEALER,) and not table.laid
    return waits and can_shuffle(table, seat)


def can_shuffle(table: SealedTable, seat: int) -> bool:
    """Return whether this seat has still to shuffle the next pack."""
    following = table.packs.get(table.playing + 1)
    left = seat < table.basis.shufflers and table.playing < LAST_PACK
    return left and not (following and following.keys[seat])


def should_shuffle_early(table: SealedTable, seat: int) -> bool:
    """Return whether this seat shuffles the next pack during the current one: with one card left, or two. It is two if
    hands are thrown away: a seat that does so then can more often unlock the next one immediately."""
    cards = 2 if table.terms.dealing.throws_away else 1
    return is_last_deal(table) and is_nearly_done(table, seat, cards) and can_shuffle(table, seat)


def chairs_of(table: SealedTable, seat: int) -> tuple[int, ...]:
    """Return the chairs that a seat plays."""
    return chairs_of_seat(seat, table.terms.seats, table.terms.dealing.chairs(table.state))


def is_last_deal(table: SealedTable) -> bool:
    """Return whether no more deals come from the current pack."""
    return table.playing >= 0 and table.dealt == max(table.packs[table.playing].stages) + 1


def is_nearly_done(table: SealedTable, seat: int, cards: int) -> bool:
    """Return whether each hand of the seat has at most `cards` cards to play before the deal is over."""
    if table.playing < 0 or table.terms.dealing.out(table.state, seat):
        return table.playing >= 0
    kept = table.terms.dealing.left(table.state)
    return all(len(hand(table, chair)) <= kept + cards for chair in chairs_of(table, seat))


def hand(table: SealedTable, chair: int) -> list[int]:
    """Return the slots of the cards that a chair holds, without those it will get when gifts are opened."""
    pack, coming = table.packs[table.playing], table.laid.values()
    slots = (slot for slot in pack.of(chair) if pack.stages[slot] < table.dealt)
    return [slot for slot in slots if (pack.number, slot) not in coming]


def unlocks(table: SealedTable, seat: int) -> list[PackSlot]:
    """Return the dealt cards of others that this seat's lock is still on."""
    if table.playing < 0:
        return []
    return _locked(table, table.packs[table.playing], seat, range(table.dealt))


def next_places_to_unlock(table: SealedTable, seat: int) -> list[PackSlot]:
    """Return the cards of others in the next deal to unlock, once this seat has played out its hand.

    The seat that begins that deal keeps its lock on, and nobody takes the last lock but their own off the cards of a
    seat that still plays: so nobody sees the next hand before this one is played out. Only the beginner may see it with
    one card left; else it would have to wait for a message whenever it plays the last card too.
    """
    first = table.terms.dealing.starts(table.state)
    if not is_nearly_done(table, seat, 0) or first == seat:
        return []
    pack, stage = table.packs[table.playing], table.dealt
    if is_last_deal(table):
        if table.playing + 1 not in table.packs:
            return []
        pack, stage = table.packs[table.playing + 1], 0
    done = {other for other in range(table.terms.seats) if is_nearly_done(table, other, int(other == first))}
    return [
        (number, slot)
        for number, slot in _locked(table, pack, seat, range(stage, stage + 1))
        if pack.locks[slot] != 1 << seat | 1 << pack.provers[slot] or pack.provers[slot] in done
    ]


def _locked(table: SealedTable, pack: Pack, seat: int, stages: range) -> list[PackSlot]:
    """Return the places that a seat can unlock in these deals."""
    return [
        (pack.number, slot)
        for slot, chair in enumerate(pack.owners)
        if chair >= 0
        and pack.stages[slot] in stages
        and not (pack.number == table.playing and table.terms.dealing.blind(table.state, chair))
        and seat_of_chair(chair, table.terms.seats) != seat
        and pack.provers[slot] != seat
        and slot not in pack.opened
        and pack.locks[slot] >> seat & pack.locks[slot] >> pack.provers[slot] & 1
    ]
