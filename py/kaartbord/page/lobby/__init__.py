"""The lobby, and setting up a new game."""
