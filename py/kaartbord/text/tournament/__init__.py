"""A tournament: its words."""
