"""Words that all games share, in English: cards, colours, people."""

WORDS: dict[str, str] = {
    "list": "{first} and {last}",

    "rank.1": "A", "rank.11": "J", "rank.12": "Q", "rank.13": "K", "rank.14": "joker",
    "rank.1.name": "ace", "rank.11.name": "jack", "rank.12.name": "queen", "rank.13.name": "king",
    "rank.14.name": "joker",
    "suit.0": "spades", "suit.1": "hearts", "suit.2": "clubs", "suit.3": "diamonds",
    "card": "{rank} of {suit}",
    "card.hidden": "face-down card",

    "colour.0": "red", "colour.1": "blue", "colour.2": "yellow", "colour.3": "turquoise",
    "colour.4": "orange", "colour.5": "purple", "colour.6": "white", "colour.7": "black",
    "colour.8": "white", "colour.9": "grey", "colour.10": "green", "seat.of_team": "{colour} {number}",
    "letter.0": "R", "letter.1": "B", "letter.2": "Y", "letter.3": "T",
    "letter.4": "O", "letter.5": "P", "letter.6": "W", "letter.7": "K",

    "you": "you",
    "you.object": "you",

    "count.pawn.one": "{number} pawn", "count.pawn.many": "{number} pawns",
    "count.card.one": "{number} card", "count.card.many": "{number} cards",
    "count.point.one": "{number} point", "count.point.many": "{number} points",
    "count.game.one": "{number} game", "count.game.many": "{number} games",
    "count.other.one": "{number} other", "count.other.many": "{number} others",
    "count.player.one": "{number} player", "count.player.many": "{number} players",
    "count.round.one": "{number} round", "count.round.many": "{number} rounds",
}
