"""The computer's knowledge of any game with tricks."""
