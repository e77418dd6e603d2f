### What Slagen says, in English.

slagen-round = Round { $number }
slagen-begin = The beginning: no cards have been dealt yet.
slagen-score-title = Tricks
slagen-top = Trick { $number } of { $all }

## plates
slagen-plate-tricks = tricks: { $number }
slagen-plate-card = played { $card }

## the question
slagen-ask-lead = Your turn. Lead a card.
slagen-ask-follow = Your turn. Play { $suit }.
slagen-ask-free = Your turn. You have no { $suit }: any card will do.
slagen-do-card = Play the { $card }
slagen-do-pick = Choose a card
slagen-your_card = your card
slagen-choice = Play { $card }
slagen-would = play { $card }

## the log
slagen-turn-deal = Everybody gets five cards.
slagen-turn-card = { PERSON($who) ->
    [you] You play { $card }.
   *[other] { CAPITAL($who) } plays { $card }.
    }
slagen-turn-card-and = { PERSON($who) ->
    [you] You play { $card } and
   *[other] { CAPITAL($who) } plays { $card } and
    }
slagen-turn-trick = { PERSON($who) ->
    [you] { CAPITAL($who) } win the trick.
   *[other] { CAPITAL($who) } wins the trick.
    }

## the end
slagen-end-headline = You won!
slagen-end-won = { PERSON($who) ->
    [you] You have won.
    [many] { CAPITAL($who) } have won.
   *[one] { CAPITAL($who) } has won.
    }
slagen-end-most = The most tricks: { $who } ({ $number }).
slagen-facts = { $number } tricks

## why not
slagen-no-turn = It is not your turn. Wait for { $who }.
slagen-no-turn-dealer = The dealer is still busy. Wait for the cards.
slagen-no-over = The game is over. Start a new one.
slagen-no-dealer = These cards cannot be dealt like this. Shuffle and deal again.
slagen-no-hand = You do not have that card. Choose one from your hand.
slagen-no-follow = You cannot do that: you must follow { $suit }.

## house rules
slagen-preset-Slagen = Slagen
slagen-preset-Slagen-source = How every trick-taking game begins.

## its tile in the lobby
slagen-tile-seats = 2 to 4 players, about 3 min
slagen-tile-line = Five cards, and who wins the most tricks?
slagen-tile-short = Who wins the most tricks?
slagen-gentle = everything counts

## why a choice is a good one
hint-why-slagen_lowest = it does not win the trick, and you have no lower one
hint-why-slagen_lead = you have no higher one

## what is answered at the table
slagen-answer-tricks = { $who } { $number }

## the statistics
slagen-stats-tricks = Tricks won

## the first time
slagen-first-deal = These are your cards. Win as many tricks as you can.
slagen-first-lead = You lead. The others must follow the suit that you play.
slagen-first-follow = If you have the suit that was led, you play it.
slagen-first-card = The first card of a trick sets the suit.
slagen-first-trick = The highest card of the suit led wins the trick, and its player leads the next.
