"""The look of every pawn: its colour, its shape and its letter."""

from typing import NamedTuple

from .theme import INK, mix


class PawnStyle(NamedTuple):
    """The look of a seat's or team's pawn."""

    fill: str
    ink: str
    shape: str
    letter: str
    """The key of its letter; "" for none."""
    outline: float = 0.07

    @property
    def edge(self) -> str:
        """The colour of its outline; a team's thicker one is nearly black."""
        return "#1B1512" if self.outline >= 0.1 else mix(self.fill, "#000000", 0.76)


PIECES = (
    PawnStyle("#AB1E26", "#FFFFFF", "circle", "letter.0"),
    PawnStyle("#1A56AD", "#FFFFFF", "square", "letter.1"),
    PawnStyle("#F7CE2E", INK, "triangle", "letter.2"),
    PawnStyle("#27B49F", "#0C1614", "diamond", "letter.3"),
    PawnStyle("#FB8312", "#140C06", "shield", "letter.4"),
    PawnStyle("#501872", "#FFFFFF", "hexagon", "letter.5"),
    PawnStyle("#FBF7EE", INK, "star", "letter.6"),
    PawnStyle("#2B2724", "#FFFFFF", "plus", "letter.7"),
    PawnStyle("#FBF7EE", INK, "circle", "letter.8", 0.1),
    PawnStyle("#53595D", "#FFFFFF", "square", "letter.9", 0.1),
    PawnStyle("#2A8438", "#FFFFFF", "clover", "", 0.1),
)
"""By the seat that usually has it; after the eight seats the white and grey team, and green, which is nobody's."""
