"""The encoding of a match in a link: as a number, and in earlier formats."""
