"""The choices about a hand before the first card: Toep! and its chance, the wash, the whistle, and the last fight."""

from itertools import combinations

from ....rules import cards
from ....rules.cards import ACE, JACK, KING, QUEEN
from ....rules.protocol import Action
from ....rules.seats import replace_at
from . import state as toepen
from .state import ToepenState
from .tricks import most_of_a_rank, settle_four_alike

CHANCE, NO_CHANCE, NO_WASH, WASH_WHITE, WASH_DIRTY, CHECK_WASH, NO_CHECK, WHISTLE_NOW, NO_WHISTLE = map(
    Action, ("draw", "no_draw", "no_wash", "wash_white", "wash_dirty", "check", "no_check", "whistle", "no_whistle")
)

PICTURES = (ACE, KING, QUEEN, JACK)
"""Ranks that count as pictures in a wash (P9)."""

THREE_ALIKE = 3
"""Cards of one rank in a hand of four. With three eights one may swap the odd card for a fourth eight (a
chance of Toep!); three jacks or three tens must be whistled for."""


def ask_next(state: ToepenState) -> ToepenState:
    """Ask the next seat."""
    return state._replace(queue=state.queue[1:])


# ---- Toep! and its chance


def four_choices(state: ToepenState, seat: int) -> list[Action]:
    """Return the choices about four of a kind: show them; with three, draw for a fourth, once."""
    hand = state.hands[seat]
    same = most_of_a_rank(hand)
    if same == toepen.HAND:
        return [Action("show", hand)]
    return [NO_CHANCE, CHANCE] if same == THREE_ALIKE and can_draw(state, seat) else [NO_CHANCE]


def can_draw(state: ToepenState, seat: int) -> bool:
    """Return whether the seat may draw for a fourth card: once in a round, while the stock lasts."""
    return toepen.stock_size(state) > 0 and not state.aside[seat]


def show(state: ToepenState, seat: int) -> ToepenState:
    """Show Toep!: the hand is open; after a wash it wins immediately, otherwise when all have been asked."""
    state = toepen.add_mark(ask_next(state), seat, toepen.OPEN)
    return settle_four_alike(state, [seat]) if state.phase == toepen.WASH else state


def shown_fours(state: ToepenState) -> list[int]:
    """Return the seats that have shown four of a kind."""
    return [seat for seat, marks in enumerate(state.marks) if marks & toepen.OPEN]


def take_chance(state: ToepenState, seat: int) -> ToepenState:
    """Take a chance of Toep!: the odd card is put aside, closed, and the dealer gives one from the stock next."""
    hand = state.hands[seat]
    odd = cards.CARD_BYTES[min(hand, key=lambda c: sum(cards.rank(c) == cards.rank(d) for d in hand))]
    return state._replace(
        hands=replace_at(state.hands, seat, hand.replace(odd, b"", 1)),
        aside=replace_at(state.aside, seat, state.aside[seat] + odd),
        phase=toepen.DRAW,
    )


# ---- the wash


def wash_choices(state: ToepenState, seat: int) -> list[Action]:
    """Return the wash choices: any hand may be claimed while the stock lasts; four of a kind then drawn are shown."""
    hand, options = state.hands[seat], state.table.options
    if options.four_alike and most_of_a_rank(hand) == toepen.HAND:
        return [Action("show", hand)]
    return [NO_WASH, WASH_WHITE, WASH_DIRTY] if can_wash(state, seat) else [NO_WASH]


def can_wash(state: ToepenState, seat: int) -> bool:
    """Return whether there are four cards to draw, and the seat was not caught in this round."""
    return toepen.stock_size(state) >= toepen.HAND and not state.marks[seat] & toepen.CAUGHT


def wash(state: ToepenState, seat: int, claim: str) -> ToepenState:
    """Put the hand face down; the others may turn it over, clockwise from the washer's left."""
    aside = replace_at(state.aside, seat, state.aside[seat] + state.hands[seat])
    return state._replace(
        hands=replace_at(state.hands, seat, b""),
        aside=aside,
        washer=seat,
        claim=claim,
        phase=toepen.CHECK,
        queue=wash_checkers(state, seat),
    )


def wash_checkers(state: ToepenState, washer: int) -> bytes:
    """Return the seats that may turn the wash over, from the washer's left, those that folded blind included (P20)."""
    if state.table.options.first_rules:
        return toepen.others(state, washer)
    return bytes([s for s in state.table.after[washer][:-1] if state.status[s] in (toepen.IN, toepen.FOLDED)])


def check(state: ToepenState) -> ToepenState:
    """Have the dealer turn the wash over for all; the checker stays first in the queue."""
    return state._replace(phase=toepen.TURN_OVER)


def no_check(state: ToepenState) -> ToepenState:
    """Close a wash that nobody checked: it stays out of play, and its owner draws."""
    state = ask_next(state)
    return state if state.queue else _let_washer_draw(state)


def is_true_wash(washed: bytes, claim: str) -> bool:
    """Return whether the claim is true. White: four pictures; dirty: three pictures and a seven (P10)."""
    ranks = washed.translate(cards.RANK)
    pictures = sum(map(ranks.count, PICTURES))
    if claim == WASH_WHITE.kind:
        return pictures == toepen.HAND
    return pictures == toepen.HAND - 1 and 7 in ranks


def settle_check(state: ToepenState, washed: bytes) -> ToepenState:
    """Settle a check: a true wash costs the checker a point, a false one its owner, who may leave the round (P12)."""
    seat, penalty, true = state.washer, state.table.options.was_penalty, is_true_wash(washed, state.claim)
    marks = state.marks if true else toepen.replace_byte(state.marks, seat, state.marks[seat] | toepen.CAUGHT)
    state = state._replace(
        points=toepen.add_point(state.points, state.queue[0] if true else seat),
        marks=marks,
        aside=replace_at(state.aside, seat, state.aside[seat][: -toepen.HAND]),
        shown=state.shown + washed if true else state.shown,
    )
    if true:
        return _let_washer_draw(state)
    if penalty == "out":
        status = toepen.replace_byte(state.status, seat, toepen.SITS_OUT)
        return next_washer(state._replace(status=status, under=state.under + washed))
    if penalty == "keep_old":
        state = state._replace(hands=replace_at(state.hands, seat, bytes(sorted(washed))))
        return next_washer(toepen.add_mark(state, seat, toepen.OPEN))
    state = state._replace(shown=state.shown + washed)
    return _let_washer_draw(toepen.add_mark(state, seat, toepen.OPEN) if penalty == "open_hand" else state)


def _let_washer_draw(state: ToepenState) -> ToepenState:
    """Have the washer draw; it is asked again before the others."""
    queue = cards.CARD_BYTES[state.washer] + _next_washers(state, toepen.stock_size(state) - toepen.HAND)
    return state._replace(phase=toepen.DRAW, queue=queue)


def _next_washers(state: ToepenState, left: int) -> bytes:
    """Return the seats asked after the washer, with `left` cards in the stock: all others who may wash, from the
    washer's left (P19). By the first rules it is those later in order from the dealer's left, unconditionally."""
    order = toepen.others(state, state.washer)
    if state.table.options.first_rules:
        place = state.table.after[state.dealer].index
        return bytes([seat for seat in order if place(seat) > place(state.washer)])
    return bytes([seat for seat in order if left >= toepen.HAND and not state.marks[seat] & toepen.CAUGHT])


def next_washer(state: ToepenState) -> ToepenState:
    """Settle the wash without a card drawn: the others are asked."""
    queue = _next_washers(state, toepen.stock_size(state))
    return state._replace(phase=toepen.WASH, washer=toepen.NOBODY, claim="", queue=queue)


def draw_from_stock(state: ToepenState, cards_drawn: bytes) -> ToepenState:
    """Put cards from the stock into the hand of the first seat in the queue, which is asked once more."""
    seat = state.queue[0]
    short = len(cards_drawn) - (toepen.stock_size(state) - len(state.under))
    hand = bytes(sorted(state.hands[seat] + cards_drawn))
    return state._replace(
        hands=replace_at(state.hands, seat, hand),
        under=state.under[max(short, 0) :],
        phase=toepen.FOUR if state.washer == toepen.NOBODY else toepen.WASH,
        washer=toepen.NOBODY,
        claim="",
    )


def cards_to_draw(state: ToepenState) -> int:
    """Return the number of cards that the dealer has to give the first seat in the queue."""
    return toepen.HAND - len(state.hands[state.queue[0]])


# ---- the whistle


def whistle_choices(state: ToepenState, seat: int) -> list[Action]:
    """Return the choices about a whistle: three jacks or three tens must be whistled for, without saying which."""
    ranks = state.hands[seat].translate(cards.RANK)
    return [WHISTLE_NOW if max(ranks.count(JACK), ranks.count(10)) >= THREE_ALIKE else NO_WHISTLE]


def whistle(state: ToepenState, seat: int) -> ToepenState:
    """Whistle, announced to everybody."""
    return toepen.add_mark(ask_next(state), seat, toepen.WHISTLED)


# ---- the last fight


def discard_choices(state: ToepenState, seat: int) -> list[Action]:
    """Return every discard of three of the eleven cards."""
    return [Action("lay_away", bytes(three)) for three in combinations(state.hands[seat], 3)]


def discard(state: ToepenState, seat: int, three: bytes) -> ToepenState:
    """Put these three cards aside, unseen by the other player."""
    hand = bytearray(state.hands[seat])
    for c in three:
        hand.remove(c)
    return ask_next(state)._replace(
        hands=replace_at(state.hands, seat, bytes(hand)), aside=replace_at(state.aside, seat, three)
    )
