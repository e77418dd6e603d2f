"""The words that teach Keezbord, in English: in lessons, in illustrations."""

WORDS: dict[str, str] = {
    # lessons
    "lesson.keezbord": "Keezbord",
    "lesson.keezbord.goal": (
        "You are red. Bring your four pawns round the board into your home. Yellow is your partner: you win together."
    ),
    "lesson.keezbord.enter": (
        "Your pawns still wait. An ace or king puts one on your start. Tap your king and then the button."
    ),
    "lesson.keezbord.walk": (
        "A number walks that many squares, clockwise. A queen walks twelve. Play the queen."
    ),
    "lesson.keezbord.walk.why": "You may do that. But the queen takes you twelve squares on.",
    "lesson.keezbord.hit": (
        "Land on another pawn and it goes back to its yard. Hit the blue pawn with the 5."
    ),
    "lesson.keezbord.hit.why": "Look where you land. Your partner has to go back too if you land there. Hit blue.",
    "lesson.keezbord.start": (
        "Blue stands on its own start. There it is safe, and nobody may pass. Try the 6, then play the 3."
    ),
    "lesson.keezbord.home": (
        "In your home you may not jump over a pawn. Try the 5. Then go as deep as you can with the 3."
    ),
    "lesson.keezbord.home.why": "That leaves a gap behind your pawn. The 3 takes you deeper.",
    "lesson.keezbord.four": (
        "A 4 walks backwards. Just past your start, that brings you right before your home. Play the 4."
    ),
    "lesson.keezbord.four.why": "Now you still have to go all the way round. The 4 takes you nearly home.",
    "lesson.keezbord.jack": (
        "A jack swaps your pawn with somebody else's. Swap with the blue pawn that stands near your home."
    ),
    "lesson.keezbord.jack.why": "From there it is a long walk. Swap with the blue pawn just before your start.",
    "lesson.keezbord.seven": (
        "You may split a 7 over two pawns. Walk 3 into your home, and hit the blue pawn with the other 4."
    ),
    "lesson.keezbord.seven.why": "You may, but you can do more: 3 with the pawn near home, 4 with the other.",
    "lesson.keezbord.forced": (
        "If a card can be played, you must play, even if you hit yourself. Only the 5 fits. Bad luck."
    ),
    "lesson.keezbord.stuck": (
        "No card that can be played? Then they all go. You wait for the next deal: 5 cards, then 4, then 4."
    ),
    "lesson.keezbord.partner": (
        "All your pawns are home. Now you move your partner's. Bring in the last one, and you both win."
    ),
    "lesson.keezbord.partner.why": "That walks yellow backwards. The 3 brings it home.",
    # illustrations: a caption, and (.alt) what there is to see
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
