"""Toepen of one card each, small enough to be solved: what a toep and an answer are worth."""

from collections.abc import Sequence
from statistics import fmean

from kaartbord.games import toepen
from kaartbord.games.toepen.computer.deals import play_out_round, round_info, trick_progress
from kaartbord.games.toepen.rules.state import ANSWER, DECK, LOOKED, STRENGTH, TRICK, ToepenState
from kaartbord.match.shuffle import SeededStream

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


def position(seat: int, hand: bytes) -> ToepenState:
    """Return a seat's view: before the first card, or asked to meet the toep of the leader."""
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


def drawn(count: int, seed: bytes) -> list[bytes]:
    """So many hands."""
    stream = SeededStream(seed)
    return [bytes(sorted(stream.shuffle(DECK)[:4])) for _ in range(count)]


def won(first: bytes, second: bytes) -> float | None:
    """Return what the hand that leads wins."""
    if set(first) & set(second):
        return None
    state = position(LEADS, first)._replace(hands=(first, second))
    info = round_info(state)
    hands = {seat: sorted(hand, key=STRENGTH.__getitem__) for seat, hand in enumerate(state.hands)}
    return 1.0 if play_out_round(trick_progress(info), info.turn_orders, hands)[0] == LEADS else -1.0


def value(table: Table, toeps: Sequence[float], stays: Sequence[float]) -> float:
    """Return what the leader wins if both play like this."""
    return fmean(
        (1 - toep) * win + toep * (stay * 2 * win + 1 - stay)
        for toep, row in zip(toeps, table, strict=True)
        for stay, win in zip(stays, row, strict=True)
        if win is not None
    )


def best_toeps(table: Table, stays: Sequence[float]) -> list[float]:
    """By hand: whether to toep against who stays like this."""
    return [
        float(sum(stay * 2 * win + 1 - stay - win for stay, win in zip(stays, row, strict=True) if win is not None) > 0)
        for row in table
    ]


def best_stays(table: Table, toeps: Sequence[float]) -> list[float]:
    """By hand: whether to stay against who toeps like this."""
    return [
        float(
            sum(toep * (2 * win - 1) for toep, row in zip(toeps, table, strict=True) if (win := row[j]) is not None) < 0
        )
        for j in range(len(table[0]))
    ]


def even(table: Table) -> tuple[list[float], list[float]]:
    """Return how both play when neither can do better, nearly."""
    toeps, stays = [0.0] * len(table), [1.0] * len(table[0])
    for n in range(1, ROUNDS):
        toep, stay = best_toeps(table, stays), best_stays(table, toeps)
        toeps = [was + (now - was) / n for was, now in zip(toeps, toep, strict=True)]
        stays = [was + (now - was) / n for was, now in zip(stays, stay, strict=True)]
    return toeps, stays
