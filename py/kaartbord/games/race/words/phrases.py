"""The phrasebook of the races: board, cards, choices, log, refusals, score, end.

`view` is always a view that the reader may see.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from ....match.match import Ply, Steps
from ....rules.protocol import Game, Score
from ....text.messages import Listed, Messages, Value, count
from ....text.people import card as card
from ....text.people import card_name as card_name
from ....text.people import colour as colour
from ....text.people import letter as letter
from ....text.phrasebook import Phrasebook
from ....text.reader import Reader
from ....text.rulebook import Rulebook
from .. import rules as race
from ..rules.ring import PAWNS
from .answers import ANSWERS
from .board import KIND, tell, words
from .board import card_help as card_help
from .board import card_rule as card_rule
from .board import pawn as pawn
from .board import place as place
from .board import verb as verb
from .firsts import FIRSTS
from .moves import all_home as all_home
from .moves import banner as banner
from .moves import choice as choice
from .moves import part as part
from .moves import quiet
from .moves import turn as turn
from .moves import won as won
from .reasons import EXPLAINED, reason
from .refusals import obstacles as obstacles
from .refusals import refusal as refusal
from .refusals import why_not as why_not
from .uses import would

# ---- score and end


def top(messages: Messages, view: race.RaceState, me: int | None) -> str:
    """Return the round, and of two sides the pawns at home, that of a seat first; "" before the first."""
    home = race.pawns_home(view)
    if me is None or len(home) != 2 or not view.deals:
        return messages.say(KIND + "top", deal=view.deals) if view.deals else ""
    ours = next(side for side, seats in enumerate(view.table.sides) if me in seats)
    key = "top.two" if view.table.seats == 2 else "top.teams"
    return messages.say(KIND + key, deal=view.deals, ours=home[ours], theirs=home[1 - ours])


def home_count(messages: Messages, view: race.RaceState, side: int) -> str:
    """Return the number of pawns of a side at home: "3 van 8"."""
    return messages.say(
        KIND + "score", home=race.pawns_home(view)[side], all=PAWNS * len(view.table.sides[side])
    )


def headline(reader: Reader, view: race.RaceState) -> str:
    """Return the word above the result of a finished game: "Gewonnen!" for a winner, else its winner."""
    winners = view.table.sides[race.score(view).winners[0]]
    return reader.say(KIND + "end.headline") if reader.me in winners else won(reader, view, winners[0])


def points(reader: Reader, view: race.RaceState, counted: Sequence[int]) -> str:
    """Return the points of all sides, if they count for more than pawns at home; else ""."""
    if tuple(counted) == race.pawns_home(view):
        return ""
    sides = [
        tell(
            reader.messages,
            view.table.name,
            "end.points.side",
            who=reader.people(side),
            points=count(number, "point"),
        )
        for side, number in zip(view.table.sides, counted, strict=True)
    ]
    return tell(reader.messages, view.table.name, "end.points", sides=Listed(sides, "series"))


def ending(reader: Reader, state: race.RaceState, score: Score) -> str:
    """Return the players home in a finished game, and the points of all if they count."""
    winner = state.table.sides[score.winners[0]][0]
    home = all_home(reader, state, winner)
    return f"{home} {points(reader, state, score.points)}".strip()


def facts(messages: Messages, game: Game[race.RaceState], plies: Sequence[Ply]) -> Steps[str]:
    """Return the length of a game and its number of hits."""
    hits = 0
    for ply in plies:
        events = game.events(ply.before, ply.seat, ply.action, ply.after)
        hits += sum(event.kind == "hit" for event in events)
        yield
    return messages.say(KIND + "facts", deals=plies[-1].after.deals, hits=hits)


def phrasebook(rulebook: Rulebook, practice: Mapping[str, str]) -> Phrasebook:
    """Return the words of one race; `practice` maps its paragraphs to the lessons that teach them."""

    def tell_own(messages: Messages, key: str, **values: Value) -> str:
        return tell(messages, rulebook.name, key, **values)

    return Phrasebook(
        rulebook=rulebook,
        tell=tell_own,
        choice=choice,
        would=would,
        reason=reason,
        turn=turn,
        quiet=quiet,
        headline=headline,
        ending=ending,
        facts=facts,
        words=partial(words, game=rulebook.name),
        answers=ANSWERS,
        firsts=FIRSTS,
        explained=EXPLAINED,
        practice=practice,
        told=frozenset(("hit", "home")),
    )
