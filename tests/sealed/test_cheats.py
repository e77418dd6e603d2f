"""A cheating player for each kind of cheat, what finds it and when, and who is named."""

from __future__ import annotations

import random
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from kaartbord.games.toepen.rules import tricks
from kaartbord.rules.protocol import Action
from kaartbord.sealed import audit, due, link, proofs
from kaartbord.sealed.course.terms import LEAN
from kaartbord.sealed.device import Device
from kaartbord.sealed.faults import BLAMELESS_KINDS, Fault
from kaartbord.sealed.group import BASE, IDENTITY, ORDER, inverse
from kaartbord.sealed.keys import lock_of, order_of
from kaartbord.sealed.messages import (
    Join,
    Move,
    Open,
    PutAway,
    ReportMissingCard,
    Unlock,
    hash_points,
)
from kaartbord.sealed.pack import PointSource
from kaartbord.sealed.seat.draft import MessageDraft
from support.sealed.cheats import CHEATS, accuse, begun, bent, dealt, gifts, mover, send, shuffle, spied
from support.sealed.groups import SmallGroup, SodiumGroup
from support.sealed.tables import SMALL, Sealed


def played_out(table: Sealed) -> None:
    """The rest of the pack."""
    while table.devices[table.links[-1][0]].table.playing < 1:
        table.hop()


def audited(table: Sealed, pack: int = 0, seeds: dict[int, bytes] | None = None) -> tuple[str, int | None]:
    """Return the fault that an audit by the last speaker finds."""
    device = table.devices[table.links[-1][0]]
    given = {d.seat: d.keys.seed(pack) for d in table.devices} if seeds is None else seeds
    with pytest.raises(Fault) as found:
        audit.audit(device.log, device.table, pack, given)
    return found.value.kind, found.value.seat


@pytest.mark.parametrize("cheat", CHEATS)
def test_what_a_link_shows_is_found_by_who_opens_it(cheat: Callable[[], None]) -> None:
    cheat()


# ---- shuffling


def test_a_card_twice_is_seen_at_once() -> None:
    table = Sealed("K", 4)
    shuffle(table, SMALL, lambda new, _: new.__setitem__(5, new[6]))
    assert accuse(table, 1) == ("twins", 0)


@pytest.mark.parametrize("point", [IDENTITY, b"\xff" * 32, bytes(31) + b"\1"])
def test_what_is_no_element_is_refused(point) -> None:
    table = Sealed("K", 4)
    shuffle(table, SMALL, lambda new, _: new.__setitem__(5, point))
    assert accuse(table, 1) == ("invalid", 0)


def test_a_point_of_small_order_is_refused() -> None:
    table = Sealed("K", 2, group=SodiumGroup())
    small = bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a")
    shuffle(table, SodiumGroup(), lambda new, _: new.__setitem__(5, small))
    assert accuse(table, 1) == ("invalid", 0)


def test_a_two_made_a_second_ace_is_a_card_that_nobody_can_open() -> None:
    """The card is blinded, so that the points differ; its owner sees an unknown card, and the audit names the seat."""

    def second_ace(new: list[bytes], device: Device) -> None:
        ace = device.table.basis.card_points(0)[3]
        new[4] = SMALL.mul(lock_of(device.keys.seed(0)) + 1, ace)

    table = Sealed("K", 2)
    shuffle(table, SMALL, second_ace)
    table.hop()
    for device in table.devices:
        table.receive(device.seat)
    assert sum(len(device.dark) for device in table.devices) <= 1
    assert audited(table) == ("shuffle", 0)


def test_such_a_copy_is_found_by_the_audit() -> None:
    assert audited(spied()) == ("shuffle", 3)


# ---- unlocking


def false_unlock(scalar: int) -> Sealed:
    """Seat 1 takes off another lock than it put on."""
    table = Sealed("K", 4, form=LEAN)
    for _ in range(4):
        table.hop()
    device = table.receive(1)
    draft = MessageDraft(device)
    slots = tuple(slot for slot, who in enumerate(draft.table.packs[0].owners[:20]) if who != 1)
    pack = draft.table.packs[0]
    new = SMALL.mul_many(inverse(lock_of(device.keys.seed(0)) + scalar), [pack.points[slot] or BASE for slot in slots])
    made = {(0, slot): point for slot, point in zip(slots, new, strict=True)}
    hashes = tuple(hash_points([made[0, slot] for slot in group]) for group in pack.groups(slots))
    draft.do(Unlock(0, slots, hashes), made)
    send(table, device, draft)
    table.hop()
    return table


def test_a_false_unlock_leaves_cards_that_are_none_and_the_audit_names_the_seat() -> None:
    table = false_unlock(5)
    table.receive(0)
    assert len(table.devices[0].dark) == 5
    assert audited(table) == ("unlock", 1)


def test_cards_swapped_while_they_are_unlocked() -> None:
    table = Sealed("K", 4, form=LEAN)
    for _ in range(4):
        table.hop()
    device = table.receive(1)
    draft = MessageDraft(device)
    pack = draft.table.packs[0]
    pack.points[0], pack.points[10] = pack.points[10], pack.points[0]  # a card of seat 0 and one of seat 2
    draft.add_due()
    send(table, device, draft)
    table.hop()
    assert audited(table) == ("unlock", 1)


def test_own_cards_and_the_stock_are_not_unlocked() -> None:
    table = begun()
    device = table.receive(1)
    for slots in ((5,), (99,), (), (0, 0)):
        draft = MessageDraft(device)
        with pytest.raises(Fault) as found:
            draft.do(Unlock(0, slots, (bytes(16),)), {})
        assert (found.value.kind, found.value.seat) == ("unlock", 1)


# ---- playing


def test_who_does_not_follow_suit_is_found_by_the_audit() -> None:
    """The others see a card that may be right; with all cards known the rules say that it was not."""
    table, game = dealt("L"), None
    while True:
        device, game = table.receive(mover(table)), table.terms.rules
        legal = game.legal(device.view, device.seat)
        allowed = {action.cards for action in legal if action.kind == "card"}
        forbidden = [card for card in device.view.hands[device.seat] if bytes([card]) not in allowed]
        if allowed and forbidden:
            break
        table.hop()
    device.look = lambda: None  # type: ignore[method-assign]
    draft = MessageDraft(device)
    draft.move(Action("card", bytes(forbidden[:1])))
    send(table, device, draft)
    table.receive((device.seat + 1) % 4)
    with pytest.raises(Fault) as found:
        audit.followed(device.table, table.cards())
    assert (found.value.kind, found.value.seat) == ("illegal", device.seat)


def asked_for_four(alike: int, first: int = 1) -> tuple[Sealed, Device]:
    """Return a table of Toepen where a seat with `alike` cards of one rank is asked whether it draws a fourth, and its
    device; the seeds before the `first` have none."""
    for seed in range(first, 99):
        table = Sealed("P", 2, {"four_alike": True}, seed=seed)
        while (seat := table.hop(lambda _, legal: legal[0])) is not None:
            device = table.receive(1 - seat)
            if device.table.state.phase != "four" or not due.can_move(device.table, device.seat):
                continue
            hand = device.view.hands[device.seat]
            if tricks.most_of_a_rank(hand) == alike:
                return table, device
    raise AssertionError("no such hand")


def draw_for_four(table: Sealed, device: Device, odd: bytes) -> None:
    """Puts these cards away and asks for as many, by a program that checks nothing."""
    pack, draft = device.table.packs[device.table.playing], MessageDraft(device)
    device.look = lambda: None  # type: ignore[method-assign]
    cards = device.table.basis.deck.cards
    for slot in due.hand(device.table, device.seat):
        card = device.cards[pack.number, slot]
        if card is not None and cards[card] in odd:
            draft.do(PutAway(pack.number, slot))
    draft.operations.append(Move("draw", ()))
    draft.table.act(device.seat, draft.operations[-1], PointSource({}, set()))
    send(table, device, draft)


def test_who_draws_for_a_fourth_with_a_pair_is_found_by_the_audit() -> None:
    table, device = asked_for_four(2)
    hand = device.view.hands[device.seat]
    draw_for_four(table, device, hand[:1])
    table.receive(1 - device.seat)
    with pytest.raises(Fault) as found:
        audit.followed(device.table, table.cards())
    assert (found.value.kind, found.value.seat) == ("illegal", device.seat)


def test_who_draws_for_a_fourth_puts_one_card_away() -> None:
    table, device = asked_for_four(3, first=6)
    hand = device.view.hands[device.seat]
    for cards in (b"", hand[:2]):
        with pytest.raises(Fault) as found:
            draw_for_four(table, device, cards)
        assert (found.value.kind, found.value.seat) == ("illegal", device.seat)


def washing(penalty: str) -> Sealed:
    """A table of Toepen where a wash of seat 0 is to be turned over."""

    def pick(_: Device, legal: list[Action]) -> Action:
        by_kind = {action.kind: action for action in legal}
        wishes = ("no_blind", "wash_white", "check")
        return next((by_kind[wish] for wish in wishes if wish in by_kind), legal[0])

    table = Sealed("P", 2, {"was_penalty": penalty})
    while not table.devices[table.links[-1][0] if table.links else 0].table.turning():
        table.hop(pick)
    return table


def test_another_hand_cannot_be_turned_over_than_the_one_put_away() -> None:
    table = washing("out")
    device = table.receive(due.next_senders(table.receive(0).table)[0])
    pack = device.table.packs[device.table.playing]
    down, other = pack.down[0], pack.down[1]
    card, proof = device.proof(pack, other)
    draft = MessageDraft(device)
    with pytest.raises(Fault) as found:
        draft.do(Open(pack.number, down, card, proof, b""))
    assert (found.value.kind, found.value.seat) == ("card", device.seat)


def test_a_card_taken_up_again_is_the_one_that_lay_open() -> None:
    table = washing("keep_old")
    table.hop()
    device = table.devices[table.links[-1][0]]
    pack, draft = device.table.packs[device.table.playing], MessageDraft(device)
    slot, other = sorted(pack.up)[:2]
    with pytest.raises(Fault) as found:
        draft.do(Open(pack.number, slot, pack.opened[other], bytes(proofs.SIZE), b""))
    assert (found.value.kind, found.value.seat) == ("card", device.seat)


def test_another_hand_cannot_be_opened_than_the_one_drawn() -> None:
    """Nor one that is not unlocked yet."""
    table = washing("open_hand")
    table.hop()
    device = table.devices[table.links[-1][0]]
    (number, slot), (_, other), *_ = device.table.turning()
    free = next(card for card in range(32) if card not in device.table.packs[number].opened.values())
    with pytest.raises(Fault) as found:
        MessageDraft(device).do(Open(number, slot, free, bytes(proofs.SIZE), b""))
    assert (found.value.kind, found.value.seat) == ("locked", device.seat)
    table.hop()
    table.receive(device.seat)
    card, proof = device.proof(device.table.packs[number], other)
    with pytest.raises(Fault) as found:
        MessageDraft(device).do(Open(number, slot, card, proof, b""))
    assert (found.value.kind, found.value.seat) == ("card", device.seat)


def test_who_washes_puts_the_whole_hand_away() -> None:
    table, device = Sealed("P", 2), None
    while not (device and device.table.state.phase == "wash" and due.can_move(device.table, device.seat)):
        table.hop(lambda _, legal: next((a for a in legal if a.kind == "no_blind"), legal[0]))
        device = table.receive(1 - table.links[-1][0])
    pack, draft = device.table.packs[device.table.playing], MessageDraft(device)
    for slot in due.hand(device.table, device.seat)[:3]:
        draft.do(PutAway(pack.number, slot))
    with pytest.raises(Fault) as found:
        draft.do(Move("wash_white", ()))
    assert (found.value.kind, found.value.seat) == ("illegal", device.seat)


# ---- what only who holds it knows


def asked_who_leads(seed: int, said: int) -> tuple[Sealed, Device]:
    """Return a table of OkiDoki with a stock, after `said` seats said that they do not hold the two of spades, and the
    device that leads it or says so next."""
    table = Sealed("O", 2, {"two_player_mode": "stapel"}, seed=seed)
    last = table.devices[0].table
    while last.state.phase != "open" or len(last.lacking) < said:
        table.hop()
        last = table.devices[table.links[-1][0]].table
    return table, table.receive(due.next_senders(last)[0])


@pytest.mark.parametrize(("seed", "said"), [(4, 0), (1, 1)])
def test_who_holds_the_two_of_spades_and_says_that_it_does_not_is_found_by_the_audit(seed, said) -> None:
    table, device = asked_who_leads(seed, said)
    assert device.forced_action
    device.look = lambda: None  # type: ignore[method-assign]
    draft = MessageDraft(device)
    draft.add_due()
    draft.do(ReportMissingCard(draft.table.playing))
    send(table, device, draft)
    other = table.receive(1 - device.seat)
    if other.table.state.phase == "open":
        assert table.hop() == other.seat
    assert other.table.state.phase == "trick"
    with pytest.raises(Fault) as found:
        audit.followed(other.table, table.cards())
    assert (found.value.kind, found.value.seat) == ("illegal", device.seat)


def test_who_said_that_it_does_not_hold_it_cannot_say_so_again_nor_lead_it() -> None:
    table, _ = asked_who_leads(1, 1)
    device = table.devices[0]
    pack = device.table.packs[device.table.playing]
    with pytest.raises(Fault) as found:
        MessageDraft(device).do(ReportMissingCard(pack.number))
    assert (found.value.kind, found.value.seat) == ("turn", 0)
    table, device = asked_who_leads(4, 0)
    draft = MessageDraft(device)
    draft.add_due()
    draft.do(ReportMissingCard(pack.number))
    with pytest.raises(Fault) as found:
        draft.move(device.forced_action or Action("none"))
    assert found.value.seat == 0


# ---- gifts


def test_a_card_that_comes_back_from_who_it_was_given_to_betrays_no_lock() -> None:
    """It was proved in an envelope to who gets it, and is proved once more, to all, when its giver plays it."""
    seen = 0
    for seed in (1, 2):
        table = Sealed("O", 2, seed=seed)

        def pick(device: Device, legal: list[Action]) -> Action:
            cards, numbers = device.table.basis.deck.cards, device.cards.items()
            theirs = {cards[c] for place, c in numbers if c is not None and place in device.received}
            back = [a for a in legal if device.seat and a.kind == "give" and a.cards[0] in theirs]
            return (back or [legal[0]])[0]

        while table.hop(pick) is not None and table.devices[0].table.playing < 1:
            notes = [*table.devices[1].received.items()]
            for place, long in notes:
                for entry in table.devices[0].log.entries:
                    for brief in entry.proofs if entry.seat == 0 else ():
                        c1, s1 = (int.from_bytes(part, "little") for part in (long[:32], long[32:]))
                        c2, s2 = (int.from_bytes(part, "little") for part in (brief[:16], brief[16:]))
                        lock = (s1 - s2) * inverse(c2 - c1) % ORDER if c1 != c2 else 0
                        seen += 1
                        assert SMALL.mul(lock, BASE) != table.devices[0].table.packs[place[0]].keys[0]
    assert seen


def test_gifts_stay_closed_until_both_have_given() -> None:
    table = Sealed("T", 4)
    while not any(step.kind == "give" and step.seat == 1 for step in table.devices[1].table.steps):
        table.hop()
    promised = gifts(table.devices[1])
    assert len(promised) == 2 and not any(gift.envelope for gift in promised.values())


# ---- the log


def test_an_old_link_again() -> None:
    table = begun(2)
    table.receive(3)
    assert accuse(table, 3, table.links[-2][1]) == ("stale", None)
    assert accuse(table, 3) == ("stale", None)


def test_points_changed_on_the_way_are_blamed_on_nobody() -> None:
    table = begun()
    pack = table.devices[0].table.packs[0]
    point = pack.points[6] or b""
    changed = bent(table.links[-1][1], point, SMALL.hash_to_group(bytes(range(64))))
    assert accuse(table, 1, changed) == ("points", None)


def test_more_seats_than_there_are() -> None:
    table = Sealed("K", 2)
    guest = Device(SMALL, table.terms, 1, bytes([9]) * 32)
    guest.seat, guest.look = 5, lambda: None  # type: ignore[method-assign]
    draft = MessageDraft(guest)
    draft.operations.append(Join(guest.keys.key, guest.keys.address))
    send(table, guest, draft)
    assert accuse(table, 0) == ("turn", 5)


def test_bits_flipped_on_the_way_never_pass() -> None:
    table = begun()
    text, device = table.links[-1][1], table.devices[1]
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    dice, passed = random.Random(7), 0
    for _ in range(150):
        at = dice.randrange(len(data))
        changed = data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]
        try:
            link.take(device, link.read(urlsafe_b64encode(changed).decode().rstrip("=")))
        except Fault:
            continue
        passed += 1  # only what this device had checked before: its own signature, of which it keeps the good one
        assert device.table.state == table.devices[0].table.state
        device = table.devices[1] = Device(SMALL, table.terms, 1, bytes([2]) * 32)
        break
    assert passed <= 1


# ---- the audit


def test_a_seed_withheld_and_a_false_one() -> None:
    table = begun(3)
    seeds = {device.seat: device.keys.seed(0) for device in table.devices}
    assert audited(table, seeds={seat: seed for seat, seed in seeds.items() if seat != 2}) == ("withheld", 2)
    assert audited(table, seeds=seeds | {1: bytes(32)}) == ("seed", 1)


def test_seeds_ride_on_the_first_moves_of_the_next_pack() -> None:
    table = begun()
    played_out(table)
    for _ in range(24):
        table.hop()
    device = table.devices[table.links[-1][0]]
    seeds = audit.seeds_of(device.log, 0)
    assert seeds == {seat: table.devices[seat].keys.seed(0) for seat in seeds} and len(seeds) == 4
    assert sorted(audit.audit(device.log, device.table, 0, seeds)) == list(range(52))


def test_an_honest_pack_is_audited_by_what_its_cards_came_to() -> None:
    """The points of the cards on the way are followed only to find out who lied."""
    table = begun()
    played_out(table)
    device, counted = table.devices[table.links[-1][0]], list[int]()

    class Counting(SmallGroup):
        def mul_many(self, scalar: int, elements: Sequence[bytes]) -> list[bytes]:
            counted.append(len(elements))
            return super().mul_many(scalar, elements)

    again = replace(device.table, basis=device.table.basis._replace(group=Counting()))
    audit.audit(device.log, again, 0, {other.seat: other.keys.seed(0) for other in table.devices})
    assert sum(counted) == 52 + 4, "each card once, and the key of each lock"


def test_what_an_audit_cannot_find() -> None:
    """With two shufflers all rests on these two not telling each other their locks: this is what is given up."""
    table = begun(seats=6)
    seeds = [table.devices[seat].keys.seed(0) for seat in (0, 1)]
    piles = table.devices[0].table.basis.deck.piles
    first, second = (order_of(seed, piles) for seed in seeds)
    read = {slot: first[second[slot]] for slot in range(15, 20)}
    table.receive(3)
    assert {slot: card for (_, slot), card in table.devices[3].cards.items() if 15 <= slot < 20} == read


def test_nobody_is_named_for_what_may_be_chance() -> None:
    for kind in BLAMELESS_KINDS:
        assert Fault(kind, 3).seat is None
    assert Fault("card", 3).seat == 3
