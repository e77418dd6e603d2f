"""The board of Keezbord: as of both races."""

from ..race.paint import art as art
