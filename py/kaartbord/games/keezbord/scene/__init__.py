"""Drawings of Keezbord."""
