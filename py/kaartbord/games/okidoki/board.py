"""The board of OkiDoki as data: the colour of every square, and the line through them.

A board of one's own is a word with a letter for each square, from the first after the start to the last
before the finish: `w` safe for white, `g` safe for grey, `r` red (nobody stops there), `n` neutral.
"""

LETTERS = "wgrn"

SQUARES = "gwwgrggwnwwrwgnnwgrggngwwrwggw"
"""The usual board: two halves of fifteen squares."""

LENGTHS = range(16, 61)
"""How many squares a board of one's own may have."""

ROW = 7
"""Squares in a row of the drawing; rows are joined by one square at alternate ends."""


def squares(board: str) -> str:
    """The letters of a board; "" stands for the usual one."""
    return board or SQUARES


def problem(board: str) -> str:
    """What is wrong with a board whose letters and length are right, as a key of the texts; "" for nothing.

    `red`: a red square next to the finish, or two in a row, where a pawn with one step left of a division would
    be stuck too often; `few`: a team has fewer than four safe squares; `unfair`: the teams have not equally many.
    """
    if "rr" in board or board.endswith("r"):
        return "red"
    white, grey = board.count("w"), board.count("g")
    if min(white, grey) < 4:
        return "few"
    return "unfair" if white != grey else ""
