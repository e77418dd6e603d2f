"""What the computer would do and why, in a sentence to the seat that asks. Pure."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...games import GAMES
from ...rules.protocol import Action
from .. import capital, say
from ..okidoki import moves as okidoki_moves
from ..race import moves as race_moves
from ..toedeloe import moves as toedeloe_moves
from ..toepen import moves as toepen_moves
from .reasons import Case, Why, reason

CHOICES: Mapping[str, Callable[..., str]] = {
    "K": race_moves.choice,
    "T": race_moves.choice,
    "P": toepen_moves.choice,
    "O": okidoki_moves.choice,
    "L": toedeloe_moves.choice,
}
"""By code of the game: (language, view, seat, action, names, me) -> the label of a choice."""

CLEAR = 0.02
"""How much likelier to win the best choice must be than the next for that to be the reason."""


def advice(
    lang: str,
    code: str,
    view: Any,
    seat: int,
    action: Action,
    names: Sequence[str],
    chance: float = 0.5,
    other: float | None = None,
) -> str:
    """What the computer would do in place of a seat, from its own view, and why.

    `chance` is that of its side to win with this action, `other` with the best of the rest, None if that is
    not known. Both are from 0 to 1.
    """
    choice = CHOICES[code](lang, view, seat, action, names, seat)
    key, values = why(lang, code, view, seat, action, names, chance, other)
    return say(lang, "hint.say", choice=capital(choice), why=say(lang, f"hint.why.{key}", **values))


def why(
    lang: str,
    code: str,
    view: Any,
    seat: int,
    action: Action,
    names: Sequence[str],
    chance: float,
    other: float | None,
) -> Why:
    """The reason of a choice: what it brings about; else how much likelier it wins than others."""
    game = GAMES[code]
    after = game.apply(view, seat, action)
    events = game.events(view, seat, action, after)
    case = Case(lang, game, view, seat, action, after, events, tuple(names), chance)
    if found := reason(case):
        return found
    if other is not None and chance - other >= CLEAR:
        return "chance", {"chance": round(100 * chance), "other": round(100 * other)}
    return "even", {}
