"""Boerenbridge (oh hell), which is not played here: its score sheet."""
