"""What Keezbord explains the first time, besides what all races do, in English."""

WORDS: dict[str, str] = {
    "keezbord.first.seven": "You may divide a 7 over two pawns. All steps must be used.",
}
