"""Pictures of the pawn races."""
