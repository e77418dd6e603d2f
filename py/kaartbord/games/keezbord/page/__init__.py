"""Keezbord on the stage of the races."""
