"""The board of Tokken: that of both races."""

from ..race.paint import art as art
