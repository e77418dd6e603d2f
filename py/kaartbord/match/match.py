"""A match is a game, its rules version, options, seats, seed and choices; all else is computed from them."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from ..games import GAMES
from ..rules import options as house
from ..rules.protocol import DEALER, Action, Game, Illegal, Refusal
from .shuffle import shuffled

RULES: dict[tuple[str, int], Game[Any]] = {(code, game.INFO.version): game for code, game in GAMES.items()}
"""Every rules version that was ever played, by code letter and number. When a change of `legal` raises the
version of a game, the module as it was is added here, so that old links can be read for ever."""

SEEDS = 1 << 64
"""A seed is below this."""

Relation = Literal["same", "older", "newer", "fork", "other"]

Pick = Callable[[Sequence[Action]], int | None]
"""Chooses from the legal actions (see `_open_to`): a rank, or None to stop here."""


class Match(NamedTuple):
    """Everything that is stored of a match."""

    game: str
    """The game's code letter."""
    version: int
    """The rules version it is played by."""
    options: Any
    """The game's own options value."""
    seats: int
    seed: int
    """64 bits: what the dealer's moves follow from."""
    choices: tuple[int, ...] = ()
    """The rank in `legal` of every choice among several; forced turns and the dealer's are not stored.
    Where seats may act out of turn the lists of all who owe are one after the other, the turn's first."""


class Ply(NamedTuple):
    """One move of a seat or of the dealer, with the full states around it."""

    before: Any
    seat: int
    action: Action
    after: Any
    choices: int
    """Real choices made before this ply."""
    radix: int
    """How many legal actions there were to choose from, those out of turn included; 0 for the dealer."""

    @property
    def forced(self) -> bool:
        """Whether the seat had nothing to choose."""
        return self.radix == 1


class Play(NamedTuple):
    """A match as it unfolds, up to the first choice that is not made yet or to the end."""

    match: Match
    state: Any
    plies: tuple[Ply, ...]
    dealt: int
    """The dealer's moves so far."""


def game_of(match: Match) -> Game[Any]:
    """The game by the rules version of the match; ValueError if there is none."""
    try:
        return RULES[match.game, match.version]
    except KeyError:
        raise ValueError(f"no game {match.game} with rules version {match.version}") from None


def new(code: str, options: Any, seats: int, seed: int) -> Play:
    """A match from its start, by today's rules, played up to the first real choice."""
    if code not in GAMES:
        raise ValueError(f"no game {code}")
    return replay(Match(code, GAMES[code].INFO.version, options, seats, seed))


def replay(match: Match) -> Play:
    """The match from its start; ValueError if a choice is out of range or comes after the end."""
    left = iter(match.choices)
    play = unfold(match, lambda legal: next(left, None))
    if play.match.choices != match.choices:
        raise ValueError("a choice comes after the end")
    return play


def unfold(match: Match, pick: Pick) -> Play:
    """The match from its start with every real choice made by `pick` (those of `match` are not looked at).

    ValueError if the match cannot be set up or a rank is out of range.
    """
    game = game_of(match)
    if match.seats not in game.INFO.seats or not 0 <= match.seed < SEEDS:
        raise ValueError(f"no match with {match.seats} seats and seed {match.seed}")
    plies: list[Ply] = []
    choices: list[int] = []
    state, dealt, legal = _settle(match, game.setup(match.options, match.seats), 0, 0, plies)
    while legal and (rank := pick(legal)) is not None:
        if not 0 <= rank < len(legal):
            raise ValueError(f"choice {len(choices)} is {rank} of {len(legal)}")
        state = _chosen(game, state, legal, rank, len(choices), plies)
        choices.append(rank)
        state, dealt, legal = _settle(match, state, dealt, len(choices), plies)
    return Play(match._replace(choices=tuple(choices)), state, tuple(plies), dealt)


def _chosen(game: Game[Any], state: Any, legal: Sequence[Action], rank: int, made: int, plies: list[Ply]
            ) -> Any:
    """The state after one real choice, which is added to `plies`."""
    action, owing = legal[rank], game.to_move(state)
    seat = _who(game, state, rank)
    after = game.play(state, action) if seat == owing[0] else game.apply(state, seat, action)
    plies.append(Ply(state, seat, action, after, made, len(legal)))
    return after


def _open_to(game: Game[Any], state: Any, owing: Sequence[int]) -> Sequence[Action]:
    """What may be done now: the legal actions of who is first to choose, then those out of turn."""
    legal = game.legal(state, owing[0])
    if len(owing) == 1 or not game.INFO.interrupts:
        return legal
    return [*legal, *(action for seat in owing[1:] for action in game.legal(state, seat))]


def _who(game: Game[Any], state: Any, rank: int) -> int:
    """The seat that a rank in these actions belongs to."""
    owing = game.to_move(state)
    if game.INFO.interrupts:
        for seat in owing:
            if (rank := rank - len(game.legal(state, seat))) < 0:
                return seat
    return owing[0]


def _settle(match: Match, state: Any, dealt: int, made: int, plies: list[Ply]
            ) -> tuple[Any, int, Sequence[Action]]:
    """Plays all that follows of itself, adding to `plies`: the state, the dealer's moves so far, and the
    legal actions of the choice that is due, none at the end."""
    game = game_of(match)
    while owing := game.to_move(state):
        if owing[0] == DEALER:
            action, radix = game.deal(state, shuffled(game.stock(state), match.seed, dealt)), 0
            dealt += 1
        else:
            legal = _open_to(game, state, owing)
            if len(legal) > 1:
                return state, dealt, legal
            action, radix = legal[0], 1
        after = game.play(state, action)
        plies.append(Ply(state, owing[0], action, after, made, radix))
        state = after
    return state, dealt, ()


def choose(play: Play, seat: int, action: Action) -> Play:
    """The play after one more choice and all that follows of itself; Illegal if the seat may not do this.

    Where several seats owe a choice the first one listed makes its choice first, one order for every device;
    unless the game lets the others act out of turn.
    """
    game, match = game_of(play.match), play.match
    owing = game.to_move(play.state)
    if seat in owing[1:] and not game.INFO.interrupts:
        raise Illegal(Refusal("turn", seat=owing[0]))
    game.apply(play.state, seat, action)
    legal, made = _open_to(game, play.state, owing), len(match.choices)
    earlier = sum(len(game.legal(play.state, s)) for s in owing[:owing.index(seat)])
    rank = earlier + game.legal(play.state, seat).index(action)
    plies: list[Ply] = []
    state = _chosen(game, play.state, legal, rank, made, plies)
    state, dealt, _ = _settle(match, state, play.dealt, made + 1, plies)
    return Play(match._replace(choices=(*match.choices, rank)), state, play.plies + tuple(plies), dealt)


def cut(match: Match, choices: int) -> Match:
    """The match after its first `choices` choices."""
    return match._replace(choices=match.choices[:choices])


def key(match: Match) -> str:
    """One text for a match, however far it has come."""
    options = house.rank(game_of(match).INFO.options, match.options)
    return f"{match.game}{match.version}-{match.seats}-{options}-{match.seed:016x}"


def parting(a: Match, b: Match) -> int:
    """How many choices two histories of one match share from the start."""
    pairs = list(zip(a.choices, b.choices, strict=False))
    return next((n for n, (one, other) in enumerate(pairs) if one != other), len(pairs))


def relation(a: Match, b: Match) -> Relation:
    """What `a` is to `b`: the same, an older or newer stage, a fork that parted from it, or another match."""
    if a[:5] != b[:5]:
        return "other"
    shared = parting(a, b)
    if shared < min(len(a.choices), len(b.choices)):
        return "fork"
    if len(a.choices) == len(b.choices):
        return "same"
    return "older" if len(a.choices) < len(b.choices) else "newer"
