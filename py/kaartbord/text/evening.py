"""An evening of games in words: the leader or winner, and the result of each game."""

from ..games import ENTRIES
from ..match import evening
from ..match.evening import Evening, EveningResult
from .messages import Messages, ValueList, count_phrase
from .reader import Reader


def leader_line(reader: Reader, night: Evening) -> str:
    """Return who leads, or who won the evening once it is over."""
    seats = len(reader.names)
    first = evening.leaders(night, seats)
    points = count_phrase(evening.standings(night, seats)[0].points, "point")
    stage = "over" if night.over else "now"
    if len(first) == seats:
        return reader.format(f"evening.{stage}.even", points=points)
    return reader.format(f"evening.{stage}.first", who=reader.people(first), points=points)


def summary(reader: Reader, night: Evening) -> str:
    """Return the evening in a few lines for a message: the leader or winner, everybody's points, the games."""
    places = evening.standings(night, len(reader.names))
    points = [
        reader.format(
            "evening.place", rank=place.rank, who=reader.name(place.seat), points=count_phrase(place.points, "point")
        )
        for place in places
    ]
    games = [f"{game_name(reader.messages, result)} ({winner_names(reader, result)})" for result in night.results]
    return "\n".join((leader_line(reader, night), *points, reader.messages.join(games)))


def standings_line(reader: Reader, night: Evening) -> str:
    """Return everybody's points in one sentence: "Stand van de avond: Oma 1, Papa 2."."""
    places = evening.standings(night, len(reader.names))
    points = [reader.format("evening.score", who=reader.name(place.seat), points=place.points) for place in places]
    return reader.format("evening.standing", points=ValueList(points, "series"))


def result_line(reader: Reader, result: EveningResult) -> str:
    """Return who won a finished game: "Toepen is uit: Oma heeft gewonnen."."""
    won = reader.sentence_about("lobby.won", sorted(result.won))
    return reader.format("evening.result", game=game_name(reader.messages, result), won=won)


def game_name(messages: Messages, result: EveningResult) -> str:
    """Return the name of the game that was played, which this page may not know."""
    return ENTRIES[result.game].name if result.game in ENTRIES else messages.format("evening.newer")


def winner_names(reader: Reader, result: EveningResult) -> str:
    """Return who won a game."""
    return reader.names_of(sorted(result.won))
