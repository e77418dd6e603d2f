### What ToedeLoe says, in French. A row of pawns is "rangée"; a square is named by "ligne" and "colonne".

toedeloe-round = Manche { $number }
toedeloe-top = manche { $deal }, pli { $trick } sur { $all }
toedeloe-written = { $rank } de { $suit }
toedeloe-spoken = { CASE($card, "definite") }
toedeloe-spoken-joker = un { $card }
toedeloe-joker-1 = ton premier joker
toedeloe-joker-2 = ton deuxième joker

## teams, as their reader hears them
toedeloe-team-yours = vous
    .rows = vos rangées
toedeloe-team-theirs = les autres
    .whose = de l’autre équipe
    .rows = leurs rangées
toedeloe-team-you = toi
    .rows = tes rangées
toedeloe-team-other = l’autre
    .whose = de l’autre couleur
    .rows = rangées adverses
toedeloe-team-white = blanc
    .whose = des blancs
    .rows = rangées des blancs
toedeloe-team-white-letter = B
toedeloe-team-grey = gris
    .whose = des gris
    .rows = rangées des gris
toedeloe-team-grey-letter = G

## squares
toedeloe-field = zone { $letter }
toedeloe-spot = ligne { $row } colonne { $column }
toedeloe-cell-empty = libre
toedeloe-cell-white = pion blanc
toedeloe-cell-grey = pion gris
toedeloe-cell-green = pion vert

## the board as it is read
toedeloe-reading-row = { $field } ligne { $row }
toedeloe-reading-beside = à côté de la { $field }
toedeloe-reading-cell = { $number }, { $standing }
toedeloe-reading-chosen = choisi
toedeloe-reading-run = dans une rangée de { $length }
toedeloe-reading-placed = vient d’être posé
toedeloe-reading-thrown-white = ici, un pion blanc vient d’être retiré
toedeloe-reading-thrown-grey = ici, un pion gris vient d’être retiré
toedeloe-reading-fits = convient à ce pli
toedeloe-reading-track = pion de score { $colour }
toedeloe-reading-track-words = score { $minus } sur { $lowest }, plus longues rangées { $rows }, encore { $left } pions à poser
toedeloe-reading-green = vert à côté de la { $field }
toedeloe-reading-green-none = vide

## score and plates
toedeloe-score-title = Plus longues rangées et score
toedeloe-rows = rangées { $rows }, score { $minus }
toedeloe-rows-none = pas de rangée, score { $minus }
toedeloe-preview-first = { CASE($team, "rows") } : maintenant { $will }
toedeloe-preview-gone = { CASE($team, "rows") } : plus aucune
toedeloe-preview = { CASE($team, "rows") } : { $was } devient { $will }
toedeloe-preview-same = Les plus longues rangées ne changent pas.
toedeloe-piles-short = { $plus } plus
toedeloe-piles = { $plus } plus, { $minus } moins

## what the trick is worth
toedeloe-highest-title = Plus haute noire
toedeloe-highest = Plus haute noire : { $value }, { $card }
toedeloe-highest-none = Pas encore de noire
toedeloe-highest-joker = Joker : choix libre
toedeloe-after-title = Après ce pli
toedeloe-after-none = Sans carte noire ni joker, le pli ne rapporte rien.
toedeloe-after-joker = Qui gagne choisit : le pion vert, deux points négatifs effacés, ou deux pions sur le même nombre.
toedeloe-after-split = Qui gagne pose { $value } : deux nombres dans une zone.
toedeloe-after-both = Qui gagne pose { $value } : deux nombres dans une zone, ou un pion sur un { $value }.
toedeloe-after-single = Qui gagne pose un pion sur un { $value }.

## the question
toedeloe-ask-turn = À toi de jouer.
toedeloe-ask-turn-second = Ta deuxième main.
toedeloe-ask-lead = Entame avec une carte.
toedeloe-ask-follow = Joue du { $suit }.
toedeloe-ask-free = Tu n’as pas de { $suit } : joue ce que tu veux.
toedeloe-ask-free-joker = Tu n’as pas de { $suit } : joue ce que tu veux, même un joker.
toedeloe-ask-joker_led = Un joker est posé : joue ce que tu veux.
toedeloe-ask-single = Pose un pion sur un { $value }.
toedeloe-ask-split = Choisis deux nombres dans une zone : { $value } en tout.
toedeloe-ask-both = Choisis deux nombres dans une zone, { $value } en tout, ou un pion sur un { $value }.
toedeloe-ask-last = C’est ton dernier pion. Pose-le sur un nombre qui convient pour { $value }.
toedeloe-ask-second = Le { $first } est posé. Choisis maintenant un { $second } en { $field }.
toedeloe-ask-joker = Ton joker gagne. Choisis ce que tu fais.
toedeloe-ask-pair = Choisis deux cases avec le même nombre.
toedeloe-ask-pair-second = Le { $first } est posé. Choisis encore un { $first }.
toedeloe-ask-pair-last = C’est ton dernier pion. Pose-le sur une case qui s’allume.
toedeloe-ask-green-from = Quel pion vert déplaces-tu ?
toedeloe-ask-green-to = Choisis où va le pion vert.
toedeloe-ask-back = Le pion de score passe de { $stands } à { $then } : des points négatifs s’effacent.
toedeloe-ask-blocked = Il n’y a de place nulle part. Cela coûte un point.
toedeloe-ask-done = C’est bon ? Pose { $numbers }.
toedeloe-do-card = Joue { $card }
toedeloe-do-place = Pose { $numbers }
toedeloe-do-place-pick = Choisis une case
toedeloe-do-green = Déplace le pion vert
toedeloe-do-back = Remonte le score
toedeloe-do-blocked = Continue
toedeloe-do-deal = Manche suivante
toedeloe-do-joker-pick = Fais ton choix
toedeloe-chip-green = Pion vert
toedeloe-chip-back = Remonter le score
toedeloe-chip-pair = Deux pions

## choices and their parts
toedeloe-choice-card = Joue { $card }
toedeloe-choice-place = Pose { $numbers } : { $where }
toedeloe-choice-one_field = { $field } { $spots }
toedeloe-choice-green = { $source } : vers le { $target }
toedeloe-choice-back = Remets le pion de score de { $stands } à { $then }
toedeloe-choice-blocked = Il n’y a de place nulle part : −1
toedeloe-would-card = jouer { $card }
toedeloe-would-place = te placer sur { $laid }
toedeloe-would-green = déplacer le { $pawn }, vers { $laid }
toedeloe-would-back = remettre le pion de score de { $stands } à { $then }
toedeloe-would-blocked = continuer
toedeloe-part-from = pion vert sur le { $number }, { $place }
toedeloe-part-from-home = pion vert à côté du plateau
toedeloe-part-to = { $number }, { $place }{ $thrown }
toedeloe-part-place = pose un pion ici{ $row }
toedeloe-part-place-first = pose le premier ici, puis encore un { $other }{ $row }
toedeloe-part-place-whole = pose ici, ce qui fait { $numbers }{ $row }
toedeloe-part-row = , cela fait une rangée de { $length }
toedeloe-part-green = mets le pion vert ici{ $thrown }
toedeloe-part-pick = choisir ce pion vert
toedeloe-part-pick-back = relâcher ce pion vert
toedeloe-part-throws-white = { "" } en retirant un pion blanc
toedeloe-part-throws-grey = { "" } en retirant un pion gris

## announcements
toedeloe-banner-value = Valeur { $value }
toedeloe-banner-joker = Joker
toedeloe-banner-red = Tout rouge : négatif
toedeloe-banner-blocked = Pas de place
toedeloe-banner-thrown = Pion retiré
toedeloe-banner-minus = { $team } { $points }
toedeloe-banner-row = { $row } de suite
toedeloe-banner-deal = Manche { $number }

## the log
toedeloe-turn-shuffle = On mélange.
toedeloe-turn-deal = { PERSON($who) ->
    [you] Tu donnes. Cette manche compte { $tricks } plis.
   *[one] { CAPITAL($who) } donne. Cette manche compte { $tricks } plis.
    }
toedeloe-turn-card = { PERSON($who) ->
    [you] Tu joues { $card }{ $hand }.
   *[one] { CAPITAL($who) } joue { $card }{ $hand }.
    }
toedeloe-turn-card-wins = { PERSON($who) ->
    [you] Tu joues { $card }{ $hand } et tu gagnes le pli{ $worth }.
   *[one] { CAPITAL($who) } joue { $card }{ $hand } et gagne le pli{ $worth }.
    }
toedeloe-turn-trick = { PERSON($who) ->
    [you] Tu gagnes le pli{ $hand }{ $worth }.
   *[one] { CAPITAL($who) } gagne le pli{ $hand }{ $worth }.
    }
toedeloe-turn-worth = , qui vaut { $value } ({ $card })
toedeloe-turn-worth-red = , mais tout est rouge
toedeloe-turn-worth-joker = { "" } avec un joker
toedeloe-turn-place = { PERSON($who) ->
    [you] Tu te places sur { $laid }.
   *[one] { CAPITAL($who) } se place sur { $laid }.
    }
toedeloe-turn-place-row = { PERSON($who) ->
    [you] Tu te places sur { $laid } : { $row } de suite.
   *[one] { CAPITAL($who) } se place sur { $laid } : { $row } de suite.
    }
toedeloe-turn-laid = { $number } en { $place }
toedeloe-turn-number = un { $number }
toedeloe-turn-row-3 = trois
toedeloe-turn-row-4 = quatre
toedeloe-turn-row-5 = cinq
toedeloe-turn-row-6 = six
toedeloe-turn-row-7 = sept
toedeloe-turn-green = { PERSON($who) ->
    [you] Tu mets le pion vert sur { $target }.
   *[one] { CAPITAL($who) } met le pion vert sur { $target }.
    }
toedeloe-turn-green-moved = { PERSON($who) ->
    [you] Tu déplaces le vert : { $origin }, vers { $target }.
   *[one] { CAPITAL($who) } déplace le vert : { $origin }, vers { $target }.
    }
toedeloe-turn-thrown = { KEY($team) ->
    [you] Un de tes pions est retiré.
    [yours] Un de vos pions est retiré.
   *[other] Un pion { CASE($team, "whose") } est retiré.
    }
toedeloe-turn-back = { PERSON($who) ->
    [you] Tu remets le pion de score sur { $stands }.
   *[one] { CAPITAL($who) } remet le pion de score sur { $stands }.
    }
toedeloe-turn-blocked = Il n’y a de place nulle part : { $points } pour { $team }.
toedeloe-turn-plus = Pli positif { $number }.
toedeloe-turn-plus-first = Ton premier pli positif.
toedeloe-turn-deal_end = La manche { $number } est finie.
toedeloe-turn-deal_end-left = La dernière carte sert à la suivante.
toedeloe-turn-deal_end-even = Personne ne perd de points.
toedeloe-turn-loss = { CAPITAL($team) } { $points } : { $reasons }.
toedeloe-turn-no_plus = aucun pli positif pour { CASE($whom, "object") }
toedeloe-turn-no_plus-alone = aucun pli positif
toedeloe-turn-no_plus-hand = une main sans pli positif
toedeloe-turn-no_plus-hands = deux mains sans pli positif
toedeloe-turn-fewer-tricks = moins de plis positifs en tout
toedeloe-turn-fewer-pawns = moins de pions posés en tout

## the end
toedeloe-end-draw = Égalité.
toedeloe-end-pawns = { KEY($team) ->
    [you] Tous tes pions sont sur le plateau.
    [yours] Tous vos pions sont sur le plateau.
   *[other] Tous les pions { CASE($team, "whose") } sont sur le plateau.
    }
toedeloe-end-lowest = { KEY($team) ->
    [you] Ton pion de score est sur { $lowest }.
    [yours] Votre pion de score est sur { $lowest }.
   *[other] Le pion de score { CASE($team, "whose") } est sur { $lowest }.
    }
toedeloe-end-team = { $team } : { $rows }, en tout { $points }.
toedeloe-facts = { $deals } manches, { $plus } plis positifs, { $thrown } hors du plateau

## why not
toedeloe-no-joker = Tu as encore du { $suit }. Fournis, et garde ton joker pour plus tard.
toedeloe-no-joker_lead = On n’entame avec un joker que si on n’a rien d’autre. Choisis une autre carte.
toedeloe-no-phase = Les cartes d’abord. Joues-en une.
toedeloe-no-phase-score = Les pions d’abord. Choisis ce que le pli te rapporte.
toedeloe-no-value = Ce n’est pas ce que vaut ce pli. Choisis une case qui s’allume.
toedeloe-no-value-last = C’est ton dernier pion, et ce nombre ne convient pas pour { $value }. Choisis une case qui s’allume.
toedeloe-no-value-single = Ce pli vaut { $value }. Pose ton pion sur un { $value }.
toedeloe-no-value-split = Cela ne fait pas { $value }. Choisis deux nombres qui font { $value } en tout.
toedeloe-no-value-both = Ce n’est pas un { $value }. Choisis un { $value }, ou deux nombres qui le font ensemble.
toedeloe-no-value-joker = Ton joker permet plusieurs choses. Choisis d’abord ce que tu fais.
toedeloe-no-one_field = Les pions doivent aller dans une même zone. Choisis une case qui s’allume.
toedeloe-no-split = Ce pli ne se partage pas. Pose un pion sur un { $value }.
toedeloe-no-split-must = Il n’y a pas de { $value } sur le plateau. Partage-le entre deux pions.
toedeloe-no-pair = Pose les deux pions sur le même nombre. Choisis une case qui s’allume.
toedeloe-no-pair-none = Aucun nombre n’est libre deux fois, donc tu ne peux pas poser. Choisis autre chose.
toedeloe-no-taken = Cette case est occupée. Choisis une case libre.
toedeloe-no-pawns = Il ne te reste qu’un pion. Pose seulement celui-là.
toedeloe-no-green = Il y a déjà un pion vert là. Choisis une autre case.
toedeloe-no-back = Le pion de score est déjà sur 0. Choisis autre chose.
toedeloe-no-blocked = Il reste de la place, donc tu dois poser. Choisis une case qui s’allume.
toedeloe-no-blocked-joker = Avec un joker, quelque chose est toujours possible. Fais ton choix.

## house rules
toedeloe-option-round_compare = Le −1 après une manche
toedeloe-option-round_compare-why = L’équipe qui en a le moins perd un point.
toedeloe-option-green_wild = Le vert compte
toedeloe-option-green_wild-why = Un pion vert compte dans les rangées des deux équipes.
toedeloe-option-two_player_mode = À deux
toedeloe-option-two_player_mode-why = Combien de mains chacun joue quand on est deux.
toedeloe-option-pawns = Pions par équipe
toedeloe-option-pawns-why = Avec 20 pions, la partie est plus courte et le tableau de score finit à −5.
toedeloe-option-board = Le plateau
toedeloe-option-board-why = Si tu as le vrai plateau, tu peux entrer ses nombres ici.
toedeloe-value-tricks = plis positifs
toedeloe-value-pawns = pions posés
toedeloe-value-duel = une main chacun
toedeloe-value-40 = 40 pions
toedeloe-value-20 = 20 pions
toedeloe-value- = le plateau habituel
toedeloe-value-own = ton propre plateau
toedeloe-preset-ToedeLoe = ToedeLoe
toedeloe-preset-ToedeLoe-source = Comme dans la règle du Bordspellenman, sur un plateau à nous.
toedeloe-preset-Kort = Court
toedeloe-preset-Kort-source = Notre partie courte : 20 pions, et un tableau de score jusqu’à −5.
toedeloe-paper = Chaque équipe a 54 cartes, un pion de score et { $pawns } pions de sa couleur. Il y a deux pions verts.
toedeloe-board-form = Tape 84 signes : d’abord la zone A ligne par ligne, puis la zone B ; A vaut 10, B vaut 11 et C vaut 12.
toedeloe-board-square = Zone { $field }, ligne { $row }, colonne { $column } : { $kind }
toedeloe-board-problem-letters = Un des signes ne veut rien dire ici. Utilise 2 à 9, A, B et C.
toedeloe-board-problem-length = Un plateau a 84 nombres. Compte-les : six lignes de sept par zone.
toedeloe-board-problem-pairs = Un joker pose deux nombres égaux. Mets chaque nombre de 2 à 12 au moins deux fois sur le plateau.
toedeloe-board-problem-often = Avec trop de nombres égaux, il y a trop de choix. Mets chaque nombre au plus 24 fois sur le plateau.
toedeloe-board-problem-six = Une dame peut faire 6 + 6 dans une zone. Mets au moins deux fois un 6 dans chaque zone.

## its tile in the lobby
toedeloe-tile-seats = 2 ou 4 joueurs, ± 25 min
toedeloe-tile-line = Gagne des plis, aligne tes pions.
toedeloe-tile-short = Aligne tes pions

## why a choice is a good one
hint-why-joker = avec le joker, le pli est à toi, et tu as le choix
hint-why-first_plus = cette main peut ainsi gagner son premier pli positif
hint-why-joker_now = seul un autre joker peut encore le battre
hint-why-frees_joker = ensuite, tu pourras jouer ton joker dans cette couleur
hint-why-no_more = il ne te reste ensuite rien de cette couleur
hint-why-won = le pli est alors à vous, et il vaut { $number }
hint-why-raises = le pli est à vous pour l’instant, et vaut ainsi { $number }
hint-why-nothing_for_them = ce pli ne rapporte rien aux autres
hint-why-adds_nothing = le pli ne vaut pas plus pour les autres
hint-why-saves_card = { $card ->
    [joker] tu gardes ton joker pour plus tard
   *[other] tu gardes { CASE($card, "definite") } pour plus tard
    }
hint-why-top_lead = rien ne bat l’as dans cette couleur
hint-why-king_lead = dans cette couleur, seul l’as est au-dessus
hint-why-high_lead = dans cette couleur, il n’y a que { $cards } au-dessus
hint-why-black_lead = le pli vaut ainsi au moins { $number }
hint-why-red_lead = avec une carte rouge, le pli ne vaut encore rien
hint-why-less_minus = cela efface des points négatifs
hint-why-row_longer = cela allonge vos plus longues rangées de { $pawns }
hint-why-row_shorter = cela raccourcit leurs plus longues rangées de { $pawns }
hint-why-thrown = cela retire un pion adverse du plateau
hint-why-row_stopped = les autres auraient pu y faire une rangée de { $number }
hint-why-shut = cela ferme cette case, et une rangée de { $number } n’y est plus possible
hint-why-row_of = cela fait une rangée de { $number }
hint-why-row_next = avec un pion de plus, cela fera une rangée de { $number }
hint-why-two_pawns = cela pose deux pions au lieu d’un

## what is answered at the table
toedeloe-answer-worth = Valeur { $value }, avec { $card }.
toedeloe-answer-worth-none = Ne vaut encore rien : il n’y a pas de carte noire.
toedeloe-answer-worth-joker = Un pli avec un joker.
toedeloe-answer-score = { $team } : score { $minus }, { $plus } plus dans cette manche, encore { $left } pions.
toedeloe-answer-field = { $field } : { $white } { $white ->
    [one] blanc
   *[other] blancs
    }, { $grey } gris, { $free } { $free ->
    [one] libre
   *[other] libres
    }.
toedeloe-answer-green = vert sur { $places }
toedeloe-answer-pawns = { CAPITAL($colour) }, { $number } sur le plateau : { $places }.
toedeloe-answer-pawns-whose = { CAPITAL($colour) }, { $team }, { $number } sur le plateau : { $places }.
toedeloe-answer-pawns-none = aucun
toedeloe-answer-field-rows = { $field } { $rows }
toedeloe-answer-row = ligne { $row } colonne { $places }
toedeloe-answer-rows = { CAPITAL($team) } : { $rows }.
toedeloe-answer-rows-none = pas encore de rangée
toedeloe-answer-across = { $length } en { $field } ligne { $row }, colonnes { $column } à { $last }
toedeloe-answer-down = { $length } en { $field } colonne { $column }, lignes { $row } à { $last }

## the score sheet
toedeloe-tally-plus = { $name }, main { $number } : combien de plis positifs ?
toedeloe-tally-blocked = Un pli sans place : un point de moins
toedeloe-tally-joker = Un joker : deux points négatifs effacés
toedeloe-stats-row = Plus longue rangée
toedeloe-stats-plus = Plis positifs
toedeloe-stats-hits = Pions retirés
toedeloe-stats-hit = Pions perdus

## the first time
toedeloe-first-lot = On a tiré au sort qui donne. La personne à sa gauche entame.
toedeloe-first-deal = Voici tes cartes. Qui gagne un pli peut poser des pions sur le plateau.
toedeloe-first-play = Le noir est bon : la plus haute carte noire dit où l’on pose ses pions quand on gagne.
toedeloe-first-follow = Si tu as la couleur demandée, tu dois en jouer. Sinon, joue ce que tu veux.
toedeloe-first-joker = Un joker gagne le pli. Tu le joues quand tu n’as pas la couleur demandée.
toedeloe-first-trick = La plus haute carte noire compte, peu importe qui l’a jouée : ce pli vaut { $value }.
toedeloe-first-red = Dans ce pli, tout est rouge : il ne rapporte rien.
toedeloe-first-choices = Un joker donne le choix. Déplace un pion vert, efface deux points négatifs, ou pose deux pions sur le même nombre.
toedeloe-first-lay = Pose tes pions côte à côte. À la fin, les longues rangées rapportent des points.
toedeloe-first-place = Un pion se pose sur une case libre avec ce nombre.
toedeloe-first-split = C’est un partage : deux nombres dans une zone, qui font ensemble la valeur du pli.
toedeloe-first-pair = Avec un joker, deux pions peuvent aller sur le même nombre.
toedeloe-first-green = Le pion vert est à tout le monde. Personne ne peut poser sur sa case.
toedeloe-first-thrown = Le pion vert retire le pion qui était là. Celui-ci retourne dans sa réserve.
toedeloe-first-thrown-mine = Le pion vert retire un pion de ton équipe. Vous le reposerez plus tard.
toedeloe-first-back = Le pion de score retourne vers 0. Une équipe efface ainsi ses points négatifs.
toedeloe-first-blocked = Pour cette valeur, il n’y a de place nulle part. Cela coûte un point.
toedeloe-first-plus = C’est un pli positif : il a servi sur le plateau. Les autres plis sont des plis négatifs.
toedeloe-first-no_plus = Qui n’a aucun pli positif coûte un point à son équipe.
toedeloe-first-fewer = L’équipe qui a le moins de plis positifs perd un point.
toedeloe-first-fewer-pawns = L’équipe qui a posé le moins de pions dans cette manche perd un point.
toedeloe-first-deal_end = La manche est finie. Qui a trop peu gagné perd des points.
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
toedeloe-daily-goal = On donne deux fois, sur un plateau vide. Ensuite gagne l’équipe qui a le plus de points : ses deux plus longues rangées, moins ses points négatifs.
toedeloe-daily-brief = Deux donnes : le plus de points
toedeloe-daily-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
