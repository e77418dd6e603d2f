"""What the stages of all games are made of: the question, the hand, the board, the log."""
