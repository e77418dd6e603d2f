"""The state of a game, in the few words that fit on the tab of a browser."""

from collections.abc import Sequence

from .reader import Reader


def tab_title(reader: Reader, game: str, pending_seats: Sequence[int]) -> str:
    """Return whose turn it is in the game of this name, by the seats that it waits for; none once it is over."""
    return reader.format("standing.title", state=turn_or_winner(reader, pending_seats), game=game)


def turn_or_winner(
    reader: Reader, pending_seats: Sequence[int], won: Sequence[int] = (), turn_key: str = "lobby.turn"
) -> str:
    """Return whose turn it is, or who won if that is known, in a few words. `turn` is the key of the message
    about others who are waited for."""
    if not pending_seats:
        return reader.sentence_about("lobby.won", won) if won else reader.format("lobby.over")
    if reader.me in pending_seats:
        return reader.format("lobby.your-turn")
    return reader.sentence_about(turn_key, pending_seats)
