### The words that teach Keezbord, in English: in lessons, in illustrations.

## lessons
lesson-keezbord = Keezbord
lesson-keezbord-goal = You are red. Bring your four pawns round the board into your home. Yellow is your partner: you win together.
lesson-keezbord-enter = Your pawns are still waiting. An ace or king brings one onto your start. Choose your king, then press the button.
lesson-keezbord-walk = A number moves a pawn that many squares, clockwise. A queen moves it twelve. Play the queen.
lesson-keezbord-walk-why = You may do that. But the queen takes you twelve squares forward.
lesson-keezbord-hit = Land on another pawn and it has to go back and wait. Hit the blue pawn with the 5.
lesson-keezbord-hit-why = Look where you land. If you land on your partner's pawn, it has to go back too. Hit blue.
lesson-keezbord-start = Blue is on its own start. It is safe there, and nobody may pass it. Try the 6, then play the 3.
lesson-keezbord-home = In your home you may not jump over a pawn. Try the 5. Then go as deep as you can with the 3.
lesson-keezbord-home-why = That leaves a gap behind your pawn. The 3 takes you deeper.
lesson-keezbord-four = A 4 moves backward. If you are just past your start, it takes you right up to your home. Play the 4.
lesson-keezbord-four-why = Now you still have to go all the way round. The 4 takes you nearly home.
lesson-keezbord-jack = A jack swaps your pawn with another player's. Swap with the blue pawn that is close to your home.
lesson-keezbord-jack-why = From there it is a long way. Swap with the blue pawn just before your start.
lesson-keezbord-seven = You may split a 7 between two pawns. Move 3 into your home, and hit the blue pawn with the other 4.
lesson-keezbord-seven-why = You may, but you can do more: 3 with the pawn near home, 4 with the other.
lesson-keezbord-forced = If you can play a card, you must, even if you hit yourself. Only the 5 fits. Bad luck.
lesson-keezbord-stuck = No card you can play? Then you discard them all, and wait for the next deal: 5 cards, then 4, then 4.
lesson-keezbord-partner = All your pawns are home. Now you move your partner's. Bring in the last one, and you both win.
lesson-keezbord-partner-why = That moves yellow backward. The 3 brings it home.

## illustrations: a caption, and (.alt) what there is to see
keezbord-illustration-king = The king brings a waiting pawn onto your start.
keezbord-illustration-king-alt = A red pawn goes from where it waits to the red start.
keezbord-illustration-king_13 = It can also move a pawn { $steps } squares.
keezbord-illustration-king_13-alt = A red pawn moves { $steps } squares forward with a king, round the corner.
keezbord-illustration-back = Back past your own empty start. Now you are close to your home.
keezbord-illustration-back-alt = A red pawn moves { $steps } squares back, past the red start.
keezbord-illustration-split = { $steps } with one pawn and { $more } with the other: 7 in all.
keezbord-illustration-split-alt = One red pawn moves { $steps } squares, the other { $more } into its home.
keezbord-illustration-fill = The first square is fine, even if there is room behind it.
keezbord-illustration-fill-alt = A red pawn comes to the first square of an empty home.
keezbord-illustration-fill_deepest = Not the first square yet: you fill the last one first.
keezbord-illustration-fill_deepest-alt = A red pawn may not come to the first square of an empty home.
keezbord-illustration-deeper = A pawn that is home moves { $steps } deeper.
keezbord-illustration-deeper-alt = A red pawn moves from the first to the third square of its home.
