"""The tricks of a round of Toepen and its end: the winner, the payments, the players who leave the game."""

from collections.abc import Sequence
from operator import add

from ....rules.cards import JACK, RANK, rank, suit
from ....rules.protocol import UNKNOWN
from ....rules.records import new_tuple
from ...tricks.rules import strength_by_lead
from . import state as toepen
from .state import ToepenState

FOUR_ALIKE_COST = 3
"""The cost of four of a kind to everybody still in."""

CROSSES_TO_FLY = 5
"""Rounds won in a row that send another player out."""

STRENGTH_BY_LEAD = strength_by_lead(toepen.STRENGTH)
"""By suit that is led, by card: its strength, 0 for a card that cannot take the trick."""


# ---- a trick


def suit_led(state: ToepenState) -> int:
    """Return the suit that was led to the trick, or -1 before its first card."""
    there = state.played[state.leader]
    return suit(there[state.tricks]) if len(there) > state.tricks else -1


def play_card(state: ToepenState, seat: int, played: bytes) -> ToepenState:
    """Add a card to the trick; the seat that plays the first one leads."""
    hands, piles, leader, _, n = state[-5:]
    held, there = [*hands], [*piles]
    if len(there[leader]) == n:
        leader = seat
    held[seat] = held[seat].replace(played, b"", 1)
    there[seat] += played
    turn = _next_to_play(state, there)
    if turn < 0 and n + 1 < state.length:
        turn, _ = trick_taker(there, leader, n, state.status)
        leader, n = turn, n + 1
    # by position, for this is most of what a search does: `_replace` would take twice the time
    after = new_tuple(ToepenState, state[:-5] + (tuple(held), tuple(there), leader, turn, n))
    return after if turn >= 0 else _finish_trick(after)


def pass_turn(state: ToepenState) -> ToepenState:
    """Pass the turn on from a seat that has folded; its fold may complete the trick."""
    turn = _next_to_play(state, state.played)
    return state._replace(turn=turn) if turn >= 0 else _finish_trick(state)


def _next_to_play(state: ToepenState, played: Sequence[bytes]) -> int:
    """Return the next player still in without a card in the trick, or -1."""
    n = state.tricks
    for seat in toepen.seats_in(state, state.turn):
        if len(played[seat]) == n:
            return seat
    return -1


def current_taker(state: ToepenState) -> tuple[int, bool]:
    """Return the taker of the trick, and whether its card takes it (P7).

    Cards of folded players set the suit but do not win; if nobody still in has followed, the trick goes to the next
    player still in, left of the best card.
    """
    return trick_taker(state.played, state.leader, state.tricks, state.status)


def trick_taker(played: Sequence[bytes], leader: int, n: int, status: bytes) -> tuple[int, bool]:
    """Return the same for trick `n`, which seat `leader` led to.

    >>> from kaartbord.rules.cards import parse
    >>> played = parse("7s"), parse("Ts"), parse("8h")
    >>> trick_taker(played, 0, 0, bytes(3)), trick_taker(played, 0, 0, bytes((1, 1, 0)))  # all in; two folded
    ((1, True), (2, False))
    """
    trick = bytes([pile[n] if len(pile) > n else UNKNOWN for pile in played])
    heights = trick.translate(STRENGTH_BY_LEAD[trick[leader] & 3])
    best = heights.index(max(heights))
    if status[best] == toepen.IN:
        return best, True
    still = bytes([height * (now == toepen.IN) for height, now in zip(heights, status, strict=True)])
    return (still.index(max(still)), True) if any(still) else (toepen.seats_in_by_status(status, best)[0], False)


def _finish_trick(state: ToepenState) -> ToepenState:
    """Let the taker lead to the next trick (P1); the taker of the last one wins the round, best with a jack."""
    seat, by_card = current_taker(state)
    if state.tricks + 1 < state.length:
        return new_tuple(ToepenState, state[:-3] + (seat, seat, state.tricks + 1))
    jack = by_card and rank(state.played[seat][-1]) == JACK
    return settle_round(state._replace(tricks=state.tricks + 1), seat, state.stake, jack=jack)


# ---- the end of a round


def settle_round(state: ToepenState, winner: int, cost: int, *, jack: bool = False) -> ToepenState:
    """Settle the round: the winner scores nothing, or minus one with a jack; the others pay; those at the limit leave.

    `cost` is paid by a player still in; a folded one pays the cost of folding, one that sits out at most the fine.
    """
    options, status, limit = state.table.options, state.status, state.table.options.limit
    gains = [cost if was == toepen.IN else owed for was, owed in zip(status, state.owed, strict=True)]
    gains[winner] = -1 if jack and options.jack_bonus else 0
    crosses = state.crosses + 1 if winner == state.winner else 1
    flying = -1
    if options.five_crosses and crosses == CROSSES_TO_FLY:
        crosses, flying = 0, cross_victim(state, winner)
        gains[flying] = 0
    points = tuple(map(add, state.points, gains))
    if max(points) >= limit or flying >= 0:
        status = _remove_leavers(status, points, limit, winner, flying)
    dealer = winner
    while status[dealer] == toepen.GONE:
        dealer = state.table.after[dealer][0]
    none = (b"",) * state.table.seats
    return state._replace(
        points=points,
        status=status,
        hands=none,
        aside=none,
        phase=toepen.OVER if is_game_over(options, points, status) else toepen.DEAL,
        queue=b"",
        raised=0,
        dealer=dealer,
        winner=winner,
        crosses=crosses,
    )


def _remove_leavers(status: bytes, points: Sequence[int], limit: int, winner: int, flying: int) -> bytes:
    """Return the statuses once the players have left who reached the limit or fly."""
    leaving = [s for s, total in enumerate(points) if (total >= limit or s == flying) and status[s] != toepen.GONE]
    if len(leaving) == len(status) - status.count(toepen.GONE):
        leaving.remove(winner)  # nobody is left below the limit: the last round decides
    for s in leaving:
        status = toepen.replace_byte(status, s, toepen.GONE)
    return status


def is_game_over(options: toepen.ToepenOptions, points: Sequence[int], status: bytes) -> bool:
    """Return whether the game is over: one player is left or, with `end_at_first_loser`, somebody out has reached the
    limit. A player put out by the fifth cross has not lost (P22); by the first rules that ended the game as well."""
    if toepen.GONE not in status:
        return False
    gone = [total for total, now in zip(points, status, strict=True) if now == toepen.GONE]
    if len(gone) == len(status) - 1:
        return True
    return options.end_at_first_loser and (options.first_rules or max(gone) >= options.limit)


def winners(state: ToepenState) -> tuple[int, ...]:
    """Return the winners of the finished game: the lowest of those left, usually only one (P2)."""
    left = toepen.alive(state)
    lowest = min(state.points[seat] for seat in left)
    return tuple(seat for seat in left if state.points[seat] == lowest)


def cross_victim(state: ToepenState, winner: int) -> int:
    """Return the seat out by the fifth cross: of the others the lowest before this round, first after the winner."""
    rest = [s for s in state.table.after[winner][:-1] if state.status[s] != toepen.GONE]
    return min(rest, key=lambda s: state.start[s])


def most_of_a_rank(hand: bytes) -> int:
    """Return the largest number of cards of one rank in a hand of four; 0 if it is unseen.

    >>> from kaartbord.rules.cards import parse
    >>> most_of_a_rank(parse("8s 8h 8c As")), most_of_a_rank(parse("8s 8h ? ?"))
    (3, 0)
    """
    ranks = hand.translate(RANK)
    return max(map(ranks.count, ranks)) if 0 not in ranks else 0


def settle_four_alike(state: ToepenState, shown: list[int]) -> ToepenState:
    """Settle four of a kind: they win the round immediately, the highest of several; four jacks win it with a jack."""
    winner = max(shown, key=lambda s: toepen.STRENGTH[state.hands[s][0]])
    return settle_round(state, winner, FOUR_ALIKE_COST, jack=rank(state.hands[winner][0]) == JACK)


MAX_FINALISTS = {"two": 2, "three": 3}
"""By value of `kings_final`: the most players in the last fight."""


def finalist_count(state: ToepenState) -> int:
    """Return the number of players if the last fight is next, all one point from the limit (`kings_final`); else 0."""
    options = state.table.options
    if options.kings_final == "off":
        return 0
    left = toepen.alive(state)
    few = 2 <= len(left) <= MAX_FINALISTS[options.kings_final]
    return len(left) if few and all(state.points[s] == options.limit - 1 for s in left) else 0
