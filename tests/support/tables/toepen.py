"""Tables of Toepen set up and played in words, so that the rule tests read like play.

A turn is a kind of action (`toep`, `no_wash`) or a card (`Th`); `2:toep` is the turn of seat 2. The dealer's
`draw As` is named as well, what it only turns up follows by itself.
"""

from collections.abc import Sequence
from typing import Any

from kaartbord.games.toepen import apply, events, legal, options, problems, setup, to_move
from kaartbord.games.toepen import deal as dealers_action
from kaartbord.games.toepen.rules.state import DEAL, DRAW, GONE, OVER, TRICK, ToepenState, stock
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Event, Illegal

LADDER = "Th 9s 8c 7d / 9h Ts 7c 8d / 8h 7s Tc 9d / 7h 8s 9c Td"
"""Four hands with every suit in each: 0 is highest in hearts, 1 in spades, 2 in clubs, 3 in diamonds."""

NO = {"blind": "no_blind", "four": "no_draw", "wash": "no_wash", "check": "no_check"}
"""By phase: how to let it pass."""


def deal(
    hands: str,
    points: Sequence[int] = (),
    *,
    dealer: int = -1,
    winner: int = -1,
    crosses: int = 0,
    folds: Sequence[int] = (),
    out: Sequence[int] = (),
    **rules: Any,
) -> ToepenState:
    """The state after this deal, by seat; the last seat deals, so seat 0 leads."""
    groups = hands.split("/")
    seats = len(groups)
    start = setup(options(rules), seats)._replace(
        points=tuple(points) or (0,) * seats,
        dealer=dealer % seats,
        winner=winner,
        crosses=crosses,
        rounds=1,
        folds=bytes(folds) or bytes(seats),
        status=bytes(GONE * (s in out) for s in range(seats)),
    )
    return settled(apply(start, DEALER, Action("deal", b"".join(map(cards.parse, groups)))))


def settled(state: ToepenState) -> ToepenState:
    """The state after what the dealer only turns up, and what cannot be answered otherwise."""
    while (movers := to_move(state)) == (DEALER,) and state.phase not in (DEAL, DRAW):
        state = apply(state, movers[0], dealers_action(state, stock(state)))
    assert not problems(state)
    return state


def action_of(state: ToepenState, turn: str) -> tuple[int, Action]:
    """Return the seat and the action that these words mean."""
    who, colon, words = turn.rpartition(":")
    seat = int(who) if colon else to_move(state)[0]
    kind, _, shown = words.partition(" ")
    try:
        return seat, Action("card", cards.parse(words))
    except ValueError:
        return seat, Action(kind, cards.parse(shown))


def do(state: ToepenState, *turns: str) -> ToepenState:
    """The state after these turns, one after the other."""
    for turn in turns:
        state = settled(apply(state, *action_of(state, turn)))
    return state


def why(state: ToepenState, turn: str) -> str:
    """The rule by which a turn is refused."""
    try:
        apply(state, *action_of(state, turn))
    except Illegal as illegal:
        return illegal.refusal.rule
    raise AssertionError("accepted")


def happened(state: ToepenState, turn: str) -> list[Event]:
    """Return the events of this turn, and of what the dealer then turns up."""
    seat, action = action_of(state, turn)
    after = apply(state, seat, action)
    result = list(events(state, seat, action, after))
    while to_move(after) == (DEALER,) and after.phase not in (DEAL, DRAW):
        before, action = after, dealers_action(after, stock(after))
        after = apply(before, DEALER, action)
        result += events(before, DEALER, action, after)
    return result


def ready(state: ToepenState, until: str = TRICK) -> ToepenState:
    """The state when nobody wants anything before this phase; what is forced is done."""
    while state.phase not in (until, TRICK, DEAL, OVER):
        (seat,) = to_move(state)
        choices = legal(state, seat)
        passing = [a for a in choices if a.kind == NO.get(state.phase)] or list(choices)
        assert len(passing) == 1, f"{state.phase}: {choices}"
        state = settled(apply(state, seat, passing[0]))
    return state


def table(
    points: Sequence[int] = (),
    hands: str = LADDER,
    dealer: int = -1,
    winner: int = -1,
    crosses: int = 0,
    folds: Sequence[int] = (),
    out: Sequence[int] = (),
    **rules: Any,
) -> ToepenState:
    """Four players before the first card, nothing called or washed."""
    return ready(deal(hands, points, dealer=dealer, winner=winner, crosses=crosses, folds=folds, out=out, **rules))


def tricks(state: ToepenState, suits: str) -> ToepenState:
    """Tricks in these suits, everybody playing his card of the suit, or the first that is legal."""
    for suit in suits:
        n = state.tricks
        while state.phase == TRICK and state.tricks == n:
            open_ = [a for a in legal(state, state.turn) if a.kind == "card"]
            action = next((a for a in open_ if a.cards[0] & 3 == cards.SUITS.index(suit)), open_[0])
            state = settled(apply(state, state.turn, action))
    return state


def choices(state: ToepenState, seat: int | None = None) -> list[str]:
    """Return the choices of a seat (whose turn it is); cards as such."""
    return [
        cards.text(a.cards) if a.kind == "card" else a.kind
        for a in legal(state, to_move(state)[0] if seat is None else seat)
    ]


def gains(state: ToepenState, before: Sequence[int] = (0, 0, 0, 0)) -> tuple[int, ...]:
    """Return the points that a round brought each seat, once it is over."""
    assert state.phase in (DEAL, OVER)
    return tuple(now - then for now, then in zip(state.points, before, strict=True))
