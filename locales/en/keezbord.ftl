### Keezbord in English: what it does not share with other races (race.en): some words, cards, refusals and
## house rules.

## its own words in what the races share
keezbord-word-start = start
keezbord-word-the_start = the start square
keezbord-word-lane = home
keezbord-word-openers = ace or king

## what a card does
keezbord-help-7 = 7 forward, or split between two pawns
keezbord-help-13 = bring out a pawn
keezbord-help-13-king_advances_13 = bring out a pawn or 13 forward
keezbord-rule-7 = Move one pawn 7 forward, or split the 7 between two pawns. You must use all of it.
keezbord-rule-13 = Put a waiting pawn on your start.
keezbord-rule-13-king_advances_13 = Put a waiting pawn on your start, or move one pawn 13 forward.

## the end
keezbord-end-points = Championship points: { $sides }.
keezbord-end-points-side = { $who } { $points }

## why not
keezbord-no-deepest = You must fill the deepest free square of your home first.
keezbord-no-deepest-of = The deepest free square of { $who }'s home must be filled first.

## house rules
keezbord-option-king_advances_13 = King may move 13
keezbord-option-king_advances_13-why = A king brings out a pawn, or moves one 13 forward.
keezbord-option-home_strict_order = Fill home from the back
keezbord-option-home_strict_order-why = A pawn may only come in on the deepest free square.
keezbord-option-home_moves_forced = Moves inside home count
keezbord-option-home_moves_forced-why = If that is your only move, you must make it.
keezbord-option-guarantee_start_card = Always an ace or king at first
keezbord-option-guarantee_start_card-why = In the very first deal everyone has an ace or a king.
keezbord-option-nk_scoring = Championship points
keezbord-option-nk_scoring-why = Two points for each pawn home, and ten more for finishing first.
keezbord-preset-Keezbord = Keezbord
keezbord-preset-Keezbord-source = As in the rules that come with the board.
keezbord-preset-NK = NK keezen
keezbord-preset-NK-source = As at the Dutch championship, with points.

## its tile in the lobby
keezbord-tile-seats = 2, 4, 6 or 8 players, about 15 min
keezbord-tile-line = Bring all your pawns home with your partner.
keezbord-tile-short = Home with your partner
keezbord-gentle = everyone is dealt an ace or king at first

## the score sheet
keezbord-tally-home = { $name }: how many pawns are home?

## the first time
keezbord-first-seven = You may split a 7 between two pawns. You must use all of it.
