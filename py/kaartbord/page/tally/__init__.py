"""The screen of score sheets for real cards."""
