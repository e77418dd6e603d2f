"""A match: a game with its options, seats, seed and choices; its shuffle, link and transcript. Pure."""
