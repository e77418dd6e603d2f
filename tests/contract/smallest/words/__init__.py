"""Slagen in words."""
