"""The worker of the page where there is no page, with all the time it wants."""

import math
import sys
from types import ModuleType

import pytest

unpack = ModuleType("unpack")
unpack.unpack_engine = lambda: None  # type: ignore[attr-defined]
sys.modules["unpack"] = unpack
"""The engine is imported here from its modules, not packed as the page fetches it."""

from kaartbord.bots import slices  # noqa: E402


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no clock cut work short: what a busy machine makes of it is no fault of the code."""
    monkeypatch.setattr(slices, "BUDGET", math.inf)
    monkeypatch.setattr(slices, "ROLLOUT_TIME", math.inf)
