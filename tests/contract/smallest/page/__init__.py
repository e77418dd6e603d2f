"""Slagen in the page."""
