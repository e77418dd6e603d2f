"""What is said of the illustrations of Keezbord's rules, in English: a caption, and (.alt) what there is to see."""

WORDS: dict[str, str] = {
    "keezbord.illustration.king": "The king puts a waiting pawn on your start.",
    "keezbord.illustration.king.alt": "A red pawn goes from where it waits to the red start.",
    "keezbord.illustration.king_13": "It may walk too: {steps} squares.",
    "keezbord.illustration.king_13.alt": "A red pawn walks {steps} squares forward with a king, round the corner.",
    "keezbord.illustration.back": "Back over your own empty start. Now you are close to your home.",
    "keezbord.illustration.back.alt": "A red pawn goes {steps} squares back, over the red start.",
    "keezbord.illustration.split": "{steps} with one pawn and {more} with the other. Together 7.",
    "keezbord.illustration.split.alt": "One red pawn walks {steps} squares, the other {more} into its home.",
    "keezbord.illustration.fill": "The first square is fine, even with room farther in.",
    "keezbord.illustration.fill.alt": "A red pawn comes to the first square of an empty home.",
    "keezbord.illustration.fill_deepest": "Not the first square yet: the last one comes first.",
    "keezbord.illustration.fill_deepest.alt": "A red pawn may not come to the first square of an empty home.",
    "keezbord.illustration.deeper": "A pawn that is home moves {steps} on.",
    "keezbord.illustration.deeper.alt": "A red pawn goes from the first to the third square of its home.",
}
