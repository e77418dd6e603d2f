"""The stage of two teams, for any game."""
