"""The stage of the pawn races."""
