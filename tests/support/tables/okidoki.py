"""Tables of OkiDoki set up and played in words, so that the rule tests read like play.

A turn is a card (`Th`), a gift (`give Th`), walks (`0>5`, `0>3 1>9`), `swap 0>14 4>0` or `skip`; `2:give Th`
is the turn of seat 2. What the dealer only opens follows by itself.
"""

from typing import Any

from kaartbord.games.okidoki import apply, events, legal, options, refusals, setup, stock, to_move
from kaartbord.games.okidoki import deal as dealers_action
from kaartbord.games.okidoki.rules.state import (
    ACES_MOVE,
    DEAL,
    DRAW,
    GIVE,
    HAND,
    MOVE,
    OPEN,
    RESERVE,
    TRICK,
    OkidokiState,
)
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Event, Illegal

BOARDS = ("", "wgwgwgwgnnnrwgwg", "wgnnrwgnnrwgnnrwgnnrwgnn", "w" * 8 + "nnrnrn" + "g" * 8)
"""The usual board, and some of one's own."""

TEAMS_APART = " / ".join(" ".join(rank + suit for rank in "A23456789TJQK") for suit in "shcd")
"""Four hands of one suit each: nobody can follow, who leads takes every trick."""


def fresh(seats: int = 4, dealer: int = 3, **rules: Any) -> OkidokiState:
    """A table at which this chair deals first."""
    return apply(setup(options(rules), seats), DEALER, Action("lot", bytes((dealer,))))


def deal(hands: str = TEAMS_APART, seats: int = 4, dealer: int = 3, **rules: Any) -> OkidokiState:
    """Whole hands by chair, before the exchanges."""
    given = b"".join(map(cards.parse, hands.split("/")))
    return apply(fresh(seats, dealer, **rules), DEALER, Action("deal", given))


def table(hands: str, seats: int = 4, dealer: int = 3, **rules: Any) -> OkidokiState:
    """Hands of any size by chair, all exchanges made; who holds the two of spades leads, else the dealer's
    left."""
    state = fresh(seats, dealer, **rules)
    held = tuple(bytes(sorted(cards.parse(hand))) for hand in hands.split("/"))
    two = cards.parse("2s")
    leader = next((chair for chair, hand in enumerate(held) if two in hand), (dealer + 1) % len(held))
    return state._replace(hands=held, given=len(state.table.pairs), leader=leader, turn=leader, rounds=1, phase=TRICK)


def position(pawns: str, moves: str = "", seats: int = 4, turn: int = -1, **rules: Any) -> OkidokiState:
    """Pawns as in a position text, white then grey, before these moves: `0:8 1:12`, `1:aces`."""
    state = fresh(seats, **rules)
    words = {"h": state.table.finish, "-": RESERVE}
    places = [words[word] if word in words else int(word) for word in pawns.replace("/", " ").split()]
    due = tuple((int(move[0]), ACES_MOVE if move[2:] == "aces" else int(move[2:])) for move in moves.split())
    state = state._replace(pawns=bytes(places), rounds=1, given=len(state.table.pairs))
    return state._replace(moves=due, turn=due[0][0] if turn < 0 else turn, phase=MOVE) if due else state


def before_the_last_trick(white: int, **rules: Any) -> OkidokiState:
    """A hand in which white gets this many penalty points, the last two with the card that chair 0 leads.

    In each trick lies one card of every suit, so its leader takes it. White never gets the ace of hearts.
    """
    piles = [bytes(cards.card((k + 3 * suit + 1) % 13 + 1, suit) for k in range(HAND)) for suit in range(4)]
    worth = [3 if k in (3, 6, 9) else 1 for k in range(HAND - 1)]
    rest, takers = white - 2, [1] * (HAND - 1)
    for k in sorted(range(HAND - 1), key=lambda k: -worth[k]):
        if worth[k] <= rest and k != 9:
            rest, takers[k] = rest - worth[k], 0
    assert rest == 0
    state = table(" / ".join(cards.text(pile[-1:]) for pile in piles), **rules)
    return state._replace(played=tuple(pile[:-1] for pile in piles), takers=bytes(takers), leader=0, turn=0)


def settled(state: OkidokiState) -> OkidokiState:
    """The state after what the dealer only opens."""
    while state.phase == OPEN:
        state = apply(state, DEALER, dealers_action(state, stock(state)))
    return state


def action_of(state: OkidokiState, turn: str) -> tuple[int, Action]:
    """Return the seat and the action that these words mean."""
    who, colon, words = turn.rpartition(":")
    seat = int(who) if colon else to_move(state)[0]
    if ">" in words or words == "skip":
        kind = words[:4] if words.startswith(("swap", "skip")) else "move"
        places = (word.split(">") for word in words.split() if ">" in word)
        return seat, Action(kind, b"", tuple((int(pawn), int(to)) for pawn, to in places))
    shown = words.removeprefix("give ")
    return seat, Action("card" if shown == words else "give", cards.parse(shown))


def do(state: OkidokiState, *turns: str) -> OkidokiState:
    """The state after these turns, one after the other."""
    for turn in turns:
        state = settled(apply(state, *action_of(state, turn)))
    return state


def why(state: OkidokiState, turn: str) -> str:
    """The rule by which a turn is refused."""
    try:
        apply(state, *action_of(state, turn))
    except Illegal as illegal:
        return illegal.refusal.rule
    raise AssertionError("accepted")


def happened(state: OkidokiState, turn: str) -> list[Event]:
    """Return the events of this turn, and of what the dealer then opens."""
    seat, action = action_of(state, turn)
    after = apply(state, seat, action)
    result = list(events(state, seat, action, after))
    while after.phase == OPEN:
        before, action = after, dealers_action(after, stock(after))
        after = apply(before, DEALER, action)
        result += events(before, DEALER, action, after)
    return result


def event_kinds(state: OkidokiState, turn: str) -> list[str]:
    """The kinds of what happens."""
    return [event.kind for event in happened(state, turn)]


def choices(state: OkidokiState, seat: int | None = None) -> list[str]:
    """Return the choices of a seat (whose turn it is), in the words of a turn."""
    return [words(action) for action in legal(state, to_move(state)[0] if seat is None else seat)]


def words(action: Action) -> str:
    """The words of a turn."""
    if action.cards:
        return cards.text(action.cards) if action.kind == "card" else f"give {cards.text(action.cards)}"
    places = " ".join(f"{pawn}>{to}" for pawn, to in action.placements)
    return places if action.kind == "move" else f"{action.kind} {places}".strip()


def refused(state: OkidokiState, pawn: int) -> set[str]:
    """The rules by which this pawn may not go where one might want it."""
    return {refusal.rule for refusal in refusals(state, to_move(state)[0]) if refusal.pawn == pawn}


def draw(state: OkidokiState, given: str) -> OkidokiState:
    """The cards drawn from the stock, the first for who took the trick."""
    assert state.phase == DRAW
    return apply(state, DEALER, Action("draw", cards.parse(given)))


def exchanged(state: OkidokiState) -> OkidokiState:
    """The state when everybody has given its first card each time."""
    while state.phase == GIVE:
        state = do(state, choices(state)[0])
    return state


def next_deal(state: OkidokiState) -> OkidokiState:
    """The state after the next deal."""
    assert state.phase == DEAL
    return apply(state, DEALER, dealers_action(state, stock(state)))
