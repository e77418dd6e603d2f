"""What Keezbord explains the first time, besides what all races do, in Dutch."""

WORDS: dict[str, str] = {
    "keezbord.first.seven": "Een 7 mag je verdelen over twee pionnen. Alle stappen moeten op.",
}
