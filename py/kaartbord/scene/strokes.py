"""Points as tally strokes. Pure."""


def tally(points: int) -> tuple[int, int]:
    """Points as tally strokes: full groups of five, and the rest."""
    return divmod(max(points, 0), 5)
