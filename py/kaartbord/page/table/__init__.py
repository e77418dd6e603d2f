"""The table: the questions, the display, and the next game."""
