"""The words shared by the pawn races."""
