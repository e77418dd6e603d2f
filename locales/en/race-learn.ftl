### The words that teach the pawn races, in English; in braces are words of the game, and what the engine counts.

## illustrations: a caption, and (.alt) what there is to see
race-illustration-goal = This is your aim: all your pawns in your { $lane }.
race-illustration-goal-alt = Four red pawns in a row in the red { $lane }.
race-illustration-table = 1 is your { $start }, 2 the way into your { $lane }, 3 your { $lane }. Your pawns wait at 4.
race-illustration-table-alt = Your side of the board, with numbers at { $start }, entrance, { $lane } and waiting pawns.
race-illustration-walk = With a { $steps } you move { $steps } squares forward, clockwise.
race-illustration-walk-alt = A red pawn moves { $steps } squares along the track.
race-illustration-enter = An ace brings out a pawn. Any other player's pawn there is hit.
race-illustration-enter-alt = A waiting red pawn comes to its { $start } and hits a blue pawn there.
race-illustration-enter_taken = One of your pawns is still on your { $start }. It has to move on first.
race-illustration-enter_taken-alt = A waiting red pawn cannot come to its { $start }: a red one is there already.
race-illustration-hit = You pass blue. You hit turquoise, because you land right on it.
race-illustration-hit-alt = A red pawn passes a blue one and ends on a turquoise pawn.
race-illustration-hit_own = Your own pawn is three squares ahead, so you hit it yourself.
race-illustration-hit_own-alt = A red pawn moves { $steps } squares and ends on another red pawn.
race-illustration-hit_own_not = Your own pawn is three squares ahead, so this one may not use a 3.
race-illustration-hit_own_not-alt = A red pawn may not move 3 squares: another red pawn is there.
race-illustration-protected = Blue is safe on { $the_start }. You cannot pass it.
race-illustration-protected-alt = A red pawn cannot pass the blue pawn that is safe on { $the_start }.
race-illustration-swap = Your pawn and the turquoise pawn swap places.
race-illustration-swap-alt = Two arrows between a red and a turquoise pawn on the track.
race-illustration-sweep = With a 7 you hit every pawn you pass.
race-illustration-sweep-alt = A red pawn moves { $steps } squares. A blue pawn on its way is hit.
race-illustration-home = You turn in at the entrance. { $steps } squares fit exactly here.
race-illustration-home-alt = A red pawn moves { $steps } squares, to the third square of its { $lane }.
race-illustration-home_closed = Your pawn in your { $lane } blocks the way.
race-illustration-home_closed-alt = A red pawn cannot pass the red pawn in its { $lane }.
race-illustration-partner = You are home. Now you move your partner's yellow pawn.
race-illustration-partner-alt = Four red pawns are home. A yellow pawn moves { $steps } squares forward.
race-illustration-alone = Your four pawns are home. You have won.
race-illustration-alone-alt = Four red pawns in the red { $lane }. The game is over.
