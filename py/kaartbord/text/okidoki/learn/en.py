"""The words that teach OkiDoki, in English: in lessons, in illustrations."""

WORDS: dict[str, str] = {
    # lessons
    "lesson.okidoki-cards": "OkiDoki: the cards",
    "lesson.okidoki-cards.goal": "You and the partner across from you are a team. Take few penalty points: "
    "each one is a step for the others.",
    "lesson.okidoki-cards.give": "You exchange with the left, the right, then your partner. Spades cost 1 "
    "point, aces 2. Give the ace of spades.",
    "lesson.okidoki-cards.give.why": "You may. But your ace of spades is dangerous: it costs 2 points. Give "
    "that one away.",
    "lesson.okidoki-cards.opening": "The player with the 2 of spades leads it. The others play spades too. "
    "The highest wins the trick, and an ace is highest.",
    "lesson.okidoki-cards.opening.done": "The 9 is highest. Four spades lie in the trick: 4 penalty points for them.",
    "lesson.okidoki-cards.points": "Hearts were led. A spade costs 1 point, an ace 2. How many points are "
    "in this trick now?",
    "lesson.okidoki-cards.points.one": "1",
    "lesson.okidoki-cards.points.two": "2",
    "lesson.okidoki-cards.points.three": "3",
    "lesson.okidoki-cards.points.four": "4",
    "lesson.okidoki-cards.points.why": "The ace of clubs costs 2 and the 9 of spades 1: that makes 3. Hearts "
    "cost nothing.",
    "lesson.okidoki-cards.duck": "You do not want those 3 points. You must follow with a heart, but stay below "
    "the 9.",
    "lesson.okidoki-cards.duck.why": "That wins the trick, with 3 penalty points in it. Play the 6 of "
    "hearts.",
    "lesson.okidoki-cards.dump": "You have no diamonds, so you may play anything. The player on your left "
    "wins. Add your ace, and they get the points.",
    "lesson.okidoki-cards.dump.why": "You may. But here you can get rid of your ace, and they get the 2 "
    "points.",
    "lesson.okidoki-cards.mate": "No diamonds again, but now your partner is winning. Your points count "
    "together. Add a low club: any will do.",
    "lesson.okidoki-cards.mate.why": "This trick is your partner's, so these points are yours. Play a low "
    "club.",
    "lesson.okidoki-cards.free": "There are no points in this trick. Win it with your king of diamonds: "
    "later such a high card is dangerous.",
    "lesson.okidoki-cards.free.why": "You may. But later your king may win a trick full of points. Play it "
    "now.",
    "lesson.okidoki-cards.aces": "Your team has three aces, and here is the fourth. With four aces you "
    "move ten steps twice. Win this trick.",
    "lesson.okidoki-cards.aces.done": "You have four aces, so the round is over at once. They do not move.",
    "lesson.okidoki-cards.aces.why": "Then they get the fourth ace. Win the trick with a higher heart.",
    "lesson.okidoki-cards.count": "You have 8 penalty points, they have 12. Each of their points is a step "
    "for you. How many steps do you move?",
    "lesson.okidoki-cards.count.eight": "8 steps",
    "lesson.okidoki-cards.count.twelve": "12 steps",
    "lesson.okidoki-cards.count.twenty": "20 steps",
    "lesson.okidoki-cards.count.why": "They took 12 points, so you move 12 steps. They move 8.",
    "lesson.okidoki-cards.first": "The team with fewer points moves first. That is you. At ten each nobody "
    "moves, and the cards are dealt again.",
    "lesson.okidoki-board": "OkiDoki: the board",
    "lesson.okidoki-board.board": "You are white and move to the flag. A pawn that is home stands on a "
    "spade, heart, diamond or club. Four home wins.",
    "lesson.okidoki-board.walk": "Your team has 8 steps. Move them all with one pawn. Choose a pawn on the "
    "start, then the square.",
    "lesson.okidoki-board.walk.why": "You may also split the steps. But this time move them all with one "
    "pawn.",
    "lesson.okidoki-board.start": "The small pawns are the reserve. When one leaves the start, one of them "
    "takes its place. Put two down: on 2 and 3.",
    "lesson.okidoki-board.start.done": "You divided 5 steps over two pawns. The padlock says: this pawn is safe.",
    "lesson.okidoki-board.start.why": "You may. But 2 and 3 are both white, and there you are safe.",
    "lesson.okidoki-board.divide": "Nobody can hit you on a white square. Split your 5 steps so that both "
    "pawns end on white.",
    "lesson.okidoki-board.divide.why": "You may. But you can do better: with 1 and 4, or 2 and 3, both are "
    "safe.",
    "lesson.okidoki-board.red": "You may pass red squares, but never stop there. Your front pawn cannot "
    "move 5. Move the rear one.",
    "lesson.okidoki-board.red.why": "You may split the steps. But with all 5 your rear pawn reaches a "
    "white square.",
    "lesson.okidoki-board.safe": "White is safe for you, grey for them. Anywhere else a pawn can be hit. "
    "Which of your pawns is safe?",
    "lesson.okidoki-board.safe.nine": "On 9",
    "lesson.okidoki-board.safe.thirteen": "On 13",
    "lesson.okidoki-board.safe.twentytwo": "On 22",
    "lesson.okidoki-board.safe.why": "Only 13 is white. On 9 and 22 nobody is safe.",
    "lesson.okidoki-board.which": "Land exactly on a grey pawn and you hit it. With a padlock it is safe. "
    "Which one can you hit with 5 steps?",
    "lesson.okidoki-board.which.fourteen": "On 14",
    "lesson.okidoki-board.which.twentytwo": "On 22",
    "lesson.okidoki-board.which.both": "Both",
    "lesson.okidoki-board.which.why": "On 14 it is safe, because that square is grey. On 22 you can hit it.",
    "lesson.okidoki-board.hit": "Hit it: move from 17 to 22. A pawn that is hit has to start again.",
    "lesson.okidoki-board.hit.why": "You may. But a hit sends them a long way back. Move from 17 to 22.",
    "lesson.okidoki-board.tens": "You have four aces, so you move ten steps twice, with one pawn or with "
    "two. Bring one to the finish.",
    "lesson.okidoki-board.tens.done": "One pawn is home, and the other is ten squares further.",
    "lesson.okidoki-board.tens.why": "You may. But move ten with each pawn: then one of them finishes.",
    "lesson.okidoki-board.swap": "With four aces you may instead swap two pawns, even one that is safe. "
    "Swap your pawn on 3 with theirs on 29.",
    "lesson.okidoki-board.swap.why": "You may. But here a swap gains the most: from 3 to 29.",
    "lesson.okidoki-board.finish": "One pawn to go. It need not land exactly: steps left over are lost. "
    "Move it to the finish.",
    "lesson.okidoki-board.end": "Four pawns at the finish: you win. If grey still has to move, it may. If "
    "it then has four too, it is a draw.",
    # illustrations: a caption, and (.alt) what there is to see
    "okidoki.illustration.goal": "The finish is at the flag. White has two pawns there already.",
    "okidoki.illustration.goal.alt": "The end of the track. Two white pawns have finished, two are close.",
    "okidoki.illustration.table": "A is the start for white, B the start for grey, C the reserve.",
    "okidoki.illustration.table.alt": "The beginning of the track, with letters at the starts and the reserve.",
    "okidoki.illustration.trick": "Hearts were led. Card {winner} is the highest heart and wins.",
    "okidoki.illustration.trick.alt": "A trick of four cards in order. Card {winner} has a golden edge.",
    "okidoki.illustration.penalties": "The ace costs 2, the spade 1. This trick holds {points} penalty points.",
    "okidoki.illustration.penalties.alt": "A trick of four cards. An ace and a spade have a number.",
    "okidoki.illustration.steps": "White moves {steps} steps. Red counts as a step, and passing grey is "
    "fine.",
    "okidoki.illustration.steps.alt": "A white pawn moves {steps} squares, over a red square and past a "
    "grey pawn.",
    "okidoki.illustration.division": "{steps} with one pawn and {more} with the other: 5 in all.",
    "okidoki.illustration.division.alt": "One white pawn moves {steps} squares, the other {more}.",
    "okidoki.illustration.squares": "White is safe on 2, grey on 4. The lock shows it.",
    "okidoki.illustration.squares.alt": "A white pawn on a white square and a grey one on a grey square.",
    "okidoki.illustration.red": "Five steps would end on red. That is not allowed.",
    "okidoki.illustration.red.alt": "A white pawn may not stop on a red square.",
    "okidoki.illustration.safe": "Grey is safe on 14. White cannot land there.",
    "okidoki.illustration.safe.alt": "A white pawn may not move to square 14: a grey one is safe there.",
    "okidoki.illustration.hit": "White lands right on grey, which is not safe there. Grey starts again.",
    "okidoki.illustration.hit.alt": "A white pawn moves {steps} squares and hits a grey pawn.",
    "okidoki.illustration.refill": "White leaves the start. A pawn from reserve takes its place at once.",
    "okidoki.illustration.refill.alt": "A white pawn moves {steps} squares from the start. One from "
    "reserve moves up.",
    "okidoki.illustration.tens": "Exactly ten, twice. Here with one pawn.",
    "okidoki.illustration.tens.alt": "A white pawn moves {steps} squares, and then {more} more.",
    "okidoki.illustration.swap": "White and grey swap places.",
    "okidoki.illustration.swap.alt": "Two arrows between a white pawn on 9 and a grey one on 16.",
    "okidoki.illustration.finish": "There are {steps} steps, but fewer will do. The rest is lost.",
    "okidoki.illustration.finish.alt": "A white pawn close to the end moves to the finish.",
    "okidoki.illustration.board": "This is what a board of your own with sixteen squares looks like.",
    "okidoki.illustration.board.alt": "A small board with sixteen squares: white, grey, red and plain.",
}
