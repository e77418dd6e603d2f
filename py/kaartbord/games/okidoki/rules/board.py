"""The board of OkiDoki as data: the colour of every square, and the line through them.

A custom board is a word with a letter for each square, from the first after the start to the last before the finish:
`w` safe for white, `g` safe for grey, `r` red (nobody stops there), `n` neutral.
"""

from ....rules.options import BoardFlaw

LETTERS = "wgrn"

USUAL_BOARD = "gwwgrggwnwwrwgnnwgrggngwwrwggw"
"""The usual board: two halves of fifteen squares."""

LENGTHS = range(16, 61)
"""The allowed numbers of squares of a custom board."""

MIN_SAFE = 4
"""The fewest squares on which each team is safe."""

ROW_LENGTH = 7
"""Squares in a row of the drawing; rows are joined by one square at alternate ends."""


def squares_of(board: str) -> str:
    """Return the letters of a board; "" is the usual one."""
    return board or USUAL_BOARD


def flaw(board: str) -> BoardFlaw | None:
    """Return the flaw of a board whose letters and length are right; None if it can be played on.

    `red`: a red square next to the finish, or two in a row, where a pawn with one step left of a division would be
    stuck too often; `few`: a team has fewer than MIN_SAFE safe squares; `unfair`: they have different numbers.
    """
    # Two red squares in a row would too often leave a pawn without a square to stop on.
    framed = f" {board}r"
    stuck = (i for i in range(len(board)) if framed[i + 1] == "r" and "r" in (framed[i], framed[i + 2]))
    if squares := tuple(stuck):
        return BoardFlaw("red", squares)
    safe = {letter: board.count(letter) for letter in "wg"}
    if few := "".join(letter for letter, number in safe.items() if number < MIN_SAFE):
        return BoardFlaw("few", letters=few)
    return BoardFlaw("unfair", letters=min(safe, key=safe.__getitem__)) if safe["w"] != safe["g"] else None
