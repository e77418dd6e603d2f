"""The drawing of Slagen's table."""
