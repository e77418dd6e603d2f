"""A match is a game, its rules version, options, seats, seed and choices; all else is computed from them."""

from bisect import bisect_right
from collections.abc import Callable, Generator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple, TypeVar

from ..games import GAMES, engine
from ..rules import options as house
from ..rules.protocol import DEALER, Action, Game
from .shuffle import shuffled

SEED_LIMIT = 1 << 64

MAX_UNDO_COUNT = (1 << 16) - 1

OPEN = -1
"""In place of a choice that is not made yet, before one that is: several choose unseen."""

Pick = Callable[[Sequence[Action]], int | None]
"""Chooses from the legal actions (see `_legal_of_all`): a rank, OPEN to let others choose first, None to stop."""

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Work that can be paused: it yields after every step, and returns its result."""


class Match(NamedTuple):
    """All that is stored of a match."""

    game: str
    """The game's code letter."""
    version: int
    """The rules version it is played by."""
    options: Any
    """The game's own options value."""
    seats: int
    seed: int
    """64 bits, from which the dealer's plies follow."""
    choices: tuple[int, ...] = ()
    """The rank in `legal` of every choice among several; forced turns and the dealer's are not stored.

    If seats may act out of turn, the lists of all movers follow each other, that of the turn first: with
    three actions for the seat on turn and one for another, rank 3 is the other's. Choices made unseen are in
    the order in which `to_move` listed the seats, OPEN for one that is still to come.
    """
    undo_count: int = 0
    """Number of take-backs. Of two histories the one with the higher count is continued."""


class Ply(NamedTuple):
    """One ply of a seat or of the dealer, with the full states around it."""

    before: Any
    seat: int
    action: Action
    after: Any
    choice_index: int
    """Real choices before this ply, open ones included."""
    radix: int
    """Number of legal actions, those out of turn included; 0 for the dealer."""

    @property
    def forced(self) -> bool:
        """Return whether the seat had nothing to choose."""
        return self.radix == 1


class PendingChoice(NamedTuple):
    """A choice that is still to be made."""

    at: int
    """Its future place among the choices."""
    seat: int
    radix: int


class Play(NamedTuple):
    """A match unfolded up to the first choice not made yet, or the end; choices made unseen are played in order."""

    match: Match
    state: Any
    plies: tuple[Ply, ...]
    dealt: int
    """Number of the dealer's plies."""
    pending: tuple[PendingChoice, ...] = ()
    """The choices that can be made now, in the order of their future places."""
    settled_plies: int = 0
    """The plies before those which can still change places: the first of what is chosen unseen now."""


def game_of(match: Match) -> Game[Any]:
    """Return the game by the rules version of the match; raise ValueError if there is no such game."""
    try:
        return engine(match.game, match.version)
    except KeyError:
        raise ValueError(f"no game {match.game} with rules version {match.version}") from None


def start_match(code: str, options: Any, seats: int, seed: int) -> Play:
    """Return a match by today's rules, played from its start up to the first real choice."""
    if code not in GAMES:
        raise ValueError(f"no game {code}")
    return replay(Match(code, GAMES[code].INFO.version, options, seats, seed))


def run_steps(steps: Generator[object, None, T]) -> T:
    """Return the result of steps that are made without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def replay(match: Match) -> Play:
    """Return the match played from its start; raise ValueError if a choice is impossible, or open where none can be."""
    return run_steps(replay_steps(match))


def replay_steps(match: Match, known: Play | None = None) -> Steps[Play]:
    """Return the same in steps; plies of a `known` play of this match are taken over up to the first difference."""
    start = initial_play(match) if known is None else rewind_to_deal(known, shared_choices(known.match, match))
    start = start._replace(match=start.match._replace(undo_count=match.undo_count))
    left = iter(match.choices[len(start.match.choices) :])
    play = yield from unfold_steps(start, lambda legal: next(left, None))
    if play.match.choices != match.choices:
        raise ValueError("a choice comes after the end")
    return play


def shared_choices(one: Match, other: Match) -> int:
    """Return the number of choices that two histories of one match share from the start."""
    pairs = enumerate(zip_longest(one.choices, other.choices))
    return next((at for at, (a, b) in pairs if a != b), len(one.choices))


def unfold(match: Match, pick: Pick) -> Play:
    """Return the match played from its start with every choice by `pick`; raise ValueError if one is impossible."""
    return run_steps(unfold_steps(initial_play(match), pick))


def initial_play(match: Match) -> Play:
    """Return the match before anything happened; raise ValueError if it cannot be set up."""
    game = game_of(match)
    if match.seats not in game.INFO.seats or not 0 <= match.seed < SEED_LIMIT:
        raise ValueError(f"no match with {match.seats} seats and seed {match.seed}")
    if not 0 <= match.undo_count <= MAX_UNDO_COUNT:
        raise ValueError(f"no match was taken back {match.undo_count} times")
    return Play(match._replace(choices=()), game.setup(match.options, match.seats), (), 0)


def rewind_to_deal(play: Play, choices: int) -> Play:
    """Return the play after the last dealer's ply that has at most `choices` choices before it. From there it
    can unfold differently: choices made unseen lie between two plies of the dealer."""
    end = bisect_right(play.plies, choices, key=lambda ply: ply.choice_index)
    while end and play.plies[end - 1].seat != DEALER:
        end -= 1
    if not end:
        return initial_play(play.match)
    plies, last = play.plies[:end], play.plies[end - 1]
    match = play.match._replace(choices=play.match.choices[: last.choice_index])
    return Play(match, last.after, plies, sum(ply.seat == DEALER for ply in plies))


def unfold_steps(play: Play, pick: Pick) -> Steps[Play]:
    """Return the play after all further choices by `pick`, a ply a step; raise ValueError for a rank out of range."""
    match, state, plies, dealt = play.match, play.state, list(play.plies), play.dealt
    game, choices, window, due = game_of(match), list(match.choices), 0, list[PendingChoice]()
    while not due and (movers := game.to_move(state)):
        window = len(plies)
        if movers[0] == DEALER:
            action = game.deal(state, shuffled(game.stock(state), match.seed, dealt))
            after = game.play(state, action)
            plies.append(Ply(state, DEALER, action, after, len(choices), 0))
            state, dealt = after, dealt + 1
            yield
        elif is_simultaneous(game, movers):
            state, due = yield from _play_unseen(game, state, pick, choices, plies)
        else:
            state, due = _play_turn(game, state, movers, pick, choices, plies)
            yield
    while choices[-1:] == [OPEN]:
        choices.pop()
    return Play(
        match._replace(choices=tuple(choices)), state, tuple(plies), dealt, tuple(due), window if due else len(plies)
    )


def is_simultaneous(game: Game[Any], movers: Sequence[int]) -> bool:
    """Return whether these seats choose unseen, in any order."""
    return len(movers) > 1 and not game.INFO.interrupts


def _play_turn(
    game: Game[Any], state: Any, movers: Sequence[int], pick: Pick, choices: list[int], plies: list[Ply]
) -> tuple[Any, list[PendingChoice]]:
    """Make one choice, in turn or out of it; return the state after it, and the choice due if it is not made."""
    legal = _legal_of_all(game, state, movers)
    rank = pick(legal) if len(legal) > 1 else 0
    if rank is None:
        return state, [PendingChoice(len(choices), movers[0], len(legal))]
    seat, action = _seat_of_rank(game, state, rank), legal[_check_rank(rank, len(legal), choices)]
    after = game.play(state, action) if seat == movers[0] else game.apply(state, seat, action)
    plies.append(Ply(state, seat, action, after, len(choices), len(legal)))
    if len(legal) > 1:
        choices.append(rank)
    return after, []


def _play_unseen(
    game: Game[Any], state: Any, pick: Pick, choices: list[int], plies: list[Ply]
) -> Steps[tuple[Any, list[PendingChoice]]]:
    """Make the choices of several seats that choose unseen, seat by seat in the order of `to_move`.

    Return the state after those that are made, and those that are due. A forced ply is played without waiting.
    """
    due: list[PendingChoice] = []
    for seat in game.to_move(state):
        while seat in game.to_move(state):
            legal = game.legal(state, seat)
            rank = pick(legal) if len(legal) > 1 else 0
            if rank is None or rank == OPEN:
                due += _pending_choices(game, state, seat, pick, choices)
                break
            action = legal[_check_rank(rank, len(legal), choices)]
            after = game.apply(state, seat, action)
            plies.append(Ply(state, seat, action, after, len(choices), len(legal)))
            state = after
            if len(legal) > 1:
                choices.append(rank)
            yield
    return state, due


def _pending_choices(game: Game[Any], state: Any, seat: int, pick: Pick, choices: list[int]) -> list[PendingChoice]:
    """Return the choices that the seat has to make in this window, the first of which is known to be open.
    Their number and the number of their actions do not depend on what is chosen."""
    due: list[PendingChoice] = []
    while seat in game.to_move(state):
        legal = game.legal(state, seat)
        if len(legal) > 1:
            if due and pick(legal) not in (None, OPEN):
                raise ValueError(f"choice {len(choices)} of seat {seat} comes before the one it follows")
            due.append(PendingChoice(len(choices), seat, len(legal)))
            choices.append(OPEN)
        state = game.apply(state, seat, legal[0])
    return due


def _check_rank(rank: int, radix: int, choices: Sequence[int]) -> int:
    if not 0 <= rank < radix:
        raise ValueError(f"choice {len(choices)} is {rank} of {radix}")
    return rank


def _legal_of_all(game: Game[Any], state: Any, movers: Sequence[int]) -> Sequence[Action]:
    """Return the legal actions of the seat on turn, then those out of turn."""
    legal = game.legal(state, movers[0])
    if len(movers) == 1:
        return legal
    return [*legal, *(action for seat in movers[1:] for action in game.legal(state, seat))]


def _seat_of_rank(game: Game[Any], state: Any, rank: int) -> int:
    movers = game.to_move(state)
    if game.INFO.interrupts:
        for seat in movers:
            if (rank := rank - len(game.legal(state, seat))) < 0:
                return seat
    return movers[0]


def choose(play: Play, seat: int, action: Action) -> Play:
    """Return the play after one more choice and all that follows automatically.

    Raise Illegal if the seat may not do this. Seats that choose unseen may do so in any order, for the same play.
    """
    game, state, choices = game_of(play.match), play.state, list(play.match.choices)
    game.apply(state, seat, action)
    movers = game.to_move(state)
    at, rank = len(choices), game.legal(state, seat).index(action)
    if game.INFO.interrupts:
        rank += sum(len(game.legal(state, s)) for s in movers[: movers.index(seat)])
    else:
        at = next(due.at for due in play.pending if due.seat == seat)
    choices += [OPEN] * (at + 1 - len(choices))
    choices[at] = rank
    closed, since = play.pending[0].at, play.plies[play.settled_plies :]
    state = since[0].before if since else state
    if since:
        closed = min(closed, since[0].choice_index)
    left = iter(choices[closed:])
    match = play.match._replace(choices=tuple(choices[:closed]))
    start = Play(match, state, play.plies[: play.settled_plies], play.dealt)
    return run_steps(unfold_steps(start, lambda legal: next(left, None)))


def truncate(match: Match, count: int) -> Match:
    """Return the match after its first `choices` choices.

    >>> truncate(Match("L", 1, None, seats=3, seed=7, choices=(2, OPEN, 5)), 2).choices
    (2,)
    """
    made = match.choices[:count]
    while made[-1:] == (OPEN,):
        made = made[:-1]
    return match._replace(choices=made)


def take_back(play: Play, count: int) -> Play:
    """Return the play after its first `choices` choices, taken back once more (MAX_UNDO_COUNT times at most)."""
    match = truncate(play.match, count)
    return run_steps(replay_steps(match._replace(undo_count=match.undo_count + 1), play))


def key_of_match(match: Match) -> str:
    """Return one text for a match at any point.

    >>> key_of_match(Match("K", 1, GAMES["K"].options({"nk_scoring": True}), seats=2, seed=7))
    'K1-2-128-0000000000000007'
    """
    options = house.encode_values(game_of(match).INFO.options, match.options)
    return f"{match.game}{match.version}-{match.seats}-{options}-{match.seed:016x}"
