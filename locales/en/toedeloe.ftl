### What ToedeLoe says, in English; the form is that of nl.

toedeloe-round = Deal { $number }
toedeloe-top = deal { $deal }, trick { $trick } of { $all }
toedeloe-written = { $rank } of { $suit }
toedeloe-spoken = the { $card }
toedeloe-spoken-joker = a { $card }
toedeloe-joker-1 = your first joker
toedeloe-joker-2 = your second joker

## teams, as their reader hears them
toedeloe-team-yours = you
    .whose = your
    .rows = your rows
toedeloe-team-theirs = they
    .object = them
    .whose = their
    .rows = their rows
toedeloe-team-you = you
    .object = you
    .whose = your
    .rows = your rows
toedeloe-team-other = the other
    .whose = the other's
    .rows = the other's rows
toedeloe-team-white = white
    .whose = the white
    .rows = the white rows
toedeloe-team-white-letter = W
toedeloe-team-grey = grey
    .whose = the grey
    .rows = the grey rows
toedeloe-team-grey-letter = G

## squares
toedeloe-field = field { $letter }
toedeloe-spot = row { $row } place { $column }
toedeloe-cell-empty = free
toedeloe-cell-white = white pawn
toedeloe-cell-grey = grey pawn
toedeloe-cell-green = green pawn

## the board as it is read
toedeloe-reading-row = { $field } row { $row }
toedeloe-reading-beside = beside { $field }
toedeloe-reading-cell = { $number }, { $standing }
toedeloe-reading-chosen = chosen
toedeloe-reading-run = in a row of { $length }
toedeloe-reading-placed = just put down
toedeloe-reading-thrown-white = a white pawn was just removed here
toedeloe-reading-thrown-grey = a grey pawn was just removed here
toedeloe-reading-fits = fits this trick
toedeloe-reading-track = { $colour } score pawn
toedeloe-reading-track-words = score { $minus } of { $lowest }, longest rows { $rows }, { $left } pawns left to put down
toedeloe-reading-green = green beside { $field }
toedeloe-reading-green-none = empty

## score and plates
toedeloe-score-title = Longest rows and score
toedeloe-rows = rows { $rows }, score { $minus }
toedeloe-rows-none = no rows, score { $minus }
toedeloe-preview-first = { CASE($team, "rows") }: now { $will }
toedeloe-preview-gone = { CASE($team, "rows") }: none left
toedeloe-preview = { CASE($team, "rows") }: { $was } becomes { $will }
toedeloe-preview-same = The longest rows stay the same.
toedeloe-piles-short = { $plus } plus
toedeloe-piles = { $plus } plus, { $minus } minus

## what the trick is worth
toedeloe-highest-title = Highest black
toedeloe-highest = Highest black: { $value }, { $card }
toedeloe-highest-none = No black card yet
toedeloe-highest-joker = A joker: free choice
toedeloe-after-title = After this trick
toedeloe-after-none = Without a black card or a joker, the trick is worth nothing.
toedeloe-after-joker = The winner chooses: move a green pawn, score pawn two back, or two pawns on the same number.
toedeloe-after-split = The winner puts down { $value }: two numbers on one field.
toedeloe-after-both = The winner puts down { $value }: two numbers on one field, or one pawn on { $value }.
toedeloe-after-single = The winner puts one pawn on number { $value }.

## the question
toedeloe-ask-turn = Your turn.
toedeloe-ask-turn-second = Your second hand.
toedeloe-ask-lead = Lead a card.
toedeloe-ask-follow = Follow { $suit }.
toedeloe-ask-free = You have no { $suit }: play any card.
toedeloe-ask-free-joker = You have no { $suit }: play any card, even a joker.
toedeloe-ask-joker_led = A joker was led: play any card.
toedeloe-ask-single = Put one pawn on number { $value }.
toedeloe-ask-split = Choose two numbers on one field that make { $value }.
toedeloe-ask-both = Choose two numbers on one field that make { $value }, or one pawn on number { $value }.
toedeloe-ask-last = This is your last pawn. Put it on a number that fits { $value }.
toedeloe-ask-second = { $first } is down. Now choose number { $second } on { $field }.
toedeloe-ask-joker = Your joker wins. Choose what to do.
toedeloe-ask-pair = Choose two squares with the same number.
toedeloe-ask-pair-second = { $first } is down. Choose another { $first }.
toedeloe-ask-pair-last = This is your last pawn. Put it on a square that lights up.
toedeloe-ask-green-from = Which green pawn do you want to move?
toedeloe-ask-green-to = Choose where the green pawn goes.
toedeloe-ask-back = The score pawn goes from { $stands } to { $then }.
toedeloe-ask-blocked = There is no room anywhere. That costs a point.
toedeloe-ask-done = Ready? Put down { $numbers }.
toedeloe-do-card = Play { $card }
toedeloe-do-place = Put down { $numbers }
toedeloe-do-place-pick = Choose a square
toedeloe-do-green = Move the green pawn
toedeloe-do-back = Score pawn two back
toedeloe-do-blocked = Continue
toedeloe-do-deal = Next deal
toedeloe-do-joker-pick = Choose one
toedeloe-chip-green = Green pawn
toedeloe-chip-back = Score pawn
toedeloe-chip-pair = Two pawns

## choices and their parts
toedeloe-choice-card = Play { $card }
toedeloe-choice-place = Put down { $numbers }: { $where }
toedeloe-choice-one_field = { $field } { $spots }
toedeloe-choice-green = { $source }: to { $target }
toedeloe-choice-back = Move the score pawn from { $stands } to { $then }
toedeloe-choice-blocked = There is no room anywhere: −1
toedeloe-would-card = play { $card }
toedeloe-would-place = put down { $laid }
toedeloe-would-green = move the { $pawn } to { $laid }
toedeloe-would-back = move the score pawn from { $stands } to { $then }
toedeloe-would-blocked = continue
toedeloe-part-from = green pawn on { $number }, { $place }
toedeloe-part-from-home = green pawn beside the board
toedeloe-part-to = { $number }, { $place }{ $thrown }
toedeloe-part-place = put a pawn here{ $row }
toedeloe-part-place-first = put the first one here, then another on { $other }{ $row }
toedeloe-part-place-whole = put one here, that is { $numbers }{ $row }
toedeloe-part-row = , making a row of { $length }
toedeloe-part-green = put the green pawn here{ $thrown }
toedeloe-part-pick = choose this green pawn
toedeloe-part-pick-back = release this green pawn
toedeloe-part-throws-white = , removes a white pawn
toedeloe-part-throws-grey = , removes a grey pawn

## announcements
toedeloe-banner-value = Worth { $value }
toedeloe-banner-joker = Joker
toedeloe-banner-red = All red: worth nothing
toedeloe-banner-blocked = No room
toedeloe-banner-thrown = Pawn removed
toedeloe-banner-minus = { $team } { $points }
toedeloe-banner-row = { $row } in a row
toedeloe-banner-deal = Deal { $number }

## the log
toedeloe-turn-shuffle = The packs are shuffled.
toedeloe-turn-deal = Dealer: { CAPITAL($who) }. This deal has { $tricks } tricks.
toedeloe-turn-card = { CAPITAL($who) } played { $card }{ $hand }.
toedeloe-turn-card-wins = { CAPITAL($who) } played { $card }{ $hand } and won the trick{ $worth }.
toedeloe-turn-trick = { CAPITAL($who) } won the trick{ $hand }{ $worth }.
toedeloe-turn-worth = , worth { $value } by { $card }
toedeloe-turn-worth-red = , but it is all red
toedeloe-turn-worth-joker = { "" } with a joker
toedeloe-turn-place = { CAPITAL($who) } put { $laid }.
toedeloe-turn-place-row = { CAPITAL($who) } put { $laid }: { $row } in a row.
toedeloe-turn-laid = { $number } on { $place }
toedeloe-turn-number = { $number }
toedeloe-turn-row-3 = three
toedeloe-turn-row-4 = four
toedeloe-turn-row-5 = five
toedeloe-turn-row-6 = six
toedeloe-turn-row-7 = seven
toedeloe-turn-green = { CAPITAL($who) } put the green pawn on { $target }.
toedeloe-turn-green-moved = { CAPITAL($who) } moved green from { $origin } to { $target }.
toedeloe-turn-thrown = One of { CASE($team, "whose") } pawns is removed.
toedeloe-turn-back = { CAPITAL($who) } moved the score pawn back to { $stands }.
toedeloe-turn-blocked = There is no room anywhere: { $points } for { CASE($team, "object") }.
toedeloe-turn-plus = Plus trick { $number }.
toedeloe-turn-plus-first = Your first plus trick.
toedeloe-turn-deal_end = Deal { $number } is over.
toedeloe-turn-deal_end-left = Keep your last card for the next deal.
toedeloe-turn-deal_end-even = Nobody gets minus points.
toedeloe-turn-loss = { CAPITAL($team) } { $points }: { $reasons }.
toedeloe-turn-no_plus = no plus trick for { CASE($whom, "object") }
toedeloe-turn-no_plus-alone = no plus trick
toedeloe-turn-no_plus-hand = a hand with no plus trick
toedeloe-turn-no_plus-hands = two hands with no plus trick
toedeloe-turn-fewer-tricks = fewer plus tricks together
toedeloe-turn-fewer-pawns = fewer pawns put down together

## the end
toedeloe-end-draw = A draw.
toedeloe-end-pawns = All { CASE($team, "whose") } pawns are on the board.
toedeloe-end-lowest = { KEY($team) ->
    [yours] Your score pawn is on { $lowest }.
    [theirs] Their score pawn is on { $lowest }.
    [you] Your score pawn is on { $lowest }.
    [white] The white score pawn is on { $lowest }.
    [grey] The grey score pawn is on { $lowest }.
   *[other] The other's score pawn is on { $lowest }.
    }
toedeloe-end-team = { CAPITAL($team) }: { $rows }, { $points } in all.
toedeloe-facts = { $deals } deals, { $plus } plus tricks, { $thrown } removed

## why not
toedeloe-no-joker = You still have { $suit }. Follow suit, and keep your joker for later.
toedeloe-no-joker_lead = You may lead a joker only when you have nothing else. Pick another card.
toedeloe-no-phase = Play a card first: the cards come before the pawns.
toedeloe-no-phase-score = The pawns come first. Choose what to do with the trick you won.
toedeloe-no-value = That is not what this trick is worth. Choose a square that lights up.
toedeloe-no-value-last = This is your last pawn, and that number does not fit { $value }. Choose a square that lights up.
toedeloe-no-value-single = This trick is worth { $value }. Put your pawn on number { $value }.
toedeloe-no-value-split = That does not make { $value }. Choose two numbers that make { $value } together.
toedeloe-no-value-both = That is not { $value }. Choose number { $value }, or two numbers that make it.
toedeloe-no-value-joker = Your joker gives you a choice. First choose what to do.
toedeloe-no-one_field = Both pawns must fit on one field. Choose a square that lights up.
toedeloe-no-split = You cannot split this trick. Put one pawn on number { $value }.
toedeloe-no-split-must = There is no { $value } on the board. Split it between two pawns.
toedeloe-no-pair = Put both pawns on the same number. Choose a square that lights up.
toedeloe-no-pair-none = No number is free twice, so you cannot put down two pawns. Choose something else.
toedeloe-no-taken = That square is taken. Choose a free one.
toedeloe-no-pawns = You have only one pawn left. Put down just that one.
toedeloe-no-green = There is already a green pawn there. Choose another square.
toedeloe-no-back = The score pawn is already on 0. Choose something else.
toedeloe-no-blocked = There is still room, so you must put down a pawn. Choose a square that lights up.
toedeloe-no-blocked-joker = With a joker there is always something you can do. Choose one.

## house rules
toedeloe-option-round_compare = The −1 after a deal
toedeloe-option-round_compare-why = The team with the fewest of these gets a minus point.
toedeloe-option-green_wild = Green counts
toedeloe-option-green_wild-why = A green pawn counts in both teams' rows.
toedeloe-option-two_player_mode = With two players
toedeloe-option-two_player_mode-why = How many hands you play when there are only two of you.
toedeloe-option-pawns = Pawns of each team
toedeloe-option-pawns-why = With 20 pawns the game is shorter and the score track ends at −5.
toedeloe-option-board = Board
toedeloe-option-board-why = If you own the real board, you can enter its numbers here.
toedeloe-value-tricks = plus tricks
toedeloe-value-pawns = pawns put down
toedeloe-value-duel = one hand each
toedeloe-value-40 = 40 pawns
toedeloe-value-20 = 20 pawns
toedeloe-value- = the usual board
toedeloe-value-own = a board of your own
toedeloe-preset-ToedeLoe = ToedeLoe
toedeloe-preset-ToedeLoe-source = As in the rules of the Bordspellenman, on a board of our own.
toedeloe-preset-Kort = Short
toedeloe-preset-Kort-source = Our short game: 20 pawns, and a score track down to −5.
toedeloe-paper = Each team has 54 cards, a score pawn and { $pawns } pawns of its colour. There are two green pawns.
toedeloe-board-form = Type 84 characters: first field A row by row, then field B; A is 10, B is 11 and C is 12.
toedeloe-board-square = Field { $field }, row { $row }, place { $column }: { $kind }
toedeloe-board-problem-letters = One of the characters is not allowed. Use 2 to 9, A, B and C.
toedeloe-board-problem-length = A board has 84 numbers. Count them: six rows of seven on each field.
toedeloe-board-problem-pairs = A joker needs the same number twice. Put every number from 2 to 12 on the board at least twice.
toedeloe-board-problem-often = Too many of one number leave too much to choose from. Put each number on the board at most 24 times.
toedeloe-board-problem-six = A queen can be 6 + 6 on one field. Put at least two sixes on each field.

## its tile in the lobby
toedeloe-tile-seats = 2 or 4 players, about 25 min
toedeloe-tile-line = Win tricks, and lay long rows of pawns.
toedeloe-tile-short = Lay long rows of pawns

## why a choice is a good one
hint-why-joker = the joker wins you the trick, and gives you the choice
hint-why-first_plus = it lets this hand get its first plus
hint-why-joker_now = only another joker can still beat it
hint-why-frees_joker = after that, you may play your joker on that suit
hint-why-no_more = it leaves you without that suit
hint-why-won = your team wins the trick, and it is worth { $number }
hint-why-raises = your team is winning the trick, and this makes it worth { $number }
hint-why-nothing_for_them = it gives them a trick that is worth nothing
hint-why-adds_nothing = it does not make the trick worth any more to them
hint-why-saves_card = you keep the { $card } for later
hint-why-top_lead = nothing in that suit beats the ace
hint-why-king_lead = in that suit only the ace beats it
hint-why-high_lead = in that suit only { $cards } beat it
hint-why-black_lead = it makes the trick worth at least { $number }
hint-why-red_lead = with a red card, the trick is worth nothing yet
hint-why-less_minus = it takes off minus points
hint-why-row_longer = it makes your longest rows { $pawns } longer
hint-why-row_shorter = it makes their longest rows { $pawns } shorter
hint-why-thrown = it removes one of their pawns from the board
hint-why-row_stopped = they could have made a row of { $number } there
hint-why-shut = it takes that square, so a row of { $number } is no longer possible there
hint-why-row_of = it makes a row of { $number }
hint-why-row_next = with one more pawn that becomes a row of { $number }
hint-why-two_pawns = it puts down two pawns instead of one

## what is answered at the table
toedeloe-answer-worth = Worth { $value }, by { $card }.
toedeloe-answer-worth-none = Worth nothing yet: there is no black card.
toedeloe-answer-worth-joker = A trick with a joker.
toedeloe-answer-score = { CAPITAL($team) }: score { $minus }, { $plus } plus in this deal, { $left } pawns left.
toedeloe-answer-field = { $field }: { $white } white, { $grey } grey, { $free } free.
toedeloe-answer-green = green on { $places }
toedeloe-answer-pawns = { CAPITAL($colour) }, { $number } on the board: { $places }.
toedeloe-answer-pawns-whose = { CAPITAL($colour) }, { $team }, { $number } on the board: { $places }.
toedeloe-answer-pawns-none = none
toedeloe-answer-field-rows = { $field } { $rows }
toedeloe-answer-row = row { $row } place { $places }
toedeloe-answer-rows = { CAPITAL($team) }: { $rows }.
toedeloe-answer-rows-none = no row yet
toedeloe-answer-across = { $length } on { $field } row { $row } place { $column } to { $last }
toedeloe-answer-down = { $length } on { $field } place { $column } row { $row } to { $last }

## the score sheet
toedeloe-tally-plus = { $name }, hand { $number }: how many plus tricks?
toedeloe-tally-blocked = A trick with no room: minus one
toedeloe-tally-joker = A joker: two steps back
toedeloe-stats-row = Longest row
toedeloe-stats-plus = Plus tricks
toedeloe-stats-hits = Pawns removed
toedeloe-stats-hit = Own pawns removed

## the first time
toedeloe-first-lot = The first dealer is chosen at random. The player to the dealer's left leads.
toedeloe-first-deal = These are your cards. When you win a trick, you may put pawns on the board.
toedeloe-first-play = Black is good: the highest black card says where the winner may put pawns.
toedeloe-first-follow = If you have the suit that was led, you must play it. If not, any card will do.
toedeloe-first-joker = A joker wins the trick. You may play it only if you do not have the suit that was led.
toedeloe-first-trick = The highest black card counts, no matter who played it: this trick is worth { $value }.
toedeloe-first-red = All cards in this trick are red, so it is worth nothing.
toedeloe-first-choices = A joker gives a choice: a green pawn, two steps back, or two pawns on the same number.
toedeloe-first-lay = Put pawns next to each other. Long rows score points at the end.
toedeloe-first-place = A pawn goes on a free square with that number.
toedeloe-first-split = That is a split: two numbers on one field that together make what the trick is worth.
toedeloe-first-pair = With a joker, two pawns may go on the same number.
toedeloe-first-green = The green pawn is everyone's. Nobody can put a pawn on its square.
toedeloe-first-thrown = The green pawn removes the pawn that was there. That pawn goes back to its team.
toedeloe-first-thrown-mine = The green pawn removes one of your team's pawns. You may put it down again later.
toedeloe-first-back = The score pawn goes back towards 0. That is how a team loses minus points.
toedeloe-first-blocked = There is no room anywhere for this value. That costs a point.
toedeloe-first-plus = This is a plus trick, because its winner did something on the board. Other tricks are minus.
toedeloe-first-no_plus = A player without a plus trick costs the team a point.
toedeloe-first-fewer = The team with fewer plus tricks loses a point.
toedeloe-first-fewer-pawns = The team that put down fewer pawns in this deal loses a point.
toedeloe-first-deal_end = The deal is over. A team that won too little loses points.
toedeloe-board-kind-2 = 2
toedeloe-board-kind-3 = 3
toedeloe-board-kind-4 = 4
toedeloe-board-kind-5 = 5
toedeloe-board-kind-6 = 6
toedeloe-board-kind-7 = 7
toedeloe-board-kind-8 = 8
toedeloe-board-kind-9 = 9
toedeloe-board-kind-A = 10
toedeloe-board-kind-B = 11
toedeloe-board-kind-C = 12

## the deal of the day
toedeloe-daily-goal = There are two deals, on an empty board. Then the team with the most points wins: its two longest rows, less its minus points.
toedeloe-daily-brief = Two deals: the most points
toedeloe-daily-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
