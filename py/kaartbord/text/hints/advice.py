"""What the computer would do and why, in a sentence to the seat that asks. Pure."""

from collections.abc import Callable, Mapping
from typing import Any

from ...games import GAMES
from ...rules.protocol import Action
from .. import capital
from ..okidoki import moves as okidoki_moves
from ..race import moves as race_moves
from ..reader import Reader
from ..toedeloe import moves as toedeloe_moves
from ..toepen import moves as toepen_moves
from .reasons import Case, Odds, Why, reason

CHOICES: Mapping[str, Callable[..., str]] = {
    "K": race_moves.choice,
    "T": race_moves.choice,
    "P": toepen_moves.choice,
    "O": okidoki_moves.choice,
    "L": toedeloe_moves.choice,
}
"""By code of the game: (reader, view, seat, action) -> the label of a choice."""

CLEAR = 0.02
"""How much likelier to win the best choice must be than the next for that to be the reason."""


def advice(reader: Reader, code: str, view: Any, action: Action, odds: Odds) -> str:
    """What the computer would do in the reader's place, from the reader's own view, and why."""
    choice = CHOICES[code](reader, view, reader.me, action)
    key, values = why(reader, code, view, action, odds)
    return reader.say("hint.say", choice=capital(choice), why=reader.say(f"hint.why.{key}", **values))


def why(reader: Reader, code: str, view: Any, action: Action, odds: Odds) -> Why:
    """The reason of a choice of the reader: what it brings about; else how much likelier it wins than others.

    ValueError for a spectator.
    """
    if reader.me is None:
        raise ValueError("a spectator has no choice to make")
    game = GAMES[code]
    after = game.apply(view, reader.me, action)
    events = game.events(view, reader.me, action, after)
    case = Case(reader, game, view, reader.me, action, after, events, odds.chance)
    if found := reason(case):
        return found
    if odds.other is not None and odds.chance - odds.other >= CLEAR:
        return "chance", {"chance": round(100 * odds.chance), "other": round(100 * odds.other)}
    return "even", {}
