"""Solve when to toep and when to stay, for two players, and write the table that the computers use.

    python tools/solve_stakes.py            solve all, some minutes of one core, and write `stake_table.py`
    python tools/solve_stakes.py --gain     the gain of a player who knows the table, in the game that is solved

The game that is solved is Toepen reduced to its stakes: hands are dealt as washes leave them, both play their
cards plainly, and a hand is only its class at its place in the trick. Rounds are drawn at random; in each a
seat weighs both of its ways against the drawn action of the other (counterfactual regret minimisation by
external sampling: Lanctot et al., "Monte Carlo sampling for regret minimization in extensive games", 2009,
with regrets that never fall below zero). The result is the same every time.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "py"))

from kaartbord.games.toepen.computer import stakes, washes  # noqa: E402
from kaartbord.games.toepen.computer.deals import play_plainly  # noqa: E402
from kaartbord.games.toepen.computer.stake_table import TABLE as TABLE_TEXT  # noqa: E402
from kaartbord.games.toepen.computer.stakes import (  # noqa: E402
    FOLLOWING,
    HAS_PLAYED,
    LEADING,
    STAKES,
    STAY_RATE,
    TOEP_RATE,
    WAITING,
    TrickSituation,
)
from kaartbord.games.toepen.rules.state import DECK, HAND, STRENGTH  # noqa: E402
from kaartbord.match.shuffle import SeededStream  # noqa: E402
from kaartbord.rules.cards import JACK  # noqa: E402

TABLE = ROOT / "py/kaartbord/games/toepen/computer/stake_table.py"

DEALS = 40_000
"""Deals for the rounds."""

ROUNDS = 25_000
"""Rounds to learn from at two players' points, for each of those below the limit: with more to lose the stake
goes higher."""

USUAL = 8
"""Points below the limit of the two players with the washes that the hands have been through."""

PRIOR = 4
"""Rounds that the small number of unseen cards beating a hand counts for, next to the rounds that such a hand
has won."""

Pair = tuple[int, int]


# ---- rounds


class CardTurn(NamedTuple):
    """The player before a card, and the classes of both hands for a toep and for its answer."""

    seat: int
    raises: tuple[TrickSituation, int]
    asked: tuple[TrickSituation, int]


class PlayedDeal(NamedTuple):
    """A round played plainly. Seat 0 leads."""

    turns: Sequence[CardTurn]
    winner: int
    jack: bool
    """True if the last trick was taken with a jack."""


def dealt(stream: SeededStream, chance: Random) -> list[list[int]]:
    """Return two hands, each washed with the rates of the table of washes."""
    deck, hands = stream.shuffle(DECK), []
    for seat in range(2):
        hand, fresh = (deck[n : n + HAND] for n in (seat * HAND, (seat + 2) * HAND))
        rates = washes.nearest_rates(washes.PENALTIES[0], USUAL, USUAL, leads=not seat)
        if rates and chance.random() < rates.claims[0][washes.hand_class(hand)]:
            hand = fresh
        hands.append(sorted(hand, key=STRENGTH.__getitem__))
    return hands


def played(hands: Sequence[list[int]]) -> PlayedDeal:
    """Return the round with these hands; of each hand its kind."""
    full, table, turns, leader, taken = [set(hand) for hand in hands], set[int](), list[CardTurn](), 0, -1

    def kind(seat: int, place: TrickSituation, lies: int = -1) -> tuple[TrickSituation, int]:
        unseen = set(DECK) - full[seat] - table
        return place, stakes.hand_kind(place, hands[seat], unseen, lies)

    for left in range(HAND, 0, -1):
        other = 1 - leader
        turns.append(
            CardTurn(leader, kind(leader, TrickSituation(left, LEADING)), kind(other, TrickSituation(left, WAITING)))
        )
        led = play_plainly(hands[leader], -1, -1, left)
        table.add(led)
        turns.append(
            CardTurn(
                other,
                kind(other, TrickSituation(left, FOLLOWING), led),
                kind(leader, TrickSituation(left, HAS_PLAYED), led),
            )
        )
        answer = play_plainly(hands[other], led & 3, STRENGTH[led], left)
        table.add(answer)
        taken = led
        if answer & 3 == led & 3 and STRENGTH[answer] > STRENGTH[led]:
            leader, taken = other, answer
    return PlayedDeal(turns, leader, taken >> 2 == JACK)


def classify(deals: Sequence[PlayedDeal]) -> tuple[dict[TrickSituation, str], list[PlayedDeal]]:
    """Return by place the classes of all kinds of hands, equally frequent; and the deals with classes for kinds."""
    met, won = Counter[tuple[TrickSituation, int]](), Counter[tuple[TrickSituation, int]]()
    for deal in deals:
        for turn in deal.turns:
            met.update((turn.raises, turn.asked))
            won[turn.raises] += deal.winner == turn.seat
            won[turn.asked] += deal.winner != turn.seat
    classes = {}
    for place in stakes.TRICK_SITUATIONS:
        every = [(place, n) for n in range(stakes.kinds(place))]
        guesses = {kind: 1 - stakes.average_beaten(*kind) / stakes.MOST_BEATEN for kind in every}
        chance = {kind: (won[kind] + PRIOR * guesses[kind]) / (met[kind] + PRIOR) for kind in every}
        ranked = sorted(every, key=chance.__getitem__)
        below = accumulate((met[kind] for kind in ranked), initial=0)
        total = sum(met[kind] for kind in every)
        at = {
            kind: min(stakes.CLASSES * n // total, stakes.CLASSES - 1) for kind, n in zip(ranked, below, strict=False)
        }
        classes[place] = "".join(str(at[kind]) for kind in every)
    return classes, with_classes(deals, classes)


def with_classes(deals: Sequence[PlayedDeal], classes: Mapping[TrickSituation, str]) -> list[PlayedDeal]:
    """Return the deals with classes for kinds of hands."""

    def as_class(kind: tuple[TrickSituation, int]) -> tuple[TrickSituation, int]:
        return kind[0], int(classes[kind[0]][kind[1]])

    return [
        deal._replace(turns=[CardTurn(t.seat, as_class(t.raises), as_class(t.asked)) for t in deal.turns])
        for deal in deals
    ]


# ---- the stakes

Key = tuple[int, int, TrickSituation, int, int]
"""Side, kind of question, place, class of the hand, stake."""

Shares = Mapping[Key, float]


class StakeSolver:
    """The play of two sides with these points below the limit; either may lead."""

    def __init__(self, lives: Pair, deals: Sequence[PlayedDeal]) -> None:
        self._lives, self._deals = lives, deals
        self._regrets: dict[Key, list[float]] = {}
        self._done: dict[Key, list[float]] = {}
        self._deal, self._first, self._learner, self._step = deals[0], 0, 0, 0
        self._chance = Random(1)

    def learn(self, rounds: int) -> None:
        """Learn from `rounds` rounds."""
        for self._step in range(1, rounds + 1):
            self._draw()
            for self._learner in range(2):
                self._round()

    def shares(self) -> Shares:
        """Return the frequency with which each question is answered by acting."""
        return {key: done / (done + left) for key, (left, done) in self._done.items() if left + done}

    def _draw(self) -> None:
        self._deal = self._deals[int(self._chance.random() * len(self._deals))]
        self._first = self._step % 2

    def _side(self, seat: int) -> int:
        return seat ^ self._first

    def _round(self) -> float:
        """Return the learner's expected share of a round. With one point left the other is asked immediately."""
        poor = [side for side in range(2) if self._lives[side] == 1]
        if len(poor) != 1:
            return self._on(0, 1, -1)
        turn, asked = self._deal.turns[0], 1 - poor[0]
        return self._asked(0, 1, poor[0], turn.raises if self._side(turn.seat) == asked else turn.asked)

    def _on(self, n: int, stake: int, toeper: int) -> float:
        """Return the same from the n-th card on: its player may toep, unless they did so last or it gains nothing."""
        for at in range(n, len(self._deal.turns)):
            seat, raises, asked = self._deal.turns[at]
            side = self._side(seat)
            if side == toeper or self._lives[1 - side] <= stake:
                continue
            key = (side, TOEP_RATE, *raises, min(stake, STAKES))
            if side == self._learner:
                ways = self._on(at + 1, stake, toeper), self._asked(at + 1, stake, side, asked)
                return self._weighed(key, *ways)
            if self._happens(key):
                return self._asked(at + 1, stake, side, asked)
        jack = self._deal.jack
        return self._worth(self._side(self._deal.winner), stake, jack=jack)

    def _asked(self, n: int, stake: int, toeper: int, held: tuple[TrickSituation, int]) -> float:
        """Return the same after the question: the other folds, or stays and the round continues with the n-th card."""
        side = 1 - toeper
        key = (side, STAY_RATE, *held, min(stake, STAKES))
        if side == self._learner:
            return self._weighed(key, self._worth(toeper, stake), self._on(n, stake + 1, toeper))
        return self._on(n, stake + 1, toeper) if self._happens(key) else self._worth(toeper, stake)

    def _weighed(self, key: Key, without: float, with_it: float) -> float:
        """Return the value of both ways, weighted by their frequency; and learn from it."""
        regrets, share = self._regrets.setdefault(key, [0.0, 0.0]), self._share(key)
        mean = without + share * (with_it - without)
        regrets[:] = max(regrets[0] + without - mean, 0.0), max(regrets[1] + with_it - mean, 0.0)
        return mean

    def _happens(self, key: Key) -> bool:
        """Return whether the other acts on the question."""
        share = self._share(key)
        done = self._done.setdefault(key, [0.0, 0.0])
        done[0] += self._step**2 * (1 - share)
        done[1] += self._step**2 * share
        return self._chance.random() < share

    def _share(self, key: Key) -> float:
        left, done = self._regrets.get(key, (0.0, 0.0))
        return done / (left + done) if left + done else 0.5

    def _worth(self, winner: int, cost: int, *, jack: bool = False) -> float:
        """Return the learner's share of the game after the round: its part of the points below the limit."""
        lives = [*self._lives]
        lives[winner] += jack
        lives[1 - winner] -= cost
        if lives[1 - winner] <= 0:
            return float(winner == self._learner)
        return lives[self._learner] / sum(lives)


class BestResponder(StakeSolver):
    """A side, the first, that knows the other's table, and learns the best answer to it."""

    def __init__(self, lives: Pair, deals: Sequence[PlayedDeal], table: stakes.StakeTable) -> None:
        super().__init__(lives, deals)
        self._rates = table.rates[lives], table.rates[lives[::-1]]
        self._policy: Callable[[Key], float] | None = None
        """The policy to follow; None while it learns."""

    def learn(self, rounds: int) -> None:
        """Learn from `rounds` rounds."""
        for self._step in range(1, rounds + 1):
            self._draw()
            self._round()

    def gain(self, deals: Sequence[PlayedDeal], rounds: int) -> float:
        """Return the points a round that the best answer gains over following the table too, in `rounds`
        rounds of other deals."""
        self._deals, total = deals, 0.0
        for self._step in range(1, rounds + 1):
            self._draw()
            luck = self._chance.getstate()
            for policy, sign in ((self._best, 1), (self._read, -1)):
                self._policy = policy
                self._chance.setstate(luck)
                total += sign * self._round()
        return total / rounds * 2 * (sum(self._lives) - 1)

    def _happens(self, key: Key) -> bool:
        return self._chance.random() < self._read(key)

    def _weighed(self, key: Key, without: float, with_it: float) -> float:
        if self._policy is None:
            return super()._weighed(key, without, with_it)
        return without + self._policy(key) * (with_it - without)

    def _best(self, key: Key) -> float:
        return round(self._share(key)) if key in self._regrets else self._read(key)

    def _read(self, key: Key) -> float:
        """Return the share of the table; if it has none, no toep, and an answer half of the time."""
        side, kind, place, hand, stake = key
        share = stakes.digit_rate(self._rates[side][stakes.rate_index(kind, place, stake, hand)])
        return share if share is not None else 0.5 if kind == STAY_RATE else 0.0


def rates(shares: Shares, side: int) -> str:
    """Return a line of the table."""
    return "".join(
        stakes.rate_digit(shares.get((side, kind, place, hand, stake)))
        for kind, place in stakes.ROWS
        for stake in range(1, STAKES + 1)
        for hand in range(stakes.CLASSES)
    )


def play_deals(count: int, seed: bytes = b"stakes") -> list[PlayedDeal]:
    """Return that number of deals, played."""
    stream, chance = SeededStream(seed), Random(1)
    return [played(dealt(stream, chance)) for _ in range(count)]


def solve(count: int, rounds: int, pairs: Sequence[Pair]) -> stakes.StakeTable:
    """Return the table for these points of two players, from `count` deals and `rounds` rounds."""
    classes, deals = classify(play_deals(count))
    found: dict[Pair, str] = {}
    for one, two in pairs:
        if one <= two:
            solver = StakeSolver((one, two), deals)
            solver.learn(rounds * (one + two))
            shares = solver.shares()
            found[two, one], found[one, two] = rates(shares, 1), rates(shares, 0)
            print(f"{one} and {two} points left solved", flush=True)
    return stakes.StakeTable(classes, found)


def gain(table: stakes.StakeTable, lives: Pair, count: int, rounds: int) -> float:
    """Return the points a round gained by knowing the table: learned on `count` deals, counted on as many others."""
    known, other = (with_classes(play_deals(count, seed), table.classes) for seed in (b"known", b"other"))
    reader = BestResponder(lives, known, table)
    reader.learn(rounds)
    return reader.gain(other, rounds)


def main() -> None:
    """Write the table, or print the gain from knowing it."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--gain", action="store_true", help="say what the best answer to the table gains")
    if arguments.parse_args().gain:
        for left in washes.LIVES:
            more = gain(stakes.read(TABLE_TEXT), (left, left), DEALS, ROUNDS * left)
            print(f"{left} points left each: {more:+.3f} a round", flush=True)
        return
    text = stakes.write(solve(DEALS, ROUNDS, stakes.LIVES_PAIRS))
    TABLE.write_text(f'"""Made by `tools/solve_stakes.py`."""\n\nTABLE = """\\\n{text}"""\n', "utf-8")


if __name__ == "__main__":
    main()
