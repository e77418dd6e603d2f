"""The chooser of each game, and questions to answer with it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.rules.protocol import DEALER
from kaartbord.scene.chooser import Chooser, Question
from kaartbord.scene.presentation import Presentation
from kaartbord.scene.race import chooser as race
from kaartbord.scene.team.chooser import chooser_of
from kaartbord.scene.toepen import question as toepen
from support.team import NAMES, PLAYS

CHOOSERS: dict[str, Chooser[Any]] = {
    "K": race.CHOOSER,
    "T": race.CHOOSER,
    "P": toepen.CHOOSER,
    **{code: chooser_of(play, GAMES[code].refusals) for code, play in PLAYS.items()},
}

SOON: dict[str, dict[str, Any]] = {"P": {"was": False}}
"""House rules with which cards are played soon, by game."""


def asked(code: str, seed: int = 1, plies: int = 120, **options: Any) -> Iterator[Question[Any]]:
    """Whatever is asked in a game with chance choices, what leaves no choice too."""
    game, random, chooser = GAMES[code], Random(seed), CHOOSERS[code]
    play = match.new(code, game.options(SOON.get(code, {}) | options), 4, seed)
    while len(play.plies) < plies and (owing := game.to_move(play.state)):
        play = match.choose(play, owing[0], random.choice(game.legal(play.state, owing[0])))
    for number, ply in enumerate(play.plies):
        if (seat := ply.seat) != DEALER:
            seen, legal = (
                Presentation(game.view(ply.before, seat), seat, seat, NAMES),
                game.legal(ply.before, seat),
            )
            question = Question[Any]("nl", seen, legal, chooser.nothing, len(legal) == 1, play.plies[:number])
            yield question._replace(picked=chooser.ready(question))


def first(code: str, wanted: Callable[[Question[Any]], bool], **options: Any) -> Question[Any]:
    """The first question that is as wanted, in games with chance choices."""
    return next(each for seed in range(20) for each in asked(code, seed, 300, **options) if wanted(each))
