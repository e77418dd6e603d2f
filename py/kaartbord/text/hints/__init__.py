"""Advice: what the computer would do and why, and its words."""
