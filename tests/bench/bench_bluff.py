"""How much a player loses at Toepen to an opponent that knows exactly how it toeps and folds.

    python tests/bench/bench_bluff.py [--hands 120] [--levels strong firm]

Two players, nobody has lost a point yet. The one who leads may toep before the first card, the other stays
or folds; then plain players play the round out, worth 1 or, after a toep that was met, 2. Hands are drawn
at random, the same for all. Points are what the other one loses more, on average a round:

  never      nobody ever toeps
  even       both toep and fold so that neither can do better (fictitious play)
  toeps      the player toeps its way, and the other knows how often with which hands and answers best
  answers    the player answers its way, and the other knows how often with which hands and toeps best

`lost` is what knowing the player is worth to the other: nothing against a player that is even.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from kaartbord.bots import players  # noqa: E402
from kaartbord.bots.toepen.deals import played_out, round_info, trick_state  # noqa: E402
from kaartbord.bots.toepen.mix import MixingSearch  # noqa: E402
from kaartbord.games import toepen  # noqa: E402
from kaartbord.games.toepen.stake import STAY, TOEP  # noqa: E402
from kaartbord.games.toepen.state import ANSWER, DECK, LOOKED, STRENGTH, TRICK, State  # noqa: E402
from kaartbord.match.link import LEVELS  # noqa: E402
from kaartbord.match.shuffle import Stream  # noqa: E402
from kaartbord.rules.protocol import Action  # noqa: E402

HOUSE = {
    "blind": False,
    "was": False,
    "four_alike": False,
    "whistle": False,
    "jack_bonus": False,
    "toep_any_time": False,
}

LEADS, FOLLOWS = 0, 1
ROUNDS = 400
"""Steps of fictitious play."""

Table = list[list[float | None]]
"""By hand that leads, by hand that follows: what the first wins at a stake of 1; None with a card in both."""


def position(seat: int, hand: bytes) -> State:
    """What a seat sees: before the first card, or asked to meet the toep of who leads."""
    hands = tuple(hand if s == seat else bytes(4) for s in (LEADS, FOLLOWS))
    state = toepen.setup(toepen.options(HOUSE), 2)._replace(
        hands=hands,
        marks=bytes([LOOKED] * 2),
        phase=TRICK,
        turn=LEADS,
        leader=LEADS,
        dealer=FOLLOWS,
        rounds=1,
    )
    if seat == FOLLOWS:
        state = state._replace(phase=ANSWER, queue=bytes([FOLLOWS]), raised=2, toeper=LEADS)
    return state


def chance(level: str, seat: int, hand: bytes, action: Action) -> float:
    """How often the player makes this choice with this hand."""
    view = position(seat, hand)
    if level != "strong":
        return float(players.choose("P", view, seat, level) == action)
    search = MixingSearch(players.PLAYERS["P"].adapter, view, seat, Stream(hand))
    search.run(players.PLAYERS["P"].iterations)
    return dict(search.chances()).get(action, 0.0)


def drawn(count: int, seed: bytes) -> list[bytes]:
    """So many hands."""
    stream = Stream(seed)
    return [bytes(sorted(stream.shuffle(DECK)[:4])) for _ in range(count)]


def won(first: bytes, second: bytes) -> float | None:
    """What the hand that leads wins."""
    if set(first) & set(second):
        return None
    state = position(LEADS, first)._replace(hands=(first, second))
    info = round_info(state)
    hands = {seat: sorted(hand, key=STRENGTH.__getitem__) for seat, hand in enumerate(state.hands)}
    return 1.0 if played_out(trick_state(info), info.rings, hands)[0] == LEADS else -1.0


def value(table: Table, toeps: Sequence[float], stays: Sequence[float]) -> float:
    """What who leads wins if both play like this."""
    return fmean(
        (1 - toep) * win + toep * (stay * 2 * win + 1 - stay)
        for toep, row in zip(toeps, table, strict=True)
        for stay, win in zip(stays, row, strict=True)
        if win is not None
    )


def best_toeps(table: Table, stays: Sequence[float]) -> list[float]:
    """By hand: whether to toep against who stays like this."""
    return [
        float(
            sum(
                stay * 2 * win + 1 - stay - win
                for stay, win in zip(stays, row, strict=True)
                if win is not None
            )
            > 0
        )
        for row in table
    ]


def best_stays(table: Table, toeps: Sequence[float]) -> list[float]:
    """By hand: whether to stay against who toeps like this."""
    return [
        float(
            sum(
                toep * (2 * win - 1)
                for toep, row in zip(toeps, table, strict=True)
                if (win := row[j]) is not None
            )
            < 0
        )
        for j in range(len(table[0]))
    ]


def even(table: Table) -> tuple[list[float], list[float]]:
    """How both play when neither can do better, nearly."""
    toeps, stays = [0.0] * len(table), [1.0] * len(table[0])
    for n in range(1, ROUNDS):
        toep, stay = best_toeps(table, stays), best_stays(table, toeps)
        toeps = [was + (now - was) / n for was, now in zip(toeps, toep, strict=True)]
        stays = [was + (now - was) / n for was, now in zip(stays, stay, strict=True)]
    return toeps, stays


def main() -> None:
    """Print a line for each player."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--hands", type=int, default=120)
    arguments.add_argument("--levels", nargs="+", default=["strong", "firm"], choices=LEVELS)
    given = arguments.parse_args()
    first, second = drawn(given.hands, b"leads"), drawn(given.hands, b"follows")
    table: Table = [[won(one, two) for two in second] for one in first]
    toeps, stays = even(table)
    none, fair = value(table, [0.0] * len(first), stays), value(table, toeps, stays)
    print(f"never {none:+.3f}   even {fair:+.3f}, toeps {fmean(toeps):.0%}, stays {fmean(stays):.0%}")
    for level in given.levels:
        toeps = [chance(level, LEADS, hand, TOEP) for hand in first]
        stays = [chance(level, FOLLOWS, hand, STAY) for hand in second]
        known = value(table, toeps, best_stays(table, toeps))
        answered = value(table, best_toeps(table, stays), stays)
        print(
            f"{level:7} toeps {fmean(toeps):.0%}: {known:+.3f}, lost {fair - known:.3f}   "
            f"stays {fmean(stays):.0%}: {answered:+.3f}, lost {answered - fair:.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
