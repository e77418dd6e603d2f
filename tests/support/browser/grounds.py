"""TODO."""

from __future__ import annotations

GROUNDS = """() => [...document.querySelectorAll("html, body, body *")]
  .filter(node => node.checkVisibility())
  .map(node => getComputedStyle(node).backgroundColor)
  .filter(colour => !/, 0\\)$/.test(colour))"""
"""Every ground that is painted."""
