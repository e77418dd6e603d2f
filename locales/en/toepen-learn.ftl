### The words that teach Toepen, in English: in lessons, in illustrations.

## lessons
lesson-toepen = Toepen
lesson-toepen-goal = A round has four tricks. If you do not win the last one, you get penalty points. Ten points, and you are out.
lesson-toepen-order = From high to low: 10, 9, 8, 7, ace, king, queen, jack. Which of your cards is the highest?
lesson-toepen-order-eight = 8
lesson-toepen-order-ten = 10
lesson-toepen-order-jack = Jack
lesson-toepen-order-king = King
lesson-toepen-order-why = The 10 is the highest here, then the 9. Pictures are low, and the jack is the lowest of all.
lesson-toepen-follow = The player on your right led a heart, so you must follow suit. This trick does not count yet. Play your lowest heart.
lesson-toepen-follow-why = You may, but not yet. Keep your 10 for the end and play the jack now.
lesson-toepen-stay = The player on your left knocks (in Dutch: toep). Folding costs 1, staying in and losing costs 2. With a 10, stay in.
lesson-toepen-stay-why = Then you pay 1 point, and your round is over. A 10 has a good chance, so stay in.
lesson-toepen-throw = Diamonds were led, and you have none. You may play anything, but you cannot win. Play your lowest card.
lesson-toepen-throw-why = You may, but you will need your 10 and your 8. Play the king of clubs.
lesson-toepen-take = Spades were led. Your 8 beats the 7 and the ace. The winner of a trick leads the next one.
lesson-toepen-take-why = You may also knock now. But win this trick first, and you will be sure.
lesson-toepen-over = You lead the last trick, and nothing beats your 10. Make them pay more: knock again.
lesson-toepen-over-why = That wins too. But if you knock first, the others pay more.
lesson-toepen-win = The player on your left folds and pays 2. The other stays in for 3. Play your last card.
lesson-toepen-score = You won, so you get no points. Folding cost 1 and 2, losing cost 3. The winner deals the next round.
lesson-toepen-pelt = Later, the player on your right has 9 points: poverty. That counts as a knock: fold for 1, lose for 2. With these cards, fold.
lesson-toepen-pelt-why = You may stay in. But three pictures usually lose, and that costs 2 instead of 1.
lesson-toepen-blind = All cards are face down. The player with the most points may knock blind. Losing then costs 3: look first.
lesson-toepen-blind-why = You may knock blind. But 3 points is a lot for cards you do not know. Look first.
lesson-toepen-wash = Four pictures are a white wash; three and a 7 are a dirty one. Exchange them: put down your white wash.
lesson-toepen-wash-why = You may: bluffing is part of the game. But you have a true white wash. Put it down.

## illustrations: a caption, and (.alt) what there is to see
toepen-illustration-goal = The last trick: the 9 wins and costs nothing. The others get { $lost }.
toepen-illustration-goal-alt = Four cards. Above the nine of spades is a 0, above the others { $lost }.
toepen-illustration-cards = From high to low: first the upper row, then the lower one.
toepen-illustration-cards-alt = Ten, nine, eight and seven of hearts. Below them ace, king, queen and jack.
toepen-illustration-trick = Hearts were led. The 9 is the highest here: card { $winner } wins.
toepen-illustration-trick-alt = A trick of four hearts in order. Card { $winner } has a golden edge.
toepen-illustration-toep = Someone knocked. Folding costs { $fold }. Staying in and losing costs { $stay }.
toepen-illustration-toep-alt = A face-down card with a { $fold } above it and a face-up card with a { $stay }.
toepen-illustration-blind = A blind knock. Folding costs { $fold }. Staying in and losing costs { $stay }.
toepen-illustration-blind-alt = Two face-down cards, a { $fold } above the grey one and a { $stay } above the other.
toepen-illustration-pelt = Someone is in poverty. Folding costs { $fold }, staying in and losing { $stay }.
toepen-illustration-pelt-alt = A face-down card with a { $fold } above it and a face-up card with a { $stay }.
toepen-illustration-wash_white = A white wash: four pictures. The ace is one.
toepen-illustration-wash_white-alt = A hand of ace, jack, queen and king.
toepen-illustration-wash_dirty = A dirty wash: three pictures and a 7.
toepen-illustration-wash_dirty-alt = A hand of 7, jack, queen and king.
toepen-illustration-whistle = Three tens: now you must whistle.
toepen-illustration-whistle-alt = A hand of a 7 and three tens.
toepen-illustration-jack = The jack wins the last trick. That takes off a point.
toepen-illustration-jack-alt = Four cards. Above the jack of hearts is −1, above the others { $lost }.
toepen-illustration-four = Four queens: you show them at once.
toepen-illustration-four-alt = A hand of four queens.
