"""The rules of Toepen under which matches were begun before those of today."""

from .rules import version_1

EARLIER = (version_1,)
