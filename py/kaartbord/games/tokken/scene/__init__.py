"""Drawings of Tokken."""
