### Words that all games share, in Dutch: cards, colours, people.

# A case of this one is a case of all words: names, places, cards.
words = { $words }
list = { $first } en { $last }
series = { $first }, { $last }
groups = { $first }; { $last }
then = { $first }, dan { $last }
rank-1 = A
rank-11 = B
rank-12 = V
rank-13 = H
rank-14 = joker
rank-number = { $number }
rank-1-name = aas
rank-11-name = boer
rank-12-name = vrouw
rank-13-name = heer
rank-14-name = joker
suit-0 = schoppen
suit-1 = harten
suit-2 = klaveren
suit-3 = ruiten
card = { $suit } { $rank }
card-hidden = dichte kaart
colour-0 = rood
colour-1 = blauw
colour-2 = geel
colour-3 = turkoois
colour-4 = oranje
colour-5 = paars
colour-6 = wit
colour-7 = zwart
colour-8 = wit
colour-9 = grijs
colour-10 = groen
seat-of_team = { $colour } { $number }
seat-alike = { $name } ({ $colour })
letter-0 = R
letter-1 = B
letter-2 = G
letter-3 = T
letter-4 = O
letter-5 = P
letter-6 = W
letter-7 = Z
letter-8 = W
letter-9 = G
you = jij
    .object = jou
count-pawn = { $number ->
    [one] { $number } pion
   *[other] { $number } pionnen
    }
count-card = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
    }
count-point = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
    }
count-time = { $number ->
    [one] { $number } keer
   *[other] { $number } keer
    }
count-game = { $number ->
    [one] { $number } spel
   *[other] { $number } spellen
    }
count-board = { $number ->
    [one] { $number } eigen bord
   *[other] { $number } eigen borden
    }
count-other = { $number ->
    [one] { $number } ander
   *[other] { $number } andere
    }
count-player = { $number ->
    [one] { $number } speler
   *[other] { $number } spelers
    }
count-round = { $number ->
    [one] { $number } ronde
   *[other] { $number } rondes
    }
