"""Why a choice is a good one, as the key of a phrase: what it brings about, by game. Pure."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...games import race
from ...games.okidoki import hand as okidoki_hand
from ...games.okidoki import state as okidoki_state
from ...games.okidoki.state import PENALTY, RESERVE
from ...games.race.ring import PAWNS
from ...games.toedeloe import taking as toedeloe_taking
from ...games.toedeloe.runs import longest_two
from ...games.toepen import hand as toepen_hand
from ...games.toepen import state as toepen_state
from ...games.toepen import tricks as toepen_tricks
from ...rules.cards import ACE, JACK, JOKER, KING, face
from ...rules.protocol import Action, Event, Game
from ...rules.seats import put, team
from ...rules.tricks import strongest
from .. import count
from ..reader import Reader


class Odds(NamedTuple):
    """How likely the side of a seat is to win, from 0 to 1."""

    chance: float = 0.5
    """With the choice that is judged."""
    other: float | None = None
    """With the best of the rest; None if that is not known."""


Why = tuple[str, dict[str, object]]
"""The key of a phrase, behind `hint.why.`, and what is filled in."""


class Case(NamedTuple):
    """A choice of a seat in its own view, and what comes of it."""

    reader: Reader
    game: Game[Any]
    view: Any
    seat: int
    action: Action
    after: Any
    events: tuple[Event, ...]
    chance: float
    """Of its side to win, as far as is known."""

    def of(self, kind: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event.kind == kind]

    @property
    def side(self) -> tuple[int, ...]:
        """The seat and its partner."""
        return next(side for side in self.game.sides(self.view) if self.seat in side)


def reason(case: Case) -> Why | None:
    """What speaks for the choice by itself; None if nothing does that can be told in a phrase."""
    if len(case.game.legal(case.view, case.seat)) == 1:
        return "only", {}
    if any(event.seat in case.side for event in case.of("over")):
        return "win", {}
    key = REASONS[case.game.INFO.code](case)
    return (key, {}) if isinstance(key, str) else key


# ---- the races


def _race(case: Case) -> Why | str | None:
    kind = case.action.kind
    if kind == "give":
        return _race_gift(case)
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


def _race_gift(case: Case) -> Why | str:
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


# ---- Toepen

WASHES = {toepen_hand.WHITE.kind, toepen_hand.DIRTY.kind}
"""The claims that a hand is a wash."""


def _toepen(case: Case) -> Why | str | None:
    kind, view, seat = case.action.kind, case.view, case.seat
    if kind == "toep":  # who wins less than a fair share and raises all the same, hopes that the others fold
        return "toep" if case.chance * len(toepen_state.alive(view)) >= 1 else "bluff"
    if kind in WASHES:
        return "wash" if toepen_hand.true_wash(view.hands[seat], kind) else "bluff_wash"
    if kind != "card":
        return kind
    strength, card, suit = toepen_state.STRENGTH, case.action.cards[0], toepen_tricks.led(view)
    hand = [strength[one] for one in view.hands[seat]]
    if suit < 0:
        return "highest" if strength[card] == max(hand) > min(hand) else None
    if any(event.seat == seat for event in case.of("trick")):
        return "trick"
    lying = [(s, pile[view.tricks]) for s, pile in enumerate(view.played) if len(pile) > view.tricks]
    if strongest([*lying, (seat, card)], suit, strength) == seat:
        return "highest"
    return "low" if strength[card] < max(hand) else "spare"


# ---- OkiDoki


def _okidoki(case: Case) -> Why | str | None:
    if case.action.kind == "give":
        return _oki_gift(case)
    return _oki_card(case) if case.action.kind == "card" else _oki_move(case)


def _oki_gift(case: Case) -> str | None:
    card = case.action.cards[0]
    if PENALTY[card]:
        return "gift_penalty"
    hand = case.view.hands[okidoki_hand.giver(case.view, case.seat)]
    if not any(one & 3 == card & 3 for one in hand if one != card):
        return "gift_suit"
    return "rid_high" if okidoki_state.STRENGTH[card] >= HIGH else None


def _oki_card(case: Case) -> str | None:
    """Who takes the trick and what it costs, or whether it can still be the own side."""
    view, card = case.view, case.action.cards[0]
    for event in case.of("trick"):
        if event.seat in case.side:
            return "least" if event.amount else "free"
        return "they_pay" if event.amount else "under"
    lying = okidoki_hand.trick(view)
    strength = okidoki_state.STRENGTH[card]
    high = "lead_low" if strength <= LOW else "rid_high" if strength >= HIGH else None
    if not lying:
        return high
    suit = lying[0][1] & 3
    if card & 3 != suit:
        return "shed" if PENALTY[card] else "spare"
    best = strongest([*lying, (view.turn, card)], suit, okidoki_state.STRENGTH)
    return "under" if best != view.turn else high


LOW, HIGH = 6, 11
"""A card as low as this is nearly always beaten, one as high as this seldom."""


def _oki_move(case: Case) -> Why | str | None:
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


# ---- ToedeLoe


def _toedeloe(case: Case) -> Why | str | None:
    kind = case.action.kind
    if kind == "card":
        return _toe_card(case)
    if kind == "back":
        return "less_minus"
    if kind == "green":
        return "thrown" if any(event.other != team(case.view.turn) for event in case.of("thrown")) else "shut"
    return _toe_row(case)


def _toe_card(case: Case) -> Why | str | None:
    """Who has the trick with this card, what the card adds to it, or what is kept in hand."""
    view, card, seats = case.view, case.action.cards[0], case.view.table.seats
    if any(event.seat in case.side and event.amount for event in case.of("trick")):
        return "team_trick" if len(case.side) > 1 else "trick"
    before = toedeloe_taking.trick(view)
    if not before:
        return None
    lying = bytes([one for _, one in before])
    now, worth = lying + bytes([card]), toedeloe_taking.worth(lying)
    best = toedeloe_taking.best(now)
    if best == len(lying):
        return "highest"
    others = bytes([action.cards[0] for action in case.game.legal(view, case.seat)])
    taker = before[best][0] % seats
    if taker in case.side:
        return ("mates", {"whom": case.reader.whom(taker)}) if taker != case.seat else "spare"
    if toedeloe_taking.worth(now) == worth < toedeloe_taking.worth(lying + others):
        return "adds_nothing"
    height = toedeloe_taking.HEIGHT
    return "low" if height[face(card) >> 2] < max(height[face(other) >> 2] for other in others) else "spare"


def _toe_row(case: Case) -> str | None:
    """Whether a row that counts grows, or the place was one where a rival's would have."""
    view, side = case.view, team(case.view.turn)
    wild = view.table.options.green_wild

    def long(cells: bytes, of: int) -> int:
        return sum(map(len, longest_two(cells, of, wild)))

    if long(case.after.cells, side) > long(view.cells, side):
        return "row"
    theirs = bytearray(view.cells)
    for _, cell in case.action.placements:
        theirs[cell] = 2 - side
    return "cut" if long(bytes(theirs), 1 - side) > long(view.cells, 1 - side) else None


REASONS: Mapping[str, Callable[[Case], Why | str | None]] = {
    "K": _race,
    "T": _race,
    "P": _toepen,
    "O": _okidoki,
    "L": _toedeloe,
}
"""By code of the game."""
