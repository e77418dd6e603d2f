"""The tricks of ToedeLoe: following suit, their takers, and their values."""

from ....rules.cards import ACE, CARD_BYTES, JACK, JOKER, KING, QUEEN, SUITS, rank, suit
from ....rules.records import new_tuple
from ...tricks.rules import cards_in_trick
from .state import DEAL, DECK, JOKER_VALUE, SCORE, TRICK, ToedeloeState

JOKER_LEAD = len(SUITS)
"""The lead of a joker: no suit."""

NO_LEAD = -1
"""The lead before the first card."""

BYTES = range(256)

SUIT_OF = bytes(JOKER_LEAD if rank(c) == JOKER else suit(c) for c in BYTES)
"""By card: its suit, or JOKER_LEAD."""

NOT_FOLLOWING = {suit: bytes(c for c in DECK if SUIT_OF[c] != suit) for suit in range(JOKER_LEAD)} | {
    JOKER_LEAD: b"",
    NO_LEAD: bytes(c for c in DECK if SUIT_OF[c] == JOKER_LEAD),
}
"""By lead: the cards that may be played only by a hand that holds no other."""

RANK_STRENGTH = {rank: rank for rank in range(2, JOKER)} | {ACE: KING + 1, JOKER: KING + 2}
"""By rank: joker, ace, king and on down to the two."""

STRENGTH_BY_LEAD = {
    led: bytes(RANK_STRENGTH.get(rank(c), 0) if SUIT_OF[c] in (led, JOKER_LEAD) else 0 for c in BYTES)
    for led in range(JOKER_LEAD + 1)
}
"""By lead: the strength of each card, 0 for one that cannot take the trick."""

BLACK = SUITS.index("s"), SUITS.index("c")

JOKER_ENTRY = 255
"""The entry of a joker in CARD_VALUE: more than any other card."""

BLACK_VALUE = {ACE: 15, KING: 13, QUEEN: 12, JACK: 11} | {rank: rank for rank in range(2, JACK)}
"""By rank: the value of a black card."""

CARD_VALUE = bytes(
    JOKER_ENTRY if SUIT_OF[c] == JOKER_LEAD else BLACK_VALUE.get(rank(c), 0) if SUIT_OF[c] in BLACK else 0
    for c in BYTES
)
"""By card: its value, 0 if it is red."""


def playable(hand: bytes, led: int) -> bytes:
    """Return the cards of a hand that may be played: of the suit led, or any without one (`follow`, `joker`).

    After a joker anything; a joker is led only from a hand of jokers (`joker_lead`).

    >>> from kaartbord.rules.cards import parse, text
    >>> [text(playable(parse("7h As *s"), led)) for led in (1, 2, JOKER_LEAD, NO_LEAD)]
    ['7h', '7h As *s', '7h As *s', '7h As']
    """
    return hand.translate(None, NOT_FOLLOWING[led]) or hand


def first_leader(state: ToedeloeState) -> int:
    """Return the chair left of the dealer of this deal; after the deal `dealer` has moved on to that chair."""
    return state.dealer if state.phase == DEAL else (state.dealer + 1) % state.table.chairs


def trick_number(state: ToedeloeState) -> int:
    """Return the number of the trick that is played or scored, from 0; after a deal that of its last one."""
    return len(state.takers) - (state.phase != TRICK and len(state.takers) > 0)


def trick_plays(state: ToedeloeState, number: int | None = None) -> list[tuple[int, int]]:
    """Return (chair, card) in order of play, of the trick that is played or scored, or of another of this deal."""
    n = trick_number(state) if number is None else number
    leader = state.takers[n - 1] if n else first_leader(state)
    return cards_in_trick(state.played, leader, n)


def current_lead(state: ToedeloeState) -> int:
    """Return the lead of the trick that is played: a suit, JOKER_LEAD, or NO_LEAD before its first card."""
    there = state.played[state.leader]
    return SUIT_OF[there[-1]] if len(there) > len(state.takers) else NO_LEAD


def winning_index(trick_cards: bytes) -> int:
    """Return the index of the card that takes the trick: the last joker, or the highest of the suit led.

    Of equal cards, one from each pack, the later one.

    >>> from kaartbord.rules.cards import parse
    >>> [winning_index(parse(trick)) for trick in ("7h Ah As AH", "7h *s *H As")]
    [3, 2]
    """
    strength = trick_cards.translate(STRENGTH_BY_LEAD[SUIT_OF[trick_cards[0]]])
    return strength.rindex(max(strength))


def trick_value(trick_cards: bytes) -> int:
    """Return the value of a trick: JOKER_VALUE with a joker in it, else that of its highest black card (0: none).

    >>> from kaartbord.rules.cards import parse
    >>> [trick_value(parse(trick)) for trick in ("Kh 7s 9c 2h", "Ah Kh", "*s As")]
    [9, 0, -1]
    """
    highest = max(trick_cards.translate(CARD_VALUE))
    return JOKER_VALUE if highest == JOKER_ENTRY else highest


def current_value(state: ToedeloeState) -> int:
    """Return the value of the trick that is scored."""
    return trick_value(bytes([pile[-1] for pile in state.played]))


# ---- a card


def play_card(state: ToedeloeState, given: bytes) -> ToedeloeState:
    """Return the state after a card, perhaps of an unseen hand; after the last one the taker leads, or scores it."""
    (t, cells, minus, left, hands, played, gone, takers, plus, placed, leader, turn, dealer, deals, phase) = state
    hand, held, piles = hands[turn], [*hands], [*played]
    held[turn] = hand.replace(given, b"", 1) if given in hand else hand[1:]
    piles[turn] += given
    turn = turn + 1 if turn + 1 < len(held) else 0
    if len(piles[turn]) > len(takers):  # the leader is next: the trick is complete
        trick_cards = bytes([pile[-1] for pile in piles[turn:] + piles[:turn]])
        leader = turn = (turn + winning_index(trick_cards)) % len(held)
        takers += CARD_BYTES[turn]
        phase = SCORE if trick_value(trick_cards) else TRICK
    # by position, for this is most of what a search does: `_replace` would take as long as all the rest
    now = tuple(held), tuple(piles), gone, takers, plus, placed, leader, turn, dealer, deals, phase
    return new_tuple(ToedeloeState, (t, cells, minus, left, *now))
