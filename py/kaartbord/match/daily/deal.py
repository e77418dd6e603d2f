"""The deal of a day: its game, its cards, and the others at the table, who never change. Pure.

The date is the seed. The others are no level of the computer, for those get better: each takes the choice that its
game's `DailyRules.worth` likes best, whole numbers without search or clock, and draws by lot among equals from the day
and the number of choices. So a deal goes the same way on every device and for ever, as long as the person does.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import takewhile
from typing import NamedTuple

from ...games import DAILY_ORDER, engine
from ...rules.daily import DailyRules
from ...rules.protocol import DEALER
from .. import rounds
from ..match import Match, Play, choose, game_of, run_steps, unfold_steps
from ..shuffle import SeededStream
from . import DAILIES

ME = 0
"""The seat of the person."""

FIRST_DAY = 20_362
"""1 October 2025: no day before has a deal."""


class Outcome(NamedTuple):
    """The points of a deal, of the person's side and of the best of the others."""

    mine: int
    theirs: int


def code_of(day: int) -> str:
    """Return the letter of the game of a day."""
    return DAILY_ORDER[day % len(DAILY_ORDER)]


def start(day: int) -> Play:
    """Return the deal of a day, played up to the first choice of anybody."""
    code, rules = code_of(day), rules_of(day)
    state = engine(code, rules.version).read(rules.position)
    table = state.table
    match = Match(code, rules.version, table.options, table.seats, seed(day))
    return run_steps(unfold_steps(Play(match, state, (), 0), lambda legal: None))


def seed(day: int) -> int:
    """Return the seed of a day."""
    return int.from_bytes(sha256(f"kaartbord day {day}".encode()).digest()[:8], "big")


def rules_of(day: int) -> DailyRules:
    """Return the rules of a day's deal."""
    return DAILIES[code_of(day)]


def cut(day: int, play: Play) -> Play:
    """Return the play without what comes after the deal of the day, where the dealer goes on."""
    deals = rounds.starts(play.plies)
    if len(deals) <= (last := rules_of(day).deals):
        return play
    end = deals[last] - 1
    while play.plies[end - 1].seat == DEALER:
        end -= 1
    plies = play.plies[:end]
    return play._replace(state=plies[-1].after, plies=plies, pending=(), settled_plies=end)


def answer(day: int, play: Play) -> Play:
    """Return the play after the next choice, which is one of the others'."""
    seat, game = play.pending[0].seat, game_of(play.match)
    view = game.view(play.state, seat)
    legal = game.legal(view, seat)
    worths = [rules_of(day).worth(view, seat, action) for action in legal]
    best = [action for action, worth in zip(legal, worths, strict=True) if worth == max(worths)]
    lot = SeededStream(sha256(f"kaartbord day {day} choice {play.pending[0].at}".encode()).digest())
    return cut(day, choose(play, seat, best[lot.below(len(best))]))


def await_person(day: int, play: Play) -> Play:
    """Return the play after all choices of the others until the person's next one, or the end."""
    while play.pending and play.pending[0].seat != ME:
        play = answer(day, play)
    return play


def choose_rank(day: int, play: Play, rank: int) -> Play:
    """Return the play after a choice of the person, whose turn it is; raise ValueError for one that cannot be."""
    if not play.pending:
        raise ValueError("a choice comes after the end")
    legal = game_of(play.match).legal(play.state, ME)
    if not 0 <= rank < len(legal):
        raise ValueError(f"no choice {rank}")
    return cut(day, choose(play, ME, legal[rank]))


def replay(day: int, ranks: Iterable[int]) -> Play:
    """Return the deal after these choices of the person, and all that the others do until the next one.

    Raise ValueError for a choice that cannot be, or that comes after the end.
    """
    play = await_person(day, start(day))
    for rank in ranks:
        play = await_person(day, choose_rank(day, play, rank))
    return play


def own_plies(play: Play) -> list[int]:
    """Return the numbers of the plies that the person chose."""
    return [at for at, ply in enumerate(play.plies) if ply.seat == ME and not ply.forced]


def own_ranks(play: Play) -> list[int]:
    """Return the ranks of the person's choices, from which `replay` makes the same play."""
    game = game_of(play.match)
    return [game.legal(ply.before, ME).index(ply.action) for ply in (play.plies[at] for at in own_plies(play))]


def outcome(day: int, play: Play, after: int | None = None) -> Outcome:
    """Return the points at the end of a play, or after that number of plies."""
    state = play.state if after is None else play.plies[after].after
    rules, sides = rules_of(day), game_of(play.match).sides(state)
    points, own = rules.standing(state), next(n for n, side in enumerate(sides) if ME in side)
    others = [number for side, number in enumerate(points) if side != own]
    return Outcome(points[own], min(others) if rules.fewer else max(others))


def lead(day: int, reached: Outcome) -> int:
    """Return by how many points the person's side is ahead; below 0 if it is behind."""
    ahead = reached.mine - reached.theirs
    return -ahead if rules_of(day).fewer else ahead


def shared_turns(mine: Sequence[int], other: Sequence[int]) -> int:
    """Return the number of turns that are the same in two plays of a deal, by their ranks."""
    pairs = zip(mine, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
