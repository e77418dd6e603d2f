"""Questions of pawn races, for the tests next to this."""

from collections.abc import Iterator
from random import Random

from kaartbord.games import GAMES
from kaartbord.games.race.scene.question import RaceQuestion
from kaartbord.match import match
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.scene import choosing
from kaartbord.scene.choosing import PartialTurn
from kaartbord.scene.presentation import Presentation
from support.catalogue import NL

NAMES = ("Anna", "Bob", "Cas", "Dien")


def turns(code: str, seed: int, plies: int) -> Iterator[tuple[Play, int]]:
    """A game with chance choices, and who has to choose."""
    random, play = Random(seed), match.start_match(code, GAMES[code].options({}), 4, seed)
    while len(play.plies) < plies and (owing := GAMES[code].to_move(play.state)):
        yield play, owing[0]
        play = match.choose(play, owing[0], random.choice(GAMES[code].legal(play.state, owing[0])))


def asked(play: Play, seat: int, picked: PartialTurn) -> RaceQuestion:
    """The question as that seat sees it."""
    game = GAMES[play.match.game]
    seen = Presentation(game.view(play.state, seat), seat, seat, NAMES)
    return RaceQuestion(NL, seen, game.legal(play.state, seat), picked)


def chosen(action: Action, yard: int, parts: int) -> PartialTurn:
    """So many parts of an action, chosen one after the other."""
    return PartialTurn(action.cards[0], choosing.parts_of(action, yard)[:parts] if action.placements else ())
