"""The parts of the rules of Keezbord."""
