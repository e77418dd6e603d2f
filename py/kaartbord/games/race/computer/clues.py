"""A seat's knowledge of others' hands in the pawn race: the card that it gave away, and the evidence of their plies.

The likelihood of a ply depends on the ranks in the hand that it was chosen from: each has a weight, which grows with
the highest immediate gain of a card of that rank (`action_gain`), and is chosen in proportion to its weight.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from ....bots.observed_plies import Past
from ....match.shuffle import SeededStream
from ....rules.cards import CARD_BYTES
from ....rules.protocol import DEALER, UNKNOWN, Action
from .. import rules as race
from ..rules import RaceState, RaceTable
from .action_gain import evaluate_actions, evaluate_gifts

SHARPNESS = 8.0
"""The logarithm of the factor by which a card is likelier chosen for one log-odds more of gain. Fitted to games between
strong players."""

SAMPLED_DEALS = 4
"""Deals of the unseen cards of which the one that is used is drawn."""

GRAIN = 1 << 24
"""Steps in which a chance is drawn."""


class PlyEvidence(NamedTuple):
    """The evidence of one ply about the rest of the hand that it was chosen from."""

    known: float
    """The weights of the ranks that are known to have been in that hand, together."""
    others: Sequence[float]
    """By rank: the weight of each other rank; 0 for a rank that could not be chosen."""


class Clues(NamedTuple):
    """A seat's knowledge of all hands."""

    view: RaceState
    """The view with the card that the seat gave away, in the hand that holds it now."""
    evidence: Sequence[Sequence[PlyEvidence]]
    """By seat: the evidence of its plies."""

    def likelihood(self, seat: int, unseen: Iterable[int]) -> float:
        """Return the likelihood of the seat's plies, but for a factor, if these are the unseen cards in its hand."""
        ranks, product = {card >> 2 for card in unseen}, 1.0
        for known, others in self.evidence[seat]:
            product /= known + sum([others[rank] for rank in ranks])
        return product


def collect_clues(view: RaceState, seat: int, past: Past[RaceState]) -> Clues:
    """Return a seat's knowledge from its observations of the deal."""
    t = view.table
    gift, got, holder = _exchanged(seat, past)
    held, looks = [b""] * t.seats, [list[PlyEvidence]() for _ in range(t.seats)]
    if gift and UNKNOWN in view.hands[holder]:
        view, held[holder] = race.reveal(view, holder, gift), gift
    for before, actor, (kind, shown, _) in reversed(past):
        if kind == "exchange":
            held[holder] = held[holder].replace(gift, b"", 1)
        if actor in (DEALER, seat) or UNKNOWN not in view.hands[actor]:
            continue
        if kind == "give":
            shown = got if t.receiver[actor] == seat else b""
        if shown:
            held[actor] += shown
            weights = _rank_weights(t, before.pawns, before.blocked, actor, kind == "give")
            looks[actor].append(_ply_evidence(weights, {card >> 2 for card in held[actor]}))
    return Clues(view, looks)


def _exchanged(seat: int, past: Past[RaceState]) -> tuple[bytes, bytes, int]:
    """Return the card that a seat gave away (b"" once it has been played), the card that it got, the first's
    receiver."""
    laid, gift, got, holder = b"", b"", b"", DEALER
    for before, actor, (kind, shown, _) in past:
        if kind == "give" and actor == seat:
            laid = shown
        elif kind == "exchange":
            gift, got, holder = laid, shown[seat : seat + 1], before.table.receiver[seat]
        elif actor == holder and gift in shown:
            gift = b""
    return gift, got, holder


def _ply_evidence(weights: Sequence[float], known: set[int]) -> PlyEvidence:
    """Return the evidence of a ply if these ranks are known to have been in the hand, the chosen one among them."""
    others = [0.0 if rank in known else weight for rank, weight in enumerate(weights)]
    return PlyEvidence(sum([weights[rank] for rank in known]), others)


@lru_cache(maxsize=128)
def _rank_weights(t: RaceTable, pawns: bytes, blocked: int, seat: int, giving: bool) -> Sequence[float]:
    """Return by rank the weight with which the seat gives such a card away, or plays it."""
    ranks = bytes({card >> 2: card for card in t.deck}.values())
    alone = RaceState(t, pawns, blocked, (b"",) * seat + (ranks,), b"", 0, 1, seat)
    if giving:
        actions = [Action("give", CARD_BYTES[card]) for card in ranks]
        gains = evaluate_gifts(alone, seat, actions)
    else:
        actions = race.legal_plays(alone, seat)
        gains = evaluate_actions(alone, seat, actions)
    weights = [0.0] * (1 + (max(t.deck) >> 2))
    for action, gain in zip(actions, gains, strict=True):
        rank = action.cards[0] >> 2
        weights[rank] = max(weights[rank], exp(SHARPNESS * gain))
    return weights


def likely_deal(known: Clues, pile: bytes, stream: SeededStream) -> bytes:
    """Return the pile with a card for each hole on top, in the order of `Game.fill`: one of several deals, drawn by the
    likelihood that each gives to the observed plies."""
    drawn, total = stream.shuffle(pile), 0.0
    if not any(known.evidence):
        return drawn
    for nth in range(SAMPLED_DEALS):
        deal, top, weight = stream.shuffle(pile) if nth else drawn, 0, 1.0
        for seat, hand in enumerate(known.view.hands):
            holes = hand.count(UNKNOWN)
            if known.evidence[seat]:
                weight *= known.likelihood(seat, deal[top : top + holes])
            top += holes
        total += weight
        if stream.below(GRAIN) < GRAIN * weight / total:
            drawn = deal
    return drawn
