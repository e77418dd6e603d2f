"""The computer players, in a PyScript worker: plain values in, plain values out."""

from kaartbord.bots import players
from kaartbord.games import GAMES

__export__ = ["choose"]


def choose(code: str, position: str, seat: int) -> int | str:
    """The rank in `legal` of the bot's choice for the seat, from the position text of its view.

    Whatever goes wrong comes back as text, because an exception here would leave the page waiting for ever.
    """
    try:
        game = GAMES[code]
        view = game.read(position)
        return list(game.legal(view, seat)).index(players.choose(code, view, seat))
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
