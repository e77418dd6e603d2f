"""Where hand and board are not in view together: which of them is."""

from ..ui.dom import by_id, data


def turn(*, board: bool) -> None:
    """Bring the board into view, or the hand."""
    by_id("table").setAttribute("data-side", "board" if board else "hand")
    by_id("side-board").setAttribute("aria-pressed", str(board).lower())


def turn_over() -> None:
    """Bring into view what is not."""
    turn(board=data(by_id("table"), "side") != "board")
