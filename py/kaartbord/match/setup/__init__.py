"""A new game, before it starts: who sits where, by which house rules, on which board."""
