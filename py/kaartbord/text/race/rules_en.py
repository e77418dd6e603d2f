"""Paragraphs of the rules that races share, in English; the form is that of rules_nl."""

from ..rulebook import Lines

DEALER: Lines = (
    ("deal", "With every deal the job moves one seat to the left, to the player who just began."),
    ("cycle", "A dealer deals three times. After the shuffle the player on the left deals."),
)

TURN: Lines = (
    "Play one card and do what it says.",
    "If any card can be played, you must play one, even if it hurts you.",
    "Which card and which pawn is up to you.",
    "If no card can be played, your whole hand goes and you join again in the next deal.",
    "Players without cards are skipped.",
    "Played cards lie open.",
    ("not alone", "Nobody talks about their cards, not even to a partner."),
)

ENTER: Lines = (
    "If a pawn of yours is still there, it must move on first.",
    "If an opponent's pawn is there, you hit it.",
    ("friendly_fire", "not alone", "A pawn of your partner is hit there too."),
    ("not friendly_fire", "not alone", "If a pawn of your partner is there, you cannot come out."),
    "With no pawn waiting there is nothing to bring out.",
)

WALK: Lines = (
    "You may walk past other pawns, but not past one that is safe on {the_start}.",
    "If you land exactly on a pawn, it goes back and waits again.",
    "Nobody can hit a pawn in a {lane}.",
)

FRIENDLY_FIRE: Lines = (
    ("friendly_fire", "Your own pawns go back too if you land on them."),
    ("friendly_fire", "not alone", "So do those of your partner."),
    ("friendly_fire", "If it is the only thing you can do, you must."),
    ("not friendly_fire", "A move that hits a pawn of your own is not allowed."),
    ("not friendly_fire", "not alone", "Nor is one that hits your partner."),
)

SWAP: Lines = (
    "With a jack, a pawn of yours and a pawn of another player change places.",
    ("not alone", "That other player may be your partner."),
    "Both pawns must be on the track: not waiting, not home.",
    "A pawn that is safe on {the_start} does not swap, but you may swap away from your own {start}.",
    "A swap hits nobody.",
)

SEVEN_PASSES: Lines = (
    ("not seven_hits_passed", "Pawns you pass on the way stay where they are."),
    ("seven_hits_passed", "Every pawn you pass on the way goes back."),
    ("seven_hits_passed", "not friendly_fire", "So the 7 may not pass a pawn of your own side."),
)

HOME: Lines = (
    "At your {lane} you turn in: you may not walk on past your {start}.",
    "The steps must fit exactly.",
    "A pawn in your {lane} closes the way: you cannot jump it.",
    "If nothing fits, wait for another card, or swap with a jack.",
)

PARTNER: Lines = (
    ("not alone", "With your four pawns home you go on with those of your partner."),
    ("not alone", "You bring them out, walk and swap as if they were yours."),
    ("alone", "With your four pawns home the game is over."),
)

END: Lines = (
    ("not alone", "The game is over once two partners have all their pawns home."),
    ("alone", "The game is over once somebody has all pawns home."),
)
