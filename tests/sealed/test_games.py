"""Whole sealed games: by links between devices, each of which knows its own cards alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kaartbord.games import ENTRIES
from kaartbord.rules.protocol import DEALER, Action, Placements
from kaartbord.sealed import audit, due, link
from kaartbord.sealed.course.steps import ALL
from kaartbord.sealed.dealings import DEALINGS, conflicting_options
from kaartbord.sealed.device import Device
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.messages import Lock, Move, RevealSeed, Unlock
from kaartbord.sealed.pack import PackSlot
from support.long import long
from support.sealed.groups import SodiumGroup, chance, noble
from support.sealed.tables import Sealed

TABLES = [(code, seats) for code in DEALINGS for seats in ENTRIES[code].seats]
GAMES = [(code, seats) for code, seats in TABLES if seats in (ENTRIES[code].seats[0], 4)]


def play(table: Sealed, messages: int) -> int:
    """So many messages and on until everybody can read its hand, or to the end of the game."""
    made = 0
    while (made < messages or locked(table)) and table.hop() is not None:
        made += 1
    for seat in range(table.terms.seats):
        table.receive(seat)
    return made


def locked(table: Sealed) -> bool:
    """Return whether somebody holds a card that it cannot read yet."""
    last = table.devices[table.links[-1][0]].table
    pack = last.packs[last.playing]
    return any(not pack.is_readable(slot) for chair in set(pack.owners) - {-1} for slot in due.hand(last, chair))


HOUSES = [
    *((*game, {}) for game in GAMES),
    *long(*((*game, {}) for game in TABLES if game not in GAMES)),
    ("P", 3, {"blind_anyone": True, "limit": 5, "kings_final": "two"}),
    ("P", 3, {"limit": 5, "kings_final": "three", "toep_any_time": False}),
    ("P", 2, {"was_penalty": "keep_old"}),
    *long(("P", 3, {"was_penalty": "keep_new"}), ("P", 4, {"was": False})),
]


@pytest.mark.parametrize(("code", "seats", "house"), HOUSES)
def test_what_a_device_sees_is_what_the_open_game_with_the_same_cards_shows_it(code, seats, house) -> None:
    table = Sealed(code, seats, house)
    play(table, 70)
    game = table.terms.rules
    states = audit.followed(table.devices[0].table, table.cards())
    for seat, device in enumerate(table.devices):
        assert len(device.views) == len(states) > 10
        assert device.views == [game.view(state, seat) for state in states]
        assert device.table.state == game.view(states[-1], None)


MOST_TRIED = 60
"""Matches among which there must be one in which something happens: the cards hang on the form of a match too."""


def first(found: Callable[[int], Sealed | None], seed: int) -> Sealed:
    """The first of the matches from a seed on in which something happens."""
    tried = map(found, range(seed, seed + MOST_TRIED))
    return next(table for table in tried if table)


@pytest.mark.parametrize("seed", [14, *long(*range(100, 1100, 100))])
def test_who_has_three_alike_draws_unseen(seed) -> None:
    """Nobody sees which card is put aside, nor which is drawn; in the end all is as in the open game."""
    table = first(three_alike, seed)
    play(table, 8)
    game = table.terms.rules
    states = audit.followed(table.devices[0].table, table.cards())
    for seat, device in enumerate(table.devices):
        assert device.views == [game.view(state, seat) for state in states]


def three_alike(seed: int) -> Sealed | None:
    """A match at which somebody draws for a fourth card of a rank, up to there."""
    table = Sealed("P", 3, {"four_alike": True}, seed=seed)

    def pick(device: Device, legal: list[Action]) -> Action:
        chances = [action for action in legal if action.kind in ("draw", "show")]
        return (chances or [table.dice.choice(legal)])[0]

    def drawn() -> int:
        last = table.devices[table.links[-1][0] if table.links else 0].table
        return sum(step.kind == "draw" and step.seat != DEALER for step in last.steps)

    while not drawn() and table.hop(pick) is not None:
        pass
    return table if drawn() else None


@pytest.mark.parametrize(
    ("seed", "held"), [(1, True), (2, False), *long((100, True), (200, True), (300, False), (400, False))]
)
def test_who_holds_the_two_of_spades_leads_it_or_all_say_that_nobody_does(seed, held) -> None:
    """Two players with a stock (`two_player_mode`): half of the time the two of spades lies in it."""

    def found(seed: int) -> Sealed | None:
        table = Sealed("O", 2, {"two_player_mode": "stapel"}, seed=seed)
        play(table, 55)
        return table if bool(leads(table)[0]) == held else None

    table = first(found, seed)
    last = table.devices[table.links[-1][0]].table
    led, leader = leads(table)
    assert leader == (led[0][1] if led else 1 - last.state.dealer)
    assert sum(step.kind == "draw" for step in last.steps) == 13
    game = table.terms.rules
    states = audit.followed(last, table.cards())
    for seat, device in enumerate(table.devices):
        assert device.views == [game.view(state, seat) for state in states]
        assert device.table.state == game.view(states[-1], None)


def leads(table: Sealed) -> tuple[Placements, int]:
    """Return the holder of the two of spades, if the dealer names one, and the seat that led then."""
    last = table.devices[table.links[-1][0]].table
    ((led, leader),) = [
        (step.placements, last.steps[at + 1].seat) for at, step in enumerate(last.steps) if step.kind == "exchange"
    ]
    return led, leader


WISHES = ("no_blind", "wash_white", "check", "stay", "no_toep", "card")
"""The choices of seats at a table where everybody says wash."""


def test_a_hand_that_was_turned_over_is_drawn_from_under_the_stock() -> None:
    """Seven seats leave four cards in the stock. The first who washes is turned over and out, the second draws those
    four, the third the hand that lay open."""
    table = Sealed("P", 7, seed=3)

    def pick(device: Device, legal: list[Action]) -> Action:
        by_kind = {action.kind: action for action in legal}
        wishes = [wish if wish != "check" or not device.view.under else "no_check" for wish in WISHES]
        return next((by_kind[wish] for wish in wishes if wish in by_kind), legal[0])

    def drawn() -> list[PackSlot]:
        steps = table.devices[table.links[-1][0] if table.links else 0].table.steps
        open_draws = (step for step in steps if step.kind == "draw" and ALL in step.sees)
        return [place for step in open_draws for place in step.places]

    for _ in range(70):
        table.hop(pick)
    play(table, 0)
    played = {place for step in table.devices[0].table.steps if step.kind == "card" for place in step.places}
    assert len(drawn()) == 4
    assert played.issuperset(drawn())
    game = table.terms.rules
    states = audit.followed(table.devices[0].table, table.cards())
    for seat, device in enumerate(table.devices):
        assert device.views == [game.view(state, seat) for state in states]


@pytest.mark.parametrize("seats", [2, 5, *long(3, 4, 7)])
def test_who_is_caught_with_a_wash_draws_a_hand_that_lies_open(seats) -> None:
    """Once the others have unlocked it, its owner opens it, and only then all see that it was drawn."""
    table = first(lambda seed: caught(seats, seed), 3)
    last = table.devices[table.links[-1][0]].table
    game = table.terms.rules
    states = audit.followed(last, table.cards())
    for seat, device in enumerate(table.devices):
        assert device.views == [game.view(state, seat) for state in states]
        assert device.table.state == game.view(states[-1], None)


def caught(seats: int, seed: int) -> Sealed | None:
    """A match at which two hands are drawn open, and some card of the first is played."""
    table = Sealed("P", seats, {"was_penalty": "open_hand"}, seed=seed)

    def pick(_: Device, legal: list[Action]) -> Action:
        by_kind = {action.kind: action for action in legal}
        return next((by_kind[wish] for wish in WISHES if wish in by_kind), legal[0])

    def drawn() -> list[tuple[PackSlot, ...]]:
        steps = table.devices[table.links[-1][0] if table.links else 0].table.steps
        return [step.places for step in steps if step.kind == "draw" and ALL in step.sees]

    while len(drawn()) < 2 and table.hop(pick) is not None:
        pass
    for _ in range(4 * seats):
        table.hop(pick)
    play(table, 0)
    last = table.devices[table.links[-1][0]].table
    played = {place for step in last.steps if step.kind == "card" for place in step.places}
    assert all(len(places) == 4 for places in drawn())
    return table if len(drawn()) > 1 and played & {*drawn()[0]} else None


def test_an_open_hand_that_is_drawn_in_a_deal_that_is_void_is_audited() -> None:
    table = Sealed("P", 2, {"was_penalty": "open_hand"}, seed=2)

    def pick(_: Device, legal: list[Action]) -> Action:
        return next((a for a in legal if a.kind in ("no_blind", "wash_white", "check")), legal[0])

    while (last := table.devices[table.links[-1][0]].table if table.links else None) is None or not (
        last.turning() and last.state.phase == "draw"
    ):
        table.hop(pick)
    coming = last.turning()
    table.hop(pick)
    device = table.receive(1 - table.links[-1][0])
    assert device.table.turning() == coming and not {*coming} & device.table.shown.keys()
    pack = device.table.playing
    device.call_off(pack)
    table.links.append((device.seat, link.write(device)))
    assert {*coming} <= table.cards().keys()


@pytest.mark.parametrize(("code", "seats"), [GAMES[0], *long(*GAMES[1:])])
def test_a_whole_game(code, seats) -> None:
    table = Sealed(code, seats)
    assert play(table, 5000) < 5000
    assert {due.next_senders(device.table) for device in table.devices} == {()}
    states = audit.followed(table.devices[0].table, table.cards())
    assert table.terms.rules.score(states[-1]).winners


@pytest.mark.parametrize("seats", [2, 4])
def test_links_before_the_first_card(seats) -> None:
    table = Sealed("K", seats)
    for _ in range(2 * seats - 2):
        table.hop()
    assert {step.kind for step in table.devices[table.links[-1][0]].table.steps} == {"deal"}
    assert table.hop() == 0
    assert table.devices[0].table.steps[-1].seat == 0


@pytest.mark.parametrize("seats", [4, *long(6, 8)])
def test_an_exchange_costs_no_messages_but_the_gifts(seats) -> None:
    """The first giver only promises, and its envelope comes with its first card, before the receiver plays."""
    table, made = Sealed("T", seats), list[list[str]]()
    while not any(
        step.kind == "exchange" for step in table.devices[table.links[-1][0] if table.links else 0].table.steps
    ):
        table.hop()
    while len(made) < seats:
        seat = table.hop()
        operations = table.devices[seat or 0].log.entries[-1].operations
        made.append([operation.kind for operation in operations if isinstance(operation, Move)])
    assert all(made)


def test_who_plays_two_hands_gives_from_both_in_a_row() -> None:
    table = Sealed("O", 2)
    while table.devices[table.links[-1][0] if table.links else 0].table.state.given < 3:
        table.hop()
    last = table.devices[table.links[-1][0]].table
    givers = [step.seat for step in last.steps if step.kind == "give"]
    assert givers == [0, 0, 1, 1] * 3


@pytest.mark.parametrize(("code", "seats"), GAMES)
def test_nobody_can_read_the_hand_of_another(code, seats) -> None:
    table = Sealed(code, seats)
    play(table, 2 * seats + 3)
    for seat, device in enumerate(table.devices):
        pack = device.table.packs[device.table.playing]
        points = device.table.basis.card_points(pack.number)
        assert not set(points) & {point for point in pack.points if point}
        own = {slot for number, slot in device.cards if number == pack.number}
        assert own and all(seat in (pack.owners[slot] % seats, pack.provers[slot]) for slot in own)


@pytest.mark.parametrize(("code", "seats"), [("K", 6), ("O", 4), *long(("K", 2), ("K", 4), ("T", 6), ("L", 4))])
def test_nobody_reads_the_next_hand_before_this_one_is_played_out(code, seats) -> None:
    """But who begins the next deal: it may with one card left."""
    table, unlocked = Sealed(code, seats, seed=3), 0
    for _ in range(80):
        table.hop()
        last = table.devices[table.links[-1][0]].table
        if last.playing < 0:
            continue
        first = table.terms.dealing.starts(last.state)
        for number, pack in last.packs.items():
            stages = range(last.dealt if number == last.playing else 0, 9)
            coming = [slot for slot, stage in enumerate(pack.stages) if stage in stages]
            unlocked += any(pack.locks[slot].bit_count() < last.basis.shufflers for slot in coming)
            for seat in {pack.provers[slot] for slot in coming if pack.is_readable(slot)}:
                assert due.is_nearly_done(last, seat, int(seat == first))
    assert unlocked


def test_who_does_not_shuffle_locks_before_anybody_unlocks() -> None:
    """The two who do shuffle then unlock the hands of all together."""
    table = Sealed("P", 6, {"was": False, "blind": False}, seed=3)
    while table.devices[table.links[-1][0] if table.links else 0].table.playing < 2:
        table.hop()
    entries = table.devices[table.links[-1][0]].log.entries
    about = [(at, op) for at, entry in enumerate(entries) for op in entry.operations]
    locks, unlocks = ({at for at, op in about if isinstance(op, kind) and op.pack == 1} for kind in (Lock, Unlock))
    assert (len(locks), len(unlocks)) == (4, 2)
    assert max(locks) <= min(unlocks)


def test_who_does_not_shuffle_puts_no_lock_on_cards_that_lie_open() -> None:
    """As it may draw them from under the stock, when a wash was turned over."""
    table = Sealed("P", 6, {"limit": 8}, seed=2)

    def drawn_in_sight() -> bool:
        last = table.devices[table.links[-1][0]].table if table.links else table.devices[0].table
        return any(step.kind == "draw" and ALL in step.sees for step in last.steps)

    while not drawn_in_sight():
        assert table.hop() is not None


def test_a_blind_call_is_blind() -> None:
    """Nobody unlocks a hand before its owner may look at it, so no program can see it."""
    table = Sealed("P", 2, {"blind_anyone": True})
    blind = 0
    while blind < 3 and table.hop() is not None:
        device = table.devices[table.links[-1][0]]
        if device.table.state.phase == "blind":
            blind += 1
            pack = device.table.packs[device.table.playing]
            assert not any(pack.is_readable(slot) for slot in range(len(pack.points)))
            assert not any(place[0] == pack.number for d in table.devices for place in d.cards)
    assert blind


@pytest.mark.parametrize(
    ("code", "house"),
    [
        ("K", {"guarantee_start_card": True}),
    ],
)
def test_a_house_rule_for_which_somebody_must_see_a_hand_is_refused(code, house) -> None:
    table = Sealed(code, 2, house)
    table.hop()
    assert conflicting_options(code, table.terms.options) == tuple(house)
    with pytest.raises(Fault) as found:
        table.receive(1)
    assert found.value.kind == "foreign"
    assert conflicting_options(code, table.terms.options) == tuple(house)


def test_in_toepen_no_seed_is_shown_before_the_match_is_over() -> None:
    """They would show what somebody folded."""
    table = Sealed("P", 2)
    while table.hop() is not None:
        last = table.devices[table.links[-1][0]].table  # a wash that is turned over may end the match
        goes_on = bool(table.terms.rules.to_move(last.state))
        assert not (goes_on and any(seeds_shown(device) for device in table.devices))
    for seat in (0, 1):
        table.receive(seat).speak()
        table.links.append((seat, link.write(table.devices[seat])))
    shown = seeds_shown(table.devices[1])
    assert {seat for seat, _ in shown} == {0, 1}
    assert {pack for _, pack in shown} == set(range(table.devices[1].table.playing + 1))


def seeds_shown(device: Device) -> list[tuple[int, int]]:
    """(seat, pack) of all seeds that a device was shown."""
    entries = device.log.entries
    return [(entry.seat, op.pack) for entry in entries for op in entry.operations if isinstance(op, RevealSeed)]


def test_devices_with_different_back_ends_play_together() -> None:
    """One with libsodium, one with what the page uses; their links are those that one back end makes alone."""
    alone, random = Sealed("K", 2, group=SodiumGroup()), chance()
    with noble(random) as group:
        table = Sealed("K", 2, group=SodiumGroup(random))
        table.devices[1] = Device(group, table.terms, 1, bytes([2]) * 32)
        for _ in range(6):
            assert table.hop() == alone.hop()
            assert table.links[-1] == alone.links[-1]
    assert table.devices[0].table.packs[0].opened
