"""What is said of the illustrations of Tokken's rules, in English: a caption, and (.alt) what there is to see."""

WORDS: dict[str, str] = {
    "tokken.illustration.dots": "You land exactly on a dot. So you jump on to the next.",
    "tokken.illustration.dots.alt": "A red pawn walks {steps} squares to a black dot and jumps to the next.",
    "tokken.illustration.dots_last": "This is the last dot before your start. You do not jump here.",
    "tokken.illustration.dots_last.alt": "A red pawn walks {steps} squares to a black dot and stays there.",
    "tokken.illustration.back": "Back from your start: now you are close to your home.",
    "tokken.illustration.back.alt": "A red pawn goes {steps} squares back from its start.",
    "tokken.illustration.back_not": "You may not go back over your own start.",
    "tokken.illustration.back_not.alt": "A red pawn may not go back over its own start.",
    "tokken.illustration.push": "You play the 5, and blue has to go {steps} forward.",
    "tokken.illustration.push.alt": "A blue pawn goes {steps} squares forward.",
    "tokken.illustration.king": "A king walks {steps} and hits whoever it passes.",
    "tokken.illustration.king.alt": "A red pawn walks {steps} squares. A blue and a turquoise pawn are hit.",
    "tokken.illustration.split": "Together 7, here divided over three pawns.",
    "tokken.illustration.split.alt": "Three red pawns walk: one {steps} squares, the other two {more} together.",
    "tokken.illustration.joker": "A joker walks {steps}. Then you take a card.",
    "tokken.illustration.joker.alt": "A red pawn walks {steps} squares with a joker, round the corner.",
}
