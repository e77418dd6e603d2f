"""What the pawn races say alike."""
