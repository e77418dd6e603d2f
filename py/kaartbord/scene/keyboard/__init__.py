"""What can be done without a pointer: which keys there are, and where they lead."""
