"""Why a choice in Toepen is a good one: what it brings about."""

from ...games.toepen.hand import DIRTY, WHITE, true_wash
from ...games.toepen.state import STRENGTH, alive
from ...games.toepen.tricks import led
from ...rules.tricks import strongest
from ..hints.case import Case, Why

WASHES = {WHITE.kind, DIRTY.kind}
"""The claims that a hand is a wash."""


def reason(case: Case) -> Why | str | None:
    """What a choice brings about, as the key of a phrase; None if no phrase fits."""
    kind, view, seat = case.action.kind, case.view, case.seat
    if kind == "toep":  # who wins less than a fair share and raises all the same, hopes that the others fold
        return "toep" if case.odds.chance * len(alive(view)) >= 1 else "bluff"
    if kind in WASHES:
        return "wash" if true_wash(view.hands[seat], kind) else "bluff_wash"
    if kind != "card":
        return kind
    strength, card, suit = STRENGTH, case.action.cards[0], led(view)
    hand = [strength[one] for one in view.hands[seat]]
    if suit < 0:
        return "highest" if strength[card] == max(hand) > min(hand) else None
    if any(event.seat == seat for event in case.of("trick")):
        return "trick"
    lying = [(s, pile[view.tricks]) for s, pile in enumerate(view.played) if len(pile) > view.tricks]
    if strongest([*lying, (seat, card)], suit, strength) == seat:
        return "highest"
    return "low" if strength[card] < max(hand) else "spare"


EXPLAINED = {
    "toep": "toep",
    "bluff": "toep",
    "stay": "toep",
    "fold": "toep",
    "look": "blind",
    "blind": "blind",
    "no_blind": "blind",
    "draw": "four",
    "no_draw": "four",
    "show": "four",
    "wash": "wash",
    "bluff_wash": "wash",
    "no_wash": "wash",
    "check": "wash",
    "no_check": "wash",
    "whistle": "whistle",
    "no_whistle": "whistle",
    "lay_away": "final",
    "trick": "trick",
    "highest": "cards",
    "low": "goal",
    "spare": "goal",
    "win": "end",
}
"""By reason: the paragraph of the rules page that explains it."""
