"""The look of every pawn: its colour, its shape and its letter."""

from typing import NamedTuple

from .theme import INK, mix


class Piece(NamedTuple):
    """How a seat's or team's pawn looks; letters in Dutch and English."""

    fill: str
    ink: str
    shape: str
    letters: dict[str, str]
    outline: float = 0.07

    @property
    def edge(self) -> str:
        """The colour of its outline; a team's thicker one is nearly black."""
        return "#1B1512" if self.outline >= 0.1 else mix(self.fill, "#000000", 0.76)


PIECES = (
    Piece("#AB1E26", "#FFFFFF", "circle", {"nl": "R", "en": "R"}),
    Piece("#1A56AD", "#FFFFFF", "square", {"nl": "B", "en": "B"}),
    Piece("#F7CE2E", INK, "triangle", {"nl": "G", "en": "Y"}),
    Piece("#27B49F", "#0C1614", "diamond", {"nl": "T", "en": "T"}),
    Piece("#FB8312", "#140C06", "shield", {"nl": "O", "en": "O"}),
    Piece("#501872", "#FFFFFF", "hexagon", {"nl": "P", "en": "P"}),
    Piece("#FBF7EE", INK, "star", {"nl": "W", "en": "W"}),
    Piece("#2B2724", "#FFFFFF", "plus", {"nl": "Z", "en": "K"}),
    Piece("#FBF7EE", INK, "circle", {"nl": "W", "en": "W"}, 0.1),
    Piece("#53595D", "#FFFFFF", "square", {"nl": "G", "en": "G"}, 0.1),
    Piece("#2A8438", "#FFFFFF", "clover", {}, 0.1),
)
"""By the seat that usually has it; after the eight seats the white and the grey team, and green which is nobody's."""
