"""The parts of the rules of ToedeLoe."""
