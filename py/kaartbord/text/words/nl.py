"""Words that all games share, in Dutch: cards, colours, people."""

WORDS: dict[str, str] = {
    "list": "{first} en {last}",

    "rank.1": "A", "rank.11": "B", "rank.12": "V", "rank.13": "H", "rank.14": "joker",
    "rank.1.name": "aas", "rank.11.name": "boer", "rank.12.name": "vrouw", "rank.13.name": "heer",
    "rank.14.name": "joker",
    "suit.0": "schoppen", "suit.1": "harten", "suit.2": "klaveren", "suit.3": "ruiten",
    "card": "{suit} {rank}",
    "card.hidden": "dichte kaart",

    "colour.0": "rood", "colour.1": "blauw", "colour.2": "geel", "colour.3": "turkoois",
    "colour.4": "oranje", "colour.5": "paars", "colour.6": "wit", "colour.7": "zwart",
    "colour.8": "wit", "colour.9": "grijs", "colour.10": "groen", "seat.of_team": "{colour} {number}",
    "letter.0": "R", "letter.1": "B", "letter.2": "G", "letter.3": "T",
    "letter.4": "O", "letter.5": "P", "letter.6": "W", "letter.7": "Z",

    "you": "jij",
    "you.object": "jou",

    "count.pawn.one": "{number} pion", "count.pawn.many": "{number} pionnen",
    "count.card.one": "{number} kaart", "count.card.many": "{number} kaarten",
    "count.point.one": "{number} punt", "count.point.many": "{number} punten",
    "count.game.one": "{number} spel", "count.game.many": "{number} spellen",
    "count.other.one": "{number} ander", "count.other.many": "{number} andere",
    "count.player.one": "{number} speler", "count.player.many": "{number} spelers",
    "count.round.one": "{number} ronde", "count.round.many": "{number} rondes",
}
