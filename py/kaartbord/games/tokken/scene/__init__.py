"""Tokken as it is drawn."""
