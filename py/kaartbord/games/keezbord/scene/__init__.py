"""Keezbord as it is drawn."""
