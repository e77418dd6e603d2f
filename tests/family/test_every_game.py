"""Every game that two can play, on a device each: to its end, or until it is well under way."""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest
from family.evening import Plan, begin
from family.pages import Pages, loaded
from family.people import Family
from kaartbord.games import ENTRIES, GAMES
from kaartbord.sealed.dealings import DEALINGS

LONGEST, FAR = 100, 8
"""Things that both do together at the most, and choices after which a game is well under way."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded for several devices."""
    with loaded() as found:
        yield found


def is_far(session: Any) -> bool:
    """Return whether a game is over, or well under way."""
    game, state = GAMES[session.match.game], session.play.state
    return len(session.match.choices) >= FAR or not game.to_move(state)


@pytest.mark.parametrize("way", ["live", "sealed live"])
@pytest.mark.parametrize("code", [code for code, entry in ENTRIES.items() if 2 in entry.seats])
def test_it_is_played(pages: Pages, code: str, way: str) -> None:
    if way != "live" and code not in DEALINGS:
        return
    family, dice, sessions = Family(pages, 7, 2), Random(7), list[Any]()
    begin(family, Plan(7, code, 2, 2, way, ()))
    for person in islice(cycle(family.people), LONGEST):
        if not any(map(is_far, sessions)):
            for note in family.received(person):
                if note not in person.opened and not person.seats:
                    family.open_note(person, note)
            family.act(person, dice)
            family.pass_time()
            sessions = [tab.session for _, tab in family.tabs() if tab.session]
    assert any(map(is_far, sessions)) and not family.world.faults
    family.end()
