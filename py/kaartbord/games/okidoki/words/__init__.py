"""OkiDoki in words."""
