"""Paragraphs of the rules that races share, in English; the form is that of rules_nl."""

from ..rulebook import Lines

DEALER: Lines = (
    ("deal", "The deal passes to the left each time, to the player who just began."),
    ("cycle", "A dealer deals three times. After the shuffle, the player on the left deals."),
)

TURN: Lines = (
    "Play one card and do what it says.",
    "If any card can be played, you must play one, even if it hurts you.",
    "Which card and which pawn you choose is up to you.",
    "If you cannot play any card, you discard your hand and wait for the next deal.",
    "Players without cards are skipped.",
    "Played cards stay face up.",
    ("not alone", "Nobody talks about their cards, not even to a partner."),
)

ENTER: Lines = (
    "If a pawn of yours is still there, it must move on first.",
    "If an opponent's pawn is there, you hit it.",
    ("friendly_fire", "not alone", "Your partner's pawn is hit there too."),
    ("not friendly_fire", "not alone", "If your partner's pawn is there, you cannot come out."),
    "If no pawn is waiting, there is nothing to bring out.",
)

WALK: Lines = (
    "You may pass other pawns, but not one that is safe on {the_start}.",
    "If you land exactly on a pawn, it goes back and waits again.",
    "Nobody can hit a pawn in a {lane}.",
)

FRIENDLY_FIRE: Lines = (
    ("friendly_fire", "Your own pawns go back too, if you land on them."),
    ("friendly_fire", "not alone", "So do your partner's."),
    ("friendly_fire", "If that is your only move, you must make it."),
    ("not friendly_fire", "You may not hit your own pawns."),
    ("not friendly_fire", "not alone", "Nor may you hit your partner's."),
)

SWAP: Lines = (
    "With a jack, you swap one of your pawns with another player's pawn.",
    ("not alone", "It may be your partner's."),
    "Both pawns must be on the track: not waiting, not home.",
    "A pawn that is safe on {the_start} cannot be swapped, but you may swap your own pawn away from your {start}.",
    "A swap hits nobody.",
)

SEVEN_PASSES: Lines = (
    ("not seven_hits_passed", "Pawns you pass on the way stay where they are."),
    ("seven_hits_passed", "Every pawn you pass on the way goes back."),
    ("seven_hits_passed", "not friendly_fire", "So the 7 may not pass a pawn of your own side."),
)

HOME: Lines = (
    "When you reach your {lane} you turn in: you may not go past your {start} again.",
    "You must come in by exact count.",
    "A pawn in your {lane} blocks the way: you cannot jump over it.",
    "If nothing fits, wait for another card, or swap with a jack.",
)

PARTNER: Lines = (
    ("not alone", "Once your four pawns are home, you play on with your partner's."),
    ("not alone", "You bring them out, move and swap them as if they were yours."),
    ("alone", "Once your four pawns are home, the game is over."),
)

END: Lines = (
    ("not alone", "The game ends as soon as two partners have all their pawns home."),
    ("alone", "The game ends as soon as someone has all pawns home."),
)
