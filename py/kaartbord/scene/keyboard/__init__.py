"""Play without a pointer: the keys, and where they lead."""
