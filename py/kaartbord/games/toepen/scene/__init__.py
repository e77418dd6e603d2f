"""Pictures of Toepen."""
