"""The tricks of ToedeLoe: following suit, their takers, and their values."""

from ....rules.cards import ACE, JACK, JOKER, KING, ONE, QUEEN, SUITS, rank, suit
from ....rules.records import new
from ...tricks.rules import cards_of
from .state import DEAL, DECK, JOKER_VALUE, SCORE, TRICK, State

JOKERS = len(SUITS)
"""The lead of a joker: no suit."""

NOTHING = -1
"""The lead before the first card."""

BYTES = range(256)

SUIT = bytes(JOKERS if rank(c) == JOKER else suit(c) for c in BYTES)
"""By card: its suit, or JOKERS."""

UNFIT = {suit: bytes(c for c in DECK if SUIT[c] != suit) for suit in range(JOKERS)} | {
    JOKERS: b"",
    NOTHING: bytes(c for c in DECK if SUIT[c] == JOKERS),
}
"""By lead: the cards that may be played only by a hand that holds no other."""

HEIGHT = {rank: rank for rank in range(2, JOKER)} | {ACE: KING + 1, JOKER: KING + 2}
"""By rank: joker, ace, king and on down to the two."""

STRENGTH = {
    led: bytes(HEIGHT.get(rank(c), 0) if SUIT[c] in (led, JOKERS) else 0 for c in BYTES)
    for led in range(JOKERS + 1)
}
"""By lead: the strength of each card, 0 for one that cannot take the trick."""

BLACK = SUITS.index("s"), SUITS.index("c")

OF_JOKER = 255
"""The entry of a joker in VALUE: more than any other card."""

WORTH = {ACE: 15, KING: 13, QUEEN: 12, JACK: 11} | {rank: rank for rank in range(2, JACK)}
"""By rank: the value of a black card."""

VALUE = bytes(
    OF_JOKER if SUIT[c] == JOKERS else WORTH.get(rank(c), 0) if SUIT[c] in BLACK else 0 for c in BYTES
)
"""By card: its value, 0 if it is red."""


def playable(hand: bytes, led: int) -> bytes:
    """Return the cards of a hand that may be played: of the suit led, or any without one (`follow`, `joker`).

    After a joker anything; a joker is led only from a hand of jokers (`joker_lead`).
    """
    return hand.translate(None, UNFIT[led]) or hand


def first_leader(state: State) -> int:
    """Return the chair left of the dealer of this deal; after the deal `dealer` has moved on to that chair."""
    return state.dealer if state.phase == DEAL else (state.dealer + 1) % state.table.chairs


def number_of(state: State) -> int:
    """Return the number of the trick that is played or scored, from 0; after a deal that of its last one."""
    return len(state.takers) - (state.phase != TRICK and len(state.takers) > 0)


def trick(state: State, number: int | None = None) -> list[tuple[int, int]]:
    """Return (chair, card) in order of play, of the trick that is played or scored, or of another of this deal."""
    n = number_of(state) if number is None else number
    leader = state.takers[n - 1] if n else first_leader(state)
    return cards_of(state.played, leader, n)


def led(state: State) -> int:
    """Return the lead of the trick that is played: a suit, JOKERS, or NOTHING before its first card."""
    there = state.played[state.leader]
    return SUIT[there[-1]] if len(there) > len(state.takers) else NOTHING


def best(trick_cards: bytes) -> int:
    """Return the index of the card, in order of play, that takes the trick: the last joker, or the highest of the
    suit led.

    Of equal cards, one from each pack, the later one.
    """
    strength = trick_cards.translate(STRENGTH[SUIT[trick_cards[0]]])
    return strength.rindex(max(strength))


def worth(trick_cards: bytes) -> int:
    """Return the value of a trick: JOKER_VALUE with a joker in it, else that of its highest black card (0: none)."""
    highest = max(trick_cards.translate(VALUE))
    return JOKER_VALUE if highest == OF_JOKER else highest


def value(state: State) -> int:
    """Return the value of the trick that is scored."""
    return worth(bytes([pile[-1] for pile in state.played]))


# ---- a card


def card(state: State, given: bytes) -> State:
    """Return the state after a card is played; the last one gives the trick to a chair, which scores next if it has
    a value.

    The card may be one of an unseen hand.
    """
    (t, cells, minus, left, hands, played, gone, takers, plus, placed, leader, turn, dealer, deals, phase) = (
        state
    )
    hand, held, piles = hands[turn], [*hands], [*played]
    held[turn] = hand.replace(given, b"", 1) if given in hand else hand[1:]
    piles[turn] += given
    turn = turn + 1 if turn + 1 < len(held) else 0
    if len(piles[turn]) > len(takers):  # the leader is next: the trick is complete
        trick_cards = bytes([pile[-1] for pile in piles[turn:] + piles[:turn]])
        leader = turn = (turn + best(trick_cards)) % len(held)
        takers += ONE[turn]
        phase = SCORE if worth(trick_cards) else TRICK
    # by position, for this is most of what a search does: `_replace` would take as long as all the rest
    now = tuple(held), tuple(piles), gone, takers, plus, placed, leader, turn, dealer, deals, phase
    return new(State, (t, cells, minus, left, *now))
