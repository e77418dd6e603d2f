"""The screen of statistics."""
