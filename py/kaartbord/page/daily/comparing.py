"""The strong player at a day's deal: what it reaches with the person's cards, and its view of each choice."""

import asyncio
from collections.abc import Callable, Sequence

from ...bots import observed_plies
from ...bots.slices import ComparedChoice
from ...match.daily import deal
from ...match.daily.deal import Outcome
from ...match.match import Play, game_of
from ..worker import Worker


async def strong_outcome(day: int, worker: Worker) -> Outcome:
    """Return what the strong player reaches in the person's place."""
    play = deal.await_person(day, deal.start(day))
    while play.pending:
        choice = await _compare(play, -1, worker)
        play = await _advance(day, play, choice.best)
    return deal.outcome(day, play)


async def compare_choices(
    day: int, ranks: Sequence[int], worker: Worker, progress: Callable[[int], object]
) -> list[ComparedChoice]:
    """Return each choice of the person beside the strong player's; `progress` hears how many are done."""
    play, found = deal.await_person(day, deal.start(day)), list[ComparedChoice]()
    for rank in ranks:
        found.append(await _compare(play, rank, worker))
        progress(len(found))
        play = await _advance(day, play, rank)
    return found


async def _compare(play: Play, rank: int, worker: Worker) -> ComparedChoice:
    game, seat = game_of(play.match), deal.ME
    seen = observed_plies.observed_plies(game, play, seat)
    return await worker.compare(play.match.game, game.view(play.state, seat), seat, rank, seen)


async def _advance(day: int, play: Play, rank: int) -> Play:
    """Return the play at the person's next choice, in slices: the page goes on answering between two of the others."""
    play = deal.choose_rank(day, play, rank)
    while play.pending and play.pending[0].seat != deal.ME:
        await asyncio.sleep(0)
        play = deal.answer(day, play)
    return play
