"""The parts of a board view: frames, fingers, a lens, and a grid for screen readers."""
