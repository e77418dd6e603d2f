"""Keezbord in words."""
