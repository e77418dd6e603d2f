"""Hartenjagen (hearts), which is not played here: its score sheet."""
