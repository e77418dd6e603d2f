"""A question that is broken off, as by another language, and comes again: what was chosen stays."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.scene.presentation import Presentation
from page import test_last_trick

Import = Callable[[str], Any]


@pytest.mark.parametrize("same", [True, False])
def test_what_was_chosen_stays_where_the_same_is_asked_again(page_module: Import, same: bool) -> None:
    stage, play = test_last_trick.stage_of(page_module, "O"), test_last_trick.played("O", 20)
    stage.ask = stage.redraw = MagicMock()
    stage._ends.clear()
    seat = play.due[0].seat
    legal = GAMES["O"].legal(play.state, seat)
    seen = Presentation(GAMES["O"].view(play.state, seat), seat, seat, ("Jij", "Wim", "Anna", "Truus"))

    async def asked(legal: Any) -> Any:
        work = asyncio.ensure_future(stage.choose(seen, legal, play.plies))
        await asyncio.sleep(0)
        return work

    async def run() -> Any:
        first = await asked(legal)
        assert len(legal) > 2 and stage.picked == ()
        stage.picked = tuple(legal[1].cards)
        first.cancel()
        await asyncio.wait([first])
        assert stage.picked == ()
        again = await asked(legal if same else legal[1:])
        picked = stage.picked
        again.cancel()
        await asyncio.wait([again])
        return picked

    assert asyncio.run(run()) == (tuple(legal[1].cards) if same else ())
