"""The course of a sealed match: its terms, its steps, and the dealer's automatic part in it."""
