### What OkiDoki says, in French.

okidoki-score-title = Pénalité de la manche
okidoki-score-title-over = Score
okidoki-score-penalty = pénalité
okidoki-plate-ready = fait
okidoki-score-aces = as : { $cards }
okidoki-score-home = À l’arrivée
okidoki-score = { $home } sur { $all }
okidoki-top-give = échange { $number } sur { $all }
okidoki-top-trick = pli { $number } sur { $all }
okidoki-top-stock = talon : { $number }

## sides and hands
okidoki-side-0 = blanc
okidoki-side-1 = gris
okidoki-side-both = vous
okidoki-side-many = les autres
okidoki-side-you = toi
okidoki-side-one = l’autre
okidoki-hand-1 = Première main
okidoki-hand-2 = Deuxième main
okidoki-hand-1-yours = ta première main
okidoki-hand-2-yours = ta deuxième main

## numbers
okidoki-steps = { $number ->
    [one] { $number } pas
   *[other] { $number } pas
    }
okidoki-penalty = { $number ->
    [one] { $number } point de pénalité
   *[other] { $number } points de pénalité
    }
okidoki-hits = { $number ->
    [one] { $number } pion renvoyé
   *[other] { $number } pions renvoyés
    }
okidoki-pawns-0 = aucun
okidoki-pawns-1 = un
okidoki-pawns-2 = deux
okidoki-pawns-3 = trois
okidoki-pawns-4 = quatre

## pawns and squares
okidoki-place-start = départ
    .of = du départ
    .to = au départ
okidoki-place-reserve = réserve
okidoki-place-finish = arrivée
    .to = à l’arrivée
okidoki-square-w = abri des blancs, encore { $left } jusqu’à l’arrivée
okidoki-square-g = abri des gris, encore { $left } jusqu’à l’arrivée
okidoki-square-r = rouge : personne ne peut s’y arrêter, encore { $left } jusqu’à l’arrivée
okidoki-square-n = encore { $left } jusqu’à l’arrivée
okidoki-pawn-0 = pion blanc
okidoki-pawn-1 = pion gris
okidoki-pawn-square = { $colour } sur la case { $place }
okidoki-pawn-start = { $colour } au départ
okidoki-pawn-reserve = { $colour } en réserve
okidoki-pawn-finish = { $colour } à l’arrivée
okidoki-walker-at = le pion sur la case { $place }
okidoki-walker-start = le pion { CASE($place, "to") }
okidoki-walker-new = le nouveau pion { CASE($place, "to") }
okidoki-hit-0 = { "" } en renvoyant un pion blanc
okidoki-hit-1 = { "" } en renvoyant un pion gris
okidoki-hit-ours-one = { "" } en renvoyant un de tes pions
okidoki-hit-ours-many = { "" } en renvoyant un de vos pions

## the question
okidoki-ask-give = Choisis une carte pour { CASE($whom, "object") }.
okidoki-ask-give-1 = Première main : choisis une carte pour { CASE($whom, "object") }.
okidoki-ask-give-2 = Deuxième main : choisis une carte pour { CASE($whom, "object") }.
okidoki-ask-hand-1 = , première main
okidoki-ask-hand-2 = , deuxième main
okidoki-ask-opening = À toi de jouer{ $hand }. Commence par le 2 de pique.
okidoki-ask-lead = À toi de jouer{ $hand }. Entame avec une carte.
okidoki-ask-follow = À toi de jouer{ $hand }. Joue du { $suit }.
okidoki-ask-free = À toi de jouer{ $hand }. Tu n’as pas de { $suit } : joue ce que tu veux.
okidoki-ask-move = Votre équipe avance de { $steps }. Parles-en avec { $mate } et choisis un pion.
okidoki-ask-move-own = Votre équipe avance de { $steps }. Choisis un pion.
okidoki-ask-move-alone = Tu avances de { $steps }. Choisis un pion.
okidoki-ask-aces = Quatre as : avance deux fois de dix, ou échange deux pions.
okidoki-ask-skip = Aucun pion ne peut avancer. Passe ton tour.
okidoki-ask-square = Choisis où va le { $pawn }.
okidoki-ask-swap = Choisis le pion à échanger avec le { $pawn }.
okidoki-ask-rest = Encore { $steps } : choisis un pion.
okidoki-ask-rest-home = Choisis un pion pour le reste des pas.
okidoki-ask-confirm = C’est bon ? { $do }.
okidoki-do-give = Donne { CASE($card, "definite") }
okidoki-do-card = Joue { CASE($card, "definite") }
okidoki-do-move = Avance de { $steps }
okidoki-do-swap = Échange
okidoki-do-skip = Passe
okidoki-do-count = Au plateau
okidoki-do-round = Manche suivante
okidoki-do-pawn = Choisis un pion
okidoki-do-square = Choisis une case
okidoki-do-tens = Deux fois dix
okidoki-choice-give = Donne { CASE($card, "definite") } à { CASE($whom, "object") }
okidoki-choice-give-1 = Donne { CASE($card, "definite") }, première main, à { CASE($whom, "object") }
okidoki-choice-give-2 = Donne { CASE($card, "definite") }, deuxième main, à { CASE($whom, "object") }
okidoki-choice-move = Avance { $parts }
okidoki-choice-walk = de { $steps } avec { $pawn } jusqu’{ CASE($place, "to") }{ $hit }
okidoki-choice-swap = Échange le { $own } avec le { $other }
okidoki-would-give = donner { CASE($card, "definite") } à { CASE($whom, "object") }
okidoki-would-card = jouer { CASE($card, "definite") }
okidoki-would-walk = avancer de { $steps } avec { $pawn }
okidoki-would-walk-more = de { $steps } avec { $pawn }
okidoki-would-swap = échanger le { $own } avec le { $other }
okidoki-would-skip = passer le tour
okidoki-part-walk = avance de { $steps } jusqu’ici{ $hit }
okidoki-part-pawn = choisir ce pion
okidoki-part-pawn-back = relâcher ce pion
okidoki-part-swap = échanger avec ce pion
okidoki-part-swap-first = échanger ce pion

## the board as it is read
okidoki-reading-aside = départ et réserve
okidoki-reading-start = départ { $colour } { $box }
okidoki-reading-reserve = réserve { $colour } { $box }
okidoki-reading-track = cases { $first } à { $last }
okidoki-reading-finish = arrivée
okidoki-reading-finish-pawns = blanc { $white } sur { $all }, gris { $grey } sur { $all }
okidoki-reading-empty = vide
okidoki-reading-chosen = choisi
okidoki-reading-moved = vient de bouger
okidoki-reading-hit-0 = ici, un pion blanc vient d’être renvoyé
okidoki-reading-hit-1 = ici, un pion gris vient d’être renvoyé

## announcements
okidoki-banner-aces = Quatre as : { $who }
okidoki-banner-level = Dix partout
okidoki-banner-count = Pénalité : { $first } { $points }, { $second } { $more }
okidoki-banner-finished = Tous à l’arrivée

## the log
okidoki-turn-deal = Manche { $round } : chacun reçoit { $cards } cartes.
okidoki-turn-deal-two = Manche { $round } : chacun reçoit deux mains de { $cards } cartes.
okidoki-turn-give = { PERSON($who) ->
    [you] Tu as préparé une carte.
   *[one] { CAPITAL($who) } a préparé une carte.
    }
okidoki-turn-give-seen = Tu as préparé { CASE($card, "definite") } pour { CASE($whom, "object") }.
okidoki-turn-exchange-rivals = Les adversaires échangent une carte.
okidoki-turn-exchange-partners = Les partenaires échangent une carte.
okidoki-turn-exchange-hands = Chacun échange une carte entre ses deux mains.
okidoki-turn-got = { CAPITAL($whom) } t’a donné { CASE($card, "definite") } contre { CASE($given, "definite") }.
okidoki-turn-got-1 = Première main, avec { CASE($whom, "object") } : { CASE($card, "definite") } contre { CASE($given, "definite") }.
okidoki-turn-got-2 = Deuxième main, avec { CASE($whom, "object") } : { CASE($card, "definite") } contre { CASE($given, "definite") }.
okidoki-turn-got-hands = Ta première main a reçu { CASE($card, "definite") } et donné { CASE($given, "definite") } à la deuxième.
okidoki-turn-card = { PERSON($who) ->
    [you] Tu joues { CASE($card, "definite") }{ $hand }.
   *[one] { CAPITAL($who) } joue { CASE($card, "definite") }{ $hand }.
    }
# What follows with [you] is ", tu gagnes le pli".
okidoki-turn-card-and = { PERSON($who) ->
    [you] Tu joues { CASE($card, "definite") }{ $hand }
   *[one] { CAPITAL($who) } joue { CASE($card, "definite") }{ $hand } et
    }
    .start = Tu joues { CASE($card, "definite") }{ $hand } et tu
okidoki-turn-trick-penalty = { PERSON($who) ->
    [you] { CASE($who, "start") } gagnes le pli : { $penalty }.
   *[one] { CAPITAL($who) } gagne le pli : { $penalty }.
    }
okidoki-turn-trick-more = { PERSON($who) ->
    [you] { CASE($who, "start") } gagnes le pli : { $penalty }, { $total } en tout.
   *[one] { CAPITAL($who) } gagne le pli : { $penalty }, { $total } en tout.
    }
okidoki-turn-draw = Chacun prend une carte.
okidoki-turn-draw-seen = Tu prends { CASE($card, "definite") } du talon.
okidoki-turn-aces = { PERSON($who) ->
    [you] Tu as quatre as.
    [both] Vous avez quatre as.
    [many] { CAPITAL($who) } ont quatre as.
   *[one] { CAPITAL($who) } a quatre as.
    }
okidoki-turn-aces-out = La manche est finie. Seule cette équipe avance : deux fois dix, ou un échange.
okidoki-turn-aces-play_out = Les plis continuent. Ensuite, cette équipe avance deux fois de dix, ou échange.
okidoki-turn-count = Pénalité : { $first } { $less }, { $other } { $more }.
okidoki-turn-first = { PERSON($who) ->
    [you] Tu avances en premier : { $steps }.
    [both] Vous avancez en premier : { $steps }.
    [many] { CAPITAL($who) } avancent en premier : { $steps }.
   *[one] { CAPITAL($who) } avance en premier : { $steps }.
    }
okidoki-turn-level = Dix partout : personne n’avance.
okidoki-turn-walk = { PERSON($who) ->
    [you] Tu avances de { $steps } : { $colour } { $parts }.
   *[one] { CAPITAL($who) } avance de { $steps } : { $colour } { $parts }.
    }
okidoki-turn-walk-part = { CASE($start, "of") } { CASE($end, "to") }{ $safe }{ $hit }
okidoki-turn-safe = { "" } (à l’abri)
okidoki-turn-hit-start = { "" } au départ
okidoki-turn-hit-reserve = { "" } dans la réserve
okidoki-turn-refill-0 = Un pion blanc passe de la réserve au départ.
okidoki-turn-refill-1 = Un pion gris passe de la réserve au départ.
okidoki-turn-swap = { PERSON($who) ->
    [you] Tu échanges le { $own } avec le { $other }{ $safe }.
   *[one] { CAPITAL($who) } échange le { $own } avec le { $other }{ $safe }.
    }
okidoki-turn-full-0 = Le pion blanc va dans la réserve : le départ est plein.
okidoki-turn-full-1 = Le pion gris va dans la réserve : le départ est plein.
okidoki-turn-skip-tens = deux fois dix
okidoki-turn-skip = { PERSON($who) ->
    [you] Aucun de tes pions ne peut avancer ({ $steps }) : tu passes ton tour.
    [both] Aucun de vos pions ne peut avancer ({ $steps }) : vous passez votre tour.
    [many] { CAPITAL($who) } ne peuvent avancer aucun pion ({ $steps }) et passent leur tour.
   *[one] { CAPITAL($who) } ne peut avancer aucun pion ({ $steps }) et passe son tour.
    }
okidoki-turn-finished = { PERSON($who) ->
    [you] Tu as { $pawns } pions à l’arrivée.
    [both] Vous avez { $pawns } pions à l’arrivée.
    [many] { CAPITAL($who) } ont { $pawns } pions à l’arrivée.
   *[one] { CAPITAL($who) } a { $pawns } pions à l’arrivée.
    }
okidoki-turn-last = { PERSON($who) ->
    [you] Tu peux encore finir la manche.
    [both] Vous pouvez encore finir la manche.
    [many] { CAPITAL($who) } peuvent encore finir la manche.
   *[one] { CAPITAL($who) } peut encore finir la manche.
    }

## the end
okidoki-end-headline-draw = Égalité
okidoki-end-draw = C’est l’égalité.
okidoki-end-home = { PERSON($who) ->
    [you] Après { $rounds }, tu as { $pawns } pions à l’arrivée, { $other } { $fewer }.
    [both] Après { $rounds }, vous avez { $pawns } pions à l’arrivée, { $other } { $fewer }.
    [many] Après { $rounds }, { $who } ont { $pawns } pions à l’arrivée, { $other } { $fewer }.
   *[one] Après { $rounds }, { $who } a { $pawns } pions à l’arrivée, { $other } { $fewer }.
    }
okidoki-end-both = Après { $rounds }, blanc et gris ont chacun { $pawns } pions à l’arrivée.
okidoki-facts = { $rounds }, { $hits }, { $aces } fois quatre as

## why not
okidoki-no-give = C’est le moment de l’échange. Prépare une carte de ta main.
okidoki-no-opening = Le premier pli commence par le 2 de pique. Joue cette carte.
okidoki-no-steps = Tu dois avancer de { $steps } exactement. Choisis ce qui s’allume.
okidoki-no-steps-cards = Les pions n’avancent qu’après les cartes. Choisis une carte.
okidoki-no-steps-aces = Quatre as, c’est deux fois dix pas exactement. Choisis ce qui s’allume.
okidoki-no-two_pawns = Les pas se partagent entre deux pions au plus, une part chacun. Partage autrement.
okidoki-no-red = On ne s’arrête pas sur une case rouge. Choisis ce qui s’allume.
okidoki-no-red-pawn = Ce pion s’arrêterait sur une case rouge, et c’est interdit. Choisis ce qui s’allume.
okidoki-no-own = Un pion de ton équipe est déjà là. Choisis ce qui s’allume.
okidoki-no-own-pawn = Ce pion arriverait sur un pion de ton équipe. Choisis ce qui s’allume.
okidoki-no-safe = Un pion est là, à l’abri sur sa propre couleur. Choisis ce qui s’allume.
okidoki-no-safe-pawn = Ce pion arriverait sur un pion à l’abri. Choisis ce qui s’allume.
okidoki-no-reserve = Ce pion attend dans la réserve qu’une case de départ se libère. Choisis un autre pion.
okidoki-no-finished = Ce pion est déjà à l’arrivée. Choisis un autre pion.
okidoki-no-aces = Quatre as, c’est deux fois dix pas, ou un échange. Choisis l’un des deux.
okidoki-no-swap_pawns = Échange un de tes pions avec un pion adverse ; l’un des deux au moins est déjà en route. Choisis deux autres pions.
okidoki-no-safe_swap = Ce pion est à l’abri sur sa propre couleur, et ici il ne s’échange pas. Choisis un autre pion.
okidoki-no-skip = Un pion peut encore avancer, donc tu ne peux pas passer. Choisis un pion.

## house rules
okidoki-option-four_aces_play_out = Continuer après quatre as
okidoki-option-four_aces_play_out-why = Quand une équipe a tous les as, les plis continuent et l’autre équipe avance aussi.
okidoki-option-safe_blocks_swap = À l’abri d’un échange
okidoki-option-safe_blocks_swap-why = Un pion sur une case de sa couleur ne peut pas être échangé.
okidoki-option-two_player_mode = À deux
okidoki-option-two_player_mode-why = Comment on répartit les cartes à deux.
okidoki-option-short = Partie courte
okidoki-option-short-why = Deux pions à l’arrivée suffisent.
okidoki-option-board = Ton propre plateau
okidoki-option-board-why = Joue sur le plateau habituel, ou sur des cases que tu inventes.
okidoki-board-form = Tape une lettre par case, du départ à l’arrivée : w pour l’abri des blancs, g pour l’abri des gris, r pour rouge et n pour une case normale.
okidoki-board-square = Case { $place }, { $kind }
okidoki-board-kind-w = abri des blancs
okidoki-board-kind-g = abri des gris
okidoki-board-kind-r = rouge
okidoki-board-kind-n = normale
okidoki-board-problem-letters = Une case est w, g, r ou n. Enlève les autres signes.
okidoki-board-problem-length = Un plateau a de 16 à 60 cases. Rallonge-le ou raccourcis-le.
okidoki-board-problem-red = Deux cases rouges côte à côte, ou une case rouge juste avant l’arrivée, c’est impossible. Mets-y une autre couleur.
okidoki-board-problem-few = Chaque équipe a besoin d’au moins quatre abris. Peins-en un de plus.
okidoki-board-problem-unfair = Les blancs et les gris n’ont pas le même nombre d’abris. Égalise-les.
okidoki-value-stapel = une main chacun, et un talon
okidoki-value- = le plateau habituel
okidoki-value-own = ton propre plateau
okidoki-preset-OkiDoki = OkiDoki
okidoki-preset-OkiDoki-source = Comme dans la règle fournie avec le plateau.
okidoki-preset-Kort = Court
okidoki-preset-Kort-source = Une partie plus rapide : deux pions à l’arrivée, et c’est gagné.
okidoki-paper = Il te faut 52 cartes, et quatre pions blancs et quatre gris.

## its tile in the lobby
okidoki-tile-seats = 2 ou 4 joueurs, ± 45 min
okidoki-tile-line = Évite les plis et file vers l’arrivée.
okidoki-tile-short = Évite les plis, file au but

## why a choice is a good one
hint-why-gift_spares = cette carte n’a pas de points de pénalité
hint-why-gift_low = une carte si basse permet de passer sous un pli
hint-why-gift_suit = il ne te reste alors rien de cette couleur
hint-why-gift_bare = une carte si haute gagne vite un pli avec des pénalités
hint-why-gift_penalty = cela te débarrasse d’une carte à pénalité
hint-why-gift_thin = il ne te reste alors qu’une carte de cette couleur
hint-why-gift_high = cela te débarrasse d’une carte qui prend souvent un pli
hint-why-gift_middle = tu gardes tes cartes basses, et les autres n’en reçoivent pas de haute
hint-why-four_aces = vous avez alors les quatre as
hint-why-one_more_ace = vous en avez déjà { $number }, et les autres n’ont pas d’as
hint-why-spoils_aces = les autres n’auront pas les quatre as
hint-why-they_pay = le pli de { $points } est alors pour les autres
hint-why-free = ce pli ne coûte rien
hint-why-least_points = ce pli ne peut pas coûter moins de { $points }
hint-why-shed = cela donne aux autres les points de cette carte
hint-why-no_points = cela ne vous ajoute aucun point de pénalité
hint-why-highest_under = c’est ta carte la plus haute qui ne prend pas le pli
hint-why-under = tu ne prends pas le pli avec cette carte
hint-why-take_high = tu prends le pli de toute façon, autant y mettre ta plus haute carte
hint-why-rid_suit = il ne te reste ensuite rien de cette couleur
hint-why-rid_high = cela te débarrasse d’une carte haute sans prendre le pli
hint-why-rid_highest = cela te débarrasse de ta plus haute de cette couleur
hint-why-sooner = une carte haute, mieux vaut la perdre maintenant que plus tard
hint-why-lead_low = il reste encore { $cards } au-dessus
hint-why-fresh = cette couleur n’est pas encore sortie : presque tout le monde en a encore
hint-why-clean = ce pli ne contient pas encore de pénalité
hint-why-void = ensuite, tu pourras jeter ce que tu veux sur cette couleur
hint-why-lowest = ta plus basse de cette couleur prend le pli le moins souvent
hint-why-top = tu ne peux pas te débarrasser d’une carte plus haute maintenant
hint-why-finishes = cela amène { $pawns } à l’arrivée
hint-why-finish = cela amène un pion à l’arrivée
hint-why-throw_back = cela fait reculer les autres de { $squares }
hint-why-gain = cela te fait gagner { $squares }
hint-why-out_of_reach = avec leur { $number }, les autres ne pourront rien renvoyer
hint-why-all_safe = tous vos pions sont alors à l’abri
hint-why-safe = ton pion y est à l’abri
hint-why-refill = cela amène un pion de plus au départ
hint-why-front = cela mène ton pion de tête le plus loin
hint-why-one_pawn = tes autres pions ne bougent pas

## what is answered at the table
okidoki-answer-score = { CAPITAL($side) } : { $penalty }, { $home } à l’arrivée
okidoki-answer-moves = reste à avancer : { $moves }
okidoki-answer-move = { $who } { $steps }
okidoki-answer-aces = deux fois dix, ou un échange
okidoki-answer-safe = { $place } à l’abri
okidoki-answer-pawns = { CAPITAL($colour) } : { $places }.
okidoki-answer-pawns-whose = { CAPITAL($colour) }, { $side } : { $places }.

## the score sheet
okidoki-tally-penalties = { $name } : combien de points de pénalité ?
okidoki-tally-four = Ou une équipe a-t-elle quatre as ?
okidoki-tally-aces = Quatre as : { $name }
okidoki-stats-avoided = As évités, pris par l’autre équipe
okidoki-stats-four = Quatre as réunis
okidoki-stats-hits = Pions renvoyés
okidoki-stats-hit = Pions perdus

## the first time
okidoki-first-lot = On a tiré au sort qui donne.
okidoki-first-deal = D’abord, on joue aux cartes pour des points de pénalité. Tu n’en veux pas : ils font avancer l’autre équipe.
okidoki-first-give = Prépare une carte pour { CASE($whom, "object") }. Les piques et les as sont des pénalités : donne-les volontiers.
okidoki-first-exchange = Les cartes sont échangées. Tu en as reçu une autre.
okidoki-first-opening = Qui a le 2 de pique commence par cette carte.
okidoki-first-play = Essaie de ne gagner ni piques ni as. Une carte basse gagne rarement.
okidoki-first-follow = Si tu as la couleur demandée, tu dois en jouer. Sinon, joue ce que tu veux.
okidoki-first-trick = La plus haute carte de la couleur demandée gagne. Les piques et les as du pli sont des pénalités.
okidoki-first-trick-mine = Ce pli coûte { $penalty }. Chaque pique compte 1, et chaque as 2.
okidoki-first-count = Toutes les cartes sont jouées. Les points de pénalité des uns sont les pas des autres.
okidoki-first-level = Autant de points de pénalité des deux côtés : personne n’avance.
okidoki-first-aces = Quatre as dans une équipe : elle avance deux fois de dix, ou échange deux pions.
okidoki-first-move = Choisis un pion, puis où il va. On ne s’arrête pas sur le rouge.
okidoki-first-walk = Un pion ne fait qu’avancer. Il faut jouer tous les pas, avec un pion ou avec deux.
okidoki-first-division = Les pas peuvent se partager entre deux pions.
okidoki-first-hit = Ce pion est renvoyé et recommence. Sur sa propre couleur, il est à l’abri.
okidoki-first-hit-mine = Un pion de ton équipe est renvoyé et recommence. Sur votre couleur, il est à l’abri.
okidoki-first-swap = Avec quatre as, deux pions peuvent changer de place.
okidoki-first-refill = Une case de départ s’est libérée. Un pion de la réserve y est maintenant.
okidoki-first-home = Un pion est à l’arrivée. Les pas en trop sont perdus.
okidoki-first-skip = Aucun pion ne peut faire ces pas. L’équipe passe alors son tour.
okidoki-first-finished = Une équipe a fini. L’autre peut encore avancer dans cette manche.

## the deal of the day
okidoki-daily-goal = On donne une fois, depuis le début du jeu. Ensuite gagne l’équipe qui a parcouru le plus de cases.
okidoki-daily-brief = Une donne : le plus de cases
okidoki-daily-points = { $number ->
    [one] { $number } case
   *[other] { $number } cases
    }
