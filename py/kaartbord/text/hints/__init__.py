"""Advice: what the computer would do and why."""
