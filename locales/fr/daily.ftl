### Words of the deal of the day, in French.

lobby-daily = Partie d’aujourd’hui
lobby-daily-why = Chaque jour une petite partie, la même pour tout le monde
daily-title = Partie du jour
daily-of = { $game }, { $date }
daily-day = Partie du { $date }
daily-leave = Quitter la partie du jour
daily-play = Jouer
daily-continue = Continuer
daily-new = Pas encore jouée
daily-begun = Pas encore finie
daily-won = Gagné : { $mine } contre { $theirs }.
daily-lost = Perdu : { $mine } contre { $theirs }.
daily-drawn = Égalité : { $mine } contre { $theirs }.
daily-calendar = Le dernier mois
daily-future = C’est la partie d’un jour qui n’est pas encore venu. Ouvre de nouveau le lien ce jour-là.
count-daily = { $number ->
    [one] { $number } partie du jour
   *[other] { $number } parties du jour
    }

## the result, beside that of others
daily-who = Qui
daily-own = Score
daily-others = Les autres
daily-me = Toi
daily-strong = L’ordinateur fort avec tes cartes
daily-rival = L’autre
daily-rival-first = Quelqu’un t’a envoyé cette partie. Joue-la d’abord toi-même. Ensuite tu vois, tour par tour, ce que l’autre a fait.
daily-busy = L’ordinateur fort joue tes cartes et regarde tes tours.
daily-marks = Vert, aussi bien que l’ordinateur fort : { $good }. Jaune, un peu moins bien : { $fair }. Rouge, beaucoup moins bien : { $costly }.
daily-turns = Tours décisifs
daily-turn = Tour { $number }
daily-did = Ton choix : { $choice }.
daily-better = L’ordinateur fort : { $choice }.
daily-no_turns = Aucun tour ne t’a coûté cher.
daily-pairs = Tour par tour
daily-number = Tour
daily-lead = (score { $number })
daily-differ = Vos choix diffèrent dès le premier tour.
daily-same = { $number ->
    [one] Votre premier tour était le même. Ensuite, chaque partie suit son chemin.
   *[other] Vos { $number } premiers tours étaient les mêmes. Ensuite, chaque partie suit son chemin.
    }

## sharing
daily-share = Partager ta partie
daily-share-why = Le message ne dit pas ce que tu as joué. Qui ouvre le lien joue d’abord les mêmes cartes, puis met vos deux parties côte à côte.
daily-line = Kaartbord, partie du jour. { $title }. { $went } { $signs }

## the statistics
stats-daily = Partie du jour
stats-daily-played = Jouées
stats-daily-won = Gagnées
stats-daily-level = Au moins aussi bien que l’ordinateur fort
stats-daily-streak = Jours joués de suite
