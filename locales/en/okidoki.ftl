### What OkiDoki says, in English; the form is that of nl.

okidoki-score-title = Penalty points
okidoki-score-title-over = Score
okidoki-score-penalty = penalty
okidoki-plate-ready = ready
okidoki-score-aces = aces: { $cards }
okidoki-score-home = At the finish
okidoki-score = { $home } of { $all }
okidoki-top-give = exchange { $number } of { $all }
okidoki-top-trick = trick { $number } of { $all }
okidoki-top-stock = stock: { $number }

## sides and hands
okidoki-side-0 = white
okidoki-side-1 = grey
okidoki-side-both = you
okidoki-side-many = they
okidoki-side-you = you
okidoki-side-one = the other
okidoki-hand-1 = First hand
okidoki-hand-2 = Second hand
okidoki-hand-1-yours = your first hand
okidoki-hand-2-yours = your second hand

## numbers
okidoki-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
    }
okidoki-penalty = { $number ->
    [one] { $number } penalty point
   *[other] { $number } penalty points
    }
okidoki-hits = { $number ->
    [one] { $number } pawn hit
   *[other] { $number } pawns hit
    }
okidoki-pawns-0 = none
okidoki-pawns-1 = one
okidoki-pawns-2 = two
okidoki-pawns-3 = three
okidoki-pawns-4 = four

## pawns and squares
okidoki-place-start = start
okidoki-place-reserve = reserve
okidoki-place-finish = the finish
okidoki-square-w = safe for white, { $left } to the finish
okidoki-square-g = safe for grey, { $left } to the finish
okidoki-square-r = red: no pawn may stop here, { $left } to the finish
okidoki-square-n = { $left } to the finish
okidoki-pawn-0 = white pawn
okidoki-pawn-1 = grey pawn
okidoki-pawn-square = { $colour } on { $place }
okidoki-pawn-start = { $colour } on start
okidoki-pawn-reserve = { $colour } in reserve
okidoki-pawn-finish = { $colour } at the finish
okidoki-walker-at = the pawn on { $place }
okidoki-walker-start = the pawn on { $place }
okidoki-walker-new = the new pawn on { $place }
okidoki-hit-0 = , hitting a white pawn
okidoki-hit-1 = , hitting a grey pawn
okidoki-hit-ours-one = , hitting one of your pawns
okidoki-hit-ours-many = , hitting one of your pawns

## the question
okidoki-ask-give = Pick a card to give to { CASE($whom, "object") }.
okidoki-ask-give-1 = First hand: pick a card to give to { CASE($whom, "object") }.
okidoki-ask-give-2 = Second hand: pick a card to give to { CASE($whom, "object") }.
okidoki-ask-hand-1 = , first hand
okidoki-ask-hand-2 = , second hand
okidoki-ask-opening = Your turn{ $hand }. Start with the 2 of spades.
okidoki-ask-lead = Your turn{ $hand }. Lead a card.
okidoki-ask-follow = Your turn{ $hand }. Follow { $suit }.
okidoki-ask-free = Your turn{ $hand }. You have no { $suit }: play what you like.
okidoki-ask-move = Your team may move { $steps }. Talk it over with { $mate } and choose a pawn.
okidoki-ask-move-own = Your team may move { $steps }. Choose a pawn.
okidoki-ask-move-alone = You may move { $steps }. Choose a pawn.
okidoki-ask-aces = Four aces: move ten steps twice, or swap two pawns.
okidoki-ask-skip = No pawn can move. Skip this turn.
okidoki-ask-square = Choose where the { $pawn } goes.
okidoki-ask-swap = Choose the pawn to swap with the { $pawn }.
okidoki-ask-rest = { $steps } to go: choose a pawn.
okidoki-ask-rest-home = Choose a pawn for the remaining steps.
okidoki-ask-confirm = Ready? { $do }.
okidoki-do-give = Give the { $card }
okidoki-do-card = Play the { $card }
okidoki-do-move = Move { $steps }
okidoki-do-swap = Swap
okidoki-do-skip = Skip
okidoki-do-count = To the board
okidoki-do-round = Next round
okidoki-do-pawn = Choose a pawn
okidoki-do-square = Choose a square
okidoki-do-tens = Ten steps twice
okidoki-choice-give = Give the { $card } to { CASE($whom, "object") }
okidoki-choice-give-1 = Give the { $card } from your first hand to { CASE($whom, "object") }
okidoki-choice-give-2 = Give the { $card } from your second hand to { CASE($whom, "object") }
okidoki-choice-move = Move { $parts }
okidoki-choice-walk = { $steps } with { $pawn } to { $place }{ $hit }
okidoki-choice-swap = Swap the { $own } with the { $other }
okidoki-would-give = give { CASE($whom, "object") } the { $card }
okidoki-would-card = play the { $card }
okidoki-would-walk = move { $steps } with { $pawn }
okidoki-would-walk-more = { $steps } with { $pawn }
okidoki-would-swap = swap the { $own } with the { $other }
okidoki-would-skip = skip
okidoki-part-walk = move { $steps } to here{ $hit }
okidoki-part-pawn = choose this pawn
okidoki-part-pawn-back = release this pawn
okidoki-part-swap = swap with this pawn
okidoki-part-swap-first = swap this pawn

## the board as it is read
okidoki-reading-aside = start and reserve
okidoki-reading-start = start { $colour } { $box }
okidoki-reading-reserve = reserve { $colour } { $box }
okidoki-reading-track = squares { $first } to { $last }
okidoki-reading-finish = finish
okidoki-reading-finish-pawns = white { $white } of { $all }, grey { $grey } of { $all }
okidoki-reading-empty = empty
okidoki-reading-chosen = chosen
okidoki-reading-moved = just moved
okidoki-reading-hit-0 = a white pawn was just hit here
okidoki-reading-hit-1 = a grey pawn was just hit here

## announcements
okidoki-banner-aces = Four aces: { $who }
okidoki-banner-level = Ten each
okidoki-banner-count = Penalty: { $first } { $points }, { $second } { $more }
okidoki-banner-finished = All at the finish

## the log
okidoki-turn-deal = Round { $round }: { $cards } cards each.
okidoki-turn-deal-two = Round { $round }: two hands of { $cards } cards for each player.
okidoki-turn-give = { CAPITAL($who) } chose a card to give.
okidoki-turn-give-seen = You chose the { $card } for { CASE($whom, "object") }.
okidoki-turn-exchange-rivals = Opponents exchange a card.
okidoki-turn-exchange-partners = Partners exchange a card.
okidoki-turn-exchange-hands = Each player exchanges a card between their own two hands.
okidoki-turn-got = { CASE($whom, "object") } gave you the { $card } for the { $given }.
okidoki-turn-got-1 = First hand: { $card } from { CASE($whom, "object") } for the { $given }.
okidoki-turn-got-2 = Second hand: { $card } from { CASE($whom, "object") } for the { $given }.
okidoki-turn-got-hands = Your first hand got the { $card } from your second for the { $given }.
okidoki-turn-card = { CAPITAL($who) } played the { $card }{ $hand }.
okidoki-turn-card-and = { CAPITAL($who) } played the { $card }{ $hand } and
okidoki-turn-trick-penalty = { CAPITAL($who) } won the trick: { $penalty }.
okidoki-turn-trick-more = { CAPITAL($who) } won the trick: { $penalty }, { $total } in all.
okidoki-turn-draw = Both players drew a card.
okidoki-turn-draw-seen = You drew the { $card } from the stock.
okidoki-turn-aces = { PERSON($who) ->
    [you] { CAPITAL($who) } have four aces.
    [many] { CAPITAL($who) } have four aces.
   *[one] { CAPITAL($who) } has four aces.
    }
okidoki-turn-aces-out = The round stops at once. Only that team moves: ten twice, or a swap.
okidoki-turn-aces-play_out = The tricks continue. That team then moves ten twice, or swaps.
okidoki-turn-count = Penalty points: { $first } { $less }, { $other } { $more }.
okidoki-turn-first = { PERSON($who) ->
    [you] { CAPITAL($who) } move first: { $steps }.
    [many] { CAPITAL($who) } move first: { $steps }.
   *[one] { CAPITAL($who) } moves first: { $steps }.
    }
okidoki-turn-level = Ten each: nobody moves.
okidoki-turn-walk = { CAPITAL($who) } moved { $steps }: { $colour } { $parts }.
okidoki-turn-walk-part = from { $start } to { $end }{ $safe }{ $hit }
okidoki-turn-safe = , safe
okidoki-turn-hit-start = { "" } back to start
okidoki-turn-hit-reserve = { "" } back to reserve
okidoki-turn-refill-0 = A white pawn from reserve takes the free start.
okidoki-turn-refill-1 = A grey pawn from reserve takes the free start.
okidoki-turn-swap = { CAPITAL($who) } swapped the { $own } with the { $other }{ $safe }.
okidoki-turn-full-0 = White goes to reserve: start is full.
okidoki-turn-full-1 = Grey goes to reserve: start is full.
okidoki-turn-skip-tens = ten twice
okidoki-turn-skip = { PERSON($who) ->
    [you] { CAPITAL($who) } cannot move { $steps } with any pawn and skip.
    [many] { CAPITAL($who) } cannot move { $steps } with any pawn and skip.
   *[one] { CAPITAL($who) } cannot move { $steps } with any pawn and skips.
    }
okidoki-turn-finished = { PERSON($who) ->
    [you] { CAPITAL($who) } have { $pawns } pawns at the finish.
    [many] { CAPITAL($who) } have { $pawns } pawns at the finish.
   *[one] { CAPITAL($who) } has { $pawns } pawns at the finish.
    }
okidoki-turn-last = { PERSON($who) ->
    [you] { CAPITAL($who) } may still finish the round.
    [many] { CAPITAL($who) } may still finish the round.
   *[one] { CAPITAL($who) } may still finish the round.
    }

## the end
okidoki-end-headline-draw = A draw
okidoki-end-draw = It is a draw.
okidoki-end-home = { PERSON($who) ->
    [you] { CAPITAL($who) } have { $pawns } pawns at the finish after { $rounds }, { $other } { $fewer }.
    [many] { CAPITAL($who) } have { $pawns } pawns at the finish after { $rounds }, { $other } { $fewer }.
   *[one] { CAPITAL($who) } has { $pawns } pawns at the finish after { $rounds }, { $other } { $fewer }.
    }
okidoki-end-both = White and grey both have { $pawns } pawns at the finish after { $rounds }.
okidoki-facts = { $rounds }, { $hits }, four aces { $aces }×

## why not
okidoki-no-give = First you exchange cards. Pick a card from your hand to give.
okidoki-no-opening = The 2 of spades starts the first trick. Play that card.
okidoki-no-steps = You must use all of it: { $steps }. Choose something that lights up.
okidoki-no-steps-cards = Pawns move only after the cards. Pick a card.
okidoki-no-steps-aces = With four aces you move exactly ten steps, twice. Choose something that lights up.
okidoki-no-two_pawns = You may split the steps between two pawns at most. Split them differently.
okidoki-no-red = No pawn may stop on a red square. Choose something that lights up.
okidoki-no-red-pawn = This pawn would land on red, where no pawn may stop. Choose something that lights up.
okidoki-no-own = One of your team's pawns is there. Choose something that lights up.
okidoki-no-own-pawn = This pawn would land on one of your team's pawns. Choose something that lights up.
okidoki-no-safe = A pawn is safe there, on its own colour. Choose something that lights up.
okidoki-no-safe-pawn = This pawn would land on a pawn that is safe. Choose something that lights up.
okidoki-no-reserve = That pawn waits in reserve for a free start. Choose another pawn.
okidoki-no-finished = That pawn is at the finish. Choose another pawn.
okidoki-no-aces = With four aces you move ten steps twice, or swap two pawns. Choose one of the two.
okidoki-no-swap_pawns = Swap one of your own pawns with one of the other team's. At least one of the two must be on the track. Choose two other pawns.
okidoki-no-safe_swap = That pawn is safe on its own colour, and cannot be swapped here. Choose another pawn.
okidoki-no-skip = One of your pawns can still move, so you cannot skip. Choose a pawn.

## house rules
okidoki-option-four_aces_play_out = Play on after four aces
okidoki-option-four_aces_play_out-why = When a team has all four aces, the tricks are still played, and the other team moves too.
okidoki-option-safe_blocks_swap = Safe pawns cannot be swapped
okidoki-option-safe_blocks_swap-why = A pawn on a square of its own colour cannot be swapped away.
okidoki-option-two_player_mode = With two players
okidoki-option-two_player_mode-why = How the cards are divided when there are only two of you.
okidoki-option-short = Short game
okidoki-option-short-why = Two pawns at the finish are enough.
okidoki-option-board = Board
okidoki-option-board-why = Play on the usual board, or on squares of your own design.
okidoki-board-form = Type a letter for each square, from start to finish: w is safe for white, g safe for grey, r red and n plain.
okidoki-board-square = Square { $place }, { $kind }
okidoki-board-kind-w = safe for white
okidoki-board-kind-g = safe for grey
okidoki-board-kind-r = red
okidoki-board-kind-n = plain
okidoki-board-problem-letters = A square is w, g, r or n. Remove the other characters.
okidoki-board-problem-length = A board has 16 to 60 squares. Make it longer or shorter.
okidoki-board-problem-red = Two red squares in a row are not allowed, nor a red one just before the finish. Put another colour there.
okidoki-board-problem-few = Each team needs at least four safe squares. Paint another one.
okidoki-board-problem-unfair = White and grey need the same number of safe squares.
okidoki-value-stapel = one hand and a stock
okidoki-value- = the usual board
okidoki-value-own = a board of your own
okidoki-preset-OkiDoki = OkiDoki
okidoki-preset-OkiDoki-source = As in the rules that come with the board.
okidoki-preset-Kort = Short
okidoki-preset-Kort-source = A quicker game: two pawns at the finish are enough.
okidoki-paper = You need 52 cards, and four white and four grey pawns.

## its tile in the lobby
okidoki-tile-seats = 2 or 4 players, about 45 min
okidoki-tile-line = Avoid penalty points, and race your pawns to the finish.
okidoki-tile-short = Avoid tricks, race to the finish

## why a choice is a good one
hint-why-gift_spares = there are no penalty points in it
hint-why-gift_low = a card that low helps to avoid a trick
hint-why-gift_suit = it leaves you without that suit
hint-why-gift_bare = a card that high soon wins a trick with penalty points
hint-why-gift_penalty = it rids you of a card with penalty points
hint-why-gift_thin = it leaves you with only one card of that suit
hint-why-gift_high = it rids you of a card that often wins a trick
hint-why-gift_middle = you keep your low cards, and they get no high one
hint-why-four_aces = it gives your team all four aces
hint-why-one_more_ace = your team already has { $number }, and they have no ace
hint-why-spoils_aces = it stops them from getting all four aces
hint-why-they_pay = it gives them a trick with { $points }
hint-why-free = that trick costs nothing
hint-why-least_points = that trick costs at least { $points } anyway
hint-why-shed = it gives them the penalty points of that card
hint-why-no_points = it gives your team no penalty points
hint-why-highest_under = it is your highest card that does not win the trick
hint-why-under = it does not win the trick
hint-why-take_high = you win the trick anyway, so you may as well use your highest card
hint-why-rid_suit = it leaves you without that suit
hint-why-rid_high = it rids you of a high card without winning the trick
hint-why-rid_highest = it rids you of your highest card of that suit
hint-why-sooner = better to lose a high card now
hint-why-lead_low = there are still { $cards } above it
hint-why-fresh = that suit has not been led yet, so nearly everyone can follow
hint-why-clean = there are no penalty points in this trick so far
hint-why-void = after that, you may play any card on that suit
hint-why-lowest = your lowest is least likely to win the trick
hint-why-top = you cannot get rid of a higher card now
hint-why-finishes = it brings { $pawns } to the finish
hint-why-finish = it brings a pawn to the finish
hint-why-throw_back = it sends them { $squares } back
hint-why-gain = it gains you { $squares }
hint-why-out_of_reach = with their { $number } they cannot hit anything next
hint-why-all_safe = it leaves all your pawns safe
hint-why-safe = your pawn is safe there
hint-why-refill = it brings another pawn onto the start
hint-why-front = it takes your front pawn the farthest
hint-why-one_pawn = your other pawns stay where they are

## what is answered at the table
okidoki-answer-score = { CAPITAL($side) }: { $penalty }, { $home } at the finish
okidoki-answer-moves = still to move: { $moves }
okidoki-answer-move = { $who } { $steps }
okidoki-answer-aces = ten steps twice, or a swap
okidoki-answer-safe = { $place } safe
okidoki-answer-pawns = { CAPITAL($colour) }: { $places }.
okidoki-answer-pawns-whose = { CAPITAL($colour) }, { $side }: { $places }.

## the score sheet
okidoki-tally-penalties = Penalty points for { $name }?
okidoki-tally-four = Or does a team have four aces?
okidoki-tally-aces = Four aces: { $name }
okidoki-stats-avoided = Aces avoided (the other team took them)
okidoki-stats-four = Four aces
okidoki-stats-hits = Pawns hit
okidoki-stats-hit = Own pawns hit

## the first time
okidoki-first-lot = The first dealer is chosen at random.
okidoki-first-deal = First you play tricks, and penalty points are bad: each one is a step for the other team.
okidoki-first-give = Put a card ready for { CASE($whom, "object") }. Spades and aces are penalty points, so those are good to give.
okidoki-first-exchange = The cards have been exchanged. You got one back.
okidoki-first-opening = The player with the 2 of spades begins with that card.
okidoki-first-play = Try not to win spades and aces. A low card seldom wins.
okidoki-first-follow = If you have the suit that was led, you must play it. If not, any card will do.
okidoki-first-trick = The highest card of the suit led wins. Spades and aces in the trick are penalty points.
okidoki-first-trick-mine = This trick costs { $penalty }. Every spade counts 1, and every ace 2.
okidoki-first-count = All cards have been played. One team's penalty points are the other team's steps.
okidoki-first-level = Both teams have the same number of penalty points, so nobody moves now.
okidoki-first-aces = One team has four aces: it moves ten steps twice, or swaps two pawns.
okidoki-first-move = Choose a pawn, and then where it goes. No pawn may stop on red.
okidoki-first-walk = A pawn only moves forward. All steps must be used, with one pawn or with two.
okidoki-first-division = The steps may be split between two pawns.
okidoki-first-hit = That pawn is hit and starts again. On its own colour it would be safe.
okidoki-first-hit-mine = One of your team's pawns is hit and starts again. On your own colour it would be safe.
okidoki-first-swap = With four aces, two pawns may swap places.
okidoki-first-refill = A start square is free. A pawn from reserve takes it.
okidoki-first-home = A pawn has finished. Any steps left over are lost.
okidoki-first-skip = No pawn can move these steps, so the team skips its turn.
okidoki-first-finished = One team is done. The other may still move in this round.

## the deal of the day
okidoki-daily-goal = There is one deal, from the start of the game. Then the team whose pawns have come the most squares forward wins.
okidoki-daily-brief = One deal: the most squares
okidoki-daily-points = { $number ->
    [one] { $number } square
   *[other] { $number } squares
    }
