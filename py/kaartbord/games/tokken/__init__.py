"""Tokken: the race with jokers, black dots and a card given away before each deal is played.

Rule ids: the names in INFO.rules; they are followed by T1 to T20 of our reading of the rules in brackets.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...rules import cards, position
from ...rules import options as house
from ...rules.cards import ACE, JACK, JOKER, KING, QUEEN
from ...rules.checks import check_action, check_seat, check_table
from ...rules.interned import interned
from ...rules.masking import HOLE
from ...rules.options import Option
from ...rules.protocol import DEALER, UNKNOWN, Action, Event, Illegal, Info, Refusal
from ...rules.records import new_tuple
from ...rules.seats import replace_at
from ..race import rules as race
from ..race.rules import DEALS_PER_SHUFFLE, EXCHANGE, OVER, PlayContext, Plays, RaceTable, RefusalCollector, walk_plays
from ..race.rules import RaceState as RaceState
from ..race.rules import effects as race_effects
from ..race.rules import fill as fill
from ..race.rules import refusals as refusals
from ..race.rules import score as score
from ..race.rules import sides as sides
from ..race.rules import text as race_text
from ..race.rules import view as view
from ..race.rules.info import BOARD_RULES, EVENTS, HAND_RULES
from ..race.rules.powers import enter, push, swap, sweep
from ..race.rules.ring import Ring
from ..race.rules.validation import problems as problems
from .rules import seven


class TokkenOptions(NamedTuple):
    """The house rules of one match; INFO.options lists the values of each."""

    section_length: int
    dot_index: int
    seven_rest: str
    seven_hits_passed: bool
    dealer_rotation: str
    keep_unplayable: bool
    friendly_fire: bool
    individual: bool


def all_hold_start_card(state: RaceState) -> bool:
    """Return whether everybody holds a card that brings in a pawn, as in the first deal of somebody's first game."""
    return all(any(enter in CARDS[cards.rank(card)] for card in hand) for hand in state.hands)


INFO = Info(
    name="Tokken",
    code="T",
    version=1,
    seats=(3, 4, 5, 6, 7, 8),
    options=(
        Option("section_length", (18, 16), "table"),
        Option("dot_index", (8, 6, 9), "dots"),
        Option("seven_rest", ("may", "must"), "seven"),
        Option("seven_hits_passed", (False, True), "seven"),
        Option("dealer_rotation", ("deal", "cycle"), "dealer"),
        Option("keep_unplayable", (False, True), "keep"),
        Option("friendly_fire", (True, False), "friendly_fire"),
        Option("individual", (False, True), "goal", seats=(4, 6, 8)),
    ),
    presets={"Tokken": {}},
    rules=(*HAND_RULES, *BOARD_RULES, "own_start", "push", "give", "keep"),
    events=(*EVENTS, "give", "exchange", "draw", "keep", "jump"),
    suits_first_game=all_hold_start_card,
)

JOKERS = {3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""Jokers by number of players; as many cards stay over after three deals."""

SHORT_SECTION = 16
"""The other length of a section; a dot beyond its sixth square is one nearer the start there (T2)."""


CLOSED_KINDS = ("give", "keep", "exchange", "draw")
"""Actions with cards that only some seats may see."""

GIVE_ACTIONS = tuple(Action("give", one) for one in cards.CARD_BYTES)
"""By card: giving it away."""


# ---- the cards


def capturing_walk(steps: int) -> race.Power:
    """Return the power of one pawn to walk this many squares forward, capturing every pawn on its way (T5, T6)."""

    def power(board: PlayContext, card: int, refused: RefusalCollector = None) -> Plays:
        t, pawns, _, p = board
        walks = walk_plays(board, t.forward[p][steps], card, refused)
        return [new_tuple(Action, (kind, one, sweep(t, pawns, way))) for kind, one, way in walks]

    return power


CARDS: race.CardPowers = {
    ACE: (enter, 1),
    2: (2,),
    3: (3,),
    4: (-4,),
    5: (push(5),),
    6: (6,),
    7: (seven.seven,),
    8: (8,),
    9: (9,),
    10: (10,),
    JACK: (swap,),
    QUEEN: (12,),
    KING: (enter, capturing_walk(13)),
    JOKER: (enter, 18),
}


def deck(seats: int) -> bytes:
    """Return the deck: one suit of thirteen for each player, and the jokers."""
    suits = [cards.card(rank, seat % 4) for rank in CARDS if rank != JOKER for seat in range(seats)]
    return bytes(sorted(suits + [cards.card(JOKER, k) for k in range(JOKERS[seats])]))


def dot_distance(options: TokkenOptions) -> int:
    """Return the squares from each start to the black dot after it (T2).

    >>> [dot_distance(options({"section_length": length})) for length in (18, 16)]
    [8, 7]
    """
    return options.dot_index - (options.section_length == SHORT_SECTION and options.dot_index > 6)


@interned
def table(options: TokkenOptions, seats: int) -> RaceTable:
    """Return the table of options and seats: partners sit opposite; an odd number of players plays each alone."""
    ring = Ring(seats, seats, options.section_length, dot=dot_distance(options), back_over_start=False)
    alone = options.individual or seats % 2
    partner = tuple(-1 if alone else (s + seats // 2) % seats for s in range(seats))
    receiver = tuple((s + 1) % seats if alone else partner[s] for s in range(seats))
    return race.build(race.RaceDesign("tokken", options, ring, partner, deck(seats), CARDS, receiver))


def options(values: Mapping[str, Any]) -> TokkenOptions:
    """Return the house rules as one value, defaults filled in."""
    return TokkenOptions(**house.with_defaults(INFO.options, values))


def setup(options: TokkenOptions, seats: int) -> RaceState:
    """Return the initial state: every pawn waits. The first dealer is drawn by lot."""
    check_table(INFO, TokkenOptions, options, seats)
    none = (b"",) * seats
    return race.setup(table(options, seats), dealer=-1)._replace(kept=none, gifts=none, jokers=bytes(seats))


# ---- whose turn, and what there is to choose


def to_move(state: RaceState) -> tuple[int, ...]:
    """Return the seats to move; in the exchange every seat that has laid no card ready, the leader last."""
    turn = state.turn
    if turn != EXCHANGE:
        return () if turn == OVER else (turn,)
    t, gifts = state.table, state.gifts
    return tuple([seat for seat in t.after[t.after[state.dealer][0]] if not gifts[seat]])


def _next_giver(t: RaceTable, dealer: int, gifts: Sequence[bytes]) -> int:
    """Return the seat that lays a card ready next, if they do so one after the other."""
    for seat in t.after[t.after[dealer][0]]:
        if not gifts[seat]:
            return seat
    raise ValueError("every card to be given lies ready")


def legal(state: RaceState, seat: int) -> Sequence[Action]:
    """Return the gifts, or every play of every rank in hand; the last card may sometimes be kept."""
    if state.turn == EXCHANGE:
        check_seat(seat, state.table.seats)
        return _gifts(state, seat) if seat >= 0 and not state.gifts[seat] else []
    actions = race.legal(state, seat)
    if actions and state.jokers[seat] and _can_keep(state, seat, actions):
        actions.append(Action("keep", state.hands[seat]))
    return actions


def _gifts(state: RaceState, seat: int) -> Plays:
    """Return one card of each rank that was dealt this time; a card kept is apart."""
    gifts, last = [], -1
    for card in state.hands[seat]:
        if card >> 2 != last:
            last = card >> 2
            gifts.append(GIVE_ACTIONS[card])
    return gifts


def _can_keep(state: RaceState, seat: int, actions: Sequence[Action]) -> bool:
    """Return whether a player of a joker may keep the last card of deal one or two, if it can be played (T13)."""
    return (
        state.jokers[seat] > 0
        and len(state.hands[seat]) == 1
        and state.deals % DEALS_PER_SHUFFLE != 0
        and (actions[0].kind == "play" or state.table.options.keep_unplayable)
    )


# ---- the dealer


def stock(state: RaceState) -> bytes:
    """Return the stock as in every race; empty while cards that are known change hands."""
    if _is_opening_gifts(state) and UNKNOWN not in b"".join(state.hands + state.kept + state.gifts):
        return b""
    return race.stock(state)


def _is_opening_gifts(state: RaceState) -> bool:
    """Return whether every card to be given is ready for the dealer to open."""
    return state.turn == DEALER and b"" not in state.gifts


def deal(state: RaceState, deck: bytes) -> Action:
    """Return a lot, a hand for every seat, the extra card for a joker, or the exchange of the cards given."""
    if state.draws >= 0:
        return Action("draw", deck[:1])
    if _is_opening_gifts(state):
        return Action("exchange", b"".join(_gifts_by_receiver(state)))
    return race.deal(state, deck)


def _gifts_by_receiver(state: RaceState) -> list[bytes]:
    """Return by seat the card that another has laid ready for it."""
    received = [b""] * state.table.seats
    for receiver, gift in zip(state.table.receiver, state.gifts, strict=True):
        received[receiver] = gift
    return received


# ---- what a choice does


def apply(state: RaceState, seat: int, action: Action) -> RaceState:
    """Return the next state; raise Illegal with the rule that forbids the action."""
    check_action(seat, action)
    if action.kind not in CLOSED_KINDS and state.turn != EXCHANGE and state.draws < 0 and not any(state.gifts):
        after = race.apply(state, seat, action)
        joker = action.kind == "play" and cards.rank(action.cards[0]) == JOKER
        return _count_joker(after, seat) if joker else after
    if refusal := _fault(state, seat, action):
        raise Illegal(refusal)
    if seat >= 0:
        state = race.reveal(state, seat, action.cards.replace(HOLE, b""))
    return _give(state, seat, action.cards) if action.kind == "give" else play(state, action)


def _fault(state: RaceState, seat: int, action: Action) -> Refusal | None:
    """Return the rule that forbids giving, keeping, or the dealer's part in it; None if it is legal."""
    if not (movers := to_move(state)):
        return Refusal("over")
    if seat not in movers:
        return Refusal("turn", seat=movers[0])
    if seat == DEALER:
        return None if _is_possible_deal(state, action) else Refusal("dealer")
    rule = "give" if state.turn == EXCHANGE else "keep"
    if action.kind != rule or len(action.cards) != 1 or action.placements:
        return Refusal(rule)
    return _closed_fault(state, seat, action, rule)


def _closed_fault(state: RaceState, seat: int, action: Action, rule: str) -> Refusal | None:
    """Return the rule that forbids giving or keeping this card; one that is not seen is taken to fit."""
    card = action.cards[0]
    if card == UNKNOWN:
        hidden = UNKNOWN in state.hands[seat]
        fits = rule == "give" or _can_keep(state, seat, (Action("play"),))
        return None if hidden and fits else Refusal("hand" if not hidden else rule)
    if not race.can_hold(state, seat, action.cards):
        return Refusal("give" if action.cards == state.kept[seat] else "hand", card)
    if action in legal(race.reveal(state, seat, action.cards), seat):
        return None
    return Refusal(rule, card)


def _is_possible_deal(state: RaceState, action: Action) -> bool:
    """Return whether the dealer can have opened the gifts or drawn a card like this (holes match any card)."""
    kind, shown, placements = action
    if placements:
        return False
    pile = stock(state)
    if state.draws >= 0:
        return kind == "draw" and len(shown) == 1 and (shown == HOLE or shown in pile)
    return (
        kind == "exchange"
        and len(shown) == state.table.seats
        and all(
            UNKNOWN in (card, *gift) and (card == UNKNOWN or card in pile) or gift == cards.CARD_BYTES[card]
            for card, gift in zip(shown, _gifts_by_receiver(state), strict=True)
        )
    )


def play(state: RaceState, action: Action) -> RaceState:
    """Return the next state after an action known to be legal."""
    kind, shown, _ = action
    if kind == "play":
        after = race.play(state, action)
        return _count_joker(after, state.turn) if cards.rank(shown[0]) == JOKER else after
    if kind == "give":
        return _give(state, _next_giver(state.table, state.dealer, state.gifts), shown)
    if kind == "exchange":
        return _exchange(state, shown)
    if kind == "draw":
        return _draw(state, shown)
    if kind == "keep":
        return _keep(state, shown)
    return race.play(state, action)


def _count_joker(after: RaceState, seat: int) -> RaceState:
    """Count a joker, which brings an extra card while there are any."""
    jokers = bytes([n + (s == seat) for s, n in enumerate(after.jokers)])
    if after.turn == OVER or not _stock_size(after):
        return after._replace(jokers=jokers)
    return after._replace(jokers=jokers, draws=seat, turn=DEALER)


def _stock_size(state: RaceState) -> int:
    """Return the number of cards that can still be drawn; known to everybody."""
    held = sum(map(len, state.hands + state.kept + state.gifts))
    return len(state.table.deck) - len(state.played) - held


def _give(state: RaceState, seat: int, gift: bytes) -> RaceState:
    """Lay a card ready, closed; after the last one the dealer opens them."""
    held, ready = [*state.hands], [*state.gifts]
    held[seat] = held[seat].replace(gift, b"", 1)
    ready[seat] = gift
    turn = EXCHANGE if b"" in ready else DEALER
    return state._replace(hands=tuple(held), gifts=tuple(ready), turn=turn)


def _keep(state: RaceState, card: bytes) -> RaceState:
    """Keep the last card for the next deal; its owner is out until then."""
    seat = state.turn
    hands = replace_at(state.hands, seat, b"")
    return state._replace(
        hands=hands, kept=replace_at(state.kept, seat, card), turn=race.next_seat(state.table, hands, seat)
    )


def _exchange(state: RaceState, received: bytes) -> RaceState:
    """Let everybody take up the card received, and the one kept; the leader plays."""
    t, none = state.table, (b"",) * state.table.seats
    hands = tuple(
        [
            bytes(sorted(hand + kept + cards.CARD_BYTES[card]))
            for hand, kept, card in zip(state.hands, state.kept, received, strict=True)
        ]
    )
    return state._replace(hands=hands, turn=t.after[state.dealer][0], kept=none, gifts=none)


def _draw(state: RaceState, card: bytes) -> RaceState:
    seat = state.draws
    hands = replace_at(state.hands, seat, bytes(sorted(state.hands[seat] + card)))
    return state._replace(hands=hands, draws=-1, turn=race.next_seat(state.table, hands, seat))


# ---- what is seen


def seen(state: RaceState, seat: int, action: Action, viewer: int | None) -> Action:
    """Return the action for the viewer: cards given, kept, drawn, dealt and received only if its own."""
    if action.kind not in CLOSED_KINDS:
        return race.seen(state, seat, action, viewer)
    if action.kind == "exchange":
        received = enumerate(action.cards)
        return action._replace(cards=bytes(card if s == viewer else UNKNOWN for s, card in received))
    owner = state.draws if action.kind == "draw" else seat
    return action if viewer == owner else action._replace(cards=HOLE)


def events(before: RaceState, seat: int, action: Action, after: RaceState) -> tuple[Event, ...]:
    """Return the events as in every pawn race, and those of cards that are given, received, drawn and kept."""
    kind, shown, _ = action
    if kind == "exchange":
        return tuple(Event(kind, s, cards.CARD_BYTES[card]) for s, card in enumerate(shown))
    if kind in CLOSED_KINDS:
        return (Event(kind, before.draws if kind == "draw" else seat, shown),)
    return race_effects.events(before, seat, action, after)


def write(state: RaceState) -> str:
    """Return the position text."""
    return race_text.write(state, house.changes_text(INFO.options, state.table.options))


def read(text: str) -> RaceState:
    """Return the state of a position text; raise BadPosition if it is not one or nobody could continue from it."""
    return position.read(text, INFO, (options, table), race_text.state_of, problems)
