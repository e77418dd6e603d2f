"""What the computer knows of any game with tricks."""
