"""The look of every pawn: its colour, its shape and its letter."""

from typing import NamedTuple

from .theme import INK, mix


class Piece(NamedTuple):
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
    Piece("#AB1E26", "#FFFFFF", "circle", "letter.0"),
    Piece("#1A56AD", "#FFFFFF", "square", "letter.1"),
    Piece("#F7CE2E", INK, "triangle", "letter.2"),
    Piece("#27B49F", "#0C1614", "diamond", "letter.3"),
    Piece("#FB8312", "#140C06", "shield", "letter.4"),
    Piece("#501872", "#FFFFFF", "hexagon", "letter.5"),
    Piece("#FBF7EE", INK, "star", "letter.6"),
    Piece("#2B2724", "#FFFFFF", "plus", "letter.7"),
    Piece("#FBF7EE", INK, "circle", "letter.8", 0.1),
    Piece("#53595D", "#FFFFFF", "square", "letter.9", 0.1),
    Piece("#2A8438", "#FFFFFF", "clover", "", 0.1),
)
"""By the seat that usually has it; after the eight seats the white and grey team, and green, which is nobody's."""
