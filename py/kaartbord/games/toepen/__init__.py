"""Toepen: win the last trick; raise, fold, wash, bluff.

Rule ids: the names in INFO.rules; P1 to P18 of our reading of the rules follow in brackets.
Each part of the rules has its file: `hand` what is done with a hand before the first card,
`stake` what a round is worth, `tricks` its tricks and its end, `phases` the order of it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...rules import cards, position
from ...rules import options as house
from ...rules.checks import check_action, check_seat, check_table, no_choice
from ...rules.protocol import DEALER, UNKNOWN, Action, Illegal, Refusal, Score
from ...rules.seats import replace_at
from ..tricks.rules import card_action, following
from ..tricks.rules.hands import can_come_from, reveal
from .rules import hand, stake
from .rules import state as toepen
from .rules import text as toepen_text
from .rules import tricks as trick
from .rules.effects import events as events
from .rules.info import INFO as INFO
from .rules.phases import APPLY_DEALER, advance, is_possible_deal
from .rules.phases import deal as deal
from .rules.state import ToepenOptions as ToepenOptions
from .rules.state import ToepenState as ToepenState
from .rules.state import stock as stock
from .rules.validation import problems as problems
from .rules.visibility import fill as fill
from .rules.visibility import seen as seen
from .rules.visibility import view as view


def options(values: Mapping[str, Any]) -> ToepenOptions:
    """Return the house rules as one value, defaults filled in."""
    return ToepenOptions(**house.with_defaults(INFO.options, values))


def setup(options: ToepenOptions, seats: int) -> ToepenState:
    """Return the initial state; the first dealer is cast by lot."""
    check_table(INFO, ToepenOptions, options, seats)
    return toepen.initial_state(toepen.table(options, seats))


def sides(state: ToepenState) -> tuple[tuple[int, ...], ...]:
    """Return the sides: everybody alone."""
    return tuple((seat,) for seat in range(state.table.seats))


# ---- who is asked, and what there is to choose


def to_move(state: ToepenState) -> tuple[int, ...]:
    """Return the seats to move; while a card is due those that may toep out of turn follow the one whose turn it is."""
    phase = state.phase
    if phase == toepen.TRICK:
        turn = (state.turn,)
        return turn + stake.interrupters(state) if state.table.options.toep_any_time else turn
    if phase == toepen.OVER:
        return ()
    return (DEALER,) if phase in toepen.DEALER_PHASES else (state.queue[0],)


CHOICES: dict[str, Callable[[ToepenState, int], list[Action]]] = {
    toepen.BLIND: lambda state, seat: [stake.NO_BLIND, stake.CALL_BLIND],
    toepen.BLIND_ANSWER: stake.answers,
    toepen.DISCARD: hand.discard_choices,
    toepen.FOUR: hand.four_choices,
    toepen.WASH: hand.wash_choices,
    toepen.CHECK: lambda state, seat: [hand.NO_CHECK, hand.CHECK_WASH],
    toepen.WHISTLE: hand.whistle_choices,
    toepen.PELT: stake.answers,
    toepen.ANSWER: stake.answers,
}
"""By phase: the choices of the first seat in the queue."""


def legal(state: ToepenState, seat: int) -> Sequence[Action]:
    """Return the cards that may be played, then a toep; or the answers to the question."""
    phase, queue = state.phase, state.queue
    if phase == toepen.TRICK:
        return _trick_choices(state, seat)
    if phase in CHOICES and queue and queue[0] == seat:
        return CHOICES[phase](state, seat)
    return no_choice(seat, state.table.seats)


def _trick_choices(state: ToepenState, seat: int) -> list[Action]:
    """Return the cards that follow suit, and a toep; a toep alone out of turn."""
    if seat != state.turn:
        return [stake.TOEP] if seat in stake.interrupters(state) else no_choice(seat, state.table.seats)
    actions = list(map(card_action, following(state.hands[seat], trick.suit_led(state))))
    if not stake.raise_refusal(state, seat):
        actions.append(stake.TOEP)
    return actions


# ---- what a choice does

APPLY: dict[str, Callable[[ToepenState, int, bytes], ToepenState]] = {
    "blind": lambda state, seat, _: stake.call_blind(state, seat),
    "toep": lambda state, seat, _: stake.toep(state, seat),
    "stay": lambda state, seat, _: stake.stay(state, seat),
    "fold": lambda state, seat, _: stake.fold(state, seat),
    "look": lambda state, seat, _: stake.fold_and_look(state, seat),
    "lay_away": hand.discard,
    "show": lambda state, seat, _: hand.show(state, seat),
    "draw": lambda state, seat, _: hand.take_chance(state, seat),
    "wash_white": lambda state, seat, _: hand.wash(state, seat, "wash_white"),
    "wash_dirty": lambda state, seat, _: hand.wash(state, seat, "wash_dirty"),
    "check": lambda state, seat, _: hand.check(state),
    "no_check": lambda state, seat, _: hand.no_check(state),
    "whistle": lambda state, seat, _: hand.whistle(state, seat),
    "card": trick.play_card,
    **dict.fromkeys(("no_blind", "no_draw", "no_wash", "no_whistle"), lambda state, seat, _: hand.ask_next(state)),
}
"""By kind: the effect of a seat's choice."""


def apply(state: ToepenState, seat: int, action: Action) -> ToepenState:
    """Return the next state; raise Illegal with the rule that forbids the action."""
    check_action(seat, action)
    if refusal := _fault(state, seat, action):
        raise Illegal(refusal)
    if seat != DEALER:
        state = state._replace(hands=reveal(state.hands, seat, action.cards))
    return _apply_action(state, seat, action)


def play(state: ToepenState, action: Action) -> ToepenState:
    """Return the next state after a legal action of the first seat to move; nothing is checked."""
    if action.kind == "card":
        return trick.play_card(state, state.turn, action.cards)  # nothing follows a card but what the trick does
    return _apply_action(state, state.turn if state.phase == toepen.TRICK else to_move(state)[0], action)


def _apply_action(state: ToepenState, seat: int, action: Action) -> ToepenState:
    kind, given, _ = action
    return advance(APPLY_DEALER[kind](state, given) if seat == DEALER else APPLY[kind](state, seat, given))


def refusals(state: ToepenState, seat: int) -> Sequence[Refusal]:
    """Return the reasons why a card may not be played, or a toep, fold, draw or wash made."""
    check_seat(seat, state.table.seats)
    if seat == DEALER or state.status[seat] != toepen.IN:
        return ()
    if state.phase == toepen.TRICK:
        return _trick_refusals(state, seat)
    return _answer_refusals(state, seat) if to_move(state) == (seat,) else ()


def _trick_refusals(state: ToepenState, seat: int) -> tuple[Refusal, ...]:
    """Return the cards that do not follow suit, on the seat's turn; then the rule that keeps any seat from a toep."""
    refused = []
    if seat == state.turn:
        allowed = {action.cards for action in _trick_choices(state, seat)}
        refused = [Refusal("follow", c) for c in state.hands[seat] if cards.CARD_BYTES[c] not in allowed]
    if rule := stake.toep_refusal(state, seat):
        refused.append(Refusal(rule))
    return tuple(refused)


def _answer_refusals(state: ToepenState, seat: int) -> tuple[Refusal, ...]:
    """Return the tempting answers that the seat that must answer may not give."""
    kinds = {action.kind for action in legal(state, seat)}
    rules = RULE_BY_KIND.get(state.phase, {})
    return tuple(Refusal(rule) for kind, rule in rules.items() if kind in TEMPTING and kind not in kinds)


RULE_BY_KIND: dict[str, dict[str, str]] = {
    toepen.BLIND_ANSWER: {"fold": "anti_line", "look": "anti_line"},
    toepen.PELT: {"fold": "anti_line"},
    toepen.ANSWER: {"fold": "anti_line"},
    toepen.FOUR: {"show": "four", "no_draw": "four", "draw": "chance"},
    toepen.WASH: {"show": "four", "no_wash": "four", "wash_white": "wash", "wash_dirty": "wash"},
    toepen.WHISTLE: {"whistle": "whistle", "no_whistle": "whistle"},
    toepen.TRICK: {
        **dict.fromkeys(("stay", "fold", "look"), "no_toep"),
        **dict.fromkeys(("draw", "no_draw"), "chance"),
        "show": "four",
        **dict.fromkeys(("wash_white", "wash_dirty", "no_wash", "check", "no_check"), "wash"),
        **dict.fromkeys(("whistle", "no_whistle"), "whistle"),
    },
}
"""By phase: kinds of action that are not always open to the seat that is asked, with the rule."""

TEMPTING = ("fold", "draw", "wash_white")
"""The kinds among these that a player might try."""

WRONG_CARDS_RULE = {"card": "hand", "show": "hand", "lay_away": "lay_away"}
"""By kind of action that is open: the rule that other cards break."""

UNSEEN_ACTIONS = {
    toepen.FOUR: (hand.CHANCE, hand.NO_CHANCE),
    toepen.WHISTLE: (hand.WHISTLE_NOW, hand.NO_WHISTLE),
    toepen.DISCARD: (Action("lay_away", bytes(3)),),
}
"""By phase: the actions that an unseen hand allows."""


def _fault(state: ToepenState, seat: int, action: Action) -> Refusal | None:
    """Return the rule that an action breaks, or None if it is legal."""
    movers = to_move(state)
    if not movers:
        return Refusal("over")
    if seat == DEALER and movers == (DEALER,):
        return None if is_possible_deal(state, action) else Refusal("dealer")
    if seat not in movers:
        return Refusal(_out_of_turn(state, seat, action.kind), seat=movers[0])
    if UNKNOWN in state.hands[seat]:
        return _unseen_fault(state, seat, action)
    return None if action in legal(state, seat) else _rule_broken(state, seat, action)


def _out_of_turn(state: ToepenState, seat: int, kind: str) -> str:
    """Return the rule that keeps a seat from this while it is not to move."""
    if 0 <= seat < state.table.seats and state.status[seat] == toepen.IN:
        if kind == "toep":
            return stake.toep_refusal(state, seat)
        if kind == "blind":
            return "blind"
    return "turn"


def _unseen_fault(state: ToepenState, seat: int, action: Action) -> Refusal | None:
    """Return the same for an unseen hand: it is taken to hold the cards shown and to fit the announcement."""
    shown = action.cards
    if action in UNSEEN_ACTIONS.get(state.phase, ()):
        return Refusal("chance") if action == hand.CHANCE and not hand.can_draw(state, seat) else None
    if UNKNOWN in shown or not can_come_from(shown, stock(state)):
        return Refusal("hand", shown[0])
    if shown or state.phase == toepen.TRICK:
        state = state._replace(hands=replace_at(state.hands, seat, bytes(sorted(shown))))
    if state.phase == toepen.DISCARD:
        return Refusal("lay_away")
    return None if action in legal(state, seat) else _rule_broken(state, seat, action)


def _rule_broken(state: ToepenState, seat: int, action: Action) -> Refusal:
    """Return the rule that forbids an action of a seat that is to move."""
    kind, shown, _ = action
    if state.phase == toepen.TRICK and kind != "toep" and seat != state.turn:
        return Refusal("turn", seat=state.turn)
    if state.phase == toepen.TRICK and kind == "toep":
        return Refusal(stake.raise_refusal(state, seat) or "question")
    if kind == "card" and state.phase == toepen.TRICK and len(shown) == 1 and shown in state.hands[seat]:
        return Refusal("follow", shown[0])
    if any(kind == open_.kind for open_ in legal(state, seat)):
        return Refusal(WRONG_CARDS_RULE.get(kind, "question"))
    return Refusal(RULE_BY_KIND.get(state.phase, {}).get(kind, "blind" if kind == "blind" else "question"))


# ---- the score, and the position text


def score(state: ToepenState) -> Score:
    """Return the penalty points. The last one in the game wins, or the lowest of those left at the first loser (P2)."""
    if state.phase != toepen.OVER:
        return Score(state.points)
    return Score(state.points, trick.winners(state), "last" if len(toepen.alive(state)) == 1 else "loser")


def write(state: ToepenState) -> str:
    """Return the position text."""
    return toepen_text.write(state, house.changes_text(INFO.options, state.table.options))


def read(text: str) -> ToepenState:
    """Return the state of a position text; raise BadPosition if it is not one or nobody could continue from it."""
    return position.read(text, INFO, (options, toepen.table), toepen_text.state_of, problems)
