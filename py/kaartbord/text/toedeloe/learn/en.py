"""The words that teach ToedeLoe, in English: in lessons, in illustrations."""

WHO = {
    "you": "You",
    "left": "Left",
    "mate": "Partner",
    "right": "Right",
}
WORTH = {"nothing": "Nothing", "eight": "8", "twelve": "12", "fifteen": "15"}
"""Answers that several questions have."""

WORDS: dict[str, str] = {
    # lessons
    "lesson.toedeloe-cards": "ToedeLoe: the cards",
    "lesson.toedeloe-cards.goal": "You and the partner across are a team. With the tricks you win you will "
    "put pawns on the board.",
    "lesson.toedeloe-cards.follow": "The left led a club, so you play a club, too. The highest wins, and an ace is "
    "highest. Win with your king.",
    "lesson.toedeloe-cards.follow.why": "You may, but then the jack on the right wins. Play your king.",
    "lesson.toedeloe-cards.other_suit": "The right has no diamonds and plays a club. You play the 7 of diamonds. "
    "Who wins the trick?",
    **{f"lesson.toedeloe-cards.other_suit.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.other_suit.why": "A club does not follow suit, so it cannot win. Your 7 is the highest "
    "diamond.",
    "lesson.toedeloe-cards.no_black": "The left led the 9 of hearts. You only have the 3 of hearts. Who wins the "
    "trick?",
    **{f"lesson.toedeloe-cards.no_black.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.no_black.why": "The 9 of hearts is the highest heart, so the left wins. A diamond "
    "cannot win here.",
    "lesson.toedeloe-cards.black": "The highest black card counts: ace 15, king 13, queen 12, jack 11. You "
    "play the ace of spades. What is that worth?",
    **{f"lesson.toedeloe-cards.black.{answer}": text for answer, text in WORTH.items()},
    "lesson.toedeloe-cards.black.why": "The ace of spades is black and the highest, so the trick is worth "
    "15.",
    "lesson.toedeloe-cards.red": "You play the 7 of diamonds, and all is red. The left wins with the ace. What is "
    "the trick worth?",
    **{f"lesson.toedeloe-cards.red.{answer}": text for answer, text in WORTH.items()},
    "lesson.toedeloe-cards.red.why": "Without a black card a trick is worth nothing.",
    "lesson.toedeloe-cards.highest": "Your partner wins with the 6 of diamonds. The right plays the queen of "
    "spades. What is the trick worth?",
    **{f"lesson.toedeloe-cards.highest.{answer}": text for answer, text in WORTH.items()},
    "lesson.toedeloe-cards.highest.why": "The queen does not win, but she is the highest black card: 12.",
    "lesson.toedeloe-cards.both": "Now both. The left led the 7 of diamonds, the right plays the ace of "
    "clubs. Who wins, and how much?",
    "lesson.toedeloe-cards.both.left": "Left, 15",
    "lesson.toedeloe-cards.both.right": "Right, 15",
    "lesson.toedeloe-cards.both.less": "Left, 7",
    "lesson.toedeloe-cards.both.nothing": "You, nothing",
    "lesson.toedeloe-cards.both.why": "The ace does not follow suit, so the 7 of diamonds wins. But the ace is "
    "black: the trick is worth 15.",
    "lesson.toedeloe-cards.equal": "Each team has its own pack, so every card is there twice. The right and "
    "you play an ace of clubs. Who wins?",
    **{f"lesson.toedeloe-cards.equal.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.equal.why": "Of two equal cards the last one wins. That is yours.",
    "lesson.toedeloe-cards.joker": "You play a joker only if you cannot follow suit. It beats everything. You play "
    "the 2 of hearts. Who wins?",
    **{f"lesson.toedeloe-cards.joker.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.joker.why": "Your partner wins with the joker, which beats even the ace.",
    "lesson.toedeloe-cards.last_joker": "The right plays a joker. Of two jokers the last one wins, and you have no "
    "spades. Play your joker.",
    "lesson.toedeloe-cards.last_joker.why": "You may, but then the joker on the right wins. Play your joker.",
    "lesson.toedeloe-cards.plus": "A trick with which you do something is a plus trick. Win one every deal, "
    "or get a minus point.",
    "lesson.toedeloe-board": "ToedeLoe: the board",
    "lesson.toedeloe-board.board": "The board has two fields of numbers. Your team puts white pawns there. "
    "Your two longest rows are points.",
    "lesson.toedeloe-board.single": "You won a trick of 8. Put a pawn on an 8 for it. Which one is up to "
    "you.",
    "lesson.toedeloe-board.split": "This trick is worth 15. Put two pawns on numbers that make 15, both on the "
    "same field.",
    "lesson.toedeloe-board.rows": "A row runs from left to right or from top to bottom, never diagonally. "
    "How long is your longest one?",
    "lesson.toedeloe-board.rows.two": "Two",
    "lesson.toedeloe-board.rows.three": "Three",
    "lesson.toedeloe-board.rows.four": "Four",
    "lesson.toedeloe-board.rows.five": "Five",
    "lesson.toedeloe-board.rows.why": "There are four white pawns side by side. Another row may cross them.",
    "lesson.toedeloe-board.longer": "This trick is worth 4. Left of your row lies a 4. Make the row five long "
    "there.",
    "lesson.toedeloe-board.longer.why": "You may. But a longer row means more points. Pick the 4 left of the "
    "row.",
    "lesson.toedeloe-board.gap": "A queen is 12: whole, on a 12, or split. Fill the gap in the row on field B, "
    "with a 10 and a 2.",
    "lesson.toedeloe-board.gap.why": "You may. But with the 10 and the 2 in the gap the row is five long.",
    "lesson.toedeloe-board.joker": "A joker: two pawns on equal numbers, a green pawn, or two minus points "
    "off. Take minus points off.",
    "lesson.toedeloe-board.joker.why": "A joker may do that, too. But first take two minus points off.",
    "lesson.toedeloe-board.green": "A green pawn throws another off its place, and counts for nobody. Put it in "
    "the middle of their long row.",
    "lesson.toedeloe-board.green.why": "You may. But their row of five will count. Put the green pawn in the "
    "middle of it.",
    "lesson.toedeloe-board.blocked": "This trick is worth 2, but every 2 is taken. So you cannot put down "
    "anything, and that costs a minus point.",
    "lesson.toedeloe-board.deal": "No plus trick costs 1, fewer than they have 1 more. You had 0, your "
    "partner 1, they 4. What does it cost?",
    "lesson.toedeloe-board.deal.none": "Nothing",
    "lesson.toedeloe-board.deal.one": "1",
    "lesson.toedeloe-board.deal.two": "2",
    "lesson.toedeloe-board.deal.three": "3",
    "lesson.toedeloe-board.deal.why": "You had no plus trick, that is 1. Your team had fewer than they, that is "
    "another.",
    "lesson.toedeloe-board.count": "At the end your two longest rows count, less minus points. White stands "
    "at −2. How much has white?",
    "lesson.toedeloe-board.count.six": "6",
    "lesson.toedeloe-board.count.eight": "8",
    "lesson.toedeloe-board.count.ten": "10",
    "lesson.toedeloe-board.count.eleven": "11",
    "lesson.toedeloe-board.count.why": "The rows are 5 and 3 long, which is 8. Take off 2 minus points: 6.",
    "lesson.toedeloe-board.end": "The game ends when a team has put down all its pawns, or stands at −9. The most "
    "points win.",
    # illustrations: a caption, and (.alt) what there is to see
    "toedeloe.illustration.goal": "White has a row of {first} and one of {second}.",
    "toedeloe.illustration.goal.alt": "On field A a line goes round {first} white pawns, and one round {second}.",
    "toedeloe.illustration.table": "This is field A. White's score pawn stands at X, a green pawn at Y.",
    "toedeloe.illustration.table.alt": "Six rows of seven numbers, with a table of minus points on the right.",
    "toedeloe.illustration.trick": "Clubs were led. Card {winner} is the highest club and wins.",
    "toedeloe.illustration.trick.alt": "A trick of four cards in order. Card {winner} has a golden edge.",
    "toedeloe.illustration.follow": "You still have clubs. So this two of hearts is not allowed.",
    "toedeloe.illustration.follow.alt": "Three clubs, and a two of hearts with a cross above it.",
    "toedeloe.illustration.joker": "There are two jokers. The last one wins: card {winner}.",
    "toedeloe.illustration.joker.alt": "Two spades and two jokers. Card {winner} has a golden edge.",
    "toedeloe.illustration.value": "Hearts win. The queen is the highest black card: this trick is worth {worth}.",
    "toedeloe.illustration.value.alt": "A trick of four cards. Above a queen of clubs it says {worth}.",
    "toedeloe.illustration.split": "An ace is 15. Here that is {one} + {other}, both on one field.",
    "toedeloe.illustration.split.alt": "On field A a {one} and a {other} are marked.",
    "toedeloe.illustration.single": "The trick is worth {one}. A pawn may go on any free {one}.",
    "toedeloe.illustration.single.alt": "On field A all squares with a {one} are marked.",
    "toedeloe.illustration.back": "The score pawn goes two steps back.",
    "toedeloe.illustration.back.alt": "An arrow points from −{minus} two steps up.",
    "toedeloe.illustration.pair": "Or two pawns on the same number, here on {one}.",
    "toedeloe.illustration.pair.alt": "On field A two free squares with a {one} are marked.",
    "toedeloe.illustration.green": "Green comes into the middle of grey's row. The grey pawn goes off.",
    "toedeloe.illustration.green.alt": "A green pawn goes from beside the field to a square with a grey pawn.",
    "toedeloe.illustration.blocked": "The trick is worth 2, and every 2 is taken.",
    "toedeloe.illustration.blocked.alt": "On field A three pawns on a 2 have a golden ring.",
    "toedeloe.illustration.minus": "The score pawn stands at −{minus}. Each minus point is a step down.",
    "toedeloe.illustration.minus.alt": "A white score pawn at −{minus} of its table.",
    "toedeloe.illustration.count": "{first} and {second}, less {minus}: white has {total} points.",
    "toedeloe.illustration.count.alt": "Rows of {first} and {second} white pawns, and a score pawn at −{minus}.",
    "toedeloe.illustration.rows": "Rows of {first} and {second} share a pawn. Diagonals do not count.",
    "toedeloe.illustration.rows.alt": "Two rows of white pawns that cross. A diagonal pawn does not count.",
}
