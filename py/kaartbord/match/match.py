"""A match is a game, its rules version, options, seats, seed and choices; all else is computed from them."""

from bisect import bisect_right
from collections.abc import Callable, Generator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple, TypeVar

from ..games import GAMES, engine
from ..rules import options as house
from ..rules.protocol import DEALER, Action, Game
from .shuffle import shuffled

SEEDS = 1 << 64
"""A seed is below this."""

MOST_UNDONE = (1 << 16) - 1
"""No history was taken back more often."""

OPEN = -1
"""Stands for a choice that is not made yet, while one behind it is: several choose unseen."""

Pick = Callable[[Sequence[Action]], int | None]
"""Chooses from the legal actions (see `_open_to`): a rank, OPEN to let others choose first, None to stop."""

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Work that can be paused: it yields after every step, and returns what came of it."""


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
    Where seats may act out of turn the lists of all that may move follow each other, that of the turn first:
    with three actions for the seat whose turn it is and one for another, rank 3 is the other's. Choices made
    unseen stand in the order in which `to_move` listed the seats, OPEN where one is still to come."""
    undone: int = 0
    """How often choices were taken back. Of two histories the one with the higher count goes on."""


class Ply(NamedTuple):
    """One move of a seat or of the dealer, with the full states around it."""

    before: Any
    seat: int
    action: Action
    after: Any
    choices: int
    """Real choices that stand before this ply, those that are open included."""
    radix: int
    """How many legal actions there were to choose from, those out of turn included; 0 for the dealer."""

    @property
    def forced(self) -> bool:
        """Whether the seat had nothing to choose."""
        return self.radix == 1


class Due(NamedTuple):
    """A choice that is still to be made."""

    at: int
    """Where it will stand among the choices."""
    seat: int
    radix: int
    """How many legal actions there are to choose from."""


class Play(NamedTuple):
    """A match as it unfolds, up to the first choice that is not made yet or to the end.

    Where several choose unseen, all those that are made are played, in the order of `Match.choices`.
    """

    match: Match
    state: Any
    plies: tuple[Ply, ...]
    dealt: int
    """The dealer's moves so far."""
    due: tuple[Due, ...] = ()
    """The choices that can be made now, in the order in which they will stand."""
    window: int = 0
    """The plies before those which can still change places: the first of what is chosen unseen now."""


def game_of(match: Match) -> Game[Any]:
    """The game by the rules version of the match; ValueError if there is none."""
    try:
        return engine(match.game, match.version)
    except KeyError:
        raise ValueError(f"no game {match.game} with rules version {match.version}") from None


def new(code: str, options: Any, seats: int, seed: int) -> Play:
    """A match from its start, by today's rules, played up to the first real choice."""
    if code not in GAMES:
        raise ValueError(f"no game {code}")
    return replay(Match(code, GAMES[code].INFO.version, options, seats, seed))


def finished(steps: Generator[object, None, T]) -> T:
    """The result of steps that are made without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def replay(match: Match) -> Play:
    """The match from its start; ValueError if a choice is out of range, comes after the end, or is left open
    where nobody chooses unseen."""
    return finished(replaying(match))


def replaying(match: Match, known: Play | None = None) -> Steps[Play]:
    """The same in steps; the plies of a `known` play of this match are taken over as far as they agree."""
    start = begun(match) if known is None else stage(known, agreed(known.match, match))
    start = start._replace(match=start.match._replace(undone=match.undone))
    left = iter(match.choices[len(start.match.choices) :])
    play = yield from unfolding(start, lambda legal: next(left, None))
    if play.match.choices != match.choices:
        raise ValueError("a choice comes after the end")
    return play


def agreed(one: Match, other: Match) -> int:
    """How many choices two histories of one match have in common, from the first on."""
    pairs = enumerate(zip_longest(one.choices, other.choices))
    return next((at for at, (a, b) in pairs if a != b), len(one.choices))


def unfold(match: Match, pick: Pick) -> Play:
    """The match from its start with every real choice made by `pick` (those of `match` are not looked at).

    ValueError if the match cannot be set up or a rank is out of range.
    """
    return finished(unfolding(begun(match), pick))


def begun(match: Match) -> Play:
    """The match before anything happened; ValueError if it cannot be set up."""
    game = game_of(match)
    if match.seats not in game.INFO.seats or not 0 <= match.seed < SEEDS:
        raise ValueError(f"no match with {match.seats} seats and seed {match.seed}")
    if not 0 <= match.undone <= MOST_UNDONE:
        raise ValueError(f"no match was taken back {match.undone} times")
    return Play(match._replace(choices=()), game.setup(match.options, match.seats), (), 0)


def stage(play: Play, choices: int) -> Play:
    """The play as it stood after the last move of the dealer that came after at most so many choices.

    From there it can unfold in another way: what is chosen unseen lies between two moves of the dealer.
    """
    end = bisect_right(play.plies, choices, key=lambda ply: ply.choices)
    while end and play.plies[end - 1].seat != DEALER:
        end -= 1
    if not end:
        return begun(play.match)
    plies, last = play.plies[:end], play.plies[end - 1]
    match = play.match._replace(choices=play.match.choices[: last.choices])
    return Play(match, last.after, plies, sum(ply.seat == DEALER for ply in plies))


def unfolding(play: Play, pick: Pick) -> Steps[Play]:
    """The play with every choice from here on made by `pick` and all that follows of itself.

    A step is one ply. ValueError if a rank is out of range.
    """
    match, state, plies, dealt = play.match, play.state, list(play.plies), play.dealt
    game, choices, window, due = game_of(match), list(match.choices), 0, list[Due]()
    while not due and (movers := game.to_move(state)):
        window = len(plies)
        if movers[0] == DEALER:
            action = game.deal(state, shuffled(game.stock(state), match.seed, dealt))
            after = game.play(state, action)
            plies.append(Ply(state, DEALER, action, after, len(choices), 0))
            state, dealt = after, dealt + 1
            yield
        elif unseen(game, movers):
            state, due = yield from _in_window(game, state, pick, choices, plies)
        else:
            state, due = _in_turn(game, state, movers, pick, choices, plies)
            yield
    while choices[-1:] == [OPEN]:
        choices.pop()
    return Play(
        match._replace(choices=tuple(choices)),
        state,
        tuple(plies),
        dealt,
        tuple(due),
        window if due else len(plies),
    )


def unseen(game: Game[Any], movers: Sequence[int]) -> bool:
    """Whether these seats make their choices unseen, in whatever order they like."""
    return len(movers) > 1 and not game.INFO.interrupts


def _in_turn(
    game: Game[Any], state: Any, movers: Sequence[int], pick: Pick, choices: list[int], plies: list[Ply]
) -> tuple[Any, list[Due]]:
    """One choice of the seat whose turn it is, or of one that acts out of turn, added to `choices` and
    `plies`: the state after it, and the choice that is due if it is not made."""
    legal = _open_to(game, state, movers)
    rank = pick(legal) if len(legal) > 1 else 0
    if rank is None:
        return state, [Due(len(choices), movers[0], len(legal))]
    seat, action = _who(game, state, rank), legal[_checked(rank, len(legal), choices)]
    after = game.play(state, action) if seat == movers[0] else game.apply(state, seat, action)
    plies.append(Ply(state, seat, action, after, len(choices), len(legal)))
    if len(legal) > 1:
        choices.append(rank)
    return after, []


def _in_window(
    game: Game[Any], state: Any, pick: Pick, choices: list[int], plies: list[Ply]
) -> Steps[tuple[Any, list[Due]]]:
    """The choices that several seats make unseen, seat by seat in the order of `to_move`.

    Returns the state after those that are made, and those that are due. What is forced is played, no matter
    which seats have still to choose.
    """
    due: list[Due] = []
    for seat in game.to_move(state):
        while seat in game.to_move(state):
            legal = game.legal(state, seat)
            rank = pick(legal) if len(legal) > 1 else 0
            if rank is None or rank == OPEN:
                due += _left_open(game, state, seat, pick, choices)
                break
            action = legal[_checked(rank, len(legal), choices)]
            after = game.apply(state, seat, action)
            plies.append(Ply(state, seat, action, after, len(choices), len(legal)))
            state = after
            if len(legal) > 1:
                choices.append(rank)
            yield
    return state, due


def _left_open(game: Game[Any], state: Any, seat: int, pick: Pick, choices: list[int]) -> list[Due]:
    """The choices that the seat has to make in this window, the first of which is known not to be made.

    How many there are, and of how many actions, does not depend on what is chosen.
    """
    due: list[Due] = []
    while seat in game.to_move(state):
        legal = game.legal(state, seat)
        if len(legal) > 1:
            if due and pick(legal) not in (None, OPEN):
                raise ValueError(f"choice {len(choices)} of seat {seat} comes before the one it follows")
            due.append(Due(len(choices), seat, len(legal)))
            choices.append(OPEN)
        state = game.apply(state, seat, legal[0])
    return due


def _checked(rank: int, radix: int, choices: Sequence[int]) -> int:
    """The rank, ValueError if there is none like it."""
    if not 0 <= rank < radix:
        raise ValueError(f"choice {len(choices)} is {rank} of {radix}")
    return rank


def _open_to(game: Game[Any], state: Any, movers: Sequence[int]) -> Sequence[Action]:
    """What may be done now: the legal actions of whose turn it is, then those out of turn."""
    legal = game.legal(state, movers[0])
    if len(movers) == 1:
        return legal
    return [*legal, *(action for seat in movers[1:] for action in game.legal(state, seat))]


def _who(game: Game[Any], state: Any, rank: int) -> int:
    """The seat that a rank in these actions belongs to."""
    movers = game.to_move(state)
    if game.INFO.interrupts:
        for seat in movers:
            if (rank := rank - len(game.legal(state, seat))) < 0:
                return seat
    return movers[0]


def choose(play: Play, seat: int, action: Action) -> Play:
    """The play after one more choice and all that follows of itself; Illegal if the seat may not do this.

    Of several seats that choose unseen any may be the next; the same choices give the same play in any order.
    """
    game, state, choices = game_of(play.match), play.state, list(play.match.choices)
    game.apply(state, seat, action)
    movers = game.to_move(state)
    at, rank = len(choices), game.legal(state, seat).index(action)
    if game.INFO.interrupts:
        rank += sum(len(game.legal(state, s)) for s in movers[: movers.index(seat)])
    else:
        at = next(due.at for due in play.due if due.seat == seat)
    choices += [OPEN] * (at + 1 - len(choices))
    choices[at] = rank
    closed, since = play.due[0].at, play.plies[play.window :]
    state = since[0].before if since else state
    if since:
        closed = min(closed, since[0].choices)
    left = iter(choices[closed:])
    match = play.match._replace(choices=tuple(choices[:closed]))
    start = Play(match, state, play.plies[: play.window], play.dealt)
    return finished(unfolding(start, lambda legal: next(left, None)))


def cut(match: Match, choices: int) -> Match:
    """The match after its first `choices` choices."""
    made = match.choices[:choices]
    while made[-1:] == (OPEN,):
        made = made[:-1]
    return match._replace(choices=made)


def take_back(play: Play, choices: int) -> Play:
    """The play as it stood after its first `choices` choices, under a count that makes it the one that goes on.

    It must not have been taken back MOST_UNDONE times.
    """
    match = cut(play.match, choices)
    return finished(replaying(match._replace(undone=match.undone + 1), play))


def key(match: Match) -> str:
    """One text for a match, however far it has come."""
    options = house.rank(game_of(match).INFO.options, match.options)
    return f"{match.game}{match.version}-{match.seats}-{options}-{match.seed:016x}"
