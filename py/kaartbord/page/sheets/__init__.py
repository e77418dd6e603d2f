"""The sheets of the table and the lobby: menu, rules, settings, replay, end of the game."""
