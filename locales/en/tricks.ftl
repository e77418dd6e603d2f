### What the games with tricks say alike, in English; the form is that of nl.
## 
## A game's own text of the same key goes before the one here.

## the table
tricks-begin = The start: no cards have been dealt.
tricks-round = Round { $number }
tricks-top = round { $round }

## refusals
tricks-no-turn = It is not your turn. Wait for { $who }.
tricks-no-turn-dealer = The dealer is still busy. Wait for the cards.
tricks-no-over = The game is over. Start a new one.
tricks-no-dealer = These cards cannot be dealt like this. Shuffle and deal again.
tricks-no-hand = You do not hold that card. Pick one from your hand.
tricks-no-follow = Not allowed: you must follow { $suit }.

## choices
tricks-do-pick = Pick a card

## the log
tricks-turn-dealer = Lots were drawn. First dealer: { CAPITAL($who) }.
tricks-turn-trick = { CAPITAL($who) } won the trick.
tricks-turn-second = { "" } with the second hand

## the end
tricks-end-headline = You won!
tricks-end-won = { PERSON($who) ->
    [you] You have won.
    [many] { CAPITAL($who) } have won.
   *[one] { CAPITAL($who) } has won.
    }

## house rules
tricks-gentle = you play by the usual rules
tricks-value-True = on
tricks-value-False = off
tricks-value-dubbel = two hands each

## answers
tricks-answer-trick-none = No trick is being played now.
