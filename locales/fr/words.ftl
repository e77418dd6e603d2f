### Words that all games share, in French: cards, colours, people.
###
### The reader is "toi" wherever no verb follows: in lists ("toi et Anna"), after a preposition, before a colon. A
### sentence with a verb writes "tu" itself in [you], and in [both]: { CAPITAL($who) }, vous avez gagné.
### "de" before a name, a colour or a square is { CASE($who, "of") }: "de Truus", "d’Anna", "de toi". Names never follow
### "que". A name with "h" or "y" keeps its "de", as nobody knows how it is spoken.
### A card gets its article so: { CASE($card, "definite") }, "la dame de pique"; a rank has "indefinite", "of" and "yours"
### too.
### At the start of a sentence that may also go on from one about a card ("Tu joues le 7 de pique et tu gagnes le pli.")
### the reader is { CASE($who, "start") }.

words = { $words }
    .of = { INITIAL($words) ->
        [a] d’{ $words }
        [e] d’{ $words }
        [i] d’{ $words }
        [o] d’{ $words }
        [u] d’{ $words }
       *[other] de { $words }
        }
    .to = à { $words }
list = { $first } et { $last }
series = { $first }, { $last }
groups = { $first } ; { $last }
then = { $first }, puis { $last }
rank-1 = A
rank-11 = V
rank-12 = D
rank-13 = R
rank-14 = joker
rank-number = { $number }
    .definite = le { $number }
    .indefinite = un { $number }
    .of = du { $number }
    .yours = ton { $number }
rank-1-name = as
    .definite = l’as
    .indefinite = un as
    .of = de l’as
    .yours = ton as
rank-11-name = valet
    .definite = le valet
    .indefinite = un valet
    .of = du valet
    .yours = ton valet
rank-12-name = dame
    .definite = la dame
    .indefinite = une dame
    .of = de la dame
    .yours = ta dame
rank-13-name = roi
    .definite = le roi
    .indefinite = un roi
    .of = du roi
    .yours = ton roi
rank-14-name = joker
    .definite = le joker
    .indefinite = un joker
    .of = du joker
    .yours = ton joker
suit-0 = pique
suit-1 = cœur
suit-2 = trèfle
suit-3 = carreau
card = { $rank } de { $suit }
    .definite = { CASE($rank, "definite") } de { $suit }
card-hidden = carte cachée
    .definite = une carte cachée
colour-0 = rouge
colour-1 = bleu
colour-2 = jaune
colour-3 = turquoise
colour-4 = orange
colour-5 = violet
colour-6 = blanc
colour-7 = noir
colour-8 = blanc
colour-9 = gris
colour-10 = vert
seat-of_team = { $colour } { $number }
seat-alike = { $name } ({ $colour })
letter-0 = R
letter-1 = B
letter-2 = J
letter-3 = T
letter-4 = O
letter-5 = V
# blanc: its first letter is that of bleu
letter-6 = C
letter-7 = N
letter-8 = B
letter-9 = G
you = toi
    .object = toi
    .of = de toi
    .start = Tu
    .subject = tu
count-pawn = { $number ->
    [one] { $number } pion
   *[other] { $number } pions
    }
count-card = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
    }
count-point = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
count-time = { $number ->
    [one] { $number } fois
   *[other] { $number } fois
    }
count-game = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
    }
count-board = { $number ->
    [one] { $number } plateau personnel
   *[other] { $number } plateaux personnels
    }
count-other = { $number ->
    [one] { $number } autre
   *[other] { $number } autres
    }
count-player = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
    }
count-round = { $number ->
    [one] { $number } manche
   *[other] { $number } manches
    }
