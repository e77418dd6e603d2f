"""A new game, before it starts: its players, house rules and board."""
