"""Live play: the messages between devices, and how they are received."""
