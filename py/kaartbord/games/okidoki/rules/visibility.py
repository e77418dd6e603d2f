"""The visible part of a game of OkiDoki, and the problems of an inconsistent state."""

from ....rules import masking
from ....rules.cards import CARD_BYTES, suit
from ....rules.masking import HOLE
from ....rules.protocol import DEALER, Action
from ....rules.seats import replace_at
from ...tricks.rules import seat_to_play, strongest_seat
from ...tricks.rules.hands import problems as hand_problems
from ...tricks.rules.hands import sorted_hands, visible_chairs
from . import state as okidoki
from .hand import entering_chair, four_aces, moves_due, trick_leaders
from .state import OkidokiState


def view(state: OkidokiState, seat: int | None) -> OkidokiState:
    """Return the state with only the viewer's own cards open; the chair that must lead the two of spades shows it."""
    open_ = visible_chairs(seat, state.table.seats, state.table.chairs)
    hands, gifts = masking.hide_piles(state.hands, open_), masking.hide_piles(state.gifts, open_)
    if okidoki.is_opening(state) and state.leader not in open_ and okidoki.TWO_OF_SPADES in state.hands[state.leader]:
        hands = replace_at(hands, state.leader, bytes(okidoki.HAND - 1) + CARD_BYTES[okidoki.TWO_OF_SPADES])
    return state._replace(hands=hands, gifts=gifts)


def seen(state: OkidokiState, seat: int, action: Action, viewer: int | None) -> Action:
    """Return the action as the viewer sees it: of cards dealt, drawn, given and received only its own."""
    t, kind = state.table, action.kind
    open_ = visible_chairs(viewer, t.seats, t.chairs)
    if kind == "give":
        return action if seat == viewer else action._replace(cards=HOLE)
    if seat != DEALER or kind == "lot":
        return action
    owners = t.after[state.turn][::-1] if kind == "draw" else range(t.chairs)
    return action._replace(cards=masking.hide_dealt(action.cards, owners, open_))


def fill(view: OkidokiState, deck: bytes) -> OkidokiState:
    """Return the state with the holes filled from the deck: the hands chair by chair, then the gifts.

    Before the first card the place of the two of spades is public: a hand that shows it, or no hand.
    """
    if okidoki.is_opening(view):
        deck = deck.replace(CARD_BYTES[okidoki.TWO_OF_SPADES], b"")
    hands, deck = masking.fill_piles(view.hands, deck)
    gifts, _ = masking.fill_piles(view.gifts, deck)
    return view._replace(hands=sorted_hands(hands), gifts=gifts)


# ---- problems


def problems(state: OkidokiState) -> list[str]:
    """Return the inconsistencies: cards that do not add up, impossible pawns, an impossible turn."""
    t = state.table
    if any(len(piles) != t.chairs for piles in (state.hands, state.gifts, state.played)):
        return ["not a pile for each chair"]
    if len(state.pawns) != 8:
        return ["not eight pawns"]
    reasons = _pawn_problems(state) + hand_problems(state.hands, state.gifts, state.played, okidoki.DECK)
    if any(len(gift) > 1 for gift in state.gifts) or state.given > len(t.pairs):
        reasons.append("a value that cannot be")
    if (
        state.phase != okidoki.DEAL
        and not state.rounds
        or (state.dealer == okidoki.NOBODY) != (state.rounds == 0)
        and (state.phase != okidoki.DEAL or state.rounds)
    ):
        reasons.append("rounds, dealer and phase do not fit each other")
    return reasons or _phase_problems(state)


def _pawn_problems(state: OkidokiState) -> list[str]:
    t, pawns, reasons = state.table, state.pawns, []
    squares = [at for at in pawns if okidoki.START < at < t.finish]
    if any(t.finish < at != okidoki.RESERVE for at in pawns):
        reasons.append("a pawn off the board")
    if len(squares) != len(set(squares)):
        reasons.append("two pawns on one square")
    if any(t.red >> at & 1 for at in squares):
        reasons.append("a pawn on a red square")
    for side in okidoki.PAWNS_OF_TEAM:
        ready = pawns.count(okidoki.START, side.start, side.stop)
        if ready > okidoki.BOXES or ready < okidoki.BOXES and okidoki.RESERVE in pawns[side.start : side.stop]:
            reasons.append("a start too full, or free while a pawn waits")
    return reasons


def _phase_problems(state: OkidokiState) -> list[str]:
    t, phase, reasons = state.table, state.phase, []
    if (phase == okidoki.MOVE) != bool(state.moves):
        reasons.append("moves are due at another time")
    if phase in (okidoki.TRICK, okidoki.DRAW):
        if min(state.leader, state.turn) < 0:
            return [*reasons, "nobody's turn"]
    elif state.leader != okidoki.NOBODY or (state.turn == okidoki.NOBODY) == (phase == okidoki.MOVE):
        reasons.append("a turn at another time")
    if (
        any(state.gifts)
        and phase not in (okidoki.GIVE, okidoki.OPEN)
        or (b"" in state.gifts) == (phase == okidoki.OPEN)
    ):
        reasons.append("cards are given at another time")
    won = max(okidoki.pawns_finished(state)) >= t.goal
    if phase == okidoki.OVER and not won:
        reasons.append(f"the phase is over, but no team has {t.goal} pawns at the finish")
    if won and phase not in (okidoki.MOVE, okidoki.OVER):
        reasons.append(f"a team has {t.goal} pawns at the finish, but the phase is {phase}")
    if phase in (okidoki.GIVE, okidoki.OPEN, okidoki.DEAL) and not state.takers and any(state.played):
        reasons.append("cards are played too soon")
    if phase in (okidoki.GIVE, okidoki.OPEN):
        if state.given >= len(t.pairs) or state.takers:
            reasons.append("no exchange is to be made")
    elif state.rounds and state.given != len(t.pairs):
        reasons.append("an exchange is not made")
    return reasons or (_card_problems(state) if state.rounds else _first_problems(state))


def _first_problems(state: OkidokiState) -> list[str]:
    """Return the inconsistencies before the first deal."""
    if any(state.hands) or any(state.played) or state.takers or state.given:
        return ["cards before the first deal"]
    return [] if state.pawns == okidoki.initial_state(state.table).pawns else ["pawns moved before the first deal"]


def _card_problems(state: OkidokiState) -> list[str]:
    """Return the inconsistencies in the number of cards, and in the chairs that played them."""
    t, n, phase = state.table, len(state.takers), state.phase
    size = okidoki.HAND + (min(n - (phase == okidoki.DRAW), okidoki.HAND) if t.chairs == 2 else 0)
    laid = phase in (okidoki.MOVE, okidoki.DEAL, okidoki.OVER)
    held = [len(hand) + len(gift) for hand, gift in zip(state.hands, state.gifts, strict=True)]
    begun = list(map(len, state.played))
    if laid and any(held) or not laid and any(h + p != size for h, p in zip(held, begun, strict=True)):
        return ["a hand of the wrong size"]
    if laid and not n:
        return [f"in phase {phase} the tricks of the last hand are needed: all cards in played, and takers"]
    if max(state.takers, default=0) >= t.chairs:
        return ["a trick taken by a chair that is not there"]
    turn = seat_to_play(state.played, state.leader, n) if phase == okidoki.TRICK else state.turn
    if turn != state.turn or phase != okidoki.TRICK and set(begun) != {n}:
        return ["a trick that is not played in turn"]
    stops = not t.options.four_aces_play_out and four_aces(state) >= 0
    if laid != (stops or n * t.chairs == len(okidoki.DECK)):
        return [f"by the cards played the hand is {'not ' if laid else ''}over, but the phase is {phase}"]
    return _trick_problems(state) or (_end_problems(state) if laid else [])


def _trick_problems(state: OkidokiState) -> list[str]:
    """Return the inconsistencies in the leaders and takers of the tricks."""
    n, led = len(state.takers), trick_leaders(state)
    for k in range(n):
        cards_ = [pile[k] for pile in state.played]
        if strongest_seat(enumerate(cards_), suit(cards_[led[k]]), okidoki.STRENGTH) != state.takers[k]:
            return ["a trick that another takes"]
    if state.phase == okidoki.DRAW and not (n and n <= state.table.drawn and state.turn == state.leader):
        return ["nothing to draw"]
    if okidoki.is_opening(state):
        led = [c for c, hand in enumerate(state.hands) if okidoki.TWO_OF_SPADES in hand] or led * (
            state.table.chairs == 2
        )
    return [] if state.leader in (okidoki.NOBODY, *led[n : n + 1]) else ["another leads"]


def _end_problems(state: OkidokiState) -> list[str]:
    """Return the inconsistencies in the moves that the tricks bring."""
    moves, still = moves_due(state), state.moves
    if not still:
        return []
    if still != moves[-len(still) :]:
        return ["moves that the tricks do not bring"]
    waiting = (0, 1) if len(still) == len(moves) else [side for side, _ in still]
    if any(okidoki.pawns_finished(state)[side] >= state.table.goal for side in waiting):
        return ["moves are due though the game is over"]
    first = entering_chair(state, moves[0][0])
    turn = first if len(still) == len(moves) else state.table.after[first][0]
    return [] if state.turn == turn else ["another moves"]
