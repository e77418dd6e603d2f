"""The rules of Toepen of matches begun before today's."""

from .rules import version_1

EARLIER = (version_1,)
