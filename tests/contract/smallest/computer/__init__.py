"""Slagen played by the computer."""
