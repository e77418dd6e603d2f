### What Toepen says, in English; the form is that of nl.

toepen-score-title = Penalty points
toepen-stake = stake
toepen-costs = losing costs { $lose }
toepen-costs-fold = folding costs { $fold }
toepen-costs-short = fold { $fold }, lose { $lose }
toepen-trick = Trick { $number } of { $all }
toepen-your_card = your card
toepen-card_closed = Card { $number }, face down

## plates
toepen-plate-folded = folded
toepen-plate-sits = waiting
toepen-plate-gone = out
toepen-plate-points = penalty points: { $points }
toepen-plate-card = played the { $card }
toepen-plate-open = open: { $cards }

## the question
toepen-ask-lead = Your turn. Lead a card.
toepen-ask-follow = Your turn. Follow { $suit }.
toepen-ask-free = Your turn. You have no { $suit }: play what you like.
toepen-ask-answer = { CAPITAL($who) } knocked. Stay in for { $lose }, or fold for { $fold }?
toepen-ask-pelt = { CAPITAL($who) }: poverty. Stay in for { $lose }, or fold for { $fold }?
toepen-ask-blind_answer = { CAPITAL($who) } knocked blind. Stay in for { $lose }, or fold for { $fold }?
toepen-ask-blind = Your cards are still face down. Knock blind, or look first?
toepen-ask-four = You have three of a kind. Draw a card, hoping for the fourth?
toepen-ask-show = Four of a kind wins the round: show it.
toepen-ask-stay = You have folded twice in a row. This time you stay in for { $lose }.
toepen-ask-no_draw = You cannot draw a card now.
toepen-ask-no_wash = You cannot wash now.
toepen-ask-no_whistle = You have nothing to whistle for.
toepen-ask-wash = Do you want to wash, or play with these cards?
toepen-ask-whistle = Three jacks or tens: you must whistle.
toepen-ask-check = { CAPITAL($who) } puts down a { $claim }. Turn it over?
toepen-ask-lay_away = Put three cards aside: { $left } to go.
toepen-ask-lay_away-done = Ready? Put these three aside.

## what a message asks
toepen-call-answer = { PERSON($name) ->
    [many] { CAPITAL($who) } knocked! { $name }, do you stay in for { $lose }?
   *[one] { CAPITAL($who) } knocked! { $name }, do you stay in for { $lose }?
    }
toepen-call-blind_answer = { PERSON($name) ->
    [many] { CAPITAL($who) } knocked blind! { $name }, do you stay in for { $lose }?
   *[one] { CAPITAL($who) } knocked blind! { $name }, do you stay in for { $lose }?
    }
toepen-call-pelt = { PERSON($name) ->
    [many] { CAPITAL($who) }: poverty. { $name }, do you stay in for { $lose }?
   *[one] { CAPITAL($who) }: poverty. { $name }, do you stay in for { $lose }?
    }
toepen-call-check = { CAPITAL($who) } puts down a { $claim }. { $name }, do you turn it over?
toepen-claim-wash_white = white wash
toepen-claim-wash_dirty = dirty wash
toepen-hint-toep = If you knock, losing costs { $lose }
toepen-do-card = Play the { $card }
toepen-do-toep = Knock
toepen-do-stay = Stay in for { $lose }
toepen-do-fold = Fold for { $fold }
toepen-do-look = Fold and look for { $peek }
toepen-do-blind = Knock blind
toepen-do-no_blind = Look first
toepen-do-draw = Draw a card
toepen-do-no_draw = Do not draw
toepen-do-wash_white = White wash
toepen-do-wash_dirty = Dirty wash
toepen-do-no_wash = Keep these cards
toepen-do-check = Turn it over
toepen-do-no_check = Leave it face down
toepen-do-show = Show four of a kind
toepen-do-whistle = Whistle
toepen-do-no_whistle = Continue
toepen-do-lay_away = Put aside
toepen-choice-card = Play the { $cards }
toepen-choice-lay_away = Put aside { $cards }
toepen-would-card = play the { $cards }
toepen-would-lay_away = put aside { $cards }
toepen-would-toep = knock
toepen-would-stay = stay in for { $lose }
toepen-would-fold = fold for { $fold }
toepen-would-look = fold, and look for { $peek }
toepen-would-blind = knock blind
toepen-would-no_blind = look first
toepen-would-draw = draw a card
toepen-would-no_draw = not draw a card
toepen-would-wash_white = put down a white wash
toepen-would-wash_dirty = put down a dirty wash
toepen-would-no_wash = not wash
toepen-would-check = turn the wash over
toepen-would-no_check = leave the wash face down
toepen-would-show = show them
toepen-would-whistle = whistle
toepen-would-no_whistle = play on
toepen-call = Knock
toepen-who_calls = Who knocks?
toepen-next_round = Next round

## announcements
toepen-banner-toep = Knock
toepen-banner-show = Four of a kind
toepen-banner-blind = Blind knock
toepen-banner-whistle = Whistle
toepen-banner-wash = White wash
toepen-banner-wash-dirty = Dirty wash
toepen-banner-true_wash = A true wash
toepen-banner-false_wash = A false wash
toepen-banner-round = Wins the round
toepen-banner-pelt = Poverty

## the log
toepen-turn-deal = Dealer: { CAPITAL($who) }.
toepen-turn-closed = The cards stay face down for now.
toepen-turn-final = The kings' final: { $number } tricks, and the last one decides.
toepen-turn-blind = { CAPITAL($who) } knocked blind: folding costs { $fold }, losing { $number }.
toepen-turn-look = { CAPITAL($who) } looked after all.
toepen-turn-look-own = { CAPITAL($who) } looked after all and saw { $cards }.
toepen-turn-look-some = { CAPITAL($who) } looked.
toepen-turn-look-all = Everyone looked.
toepen-turn-show-call = Four of a kind:
toepen-turn-show = { CAPITAL($who) } showed { $four }.
toepen-turn-chance = { CAPITAL($who) } went for four of a kind and put a card aside.
toepen-turn-draw = { CAPITAL($who) } drew { $cards }.
toepen-turn-wash = { CAPITAL($who) } put down a { $claim }.
toepen-turn-check = { CAPITAL($who) } turned the wash over.
toepen-turn-turn_over = The cards are { $cards }.
toepen-turn-true_wash = It is a true { $claim }: a point for { CASE($whom, "object") }.
toepen-turn-false_wash = It is not a { $claim }: a point for { CASE($whom, "object") }.
toepen-turn-caught-out = This round is over for { CASE($whom, "object") }.
toepen-turn-caught-keep_old = The cards stay with { CASE($whom, "object") }, now face up.
toepen-turn-caught-keep_new = Four new cards for { CASE($whom, "object") }.
toepen-turn-caught-open_hand = Four new cards for { CASE($whom, "object") }, face up.
toepen-turn-whistle = { CAPITAL($who) } whistled: three jacks or three tens.
toepen-turn-pelt = Poverty for { CASE($whom, "object") }: that counts as a knock.
toepen-turn-lay_away = { CAPITAL($who) } put aside { $cards }.
toepen-turn-toep = { CAPITAL($who) } knocked: folding costs { $fold }, losing { $number }.
toepen-turn-toep-over = { CAPITAL($who) } knocked back: folding costs { $fold }, losing { $number }.
toepen-turn-answer = { PERSON($who) ->
    [you] You must answer.
    [many] { CAPITAL($who) } must answer.
   *[one] { CAPITAL($who) } must answer.
    }
toepen-turn-answer-others = The other { $number } must answer.
toepen-turn-stay = { CAPITAL($who) } stayed in.
toepen-turn-fold = { CAPITAL($who) } folded for { $number }.
toepen-turn-stake = The stake is now { $number }.
toepen-turn-card = { CAPITAL($who) } played the { $cards }.
toepen-turn-card-and = { CAPITAL($who) } played the { $card } and
toepen-turn-round = { CAPITAL($who) } won the round.
toepen-turn-round-jack = { CAPITAL($who) } won the round with a jack.
toepen-turn-cross = That is { $number } crosses in a row.
toepen-turn-points = Penalty points: { $points }.
toepen-turn-points-one = { $who } { $number }
toepen-turn-flies = { CAPITAL($who) } had to leave the game.
toepen-turn-out = { PERSON($who) ->
    [you] You are out.
    [many] { CAPITAL($who) } are out.
   *[one] { CAPITAL($who) } is out.
    }
toepen-four-1 = four aces
toepen-four-7 = four sevens
toepen-four-8 = four eights
toepen-four-9 = four nines
toepen-four-10 = four tens
toepen-four-11 = four jacks
toepen-four-12 = four queens
toepen-four-13 = four kings

## the end
toepen-end-last = { CAPITAL($who) } lasted longest.
toepen-end-lowest = Fewest penalty points: { $who } ({ $points }).
toepen-facts = { $rounds }, knocks: { $toeps }

## the sheet of all rounds
toepen-sheet-title = Score by round
toepen-sheet-round = Round
toepen-sheet-total = Score
toepen-sheet-won = won, { $points }
toepen-sheet-out = { $points }, out
toepen-sheet-gone = no longer playing
toepen-sheet-chart = Penalty points by round; at { $limit } you are out
toepen-sheet-none = No round has been played yet.
toepen-sheet-open = Score

## why not
toepen-no-turn-gone = You are out. Wait for the next game.
toepen-no-turn-folded = Your round is over. Wait for the next one.
toepen-no-question = There is a question to answer first. Answer it, or wait for the others.
toepen-no-no_toep = There is no knock to answer, so you can neither stay nor fold. Play a card.
toepen-no-own_toep = You were the last to knock. Wait until someone else knocks.
toepen-no-own_toep-pelt = Your poverty already counts as a knock. Wait until someone else knocks.
toepen-no-own_toep-all = Everyone still in is in poverty, so nobody may knock. Play a card.
toepen-no-toep_turn = Here you can only knock on your own turn. Wait until it comes.
toepen-no-dead = A stake of { $lose } could take you past { $limit }. Then you may not knock here: play a card.
toepen-no-final = There is no knocking in the kings' final. Play a card.
toepen-no-anti_line = You have folded twice in a row. Now you must stay in.
toepen-no-blind = Only the player with the most points may knock blind, while all cards are face down and nobody is in poverty. Wait for your cards.
toepen-no-blind-anyone = You may knock blind while all cards are face down and nobody is in poverty. Wait for your cards.
toepen-no-blind-off = There is no knocking blind in this game. Look at your cards.
toepen-no-four = Four of a kind must be shown. Pick the other answer.
toepen-no-chance = You may draw a card only once, with three of a kind, and while there is a stock. Play with what you have.
toepen-no-wash = There must be four cards in the stock, and you may not wash again once caught. Play with these cards.
toepen-no-late = Play has started, so that is no longer possible. Play a card.
toepen-no-wash-late = Play has started, so nobody can wash any more. Play a card.
toepen-no-whistle = You whistle with three jacks or three tens, and then you must. Pick the other answer.
toepen-no-lay_away = Put aside exactly three cards from your hand.

## standing orders
toepen-orders-title = Standing orders
toepen-orders-text = These choices will be made for you from now on.
toepen-orders-of = For { $name }
toepen-orders-no_check = Never turn a wash over
toepen-orders-no_check-why = You always leave another player's wash face down.
toepen-orders-no_wash = Never wash
toepen-orders-no_wash-why = You always keep the cards you are dealt.
toepen-orders-no_blind = Never knock blind
toepen-orders-no_blind-why = You always look first.
toepen-orders-fold_above = Fold above a stake of
toepen-orders-fold_above-0 = never

## house rules
toepen-advice-wash = With five or more, few cards are left: we suggest no washing.
toepen-advice-link = When you play by link, you knock on your own turn. Nobody washes or knocks blind, unless you choose otherwise under Standing orders (in the menu).
toepen-option-blind = Knocking blind
toepen-option-blind-why = Players may knock before looking at their cards.
toepen-option-pelt = Poverty
toepen-option-pelt-why = If a player is one point from the limit, it is as if that player had knocked.
toepen-option-was = The wash
toepen-option-was-why = A bad hand may be exchanged, face down, for four new cards: honestly or as a bluff.
toepen-option-whistle = Whistling
toepen-option-whistle-why = Three jacks or three tens must be announced.
toepen-option-jack_bonus = Winning with a jack
toepen-option-jack_bonus-why = If you win the last trick with a jack, you lose one penalty point.
toepen-option-four_alike = Four of a kind, and drawing for it
toepen-option-four_alike-why = Four of a kind wins at once, and with three you may draw a card.
toepen-option-kings_final = The kings' final
toepen-option-kings_final-why = If all players still in are in poverty, eight tricks decide the game.
toepen-option-anti_line = No folding every time
toepen-option-anti_line-why = After two folds in a row you must stay in.
toepen-option-five_crosses = Five crosses
toepen-option-five_crosses-why = When a player wins five rounds in a row, another player goes out.
toepen-option-toep_any_time = Knocking at any time
toepen-option-toep_any_time-why = You may also knock when it is not your turn.
toepen-option-toep_for_dead = Knocking past the limit
toepen-option-toep_for_dead-why = You may also knock when losing could take you past the limit.
toepen-option-end_at_first_loser = Stop when one player is out
toepen-option-end_at_first_loser-why = As soon as a player is out, the one with the fewest points wins.
toepen-option-pelt_leads = Poverty leads
toepen-option-pelt_leads-why = The player in poverty leads to the first trick.
toepen-option-was_penalty = When a wash is false
toepen-option-was_penalty-why = What happens to the player who is caught, besides a penalty point.
toepen-option-blind_value = Stake after a blind knock
toepen-option-blind_value-why = What it costs to lose after a blind knock.
toepen-option-limit = Out at
toepen-option-limit-why = With this many penalty points you are out.
toepen-option-blind_anyone = Anyone may knock blind
toepen-option-blind_anyone-why = Not only the player with the most points.
toepen-value-off = never
toepen-value-two = with two players
toepen-value-three = with two or three players
toepen-value-out = out of the round
toepen-value-keep_old = same cards, face up
toepen-value-keep_new = new cards
toepen-value-open_hand = new cards, face up
toepen-preset-SpelTips = SpelTips
toepen-preset-SpelTips-source = As SpelTips.eu explains it.
toepen-preset-Voorbeeld = SpelTips with five crosses
toepen-preset-Voorbeeld-source = As in the scoring example on SpelTips.eu.
toepen-preset-Cafe_15 = Café 15
toepen-preset-Cafe_15-source = As Wikipedia described it: play to 15, and no knocking if you could not afford to lose.
toepen-value-2 = 2 points
toepen-value-3 = 3 points
toepen-value-4 = 4 points
toepen-value-5 = 5 points
toepen-value-6 = 6 points
toepen-value-7 = 7 points
toepen-value-8 = 8 points
toepen-value-9 = 9 points
toepen-value-10 = 10 points
toepen-value-11 = 11 points
toepen-value-12 = 12 points
toepen-value-13 = 13 points
toepen-value-14 = 14 points
toepen-value-15 = 15 points
toepen-value-16 = 16 points
toepen-value-17 = 17 points
toepen-value-18 = 18 points
toepen-value-19 = 19 points
toepen-value-20 = 20 points
toepen-value-21 = 21 points
toepen-value-22 = 22 points
toepen-value-23 = 23 points
toepen-value-24 = 24 points
toepen-value-25 = 25 points
toepen-value-26 = 26 points
toepen-value-27 = 27 points
toepen-value-28 = 28 points
toepen-value-29 = 29 points
toepen-value-30 = 30 points

## its tile in the lobby
toepen-tile-seats = 2 to 8 players, about 15 min
toepen-tile-line = Four cards, and only the last trick counts. Dare you knock?
toepen-tile-short = Dare you knock?
toepen-gentle = there is no knocking blind and no wash

## why a choice is a good one
hint-why-toep_top = your { $card } is sure to win if its suit is led
hint-why-toep_dead = if you lose, you are out anyway
hint-why-toep_out = if { CASE($whom, "object") } does not win, { CASE($whom, "object") } may be out
hint-why-toep_high = your { $card } may well win the last trick
hint-why-bluff = that is a bluff: you have no 9 or 10, but they may fold
hint-why-stay_top = your { $card } is sure to win if its suit is led
hint-why-stay_dead = folding would put you out as well
hint-why-stay_high = your { $card } may still win the last trick
hint-why-stay = folding already costs { $points }, and losing only one more
hint-why-fold_life = if you lose you are out, and if you fold you are not
hint-why-fold_low = you have no 9 or 10
hint-why-fold_beaten = every one of your cards can still be beaten
hint-why-fold = folding still costs only one point
hint-why-look = you stay out of it, and still see what you had
hint-why-blind = nobody has seen their cards yet
hint-why-no_blind = you have not seen your cards yet
hint-why-show = four of a kind wins you the round
hint-why-draw = a fourth { $card } wins you the round
hint-why-no_draw = you keep the { $card }
hint-why-wash = it is a true wash, so anyone who turns it over gets a point
hint-why-bluff_wash = that is a bluff: it is no wash, and if it is turned over you get a point
hint-why-keep_high = you keep the { $card }
hint-why-no_wash = this is no wash, and a false one costs a point
hint-why-keep_hand = you keep these cards
hint-why-check_out = if it is false, the game is over for { CASE($whom, "object") }
hint-why-check = if it is false, { CASE($whom, "object") } gets a point
hint-why-no_check_out = if it is true, turning it over puts you out
hint-why-no_check = if it is true, turning it over costs you a point
hint-why-whistle = you must, with such a hand
hint-why-no_whistle = there is nothing to whistle for
hint-why-lay_lowest = those are your three lowest cards
hint-why-lay_keeps = you keep all your nines and tens
hint-why-unbeatable = no card still out can beat it
hint-why-saves_high = you keep the { $card } for later
hint-why-lowest_card = you will not win the trick, and this is your lowest card
hint-why-lead_high = you have nothing higher
hint-why-two_left = it leaves you with two cards of one suit

## what is answered at the table
toepen-answer-score = penalty points: { $points }. You are out at { $limit }
toepen-answer-points-out = { $points }, { $out }

## the score sheet
toepen-tally-stake = The stake is { $number }
toepen-tally-pelt = Poverty: the stake is { $number } at once
toepen-tally-toep = Knock: the stake becomes { $number }
toepen-tally-blind = Blind knock: the stake becomes { $number }
toepen-tally-fold = Who folds for { $number }?
toepen-tally-won = Who wins the last trick?
toepen-tally-last = The kings' final: who wins the last trick, and the game with it?
toepen-tally-crosses = Who wins the last trick? { $name } has won { $number } rounds in a row.
toepen-tally-four = Or does someone have four of a kind? The others get { $number }
toepen-tally-jack = Or was it won with a jack? Minus one point
toepen-tally-loose = One more penalty point
toepen-stats-rounds = Rounds won
toepen-stats-in_a_row = Most rounds in a row
toepen-stats-toeps = Knocks
toepen-stats-bluffs = Bluffs won (someone folded a higher card)

## the first time
toepen-first-lot = The first dealer is chosen at random. The player to the dealer's left leads.
toepen-first-deal = These are your cards. Only the last trick counts: it wins the round.
toepen-first-play = Only the last trick counts. Keep a high card for it, such as a 10 or a 9.
toepen-first-call = Do you think you can win the last trick? Then you may knock, and more is at stake.
toepen-first-call-own = Do you think you can win the last trick? On your turn you may knock, and more is at stake.
toepen-first-follow = The first card sets the suit. If you have that suit, you must play it.
toepen-first-trick = The highest card of the suit led wins. A 10 is the highest, a jack the lowest.
toepen-first-toep = { CAPITAL($who) } knocks on the table. Everyone who loses now gets { $points }.
toepen-first-toep-mine = You knock. The others stay in or fold, and everyone who loses gets { $points }.
toepen-first-answer = If you stay in, you play on for more points. Folding costs less.
toepen-first-stay = A player who stays in plays the round to its end for the higher stake.
toepen-first-fold = A player who folds pays at once and waits for the next round.
toepen-first-fold-mine = You fold. That costs { $points }, and you play again in the next round.
toepen-first-stake = Everyone has chosen. Losing now costs { $points }.
toepen-first-round = The winner of the last trick gets no points. The others pay the stake.
toepen-first-points = You do not want points. A player with { $limit } is out.
toepen-first-jack = Winning with a jack takes off a point. With { $limit } you are out.
toepen-first-pelt = { CAPITAL($who) } is one point from being out. That is called poverty, and it counts as a knock.
toepen-first-pelt-mine = You are one point from being out. That is called poverty, and it counts as a knock.
toepen-first-out = { CAPITAL($who) } has too many points and is out. The others play on.
toepen-first-out-mine = You have too many points and are out. The others play on.
toepen-first-show = Four of a kind wins the round at once.
toepen-first-chance = With three of a kind you may exchange the other card, hoping for the fourth.
toepen-first-whistle = A player with three jacks or three tens whistles. Which of the two is a secret.
toepen-first-blind = A blind knock comes before anyone sees a card. Losing then costs more.
toepen-first-blind-mine = You knock blind: nobody has seen a card. Losing now costs { $points }.
toepen-first-look = Now everyone still in may look at their cards.
toepen-first-peek = A player who folded blind may still look. That costs one more point.
toepen-first-wash = A wash: a poor hand is put down, face down, for four new cards. Bluffing is allowed.
toepen-first-wash-mine = You put your hand down as a wash. If someone doubts it, it is turned over.
toepen-first-check = If the wash is true, the player who turns it over gets a point. If not, its owner does.
toepen-first-true_wash = The wash is true. The player who turned it over gets a point.
toepen-first-false_wash = The wash is false. That costs a point.

## the deal of the day
toepen-daily-goal = Three rounds. Then whoever has the fewest penalty points wins.
toepen-daily-brief = Three rounds: the fewest penalty points
toepen-daily-points = { $number ->
    [one] { $number } penalty point
   *[other] { $number } penalty points
    }
