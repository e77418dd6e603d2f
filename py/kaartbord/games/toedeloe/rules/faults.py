"""The rules that forbid a card or a placement in ToedeLoe."""

from collections.abc import Iterator
from itertools import combinations

from ....rules.protocol import UNKNOWN, Action, Placements, Refusal
from ....rules.seats import team
from .board import CELLS, LETTERS
from .info import INFO
from .scoring import APPLY, BACK, BLOCKED, GREEN_ACTIONS, PLACE_ACTIONS, SINGLE_VALUES, SPLIT_VALUES, score_choices
from .state import EMPTY, GREEN, JOKER_VALUE, ToedeloeState, own_pack_cards, stock
from .taking import JOKER_LEAD, NO_LEAD, SUIT_OF, current_lead, current_value, playable

NUMBERS = range(2, 2 + len(LETTERS))


# ---- cards


def card_fault(state: ToedeloeState, action: Action) -> Refusal | None:
    """Return the rule that forbids this action, None if it is legal; an unseen hand is assumed to allow it."""
    kind, shown, placements = action
    turn = state.turn
    if kind != "card" or placements:
        return Refusal("phase")
    unseen = UNKNOWN in state.hands[turn]
    if len(shown) != 1 or shown not in (own_pack_cards(turn, stock(state)) if unseen else state.hands[turn]):
        return Refusal("hand", *shown[:1])
    if unseen or shown in playable(state.hands[turn], current_lead(state)):
        return None
    return Refusal(_unplayable(state, shown[0]), shown[0])


def _unplayable(state: ToedeloeState, card: int) -> str:
    if current_lead(state) == NO_LEAD:
        return "joker_lead"
    return "joker" if SUIT_OF[card] == JOKER_LEAD else "follow"


# ---- placements


def score_fault(state: ToedeloeState, action: Action) -> Refusal | None:
    """Return the rule that forbids the taker of a trick this action; None if it is legal."""
    return None if action in score_choices(state) else Refusal(_rule_broken(state, action, current_value(state)))


def _rule_broken(state: ToedeloeState, action: Action, worth: int) -> str:
    """Return the rule that an action breaks which is not legal with a trick of this value."""
    kind, cards, placements = action
    if kind not in APPLY or cards:
        return "phase"
    if kind == "place":
        return _place_fault(state, placements, worth)
    return kind if kind == "blocked" or worth == JOKER_VALUE else "value"


def _place_fault(state: ToedeloeState, placements: Placements, worth: int) -> str:
    side, number, cells = team(state.turn), state.table.numbers, [cell for _, cell in placements]
    if any(pawn != side for pawn, _ in placements) or not 0 < len(cells) <= min(2, state.left[side]):
        return "pawns"
    if len(set(cells)) < len(cells) or any(not 0 <= cell < CELLS for cell in cells):
        return "taken"
    if len(cells) == 2:
        rule = _pair_fault(worth, number[cells[0]], number[cells[1]])
    else:
        rule = _single_fault(worth, number[cells[0]], last=state.left[side] == 1)
    if rule or any(state.cells[cell] != EMPTY for cell in cells):
        return rule or "taken"
    # the last pawn on a free cell of the right number would be half of a pair that is not open
    return "pair" if worth == JOKER_VALUE else "one_field"


def _pair_fault(worth: int, a: int, b: int) -> str:
    """Return the rule that keeps two pawns from two numbers, on any cells; "" if they are allowed."""
    if worth == JOKER_VALUE:
        return "" if a == b else "pair"
    if worth not in SPLIT_VALUES:
        return "split"
    return "" if a + b == worth else "value"


def _single_fault(worth: int, number: int, *, last: bool) -> str:
    """Return the rule that keeps one pawn, the last one or not, from a number; "" if it is allowed."""
    if worth == number or last and (worth == JOKER_VALUE or worth in SPLIT_VALUES and worth - number in NUMBERS):
        return ""
    if worth == JOKER_VALUE:
        return "pair"
    return "value" if last or worth in SINGLE_VALUES else "split"


# ---- actions that might be tried


def card_refusals(state: ToedeloeState) -> tuple[Refusal, ...]:
    """Return a refusal for each card that the chair whose turn it is may not play."""
    hand = state.hands[state.turn]
    allowed = playable(hand, current_lead(state))
    return tuple(Refusal(_unplayable(state, c), c) for c in hand if c not in allowed)


def score_refusals(state: ToedeloeState) -> tuple[Refusal, ...]:
    """Return a refusal for each rule that forbids something the taker of a trick might try, in the order of INFO."""
    legal, worth = set(score_choices(state)), current_value(state)
    broken = {_rule_broken(state, action, worth) for action in _tempting_actions(state) if action not in legal}
    return tuple(Refusal(rule) for rule in INFO.rules if rule in broken)


def _tempting_actions(state: ToedeloeState) -> Iterator[Action]:
    """Yield the actions to try with a trick: one pawn and two on a few cells of each number, and those of a joker."""
    side, cells, number, worth = team(state.turn), state.cells, state.table.numbers, current_value(state)
    some = _some_cells(state)
    yield from (PLACE_ACTIONS[side][cell] for cell in some)
    yield from (
        Action("place", b"", ((side, a), (side, b)))
        for a, b in combinations(some, 2)
        if _is_near(worth, number[a], number[b])
    )
    yield BLOCKED
    if worth == JOKER_VALUE:
        yield BACK
        greens = [cell for cell, piece in enumerate(cells) if piece == GREEN]
        yield from (GREEN_ACTIONS[source][cell] for source in greens for cell in greens)


def _is_near(worth: int, a: int, b: int) -> bool:
    """Return whether two numbers suit a trick or miss it by one."""
    return abs(a - b) <= 1 if worth == JOKER_VALUE else abs(a + b - worth) <= 1


def _some_cells(state: ToedeloeState) -> list[int]:
    """Return the first and the last free cell of each number, and the first that is taken, if they exist."""
    some = set[int]()
    for number in NUMBERS:
        here = [cell for cell in range(CELLS) if state.table.numbers[cell] == number]
        free = [cell for cell in here if state.cells[cell] == EMPTY]
        full = [cell for cell in here if state.cells[cell] != EMPTY]
        some |= {*free[:1], *free[-1:], *full[:1]}
    return sorted(some)
