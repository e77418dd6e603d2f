"""A thought in slices comes to the same end, and can be hurried."""

import asyncio
from collections.abc import Callable

import pytest
from kaartbord.bots import players
from kaartbord.bots.search import Thought
from kaartbord.games import keezbord
from kaartbord.page import slices
from kaartbord.rules.protocol import Action

TEXT = ("keezbord 4 | pawns 60 20 - - / 9 - - - / - - - - / - - - - | hands 6s 8h / ? ? / ? ? / ? ? | "
        "played As | dealer 3 deals 1 turn 0")
VIEW = keezbord.read(TEXT)
ITERATIONS = 50


class Counting:
    """A search that only counts how long it is run."""

    def __init__(self) -> None:
        self.done = 0

    def run(self, iterations: int) -> None:
        self.done += iterations

    def thought(self) -> Thought:
        return Thought(Action("play"), self.done / ITERATIONS)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    search = Counting()
    monkeypatch.setattr(players, "MINDS", {"K": None})
    monkeypatch.setattr(players, "ITERATIONS", {"K": ITERATIONS})
    monkeypatch.setattr(players, "thinking", lambda code, view, seat: search)
    return search


def think(level: str = "strong", hurried: Callable[[], bool] = slices.never, budget: float = 60.0) -> Thought:
    return asyncio.run(slices.think("K", VIEW, 0, level, hurried, budget))


def test_a_thought_takes_the_usual_iterations(counting: Counting) -> None:
    assert think().chance == 1
    assert counting.done == ITERATIONS


@pytest.fixture
def thin(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look round after every iteration."""
    monkeypatch.setattr(slices, "SLICE", 0)


@pytest.mark.usefixtures("thin")
def test_a_hurried_thought_settles_for_what_it_has(counting: Counting) -> None:
    assert think(hurried=lambda: counting.done == 3).chance == 3 / ITERATIONS


def test_a_thought_whose_time_is_up_has_been_thought_about_all_the_same(counting: Counting) -> None:
    assert think(budget=0).chance == 1 / ITERATIONS


@pytest.mark.usefixtures("thin")
def test_others_are_heard_between_the_slices(counting: Counting) -> None:
    heard: list[int] = []

    async def listen() -> None:
        while counting.done < ITERATIONS:
            heard.append(counting.done)
            await asyncio.sleep(0)

    async def both() -> None:
        await asyncio.gather(slices.think("K", VIEW, 0, "strong"), listen())

    asyncio.run(both())
    assert len(heard) > ITERATIONS / 2


def test_a_lower_level_does_not_search(counting: Counting) -> None:
    assert think("firm").action == players.choose("K", VIEW, 0, "firm")
    assert counting.done == 0


def test_what_is_forced_needs_no_search(counting: Counting) -> None:
    stuck = keezbord.read(TEXT.replace("60 20", "- -"))
    assert asyncio.run(slices.think("K", stuck, 0, "strong")).action.kind == "discard"
    assert counting.done == 0
