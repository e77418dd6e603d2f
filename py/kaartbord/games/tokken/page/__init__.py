"""Tokken on the stage of the races."""
