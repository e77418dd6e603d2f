"""Why a choice in the races is a good one: what it brings about."""

from ...games import race
from ...games.race.ring import PAWNS
from ...rules.cards import ACE, JACK, JOKER, KING
from ...rules.seats import put
from .. import count
from ..hints.case import Case, Why


def reason(case: Case) -> Why | str | None:
    """What a choice brings about, as the key of a phrase; None if no phrase fits."""
    kind = case.action.kind
    if kind == "give":
        return _gift(case)
    if kind != "play":
        return kind
    hits = [event.other // PAWNS for event in case.of("hit")]
    robbed = [owner for owner in hits if owner not in case.side]
    if case.of("finished"):
        return "finished"
    if case.of("home"):
        return "home"
    if robbed:
        return "hit", {"whom": case.reader.whom(robbed[0])}
    if hits:
        return "least"
    return _swap(case) if case.of("swap") else _walk(case)


def _gift(case: Case) -> Why | str:
    """A card that could bring out a pawn of the partner; else what can be spared."""
    view, receiver = case.view, case.view.table.receiver[case.seat]
    if receiver in case.side:
        uses = race.plays(view._replace(hands=put(view.hands, receiver, case.action.cards)), receiver)
        if any(view.pawns[use.placements[0][0]] == view.table.ring.yard for use in uses):
            return "gift_start", {"whom": case.reader.whom(receiver)}
    return "spare"


def _swap(case: Case) -> Why | str:
    """A swap brings the own pawn further, or a rival's back."""
    event, ring = case.of("swap")[0], case.view.table.ring
    owner, other = event.pawn // PAWNS, event.other // PAWNS
    here, there = (ring.place(owner, cell) for cell in event.cells)
    if there > here:
        return "swap", {"squares": count(case.reader.lang, there - here, "square")}
    return "least" if other in case.side else ("swap_away", {"whom": case.reader.whom(other)})


def _walk(case: Case) -> Why | str | None:
    """A pawn that enters, goes backward past its start, or is a rival's where an own one would have to go."""
    ring, walks = case.view.table.ring, case.of("walk")
    if case.of("enter"):
        return "enter"
    if walks and walks[0].pawn // PAWNS not in case.side:
        spared = any(
            pawn // PAWNS in case.side
            for action in case.game.legal(case.view, case.seat)
            for pawn, _ in action.placements
        )
        return "push" if spared else None
    backward = case.action.cards[0] >> 2 == BACKWARD
    if backward and any(
        ring.place(w.pawn // PAWNS, w.cells[0]) < ring.place(w.pawn // PAWNS, w.cells[-1]) for w in walks
    ):
        return "back_door"
    if not backward and len(walks) == 1:
        owner, start, end = walks[0].pawn // PAWNS, walks[0].cells[0], walks[0].cells[-1]
        if start == ring.starts[owner]:
            return "off_start"
        if ring.place(owner, end) >= ring.track - NEAR:
            return "near"
    used, legal = case.action.cards[0] >> 2, case.game.legal(case.view, case.seat)
    return "saves" if used not in GOOD and any(use.cards[0] >> 2 in GOOD for use in legal) else None


BACKWARD = 4
"""The rank that walks backward."""

GOOD = (ACE, KING, JACK, JOKER, 7)
"""The ranks that are worth keeping."""

NEAR = 13
"""Within so many squares of home a single card may bring a pawn there."""

EXPLAINED = {
    "gift_start": "give",
    "spare": "give",
    "finished": "partner",
    "home": "home",
    "near": "home",
    "hit": "walk",
    "least": "friendly_fire",
    "swap": "swap",
    "swap_away": "swap",
    "enter": "start",
    "push": "push",
    "back_door": "back",
    "off_start": "protected",
    "saves": "cards",
    "discard": "turn",
    "keep": "keep",
    "only": "turn",
    "win": "goal",
}
"""By reason: the paragraph of the rules page that explains it."""
