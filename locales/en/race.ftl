### What the races say alike, in English; the form is that of nl.

## squares and pawns
race-place-ring = { $colour } { $number }
race-place-start = { $colour } { $start }
race-place-home = { $colour } { $lane } { $number }
race-place-lane = { $lane } { $number }
race-place-waiting = { $colour } waiting
race-place-count = { $left } from here to { $lane }
race-pawn-ring = the pawn on { $place }
race-pawn-start = the pawn on { $the_start }
race-pawn-home = the pawn in { $place }
race-pawn-waiting = a waiting pawn
race-pawn-ring-of = { CASE($owner, "object") }'s pawn on { $place }
race-pawn-start-of = { CASE($owner, "object") }'s pawn on { $the_start }
race-pawn-home-of = { CASE($owner, "object") }'s pawn in { $place }
race-pawn-waiting-of = one of { CASE($owner, "object") }'s waiting pawns
race-pawn-ring-yours = your pawn on { $place }
race-pawn-start-yours = your pawn on { $the_start }
race-pawn-home-yours = your pawn in { $place }
race-pawn-waiting-yours = one of your waiting pawns

## what stands on a square
race-on-ring = { CASE($owner, "object") }'s pawn
race-on-ring-yours = your pawn
race-on-safe = { CASE($owner, "object") }'s pawn, safe
race-on-safe-yours = your pawn, safe
race-on-waiting = { $number } of { CASE($owner, "object") }'s
race-on-waiting-yours = { $number } of yours
race-on-dot = black dot
race-on-chosen = chosen
race-on-hit = { CASE($owner, "object") }'s pawn was hit here
race-on-hit-yours = your pawn was hit here
race-row-side = Side of { $colour }
race-row-homes = { $lane } of { CASE($owner, "object") }
race-row-waiting = Waiting pawns
race-pick = choose this pawn

## what a card does
race-help-1 = bring out a pawn, or 1 forward
race-help-4 = 4 backward
race-help-11 = swap with another player
race-help-forward = { $steps } forward
race-rule-1 = Put a waiting pawn on your { $start }, or move one pawn 1 forward.
race-rule-4 = Move one pawn 4 backward. This card never moves forward.
race-rule-7-and-seven_hits_passed = Every pawn you pass goes back.
race-rule-11 = Swap one of your pawns with another player's pawn. A pawn that is safe on { $the_start } cannot be swapped, unless it is yours.
race-rule-forward = Move one pawn { $steps } forward.

## choices as the board shows them
race-seen-enter = bring out{ $hits }
race-seen-steps = { $steps } forward{ $jump }{ $hits }
race-seen-part = { $steps }{ $jump }{ $hits }
race-seen-back = { $steps } back{ $jump }{ $hits }
race-seen-home = to { $lane } { $number }
race-seen-jump = , then jump
race-seen-swap = swap with { CASE($other, "object") }
race-seen-swap-which = { $which } with { CASE($other, "object") }
race-seen-of = { CASE($owner, "object") }'s { $which }
race-seen-first = front pawn
race-seen-second = second pawn
race-seen-middle = middle pawn
race-seen-third = third pawn
race-seen-last = rear pawn

## a choice as it follows "I would" or "you can"
race-would-give = give { CASE($whom, "object") } the { $card }
race-would-keep = keep the { $card }
race-would-discard = discard your hand
race-would-with = { $deed } with the { $card }
race-do-enter = bring out a pawn
race-do-enter-of = bring out a pawn for { CASE($owner, "object") }
race-do-walk = move { $pawn } { $steps } forward
race-do-walk-more = { $pawn } { $steps }
race-do-back = move { $pawn } { $steps } back
race-do-push = push { $pawn } { $steps } forward
race-do-swap = swap { $pawn } with { CASE($other, "object") }
race-do-pawn-only = your pawn
race-do-pawn-only-of = { CASE($owner, "object") }'s pawn
race-do-pawn-which = your { $which }
race-do-pawn-which-of = { CASE($owner, "object") }'s { $which }
race-do-pawn-home = your pawn on { $which }
race-do-pawn-home-of = { CASE($owner, "object") }'s pawn on { $which }

## choices, and the deeds they share with the log
race-choice = { CAPITAL($card) }: { $deed }
race-choice-discard = Discard your hand ({ $cards })
race-choice-enter = bring out a pawn{ $hits }
race-choice-enter-of = bring out a pawn for { CASE($owner, "object") }{ $hits }
race-choice-walk = { $steps } with { $pawn }{ $home }{ $jump }{ $hits }
race-choice-swap = { $pawn } swaps with { CASE($other, "object") } and lands on { $place }
race-part-enter = bring out{ $hits }
race-part-walk = { $steps }{ $jump }{ $hits }
race-part-swap = swap with { CASE($other, "object") }
race-deed-forward = { $steps } forward
race-deed-backward = { $steps } backward
race-deed-home = { "" } to { $place }
race-deed-jump = , jumping to { $place }
race-banner-hit = { CAPITAL($who) } hits your pawn
race-banner-hits = { CAPITAL($who) } hits { $number } of your pawns
race-deed-hits = , hitting { CASE($whom, "object") }
race-deed-times = { CASE($whom, "object") } { $number } times
race-deed-own = { PERSON($whose) ->
    [you] your own pawn
   *[one] their own pawn
    }
race-deed-owns = { PERSON($whose) ->
    [you] { $number } pawns of your own
   *[one] { $number } pawns of their own
    }
race-verb = Play the { $card }
race-verb-discard = Discard your hand

## the log
race-turn-play = { CAPITAL($who) }, { $card }: { $deed }
race-turn-enter = a new pawn on { $end }{ $hits }
race-turn-enter-of = a new pawn for { CASE($owner, "object") } on { $end }{ $hits }
race-turn-walk = from { $start } to { $end }{ $jump }{ $hits }
race-turn-walk-back = from { $start } back to { $end }{ $jump }{ $hits }
race-turn-walk-of = moved a pawn for { CASE($owner, "object") } from { $start } to { $end }{ $jump }{ $hits }
race-turn-walk-of-back = moved a pawn for { CASE($owner, "object") } from { $start } back to { $end }{ $jump }{ $hits }
race-turn-push = pushed { CASE($owner, "object") } from { $start } to { $end }{ $jump }{ $hits }
race-turn-hit-at = { CASE($whom, "object") } on { $place }
race-turn-swap = swapped from { $start } with { CASE($other, "object") } on { $end }
race-turn-swap-of = swapped for { CASE($owner, "object") } from { $start } with { CASE($other, "object") } on { $end }
race-told-play = { CAPITAL($who) } { $deed }
race-told-enter = brought out a pawn with the { $card }
race-told-enter-of = brought out a pawn for { CASE($owner, "object") } with the { $card }
race-told-walk = moved { $steps }{ $off }{ $home }
race-told-walk-more = { $steps }{ $off }{ $home }
race-told-walk-back = moved { $steps } back
race-told-walk-of = moved { $steps }{ $off }{ $home } for { CASE($owner, "object") }
race-told-walk-of-more = { $steps }{ $off }{ $home } for { CASE($owner, "object") }
race-told-walk-of-back = moved { $steps } back for { CASE($owner, "object") }
race-told-push = pushed { CASE($owner, "object") } { $steps } forward
race-told-swap = swapped with { CASE($other, "object") }
race-told-swap-of = swapped with { CASE($other, "object") } for { CASE($owner, "object") }
race-told-off = { "" } from { $the_start }
race-told-home = { "" } into { $lane }
race-told-deeper = { "" } within { $lane }
race-told-jump = jumped on to the next dot
race-told-jump-push = made it jump to the next dot
race-told-hits = hit { CASE($whom, "object") }
race-turn-stuck-one = { PERSON($who) ->
    [you] You could not move and discarded your last card ({ $cards }).
   *[one] { CAPITAL($who) } could not move and discarded the last card ({ $cards }).
    }
race-turn-stuck-many = { PERSON($who) ->
    [you] You could not move and discarded your hand ({ $cards }).
   *[one] { CAPITAL($who) } could not move and discarded the hand ({ $cards }).
    }
race-turn-discard = { CAPITAL($who) } discarded the whole hand ({ $cards }).
race-turn-lot = Lots were drawn. First dealer: { CAPITAL($who) }.
race-turn-shuffle = The cards are shuffled. Dealer: { CAPITAL($who) }.
race-turn-deal = Dealer: { CAPITAL($who) }.
race-turn-hands = Everyone gets { $cards }.
race-turn-give = { CAPITAL($who) } chose a card to give.
race-turn-give-seen = You give the { $card } to { CASE($whom, "object") }.
race-turn-exchange = Partners exchange their cards.
race-turn-exchange-on = Everyone passes on a card.
race-turn-exchange-seen = { CASE($whom, "object") } gave you the { $card }.
race-turn-draw = { CAPITAL($who) } drew a card from the stock.
race-turn-draw-seen = You drew the { $card } from the stock.
race-turn-keep = { CAPITAL($who) } kept a card for the next deal.
race-turn-keep-seen = You kept the { $card } for the next deal.
race-turn-finished = { PERSON($who) ->
    [you] You have all four pawns home and now move pawns for { CASE($partner, "object") }.
   *[one] { CAPITAL($who) } has all four pawns home and now moves pawns for { CASE($partner, "object") }.
    }
race-top = deal { $deal }
race-top-two = deal { $deal }; home: you { $ours }, the other { $theirs }
race-top-teams = deal { $deal }; home: you { $ours }, they { $theirs }
race-round = Deal { $number }
race-begin = The start: all pawns are waiting.

## the end
race-facts = { $deals } deals, { $hits } pawns hit
race-score-title = Home
race-end-headline = You won!
race-end-won = { PERSON($who) ->
    [you] You have won.
    [many] { CAPITAL($who) } have won.
   *[one] { CAPITAL($who) } has won.
    }
race-end-home = { PERSON($who) ->
    [you] You have all pawns home.
    [many] { CAPITAL($who) } have all pawns home.
   *[one] { CAPITAL($who) } has all pawns home.
    }
race-score = { $home } of { $all }

## why not
race-no-turn = It is not your turn. Wait for { $who }.
race-no-turn-dealer = The cards must be dealt first. Wait for your hand.
race-no-over = The game is over. Start a new one.
race-no-dealer = These cards cannot be dealt like this. Shuffle and deal again.
race-no-hand = You do not hold that card. Pick one from your hand.
race-no-card = This card does not do that. Choose a move that lights up.
race-no-card-named = The { $card } does not do that. What it can do: { $help }.
race-no-forced = You can still play, so you must keep your hand. Play a card that fits.
race-no-yard = No pawn is waiting to come out.
race-no-start = Your own pawn is still on your { $start }, so no other pawn can come out.
race-no-start-of = { CAPITAL($who) } is still on { $the_start }, so no other pawn can come out.
race-no-waiting = You have no pawn on the track. An { $openers } brings one out.
race-no-waiting-of = { CAPITAL($who) } has no pawn on the track. An { $openers } brings one out.
race-no-waiting-picked = This pawn is still waiting. An { $openers } brings it out.
race-no-protected = { CAPITAL($who) } is on { $the_start }. You cannot pass.
race-no-protected-yours = Your own pawn is on your { $start }. Even you cannot pass it.
race-no-protected-swap = { CAPITAL($who) } is on { $the_start }. That pawn cannot be swapped.
race-no-exact = That is too far: you must reach your { $lane } by exact count.
race-no-exact-of = That is too far: { $who } must reach { $lane } by exact count.
race-no-jump = One of the pawns in your { $lane } is in the way, and you cannot jump over it.
race-no-jump-of = A pawn in { $who }'s { $lane } is in the way, and you cannot jump over it.
race-no-back = A pawn at home never moves back.
race-no-swap_own = You have no pawn on the track to swap.
race-no-swap_own-of = { CAPITAL($who) } has no pawn on the track to swap.
race-no-swap_other = There is no pawn to swap with.
race-no-seven = The rest of the 7 does not fit anywhere, and you must use all of it.
race-no-seven_partner = { CAPITAL($who) } cannot move the rest of the 7, and you must use all of it.
race-no-seven-picked = With this pawn, the rest of the 7 does not fit anywhere, and you must use all of it.
race-no-friendly_fire = That would hit your partner { $who }, which is not allowed here.
race-no-friendly_fire-yours = That would hit your own pawn, which is not allowed here.
race-no-else-pawn = Choose another pawn.
race-no-else-card = Pick another card.
race-no-else-none = You cannot play anything now.

## house rules
race-option-friendly_fire = Hitting your own side
race-option-friendly_fire-why = You can also hit pawns of your own side, and sometimes you must.
race-option-seven_hits_passed = A 7 hits every pawn it passes
race-option-seven_hits_passed-why = Every pawn that a 7 passes has to start again.
race-option-dealer_rotation = The deal passes
race-option-dealer_rotation-why = When the next player becomes the dealer.
race-value-True = on
race-value-False = off
race-value-deal = after every deal
race-value-cycle = after every three deals

## why a choice is a good one
hint-why-finished = then all four of your pawns are home
hint-why-homes = it brings { $pawns } home
hint-why-home = it brings a pawn home
hint-why-hits = it hits { $pawns } of other players
hint-why-hit = it hits one of { CASE($whom, "object") }'s pawns
hint-why-round = it makes one of { CASE($whom, "object") }'s pawns go round again
hint-why-spares = every other choice hits a pawn of your own side
hint-why-enter = it brings a pawn into the game
hint-why-swap_away = it takes one of { CASE($whom, "object") }'s pawns { $squares } back
hint-why-swap = it takes your pawn { $squares } forward
hint-why-swap_both = it takes your side's pawns { $squares } forward in all
hint-why-back_door = backward past { $the_start } is the shortest way home
hint-why-ready = after that, your { $card } can bring that pawn home
hint-why-jump = it makes your pawn jump to the next dot
hint-why-hunt = after that, your { $card } can hit one of { CASE($whom, "object") }'s pawns
hint-why-off_start = it frees { $the_start } for the next pawn
hint-why-makes_room = it makes room at home for another pawn
hint-why-flee = it takes that pawn away from { CASE($whom, "object") }, who is close behind it
hint-why-near = it takes that pawn close to home
hint-why-saves = you keep your { $card } for later
hint-why-holds_up = { $the_start } stays blocked, so { CASE($whom, "object") } cannot pass
hint-why-stays = your pawn stays safe on { $the_start }
hint-why-push = your own pawns stay where they are
hint-why-far = nothing else takes you as far forward now
hint-why-clear = no other player's pawn is close behind it there
hint-why-exposed = it leaves the fewest pawns of your own side right in front of another player's
hint-why-behind = then one of { CASE($whom, "object") }'s pawns is right in front of one of your own side's
hint-why-push_past = then { CASE($whom, "object") } is no longer right behind a pawn of your own side
hint-why-push_last = of the pawns you can push, it has the farthest still to go
hint-why-foremost = it keeps your front pawn going
hint-why-hindmost = it helps your rear pawn catch up
hint-why-farther = that way you keep your { $card }, which takes you farther
hint-why-gift_start = { CASE($whom, "object") } can bring out a pawn with it
hint-why-gift_home = { CASE($whom, "object") } can bring a pawn home with it
hint-why-gift_hit = { CASE($whom, "object") } can hit one of { CASE($other, "object") }'s pawns with it
hint-why-gift_swap = { CASE($whom, "object") } can swap { $squares } forward with it
hint-why-gift_seven = { CASE($whom, "object") } can split a 7 between several pawns
hint-why-gift_dead = { CASE($whom, "object") } can do nothing with it now
hint-why-gift_short = it takes { CASE($whom, "object") } forward the least
hint-why-gift_idle = you can do nothing with it yourself now
hint-why-gift_twice = you keep another { $card } yourself
hint-why-gift_far = it takes one of { CASE($whom, "object") }'s pawns the farthest
hint-why-gift_keeps = you keep your { $card } yourself
hint-why-gift_back = with a 4, { CASE($whom, "object") } can later move back past { $the_start }, almost home
hint-why-gift_weak = all your other cards take you at least as far
hint-why-keep = then you have one more card in the next deal
hint-why-discard = what is left only moves pawns that are already home

## what is answered at the table
race-answer-kept = Kept: { $card }.
race-answer-side = { $who } { $home } of { $all }
race-answer-board-side = { $who }: { $pawns }
race-answer-home = { $number } home
race-answer-track = { $number } on the track
race-answer-waits = { $number } waiting
race-answer-wait = { $number } waiting
race-answer-score = home: { $sides }
race-answer-deal = Deal { $deal }: { $number } of { $all } before the next shuffle.
race-answer-pawns = { CAPITAL($who) }: { $places }.
race-answer-pawns-of = Pawns of { CASE($whom, "object") }
race-stats-hits = Pawns hit
race-stats-hit = Own pawns hit
race-stats-home = Pawns home

## the first time
race-first-lot = The first dealer is chosen at random. The player to the dealer's left begins.
race-first-deal = These are your cards. You play one each turn.
race-first-deal-again = All cards have been played, so there is a new deal. The pawns stay where they are.
race-first-shuffle = The stock is used up. All cards are shuffled, and there is a new deal.
race-first-turn = Choose a card. The board then shows where a pawn can go.
race-first-opener = An { $openers } brings a waiting pawn onto the board.
race-first-enter = This pawn is on its own { $start }. It is safe there, and nobody can pass it.
race-first-walk = A pawn moves clockwise, as many squares as the card says.
race-first-back = A 4 moves a pawn backward.
race-first-swap = A jack swaps two pawns. Neither is hit.
race-first-swap-mine = { CAPITAL($who) } swapped with your pawn. A jack may do that, unless your pawn is on { $the_start }.
race-first-hit = A pawn that lands exactly on another one hits it. The pawn that was hit waits beside the board again.
race-first-hit-mine = { CAPITAL($who) } hit your pawn: it waits again. With an { $openers } it comes back.
race-first-hit-partner = { CAPITAL($who) } hit one of your partner's pawns. With an { $openers } it comes back.
race-first-hit-yours = You landed exactly on one of { CASE($whom, "object") }'s pawns. It is hit and waits again.
race-first-hit-own = Your own side's pawns are hit too, if you land on them.
race-first-home = This pawn has come { $lane }. Nobody can hit it there.
race-first-partner = A player with all pawns home plays on with the partner's pawns.
race-first-partner-mine = All your pawns are home. From now on you move { CASE($partner, "object") }'s pawns.
race-first-stuck = { CAPITAL($who) } cannot move and discards the whole hand. After the next deal { CAPITAL($who) } plays again.
race-first-stuck-mine = You cannot move. You discard your hand, and play again after the next deal.

## the help strip under a card
race-strip-or = or
race-strip-other = other

## the deal of the day
race-daily-goal = Everybody begins with two pawns on their way. There are three deals. Then the pair whose pawns have come the most squares forward wins.
race-daily-brief = Three deals: the most squares
race-daily-points = { $number ->
    [one] { $number } square
   *[other] { $number } squares
    }
