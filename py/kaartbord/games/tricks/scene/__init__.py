"""Pictures of a table of two teams, whatever they play."""
