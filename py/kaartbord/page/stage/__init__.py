"""The parts that the stages of all games share: the question, the hand, the board, the log."""
