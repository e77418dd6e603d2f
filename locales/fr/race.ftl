### What the races say alike, in French: board, choices, log, refusals, house rules.
##
## A game's own text of the same key goes before the one here. {start} is masculine ("ton départ"), {the_start} and
## {lane} are feminine ("la case de départ", "maison"), {openers} follows "un".
## A move is told of the pawn to who hears squares ("Anna, 6 : un pion va de bleu 2 à bleu 8"), and of the player to who
## sees the board: with a participle, "Tu as" or "Anna a" before it ("avancé de 6 et renvoyé Wim").

## squares and pawns
race-place-ring = { $colour } { $number }
race-place-start = { $start } { $colour }
    .of = du { $start } { $colour }
    .to = au { $start } { $colour }
race-place-home = { $lane } { $number } côté { $colour }
    .of = de la { $lane } { $number } côté { $colour }
    .to = à la { $lane } { $number } côté { $colour }
race-place-lane = { $lane } { $number }
race-place-waiting = attente ({ $colour })
race-place-count = d’ici encore { $left } jusqu’à la { $lane }
race-pawn-ring = le pion sur { $place }
race-pawn-start = le pion sur { $the_start }
race-pawn-home = le pion dans la { $place }
race-pawn-waiting = un pion en attente
race-pawn-ring-of = le pion { CASE($owner, "of") } sur { $place }
race-pawn-start-of = le pion { CASE($owner, "of") } sur { $the_start }
race-pawn-home-of = le pion { CASE($owner, "of") } dans la { $place }
race-pawn-waiting-of = un pion { CASE($owner, "of") } en attente
race-pawn-ring-yours = ton pion sur { $place }
race-pawn-start-yours = ton pion sur { $the_start }
race-pawn-home-yours = ton pion dans la { $place }
race-pawn-waiting-yours = un de tes pions en attente

## what stands on a square
race-on-ring = pion { CASE($owner, "of") }
race-on-ring-yours = ton pion
race-on-safe = pion { CASE($owner, "of") }, à l’abri
race-on-safe-yours = ton pion, à l’abri
race-on-waiting = { $number } à { CASE($owner, "object") }
race-on-waiting-yours = { $number } à toi
race-on-dot = point noir
race-on-chosen = choisi
race-on-hit = ici, un pion { CASE($owner, "of") } a été renvoyé
race-on-hit-yours = ici, ton pion a été renvoyé
race-row-side = Côté { $colour }
race-row-homes = { $lane } { CASE($owner, "of") }
race-row-waiting = Pions en attente
race-pick = choisir ce pion

## what a card does
race-help-1 = sors un pion, ou 1 en avant
race-help-4 = 4 en arrière
race-help-11 = échange avec quelqu’un d’autre
race-help-forward = { $steps } en avant
race-rule-1 = Pose un pion en attente sur ton { $start }, ou avance un pion de 1.
race-rule-4 = Recule un pion de 4. Cette carte n’avance jamais.
race-rule-7-and-seven_hits_passed = Chaque pion dépassé est renvoyé.
race-rule-11 = Échange un de tes pions avec celui de quelqu’un d’autre. Un pion à l’abri sur { $the_start } ne s’échange pas, sauf le tien.
race-rule-forward = Avance un pion de { $steps }.

## choices as the board shows them
race-seen-enter = sors un pion{ $hits }
race-seen-steps = avance de { $steps }{ $jump }{ $hits }
race-seen-part = { $steps }{ $jump }{ $hits }
race-seen-back = recule de { $steps }{ $jump }{ $hits }
race-seen-home = vers { $lane } { $number }
race-seen-jump = { "" } et saute
race-seen-swap = échange avec { CASE($other, "object") }
race-seen-swap-which = { $which } contre { CASE($other, "object") }
race-seen-of = { $which } { CASE($owner, "of") }
race-seen-first = premier
race-seen-second = deuxième
race-seen-middle = deuxième
race-seen-third = troisième
race-seen-last = dernier

## a choice as it follows "Je te conseille de" or "tu peux"
race-would-give = donner { CASE($card, "definite") } à { CASE($whom, "object") }
race-would-keep = garder { CASE($card, "definite") }
race-would-discard = écarter tes cartes
race-would-with = { $deed } avec { CASE($card, "definite") }
race-do-enter = sortir un pion
race-do-enter-of = sortir un pion pour { CASE($owner, "object") }
race-do-walk = avancer de { $steps } avec { $pawn }
race-do-walk-more = de { $steps } avec { $pawn }
race-do-back = reculer de { $steps } avec { $pawn }
race-do-push = faire avancer de { $steps } { $pawn }
race-do-swap = échanger { $pawn } avec { CASE($other, "object") }
race-do-pawn-only = ton pion
race-do-pawn-only-of = le pion { CASE($owner, "of") }
race-do-pawn-which = ton { $which } pion
race-do-pawn-which-of = le { $which } pion { CASE($owner, "of") }
race-do-pawn-home = ton pion en { $which }
race-do-pawn-home-of = le pion { CASE($owner, "of") } en { $which }

## choices, and the deeds they share with the log
race-choice = { CAPITAL($card) } : { $deed }
race-choice-discard = Écarte tes cartes ({ $cards })
race-choice-enter = sors un pion{ $hits }
race-choice-enter-of = sors un pion pour { CASE($owner, "object") }{ $hits }
race-choice-walk = { $steps } avec { $pawn }{ $home }{ $jump }{ $hits }
race-choice-swap = échange { $pawn } avec { CASE($other, "object") } et arrive sur { $place }
race-part-enter = sors un pion{ $hits }
race-part-walk = { $steps }{ $jump }{ $hits }
race-part-swap = échange avec { CASE($other, "object") }
race-deed-forward = avance de { $steps }
race-deed-backward = recule de { $steps }
race-deed-home = { "" } jusqu’{ CASE($place, "to") }
race-deed-jump = { "" } et saute { CASE($place, "to") }
race-banner-hit = { CAPITAL($who) } renvoie ton pion
race-banner-hits = { CAPITAL($who) } renvoie { $number } de tes pions
race-deed-hits = { PERSON($whom) ->
    [you] { "" } et renvoie un de tes pions
   *[one] { "" } et renvoie { CASE($whom, "object") }
    }
race-deed-times = { PERSON($whom) ->
    [you] { $number } de tes pions
   *[one] { CASE($whom, "object") } { $number } fois
    }
race-deed-own = { PERSON($whose) ->
    [you] un autre de tes pions
   *[one] un autre de ses pions
    }
race-deed-owns = { PERSON($whose) ->
    [you] { $number } de tes pions
   *[one] { $number } de ses pions
    }
race-verb = Joue { CASE($card, "definite") }
race-verb-discard = Écarte tes cartes

## the log
race-turn-play = { CAPITAL($who) }, { $card } : { $deed }
race-turn-enter = un pion sort { CASE($end, "to") }{ $hits }
race-turn-enter-of = pour { CASE($owner, "object") }, un pion sort { CASE($end, "to") }{ $hits }
race-turn-walk = un pion va { CASE($start, "of") } { CASE($end, "to") }{ $jump }{ $hits }
race-turn-walk-back = un pion recule { CASE($start, "of") } { CASE($end, "to") }{ $jump }{ $hits }
race-turn-walk-of = pour { CASE($owner, "object") }, un pion va { CASE($start, "of") } { CASE($end, "to") }{ $jump }{ $hits }
race-turn-walk-of-back = pour { CASE($owner, "object") }, un pion recule { CASE($start, "of") } { CASE($end, "to") }{ $jump }{ $hits }
race-turn-push = { PERSON($owner) ->
    [you] ton pion va { CASE($start, "of") } { CASE($end, "to") }{ $jump }{ $hits }
   *[one] un pion { CASE($owner, "of") } va { CASE($start, "of") } { CASE($end, "to") }{ $jump }{ $hits }
    }
race-turn-hit-at = { PERSON($whom) ->
    [you] un de tes pions (sur { $place })
   *[one] { CASE($whom, "object") } (sur { $place })
    }
race-turn-swap = le pion sur { $start } change de place avec { CASE($other, "object") } sur { $end }
race-turn-swap-of = pour { CASE($owner, "object") }, le pion sur { $start } change de place avec { CASE($other, "object") } sur { $end }
race-told-play = { PERSON($who) ->
    [you] Tu as { $deed }
   *[one] { CAPITAL($who) } a { $deed }
    }
race-told-enter = sorti un pion avec { CASE($card, "definite") }
race-told-enter-of = sorti un pion avec { CASE($card, "definite") }, pour { CASE($owner, "object") }
race-told-walk = avancé de { $steps }{ $off }{ $home }
race-told-walk-more = de { $steps } avec un autre pion{ $off }{ $home }
race-told-walk-back = reculé de { $steps }
race-told-walk-of = avancé de { $steps } pour { CASE($owner, "object") }{ $off }{ $home }
race-told-walk-of-more = de { $steps } pour { CASE($owner, "object") }{ $off }{ $home }
race-told-walk-of-back = reculé de { $steps } pour { CASE($owner, "object") }
race-told-push = { PERSON($owner) ->
    [you] fait avancer un de tes pions de { $steps }
   *[one] fait avancer un pion { CASE($owner, "of") } de { $steps }
    }
race-told-swap = échangé un pion avec { CASE($other, "object") }
race-told-swap-of = échangé un pion avec { CASE($other, "object") } pour { CASE($owner, "object") }
race-told-off = { "" } depuis { $the_start }
race-told-home = { "" } jusque dans la { $lane }
race-told-deeper = { "" } dans la { $lane }
race-told-jump = sauté au point suivant
race-told-jump-push = provoqué un saut au point suivant
race-told-hits = { PERSON($whom) ->
    [you] renvoyé un de tes pions
   *[one] renvoyé { CASE($whom, "object") }
    }
race-turn-stuck-one = { PERSON($who) ->
    [you] Tu ne peux rien jouer et tu écartes ta dernière carte ({ $cards }).
   *[one] { CAPITAL($who) } ne peut rien jouer et écarte sa dernière carte ({ $cards }).
    }
race-turn-stuck-many = { PERSON($who) ->
    [you] Tu ne peux rien jouer et tu écartes tes cartes ({ $cards }).
   *[one] { CAPITAL($who) } ne peut rien jouer et écarte ses cartes ({ $cards }).
    }
race-turn-discard = { PERSON($who) ->
    [you] Tu écartes toutes tes cartes ({ $cards }).
   *[one] { CAPITAL($who) } écarte toutes ses cartes ({ $cards }).
    }
race-turn-lot = { PERSON($who) ->
    [you] Tirage au sort : tu donnes en premier.
   *[one] Tirage au sort : { $who } donne en premier.
    }
race-turn-shuffle = { PERSON($who) ->
    [you] On mélange, et tu donnes.
   *[one] On mélange, et { $who } donne.
    }
race-turn-deal = { PERSON($who) ->
    [you] Tu donnes.
   *[one] { CAPITAL($who) } donne.
    }
race-turn-hands = Chacun reçoit { $cards }.
race-turn-give = { PERSON($who) ->
    [you] Tu as choisi une carte.
   *[one] { CAPITAL($who) } a choisi une carte.
    }
race-turn-give-seen = Tu donnes { CASE($card, "definite") } à { CASE($whom, "object") }.
race-turn-exchange = Les cartes s’échangent.
race-turn-exchange-on = Chacun passe une carte.
race-turn-exchange-seen = { CAPITAL($whom) } t’a donné { CASE($card, "indefinite") }.
race-turn-draw = { PERSON($who) ->
    [you] Tu prends une carte du talon.
   *[one] { CAPITAL($who) } prend une carte du talon.
    }
race-turn-draw-seen = Tu prends { CASE($card, "indefinite") } du talon.
race-turn-keep = { PERSON($who) ->
    [you] Tu gardes une carte pour la manche suivante.
   *[one] { CAPITAL($who) } garde une carte pour la manche suivante.
    }
race-turn-keep-seen = Tu gardes { CASE($card, "definite") } pour la manche suivante.
race-turn-finished = { PERSON($who) ->
    [you] Tu as tous tes pions à la maison et tu joues maintenant pour { CASE($partner, "object") }.
   *[one] { CAPITAL($who) } a tous ses pions à la maison et joue maintenant pour { CASE($partner, "object") }.
    }
race-top = manche { $deal }
race-top-two = manche { $deal } ; maison : toi { $ours }, l’autre { $theirs }
race-top-teams = manche { $deal } ; maison : vous { $ours }, les autres { $theirs }
race-round = Manche { $number }
race-begin = Le début : tous les pions attendent.

## the end
race-facts = { $deals } manches, { $hits } pions renvoyés
race-score-title = Rentrés
race-end-headline = Gagné !
race-end-won = { PERSON($who) ->
    [you] Tu as gagné.
    [both] { CAPITAL($who) }, vous avez gagné.
    [many] { CAPITAL($who) } ont gagné.
   *[one] { CAPITAL($who) } a gagné.
    }
race-end-home = { PERSON($who) ->
    [you] Tous tes pions sont à la maison.
    [both] { CAPITAL($who) }, tous vos pions sont à la maison.
    [many] { CAPITAL($who) } ont tous leurs pions à la maison.
   *[one] { CAPITAL($who) } a tous ses pions à la maison.
    }
race-score = { $home } sur { $all }

## why not
race-no-turn = Ce n’est pas ton tour. Attends { $who }.
race-no-turn-dealer = Il faut d’abord distribuer. Attends un instant tes cartes.
race-no-over = La partie est finie. Commence une nouvelle partie.
race-no-dealer = Ces cartes ne peuvent pas être distribuées ainsi. Mélange et redonne.
race-no-hand = Tu n’as pas cette carte. Choisis-en une dans ta main.
race-no-card = Cette carte ne se joue pas ainsi. Choisis un coup qui s’allume.
race-no-card-named = Avec { CASE($card, "definite") }, c’est impossible. Ce qui est possible : { $help }.
race-no-forced = Tu peux encore jouer, donc tu gardes tes cartes. Joue une carte qui convient.
race-no-yard = Il n’y a plus de pion à sortir.
race-no-start = Ton propre pion est encore sur ton { $start }, donc aucun autre ne peut y sortir.
race-no-start-of = { CAPITAL($who) } occupe encore { $the_start }, donc aucun autre pion ne peut y sortir.
race-no-waiting = Tu n’as pas de pion sur la piste. On en sort un avec un { $openers }.
race-no-waiting-of = { CAPITAL($who) } n’a pas de pion sur la piste. On en sort un avec un { $openers }.
race-no-waiting-picked = Ce pion attend encore. On le sort avec un { $openers }.
race-no-protected = { CAPITAL($who) } occupe { $the_start }. Tu ne peux pas passer.
race-no-protected-yours = Ton propre pion est sur ton { $start }. Même toi, tu ne peux pas passer.
race-no-protected-swap = { CAPITAL($who) } occupe { $the_start }. Ce pion ne s’échange pas.
race-no-exact = C’est trop loin : il faut arriver juste dans ta { $lane }.
race-no-exact-of = C’est trop loin : dans la { $lane } { CASE($who, "of") }, il faut arriver juste.
race-no-jump = Dans ta { $lane }, un pion barre la route, et on ne saute pas par-dessus.
race-no-jump-of = Dans la { $lane } { CASE($who, "of") }, un pion barre la route, et on ne saute pas par-dessus.
race-no-back = Un pion à la maison ne recule plus.
race-no-swap_own = Tu n’as pas de pion à échanger sur la piste.
race-no-swap_own-of = { CAPITAL($who) } n’a pas de pion à échanger sur la piste.
race-no-swap_other = Il n’y a pas de pion à prendre en échange.
race-no-seven = Le reste du 7 ne va nulle part, et il faut tout jouer.
race-no-seven_partner = { CAPITAL($who) } ne peut pas jouer le reste du 7, et il faut tout jouer.
race-no-seven-picked = Avec ce pion, le reste du 7 ne va nulle part, et il faut tout jouer.
race-no-friendly_fire = Ce coup renvoie { $who }, de ton équipe. Ici, c’est interdit.
race-no-friendly_fire-yours = Ce coup renvoie un de tes propres pions. Ici, c’est interdit.
race-no-else-pawn = Choisis un autre pion.
race-no-else-card = Choisis une autre carte.
race-no-else-none = Tu ne peux rien jouer maintenant.

## house rules
race-option-friendly_fire = Renvoyer ses pions
race-option-friendly_fire-why = Tu peux aussi renvoyer des pions de ton camp, et parfois c’est obligatoire.
race-option-seven_hits_passed = Le 7 renvoie au passage
race-option-seven_hits_passed-why = Chaque pion que tu dépasses avec un 7 est renvoyé.
race-option-dealer_rotation = La donne tourne
race-option-dealer_rotation-why = Quand la donne passe à la place suivante.
race-value-True = oui
race-value-False = non
race-value-deal = à chaque manche
race-value-cycle = après trois manches

## why a choice is a good one
hint-why-finished = tes quatre pions sont alors à la maison
hint-why-homes = cela ramène { $pawns } à la maison
hint-why-home = cela ramène un pion à la maison
hint-why-hits = cela renvoie { $pawns } des autres
hint-why-hit = cela renvoie { CASE($whom, "object") }
hint-why-round = cela oblige { CASE($whom, "object") } à refaire un tour avec un pion
hint-why-spares = tout autre choix renvoie un pion de ton camp
hint-why-enter = cela met un pion en jeu
hint-why-swap_away = cela fait reculer { CASE($whom, "object") } de { $squares }
hint-why-swap = cela fait avancer ton pion de { $squares }
hint-why-swap_both = cela fait avancer les pions de ton camp de { $squares } en tout
hint-why-back_door = en reculant par { $the_start }, on rentre au plus court
hint-why-ready = ensuite, { CASE($card, "yours") } peut ramener ce pion à la maison
hint-why-jump = ton pion saute alors au point suivant
hint-why-hunt = ensuite, { CASE($card, "yours") } peut renvoyer { CASE($whom, "object") }
hint-why-off_start = cela libère { $the_start } pour le pion suivant
hint-why-makes_room = cela fait de la place à la maison pour un autre pion
hint-why-flee = cela éloigne ce pion : { CASE($whom, "object") } est juste derrière
hint-why-near = cela amène ce pion tout près de la maison
hint-why-saves = tu gardes { CASE($card, "yours") } pour plus tard
hint-why-holds_up = { $the_start } reste fermée, et { CASE($whom, "object") } ne peut pas passer
hint-why-stays = ton pion reste à l’abri sur { $the_start }
hint-why-push = tes propres pions ne bougent pas
hint-why-far = aucun autre coup ne te mène plus loin maintenant
hint-why-clear = aucun pion adverse n’est alors juste derrière
hint-why-exposed = c’est ainsi que ton camp a le moins de pions juste devant un pion adverse
hint-why-behind = { CASE($whom, "object") } se trouve alors juste devant un pion de ton camp
hint-why-push_past = { CASE($whom, "object") } n’est alors plus juste derrière un pion de ton camp
hint-why-push_last = parmi les pions que tu peux pousser, c’est lui qui a le plus de chemin à faire
hint-why-foremost = cela fait avancer ton pion de tête
hint-why-hindmost = cela rapproche le dernier pion des autres
hint-why-farther = tu gardes { CASE($card, "yours") }, qui te mènera plus loin
hint-why-gift_start = avec cette carte, { CASE($whom, "object") } peut sortir un pion
hint-why-gift_home = avec cette carte, { CASE($whom, "object") } peut ramener un pion à la maison
hint-why-gift_hit = avec cette carte, { CASE($whom, "object") } peut renvoyer { CASE($other, "object") }
hint-why-gift_swap = avec cette carte, { CASE($whom, "object") } peut avancer de { $squares } par un échange
hint-why-gift_seven = { CASE($whom, "object") } peut partager un 7 entre plusieurs pions
hint-why-gift_dead = { CASE($whom, "object") } ne peut rien en faire maintenant
hint-why-gift_short = c’est la carte qui fait le moins avancer { CASE($whom, "object") }
hint-why-gift_idle = toi-même, tu ne peux rien en faire maintenant
hint-why-gift_twice = tu gardes encore { CASE($card, "indefinite") } pour toi
hint-why-gift_far = c’est la carte qui fait le plus avancer { CASE($whom, "object") }
hint-why-gift_keeps = tu gardes { CASE($card, "yours") } pour toi
hint-why-gift_back = avec un 4, { CASE($whom, "object") } pourra reculer par { $the_start }, presque jusqu’à la maison
hint-why-gift_weak = aucune de tes cartes ne te mène moins loin
hint-why-keep = tu auras ainsi une carte de plus à la manche suivante
hint-why-discard = le reste ne bouge que des pions déjà à la maison

## what is answered at the table
race-answer-kept = Gardée : { $card }.
race-answer-side = { $who } { $home } sur { $all }
race-answer-board-side = { $who } : { $pawns }
race-answer-home = { $number } à la maison
race-answer-track = { $number } sur la piste
race-answer-waits = { $number } en attente
race-answer-wait = { $number } en attente
race-answer-score = à la maison : { $sides }
race-answer-deal = Manche { $deal } : { $number } sur { $all } avant qu’on remélange.
race-answer-pawns = { CAPITAL($who) } : { $places }.
race-answer-pawns-of = Pions { CASE($whom, "of") }
race-stats-hits = Pions renvoyés
race-stats-hit = Pions perdus
race-stats-home = Pions à la maison

## the first time
race-first-lot = On a tiré au sort qui donne. La personne à sa gauche commence.
race-first-deal = Voici tes cartes. À chaque tour, tu en joues une.
race-first-deal-again = Toutes les cartes sont jouées, donc on redonne. Les pions restent en place.
race-first-shuffle = Le talon est épuisé. On mélange toutes les cartes et on redonne.
race-first-turn = Choisis une carte. Le plateau montre alors où un pion peut aller.
race-first-opener = Avec un { $openers }, tu poses un pion en attente sur le plateau.
race-first-enter = Ce pion est sur son propre { $start }. Il y est à l’abri, et personne ne peut passer.
race-first-walk = Un pion avance dans le sens des aiguilles d’une montre, d’autant de cases que le dit la carte.
race-first-back = Avec un 4, un pion recule.
race-first-swap = Un valet fait changer deux pions de place. Personne n’est renvoyé.
race-first-swap-mine = { CAPITAL($who) } a échangé sa place avec ton pion. Un valet en a le droit, sauf si ton pion est sur { $the_start }.
race-first-hit = Un pion qui arrive juste sur un autre le renvoie. Celui-ci attend de nouveau à côté de la piste.
race-first-hit-mine = { CAPITAL($who) } a renvoyé ton pion : il attend de nouveau. Avec un { $openers }, il revient.
race-first-hit-partner = { CAPITAL($who) } a renvoyé un pion de ton équipe. Avec un { $openers }, il revient.
race-first-hit-yours = Ton pion arrive juste sur un pion qui est à { CASE($whom, "object") }. Celui-ci est renvoyé et attend de nouveau.
race-first-hit-own = Un pion de ton camp est renvoyé aussi si tu arrives dessus.
race-first-home = Ce pion est rentré. Dans une { $lane }, personne ne peut le renvoyer.
race-first-partner = Qui a tous ses pions à la maison continue avec ceux de son partenaire.
race-first-partner-mine = Tous tes pions sont à la maison. Maintenant, tu joues pour { CASE($partner, "object") }.
race-first-stuck = { CAPITAL($who) } ne peut rien jouer et écarte tout. Après la manche suivante, { CAPITAL($who) } jouera de nouveau.
race-first-stuck-mine = Aucune carte ne convient. Tu écartes tout, et tu joueras de nouveau après la manche suivante.

## the help strip under a card
race-strip-or = ou
race-strip-other = autre

## the deal of the day
race-daily-goal = Chacun commence avec deux pions en route. On donne trois fois. Ensuite gagne la paire qui a parcouru le plus de cases.
race-daily-brief = Trois donnes : le plus de cases
race-daily-points = { $number ->
    [one] { $number } case
   *[other] { $number } cases
    }
