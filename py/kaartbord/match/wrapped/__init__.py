"""Links in whatever was wrapped around them on their way."""
