"""What a board view is made of: frames, fingers, a lens, and a grid for who does not see it."""
