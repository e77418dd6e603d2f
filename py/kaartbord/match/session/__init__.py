"""A game as one device has it: its history, what is kept of it, and the session at which it is played."""
