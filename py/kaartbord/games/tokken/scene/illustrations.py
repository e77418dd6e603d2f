"""The illustrations of Tokken's rules."""

from functools import partial

from ....scene.illustrations.illustration import BoardPart, Illustration
from ...race.scene.illustration import illustration, pawns

_ARM: BoardPart = (3.1, 11.4, 11.0)
"""The viewer's arm, a square longer than Keezbord's."""

_MOUTH: BoardPart = (3.3, 7.0, 11.0)
"""Between the viewer's arm and the one on the left, where a black dot is in sight of the next."""

_LAST: BoardPart = (5.6, 11.4, 11.0)
"""The viewer's arm with the last black dot before its start."""

_SIDE: BoardPart = (0.1, 7.05, 8.9)
"""The arm on the left."""

_CORNER: BoardPart = (0.2, 11.4, 11.0)
"""The lower left of the board."""

_LEFT: BoardPart = (0.1, 7.2, 14.4)
"""From the viewer's arm to the one on the left."""

_BY_THE_SIDE = (7.6, 9.85)
"""The place of a card right of the arm on the left."""


def _position(placed: str, hand: str, options: str = "", turn: str = "0") -> str:
    """Return a position at the table for four with pawns by seat, those left out waiting; seat 0 plays."""
    head = f"tokken 4 {options}".strip()
    given = "kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws -"
    return f"{head} | pawns {pawns(placed)} | hands {hand} /  /  /  | {given} | played  | dealer 3 deals 1 turn {turn}"


_arm = partial(illustration, part=_ARM, card_at=(4.9, 17.75))

ILLUSTRATIONS: tuple[Illustration, ...] = (
    _arm("goal", "goal", _position("h1 h2 h3 h4", "2h")),
    _arm("table", "table", _position("", "2h"), marked=(0, 71, 74, 88)),
    illustration("dots", "dots", _position("6", "2h"), "seat 0 play 2h 0>8 0>26", part=_MOUTH, card_at=(13.05, 13.25)),
    illustration("dots_last", "dots", _position("60", "2h"), "seat 0 play 2h 0>62", part=_LAST, card_at=(14.7, 16.3)),
    _arm("walk", "cards", _position("1", "6h"), "seat 0 play 6h 0>7"),
    _arm("enter", "start", _position("9/54", "Ah"), "seat 0 play Ah 1>0"),
    _arm("enter_taken", "start", _position("0 9", "Ah 2h"), refused=(("seat 0 play Ah 2>0", "start"),)),
    _arm("hit", "walk", _position("1/58/ /25", "6h"), "seat 0 play 6h 0>7"),
    _arm("hit_own", "friendly_fire", _position("2 5", "3h"), "seat 0 play 3h 0>5", when=("friendly_fire",)),
    _arm(
        "hit_own_not",
        "friendly_fire",
        _position("2 5", "3h", "friendly_fire=off"),
        refused=(("seat 0 play 3h 0>5", "friendly_fire"),),
        when=("not friendly_fire",),
    ),
    illustration(
        "protected",
        "protected",
        _position("14/0", "6h"),
        refused=(("seat 0 play 6h 0>20", "protected"),),
        part=_SIDE,
        card_at=_BY_THE_SIDE,
    ),
    _arm("back", "back", _position("0", "4h"), "seat 0 play 4h 0>68"),
    _arm("back_not", "back", _position("2", "4h"), refused=(("seat 0 play 4h 0>70", "own_start"),)),
    _arm("push", "push", _position("/55", "5h"), "seat 0 play 5h 4>6"),
    illustration(
        "king",
        "king",
        _position("1/57/ /25", "Kh"),
        "seat 0 play Kh 4>88 12>88 0>14",
        part=_CORNER,
        card_at=(4.2, 17.6),
    ),
    _arm("swap", "swap", _position("3/ / /11", "Jh"), "seat 0 play Jh 0>65 12>3"),
    _arm("split", "seven", _position("1 4 67", "7h"), "seat 0 play 7h 0>3 1>6 2>70"),
    _arm(
        "sweep",
        "seven",
        _position("0/58", "7h", "seven_hits_passed=on"),
        "seat 0 play 7h 4>88 0>7",
        when=("seven_hits_passed",),
    ),
    illustration("joker", "joker", _position("3", "*s"), "seat 0 play *s 0>21", part=_LEFT, card_at=(3.6, 15.6)),
    _arm("home", "home", _position("68", "6h"), "seat 0 play 6h 0>74"),
    _arm("home_closed", "home", _position("68 h2", "6h 2h"), refused=(("seat 0 play 6h 0>74", "jump"),)),
    _arm("partner", "partner", _position("h1 h2 h3 h4/ /38", "3h"), "seat 0 play 3h 8>5", when=("not alone",)),
    _arm("alone", "partner", _position("h1 h2 h3 h4", "", "individual=on", "over"), when=("alone",)),
)
