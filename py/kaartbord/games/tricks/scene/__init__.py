"""Pictures of a table of two teams, for any game."""
