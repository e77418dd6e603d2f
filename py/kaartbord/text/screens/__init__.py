"""The words of the screens around the table."""
