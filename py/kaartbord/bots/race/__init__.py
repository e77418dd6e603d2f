"""The computer at the pawn races."""
