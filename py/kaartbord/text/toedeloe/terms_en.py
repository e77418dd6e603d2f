"""Terms of ToedeLoe, in English."""

from ..rulebook import Term
from ..words.terms_en import TERMS as SHARED

TERMS = {
    "value": Term(
        "Value",
        ("value", "worth"),
        "The highest black card of the trick. Its winner may put a pawn on that number.",
    ),
    "split": Term(
        "Splitting", ("split",), "Putting two pawns on numbers that make the value together, on one field."
    ),
    "field": Term(
        "Field",
        ("field", "fields"),
        "Half of the board: six by seven squares with a number. There are two, A and B.",
    ),
    "row": Term(
        "Row", ("row", "rows"), "Two or more pawns of your colour side by side on one field, across or down."
    ),
    "green": Term(
        "Green pawn",
        ("green pawn", "green pawns"),
        "A pawn that is everyone's. It takes a square, and removes the pawn that was there.",
    ),
    "score_pawn": Term(
        "Score pawn",
        ("score pawn", "score pawns"),
        "The pawn beside the board that counts your minus points, from 0 down.",
    ),
    "plus": Term(
        "Plus trick",
        ("plus trick", "plus tricks"),
        "A trick with which its winner did something on the board.",
    ),
    "minus": Term(
        "Minus point", ("minus points",), "A point taken off your result. The score pawn keeps count."
    ),
    "deal": Term("Deal", ("deal", "deals"), "Dealing cards once, and playing with them."),
    **{name: SHARED[name] for name in ("trick", "lead", "follow", "partner", "dealer")},
}
