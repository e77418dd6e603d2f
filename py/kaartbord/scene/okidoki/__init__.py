"""Pictures of OkiDoki."""
