"""The chooser of each game, and questions to answer with it."""

from collections.abc import Callable, Iterator
from typing import Any

from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.rules.protocol import DEALER
from kaartbord.scene.chooser import AnyQuestion, Chooser
from kaartbord.scene.presentation import Presentation
from support.plays import random_play
from support.team import NAMES

from .catalogue import NL
from .samples import sample, samples


def chooser_of(code: str) -> Chooser[Any]:
    found: Chooser[Any] = sample(code, "chooser")
    return found


def asked(code: str, seed: int = 1, choices: int = 80, **options: Any) -> Iterator[AnyQuestion[Any]]:
    """Whatever is asked in a game with chance choices, what leaves no choice too."""
    game, chooser = GAMES[code], chooser_of(code)
    start = match.start_match(code, game.options({**samples(code).soon, **options}), 4, seed)
    plies = random_play(start.match, choices).plies
    for number, (before, seat) in enumerate((ply.before, ply.seat) for ply in plies):
        if seat != DEALER and seat == game.to_move(before)[0]:  # and not one that acts out of turn
            seen, legal = Presentation(game.view(before, seat), seat, seat, NAMES), game.legal(before, seat)
            question = AnyQuestion[Any](NL, seen, legal, chooser.nothing, len(legal) == 1, plies[:number])
            yield question._replace(picked=chooser.preselected(question))


def first(code: str, wanted: Callable[[AnyQuestion[Any]], bool], **options: Any) -> AnyQuestion[Any]:
    """The first question that is as wanted, in games with chance choices."""
    return next(each for seed in range(20) for each in asked(code, seed, 200, **options) if wanted(each))
