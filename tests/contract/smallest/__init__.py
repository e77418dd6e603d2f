"""Slagen, the smallest card game: an example to start a new one from, laid out and held to the laws like any other.

Five cards each, follow suit, and the most tricks win. One deal is a game, and there are no house rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kaartbord.games.tricks.rules import card_action, cards_in_trick, following, seat_to_play, strongest_seat
from kaartbord.games.tricks.rules.hands import add_to_hands, can_come_from, reveal, sorted_hands
from kaartbord.games.tricks.rules.hands import problems as hand_problems
from kaartbord.rules import cards, masking, position
from kaartbord.rules import options as house
from kaartbord.rules.checks import check_action, check_seat, check_table, check_viewer, no_choice
from kaartbord.rules.interned import Interned, interned
from kaartbord.rules.protocol import DEALER, UNKNOWN, Action, Event, Illegal, Info, Refusal, Score
from kaartbord.rules.seats import replace_at

INFO = Info(
    name="Slagen",
    code="S",
    version=1,
    seats=(2, 3, 4),
    options=(),
    presets={"Slagen": {}},
    rules=("turn", "over", "dealer", "hand", "follow"),
    events=("deal", "card", "trick", "over"),
)

HAND = 5
DECK = bytes(cards.card(rank, suit) for suit in range(4) for rank in range(1, 14))
STRENGTH = bytes(14 if card >> 2 == cards.ACE else card >> 2 for card in range(256))


class Options(NamedTuple):
    """There are no house rules."""


class Table(Interned):
    """The settings of a match."""

    __slots__ = ("options", "seats")

    def __init__(self, options: Options, seats: int) -> None:
        self.options, self.seats = options, seats


table = interned(Table)


class State(NamedTuple):
    """A position. Who leads and who has which trick follows from the cards that were played."""

    table: Table
    hands: tuple[bytes, ...]
    played: tuple[bytes, ...]
    """By seat: its card to each trick, in order."""


def options(values: Mapping[str, Any]) -> Options:
    """The house rules as one value."""
    return Options(**house.with_defaults(INFO.options, values))


def setup(options: Options, seats: int) -> State:
    """Nothing dealt."""
    check_table(INFO, Options, options, seats)
    return State(table(options, seats), (b"",) * seats, (b"",) * seats)


def sides(state: State) -> tuple[tuple[int, ...], ...]:
    """Everybody alone."""
    return tuple((seat,) for seat in range(state.table.seats))


class Course(NamedTuple):
    """The course of the tricks."""

    takers: tuple[int, ...]
    """The seat that took each completed trick."""
    leader: int
    """The seat that leads or led the current trick."""
    lying: list[tuple[int, int]]
    """Its cards: (seat, card), in the order of play."""

    @property
    def highest(self) -> int:
        """The seat whose card is the highest so far, or that leads."""
        return strongest_seat(self.lying, self.lying[0][1] & 3, STRENGTH) if self.lying else self.leader


def course(state: State) -> Course:
    """The tricks so far: seat 0 leads the first one, then whoever took the one before."""
    seats, leader, takers = state.table.seats, 0, list[int]()
    while len(lying := cards_in_trick(state.played, leader, len(takers))) == seats:
        leader = strongest_seat(lying, lying[0][1] & 3, STRENGTH)
        takers.append(leader)
    return Course(tuple(takers), leader, lying)


def led(state: State) -> int:
    """The suit that was led, or -1."""
    lying = course(state).lying
    return lying[0][1] & 3 if lying else -1


def takes(state: State, seat: int, card: int) -> bool:
    """Return whether a card of the seat, which is to move, is the highest of the trick so far."""
    trick = (*course(state).lying, (seat, card))
    return strongest_seat(trick, trick[0][1] & 3, STRENGTH) == seat


def to_move(state: State) -> tuple[int, ...]:
    """Return the seats whose turn it is."""
    if not any(state.hands):
        return () if any(state.played) else (DEALER,)
    takers, leader, _ = course(state)
    return (seat_to_play(state.played, leader, len(takers)),)


def stock(state: State) -> bytes:
    """The cards that lie nowhere in sight."""
    return cards.without(DECK, b"".join(state.hands + state.played))


def deal(state: State, deck: bytes) -> Action:
    """Five cards for every seat."""
    return Action("deal", deck[: HAND * state.table.seats])


def legal(state: State, seat: int) -> Sequence[Action]:
    """The cards that follow suit, or any."""
    if seat == DEALER or to_move(state) != (seat,):
        return no_choice(seat, state.table.seats)
    return list(map(card_action, following(state.hands[seat], led(state))))


def refusals(state: State, seat: int) -> Sequence[Refusal]:
    """The cards that do not follow suit."""
    check_seat(seat, state.table.seats)
    allowed = {action.cards for action in legal(state, seat)}
    if not allowed:
        return ()
    return tuple(Refusal("follow", card) for card in state.hands[seat] if cards.CARD_BYTES[card] not in allowed)


def apply(state: State, seat: int, action: Action) -> State:
    """The next state, or Illegal with the rule that forbids the action."""
    check_action(seat, action)
    if refusal := _fault(state, seat, action):
        raise Illegal(refusal)
    return play(state, action)


def _fault(state: State, seat: int, action: Action) -> Refusal | None:
    owing = to_move(state)
    if not owing:
        return Refusal("over")
    if seat == DEALER and owing == (DEALER,):
        return None if _dealable(state, action) else Refusal("dealer")
    if seat not in owing:
        return Refusal("turn", seat=owing[0])
    kind, shown, placements = action
    hand = state.hands[seat]
    held = shown in hand or UNKNOWN in hand and shown in stock(state)
    if kind != "card" or placements or len(shown) != 1 or not held:
        return Refusal("hand")
    if UNKNOWN not in hand and action not in legal(state, seat):
        return Refusal("follow", shown[0])
    return None


def _dealable(state: State, action: Action) -> bool:
    kind, given, placements = action
    size = HAND * state.table.seats
    return kind == "deal" and not placements and len(given) == size and can_come_from(given, DECK)


def play(state: State, action: Action) -> State:
    """The next state after a legal action of whoever owes one."""
    if action.kind == "deal":
        return state._replace(hands=add_to_hands(state.hands, action.cards))
    (seat,) = to_move(state)
    hand = reveal(state.hands, seat, action.cards)[seat]
    rest, played = cards.without(hand, action.cards), state.played[seat] + action.cards
    return state._replace(hands=replace_at(state.hands, seat, rest), played=replace_at(state.played, seat, played))


def view(state: State, seat: int | None) -> State:
    """The other hands are face down."""
    check_viewer(seat, state.table.seats)
    return state._replace(hands=masking.hide_piles(state.hands, (seat,)))


def seen(state: State, seat: int, action: Action, viewer: int | None) -> Action:
    """Of a deal everybody sees the own hand."""
    if action.kind != "deal":
        return action
    return action._replace(cards=masking.hide_dealt(action.cards, range(state.table.seats), (viewer,)))


def fill(view: State, deck: bytes) -> State:
    """The holes filled from the deck, seat by seat."""
    hands, _ = masking.fill_piles(view.hands, deck)
    return view._replace(hands=sorted_hands(hands))


def score(state: State) -> Score:
    """Tricks taken, the more the better; of several with the most all win."""
    takers = course(state).takers
    points = tuple(takers.count(seat) for seat in range(state.table.seats))
    if to_move(state):
        return Score(points)
    return Score(points, tuple(s for s, number in enumerate(points) if number == max(points)), "tricks")


def events(before: State, seat: int, action: Action, after: State) -> tuple[Event, ...]:
    """A deal; or a card, the trick it closes and the end."""
    if action.kind == "deal":
        return (Event("deal", DEALER, action.cards),)
    happened = [Event("card", seat, action.cards)]
    if len(takers := course(after).takers) > len(course(before).takers):
        happened.append(Event("trick", takers[-1]))
    if not to_move(after):
        happened += [Event("over", winner) for winner in score(after).winners]
    return tuple(happened)


def problems(state: State) -> list[str]:
    """Return what is inconsistent in the state."""
    seats = state.table.seats
    if len(state.hands) != seats or len(state.played) != seats:
        return ["there is not a hand for every seat"]
    if reasons := hand_problems(state.hands, (), state.played, DECK):
        return reasons
    if any(UNKNOWN in hand and any(hand) for hand in state.hands):
        return ["a hand is seen in part"]
    sizes = {len(h) + len(p) for h, p in zip(state.hands, state.played, strict=True)}
    if sizes not in ({0}, {HAND}):
        return ["somebody has not had five cards"]
    takers, leader, _ = course(state)
    return ["somebody has played out of turn"] * (seat_to_play(state.played, leader, len(takers)) < 0)


def write(state: State) -> str:
    """The position text: `slagen 3 | hands As 7h / ? ? / ... | played Ks / 9s / ...`."""
    hands, played = position.format_piles(state.hands), position.format_piles(state.played)
    return f"slagen {state.table.seats} | hands {hands} | played {played}"


def read(text: str) -> State:
    """Return the state of a position text; raise BadPosition if it cannot be read or nobody could play on from it."""
    return position.read(text, INFO, (options, table), _state, problems)


def _state(table: Table, text: str) -> State:
    told = position.named_parts(text, ("hands", "played"))
    return State(table, position.parse_piles(told["hands"]), position.parse_piles(told["played"]))
