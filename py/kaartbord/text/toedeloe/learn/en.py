"""The words that teach ToedeLoe, in English: in lessons, in illustrations."""

WHO = {"you": "You", "left": "Left", "mate": "Partner", "right": "Right"}
WORTH = {"nothing": "Nothing", "eight": "8", "twelve": "12", "fifteen": "15"}
"""Answers of questions."""

WORDS: dict[str, str] = {
    # lessons
    "lesson.toedeloe-cards": "ToedeLoe: the cards",
    "lesson.toedeloe-cards.goal": "You and the partner across are a team. When you win a trick, you may usually put "
    "pawns on the board.",
    "lesson.toedeloe-cards.piles": "If you can do something on the board, it is a plus trick. If not, a minus trick. "
    "Each name says how many: 0 plus.",
    "lesson.toedeloe-cards.follow": "Left led a club, so you play a club, too. The highest wins, and an ace is "
    "highest. Win with your king.",
    "lesson.toedeloe-cards.follow.why": "You may, but then the jack on the right wins. Play your king.",
    "lesson.toedeloe-cards.follow.done": "You win the trick. The winner also leads the next one.",
    "lesson.toedeloe-cards.black": "The highest black card is the value: ace 15, king 13, queen 12, jack 11. You play "
    "the ace of spades. The trick is worth?",
    **{f"lesson.toedeloe-cards.black.{answer}": text for answer, text in WORTH.items()},
    "lesson.toedeloe-cards.black.why": "Spades and clubs are black. The ace is the highest here: 15.",
    "lesson.toedeloe-cards.red": "Hearts and diamonds are red. They are worth nothing. Play your 7 of diamonds: then "
    "all is red.",
    "lesson.toedeloe-cards.red.done": "Left wins, but can do nothing with it. It is a minus trick: Left now shows 1−.",
    "lesson.toedeloe-cards.other_suit": "Right has no diamonds and plays the queen of clubs. You play the 7 of "
    "diamonds. Who wins the trick?",
    **{f"lesson.toedeloe-cards.other_suit.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.other_suit.why": "Diamonds were led, so a club cannot win. Your 7 wins. The queen is black: "
    "your trick is worth 12.",
    "lesson.toedeloe-cards.equal": "Each team has its own pack, so every card is there twice. Of two equal cards the "
    "last wins. Play your ace of clubs.",
    "lesson.toedeloe-cards.equal.done": "Your ace came last, so you win.",
    "lesson.toedeloe-cards.joker": "A joker beats everything. You may play it if you cannot follow suit. You have no "
    "spades: play it.",
    "lesson.toedeloe-cards.joker.why": "You may, but then the king on the right wins. Play your joker.",
    "lesson.toedeloe-cards.joker.done": "You win. With a joker you choose what you do on the board.",
    "lesson.toedeloe-cards.last_joker": "Now Right plays a joker. Of two jokers the last one wins. Play your joker on "
    "it.",
    "lesson.toedeloe-cards.last_joker.why": "You may, but then the joker on the right wins. Play your joker.",
    "lesson.toedeloe-cards.last_joker.done": "Your joker came last, so you win.",
    "lesson.toedeloe-cards.both": "Now all at once. Left led the 7 of diamonds, Right plays the ace of clubs. Who "
    "wins, and what is it worth?",
    "lesson.toedeloe-cards.both.left": "Left, 15",
    "lesson.toedeloe-cards.both.right": "Right, 15",
    "lesson.toedeloe-cards.both.less": "Left, 7",
    "lesson.toedeloe-cards.both.nothing": "You, nothing",
    "lesson.toedeloe-cards.both.why": "Diamonds were led, so the 7 of diamonds wins. The ace is black: the trick is "
    "worth 15.",
    "lesson.toedeloe-cards.plus": "Win at least one plus trick every deal. If you do not, your team gets a minus "
    "point.",
    "lesson.toedeloe-board": "ToedeLoe: the board",
    "lesson.toedeloe-board.board": "The board has two fields, A and B. You put down white pawns, they grey ones. Long "
    "rows are points at the end.",
    "lesson.toedeloe-board.beside": "Beside each field a score pawn goes down for every minus point: W is yours, G "
    "theirs. Below it a green pawn waits.",
    "lesson.toedeloe-board.single": "You won a trick of 8. Put a pawn on an 8 for it. Which one is up to you.",
    "lesson.toedeloe-board.single.done": "You put something on the board, so this is a plus trick.",
    "lesson.toedeloe-board.split": "This trick is worth 15. Put two pawns on numbers that make 15, both on the "
    "same field.",
    "lesson.toedeloe-board.split.done": "An ace and a king are always split like that.",
    "lesson.toedeloe-board.longer": "A row runs across or down, never diagonally. This trick is worth 4. Make the row "
    "of four on the left five long.",
    "lesson.toedeloe-board.longer.why": "You may. But a longer row means more points. Pick the 4 left of the "
    "row.",
    "lesson.toedeloe-board.longer.done": "Your longest row is five now. The line round it shows that.",
    "lesson.toedeloe-board.gap": "A queen is 12. Put one pawn on a 12, or two that make 12. Fill the gap on field B: "
    "10 and 2.",
    "lesson.toedeloe-board.gap.why": "You may. But with the 10 and the 2 in the gap the row is five long.",
    "lesson.toedeloe-board.gap.done": "Two pieces are now one row of five.",
    "lesson.toedeloe-board.joker": "With a joker you may also take away minus points. Your score pawn stands at −4. "
    "Move it two steps back.",
    "lesson.toedeloe-board.joker.why": "A joker may do that, too. But first take two minus points off.",
    "lesson.toedeloe-board.joker.done": "You have 2 minus points left. A joker may also put two pawns on the same "
    "number.",
    "lesson.toedeloe-board.green": "Or a joker moves a green pawn. It removes one of their pawns. Put it "
    "in the middle of their row.",
    "lesson.toedeloe-board.green.why": "You may. But their row of five will count. Put the green pawn in the "
    "middle of it.",
    "lesson.toedeloe-board.green.done": "Their row is broken. The green pawn counts for nobody.",
    "lesson.toedeloe-board.blocked": "This trick is worth 2, but every 2 is taken. You cannot put down anything, and "
    "that costs a minus point.",
    "lesson.toedeloe-board.deal": "After a deal, no plus trick costs 1 minus point. Fewer plus tricks together than "
    "they have costs another. How many do you get?",
    "lesson.toedeloe-board.deal.none": "None",
    "lesson.toedeloe-board.deal.one": "1",
    "lesson.toedeloe-board.deal.two": "2",
    "lesson.toedeloe-board.deal.three": "3",
    "lesson.toedeloe-board.deal.why": "You show 0+, that costs 1. Together you have one and they have four: that costs "
    "another.",
    "lesson.toedeloe-board.count": "At the end your two longest rows count together. Minus points come off. How many "
    "points has white here?",
    "lesson.toedeloe-board.count.six": "6",
    "lesson.toedeloe-board.count.eight": "8",
    "lesson.toedeloe-board.count.ten": "10",
    "lesson.toedeloe-board.count.eleven": "11",
    "lesson.toedeloe-board.count.why": "The rows are 5 and 3 long, which makes 8. The score pawn W stands at −2: 6 is "
    "left.",
    "lesson.toedeloe-board.end": "The game ends when a team has put down all its pawns, or stands at −9. The most "
    "points win.",
    # illustrations: a caption, and (.alt) what there is to see
    "toedeloe.illustration.goal": "White has a row of {first} and one of {second}.",
    "toedeloe.illustration.goal.alt": "On field A a line goes round {first} white pawns, and one round {second}.",
    "toedeloe.illustration.table": "This is field A. White's score pawn is at X, a green pawn at Y.",
    "toedeloe.illustration.table.alt": "Six rows of seven numbers, with a table of minus points on the right.",
    "toedeloe.illustration.trick": "Clubs were led. Card {winner} is the highest club and wins.",
    "toedeloe.illustration.trick.alt": "A trick of four cards in order. Card {winner} has a golden edge.",
    "toedeloe.illustration.follow": "You still have clubs, so you may not play this two of hearts.",
    "toedeloe.illustration.follow.alt": "Three clubs, and a two of hearts with a cross above it.",
    "toedeloe.illustration.joker": "There are two jokers. The last one wins: card {winner}.",
    "toedeloe.illustration.joker.alt": "Two spades and two jokers. Card {winner} has a golden edge.",
    "toedeloe.illustration.value": "Hearts win. The queen is the highest black card: this trick is worth {worth}.",
    "toedeloe.illustration.value.alt": "A trick of four cards. Above a queen of clubs is {worth}.",
    "toedeloe.illustration.split": "An ace is 15. Here that is {one} + {other}, both on one field.",
    "toedeloe.illustration.split.alt": "On field A a {one} and a {other} are marked.",
    "toedeloe.illustration.single": "The trick is worth {one}. A pawn may go on any free {one}.",
    "toedeloe.illustration.single.alt": "On field A all squares with a {one} are marked.",
    "toedeloe.illustration.back": "The score pawn goes two steps back.",
    "toedeloe.illustration.back.alt": "An arrow points from −{minus} two steps up.",
    "toedeloe.illustration.pair": "Or two pawns on the same number, here on {one}.",
    "toedeloe.illustration.pair.alt": "On field A two free squares with a {one} are marked.",
    "toedeloe.illustration.green": "Green comes into the middle of grey's row. The grey pawn is removed.",
    "toedeloe.illustration.green.alt": "A green pawn goes from beside the field to a square with a grey pawn.",
    "toedeloe.illustration.blocked": "The trick is worth 2, and every 2 is taken.",
    "toedeloe.illustration.blocked.alt": "On field A three pawns on a 2 have a golden ring.",
    "toedeloe.illustration.minus": "The score pawn is at −{minus}. Each minus point is a step down.",
    "toedeloe.illustration.minus.alt": "A white score pawn at −{minus} of its table.",
    "toedeloe.illustration.count": "{first} and {second}, less {minus}: white has {total} points.",
    "toedeloe.illustration.count.alt": "Rows of {first} and {second} white pawns, and a score pawn at −{minus}.",
    "toedeloe.illustration.rows": "Rows of {first} and {second} share a pawn. Diagonals do not count.",
    "toedeloe.illustration.rows.alt": "Two rows of white pawns that cross. A diagonal pawn does not count.",
}
