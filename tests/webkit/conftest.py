"""Fixtures of the tests on Safari's engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from e2e.conftest import dist, own_site, pytest_runtest_protocol  # noqa: F401  (pytest finds them here)
from support.browser.device import Site
from webkit.device import Safari, run_first


@pytest.fixture
def safari(own_site: Callable[[], Site]) -> Iterator[Callable[..., Safari]]:  # noqa: F811
    """A maker of devices that share nothing, each with a site of its own.

    What goes wrong in one's page fails the test, as does all that is written to its console as an error.
    """
    made: list[Safari] = []

    def make(script: str = "") -> Safari:
        """A device whose pages run this `script` before all else."""
        site = own_site()
        run_first(site, script)
        made.append(Safari(site))
        return made[-1]

    yield make
    try:
        wrong = [device.wrong() for device in made]
    finally:
        for device in made:
            device.close()
    assert not any(wrong), "\n".join(wrong)
