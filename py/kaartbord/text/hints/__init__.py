"""Advice: the computer's choice and its reason."""
