"""Cells of ToedeLoe by what stands on them, and tricks by what they are worth, for the tests of its words."""

from kaartbord.games.toedeloe.rules.board import USUAL_BOARD

A10, A11, A2, A8, A3 = 1, 2, 3, 6, 12
B11, B7, B5, B12, B2 = 42, 44, 46, 50, 53
"""Some cells by their field and number, in the first two rows."""

RED, EIGHT, QUEEN, KING, JOKERED = "4h 2h 9h 3h", "2d 6d 8c 7d", "2d 6d Qs 3d", "2d 6d Ks 3d", "4h 2h 9h *s"
"""Tricks: nothing, 8 for Wim, 12 and 13 for Truus, a joker for Wim."""


def eights():
    """Every cell with an 8."""
    return tuple(cell for cell, letter in enumerate(USUAL_BOARD) if letter == "8")
