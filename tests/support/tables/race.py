"""The race games set up and played in words, so that the rule tests read like play.

Places are the owner's own: 0 its start, then the ring, h1 to h4 home, - waiting.
"""

from collections.abc import Sequence
from typing import Any

from kaartbord.games import GAMES
from kaartbord.games.race.rules import EXCHANGE, RaceState
from kaartbord.games.race.rules.ring import PAWNS
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Event, Game, Illegal

RANK = {"T": "10"}
NAMED = {game.INFO.name.lower(): game for game in GAMES.values()}


def game_of(state: RaceState) -> Game[Any]:
    return NAMED[state.table.name]


def position(
    *pawns: str,
    hands: str,
    game: str = "keezbord",
    seats: int = 4,
    turn: int | str = 0,
    dealer: int = 0,
    deals: int = 1,
    played: str = "",
    kept: str = "",
    gifts: str = "",
    jokers: str = "",
    draws: int | str = "-",
    **rules: Any,
) -> RaceState:
    """Pawns by seat (those left out wait); hands by seat divided by slashes, as are cards kept and given."""
    rows = [" ".join((row.split() + ["-"] * PAWNS)[:PAWNS]) for row in (*pawns, *[""] * (seats - len(pawns)))]
    module = NAMED[game]
    head = module.write(module.setup(module.options(rules), seats)).partition("|")[0]
    parts = {"pawns": " / ".join(rows), "hands": by_seat(hands, seats)}
    if game == "tokken":
        parts |= {
            "kept": by_seat(kept, seats),
            "gifts": by_seat(gifts, seats),
            "jokers": jokers or " ".join("0" * seats),
            "draws": str(draws),
        }
    parts |= {"played": played}
    middle = " | ".join(f"{name} {part}" for name, part in parts.items())
    state: RaceState = module.read(f"{head}| {middle} | dealer {dealer} deals {deals} turn {turn}")
    return state


def by_seat(text: str, seats: int) -> str:
    """Return the parts between the slashes, with nothing for the seats left out."""
    groups = text.split("/")
    return " / ".join(group.strip() for group in groups + [""] * (seats - len(groups)))


def place(state: RaceState, pawn: int, square: int) -> str:
    ring = state.table.ring
    if square == ring.yard:
        return "-"
    at = ring.place(pawn // PAWNS, square)
    return str(at) if at < ring.track else f"h{at - ring.track + 1}"


def spelled(state: RaceState, action: Action) -> str:
    """An action in words: `7 61>h3 2:20>24`; the seat stands before pawns that are not the mover's.

    A jump goes on from where it lands: `8 0>8>26`.
    """
    if action.kind == "discard":
        return "discard"
    if action.kind != "play":
        return f"{action.kind} {cards.text(action.cards)}"
    rank = cards.RANKS[action.cards[0] >> 2]
    words, board, last = [RANK.get(rank, rank)], bytearray(state.pawns), -1
    for pawn, to in action.placements:
        seat = "" if pawn // PAWNS == state.turn else f"{pawn // PAWNS}:"
        if pawn == last:
            words[-1] += f">{place(state, pawn, to)}"
        else:
            words.append(f"{seat}{place(state, pawn, board[pawn])}>{place(state, pawn, to)}")
        board[pawn], last = to, pawn
    return " ".join(words)


def choices(state: RaceState) -> Sequence[tuple[int, Action]]:
    """Every seat that is to move, with each of its actions."""
    game = game_of(state)
    return [(seat, action) for seat in game.to_move(state) for action in game.legal(state, seat)]


def plays(state: RaceState) -> set[str]:
    """All that the seat to move may do."""
    return {spelled(state, action) for _, action in choices(state)}


def do(state: RaceState, *turns: str) -> RaceState:
    """The state after these turns, one after the other."""
    game = game_of(state)
    for turn in turns:
        result = next(((s, a) for s, a in choices(state) if spelled(state, a) == turn), None)
        assert result is not None, f"{turn} is not among {sorted(plays(state))}"
        state = game.apply(state, *result)
        assert not game.problems(state)
    return state


def pawns(state: RaceState, seat: int) -> str:
    """Return the places of the pawns of a seat."""
    return " ".join(place(state, pawn, state.pawns[pawn]) for pawn in state.table.own[seat])


def ends(state: RaceState, seat: int) -> list[str]:
    """Return the possible places of a seat's pawns after the turn, one entry for each legal action."""
    return [pawns(game_of(state).apply(state, *choice), seat) for choice in choices(state)]


def refused(state: RaceState, rank: str) -> set[str]:
    """The rules that forbid what else this card might do."""
    return {r.rule for r in game_of(state).refusals(state, state.turn) if cards.RANKS[r.card >> 2] == rank}


def why(state: RaceState, seat: int, action: Action) -> str:
    """The rule by which `apply` turns an action down."""
    try:
        game_of(state).apply(state, seat, action)
    except Illegal as illegal:
        return illegal.refusal.rule
    raise AssertionError("accepted")


def happened(state: RaceState, turn: str) -> list[Event]:
    """Return the events when the seat to move does this."""
    game = game_of(state)
    seat, action = next((s, a) for s, a in choices(state) if spelled(state, a) == turn)
    return list(game.events(state, seat, action, game.apply(state, seat, action)))


def deal_on(state: RaceState, deck: bytes | None = None) -> RaceState:
    """The state after the dealer's move, with the cards in the order of the stock, or of `deck`."""
    game = game_of(state)
    deal = game.deal(state, game.stock(state) if deck is None else deck)
    after: RaceState = game.apply(state, DEALER, deal)
    return after


def exchange_on(state: RaceState) -> RaceState:
    """The state after everybody gave its first card."""
    game = game_of(state)
    while state.turn == EXCHANGE:
        seat = game.to_move(state)[0]
        state = game.apply(state, seat, game.legal(state, seat)[0])
    return deal_on(state)
