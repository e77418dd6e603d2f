"""Long work in slices comes to the same end, with others served between them; a search can be cut short."""

import asyncio
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from kaartbord.bots import players, slices
from kaartbord.bots.search import SearchResult
from kaartbord.games import keezbord, toepen
from kaartbord.match import link, stepwise
from kaartbord.match.match import game_of, start_match
from kaartbord.rules.protocol import Action

TEXT = (
    "keezbord 4 | pawns 60 20 - - / 9 - - - / - - - - / - - - - | hands 6s 8h / ? ? / ? ? / ? ? | "
    "played As | dealer 3 deals 1 turn 0"
)
VIEW = keezbord.read(TEXT)
ITERATIONS = 50


class Counting:
    """A search that only counts how long it is run."""

    def __init__(self) -> None:
        self.done = 0

    def run(self, iterations: int) -> None:
        self.done += iterations

    def result(self) -> SearchResult:
        return SearchResult(Action("play"), self.done / ITERATIONS)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    search = Counting()
    keezbord = players.PLAYERS["K"]._replace(iterations=ITERATIONS)
    monkeypatch.setattr(players, "PLAYERS", {"K": keezbord})
    monkeypatch.setattr(players, "thinking", lambda code, view, seat, past: search)
    monkeypatch.setattr(slices, "BUDGET", 60.0)
    return search


def think(level: str = "strong", hurried: Callable[[], bool] = slices.is_never_hurried) -> SearchResult:
    return asyncio.run(slices.think_in_slices("K", VIEW, 0, level, hurried))


def test_a_search_takes_the_usual_iterations(counting: Counting) -> None:
    assert think().chance == 1
    assert counting.done == ITERATIONS


@pytest.fixture
def thin(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look round after every iteration."""
    monkeypatch.setattr(slices, "SLICE", 0)
    monkeypatch.setattr(stepwise, "SLICE_SECONDS", 0)


@pytest.mark.usefixtures("thin")
def test_a_hurried_search_gives_what_it_has(counting: Counting) -> None:
    assert think(hurried=lambda: counting.done == 3).chance == 3 / ITERATIONS


def test_a_search_whose_time_is_up_has_run_once_all_the_same(
    counting: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "BUDGET", 0)
    assert think().chance == 1 / ITERATIONS


@pytest.mark.usefixtures("thin")
def test_others_run_between_the_slices(counting: Counting) -> None:
    heard: list[int] = []

    async def listen() -> None:
        while counting.done < ITERATIONS:
            heard.append(counting.done)
            await asyncio.sleep(0)

    async def both() -> None:
        await asyncio.gather(slices.think_in_slices("K", VIEW, 0, "strong"), listen())

    asyncio.run(both())
    assert len(heard) > ITERATIONS / 2


def test_a_lower_level_does_not_search(counting: Counting) -> None:
    assert think("firm").action == players.choose("K", VIEW, 0, "firm")
    assert counting.done == 0


def test_what_is_forced_needs_no_search(counting: Counting) -> None:
    stuck = keezbord.read(TEXT.replace("60 20", "- -"))
    assert asyncio.run(slices.think_in_slices("K", stuck, 0, "strong")).action.kind == "discard"
    assert counting.done == 0


# ---- histories


def steps(plies: int) -> Generator[int, None, str]:
    yield from range(1, plies + 1)
    return "read"


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the number of plies ends a slice."""
    monkeypatch.setattr(stepwise, "SLICE_SECONDS", 3600)


@pytest.mark.usefixtures("patient")
def test_a_slice_has_so_many_plies_and_others_run_after_it() -> None:
    progress: list[int] = []
    heard: list[int] = []

    async def listen() -> None:
        while not heard or heard[-1] < 3 * stepwise.SLICE_STEPS:
            heard.append(progress[-1] if progress else 0)
            await asyncio.sleep(0)

    async def both() -> str:
        result, _ = await asyncio.gather(
            stepwise.run_in_slices(steps(3 * stepwise.SLICE_STEPS + 7), progress.append), listen()
        )
        return result

    assert asyncio.run(both()) == "read"
    assert progress == [stepwise.SLICE_STEPS, 2 * stepwise.SLICE_STEPS, 3 * stepwise.SLICE_STEPS]
    assert set(heard) >= set(progress)


@pytest.mark.usefixtures("patient")
def test_a_usual_game_is_read_at_once() -> None:
    """Nothing else runs, so nothing can change meanwhile."""
    others: list[str] = []

    async def other() -> None:
        others.append("heard")

    async def read() -> str:
        task = asyncio.ensure_future(other())
        result = await stepwise.run_in_slices(steps(stepwise.SLICE_STEPS - 1))
        assert not others
        await task
        return result

    assert asyncio.run(read()) == "read"


@pytest.mark.usefixtures("thin")
def test_a_slice_whose_time_is_up_ends_with_one_ply() -> None:
    progress: list[int] = []
    assert asyncio.run(stepwise.run_in_slices(steps(5), progress.append)) == "read"
    assert progress == [1, 2, 3, 4, 5]


def test_the_longest_links_are_read_in_slices() -> None:
    for line in (Path(__file__).parents[1] / "link" / "longest.txt").read_text("utf-8").splitlines():
        text, _, position = line.partition(" ")
        progress: list[float] = []
        shared, play = asyncio.run(stepwise.run_in_slices(link.read_steps(link.parse_link(text)), progress.append))
        assert game_of(shared.match).write(play.state) == position
        assert len(progress) >= len(play.plies) // stepwise.SLICE_STEPS > 25
        assert progress == sorted(progress)


def test_progress_can_cancel_the_work() -> None:
    def tell(done: int) -> None:
        raise InterruptedError(done)

    with pytest.raises(InterruptedError):
        asyncio.run(stepwise.run_in_slices(steps(10 * stepwise.SLICE_STEPS), tell))


def test_a_choice_is_compared_with_the_strong_players_and_always_alike() -> None:
    legal = keezbord.legal(VIEW, 0)
    found = [asyncio.run(slices.compare("K", VIEW, 0, rank)) for rank in range(len(legal))]
    assert found == [asyncio.run(slices.compare("K", VIEW, 0, rank)) for rank in range(len(legal))]
    alone = asyncio.run(slices.compare("K", VIEW, 0, -1))
    assert alone.loss == 0
    assert found[alone.best] == (alone.best, 0)
    assert all(choice.loss >= 0 for choice in found)
    assert max(choice.loss for choice in found) > 0, "not every choice is as good"


def test_a_choice_that_needs_no_search_loses_nothing() -> None:
    state = start_match("P", toepen.options({}), seats=4, seed=1).state
    (seat, *_) = toepen.to_move(state)
    blind = toepen.view(state, seat)
    assert [action.kind for action in toepen.legal(blind, seat)] == ["no_blind", "blind"]
    assert asyncio.run(slices.compare("P", blind, seat, 1)) == (0, 0)
