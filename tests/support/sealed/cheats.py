"""Cheats at a sealed table, each with what the device that was cheated on finds wrong."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from copy import copy
from unittest.mock import Mock

import pytest
from kaartbord.rules.protocol import Action
from kaartbord.sealed import link, proofs
from kaartbord.sealed.course.terms import LEAN
from kaartbord.sealed.device import Device
from kaartbord.sealed.faults import Fault
from kaartbord.sealed.group import BASE, ORDER, Group, inverse
from kaartbord.sealed.keys import context, lock_of, order_of
from kaartbord.sealed.messages import (
    FillEnvelope,
    Gift,
    Join,
    Move,
    Open,
    Operation,
    Shuffle,
    hash_points,
)
from kaartbord.sealed.pack import Claim, GivenCard
from kaartbord.sealed.seat.draft import MessageDraft
from support.sealed.tables import SMALL, Sealed

SPY = 987654321


def dealt(code: str = "K", seats: int = 4) -> Sealed:
    """A table at which the next message is the first card."""
    table = Sealed(code, seats)
    for _ in range(2 * seats - 2):
        table.hop()
    return table


def begun(messages: int = 1, seats: int = 4, code: str = "K") -> Sealed:
    """Return a table at which `messages` cards have been played."""
    table = dealt(code, seats)
    for _ in range(messages):
        table.hop()
    return table


def accuse(table: Sealed, seat: int, text: str | None = None) -> tuple[str, int | None]:
    """Return the fault that a seat's device finds in the last link, or in another; the device must stay unchanged."""
    device = table.devices[seat]
    before = device.table, len(device.log.places), len(device.views)
    with pytest.raises(Fault) as found:
        link.take(device, link.read(text or table.links[-1][1]))
    assert before == (device.table, len(device.log.places), len(device.views))
    return found.value.kind, found.value.seat


Change = Callable[[list[Operation]], Sequence[Operation]]


def lie(table: Sealed, seat: int, change: Change, proof: bytes | None = None) -> None:
    """The next message of a seat, changed before it is signed by a program that checks nothing; perhaps with another
    proof of the cards that it shows."""
    device = table.receive(seat)
    if proof is not None:
        device.prove = Mock(return_value=proof)  # type: ignore[method-assign]
    draft = MessageDraft(device)
    draft.add_due()
    if action := table.choice(device):
        draft.move(action)
    draft.follow()
    draft.operations = list(change(draft.operations))
    send(table, device, draft)


def send(table: Sealed, device: Device, draft: MessageDraft) -> None:
    """Signs a draft and sends its link."""
    device.sign(draft)
    table.links.append((device.seat, link.write(device)))


def mover(table: Sealed) -> int:
    """Return the seat that plays the next card."""
    return int(table.devices[table.links[-1][0]].table.state.turn)


def with_open(change: Callable[[Open], Open]) -> Change:
    """Changes the card that is opened."""
    return lambda operations: [change(op) if isinstance(op, Open) else op for op in operations]


def a_shuffle_rolled_again() -> None:
    table = Sealed("K", 4)
    for _ in range(3):
        table.hop()
    twin = Device(SMALL, table.terms, 3, bytes([4]) * 32)
    link.take(twin, link.read(table.links[-1][1]))
    table.hop()
    table.receive(1)
    twin.keys.seed = lambda pack: b"another order, my hand is poor.."  # type: ignore[method-assign]
    twin.speak()
    assert accuse(table, 1, link.write(twin)) == ("two_moves", 3)


def shuffle(table: Sealed, group: Group, spoil: Callable[[list[bytes], Device], None]) -> None:
    """The next seat joins, and shuffles in its own way."""
    seat = len(table.links)
    device = table.receive(seat)
    draft = MessageDraft(device)
    draft.do(Join(device.keys.key, device.keys.address))
    seed, basis = device.keys.seed(0), draft.table.basis
    old = draft.table.points(0)
    new = group.mul_many(lock_of(seed), [old[at] for at in order_of(seed, basis.deck.piles)])
    spoil(new, device)
    operation = Shuffle(0, group.mul(lock_of(seed), BASE), hash_points(new))
    made = {(0, slot): point for slot, point in enumerate(new)}
    try:
        draft.do(operation, made)
    except Fault:
        draft.operations.append(operation)
        draft.table.packs[0].points = [*new]
    if seat == table.terms.seats - 1:
        draft.add_due()
    send(table, device, draft)


def spied() -> Sealed:
    """The last to shuffle puts a blinded copy of another's card into its own hand, and so reads that card."""
    table = Sealed("K", 4)
    for _ in range(3):
        table.hop()
    shuffle(table, SMALL, lambda new, _: new.__setitem__(15, SMALL.mul(SPY, new[0])))
    table.hop()
    table.hop()
    return table


def a_copy_by_which_a_hand_is_read_cannot_be_played() -> None:
    table = spied()
    while table.hop() != 2:
        pass
    spy, victim = table.receive(3), table.devices[0]
    pack, points = spy.table.packs[0], spy.table.basis.card_points(0)
    lock = lock_of(spy.keys.seed(0))
    seen = SMALL.mul(inverse(SPY * lock % ORDER), pack.points[15] or BASE)
    assert points.index(seen) == victim.cards[0, 0]  # so it did read the card
    assert (0, 15) in spy.dark
    free = next(card for card in range(52) if card not in pack.opened.values())
    tied = context(table.terms.match_id, 0)
    forged = proofs.prove(
        SMALL,
        lock * SPY % ORDER,
        pack.keys[3] or BASE,
        [points[free]],
        [pack.points[15] or BASE],
        tied,
        proofs.BRIEF_PROOF_SIZE,
    )
    lie(table, 3, with_open(lambda op: op._replace(slot=15, card=free, point=b"")), forged)
    assert accuse(table, 0) == ("card", 3)


def another(card: int) -> int:
    """A card that is not the one in hand."""
    return (card + 1) % 52


def another_card_with_the_proof_of_the_true_one() -> None:
    table = begun()
    lie(table, 1, with_open(lambda op: op._replace(card=another(op.card))))
    assert accuse(table, 2) == ("card", 1)


def another_card_with_a_proof_made_up() -> None:
    table = begun()
    prove = table.receive(1).prove
    made_up = prove(Claim(0, BASE, [BASE], [SMALL.mul(2, BASE)]), proofs.BRIEF_PROOF_SIZE)
    lie(table, 1, with_open(lambda op: op._replace(card=another(op.card))), made_up)
    assert accuse(table, 2) == ("card", 1)


def another_card_with_a_point_made_up() -> None:
    """The first card after the unlocking brings its point along; one that fits the lie is not what was signed."""
    table = dealt()
    device = table.receive(0)

    def forge(op: Open) -> Open:
        before = device.table.basis.card_points(0)[another(op.card)]
        return op._replace(card=another(op.card), point=SMALL.mul(lock_of(device.keys.seed(0)), before))

    lie(table, 0, with_open(forge))
    assert accuse(table, 3) == ("points", None)


def the_card_of_another_seat() -> None:
    table = begun(5)
    seat = mover(table)
    theirs = next(slot for slot in table.receive(seat).table.packs[0].of((seat + 1) % 4))
    lie(table, seat, with_open(lambda op: op._replace(slot=theirs)))
    assert accuse(table, (seat + 1) % 4) == ("owner", seat)


def a_card_twice() -> None:
    table = begun(4)
    seat = mover(table)
    opened = next(iter(table.devices[table.links[-1][0]].table.packs[0].opened.items()))
    lie(table, seat, with_open(lambda op: op._replace(card=opened[1])))
    assert accuse(table, (seat + 1) % 4) == ("card", seat)
    again = [op for entry in table.devices[0].log.entries[6:] for op in entry.operations if isinstance(op, Open)]
    table = begun(4)
    lie(table, seat, lambda operations: [again[0], *operations])
    assert accuse(table, (seat + 1) % 4)[0] in ("again", "owner")


def a_card_of_the_next_deal_cannot_be_played() -> None:
    """Nor is one drawn from the stock out of turn: cards come off it by the dealer's rule, and by no message."""
    table = begun(5)
    seat = mover(table)
    lie(table, seat, with_open(lambda op: op._replace(slot=20 + 4 * seat)))
    assert accuse(table, (seat + 1) % 4) == ("locked", seat)


def a_move_that_the_rules_forbid() -> None:
    table = begun()
    lie(
        table,
        1,
        lambda ops: [op._replace(placements=((4, 3),)) if isinstance(op, Move) else op for op in ops],
    )
    assert accuse(table, 2) == ("illegal", 1)


def out_of_turn() -> None:
    table = begun()
    table.receive(3)
    device = table.devices[3]
    draft = MessageDraft(device)
    draft.open(0, 15)
    draft.operations.append(Move("play", ()))
    draft.table.handled_cards = ()
    send(table, device, draft)
    assert accuse(table, 2) == ("turn", 3)


def given(change: Callable[[Gift], Gift]) -> Sealed:
    """Tokken up to the gift of seat 2 to its partner, who has given already: so it goes in an envelope."""
    table = Sealed("T", 4, form=LEAN)
    while not any(step.kind == "give" and step.seat == 1 for step in table.devices[1].table.steps):
        table.hop()
    lie(table, 2, lambda operations: [change(op) if isinstance(op, Gift) else op for op in operations])
    return table


def complain(table: Sealed) -> tuple[str, int | None]:
    """Return the fault that the others find when seat 0 complains of its gift."""
    device = table.receive(0)
    ((place, _),) = [(place, gift) for place, gift in gifts(device).items() if gift.receiver == 0]
    draft = MessageDraft(device)
    draft.operations.append(device.complaint(place))
    send(table, device, draft)
    return accuse(table, 1)


def gifts(device: Device) -> dict[tuple[int, int], GivenCard]:
    return {(number, slot): gift for number, pack in device.table.packs.items() for slot, gift in pack.gifts.items()}


def an_empty_envelope_is_complained_of_and_its_giver_is_named() -> None:
    table = given(lambda op: op)
    table = given(lambda op: op._replace(envelope=bytes(81)))
    assert accuse(table, 1) == (
        "state",
        None,
    )  # a digest of another table; a better liar signs for the empty one
    table = Sealed("T", 4, form=LEAN)
    while not any(step.kind == "give" and step.seat == 1 for step in table.devices[1].table.steps):
        table.hop()
    device = table.receive(2)
    device.envelope = lambda *_: bytes(81)  # type: ignore[method-assign]
    device.speak(table.choice(device))
    table.links.append((2, link.write(device)))
    assert table.receive(0).dark
    assert complain(table) == ("gift", 2)


def who_complains_of_a_good_envelope_is_named() -> None:
    table = given(lambda op: op)
    assert not table.receive(0).dark
    assert complain(table) == ("complaint", 0)


def what_was_given_away_cannot_be_played() -> None:
    table = given(lambda op: op)
    table.hop()
    device = table.receive(0)
    ((_, slot),) = [place for place, gift in gifts(device).items() if gift.giver == 0]
    lie(table, 0, lambda ops: [*(op for op in ops if isinstance(op, FillEnvelope)), Open(0, slot, 0, bytes(64), b"")])
    assert accuse(table, 1) == ("owner", 0)


def two_cards_at_one_turn() -> None:
    table, options = begun(), list[Action]()
    while len(options) < 2:
        device = table.receive(mover(table))
        options = list(table.terms.rules.legal(device.view, device.seat))
        if len(options) < 2:
            table.hop()
    seat, master = device.seat, device.seat + 1
    twin = table.twin(seat, master, 0)
    twin.log, twin.table, twin.cards = copy(device.log), device.table, dict(device.cards)
    twin.log.places = dict(device.log.places)
    twin.look()
    table.hop(lambda view, legal: options[0])
    twin.speak(options[-1])
    witness = (seat + 1) % 4
    table.receive(witness)
    assert accuse(table, witness, link.write(twin)) == ("two_moves", seat)


def history_written_anew_is_a_fork() -> None:
    table = begun(9)
    other = Sealed("K", 4)
    other.dice.seed(99)
    for _ in range(16):
        other.hop()
    table.receive(2)
    assert accuse(table, 2, other.links[-1][1])[0] in ("fork", "two_moves")


def bent(text: str, old: bytes, new: bytes) -> str:
    """A link with some of its bytes changed on the way."""
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    assert old in data and old != new
    return urlsafe_b64encode(data.replace(old, new)).decode().rstrip("=")


def the_move_of_another_changed_on_the_way() -> None:
    table = begun(2)
    proof = table.devices[1].log.entries[-1].proofs[0]
    assert accuse(table, 2, bent(table.links[-1][1], proof, proof[::-1])) == ("signature", None)


def a_message_in_the_name_of_another() -> None:
    table = begun()
    thief = Device(SMALL, table.terms, 1, bytes([9]) * 32)
    thief.log, thief.table = copy(table.devices[0].log), table.devices[0].table
    thief.log.places = dict(thief.log.places)
    draft = MessageDraft(thief)
    draft.operations.append(Move("play", ()))
    send(table, thief, draft)
    assert accuse(table, 2) == ("signature", None)


def a_seat_taken_over() -> None:
    table = begun()
    thief = Device(SMALL, table.terms, 1, bytes([9]) * 32)
    link.take(thief, link.read(table.links[0][1]))
    thief.speak()
    assert accuse(table, 2, link.write(thief)) == ("taken", None)


def a_table_that_does_not_follow_from_the_messages() -> None:
    table = begun()
    device = table.receive(1)
    draft = MessageDraft(device)
    draft.add_due()
    draft.move(table.choice(device) or Action("none"))
    draft.table.laid = {0: (0, 0)}
    send(table, device, draft)
    assert accuse(table, 2) == ("state", None)


CHEATS = [
    a_card_of_the_next_deal_cannot_be_played,
    a_card_twice,
    a_copy_by_which_a_hand_is_read_cannot_be_played,
    a_message_in_the_name_of_another,
    a_move_that_the_rules_forbid,
    a_seat_taken_over,
    a_shuffle_rolled_again,
    a_table_that_does_not_follow_from_the_messages,
    an_empty_envelope_is_complained_of_and_its_giver_is_named,
    another_card_with_a_point_made_up,
    another_card_with_a_proof_made_up,
    another_card_with_the_proof_of_the_true_one,
    history_written_anew_is_a_fork,
    out_of_turn,
    the_card_of_another_seat,
    the_move_of_another_changed_on_the_way,
    two_cards_at_one_turn,
    what_was_given_away_cannot_be_played,
    who_complains_of_a_good_envelope_is_named,
]
"""Those that are found by the link that they are made in."""
