### Keezbord in French: what it does not share with other races (race.ftl): some words, cards, refusals and
## house rules.

## its own words in what the races share
keezbord-word-start = départ
keezbord-word-the_start = la case de départ
keezbord-word-lane = maison
keezbord-word-openers = as ou un roi

## what a card does
keezbord-help-7 = 7 en avant, ou partagé entre deux pions
keezbord-help-13 = sors un pion
keezbord-help-13-king_advances_13 = sors un pion, ou 13 en avant
keezbord-rule-7 = Avance un pion de 7, ou partage le 7 entre deux pions. Il faut tout jouer.
keezbord-rule-13 = Pose un pion en attente sur ton départ.
keezbord-rule-13-king_advances_13 = Pose un pion en attente sur ton départ, ou avance un pion de 13.

## the end
keezbord-end-points = Points selon le championnat : { $sides }.
keezbord-end-points-side = { $who } { $points }

## why not
keezbord-no-deepest = Dans ta maison, la case libre du fond vient d’abord.
keezbord-no-deepest-of = Chez { $who }, la case libre du fond de la maison vient d’abord.

## house rules
keezbord-option-king_advances_13 = Le roi avance de 13
keezbord-option-king_advances_13-why = Avec un roi, tu sors un pion, ou tu en avances un de 13.
keezbord-option-home_strict_order = Maison remplie par le fond
keezbord-option-home_strict_order-why = Un pion n’entre que sur la case libre la plus au fond.
keezbord-option-home_moves_forced = Bouger à la maison compte
keezbord-option-home_moves_forced-why = Si le seul coup possible avance un pion dans la maison, il faut le jouer.
keezbord-option-guarantee_start_card = Toujours un as ou un roi
keezbord-option-guarantee_start_card-why = Chacun a un as ou un roi à la toute première manche.
keezbord-option-nk_scoring = Points du championnat
keezbord-option-nk_scoring-why = Deux points par pion à la maison, et dix de plus pour la victoire.
keezbord-preset-Keezbord = Keezbord
keezbord-preset-Keezbord-source = Comme dans la règle fournie avec le plateau.
keezbord-preset-NK = Championnat
keezbord-preset-NK-source = Comme au championnat des Pays-Bas : avec des points.

## its tile in the lobby
keezbord-tile-seats = 2, 4, 6 ou 8 joueurs, ± 15 min
keezbord-tile-line = À deux, ramenez tous vos pions à la maison.
keezbord-tile-short = À deux vers la maison
keezbord-gentle = chacun reçoit d’abord un as ou un roi

## the score sheet
keezbord-tally-home = { $name } : combien de pions à la maison ?

## the first time
keezbord-first-seven = Tu peux partager un 7 entre deux pions. Il faut jouer tous les pas.
