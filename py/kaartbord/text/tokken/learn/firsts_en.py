"""What Tokken explains the first time, besides what all races do, in English."""

WORDS: dict[str, str] = {
    "tokken.first.give": "First you exchange a card with your partner. Give one that helps {whom}.",
    "tokken.first.give.on": "First you pass a card on to {whom}. Choose one that you can do without.",
    "tokken.first.exchange": "You got a card from {whom}. Now play begins.",
    "tokken.first.seven": "You may divide a 7 over up to four pawns.",
    "tokken.first.push": "A 5 moves a pawn of an opponent forward.",
    "tokken.first.push.mine": "{who} moved your pawn. A 5 always moves a pawn of an opponent.",
    "tokken.first.sweep": "A king hits every pawn that it meets on its way.",
    "tokken.first.joker": "A joker brings out a pawn or moves one 18. Then its player draws a card.",
    "tokken.first.jump": "A pawn that lands on a black dot jumps on to the next dot.",
    "tokken.first.keep": "After a joker a player may keep the last card for the next deal.",
}
