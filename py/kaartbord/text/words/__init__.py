"""The terms that all games share."""
