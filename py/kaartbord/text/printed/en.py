"""English: the rules as pages of their own."""

WORDS = {
    "printed.language": "English",
    "printed.lead": "This is how it is played here, with {seats} players and the usual house rules.",
    "printed.play": "Play {game}",
    "printed.seats": "With more or fewer players",
    "printed.seats.lead": "Above there are {seats} of you. This is what changes.",
    "printed.seats.with": "With {seats} players",
    "printed.presets": "Sets of house rules",
    "printed.presets.lead": "You choose one for a new game; the first is the usual one.",
    "printed.house": "House rules",
    "printed.house.lead": "You can change these rules for a new game.",
    "printed.terms": "Words",
    "printed.usual": "Usually: {value}.",
    "printed.also": "You can also choose: {values}.",
    "printed.range": "{first} to {last}",
    "printed.others": "Rules of all games",
    "printed.link": "Print or share the rules",
    "printed.links": "To print or share",
}
