"""Terms of all races, in English."""

from ..rulebook import Term

TERMS = {
    "waiting": Term(
        "Waiting pawn",
        ("waiting pawn", "waits again"),
        "A pawn beside the track. It is in play once you bring it out.",
    ),
    "enter": Term(
        "Bringing out",
        ("bring out", "come out", "bring them out"),
        "Putting a waiting pawn on the board.",
    ),
    "swap": Term("Swapping", ("swap", "swaps"), "Two pawns change places."),
    "split": Term(
        "Splitting the 7",
        ("split",),
        "You move seven squares in all: some with one pawn, the rest with another.",
    ),
}
