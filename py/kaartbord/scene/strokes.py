"""Points as strokes, four and one across. Pure."""


def groups(points: int) -> tuple[int, int]:
    """Return the full groups of five strokes, and the rest."""
    return divmod(max(points, 0), 5)
