"""A game on one device: its history, its stored state, and the session in which it is played."""
