"""A tournament in words."""
