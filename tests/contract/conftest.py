"""One random match for each case, shared by all laws; the laws of one case run together."""

from random import Random

import pytest
from support.cases import CASES, Case, play_on
from support.games import Ply
from support.long import long


@pytest.fixture(scope="session", params=[case if short else long(case)[0] for case, short in CASES.items()], ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """A game with its options and seats."""
    return request.param


@pytest.fixture(scope="session")
def plies(case: Case) -> list[Ply]:
    """The whole random match."""
    return list(play_on(case))


@pytest.fixture
def some(request: pytest.FixtureRequest, plies: list[Ply]) -> list[Ply]:
    """The opening, the end, and twenty plies between, others for every law."""
    rng = Random(request.node.name)
    return [*plies[:8], *rng.sample(plies, min(20, len(plies))), *plies[-4:]]
