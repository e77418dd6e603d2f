"""The course of a sealed match: its terms, its steps, and what the dealer does of itself."""
