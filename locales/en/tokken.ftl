### Tokken in English: what it does not share with other races (race.en): some words, cards, refusals and house
## rules.

## its own words in what the races share
tokken-word-start = start
tokken-word-the_start = the start square
tokken-word-lane = home
tokken-word-openers = ace, king or joker

## what a card does
tokken-help-5 = move an opponent's pawn 5 forward
tokken-help-7 = 7 forward, or split between up to four pawns
tokken-help-13 = bring out a pawn, or 13 forward, hitting every pawn on the way
tokken-help-14 = bring out a pawn, or 18 forward, and draw a card
tokken-rule-4 = Move one pawn 4 backward, but not past your own start. If it lands on a black dot, it jumps forward.
tokken-rule-5 = Move one opponent's pawn 5 forward. It stays on the track, even past its own home. A pawn on its own start cannot be moved.
tokken-rule-7 = Move one pawn 7 forward, or split the 7 between up to four pawns.
tokken-rule-7-and-may = Use all of it, unless your last pawn comes home.
tokken-rule-7-and-must = Use all of it. Only if you win at once is the rest lost.
tokken-rule-13 = Put a waiting pawn on your start, or move one pawn 13 forward. It hits every pawn on its way, even your own.
tokken-rule-14 = Put a waiting pawn on your start, or move one pawn 18 forward. Then you draw a card from the stock, for a later turn.

## why not
tokken-no-protected-push = { CAPITAL($who) } is on the start square. That pawn cannot be moved.
tokken-no-protected-past = { CAPITAL($who) } is on the start square. { $whose }'s pawn cannot pass.
tokken-no-protected-past-own = { CAPITAL($who) } is on the start square. Even that player's own pawns cannot pass.
tokken-no-protected-past-yours = Your own pawn is on your start. { $whose }'s pawn cannot pass.
tokken-no-own_start = You cannot move backward past your own start.
tokken-no-own_start-of = You cannot move backward past { $who }'s start.
tokken-no-push = The 5 only moves an opponent's pawn that is on the track.
tokken-no-give = Give a card that was just dealt. The card you kept stays with you.
tokken-no-keep = You cannot keep a card now. You may only keep your last one, after playing a joker in this deal. Choose something else.

## the score sheet
tokken-tally-won = Who has won?

## house rules
tokken-option-section_length = Length of the track
tokken-option-section_length-why = How many squares there are for each player.
tokken-option-dot_index = Position of the black dot
tokken-option-dot_index-why = How far past each start it is; with 16 squares for each player, 8 and 9 are one square nearer.
tokken-option-seven_rest = Rest of the 7
tokken-option-seven_rest-why = Whether you must use it when a 7 brings your last pawn home.
tokken-option-keep_unplayable = Keep a card you cannot play
tokken-option-keep_unplayable-why = After a joker you may also keep a last card that you cannot play.
tokken-option-individual = Everyone for themselves
tokken-option-individual-why = Nobody has a partner, not even with 4, 6 or 8 players, and cards are passed to the left.
tokken-value-18 = 18 squares
tokken-value-16 = 16 squares
tokken-value-8 = 8th square
tokken-value-6 = 6th square
tokken-value-9 = 9th square
tokken-value-may = may be left unused
tokken-value-must = must be used
tokken-preset-Tokken = Tokken
tokken-preset-Tokken-source = As in the rules that come with the board.

## its tile in the lobby
tokken-tile-seats = 3 to 8 players, about 20 min
tokken-tile-line = Like Keezbord, with jokers, jumps and a card to pass.
tokken-tile-short = With jokers and jumps
tokken-gentle = everyone is dealt an ace, king or joker at first

## the first time
tokken-first-give = First you exchange a card with your partner. Give one that helps { CASE($whom, "object") }.
tokken-first-give-on = First you pass a card to { CASE($whom, "object") }. Choose one that you can do without.
tokken-first-exchange = { CASE($whom, "object") } gave you a card. Now play begins.
tokken-first-seven = You may split a 7 between up to four pawns.
tokken-first-push = A 5 moves an opponent's pawn forward.
tokken-first-push-mine = { CAPITAL($who) } moved your pawn. A 5 always moves an opponent's pawn.
tokken-first-sweep = A king hits every pawn on its way.
tokken-first-joker = A joker brings out a pawn, or moves one 18 forward. Then its player draws a card.
tokken-first-jump = A pawn that lands on a black dot jumps on to the next dot.
tokken-first-keep = After a joker a player may keep the last card for the next deal.
