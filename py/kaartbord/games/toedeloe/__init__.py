"""ToedeLoe: win tricks, put forty pawns on two fields of numbers, make two long rows.

Rule ids: the names in INFO.rules. Each part of the rules has its file: `taking` the cards, `scoring` the gain of a
trick and the ends of deals and of the game, `runs` the rows, `faults` the reasons of refusals.

Our reading of the points that the rules leave open:
- The player who cuts the highest card deals first, which is a lot; the deal passes on clockwise. The chair left of
  the dealer leads, then the taker of each trick (L2).
- One card is carried over from deal to deal until the last one from the same packs, in which all are played.
- The highest black card gives the value, whoever played it (L1). A team that can place must (L10), and a trick is
  laid plus for the chair that took it unless it is all red or no pawn can be placed; a joker's gain is a plus
  (L5). With one pawn left a split or a pair that is open places one of its two.
- A joker is led from a hand of jokers alone, and anything may be played to it (L17). The last joker takes the
  trick, for one gain (L16): a green pawn to another cell, two equal numbers on any fields (L8), or two steps back.
- At the end of a deal -1 for every chair without a plus and -1 for the team with fewer add up (L4). A deal that
  the end of the game breaks off costs nothing.
- Two players play two chairs each, or one each with `duel`: then a trick is two cards (L18).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ...rules import cards, position
from ...rules import options as house
from ...rules.checks import check_action, check_seat, check_table, no_choice
from ...rules.protocol import DEALER, UNKNOWN, Action, Illegal, Refusal, Score
from ...rules.seats import chairs_of_seat
from ..tricks.rules import card_action
from ..tricks.rules.hands import add_to_hands, can_come_from, is_lot
from .rules import text as toedeloe_text
from .rules.effects import events as events
from .rules.faults import card_fault, card_refusals, score_fault, score_refusals
from .rules.info import INFO as INFO
from .rules.info import ToedeloeOptions as ToedeloeOptions
from .rules.rows import longest_two as longest_two
from .rules.rows import rows as rows
from .rules.scoring import APPLY, advance, score_choices, team_points, winners
from .rules.state import (
    CARDS_PER_DEAL,
    DEAL,
    NOBODY,
    OVER,
    SCORE,
    TRICK,
    initial_state,
    own_pack_cards,
    table,
    takes_new_packs,
)
from .rules.state import ToedeloeState as ToedeloeState
from .rules.state import stock as stock
from .rules.taking import current_lead as current_lead
from .rules.taking import current_value as current_value
from .rules.taking import play_card, playable
from .rules.taking import trick_number as trick_number
from .rules.taking import trick_plays as trick_plays
from .rules.visibility import fill as fill
from .rules.visibility import problems as problems
from .rules.visibility import seen as seen
from .rules.visibility import view as view


def options(values: Mapping[str, Any]) -> ToedeloeOptions:
    """Return the house rules as one value, defaults filled in."""
    return ToedeloeOptions(**house.with_defaults(INFO.options, values))


def setup(options: ToedeloeOptions, seats: int) -> ToedeloeState:
    """Return the first state: an empty board; the first dealer is drawn by lot."""
    check_table(INFO, ToedeloeOptions, options, seats)
    return initial_state(table(options, seats))


def sides(state: ToedeloeState) -> tuple[tuple[int, ...], ...]:
    """Return the team of seats 0 and 2, white, and that of 1 and 3, grey; or two players."""
    return chairs_of_seat(0, 2, state.table.seats), chairs_of_seat(1, 2, state.table.seats)


# ---- seats to move, and legal actions


def to_move(state: ToedeloeState) -> tuple[int, ...]:
    """Return the player of the chair whose turn it is; the dealer between the deals."""
    if state.turn != NOBODY:
        return (state.turn % state.table.seats,)
    return (DEALER,) if state.phase == DEAL else ()


def legal(state: ToedeloeState, seat: int) -> Sequence[Action]:
    """Return the cards that may be played, in the order of the hand; or the choices with the trick.

    A joker: each green pawn to each cell, back, pairs of cells; else single cells and then splits, all in ascending
    order; `blocked` if there is no other choice.
    """
    turn = state.turn
    if turn == NOBODY or seat != turn % state.table.seats:
        return no_choice(seat, state.table.seats)
    if state.phase == SCORE:
        return score_choices(state)
    hand = state.hands[turn]
    return [] if UNKNOWN in hand else list(map(card_action, playable(hand, current_lead(state))))


def refusals(state: ToedeloeState, seat: int) -> Sequence[Refusal]:
    """Return a refusal for each forbidden card; or for each rule that forbids something to try with a trick."""
    check_seat(seat, state.table.seats)
    if to_move(state) != (seat,) or state.phase not in (TRICK, SCORE) or UNKNOWN in state.hands[state.turn]:
        return ()
    return card_refusals(state) if state.phase == TRICK else score_refusals(state)


# ---- the effect of a choice


def apply(state: ToedeloeState, seat: int, action: Action) -> ToedeloeState:
    """Return the next state. Raise Illegal with the rule that forbids the action."""
    check_action(seat, action)
    if refusal := _fault(state, seat, action):
        raise Illegal(refusal)
    return play(state, action)


def play(state: ToedeloeState, action: Action) -> ToedeloeState:
    """Return the next state after a legal action of the seat to move; nothing is checked."""
    kind = action.kind
    if kind == "card":
        after = play_card(state, action.cards)
        # the deal may end with a trick that nobody scores
        taken = len(after.takers) > len(state.takers)
        return advance(after) if taken and after.phase != SCORE else after
    if kind in APPLY:
        return APPLY[kind](state, action)
    return state._replace(dealer=action.cards[0]) if kind == "lot" else _deal_hands(state, action.cards)


def _fault(state: ToedeloeState, seat: int, action: Action) -> Refusal | None:
    """Return the rule that an action breaks, or None if it is legal."""
    movers = to_move(state)
    if not movers:
        return Refusal("over")
    if seat != movers[0]:
        return Refusal("turn", seat=movers[0])
    if seat == DEALER:
        return None if _is_possible_deal(state, action) else Refusal("dealer")
    return card_fault(state, action) if state.phase == TRICK else score_fault(state, action)


# ---- the dealer


def deal(state: ToedeloeState, deck: bytes) -> Action:
    """Return a lot for the first dealer, then nine cards for each chair in order, from the pack of its team."""
    if state.dealer == NOBODY:
        return Action("lot", deck[:1])
    packs = [own_pack_cards(side, deck) for side in (0, 1)]
    return Action(
        "deal",
        b"".join(
            packs[chair % 2][CARDS_PER_DEAL * (chair // 2) : CARDS_PER_DEAL * (chair // 2 + 1)]
            for chair in range(state.table.chairs)
        ),
    )


def _is_possible_deal(state: ToedeloeState, action: Action) -> bool:
    """Return whether the dealer can have done this (holes match any card)."""
    kind, given, placements = action
    pile, chairs = stock(state), state.table.chairs
    if state.dealer == NOBODY:
        return is_lot(action, pile)
    return (
        kind == "deal"
        and not placements
        and len(given) == CARDS_PER_DEAL * chairs
        and can_come_from(given, pile)
        and all(own_pack_cards(chair, hand) == hand for chair, hand in enumerate(cards.split_equally(given, chairs)))
    )


def _deal_hands(state: ToedeloeState, given: bytes) -> ToedeloeState:
    """Return the state after nine cards more for every chair; the played cards are gone, or two whole packs begin."""
    chairs = state.table.chairs
    gone = b"" if takes_new_packs(state) else bytes(sorted(state.gone + b"".join(state.played)))
    leader = (state.dealer + 1) % chairs
    return state._replace(
        hands=add_to_hands(state.hands, given),
        played=(b"",) * chairs,
        gone=gone,
        takers=b"",
        plus=bytes(chairs),
        placed=(0, 0),
        leader=leader,
        turn=leader,
        deals=state.deals + 1,
        phase=TRICK,
    )


# ---- the score, and the position text


def score(state: ToedeloeState) -> Score:
    """Return, by side, its two longest rows together, less its minus points; at the end the higher one wins.

    `reason`: a draw, or the end of the game: all `pawns` of a team placed, or a score pawn at its end.
    """
    totals = team_points(state)
    if state.phase != OVER:
        return Score(totals)
    best = winners(state)
    return Score(totals, best, "draw" if len(best) > 1 else "pawns" if 0 in state.left else "minus")


def write(state: ToedeloeState) -> str:
    """Return the position text."""
    return toedeloe_text.write(state, house.changes_text(INFO.options, state.table.options))


def read(text: str) -> ToedeloeState:
    """Return the state of a position text; raise BadPosition if it is not one or nobody could continue from it."""
    return position.read(text, INFO, (options, table), toedeloe_text.state_of, problems)
