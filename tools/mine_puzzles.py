"""Look for puzzles: positions of computer games in which one choice is clearly best, and write web/puzzles/.

    python tools/mine_puzzles.py                         all games from seed 0 on, until each has 60
    python tools/mine_puzzles.py --game K --minutes 5    one game; it goes on after the last seed of its file

A strong computer plays with three plain ones, and its short searches are the first sieve: one choice looks better than
all others by half of what is asked, or than that of a plain player. A search of the usual length among all legal
choices is the second; the third has another seed and twenty times as many iterations, and never drops the second best.
A choice that then is ahead of all others by at least 6 % makes a puzzle: two choices that lead to the same are level.
The same seeds give the same puzzles.

In each file the first line says up to which seed it was looked, the rest is one puzzle each (see `match/puzzles`).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "py"))

from kaartbord.bots import players  # noqa: E402
from kaartbord.bots.search import ROUNDS, Contender, Search  # noqa: E402
from kaartbord.games import ENTRIES, GAMES  # noqa: E402
from kaartbord.match.match import choose, start_match  # noqa: E402
from kaartbord.match.puzzles.puzzle import LEAD, SOLVER, STEPS, Puzzle, read, write  # noqa: E402
from kaartbord.match.shuffle import SeededStream  # noqa: E402
from kaartbord.rules.protocol import Action  # noqa: E402
from kaartbord.text import MESSAGES  # noqa: E402
from kaartbord.text.hints.choice_case import ChoiceCase, Odds  # noqa: E402
from kaartbord.text.hints.themes import theme_of  # noqa: E402
from kaartbord.text.reader import Reader  # noqa: E402

import locales as locales  # noqa: E402

FOLDER = ROOT / "web/puzzles"

WANTED = 60
"""Puzzles of each game."""

SEATS = 4

QUICK = 40
"""Iterations a choice of the games that are played."""

TIMES = 20
"""Times the usual iterations that a puzzle is verified by."""

PARTS = 4
"""Parts of a search after each of which it is given up if no choice is clearly ahead."""

MOST_CHOICES = 40
"""Legal choices of a puzzle."""

EACH_GAME = 2
"""Puzzles of one computer game, at most, no two of them of one theme."""

PAIR, CLOSE = 2, 10
"""Choices of which one is easily guessed; percent within which the second best looks as good."""

EACH_STEP, EACH_THEME, EACH_PAIR = 0.45, 0.3, 0.35
"""Of the puzzles wanted, at most: those of one step of difficulty, of one theme, and with two choices only."""


class Sieve(Search[Any]):
    """A search among all legal choices. Only what is surely behind by LEAD is dropped, and never the second best."""

    patience = 48

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self._contenders = [Contender(action) for action in self._adapter.game.legal(self._view, self._seat)]

    def _drop(self) -> None:
        best, _, *rest = sorted(self._contenders, key=Contender.mean, reverse=True)
        out = [each for each in rest if best.beats(each, -LEAD / 100)]
        self._contenders = [each for each in self._contenders if each not in out]
        self._dropped += out

    def chances(self) -> dict[Action, float]:
        """Return by action the chance to win, each compared with the best in the deals that both have met."""
        every = self._contenders + self._dropped
        best = max(self._contenders, key=Contender.mean)
        behind = {
            each.action: fmean([b - a for b, a in zip(best.returns, each.returns, strict=False)]) for each in every
        }
        return {action: max(best.mean() - less, 0.0) for action, less in behind.items()}


def examine(code: str, view: Any, seed: bytes, iterations: int) -> list[int]:
    """Return by rank the chance to win with each legal choice, in percent."""
    player, legal = players.PLAYERS[code], GAMES[code].legal(view, SOLVER)
    kind = type("Sieve", (Sieve, player.search_class), {})
    search = kind(player.adapter, view, SOLVER, SeededStream(sha256(seed + GAMES[code].write(view).encode()).digest()))
    for _ in range(PARTS):
        search.run(max(iterations // PARTS, ROUNDS * len(legal)))
        by = search.chances()
        chances = [round(100 * by[action]) for action in legal]
        if lead(chances) < LEAD / 2:
            break
    return chances


def lead(chances: Sequence[float]) -> float:
    """Return how far the best is ahead of the second."""
    second, best = sorted(chances)[-2:]
    return best - second


def promising(code: str, seed: int) -> Iterator[Any]:
    """Yield the positions of a game in which one choice may be clearly best."""
    game = GAMES[code]
    play = start_match(code, game.options({}), SEATS, seed)
    while movers := game.to_move(play.state):
        state, seat = play.state, movers[0]
        view = game.view(state, seat)
        action = players.choose(code, view, seat, "firm")
        if seat == SOLVER and 1 < len(game.legal(view, seat)) <= MOST_CHOICES:
            thought = players.think(code, view, seat, iterations=QUICK)
            chances = {action: chance for action, chance, _ in thought.lines}
            looks = max(chances, key=chances.__getitem__, default=action)
            others = [chance for other, chance in chances.items() if other != looks]
            if others and chances[looks] - min(max(others), chances.get(action, 0)) >= LEAD / 200:
                yield state
            action = thought.action
        play = choose(play, seat, action)


def difficulty(code: str, view: Any, chances: Sequence[int]) -> int:
    """Return the step of a puzzle: one more if no beginner finds it, two if no plain player does, and one if the second
    best is close; 4 at most."""
    player, legal = players.PLAYERS[code], GAMES[code].legal(view, SOLVER)
    best = legal[chances.index(max(chances))]
    score = {action: player.beginner_score(view, SOLVER, action) for action in legal}
    obvious = all(score[best] > other for action, other in score.items() if action != best)
    plain = players.choose(code, view, SOLVER, "firm") == best
    return min(STEPS[0] + (not obvious) + 2 * (not plain) + (lead(chances) < CLOSE), STEPS[-1])


def theme(code: str, view: Any, chances: Sequence[int]) -> str:
    """Return the theme of the best choice; "" for none."""
    game, (second, best) = GAMES[code], sorted(chances)[-2:]
    action, odds = game.legal(view, SOLVER)[chances.index(best)], Odds(best / 100, second / 100)
    return theme_of(code, ChoiceCase(Reader(MESSAGES["nl"], [""] * SEATS, SOLVER), game, view, SOLVER, action, odds))


def draft(code: str, state: Any) -> Puzzle | None:
    """Return a position as a puzzle by a search of the usual length; None if no choice is clearly best."""
    game = GAMES[code]
    view = game.view(state, SOLVER)
    chances = examine(code, view, b"once", players.PLAYERS[code].iterations)
    if lead(chances) < LEAD or not (shown := theme(code, view, chances)):
        return None
    return Puzzle(code, shown, difficulty(code, view, chances), tuple(chances), game.write(state))


def verified(puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle with the chances of the long search; None if that says otherwise."""
    code, view = puzzle.code, GAMES[puzzle.code].view(puzzle.state, SOLVER)
    chances = examine(code, view, b"again", TIMES * players.PLAYERS[code].iterations)
    same = chances.index(max(chances)) == puzzle.ranks[0] and theme(code, view, chances) == puzzle.theme
    step = difficulty(code, view, chances)
    return puzzle._replace(chances=tuple(chances), difficulty=step) if same and lead(chances) >= LEAD else None


def has_room(puzzles: Sequence[Puzzle], found: Puzzle, wanted: int) -> bool:
    """Return whether there are not too many like this one already: as hard, of its theme, or with two choices only."""
    hard = sum(puzzle.difficulty == found.difficulty for puzzle in puzzles)
    alike = sum(puzzle.theme == found.theme for puzzle in puzzles)
    pairs = sum(len(puzzle.chances) == PAIR for puzzle in puzzles)
    few = len(found.chances) == PAIR and pairs >= EACH_PAIR * wanted
    return hard < EACH_STEP * wanted and alike < EACH_THEME * wanted and not few


def mine(code: str, seeds: Iterator[int], puzzles: list[Puzzle], wanted: int, until: float) -> int:
    """Add puzzles of a game until there are enough, or the time is up; return the next seed."""
    for seed in seeds:
        if len(puzzles) >= wanted or monotonic() > until:
            return seed
        fresh = set[str]()
        for state in promising(code, seed):
            found = draft(code, state)
            if found and found.theme not in fresh and has_room(puzzles, found, wanted) and (found := verified(found)):
                fresh.add(found.theme)
                puzzles.append(found)
            if len(fresh) == EACH_GAME:
                break
    raise AssertionError("seeds never end")


def load(code: str) -> tuple[int, list[Puzzle]]:
    """Return the next seed of a game, and the puzzles that it has."""
    path = FOLDER / f"{ENTRIES[code].name.lower()}.txt"
    if not path.exists():
        return 0, []
    head, *lines = path.read_text().splitlines()
    return int(head.split()[-1]), [read(code, line) for line in lines]


def main() -> None:
    """Look for puzzles of one game or of all."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=tuple(GAMES))
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--minutes", type=float, default=60, help="for each game")
    given = parser.parse_args()
    for code in [given.game] if given.game else GAMES:
        start, puzzles = load(code)
        seed = mine(code, iter(range(start, sys.maxsize)), puzzles, given.wanted, monotonic() + 60 * given.minutes)
        FOLDER.mkdir(exist_ok=True)
        text = "\n".join([f"seeds below {seed}", *map(write, puzzles)])
        (FOLDER / f"{ENTRIES[code].name.lower()}.txt").write_text(text + "\n")
        steps = Counter(puzzle.difficulty for puzzle in puzzles)
        print(ENTRIES[code].name, len(puzzles), "from", seed, "games;", *(f"{step}: {steps[step]}" for step in STEPS))


if __name__ == "__main__":
    main()
