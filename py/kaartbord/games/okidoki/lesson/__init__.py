"""The lessons of OkiDoki: first the cards, then the board."""

from .board import BOARD
from .cards import CARDS

LESSONS = (CARDS, BOARD)
