"""The board of Keezbord: that of both races."""

from ..race.paint import art as art
