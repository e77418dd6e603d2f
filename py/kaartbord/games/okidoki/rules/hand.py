"""The cards of OkiDoki: the deal, the exchanges, the tricks, and their points.

Exchanges are with the two opponents first and with the partner last. The cards are asked for from the dealer's left, in
the second exchange in the opposite order: so the last one to give in an exchange is the first in the next.
"""

from collections.abc import Sequence
from functools import lru_cache

from ....rules.cards import ACE, CARD_BYTES, rank, suit
from ....rules.protocol import UNKNOWN, Action, Placements
from ....rules.records import new_tuple
from ....rules.seats import replace_at, seat_of_chair, team
from ...tricks.rules import cards_in_trick, following, strength_by_lead
from ...tricks.rules.hands import add_to_hands, can_come_from, is_lot
from . import state as okidoki
from .state import OkidokiState

GIVE_ACTIONS = tuple(Action("give", one) for one in CARD_BYTES)
"""By card: the action that gives it."""

STRENGTH_BY_LEAD = strength_by_lead(okidoki.STRENGTH)
"""By suit led, by card: its strength, 0 for a card that cannot take the trick."""

ACE_CARDS = bytes(card for card in okidoki.DECK if rank(card) == ACE)

NOT_ACES = bytes(card for card in range(256) if card not in ACE_CARDS)


# ---- the exchange


def giving_seats(state: OkidokiState) -> tuple[int, ...]:
    """Return the seats that must give a card, the next one first; a player of two hands gives from both in a row."""
    return _givers(state.table, state.dealer, state.given, bytes(map(len, state.gifts)))[0]


def giving_chair(state: OkidokiState, seat: int) -> int:
    """Return the chair from which the seat gives a card next, or NOBODY."""
    seats, chairs = _givers(state.table, state.dealer, state.given, bytes(map(len, state.gifts)))
    return chairs[seats.index(seat)] if seat in seats else okidoki.NOBODY


def next_giving_chair(state: OkidokiState) -> int:
    """Return the chair that gives the next card of all."""
    return _givers(state.table, state.dealer, state.given, bytes(map(len, state.gifts)))[1][0]


@lru_cache(maxsize=1024)
def _givers(t: okidoki.OkidokiTable, dealer: int, given: int, ready: bytes) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the seats that must give a card, and the next chair of each; `ready` has 1 for chairs that have given."""
    order = t.after[dealer]
    chairs = [chair for chair in (order[::-1] if given == 1 else order) if not ready[chair]]
    first = {seat_of_chair(chair, t.seats): chair for chair in reversed(chairs)}
    seats = list(dict.fromkeys([seat_of_chair(chair, t.seats) for chair in chairs]))
    next_first = sorted(seats, key=lambda seat: not any(ready[seat :: t.seats]))
    return tuple(next_first), tuple([first[seat] for seat in next_first])


def give_card(state: OkidokiState, chair: int, gift: bytes) -> OkidokiState:
    """Return the state after a card is given, face down; after the last one the dealer opens them."""
    t, pawns, hands, gifts, *later = state
    held, ready = [*hands], [*gifts]
    held[chair] = held[chair].replace(gift, b"", 1)
    ready[chair] = gift
    if b"" not in ready:
        later[-1] = okidoki.OPEN
    return new_tuple(OkidokiState, (t, pawns, tuple(held), tuple(ready), *later))


def gifts_by_receiver(state: OkidokiState) -> bytes:
    """Return, by chair, the card that another gives it."""
    return b"".join([state.gifts[other] for other in state.table.pairs[state.given]])


def is_last_exchange(state: OkidokiState) -> bool:
    """Return whether the current exchange is the last one."""
    return state.given + 1 == len(state.table.pairs)


def place_of_two(state: OkidokiState, got: bytes) -> Placements:
    """Return ((TWO_OF_SPADES, chair),) for its holder once these cards are taken up; () for nobody."""
    for chair, (hand, card) in enumerate(zip(state.hands, got, strict=True)):
        if okidoki.TWO_OF_SPADES in hand or card == okidoki.TWO_OF_SPADES:
            return ((okidoki.TWO_OF_SPADES, chair),)
    return ()


def exchange_cards(state: OkidokiState, got: bytes, led: Placements) -> OkidokiState:
    """Return the state after all take up the cards they got; after the last exchange the chair in `led` leads.

    If no hand holds the two of spades (`stapel`), `led` is empty, and the chair after the dealer leads.
    """
    hands, none = add_to_hands(state.hands, got), (b"",) * len(got)
    if not is_last_exchange(state):
        return state._replace(hands=hands, gifts=none, given=state.given + 1, phase=okidoki.GIVE)
    chair = led[0][1] if led else state.table.after[state.dealer][0]
    if led and okidoki.TWO_OF_SPADES not in hands[chair]:
        hands = replace_at(hands, chair, bytes(sorted(hands[chair][1:] + CARD_BYTES[okidoki.TWO_OF_SPADES])))
    return state._replace(hands=hands, gifts=none, given=state.given + 1, phase=okidoki.TRICK, leader=chair, turn=chair)


# ---- the deal


def deal_hands(state: OkidokiState, given: bytes) -> OkidokiState:
    """Return the state after a deal of thirteen cards for every chair; the deal passes to the next chair each time."""
    t = state.table
    fresh, dealer = okidoki.initial_state(t), t.after[state.dealer][0] if state.rounds else state.dealer
    return fresh._replace(
        pawns=state.pawns,
        hands=add_to_hands(fresh.hands, given),
        dealer=dealer,
        rounds=state.rounds + 1,
        phase=okidoki.GIVE,
    )


def draw_from_stock(state: OkidokiState, given: bytes) -> OkidokiState:
    """Return the state after the taker of the trick and then the other draw a card from the stock (`stapel`)."""
    hands = add_to_hands(state.hands, given if state.turn == 0 else given[::-1])
    return state._replace(hands=hands, phase=okidoki.TRICK)


# ---- tricks


def playable_cards(state: OkidokiState) -> bytes:
    """Return the cards that the chair may play: the two of spades first; of the suit led, unless there is a stock."""
    turn, leader = state.turn, state.leader
    hand = state.hands[turn]
    if turn == leader:
        return (
            CARD_BYTES[okidoki.TWO_OF_SPADES] if okidoki.TWO_OF_SPADES in hand and okidoki.is_opening(state) else hand
        )
    tricks = len(state.takers)
    return hand if tricks < state.table.drawn else following(hand, suit(state.played[leader][tricks]))


def play_card(state: OkidokiState, played: bytes) -> OkidokiState:
    """Return the state after a card is played; the highest of the suit led takes the trick and leads the next."""
    t, pawns, hands, gifts, given, piles, takers, leader, turn, moves, dealer, rounds, phase = state
    held, laid = [*hands], [*piles]
    held[turn] = held[turn].replace(played, b"", 1)
    laid[turn] += played
    turn = turn + 1 if turn + 1 < len(held) else 0
    if complete := turn == leader:
        trick_cards = bytes([pile[-1] for pile in laid])
        strengths = trick_cards.translate(STRENGTH_BY_LEAD[suit(trick_cards[leader])])
        leader = turn = strengths.index(max(strengths))
        takers += CARD_BYTES[turn]
        phase = okidoki.DRAW if len(takers) <= t.drawn else okidoki.TRICK
    # by position, for this is most of what a search does: `_replace` would add an eighth to the whole card
    now = tuple(laid), takers, leader, turn, moves, dealer, rounds, phase
    after = new_tuple(OkidokiState, (t, pawns, tuple(held), gifts, given, *now))
    if not complete:
        return after
    ace = rank(min(trick_cards)) == ACE
    stops = ace and not t.options.four_aces_play_out and four_aces(after) >= 0
    return finish_tricks(after) if stops or not any(held) else after


def trick_leaders(state: OkidokiState) -> list[int]:
    """Return the leader of each trick taken, and of the one in progress."""
    t = state.table
    first = next(
        (c for c, pile in enumerate(state.played) if pile[:1] == CARD_BYTES[okidoki.TWO_OF_SPADES]),
        t.after[state.dealer][0],
    )
    return [first, *state.takers]


def current_trick(state: OkidokiState) -> list[tuple[int, int]]:
    """Return the cards of the trick in progress, as (chair, card) in order of play."""
    return cards_in_trick(state.played, state.leader, len(state.takers)) if state.phase == okidoki.TRICK else []


def last_trick(state: OkidokiState) -> list[tuple[int, int]]:
    """Return the cards of the last trick taken, as (chair, card) in order of play."""
    tricks = len(state.takers)
    return cards_in_trick(state.played, trick_leaders(state)[tricks - 1], tricks - 1) if tricks else []


# ---- the points of the tricks


def penalty_points(shown: Sequence[int] | bytes) -> int:
    """Return the penalty points of these cards."""
    return sum(bytes(shown).translate(okidoki.PENALTY))


def taken_cards(state: OkidokiState) -> tuple[bytes, bytes]:
    """Return, by team, the cards it has taken, trick by trick."""
    piles = bytearray(), bytearray()
    for chair, trick_cards in zip(state.takers, zip(*state.played, strict=False), strict=False):
        piles[team(chair)].extend(trick_cards)
    return bytes(piles[0]), bytes(piles[1])


def penalties(state: OkidokiState) -> tuple[int, int]:
    """Return, by team, the penalty points it has taken in this hand."""
    white, grey = taken_cards(state)
    return penalty_points(white), penalty_points(grey)


def taken_aces(state: OkidokiState) -> tuple[bytes, bytes]:
    """Return, by team, the aces it has taken in this hand; they are visible to all."""
    white, grey = taken_cards(state)
    return bytes([c for c in white if rank(c) == ACE]), bytes([c for c in grey if rank(c) == ACE])


def four_aces(state: OkidokiState) -> int:
    """Return the team that has taken all four aces, or NOBODY."""
    takers, side = state.takers, okidoki.NOBODY
    if len(b"".join(state.played).translate(None, NOT_ACES)) < len(ACE_CARDS):  # nearly always
        return side
    for ace in ACE_CARDS:
        n = max([pile.find(ace) for pile in state.played])
        if not 0 <= n < len(takers) or side not in (okidoki.NOBODY, team(takers[n])):
            return okidoki.NOBODY
        side = team(takers[n])
    return side


def moves_due(state: OkidokiState) -> tuple[tuple[int, int], ...]:
    """Return the moves that the tricks bring, as (team, steps), first move first.

    Each team walks the points of the other, and the team with fewer begins; ten each brings nothing. A team with four
    aces moves alone, or first with `four_aces_play_out`.
    """
    points, four = penalties(state), four_aces(state)
    if four >= 0:
        second = ((1 - four, points[four]),) if state.table.options.four_aces_play_out else ()
        return ((four, okidoki.ACES_MOVE), *second)
    if points[0] == points[1]:
        return ()
    first = int(points[1] < points[0])
    return ((first, points[1 - first]), (1 - first, points[first]))


def entering_chair(state: OkidokiState, side: int) -> int:
    """Return the chair that enters a team's move: the taker of the last trick, else the next one."""
    last = state.takers[-1]
    return last if team(last) == side else state.table.after[last][0]


def finish_tricks(state: OkidokiState) -> OkidokiState:
    """Return the state once the cards are played or all aces are taken: cards still in hand are laid down unseen."""
    moves, none = moves_due(state), (b"",) * len(state.hands)
    if not moves:
        return state._replace(hands=none, leader=okidoki.NOBODY, turn=okidoki.NOBODY, phase=okidoki.DEAL)
    return state._replace(
        hands=none, leader=okidoki.NOBODY, turn=entering_chair(state, moves[0][0]), moves=moves, phase=okidoki.MOVE
    )


# ---- the dealer


def deal(state: OkidokiState, deck: bytes) -> Action:
    """Return the dealer's action: a lot, a hand for every chair, the gifts opened, or two cards from the stock.

    The gifts are by receiving chair. The last exchange also shows all who holds the two of spades (`place_of_two`).
    """
    if state.dealer == okidoki.NOBODY:
        return Action("lot", deck[:1])
    if state.phase == okidoki.DEAL:
        return Action("deal", deck[: okidoki.HAND * state.table.chairs])
    if state.phase == okidoki.DRAW:
        return Action("draw", deck[:2])
    got = gifts_by_receiver(state)
    return Action("exchange", got, place_of_two(state, got) if is_last_exchange(state) else ())


def is_possible_deal(state: OkidokiState, action: Action, pile: bytes) -> bool:
    """Return whether the dealer can have done this, `pile` being the stock (holes match any card)."""
    kind, given, placements = action
    if state.dealer == okidoki.NOBODY:
        return is_lot(action, pile)
    if state.phase == okidoki.OPEN:
        return kind == "exchange" and _can_open(state, given, pile) and _names_holder(state, given, placements)
    wanted = ("draw", 2) if state.phase == okidoki.DRAW else ("deal", okidoki.HAND * state.table.chairs)
    return (kind, len(given)) == wanted and not placements and can_come_from(given, pile)


def _can_open(state: OkidokiState, given: bytes, pile: bytes) -> bool:
    return (
        len(given) == state.table.chairs
        and can_come_from(given, okidoki.DECK)
        and all(
            c in (gift, UNKNOWN) or gift == UNKNOWN and c in pile
            for c, gift in zip(given, gifts_by_receiver(state), strict=True)
        )
    )


def _names_holder(state: OkidokiState, given: bytes, placements: Placements) -> bool:
    """Return whether these placements can name the holder of the two of spades: the true one, or an unseen hand."""
    if not is_last_exchange(state):
        return not placements
    if known := place_of_two(state, given):
        return placements == known
    hands = [hand + CARD_BYTES[card] for hand, card in zip(state.hands, given, strict=True)]
    unseen = [((okidoki.TWO_OF_SPADES, chair),) for chair, hand in enumerate(hands) if UNKNOWN in hand]
    return placements in unseen or placements == () and (state.table.chairs == 2 or not unseen)
