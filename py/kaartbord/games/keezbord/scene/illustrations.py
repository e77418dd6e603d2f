"""The illustrations of Keezbord's rules."""

from ....scene.illustrations.illustration import BoardPart, Illustration
from ...race.scene.illustration import illustration, pawns

_SIDE: BoardPart = (0.1, 6.05, 8.9)
"""The arm on the left."""

_CORNER: BoardPart = (0.0, 9.2, 11.2)
"""The lower left of the board."""

_BY_THE_SIDE = (8.0, 8.85)
"""The place of a card right of the arm on the left."""


def _position(placed: str, hand: str, options: str = "") -> str:
    """Return a position at the table for four with pawns by seat, those left out waiting; seat 0 plays."""
    head = f"keezbord 4 {options}".strip()
    return f"{head} | pawns {pawns(placed)} | hands {hand} /  /  /  | played  | dealer 3 deals 1 turn 0"


ILLUSTRATIONS: tuple[Illustration, ...] = (
    illustration("goal", "goal", _position("h1 h2 h3 h4", "2h")),
    illustration("table", "table", _position("", "2h"), marked=(0, 63, 66, 80)),
    illustration("walk", "cards", _position("2", "5h"), "seat 0 play 5h 0>7"),
    illustration("king", "king", _position("9", "Kh"), "seat 0 play Kh 1>0"),
    illustration(
        "king_13",
        "king",
        _position("1", "Kh", "king_advances_13=on"),
        "seat 0 play Kh 0>14",
        part=_CORNER,
        when=("king_advances_13",),
    ),
    illustration("enter", "start", _position("9/48", "Ah"), "seat 0 play Ah 1>0"),
    illustration("enter_taken", "start", _position("0 9", "Ah 2h"), refused=(("seat 0 play Ah 2>0", "start"),)),
    illustration("hit", "walk", _position("1/51/ /22", "5h"), "seat 0 play 5h 0>6"),
    illustration("hit_own", "friendly_fire", _position("2 5", "3h"), "seat 0 play 3h 0>5", when=("friendly_fire",)),
    illustration(
        "hit_own_not",
        "friendly_fire",
        _position("2 5", "3h", "friendly_fire=off"),
        refused=(("seat 0 play 3h 0>5", "friendly_fire"),),
        when=("not friendly_fire",),
    ),
    illustration(
        "protected",
        "protected",
        _position("12/0", "6h"),
        refused=(("seat 0 play 6h 0>18", "protected"),),
        part=_SIDE,
        card_at=_BY_THE_SIDE,
    ),
    illustration("back", "back", _position("2", "4h"), "seat 0 play 4h 0>62"),
    illustration("swap", "swap", _position("3/ / /10", "Jh"), "seat 0 play Jh 0>58 12>3"),
    illustration("split", "seven", _position("2 60", "7h"), "seat 0 play 7h 0>5 1>64"),
    illustration(
        "sweep",
        "seven",
        _position("1/52", "7h", "seven_hits_passed=on"),
        "seat 0 play 7h 4>80 0>8",
        when=("seven_hits_passed",),
    ),
    illustration("home", "home", _position("60", "6h"), "seat 0 play 6h 0>66"),
    illustration("home_closed", "home", _position("61 h2", "5h 2h"), refused=(("seat 0 play 5h 0>66", "jump"),)),
    illustration("fill", "deepest", _position("61", "3h"), "seat 0 play 3h 0>64", when=("not home_strict_order",)),
    illustration(
        "fill_deepest",
        "deepest",
        _position("61", "3h", "home_strict_order=on"),
        refused=(("seat 0 play 3h 0>64", "deepest"),),
        when=("home_strict_order",),
    ),
    illustration("deeper", "home_moves", _position("h1", "2h"), "seat 0 play 2h 0>66"),
    illustration("partner", "partner", _position("h1 h2 h3 h4/ /34", "5h"), "seat 0 play 5h 8>7", when=("not alone",)),
    illustration(
        "alone",
        "partner",
        "keezbord 2 | pawns h1 h2 h3 h4 / - - - - | hands  /  | played  | dealer 1 deals 1 turn over",
        when=("alone",),
    ),
)
