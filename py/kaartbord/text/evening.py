"""An evening of games in words: the leader or winner, and the result of each game."""

from ..games import ENTRIES
from ..match import evening
from ..match.evening import Evening, EveningResult
from .messages import Listed, Messages, count
from .reader import Reader


def leading(reader: Reader, night: Evening) -> str:
    """Return who leads, or who won the evening once it is over."""
    seats = len(reader.names)
    first = evening.leaders(night, seats)
    points = count(evening.standings(night, seats)[0].points, "point")
    stage = "over" if night.over else "now"
    if len(first) == seats:
        return reader.say(f"evening.{stage}.even", points=points)
    return reader.say(f"evening.{stage}.first", who=reader.people(first), points=points)


def story(reader: Reader, night: Evening) -> str:
    """Return the evening in a few lines for a message: the leader or winner, everybody's points, the games."""
    places = evening.standings(night, len(reader.names))
    points = [
        reader.say(
            "evening.place", rank=place.rank, who=reader.name(place.seat), points=count(place.points, "point")
        )
        for place in places
    ]
    games = [f"{game(reader.messages, result)} ({winners(reader, result)})" for result in night.results]
    return "\n".join((leading(reader, night), *points, reader.messages.join(games)))


def standing(reader: Reader, night: Evening) -> str:
    """Return everybody's points in one sentence: "Stand van de avond: Oma 1, Papa 2."."""
    places = evening.standings(night, len(reader.names))
    points = [
        reader.say("evening.score", who=reader.name(place.seat), points=place.points) for place in places
    ]
    return reader.say("evening.standing", points=Listed(points, "series"))


def result(reader: Reader, result: EveningResult) -> str:
    """Return who won a finished game: "Toepen is uit: Oma heeft gewonnen."."""
    won = reader.of_seats("lobby.won", sorted(result.won))
    return reader.say("evening.result", game=game(reader.messages, result), won=won)


def game(messages: Messages, result: EveningResult) -> str:
    """Return the name of the game that was played, which this page may not know."""
    return ENTRIES[result.game].name if result.game in ENTRIES else messages.say("evening.newer")


def winners(reader: Reader, result: EveningResult) -> str:
    """Return who won a game."""
    return reader.starting(sorted(result.won))
