"""Words of a score sheet for real cards, in English."""

WORDS: dict[str, str] = {
    "tally.title": "Score sheet",
    "tally.of": "Score sheet of {game}",
    "tally.lead": "Do you play with real cards? Write down here how it stands. "
    "The sheet stays on this device, and goes along when you save all your games.",
    "tally.back": "All score sheets",
    "tally.sides": "How many players?",
    "tally.limit": "Up to how many?",
    "tally.name": "Name of {colour}",
    "tally.house": "House rules",
    "tally.begin": "Begin",
    "tally.undo": "Take back",
    "tally.new": "New sheet",
    "tally.new.ask": "Begin a new sheet?",
    "tally.new.text": "What stands on this sheet now goes.",
    "tally.new.yes": "Begin again",
    "tally.new.no": "Keep this sheet",
    "tally.round": "Round",
    "tally.total": "Total",
    "tally.rounds": "What was written down",
    "tally.over": "It is over.",
    "tally.out": "{name} (out)",
    "count.sheet.one": "{number} score sheet",
    "count.sheet.many": "{number} score sheets",
}
