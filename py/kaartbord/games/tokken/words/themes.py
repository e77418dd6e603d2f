"""The themes of its puzzles."""

from ...race.words.themes import THEMES as THEMES
