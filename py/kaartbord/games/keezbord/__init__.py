"""Keezbord: partners race four pawns each into their homes, driven by cards.

Rule ids: the names in INFO.rules; they are followed by K1 to K18 of our reading of the rules in brackets.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ...rules import cards, position
from ...rules import options as house
from ...rules.cards import ACE, JACK, KING, QUEEN
from ...rules.checks import check_action, check_table
from ...rules.interned import interned
from ...rules.options import Option
from ...rules.protocol import UNKNOWN, Action, Illegal, Info, Placement, Refusal, Score
from ...rules.records import new_tuple
from ..race import rules as race
from ..race.rules import PlayContext, Plays, RaceTable, RefusalCollector, has_all_home, moving_seat, walk_plays
from ..race.rules import RaceState as RaceState
from ..race.rules import fill as fill
from ..race.rules import legal as legal
from ..race.rules import play as play
from ..race.rules import refusals as refusals
from ..race.rules import seen as seen
from ..race.rules import sides as sides
from ..race.rules import stock as stock
from ..race.rules import text as race_text
from ..race.rules import to_move as to_move
from ..race.rules import view as view
from ..race.rules.effects import events as events
from ..race.rules.info import BOARD_RULES, EVENTS, HAND_RULES
from ..race.rules.powers import enter, reachable, swap, sweep
from ..race.rules.ring import Ring
from ..race.rules.validation import problems as problems
from .rules import championship

SECTION_LENGTH = 16
"""Ring squares of a seat."""


class KeezbordOptions(NamedTuple):
    """The house rules of one match; INFO.options lists the values of each."""

    king_advances_13: bool
    home_strict_order: bool
    home_moves_forced: bool
    friendly_fire: bool
    seven_hits_passed: bool
    guarantee_start_card: bool
    dealer_rotation: str
    nk_scoring: bool


INFO = Info(
    name="Keezbord",
    code="K",
    version=1,
    seats=(2, 4, 6, 8),
    options=(
        Option("king_advances_13", (False, True), "king"),
        Option("home_strict_order", (False, True), "deepest"),
        Option("home_moves_forced", (True, False), "home_moves"),
        Option("friendly_fire", (True, False), "friendly_fire"),
        Option("seven_hits_passed", (False, True), "seven"),
        Option("guarantee_start_card", (False, True), "first_deal"),
        Option("dealer_rotation", ("deal", "cycle"), "dealer"),
        Option("nk_scoring", (False, True), "score"),
    ),
    presets={"Keezbord": {}, "NK": {"nk_scoring": True}},
    rules=(*HAND_RULES, *BOARD_RULES, "deepest"),
    events=EVENTS,
    gentle={"guarantee_start_card": True},
)


def seven(board: PlayContext, card: int, refused: RefusalCollector = None) -> Plays:
    """Walk seven forward with one pawn, or in two parts with two (K10).

    Two orders of the same parts count once, unless the second part hits the first.
    """
    t, _, _, p = board
    one, orders = cards.CARD_BYTES[card], set()
    actions = walk_plays(board, t.forward[p][7], card, refused)
    for first, rest in _splits(board, card, refused):
        if not rest:
            actions.append(new_tuple(Action, ("play", one, (first,))))
        elif (rest, first) not in orders or rest[1] == first[1]:
            split = first, rest
            orders.add(split)
            actions.append(new_tuple(Action, ("play", one, split)))
    return actions


def sweeping_seven(board: PlayContext, card: int, refused: RefusalCollector = None) -> Plays:
    """Walk a seven that also hits the pawns it passes (`seven_hits_passed`, K9); one outcome counts once."""
    t, pawns, _, p = board
    one, actions, outcomes = cards.CARD_BYTES[card], [], set()
    for _, _, (whole,) in walk_plays(board, t.forward[p][7], card, refused):
        actions.append(Action("play", one, sweep(t, pawns, (whole,))))
    for first, rest in _splits(board, card, refused):
        parts = sweep(t, pawns, (first,))
        if rest:
            parts += sweep(t, race.place_pawns(t, pawns, 0, parts)[0], (rest,))
        outcome, _ = race.place_pawns(t, pawns, 0, parts)
        if outcome not in outcomes:
            outcomes.add(outcome)
            actions.append(Action("play", one, parts))
    return actions


def _splits(board: PlayContext, card: int, refused: RefusalCollector) -> Iterator[tuple[Placement, Placement | None]]:
    """Yield each first part with each rest that another pawn can walk on the board it leaves.

    When the first part brings in the last pawn, the partner's pawns walk the rest (`seven_partner`, K11); with the
    whole side home the rest lapses and is None.
    """
    t, pawns, blocked, p = board
    bits, sweeps, parts = t.ring.bits[p], t.options.seven_hits_passed, _parts(board)
    for n in range(1, 7):
        for first in parts[n]:
            moved, to = first
            left = blocked ^ bits[pawns[moved]] ^ bits[to]
            q, rests = p, parts[7 - n]
            if left != blocked:  # a start is left or a home square taken: the way has changed
                q = moving_seat(t, left, p)
                rests = reachable((t, pawns, left, q), t.forward[q][7 - n])
                if has_all_home(t, left, q):
                    yield first, None
                    continue
            struck = t.ring.path(p, pawns[moved], to)[1:] if sweeps else (to,)
            fits = False
            for rest in rests:
                pawn, _ = rest
                if pawn != moved and pawns[pawn] not in struck:
                    fits = True
                    yield first, rest
            if not fits and refused is not None:
                refused.append(Refusal("seven" if q == p else "seven_partner", card, moved))


def _parts(board: PlayContext) -> list[list[Placement]]:
    """Return the parts of a seven that pawns of the seat can walk, by number of steps."""
    t, pawns, blocked, p = board
    parts: list[list[Placement]] = [[] for _ in range(8)]
    for pawn in t.own[p]:
        for steps, clear, to in t.parts[p][pawns[pawn]]:
            if not clear & blocked:
                parts[steps].append((pawn, to))
    return parts


CARDS: race.CardPowers = {
    ACE: (enter, 1),
    2: (2,),
    3: (3,),
    4: (-4,),
    5: (5,),
    6: (6,),
    7: (seven,),
    8: (8,),
    9: (9,),
    10: (10,),
    JACK: (swap,),
    QUEEN: (12,),
    KING: (enter,),
}

START_CARDS = (ACE, KING)


def deck(seats: int) -> bytes:
    """Return thirteen cards each: half a pack for two, then a pack, a pack and two of every rank, two packs."""
    pack = bytes(cards.card(rank, suit) for rank in CARDS for suit in range(4))
    half = bytes(cards.card(rank, suit) for rank in CARDS for suit in range(2))
    return bytes(sorted({2: half, 4: pack, 6: pack + half, 8: pack + pack}[seats]))


@interned
def table(options: KeezbordOptions, seats: int) -> RaceTable:
    """Return the table of options and seats. Two players sit opposite each other on the board for four, each alone."""
    ring = Ring(seats, max(seats, 4), SECTION_LENGTH, deepest_first=options.home_strict_order)
    partner = (-1, -1) if seats == 2 else tuple((s + seats // 2) % seats for s in range(seats))
    uses = dict(CARDS)
    if options.king_advances_13:
        uses[KING] = enter, 13
    if options.seven_hits_passed:
        uses[7] = (sweeping_seven,)
    design = race.RaceDesign("keezbord", options, ring, partner, deck(seats), uses)
    return race.build(design._replace(home_moves_forced=options.home_moves_forced))


def options(values: Mapping[str, Any]) -> KeezbordOptions:
    """Return the house rules as one value, defaults filled in."""
    return KeezbordOptions(**house.with_defaults(INFO.options, values))


def setup(options: KeezbordOptions, seats: int) -> RaceState:
    """Return the initial state. The first dealer is drawn by lot; with `nk_scoring` seat 0 deals."""
    check_table(INFO, KeezbordOptions, options, seats)
    return race.setup(table(options, seats), dealer=0 if options.nk_scoring else -1)


def deal(state: RaceState, deck: bytes) -> Action:
    """Return the dealer's action; `guarantee_start_card` (K12): the first deal leaves nobody without one."""
    action = race.deal(state, deck)
    if action.kind == "lot" or state.deals or not state.table.options.guarantee_start_card:
        return action
    size = race.hand_size(state)
    dealt = len(action.cards)
    return action._replace(cards=_redraw([deck[i : i + size] for i in range(0, dealt, size)], deck[dealt:]))


def apply(state: RaceState, seat: int, action: Action) -> RaceState:
    """Return the next state; raise Illegal with the rule that forbids the action."""
    check_action(seat, action)
    after = race.apply(state, seat, action)
    if (
        action.kind == "deal"
        and after.deals == 1
        and state.table.options.guarantee_start_card
        and not all(_start_cards(hand) or UNKNOWN in hand for hand in after.hands)
    ):
        raise Illegal(Refusal("dealer"))
    return after


def _redraw(hands: list[bytes], rest: bytes) -> bytes:
    """Return the hands, each without a start card put under the rest and redrawn until it holds one.

    If the rest holds none at all, the hand with the most gives one for any card.
    """
    for seat, hand in enumerate(hands):
        while not _start_cards(hand) and _start_cards(rest):
            rest += hand
            hand, rest = rest[: len(hand)], rest[len(hand) :]
        hands[seat] = hand
    for seat, hand in enumerate(hands):
        if not _start_cards(hand):
            rich = max(range(len(hands)), key=lambda s: len(_start_cards(hands[s])))
            gift = _start_cards(hands[rich])[:1]
            hands[rich] = hands[rich].replace(gift, hand[-1:], 1)
            hands[seat] = hand[:-1] + gift
    return b"".join(hands)


def _start_cards(hand: bytes) -> bytes:
    return bytes(c for c in hand if cards.rank(c) in START_CARDS)


def score(state: RaceState) -> Score:
    """Return the pawns at home for each side; with `nk_scoring` two points each, and ten for really finishing."""
    plain = race.score(state)
    if not state.table.options.nk_scoring:
        return plain
    points = (championship.points(n, side in plain.winners) for side, n in enumerate(plain.points))
    return plain._replace(points=tuple(points))


def write(state: RaceState) -> str:
    """Return the position text.

    >>> write(setup(options({"nk_scoring": True}), seats=2))
    'keezbord 2 nk_scoring=on | pawns - - - - / - - - - | hands  /  | played  | dealer 0 deals 0 turn dealer'
    """
    return race_text.write(state, house.changes_text(INFO.options, state.table.options))


def read(text: str) -> RaceState:
    """Return the state of a position text; raise BadPosition if it is not one or nobody could continue from it."""
    return position.read(text, INFO, (options, table), race_text.state_of, problems)
