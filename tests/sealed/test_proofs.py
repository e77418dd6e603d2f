"""Proofs of equal locks: what holds, what does not, and those of somebody else's program."""

from __future__ import annotations

import json
import subprocess
from itertools import product
from pathlib import Path

import pytest
from kaartbord.sealed import proofs
from kaartbord.sealed.group import BASE, IDENTITY, ORDER, Group, digest
from support.sealed.groups import SmallGroup, SodiumGroup

CONTEXT = b"a deal-" + proofs.SUITE
GROUPS: dict[str, Group] = {"libsodium": SodiumGroup(), "small": SmallGroup()}
SECRET = 1234567890123456789


@pytest.fixture(params=GROUPS)
def case(request):
    """A group, a public key, cards and the same cards locked."""
    group = GROUPS[request.param]
    cards = [group.hash_to_group(digest(bytes([card]))) for card in range(4)]
    return group, group.mul(SECRET, BASE), cards, group.mul_many(SECRET, cards)


def test_a_proof_holds_for_what_was_proved_and_nothing_else(case) -> None:
    group, public, cards, locked = case
    for count, size in product((1, 4), (proofs.SIZE, proofs.BRIEF_PROOF_SIZE)):
        befores, afters = cards[:count], locked[:count]
        proof = proofs.prove(group, SECRET, public, befores, afters, CONTEXT, size)
        assert len(proof) == size
        assert proofs.holds(group, proof, public, befores, afters, CONTEXT)
        assert not proofs.holds(group, proof, public, befores, afters, b"other-" + CONTEXT)
        assert not proofs.holds(group, proof, group.mul(5, BASE), befores, afters, CONTEXT)
        assert not proofs.holds(group, proof, public, befores, [*afters[1:], cards[0]], CONTEXT)
        assert not proofs.holds(group, proof[:-1], public, befores, afters, CONTEXT)
        for at in (0, 40):
            bent = proof[:at] + bytes([proof[at] ^ 1]) + proof[at + 1 :]
            assert not proofs.holds(group, bent, public, befores, afters, CONTEXT)


def test_pairs_cannot_change_places_in_a_proof(case) -> None:
    group, public, cards, locked = case
    proof = proofs.prove(group, SECRET, public, cards[:2], locked[:2], CONTEXT)
    assert not proofs.holds(group, proof, public, cards[1::-1], locked[:2], CONTEXT)


def commitments(group: Group, public: bytes, proof: bytes) -> bytes:
    """Return the commitment of a proof: its nonce times BASE, which tells whether two proofs have the same nonce."""
    challenge, answer = (int.from_bytes(part, "little") for part in (proof[:-32], proof[-32:]))
    return group.lincomb([answer, challenge], [BASE, public])


@pytest.mark.parametrize("stuck", [False, True])
def test_two_proofs_of_one_claim_never_share_a_commitment(case, stuck) -> None:
    """Else their two answers would give the lock. Also without any chance, what differs in two proofs tells their
    commitments apart, and the same proof made again is the same."""
    group, public, cards, locked = case
    with pytest.MonkeyPatch.context() as patch:
        if stuck:
            patch.setattr(group, "random", lambda: bytes(32))
        made = {
            proofs.prove(group, SECRET, public, cards[:count], locked[:count], tied, size)
            for count, tied, size in product((1, 4), (CONTEXT, b"x" + CONTEXT), (proofs.SIZE, proofs.BRIEF_PROOF_SIZE))
            for _ in range(2)
        }
    assert len(made) == (8 if stuck else 16)
    assert len({commitments(group, public, proof) for proof in made}) == len(made)


def test_no_other_lock_can_be_proved(case) -> None:
    group, public, cards, locked = case
    forged = proofs.prove(group, SECRET + 1, public, cards, group.mul_many(SECRET + 1, cards), CONTEXT)
    assert not proofs.holds(group, forged, public, cards, locked, CONTEXT)
    assert not proofs.holds(group, forged, public, cards, group.mul_many(SECRET + 1, cards), CONTEXT)


def test_numbers_that_are_too_large_and_what_is_no_element_are_refused(case) -> None:
    group, public, cards, locked = case
    proof = proofs.prove(group, SECRET, public, cards, locked, CONTEXT)
    challenge = int.from_bytes(proof[:32], "little")
    larger = (challenge + ORDER).to_bytes(32, "little")
    assert not proofs.holds(group, larger + proof[32:], public, cards, locked, CONTEXT)
    assert not proofs.holds(group, proof, public, cards, [*locked[:3], IDENTITY], CONTEXT)


def test_proofs_of_another_implementation_hold() -> None:
    script = Path(__file__).with_name("noble_proofs.mjs")
    made = json.loads(subprocess.run(["node", script], check=True, capture_output=True).stdout)
    context = b"OPRFV1-\x01-" + proofs.SUITE
    for case in made:
        public, proof = bytes.fromhex(case["public"]), bytes.fromhex(case["proof"])
        befores, afters = ([bytes.fromhex(data) for data in case[which]] for which in ("befores", "afters"))
        assert proofs.holds(SodiumGroup(), proof, public, befores, afters, context)
        assert not proofs.holds(SodiumGroup(), proof, public, befores, afters, b"x" + context)
