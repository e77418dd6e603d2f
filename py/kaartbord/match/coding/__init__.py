"""How a link writes a match: as a number, and in the formats of before."""
