"""The deal of the day: its table, its result, and the calendar."""
