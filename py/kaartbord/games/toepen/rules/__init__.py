"""The parts of the rules of Toepen."""
