### The words that teach Tokken, in English: in lessons, in illustrations.

## lessons
lesson-tokken = Tokken
lesson-tokken-goal = You are red, yellow is your partner. Bring eight pawns round together. Once yours are home, you help yellow.
lesson-tokken-give = Each deal begins with an exchange: you and your partner give each other a card, face down. Give your ace.
lesson-tokken-give-why = Your partner has no pawn on the track yet. An ace puts one there.
lesson-tokken-enter = An ace, king or joker brings a pawn onto your start. It is safe there, and nobody may pass it.
lesson-tokken-dot = Land exactly on a black dot and you jump to the next dot. Play the 8.
lesson-tokken-dot-why = That does not reach the dot. It is eight squares past your start.
lesson-tokken-king = A pawn you land on goes back. A king moves 13 and hits every pawn on its way. Hit two blue ones.
lesson-tokken-king-why = That leaves the blue pawns where they are. Move 13 with your king.
lesson-tokken-joker = A joker brings out a pawn or moves one 18. Then you get an extra card. Move 18.
lesson-tokken-joker-why = You may. But now try the joker, and move 18.
lesson-tokken-keep = Your joker gave you an extra card. So you may keep your last card for the next deal. Keep it.
lesson-tokken-keep-why = You may. But an ace will be worth a lot later: keep it.
lesson-tokken-push = A 5 moves one of the other team's pawns. Push blue past its own start, and it has to go round again.
lesson-tokken-push-why = Now blue is nearly home. Play the 5 and push the blue pawn.
lesson-tokken-four = A 4 moves backward, but never past your start. From your start it takes you nearly home. Play the 4.
lesson-tokken-four-why = Now you still have to go all the way round. The 4 takes you nearly home.
lesson-tokken-jack = A jack swaps your pawn with another player's. Swap with the blue pawn that is close to your home.
lesson-tokken-jack-why = That is not close to your home. Swap with the blue pawn just before your start.
lesson-tokken-seven = You may split a 7 between up to four pawns. Move 2 into your home, and 5 to the dot.
lesson-tokken-seven-why = You may, but you can do more. Move 2 with the front pawn and 5 with the other.
lesson-tokken-stuck = If you can play a card, you must, even if you hit yourself. If you cannot, you discard your whole hand.

## illustrations: a caption, and (.alt) what there is to see
tokken-illustration-dots = You land exactly on a dot, so you jump to the next one.
tokken-illustration-dots-alt = A red pawn moves { $steps } squares to a black dot and jumps to the next.
tokken-illustration-dots_last = This is the last dot before your start. You do not jump here.
tokken-illustration-dots_last-alt = A red pawn moves { $steps } squares to a black dot and stays there.
tokken-illustration-back = Back from your start: now you are close to your home.
tokken-illustration-back-alt = A red pawn moves { $steps } squares back from its start.
tokken-illustration-back_not = You may not move back past your own start.
tokken-illustration-back_not-alt = A red pawn may not move back past its own start.
tokken-illustration-push = You play the 5, and blue has to move { $steps } forward.
tokken-illustration-push-alt = A blue pawn moves { $steps } squares forward.
tokken-illustration-king = A king moves { $steps } and hits every pawn on the way.
tokken-illustration-king-alt = A red pawn moves { $steps } squares. A blue and a turquoise pawn are hit.
tokken-illustration-split = 7 in all, here split between three pawns.
tokken-illustration-split-alt = Three red pawns move: one { $steps } squares, the other two { $more } together.
tokken-illustration-joker = A joker moves { $steps }. Then you draw a card.
tokken-illustration-joker-alt = A red pawn moves { $steps } squares with a joker, round the corner.
