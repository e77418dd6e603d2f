### Words that all games share, in German: cards, colours, people.

words = { $words }
    .from = von { $words }
    .to = bis { $words }
list = { $first } und { $last }
series = { $first }, { $last }
groups = { $first }; { $last }
then = { $first }, dann { $last }
rank-1 = A
rank-11 = B
rank-12 = D
rank-13 = K
rank-14 = Joker
rank-number = { $number }
    .accusative = die { $number }
    .dative = der { $number }
    .indefinite = eine { $number }
    .yours = deine { $number }
    .yours_dative = deiner { $number }
    .fourth = der vierten { $number }
rank-1-name = Ass
    .accusative = das Ass
    .dative = dem Ass
    .indefinite = ein Ass
    .yours = dein Ass
    .yours_dative = deinem Ass
    .fourth = dem vierten Ass
rank-11-name = Bube
    .accusative = den Buben
    .dative = dem Buben
    .indefinite = einen Buben
    .yours = deinen Buben
    .yours_dative = deinem Buben
    .fourth = dem vierten Buben
rank-12-name = Dame
    .accusative = die Dame
    .dative = der Dame
    .indefinite = eine Dame
    .yours = deine Dame
    .yours_dative = deiner Dame
    .fourth = der vierten Dame
rank-13-name = König
    .accusative = den König
    .dative = dem König
    .indefinite = einen König
    .yours = deinen König
    .yours_dative = deinem König
    .fourth = dem vierten König
rank-14-name = Joker
    .accusative = den Joker
    .dative = dem Joker
    .indefinite = einen Joker
    .yours = deinen Joker
    .yours_dative = deinem Joker
    .fourth = dem vierten Joker
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
