"""Why a choice in OkiDoki is a good one: what it brings about."""

from ...games.okidoki.hand import giver, trick
from ...games.okidoki.state import PENALTY, RESERVE, STRENGTH
from ...rules.seats import team
from ...rules.tricks import strongest
from .. import count
from ..hints.case import Case, Why


def reason(case: Case) -> Why | str | None:
    """What a choice brings about, as the key of a phrase; None if no phrase fits."""
    if case.action.kind == "give":
        return _gift(case)
    return _card(case) if case.action.kind == "card" else _move(case)


def _gift(case: Case) -> str | None:
    card = case.action.cards[0]
    if PENALTY[card]:
        return "gift_penalty"
    hand = case.view.hands[giver(case.view, case.seat)]
    if not any(one & 3 == card & 3 for one in hand if one != card):
        return "gift_suit"
    return "rid_high" if STRENGTH[card] >= HIGH else None


def _card(case: Case) -> str | None:
    """Who takes the trick and what it costs, or whether it can still be the own side."""
    view, card = case.view, case.action.cards[0]
    for event in case.of("trick"):
        if event.seat in case.side:
            return "least" if event.amount else "free"
        return "they_pay" if event.amount else "under"
    lying = trick(view)
    strength = STRENGTH[card]
    high = "lead_low" if strength <= LOW else "rid_high" if strength >= HIGH else None
    if not lying:
        return high
    suit = lying[0][1] & 3
    if card & 3 != suit:
        return "shed" if PENALTY[card] else "spare"
    best = strongest([*lying, (view.turn, card)], suit, STRENGTH)
    return "under" if best != view.turn else high


LOW, HIGH = 6, 11
"""A card as low as this is nearly always beaten, one as high as this seldom."""


def _move(case: Case) -> Why | str | None:
    side, table = team(case.view.turn), case.view.table
    if case.of("home"):
        return "finish"
    if any(event.other // 4 != side for event in case.of("hit")):
        return "throw_back"
    if swap := case.of("swap"):
        before, after = (0 if at == RESERVE else at for at in swap[0].cells)
        gain = after - before
        return ("gain", {"squares": count(case.reader.lang, gain, "square")}) if gain > 0 else "least"
    ends = [event.cells[-1] for event in case.of("walk")]
    return "safe" if any(table.safe[side] >> end & 1 for end in ends) else None


EXPLAINED = {
    "gift_penalty": "give",
    "gift_suit": "give",
    "rid_high": "trick",
    "lead_low": "trick",
    "under": "trick",
    "free": "penalties",
    "least": "penalties",
    "they_pay": "penalties",
    "shed": "penalties",
    "spare": "trick",
    "finish": "end",
    "throw_back": "hit",
    "gain": "swap_pawns",
    "safe": "squares",
    "win": "end",
}
"""By reason: the paragraph of the rules page that explains it."""
