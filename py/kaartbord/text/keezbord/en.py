"""Keezbord in English: what it does not share with other races (race.en): some words, cards, refusals and
house rules. The rules page stands in rules_en."""

WORDS: dict[str, str] = {
    # its own words in what the races share
    "keezbord.word.start": "start",
    "keezbord.word.the_start": "the start square",
    "keezbord.word.lane": "home",
    "keezbord.word.openers": "ace or king",
    # what a card does
    "keezbord.help.7": "7 forward, or split over two pawns",
    "keezbord.help.13": "bring out a pawn",
    "keezbord.help.13.king_advances_13": "bring out a pawn or 13 forward",
    "keezbord.rule.7": "Move one pawn 7 forward, or split the 7 over two pawns. Use all of it.",
    "keezbord.rule.13": "Put a waiting pawn on your start.",
    "keezbord.rule.13.king_advances_13": "Put a waiting pawn on your start, or move one pawn 13 forward.",
    # the end
    "keezbord.end.points": "Championship points: {sides}.",
    "keezbord.end.points.side": "{who} {points}",
    # why not
    "keezbord.no.deepest": "The deepest free square of your home comes first.",
    "keezbord.no.deepest.of": "The deepest free square of {who}'s home comes first.",
    # house rules
    "keezbord.option.king_advances_13": "King may go 13 forward",
    "keezbord.option.king_advances_13.why": "A king brings out a pawn, or moves one 13 forward.",
    "keezbord.option.home_strict_order": "Fill home from the back",
    "keezbord.option.home_strict_order.why": "A pawn only comes in on the deepest free square.",
    "keezbord.option.home_moves_forced": "Moving up at home is a turn",
    "keezbord.option.home_moves_forced.why": "If you can only move a pawn deeper at home, you must.",
    "keezbord.option.guarantee_start_card": "Always a start card",
    "keezbord.option.guarantee_start_card.why": "Everyone holds an ace or king in the very first deal.",
    "keezbord.option.nk_scoring": "Championship points",
    "keezbord.option.nk_scoring.why": "Two points for each pawn home, ten more for finishing first.",
    "keezbord.preset.Keezbord": "Keezbord",
    "keezbord.preset.Keezbord.source": "As in the rules that come with the board.",
    "keezbord.preset.NK": "NK keezen",
    "keezbord.preset.NK.source": "As at the Dutch championship: with points.",
    # its tile in the lobby
    "keezbord.tile.seats": "2, 4, 6 or 8 players",
    "keezbord.tile.line": "Bring all pawns home with your partner.",
    "keezbord.tile.short": "Home with your partner",
    "keezbord.gentle": "everybody is first dealt an ace or king",
    # the score sheet
    "keezbord.tally.home": "How many pawns of {name} are home?",
    "keezbord.tally.pawns": "{number}",
    # the first time
    "keezbord.first.seven": "You may divide a 7 over two pawns. All steps must be used.",
}
