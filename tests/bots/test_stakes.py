"""The table by which computers toep and stay when two are left: whole, blind, and solved as it says."""

from itertools import pairwise
from typing import Any

import pytest
import solve_stakes
from kaartbord.bots import players
from kaartbord.games import toepen
from kaartbord.games.toepen.computer import adapter, stakes
from kaartbord.games.toepen.computer.mixing_search import MixingSearch
from kaartbord.games.toepen.computer.stake_table import TABLE
from kaartbord.games.toepen.computer.stakes import FOLLOWING, HAS_PLAYED, LEADING, WAITING, TrickSituation
from kaartbord.games.toepen.rules.stake import STAY, TOEP
from kaartbord.games.toepen.rules.state import ANSWER, DECK, GONE, STRENGTH, ToepenState
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules import cards
from support.positions import position


def leading(hand: str, **more: Any) -> ToepenState:
    """Seat 0 of two leads."""
    return position(hand, seats=2, **more)


def asked(hand: str, **more: Any) -> ToepenState:
    """Seat 0 of two is asked before the first card whether it stays."""
    question: dict[str, Any] = {
        "phase": ANSWER,
        "queue": bytes([0]),
        "raised": 2,
        "toeper": 1,
        "leader": 1,
        "turn": 1,
    }
    return position(hand, seats=2, **{**question, "dealer": 0, **more})


def share(state: ToepenState) -> float:
    found = stakes.toep_or_stay_rate(state, 0)
    assert found is not None
    return found


def chances(state: ToepenState, seat: int = 0) -> dict[Any, float]:
    """Return the chances from which the strong player draws."""
    search = MixingSearch(adapter, state, seat, SeededStream(b"stake"))
    search.run(8)
    return dict(search.action_chances())


# ---- what it says


def test_the_better_the_hand_the_more_readily_it_stays() -> None:
    hands = "Js Jh Qc Qd", "Ks 7h Qc Jd", "7s 8h Qc Jd", "9s Th Qc 8d"
    rates = [share(asked(hand)) for hand in hands]
    assert all(weaker <= better for weaker, better in pairwise(rates))
    assert rates[0] < 0.2
    assert rates[-1] > 0.9


def test_a_weak_hand_bluffs_now_and_then_and_a_strong_one_does_not_always_toep() -> None:
    assert 0 < share(leading("Js Qh Qc Kd")) < 0.2
    assert 0 < share(leading("Ts 9h 9c 8d")) < 1


def test_the_strong_player_draws_as_the_table_says() -> None:
    for state, what in (leading("7s 8h Qc Jd"), TOEP), (asked("7s 8h Qc Jd"), STAY):
        assert chances(state)[what] == share(state)
        assert sum(chances(state).values()) == pytest.approx(1)


def test_it_knows_every_trick() -> None:
    last = position("7c", "Js Qh Kd / Qs Jh Qd", 2, tricks=3)
    assert 0 < share(last) == chances(last)[TOEP]


def test_it_counts_what_is_left_to_lose() -> None:
    few = {"points": (8, 0), "start": (8, 0)}
    assert share(asked("Ks 7h Qc Jd", **few)) != share(asked("Ks 7h Qc Jd"))


def test_it_is_for_two_who_do_not_see_each_other() -> None:
    three = position("7s 8h Qc Jd", seats=3)
    assert stakes.toep_or_stay_rate(three, 0) is None
    gone = three._replace(points=(0, 3, 12), start=(0, 3, 12), status=bytes([0, 0, GONE]), dealer=1)
    assert stakes.toep_or_stay_rate(gone, 0) is not None


# ---- the table


def test_the_table_is_whole_and_small() -> None:
    solved = stakes.read(TABLE)
    assert len(TABLE) < 100_000
    assert stakes.write(solved) == TABLE
    assert {place: len(line) for place, line in solved.classes.items()} == {
        place: stakes.kinds(place) for place in stakes.TRICK_SITUATIONS
    }
    assert {len(line) for line in solved.rates.values()} == {len(stakes.ROWS) * stakes.STAKES * stakes.CLASSES}


@pytest.mark.parametrize(
    "torn",
    [
        "",
        TABLE[:-1],
        TABLE.partition("\n")[2],
        TABLE.replace(f"toepen {toepen.INFO.version} ", f"toepen {toepen.INFO.version + 1} "),
        TABLE[:-1] + ("1" if TABLE[-1] == "0" else "0"),
    ],
)
def test_without_a_table_that_fits_computers_raise_by_what_a_search_says(
    torn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match="torn or of other rules"):
        stakes.read(torn)
    with pytest.warns(UserWarning, match="by what a search says"):
        monkeypatch.setattr(stakes, "SOLVED", stakes.load(torn))
    state = leading("7s 8h Qc Jd")
    assert stakes.toep_or_stay_rate(state, 0) is None
    assert 0 < chances(state)[TOEP] < 1
    assert players.choose("P", state, 0) in toepen.legal(state, 0)


# ---- solving it


def test_a_hand_is_of_the_kind_that_was_solved() -> None:
    hands = [cards.parse("Ts 8h 7c Jd"), cards.parse("9s 7h Ac Qd")]
    ranked = [sorted(hand, key=STRENGTH.__getitem__) for hand in hands]
    turns = solve_stakes.played(ranked).turns
    assert turns[0].raises == (TrickSituation(4, LEADING), kind(TrickSituation(4, LEADING), hands[0], b""))
    assert turns[0].asked == (TrickSituation(4, WAITING), kind(TrickSituation(4, WAITING), hands[1], b""))
    led = cards.parse("Jd")
    assert turns[1].raises == (TrickSituation(4, FOLLOWING), kind(TrickSituation(4, FOLLOWING), hands[1], led))
    assert turns[1].asked == (
        TrickSituation(4, HAS_PLAYED),
        kind(TrickSituation(4, HAS_PLAYED), hands[0].replace(led, b""), led),
    )


def kind(place: TrickSituation, hand: bytes, table: bytes) -> int:
    unseen = DECK.translate(None, hand + table)
    return stakes.hand_kind(place, hand, unseen, table[0] if table else -1)


def test_solving_again_comes_to_the_same() -> None:
    first, again = (solve_stakes.solve(200, 100, [(3, 5), (5, 3)]) for _ in range(2))
    assert first == again
    assert {line.strip("-") != "" for line in first.rates.values()} == {True}


def test_who_knows_a_bad_table_gains_by_it() -> None:
    good = stakes.read(TABLE)
    folds = good._replace(rates={pair: "0" * len(line) for pair, line in good.rates.items()})
    gains = [solve_stakes.gain(table, (8, 8), 300, 1000) for table in (good, folds)]
    assert gains[1] > 0.3 > gains[0]
