### Words that all games share, in German: cards, colours, people.

list = { $first } und { $last }
rank-1 = A
rank-11 = B
rank-12 = D
rank-13 = K
rank-14 = Joker
rank-1-name = Ass
rank-11-name = Bube
rank-12-name = Dame
rank-13-name = König
rank-14-name = Joker
suit-0 = Pik
suit-1 = Herz
suit-2 = Kreuz
suit-3 = Karo
card = { $suit } { $rank }
card-hidden = verdeckte Karte
colour-0 = rot
colour-1 = blau
colour-2 = gelb
colour-3 = türkis
colour-4 = orange
colour-5 = lila
colour-6 = weiß
colour-7 = schwarz
colour-8 = weiß
colour-9 = grau
colour-10 = grün
seat-of_team = { $colour } { $number }
seat-alike = { $name } ({ $colour })
letter-0 = R
letter-1 = B
letter-2 = G
letter-3 = T
letter-4 = O
letter-5 = L
letter-6 = W
letter-7 = S
letter-8 = W
letter-9 = G
you = du
    .accusative = dich
    .dative = dir
    .object = dich
count-pawn = { $number ->
    [one] { $number } Figur
   *[other] { $number } Figuren
    }
count-card = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    }
count-point = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
    }
    .dative = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
        }
count-time = { $number ->
    [one] { $number }-mal
   *[other] { $number }-mal
    }
count-game = { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
    }
count-board = { $number ->
    [one] { $number } eigenes Brett
   *[other] { $number } eigene Bretter
    }
count-other = { $number ->
    [one] { $number } weiteres
   *[other] { $number } weitere
    }
count-player = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
    }
count-round = { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
    }
