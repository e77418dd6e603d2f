"""Samples of Slagen for the tests."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from contract import smallest as game
from contract.smallest.scene.question import CHOOSER
from contract.smallest.words.phrases import refusal
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from support.plays import bot_play
from support.samples import Samples


def obvious(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """Return a card that takes the trick, or any."""
    return next((action for action in legal if game.takes(view, seat, action.cards[0])), legal[0])


def recount(play: Play, seat: int) -> Iterator[str]:
    yield from ["tricks"] * game.course(play.state).takers.count(seat)


def figures(play: Play, names: Sequence[str]) -> dict[str, tuple[int, ...]]:
    points = game.score(play.state).points
    return {names[seat]: (points[seat],) for seat in range(play.match.seats)}


SAMPLES = Samples(
    obvious=obvious,
    recount=recount,
    chooser=CHOOSER,
    refusal=refusal,
    houses={3: {}},
    transcripts={"3": partial(bot_play, {}, 3, 1, "S")},
    sealed=(3, 8),
    figures=figures,
)
