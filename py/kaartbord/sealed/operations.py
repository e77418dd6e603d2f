"""The effect of each operation on a pack, and its checks."""

from collections.abc import Sequence

from ..rules.seats import seat_of_chair
from .faults import Fault, FaultKind
from .group import BASE
from .keys import envelope_key
from .messages import (
    AddressedGift,
    BriefOpen,
    Complain,
    FillEnvelope,
    Gift,
    Lock,
    Open,
    ProvedUnlock,
    PutAway,
    Shuffle,
    Unlock,
)
from .pack import STOCK, Basis, Claim, EnvelopeAddress, GivenCard, Pack, PointSource, UnprovedCard

PackOperation = Shuffle | Lock | Unlock | Open | Gift | FillEnvelope | PutAway | Complain


def apply(basis: Basis, pack: Pack, seat: int, operation: PackOperation, points: PointSource) -> UnprovedCard | None:
    """Apply a seat's operation to the pack; raise Fault if it may not. Return the card still to be proved, if any."""
    match operation:
        case Shuffle():
            _shuffle(basis, pack, seat, operation, points)
        case Lock():
            _lock(basis, pack, seat, operation, points)
        case Unlock():
            _unlock(basis, pack, seat, operation, points)
        case Open():
            return _open(basis, pack, seat, operation, points)
        case Gift():
            _gift(basis, pack, seat, operation)
        case FillEnvelope():
            _fill(basis, pack, seat, operation)
        case PutAway():
            pack.down.append(_held(basis, pack, seat, operation.slot))
        case Complain():
            _complain(basis, pack, seat, operation)
    return None


def _shuffle(basis: Basis, pack: Pack, seat: int, operation: Shuffle, points: PointSource) -> None:
    """Put a lock on all cards, in another order."""
    if seat >= basis.shufflers or len(set(pack.locks)) != 1 or pack.locks[0] >> seat & 1:
        raise Fault("turn", seat)
    _new_key(basis, pack, seat, operation.key)
    made = points.make(basis, seat, pack.number, range(len(pack.points)), operation.hash)
    pack.points = [*made]
    distinct(pack, None if None in made else seat)
    pack.locks = [locks | 1 << seat for locks in pack.locks]


def _lock(basis: Basis, pack: Pack, seat: int, operation: Lock, points: PointSource) -> None:
    """Put a lock on the own cards of a seat that does not shuffle; proved, as the audit will not see it."""
    slots = operation.slots
    _new_key(basis, pack, seat, operation.key)
    if seat < basis.shufflers or not pack.shuffled(basis):
        raise Fault("turn", seat)
    held = _check_owned(basis, pack, seat, slots)
    if any(pack.locks[slot] >> seat & 1 or pack.provers[slot] != seat for slot in held):
        raise Fault("lock", seat)
    befores = [pack.points[slot] for slot in slots]
    afters = points.make(basis, seat, pack.number, slots, operation.hash)
    _check_proof(basis, pack, seat, befores, afters, operation)
    for slot, point in zip(slots, afters, strict=True):
        pack.points[slot] = point
        pack.locks[slot] |= 1 << seat


def _unlock(basis: Basis, pack: Pack, seat: int, operation: Unlock, points: PointSource) -> None:
    """Take the seat's lock off cards of others. Before the strict form only their play shows whether it was
    by the right number."""
    slots = operation.slots
    if not slots or slots[-1] >= len(pack.points) or not pack.shuffled(basis):
        raise Fault("unlock", seat)
    if any(slot in pack.opened for slot in slots):
        raise Fault("again", seat)
    if not all(_locked(pack, seat, slot) for slot in slots):
        raise Fault("unlock", seat)
    groups, befores = pack.groups(slots), _points_before(basis, pack, seat, operation, points)
    if len(groups) != len(operation.hashes) or basis.strict != isinstance(operation, ProvedUnlock):
        raise Fault("unlock", seat)
    for group, want in zip(groups, operation.hashes, strict=True):
        made = points.make(basis, seat, pack.number, group, want)
        for slot, point in zip(group, made, strict=True):
            pack.points[slot] = point
            pack.locks[slot] &= ~(1 << seat)
    if basis.strict:
        _check_proof(basis, pack, seat, [pack.points[slot] for slot in slots], befores, operation)


def _points_before(
    basis: Basis, pack: Pack, seat: int, operation: Unlock, points: PointSource
) -> Sequence[bytes | None]:
    """Return the points before a lock comes off, if known or brought along; raise Fault if its seat holds some back."""
    known = [pack.points[slot] for slot in operation.slots]
    if not operation.befores:
        if basis.strict and points.withholds(pack, seat, operation.slots):
            raise Fault("unlock", seat)
        return known
    if len(operation.befores) != len(known):
        raise Fault("unlock", seat)
    if any(point and point != brought for point, brought in zip(known, operation.befores, strict=True)):
        raise Fault("points")
    return operation.befores


def _locked(pack: Pack, seat: int, slot: int) -> bool:
    """Return whether a seat can take its lock off a card of another."""
    last = pack.provers[slot]
    return last not in (STOCK, seat) and bool(pack.locks[slot] >> seat & pack.locks[slot] >> last & 1)


def _check_proof(
    basis: Basis,
    pack: Pack,
    seat: int,
    befores: Sequence[bytes | None],
    afters: Sequence[bytes | None],
    operation: Lock | Unlock,
) -> None:
    """Raise Fault unless points are others times a seat's lock, if they are all known."""
    known = ([point for point in side if point] for side in (befores, afters))
    claim = Claim(pack.number, pack.keys[seat] or BASE, *known)
    whole = len(claim.befores) == len(claim.afters) == len(operation.slots)
    if whole and not basis.holds(claim, operation.proof):
        raise Fault("unlock" if isinstance(operation, Unlock) else "lock", seat)


def _open(basis: Basis, pack: Pack, seat: int, operation: Open, points: PointSource) -> UnprovedCard | None:
    """Open a card. The proof that it is that card may come with the message instead (see `Table.finish`), and
    a card that was open before needs none."""
    slot, card = operation.slot, operation.card
    _check_owned(basis, pack, seat, (slot,))
    if slot in pack.up:
        if pack.opened[slot] != card:
            raise Fault("card", seat)
        pack.up.discard(slot)
        return None
    if slot in pack.opened:
        raise Fault("again", seat)
    if card >= len(pack.points) or card in pack.opened.values():
        raise Fault("card", seat)
    if not pack.is_readable(slot):
        raise Fault("locked", seat)
    point, key = pack.points[slot] or operation.point, pack.keys[pack.provers[slot]]
    if operation.point not in (b"", point):
        raise Fault("points")
    later = isinstance(operation, BriefOpen)
    known = point or points.may_skip_proof(pack.number, seat)
    if not known or not key or (later and pack.provers[slot] != seat):
        raise Fault("card", seat)
    claim = Claim(pack.number, key, [basis.card_points(pack.number)[card]], [point])
    if point and not later and not basis.holds(claim, operation.proof):
        raise Fault("card", seat)
    pack.opened[slot], pack.points[slot] = card, None
    pack.bare |= {slot: point} if point else {}
    pack.gifts.pop(slot, None)
    return UnprovedCard(seat, key, card, point, 0) if later else None


def _gift(basis: Basis, pack: Pack, seat: int, operation: Gift) -> None:
    """Give a card to another chair; its giver's lock stays on, and the proof of the card is in the envelope."""
    slot, chair = operation.slot, operation.to
    giver = pack.owners[_held(basis, pack, seat, slot)]
    own = seat_of_chair(chair, basis.seats) == seat
    if chair == giver or (own and operation.envelope) or basis.strict != isinstance(operation, AddressedGift):
        raise Fault("gift", seat)
    if basis.strict:
        if not basis.group.valid(operation.address):
            raise Fault("invalid", seat)
        pack.asked += 1
        pack.asks[giver] = EnvelopeAddress(pack.asked, operation.address)
    pack.owners[slot] = chair
    if not own:
        gift = GivenCard(giver, chair, b"")
        pack.gifts[slot] = _with_envelope(basis, pack, seat, gift, operation.envelope) if operation.envelope else gift


def _fill(basis: Basis, pack: Pack, seat: int, operation: FillEnvelope) -> None:
    """Add the envelope of a card that was promised."""
    gift = pack.gifts.get(operation.slot)
    if not gift or gift.envelope or seat_of_chair(gift.giver, basis.seats) != seat:
        raise Fault("gift", seat)
    pack.gifts[operation.slot] = _with_envelope(basis, pack, seat, gift, operation.envelope)


def _with_envelope(basis: Basis, pack: Pack, seat: int, gift: GivenCard, envelope: bytes) -> GivenCard:
    """Return a card in its envelope, the only one to its address; raise Fault if it is not valid, or nobody
    asked for it."""
    ask = pack.asks.pop(gift.receiver, None)
    if len(envelope) != basis.envelope or (basis.strict and not ask):
        raise Fault("gift", seat)
    return gift._replace(envelope=envelope, ask=ask)


def _complain(basis: Basis, pack: Pack, seat: int, operation: Complain) -> None:
    """Determine who is to blame for an envelope: its giver, or the seat that complains of a good one. In the
    strict form that is recorded, before it the message is refused."""
    gift = pack.gifts.get(operation.slot)
    if not gift or not gift.envelope or seat_of_chair(gift.receiver, basis.seats) != seat or pack.blamed:
        raise Fault("complaint", seat)
    giver, address = (seat_of_chair(gift.giver, basis.seats), gift.ask.address if gift.ask else basis.addresses[seat])
    claim = Claim(pack.number, address, [basis.addresses[giver]], [operation.shared])
    proved = basis.group.valid(operation.shared) and basis.holds(claim, operation.proof)
    good = proved and unwrap(basis, pack, operation.slot, operation.shared)
    blamed: tuple[FaultKind, int] = ("complaint", seat) if good or not proved else ("gift", giver)
    if not basis.strict:
        raise Fault(*blamed)
    pack.blamed = blamed


def unwrap(basis: Basis, pack: Pack, slot: int, shared: bytes) -> tuple[int, bytes] | None:
    """Return the card that was given and its proof, or None if the envelope has no valid card."""
    gift, point, key = pack.gifts[slot], pack.points[slot], pack.keys[pack.provers[slot]]
    secret = envelope_key(shared, basis.game, pack.number, slot, gift.giver)
    content = basis.group.open(secret, gift.envelope)
    if content is None or not point or not key:
        return None
    card, proof = content[0], content[1:]
    points = basis.card_points(pack.number)
    if card >= len(points):
        return None
    return (card, proof) if basis.holds(Claim(pack.number, key, [points[card]], [point]), proof) else None


def distinct(pack: Pack, seat: int | None = None) -> None:
    """Raise Fault if a card is in a pack twice, by the known points; with `seat` if it signed these."""
    points = [point for point in pack.points if point]
    if len(set(points)) != len(points):
        raise Fault("twins", seat)


def _new_key(basis: Basis, pack: Pack, seat: int, key: bytes) -> None:
    """Set the public side of a lock, one a seat."""
    if not basis.group.valid(key):
        raise Fault("invalid", seat)
    if pack.keys[seat] not in (None, key):
        raise Fault("lock", seat)
    pack.keys[seat] = key


def _check_owned(basis: Basis, pack: Pack, seat: int, slots: Sequence[int]) -> Sequence[int]:
    """Return slots that are this seat's; raise Fault if one is not."""
    for slot in slots:
        if (
            slot >= len(pack.owners)
            or pack.owners[slot] == STOCK
            or seat_of_chair(pack.owners[slot], basis.seats) != seat
        ):
            raise Fault("owner", seat)
    return slots


def _held(basis: Basis, pack: Pack, seat: int, slot: int) -> int:
    """Return a slot that this seat holds in hand and can read; raise Fault if it does not."""
    _check_owned(basis, pack, seat, (slot,))
    if not pack.in_hand(slot):
        raise Fault("again", seat)
    if not pack.is_readable(slot):
        raise Fault("locked", seat)
    return slot
