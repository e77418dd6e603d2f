### Tokken in French: what it does not share with other races (race.ftl): some words, cards, refusals and house
## rules.

## its own words in what the races share
tokken-word-start = départ
tokken-word-the_start = la case de départ
tokken-word-lane = maison
tokken-word-openers = as, un roi ou un joker

## what a card does
tokken-help-5 = avance un pion adverse de 5
tokken-help-7 = 7 en avant, ou partagé entre quatre pions au plus
tokken-help-13 = sors un pion, ou 13 en avant en renvoyant tout sur ton passage
tokken-help-14 = sors un pion, ou 18 en avant, et prends une carte
tokken-rule-4 = Recule un pion de 4, mais sans passer ta propre case de départ. S’il arrive sur un point noir, il saute en avant.
tokken-rule-5 = Avance un pion adverse de 5. Il reste sur la piste, même au-delà de sa maison. Un pion sur sa propre case de départ ne bouge pas.
tokken-rule-7 = Avance un pion de 7, ou partage le 7 entre quatre pions au plus.
tokken-rule-7-and-may = Il faut tout jouer, jusqu’à ce que ton dernier pion soit à la maison.
tokken-rule-7-and-must = Il faut tout jouer. Le reste n’est perdu que si tu gagnes tout de suite.
tokken-rule-13 = Pose un pion en attente sur ta case de départ, ou avance un pion de 13. Il renvoie tous les pions sur son passage, même les tiens.
tokken-rule-14 = Pose un pion en attente sur ta case de départ, ou avance un pion de 18. Ensuite, tu prends une carte du talon, pour un prochain tour.

## why not
tokken-no-protected-push = { CAPITAL($who) } occupe la case de départ. Ce pion ne bouge pas.
tokken-no-protected-past = { CAPITAL($who) } occupe la case de départ. { $whose } ne peut pas passer.
tokken-no-protected-past-own = { CAPITAL($who) } occupe la case de départ. Même un pion du même camp ne peut pas passer.
tokken-no-protected-past-yours = Ton propre pion est sur ta case de départ. { $whose } ne peut pas passer.
tokken-no-own_start = On ne recule pas au-delà de sa propre case de départ.
tokken-no-own_start-of = Chez { $who } aussi : on ne recule pas au-delà de sa propre case de départ.
tokken-no-push = Le 5 n’avance qu’un pion adverse qui est sur la piste.
tokken-no-give = Donne d’abord une carte qui vient d’être distribuée. Celle que tu avais gardée reste à toi.
tokken-no-keep = Tu ne peux pas garder de carte maintenant. Seulement ta dernière, après un joker dans cette manche. Choisis autre chose.

## the score sheet
tokken-tally-won = Qui a gagné ?

## house rules
tokken-option-section_length = Longueur de la piste
tokken-option-section_length-why = Nombre de cases par personne.
tokken-option-dot_index = Place du point noir
tokken-option-dot_index-why = Sa distance après chaque case de départ ; avec 16 cases par personne, 8 et 9 sont une case plus tôt.
tokken-option-seven_rest = Reste du 7
tokken-option-seven_rest-why = S’il faut le jouer quand un 7 ramène ton dernier pion à la maison.
tokken-option-keep_unplayable = Garder une carte bloquée
tokken-option-keep_unplayable-why = Après un joker, tu gardes aussi une dernière carte que tu ne peux pas jouer.
tokken-option-individual = Chacun pour soi
tokken-option-individual-why = Même à 4, 6 ou 8, personne n’a de partenaire, et chacun passe sa carte à gauche.
tokken-value-18 = 18 cases
tokken-value-16 = 16 cases
tokken-value-8 = 8e case
tokken-value-6 = 6e case
tokken-value-9 = 9e case
tokken-value-may = peut se perdre
tokken-value-must = à jouer
tokken-preset-Tokken = Tokken
tokken-preset-Tokken-source = Comme dans la règle fournie avec le plateau.

## its tile in the lobby
tokken-tile-seats = 3 à 8 joueurs, ± 20 min
tokken-tile-line = Piste plus longue, points noirs et jokers.
tokken-tile-short = Points noirs et jokers
tokken-gentle = chacun reçoit d’abord un as, un roi ou un joker

## the first time
tokken-first-give = D’abord, les partenaires échangent une carte. Donne une carte utile à { CASE($whom, "object") }.
tokken-first-give-on = D’abord, tu passes une carte à { CASE($whom, "object") }. Choisis-en une dont tu peux te passer.
tokken-first-exchange = { CASE($whom, "object") } t’a donné une carte. Maintenant, on joue.
tokken-first-seven = Tu peux partager un 7 entre quatre pions au plus.
tokken-first-push = Un 5 avance un pion adverse.
tokken-first-push-mine = { CAPITAL($who) } a avancé ton pion. Un 5 bouge toujours un pion adverse.
tokken-first-sweep = Un roi renvoie tous les pions sur son passage.
tokken-first-joker = Un joker sort un pion, ou avance de 18. Ensuite, on prend une carte.
tokken-first-jump = Un pion qui arrive sur un point noir saute au point suivant.
tokken-first-keep = Après un joker, on peut garder sa dernière carte pour la manche suivante.
