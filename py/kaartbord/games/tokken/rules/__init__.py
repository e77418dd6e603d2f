"""The parts of the rules of Tokken."""
