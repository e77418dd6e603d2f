"""The parts of the rules of OkiDoki."""
