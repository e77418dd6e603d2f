"""The board of Tokken: as of both races."""

from ..race.paint import art as art
