"""Players that see only a view. Pure."""
