"""A question that is broken off, as by another language, and comes again: what was chosen stays."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.scene.presentation import Presentation
from support.plays import bot_play
from support.stages import stage_of

Import = Callable[[str], Any]


def question(page_module: Import) -> tuple[Any, Any, Any, Any]:
    """Return a stage that has not asked yet, what is legal there, how it is seen, and the game so far."""
    stage, play = stage_of(page_module, "O"), bot_play({}, 4, 5, "O", 20)
    stage.tabletop = stage.answering.tabletop = MagicMock()
    stage.tabletop.draw.return_value = False
    page_module("stage.controls").data = lambda *_: ""
    seat = play.pending[0].seat
    seen = Presentation(GAMES["O"].view(play.state, seat), seat, seat, ("Jij", "Wim", "Anna", "Truus"))
    return stage, GAMES["O"].legal(play.state, seat), seen, play


@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("same", [True, False])
def test_what_was_chosen_stays_where_the_same_is_asked_again(page_module: Import, same: bool, shown: bool) -> None:
    stage, legal, seen, play = question(page_module)

    async def asked(legal: Any) -> Any:
        work = asyncio.ensure_future(stage.answering.choose(seen, legal, play.plies))
        await asyncio.sleep(0)
        return work

    async def run() -> Any:
        first = await asked(legal)
        assert len(legal) > 2 and stage.answering.picked == stage.scenery.chooser.nothing
        stage.answering.picked = stage.scenery.chooser.nothing._replace(cards=tuple(legal[1].cards))
        first.cancel()
        if shown:  # before the question ends, as where somebody else has chosen meanwhile
            stage.put(seen)
        await asyncio.wait([first])
        assert stage.answering.picked == stage.scenery.chooser.nothing
        again = await asked(legal if same else legal[1:])
        picked = stage.answering.picked
        again.cancel()
        await asyncio.wait([again])
        return picked

    assert asyncio.run(run()).cards == (tuple(legal[1].cards) if same else ())


def test_an_answer_is_not_chosen_beforehand_when_the_same_is_asked_later(page_module: Import) -> None:
    stage, legal, seen, play = question(page_module)

    async def run() -> Any:
        work = asyncio.ensure_future(stage.answering.choose(seen, legal, play.plies))
        await asyncio.sleep(0)
        stage.answering.picked = stage.scenery.chooser.nothing._replace(cards=tuple(legal[1].cards))
        stage.answering.answer(legal[1])
        assert await work == legal[1]
        again = asyncio.ensure_future(stage.answering.choose(seen, legal, play.plies))
        await asyncio.sleep(0)
        picked = stage.answering.picked
        again.cancel()
        await asyncio.wait([again])
        return picked

    assert asyncio.run(run()) == stage.scenery.chooser.nothing
