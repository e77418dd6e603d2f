"""The visible part of a game of ToedeLoe, and the problems of an inconsistent state."""

from collections.abc import Callable

from ....rules import masking
from ....rules.masking import HOLE
from ....rules.protocol import DEALER, UNKNOWN, Action
from ....rules.seats import team
from ...tricks.rules import seat_to_play
from ...tricks.rules.hands import problems as hand_problems
from ...tricks.rules.hands import visible_chairs
from .board import CELLS
from .scoring import is_game_over
from .state import (
    CARDS_PER_DEAL,
    DEAL,
    DECK,
    GREEN,
    GREEN_PAWNS,
    NOBODY,
    OVER,
    SCORE,
    TRICK,
    ToedeloeState,
    initial_state,
    own_pack_cards,
    trick_count,
)
from .taking import current_value, first_leader, trick_plays, winning_index


def view(state: ToedeloeState, seat: int | None) -> ToedeloeState:
    """Return the state with all hands but the viewer's own face down; a spectator sees no hand."""
    t = state.table
    return state._replace(hands=masking.hide_piles(state.hands, visible_chairs(seat, t.seats, t.chairs)))


def seen(state: ToedeloeState, seat: int, action: Action, viewer: int | None) -> Action:
    """Return the action with the cards that the viewer sees: of a deal those of the own chairs."""
    if seat != DEALER or action.kind != "deal":
        return action
    t = state.table
    open_ = visible_chairs(viewer, t.seats, t.chairs)
    return action._replace(cards=masking.hide_dealt(action.cards, range(t.chairs), open_))


def fill(view: ToedeloeState, deck: bytes) -> ToedeloeState:
    """Return the state with the holes filled from the deck, chair by chair, each from its own pack."""
    packs, hands = [own_pack_cards(side, deck) for side in (0, 1)], []
    for chair, hand in enumerate(view.hands):
        need, pack = hand.count(UNKNOWN), packs[team(chair)]
        packs[team(chair)] = pack[need:]
        hands.append(bytes(sorted(hand.replace(HOLE, b"") + pack[:need])))
    return view._replace(hands=tuple(hands))


# ---- problems


def problems(state: ToedeloeState) -> list[str]:
    """Return the inconsistencies: pawns or cards that do not add up, impossible tricks, a wrong turn."""
    for find in CHECKS:
        if reasons := find(state):
            return reasons
    return []


def _value_problems(state: ToedeloeState) -> list[str]:
    """Return the invalid values: every later check may rely on valid ones."""
    t, reasons = state.table, []
    if any(len(values) != t.chairs for values in (state.hands, state.played, state.plus)):
        return ["not a value for each chair"]
    if len(state.cells) != CELLS or max(state.cells) > GREEN or state.cells.count(GREEN) > GREEN_PAWNS:
        return ["a board that cannot be"]
    if state.dealer not in range(NOBODY, t.chairs) or any(chair >= t.chairs for chair in state.takers):
        return ["a chair that is none"]
    if not all(t.lowest <= at <= 0 for at in state.minus):
        reasons.append("a score pawn off its track")
    if any(left != t.options.pawns - state.cells.count(side + 1) for side, left in enumerate(state.left)):
        reasons.append("pawns that do not add up")
    if state.deals and state.dealer == NOBODY:
        reasons.append("there is no dealer after the first deal")
    if not state.deals and state != initial_state(t)._replace(dealer=state.dealer):
        reasons.append("cards, pawns or points before the first deal (deals 0)")
    return reasons


def _card_problems(state: ToedeloeState) -> list[str]:
    """Return the inconsistencies with the packs: cards too many, of the other team, or a number that was not dealt."""
    reasons = hand_problems(state.hands, (), (*state.played, state.gone), DECK)
    if any(
        own_pack_cards(chair, pile) != pile
        for piles in (state.hands, state.played)
        for chair, pile in enumerate(pile.replace(HOLE, b"") for pile in piles)
    ):
        reasons.append("a card of the other team's pack")
    if list(state.gone) != sorted(state.gone):
        reasons.append("cards gone out of order")
    if any(0 < hand.count(UNKNOWN) < len(hand) for hand in state.hands):
        reasons.append("a hand that is half seen")
    counts = state.table.played
    nth = (state.deals - 1) % len(counts) if state.deals else -1
    before = sum(counts[: max(nth, 0)])
    if any(
        len(hand) + len(pile) + before != CARDS_PER_DEAL * (nth + 1)
        for hand, pile in zip(state.hands, state.played, strict=True)
    ):
        each = CARDS_PER_DEAL * (nth + 1) - before
        reasons.append(f"in deal {state.deals} each chair has {each} cards in hands and played together")
    if any(len(own_pack_cards(side, state.gone)) != before * state.table.chairs // 2 for side in (0, 1)):
        reasons.append(f"in deal {state.deals} {before * state.table.chairs // 2} cards of each pack are in gone")
    return reasons


def _trick_problems(state: ToedeloeState) -> list[str]:
    done = len(state.takers)
    played = [len(pile) for pile in state.played]
    if done > trick_count(state) or min(played) < done or max(played) > done + (state.phase == TRICK):
        return ["a trick that is not played in turn"]
    for n, taker in enumerate(state.takers):
        order = trick_plays(state, n)
        if order[winning_index(bytes(card for _, card in order))][0] != taker:
            return ["a trick that somebody else has taken"]
    settled = state.takers[: done - (state.phase == SCORE)]
    if any(plus > settled.count(chair) for chair, plus in enumerate(state.plus)):
        return ["more plus tricks than were taken"]
    if any(not 0 <= placed <= 2 * sum(state.plus[side::2]) for side, placed in enumerate(state.placed)):
        return ["more pawns placed than the tricks allow"]
    return []


def _phase_problems(state: ToedeloeState) -> list[str]:
    phase, done = state.phase, len(state.takers)
    if (phase == OVER) != is_game_over(state):
        return ["the game is over, or not yet"]
    if phase in (DEAL, OVER):
        reasons = [] if phase == OVER or done == trick_count(state) else ["a deal that is not played out"]
        return reasons + ["a turn while nobody is to move"] * ((state.leader, state.turn) != (NOBODY, NOBODY))
    leader = state.takers[-1] if done else first_leader(state)
    turn = seat_to_play(state.played, leader, done)
    if turn < 0:
        return ["a trick that is not played in turn"]
    if (state.leader, state.turn) != (leader, turn):
        return ["a turn of somebody else"]
    if phase == TRICK and done == trick_count(state) or phase == SCORE and not (done and current_value(state)):
        return ["a phase that cannot be"]
    return []


CHECKS: tuple[Callable[[ToedeloeState], list[str]], ...] = (
    _value_problems,
    _card_problems,
    _trick_problems,
    _phase_problems,
)
"""The checks in this order, each relying on those before it."""
