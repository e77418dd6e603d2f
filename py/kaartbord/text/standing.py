"""The state of a game, in the few words that fit on the tab of a browser."""

from collections.abc import Sequence

from .reader import Reader


def title(reader: Reader, game: str, waited: Sequence[int]) -> str:
    """Return whose turn it is in the game of this name, by the seats that it waits for; none once it is over."""
    return reader.say("standing.title", state=state(reader, waited), game=game)


def state(reader: Reader, waited: Sequence[int], won: Sequence[int] = (), turn: str = "lobby.turn") -> str:
    """Return whose turn it is, or who won if that is known, in a few words. `turn` is the key of the message
    about others who are waited for."""
    if not waited:
        return reader.of_seats("lobby.won", won) if won else reader.say("lobby.over")
    if reader.me in waited:
        return reader.say("lobby.your-turn")
    return reader.of_seats(turn, waited)
