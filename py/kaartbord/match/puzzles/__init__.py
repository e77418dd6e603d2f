"""Puzzles: positions in which one choice of seat 0 is clearly best, and the one of each day."""
