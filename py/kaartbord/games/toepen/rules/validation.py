"""The inconsistencies of impossible positions of Toepen."""

from collections.abc import Callable

from ....rules.cards import rank
from ....rules.protocol import UNKNOWN
from ...tricks.rules.hands import problems as hand_problems
from .hand import wash_checkers
from .stake import MAX_FOLDS, PELT_STAKE, blind_callers, pelt_answerers
from .state import (
    ANSWER,
    BLIND,
    BLIND_ANSWER,
    CAUGHT,
    CHECK,
    DEAL,
    DECK,
    DISCARD,
    DRAW,
    FINAL_HAND_FOR_TWO,
    FINAL_TRICKS,
    FOLDED,
    FOUR,
    GONE,
    HAND,
    IN,
    LOOK,
    LOOKED,
    NOBODY,
    OPEN,
    OVER,
    PEEK,
    PEEKED,
    PELT,
    PELT_TOEPER,
    TRICK,
    TURN_OVER,
    WASH,
    WHISTLE,
    ToepenState,
    alive,
    initial_state,
    others,
    pelt_seats,
    seats_in,
    stock_size,
)
from .tricks import CROSSES_TO_FLY, finalist_count, is_game_over

UNSEEN_PHASES = (BLIND, BLIND_ANSWER, PEEK, LOOK)
"""Phases in which a hand has been seen only by a player who folded and paid for it."""

WASH_PHASES = (CHECK, TURN_OVER)
"""Phases in which a wash is on the table."""


def problems(state: ToepenState) -> list[str]:
    """Return the inconsistencies: cards that do not add up, seats asked that are not in, a turn nobody can take."""
    if reasons := _value_problems(state):
        return reasons
    reasons = _card_problems(state) + _player_problems(state)
    if state.phase in (DEAL, OVER):
        return reasons + _idle_problems(state)
    return reasons or list(dict.fromkeys(reason for find in ROUND_CHECKS for reason in find(state)))


def _value_problems(state: ToepenState) -> list[str]:
    """Return the invalid values: every later check may rely on these."""
    t, reasons = state.table, []
    numbers = state.points, state.start, state.status, state.marks, state.owed, state.folds
    if any(len(values) != t.seats for values in (*numbers, state.hands, state.aside, state.played)):
        return ["not a value for each seat"]
    if (
        max(state.status) > GONE
        or max(state.marks) >= 2 * PEEKED
        or max(state.folds) > MAX_FOLDS
        or state.length not in (HAND, FINAL_TRICKS)
    ):
        reasons.append("a value that cannot be")
    if state.crosses and (state.winner == NOBODY or t.options.five_crosses and state.crosses >= CROSSES_TO_FLY):
        reasons.append("crosses that nobody can have")
    return reasons


def _card_problems(state: ToepenState) -> list[str]:
    laid = *state.played, state.under, state.shown
    reasons = hand_problems(state.hands, state.aside, laid, DECK)
    if stock_size(state) < len(state.under):
        reasons.append("more cards than the pack has")
    if any(
        UNKNOWN in hand and (marks & OPEN or any(hand)) for hand, marks in zip(state.hands, state.marks, strict=True)
    ):
        reasons.append("a hand that is half seen, or lies open unseen")
    return reasons


def _player_problems(state: ToepenState) -> list[str]:
    options, left, phase, reasons = state.table.options, alive(state), state.phase, []
    if not left:
        reasons.append("all players are out")
    elif is_game_over(options, state.points, state.status) != (phase == OVER):
        reasons.append(
            f"by points and status the game is {'not ' if phase == OVER else ''}over, but the phase is {phase}"
        )
    if state.dealer == NOBODY and (phase != DEAL or state.rounds) or not state.rounds and phase != DEAL:
        reasons.append("rounds, dealer and phase do not fit each other")
    if state.dealer != NOBODY and state.status[state.dealer] == GONE:
        reasons.append("the dealer is out of the game")
    before = state.points if phase == DEAL else state.start
    if phase != OVER and any(before[seat] >= options.limit for seat in left):
        reasons.append("a player at the limit who is not out of the game")
    return reasons


def _idle_problems(state: ToepenState) -> list[str]:
    """Return the conflicts with the time between two rounds, and after the game."""
    reasons = []
    if not state.rounds and state != initial_state(state.table)._replace(dealer=state.dealer):
        reasons.append("something is done before the first deal")
    if state.queue or state.raised or state.claim or state.washer != NOBODY:
        reasons.append("somebody is asked while there is nothing to ask")
    if any(state.hands + state.aside):
        reasons.append("cards that are not put away after the round")
    return reasons


# ---- in a round

PHASES_OF_OPTION = {
    "blind": UNSEEN_PHASES,
    "four_alike": (FOUR,),
    "was": (WASH, *WASH_PHASES),
    "whistle": (WHISTLE,),
    "pelt": (PELT,),
}
"""By option: the phases that it brings."""


def _round_problems(state: ToepenState) -> list[str]:
    """Return the conflicts with the players in the round, and its kind."""
    phase, status, reasons = state.phase, state.status, []
    if status.count(IN) < 2 - (phase == PEEK):
        reasons.append("the round is won already")
    if any(now == GONE and hand + played for now, hand, played in zip(status, state.hands, state.played, strict=True)):
        reasons.append("cards of who is out of the game")
    fighters = finalist_count(state._replace(points=state.start))
    if state.length != (FINAL_TRICKS if fighters else HAND):
        reasons.append("a round of the wrong length")
    if phase != TRICK and (phase == DISCARD) != (fighters > 0) or phase == DISCARD and fighters != 2:
        reasons.append("a phase of another kind of round")
    rules = [rule for rule, phases in PHASES_OF_OPTION.items() if phase in phases]
    if phase == DRAW:
        rules = ["four_alike" if state.washer == NOBODY else "was"]
    if not all(getattr(state.table.options, rule) for rule in rules):
        reasons.append("a phase that the house rules do not have")
    return reasons


def _stake_problems(state: ToepenState) -> list[str]:
    """Return the conflicts with the stake, its raiser, and the cost of folding."""
    phase, stake, raised, reasons = state.phase, state.stake, state.raised, []
    blind, value = phase in (BLIND_ANSWER, PEEK), state.table.options.blind_value
    if raised != (value if blind else {PELT: PELT_STAKE, ANSWER: stake + 1}.get(phase, 0)):
        reasons.append("a question that is worth something else")
    settled = value if state.toeper >= 0 and not blind else 1
    if stake < 1 or phase not in (TRICK, ANSWER) and stake != settled:
        reasons.append("a stake that cannot be")
    if not _can_have_toeped(state):
        reasons.append("a toep of who could not")
    if any(
        owed not in (range(1, max(stake, raised) + 1) if status == FOLDED else (0,))
        for owed, status in zip(state.owed, state.status, strict=True)
    ):
        reasons.append("points owed that folding has not cost")
    if any(now < then for now, then in zip(state.points, state.start, strict=True)):
        reasons.append("fewer points than at the deal")
    return reasons


def _can_have_toeped(state: ToepenState) -> bool:
    """Return whether the last raiser can have toeped; before the first card that was blind."""
    phase, toeper = state.phase, state.toeper
    if phase in (BLIND_ANSWER, PEEK):
        return toeper in list(blind_callers(state))
    if phase == PELT:
        return toeper == PELT_TOEPER
    if phase == ANSWER:
        return toeper >= 0 and state.status[toeper] == IN
    if phase == TRICK or toeper == NOBODY:
        return True
    return toeper >= 0 and state.table.options.blind and phase not in (BLIND, DISCARD) and not pelt_seats(state)


SEATS_ASKED: dict[str, Callable[[ToepenState], bytes]] = {
    BLIND: blind_callers,
    PELT: pelt_answerers,
    **dict.fromkeys(WASH_PHASES, lambda state: wash_checkers(state, state.washer)),
    **dict.fromkeys((WASH, DRAW), lambda state: seats_in(state, state.queue[0] - 1)),
    **dict.fromkeys((BLIND_ANSWER, PEEK, ANSWER), lambda state: others(state, state.toeper)),
}
"""By phase: the seats asked, in order, if it is not everybody from the dealer's left."""


def _queue_problems(state: ToepenState) -> list[str]:
    """Return the conflicts in the queue: it has only seats that the phase asks, in their order."""
    phase, queue = state.phase, state.queue
    if phase == TRICK:
        return ["somebody is asked while there is nothing to ask"] * bool(queue)
    if not queue:
        return ["nobody is asked"] * (phase != PEEK)
    asked = SEATS_ASKED[phase](state) if phase in SEATS_ASKED else seats_in(state, state.dealer)
    if queue != bytes(seat for seat in asked if seat in queue) or phase == LOOK and queue != asked:
        return ["somebody is asked who is not in the round, or not in turn"]
    return []


def _wash_problems(state: ToepenState) -> list[str]:
    """Return the conflicts of a wash, and of the cards drawn for it or for a chance of Toep!."""
    phase, washer, reasons = state.phase, state.washer, []
    if bool(state.claim) != (washer != NOBODY) or phase != DRAW and bool(state.claim) != (phase in WASH_PHASES):
        return ["a wash that nobody claims"]
    if phase in WASH_PHASES and (
        state.status[washer] != IN
        or state.marks[washer] & CAUGHT
        or len(state.aside[washer]) < HAND
        or stock_size(state) < HAND
    ):
        reasons.append("no wash to turn over")
    if phase == DRAW and (
        washer not in (NOBODY, *state.queue[:1]) or stock_size(state) < (1 if washer == NOBODY else HAND)
    ):
        reasons.append("no card to draw")
    return reasons


def _look_problems(state: ToepenState) -> list[str]:
    phase, reasons, paying = state.phase, [], 0
    for status, marks, hand in zip(state.status, state.marks, state.hands, strict=True):
        paying += marks & (PEEKED | LOOKED) == PEEKED
        if phase in UNSEEN_PHASES and marks and (status != FOLDED or marks not in (PEEKED, PEEKED | LOOKED)):
            reasons.append("a hand that is seen too soon")
        if phase not in UNSEEN_PHASES and status == IN and not marks & LOOKED:
            reasons.append("a player who has not seen the hand")
        if (
            (phase == FOUR or phase == DRAW and state.washer == NOBODY)
            and marks & OPEN
            and (len(hand) != HAND or len({rank(c) for c in hand}) > 1)
        ):
            reasons.append("a hand shown that is not four of a kind")
    if paying != (phase == PEEK):
        reasons.append("nobody pays to look, or somebody at another time")
    if phase in UNSEEN_PHASES and (any(state.aside) or state.under or state.shown):
        reasons.append("cards laid away too soon")
    return reasons


def _size_problems(state: ToepenState) -> list[str]:
    """Return the conflicts of hand sizes, played cards included; a folded player may have put its cards away."""
    phase, wanted = state.phase, [state.length * (now == IN) for now in state.status]
    for seat in {DISCARD: state.queue, DRAW: state.queue[:1]}.get(phase, b""):
        wanted[seat] = FINAL_HAND_FOR_TWO if phase == DISCARD else HAND - 1
    if state.washer != NOBODY:
        wanted[state.washer] = 0
    held = [len(hand) + len(played) for hand, played in zip(state.hands, state.played, strict=True)]
    wrong = [seat for seat, size in enumerate(held) if state.status[seat] != FOLDED and size != wanted[seat]]
    return ["a hand of the wrong size"] * bool(wrong)


def _trick_problems(state: ToepenState) -> list[str]:
    n, turn, leader, played = state.tricks, state.turn, state.leader, state.played
    if state.phase not in (TRICK, ANSWER):
        return ["a trick too soon"] * (any(played) or (n, turn, leader) != (0, NOBODY, NOBODY))
    if min(turn, leader) < 0:
        return ["nobody's turn"]
    if n >= state.length or any(
        now == IN and len(pile) not in (n, n + 1) for now, pile in zip(state.status, played, strict=True)
    ):
        return ["a trick that is not played in turn"]
    if any(len(pile) > n + 1 for pile in played):
        return ["a card played too soon"]
    if len(played[turn]) != n or state.phase == TRICK and state.status[turn] != IN:
        return ["the seat whose turn it is has no card to play"]
    if any(len(pile) > n for pile in played) and len(played[leader]) <= n:
        return ["a trick without a lead"]
    return []


ROUND_CHECKS = (
    _round_problems,
    _stake_problems,
    _queue_problems,
    _wash_problems,
    _look_problems,
    _size_problems,
    _trick_problems,
)
