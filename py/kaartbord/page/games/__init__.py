"""The stages of the games: one for each kind of game."""
