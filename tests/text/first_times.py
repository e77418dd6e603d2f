"""What a newcomer is told of plies and questions, in words."""

from collections.abc import Collection
from typing import Any

from kaartbord.games import GAMES
from kaartbord.match.match import Ply, observed
from kaartbord.rules.protocol import Action
from kaartbord.text import firsts
from kaartbord.text.firsts import Asked, Happened, Moment
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader

NAMES = ("Anna", "Bram", "Cas", "Dien")


def shown(code: str, ply: Ply, me: int | None = 0, lang: str = "nl") -> list[Moment]:
    """What a ply shows a reader, what matters most first."""
    known = observed(GAMES[code], ply, me)
    happened = Happened(Reader(lang, NAMES, me), GAMES[code], known.before, known.events)
    return firsts.happened(PHRASEBOOKS[code].firsts, happened)


def asked(code: str, state: Any, seat: int = 0, lang: str = "nl") -> list[Moment]:
    """What a question shows the seat that answers it."""
    game = GAMES[code]
    question = Asked(Reader(lang, NAMES, seat), game.view(state, seat), seat, game.legal(state, seat))
    return firsts.asked(PHRASEBOOKS[code].firsts, question)


def sentence(code: str, moment: Moment, lang: str = "nl") -> str:
    """A moment in words."""
    return PHRASEBOOKS[code].tell(lang, f"first.{moment.name}", **moment.values)


def said_of(code: str, state: Any, seat: int, action: Action, said: Collection[str] = ()) -> str:
    """What seat 0 is told when a seat does this; "" if nothing."""
    ply = Ply(state, seat, action, GAMES[code].apply(state, seat, action), 0, 2)
    moment = firsts.new(shown(code, ply), said)
    return sentence(code, moment) if moment else ""
