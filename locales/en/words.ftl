### Words that all games share, in English: cards, colours, people.

words = { $words }
list = { $first } and { $last }
series = { $first }, { $last }
groups = { $first }; { $last }
then = { $first }, then { $last }
rank-1 = A
rank-11 = J
rank-12 = Q
rank-13 = K
rank-14 = joker
rank-number = { $number }
rank-1-name = ace
rank-11-name = jack
rank-12-name = queen
rank-13-name = king
rank-14-name = joker
suit-0 = spades
suit-1 = hearts
suit-2 = clubs
suit-3 = diamonds
card = { $rank } of { $suit }
card-hidden = face-down card
colour-0 = red
colour-1 = blue
colour-2 = yellow
colour-3 = turquoise
colour-4 = orange
colour-5 = purple
colour-6 = white
colour-7 = black
colour-8 = white
colour-9 = grey
colour-10 = green
seat-of_team = { $colour } { $number }
seat-alike = { $name } ({ $colour })
letter-0 = R
letter-1 = B
letter-2 = Y
letter-3 = T
letter-4 = O
letter-5 = P
letter-6 = W
letter-7 = K
letter-8 = W
letter-9 = G
you = you
    .object = you
count-pawn = { $number ->
    [one] { $number } pawn
   *[other] { $number } pawns
    }
count-card = { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
count-point = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
count-time = { $number ->
    [one] { $number } time
   *[other] { $number } times
    }
count-game = { $number ->
    [one] { $number } game
   *[other] { $number } games
    }
count-board = { $number ->
    [one] { $number } board of your own
   *[other] { $number } boards of your own
    }
count-other = { $number ->
    [one] { $number } other
   *[other] { $number } others
    }
count-player = { $number ->
    [one] { $number } player
   *[other] { $number } players
    }
count-round = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
    }
