"""Positions of a real table that are laid by hand, and what may be done in them. Pure."""
