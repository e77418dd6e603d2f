"""Tokken in words."""
