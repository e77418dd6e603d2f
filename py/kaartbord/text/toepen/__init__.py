"""Toepen in words."""
