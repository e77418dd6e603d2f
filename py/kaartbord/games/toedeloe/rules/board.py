"""The board of ToedeLoe as data: two fields of six rows of seven numbers.

A custom board is a word of 84 letters, field A row by row and then field B; `A`, `B` and `C` are 10, 11 and 12.
"""

from ....rules.options import BoardFlaw

LETTERS = "23456789ABC"

ROWS, COLUMNS = 6, 7
FIELD = ROWS * COLUMNS
CELLS = 2 * FIELD
LENGTHS = range(CELLS, CELLS + 1)

MAX_SAME_NUMBER = 24
"""The most cells with the same number: with more there could be a thousand ways to put down a pair."""

FIELD_A = """
    5 A B 2 9 4 8
    4 9 8 7 6 3 A
    3 5 6 C B 7 2
    C 7 9 8 4 6 3
    9 4 2 A 5 C 7
    8 6 5 3 7 A B
"""
USUAL_BOARD = "".join(FIELD_A.split()) + "".join(FIELD_A.split())[::-1]
"""The usual board; field B is field A turned half round."""


def numbers_of(board: str) -> tuple[int, ...]:
    """Return the number of each cell; "" is the usual board."""
    return tuple(LETTERS.index(letter) + 2 for letter in board or USUAL_BOARD)


def flaw(board: str) -> BoardFlaw | None:
    """Return the flaw of a board whose letters and length are right; None if it can be played on.

    `pairs`: a number is not there twice; `often`: one is there too often; `six`: a field lacks two sixes, for a queen.
    """
    if few := "".join(letter for letter in LETTERS if board.count(letter) < 2):
        return BoardFlaw("pairs", letters=few)
    if many := "".join(letter for letter in LETTERS if board.count(letter) > MAX_SAME_NUMBER):
        return BoardFlaw("often", tuple(i for i, letter in enumerate(board) if letter in many), many)
    fields = board[:FIELD], board[FIELD:]
    return BoardFlaw("six", letters="6") if any(field.count("6") < 2 for field in fields) else None
