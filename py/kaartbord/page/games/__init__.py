"""How each game stands on the table: a stage for each kind of game."""
