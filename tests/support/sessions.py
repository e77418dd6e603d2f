"""Games on a device, as a page keeps them: begun, played on, ended, sealed."""

from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.link import Seat
from kaartbord.match.match import Play, choose
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session
from kaartbord.sealed.course.terms import Terms
from kaartbord.sealed.history.history import SealedHistory
from support.plays import bot_play
from support.sealed.tables import SMALL

PLAYERS = ("Jij", "Wim", "Anna", "Truus")


def ended(code: str) -> Session:
    """A game that firm players have played to its end."""
    play = bot_play({}, 4, 3, code)
    return Session(
        SavedGame(OpenHistory(play), tuple(Seat("link", name, claimed=True) for name in PLAYERS), frozenset({0}))
    )


def begun(code: str = "K", seats: int = 4, choices: int = 0) -> Play:
    """Return a game from its start, after `choices` choices: the first that is legal, each time."""
    play = match.start_match(code, GAMES[code].options({}), seats, seed=7)
    for _ in range(choices):
        play = chosen(play) if play.pending else play
    return play


def chosen(play: Play) -> Play:
    """One choice more."""
    seat = play.pending[0].seat
    return choose(play, seat, GAMES[play.match.game].legal(play.state, seat)[0])


def session(play: Play, *seats: Seat, mine: set[int], **kept: object) -> Session:
    return Session(SavedGame(OpenHistory(play), seats, frozenset(mine), **kept))  # type: ignore[arg-type]


def sealed_game() -> SavedGame:
    """A sealed game of two, one of whom plays here."""
    keezbord = GAMES["K"]
    terms = Terms("K", keezbord.INFO.version, keezbord.options({}), 2, bytes(16))
    here, there = (SealedHistory(SMALL, terms, {seat: bytes([seat + 1]) * 32}) for seat in (0, 1))
    for one, other in ((here, there), (there, here)):
        one.settle()
        other.take(one.pack())
    here.settle()
    seats = (Seat("human", "Anna", True), Seat("link", "Wim", True))
    return SavedGame(here, seats, frozenset({0}))
