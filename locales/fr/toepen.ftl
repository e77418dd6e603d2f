### What Toepen says, in French.

toepen-score-title = Pénalités
toepen-stake = mise
toepen-costs = perdre coûte { $lose }
toepen-costs-fold = passer coûte { $fold }
toepen-costs-short = passer { $fold }, perdre { $lose }
toepen-trick = Pli { $number } sur { $all }
toepen-your_card = ta carte
toepen-card_closed = Carte { $number }, cachée

## plates
toepen-plate-folded = passe
toepen-plate-sits = regarde
toepen-plate-gone = hors jeu
toepen-plate-points = pénalités : { $points }
toepen-plate-card = a joué { CASE($card, "definite") }
toepen-plate-open = à découvert : { $cards }

## the question
toepen-ask-lead = À toi de jouer. Entame avec une carte.
toepen-ask-follow = À toi de jouer. Joue du { $suit }.
toepen-ask-free = À toi de jouer. Tu n’as pas de { $suit } : joue ce que tu veux.
toepen-ask-answer = { CAPITAL($who) } frappe. Tu suis pour { $lose } ou tu passes pour { $fold } ?
toepen-ask-pelt = Pauvreté pour { $who }. Tu suis pour { $lose } ou tu passes pour { $fold } ?
toepen-ask-blind_answer = { CAPITAL($who) } frappe à l’aveugle. Tu suis pour { $lose } ou tu passes pour { $fold } ?
toepen-ask-blind = Tes cartes sont encore cachées. Tu frappes à l’aveugle, ou tu regardes d’abord ?
toepen-ask-four = Tu as un brelan. Tu tires une carte pour tenter le carré ?
toepen-ask-show = Un carré : c’est un toep. Pose-le à découvert.
toepen-ask-stay = Tu as déjà passé deux fois de suite. Cette fois, tu suis pour { $lose }.
toepen-ask-no_draw = Tu ne peux pas tirer de carte maintenant.
toepen-ask-no_wash = Tu ne peux pas laver maintenant.
toepen-ask-no_whistle = Tu n’as aucune raison de siffler.
toepen-ask-wash = Tu veux laver, ou jouer avec ces cartes ?
toepen-ask-whistle = Trois valets ou trois 10 : siffle-les.
toepen-ask-check = { CAPITAL($who) } pose une { $claim }. Tu la retournes ?
toepen-ask-lay_away = Écarte trois cartes. Encore { $left }.
toepen-ask-lay_away-done = C’est bon ? Écarte ces trois-là.

## what a message asks
toepen-call-answer = { PERSON($name) ->
    [many] { CAPITAL($who) } : « Toep ! » { $name }, vous suivez pour { $lose } ?
   *[one] { CAPITAL($who) } : « Toep ! » { $name }, tu suis pour { $lose } ?
    }
toepen-call-blind_answer = { PERSON($name) ->
    [many] { CAPITAL($who) } : « Toep aveugle ! » { $name }, vous suivez pour { $lose } ?
   *[one] { CAPITAL($who) } : « Toep aveugle ! » { $name }, tu suis pour { $lose } ?
    }
toepen-call-pelt = { PERSON($name) ->
    [many] Pauvreté pour { $who }. { $name }, vous suivez pour { $lose } ?
   *[one] Pauvreté pour { $who }. { $name }, tu suis pour { $lose } ?
    }
toepen-call-check = Une { $claim }, posée par { $who }. { $name }, tu la retournes ?
toepen-claim-wash_white = lessive blanche
toepen-claim-wash_dirty = lessive sale
toepen-hint-toep = Si tu frappes, perdre coûte { $lose }
toepen-do-card = Joue { CASE($card, "definite") }
toepen-do-toep = Toep !
toepen-do-stay = Suis pour { $lose }
toepen-do-fold = Passe pour { $fold }
toepen-do-look = Passe et regarde pour { $peek }
toepen-do-blind = Toep aveugle
toepen-do-no_blind = Regarde d’abord
toepen-do-draw = Tire une carte
toepen-do-no_draw = Ne tire pas
toepen-do-wash_white = Lessive blanche
toepen-do-wash_dirty = Lessive sale
toepen-do-no_wash = Garde ces cartes
toepen-do-check = Retourne
toepen-do-no_check = Laisse-la
toepen-do-show = Toep !
toepen-do-whistle = Siffle
toepen-do-no_whistle = Continue
toepen-do-lay_away = Écarte
toepen-choice-card = Joue { $cards }
toepen-choice-lay_away = Écarte { $cards }
toepen-would-card = jouer { $cards }
toepen-would-lay_away = écarter { $cards }
toepen-would-toep = frapper
toepen-would-stay = suivre pour { $lose }
toepen-would-fold = passer pour { $fold }
toepen-would-look = passer, et regarder pour { $peek }
toepen-would-blind = frapper à l’aveugle
toepen-would-no_blind = regarder d’abord
toepen-would-draw = tirer une carte
toepen-would-no_draw = ne pas tirer de carte
toepen-would-wash_white = poser une lessive blanche
toepen-would-wash_dirty = poser une lessive sale
toepen-would-no_wash = ne pas laver
toepen-would-check = retourner la lessive
toepen-would-no_check = laisser la lessive
toepen-would-show = les découvrir
toepen-would-whistle = siffler
toepen-would-no_whistle = continuer à jouer
toepen-call = Toep !
toepen-who_calls = Qui frappe ?
toepen-next_round = Manche suivante

## announcements
toepen-banner-toep = Toep !
toepen-banner-show = Toep !
toepen-banner-blind = Toep aveugle
toepen-banner-whistle = Sifflet
toepen-banner-wash = Lessive blanche
toepen-banner-wash-dirty = Lessive sale
toepen-banner-true_wash = Vraie lessive
toepen-banner-false_wash = Fausse lessive
toepen-banner-round = Gagne la manche
toepen-banner-pelt = Pauvreté

## the log
toepen-turn-deal = { PERSON($who) ->
    [you] Tu donnes.
   *[one] { CAPITAL($who) } donne.
    }
toepen-turn-closed = Les cartes restent cachées pour l’instant.
toepen-turn-final = Toep des rois : { $number } plis, et c’est le dernier qui décide.
toepen-turn-blind = { PERSON($who) ->
    [you] Tu frappes à l’aveugle : passer coûte { $fold }, perdre { $number }.
   *[one] { CAPITAL($who) } frappe à l’aveugle : passer coûte { $fold }, perdre { $number }.
    }
toepen-turn-look = { PERSON($who) ->
    [you] Tu regardes quand même.
   *[one] { CAPITAL($who) } regarde quand même.
    }
toepen-turn-look-own = { PERSON($who) ->
    [you] Tu regardes quand même et tu vois { $cards }.
   *[one] { CAPITAL($who) } regarde quand même et voit { $cards }.
    }
toepen-turn-look-some = { PERSON($who) ->
    [you] Tu regardes tes cartes.
    [both] { CAPITAL($who) }, vous regardez vos cartes.
    [many] { CAPITAL($who) } regardent leurs cartes.
   *[one] { CAPITAL($who) } regarde ses cartes.
    }
toepen-turn-look-all = Tout le monde regarde.
toepen-turn-show-call = Toep !
toepen-turn-show = { PERSON($who) ->
    [you] Tu poses { $four }.
   *[one] { CAPITAL($who) } pose { $four }.
    }
toepen-turn-chance = { PERSON($who) ->
    [you] Tu tentes le carré et tu écartes une carte.
   *[one] { CAPITAL($who) } tente le carré et écarte une carte.
    }
toepen-turn-draw = { PERSON($who) ->
    [you] Tu tires { $cards }.
   *[one] { CAPITAL($who) } tire { $cards }.
    }
toepen-turn-wash = { PERSON($who) ->
    [you] Tu poses une { $claim }.
   *[one] { CAPITAL($who) } pose une { $claim }.
    }
toepen-turn-check = { PERSON($who) ->
    [you] Tu retournes la lessive.
   *[one] { CAPITAL($who) } retourne la lessive.
    }
toepen-turn-turn_over = On y voit { $cards }.
toepen-turn-true_wash = C’est bien une { $claim } : un point pour { CASE($whom, "object") }.
toepen-turn-false_wash = Ce n’est pas une { $claim } : un point pour { CASE($whom, "object") }.
toepen-turn-caught-out = La manche est finie pour { CASE($whom, "object") }.
toepen-turn-caught-keep_old = Mêmes cartes pour { CASE($whom, "object") }, mais à découvert.
toepen-turn-caught-keep_new = Quatre nouvelles cartes pour { CASE($whom, "object") }.
toepen-turn-caught-open_hand = Quatre nouvelles cartes pour { CASE($whom, "object") }, à découvert.
toepen-turn-whistle = { PERSON($who) ->
    [you] Tu siffles : trois valets ou trois 10.
   *[one] { CAPITAL($who) } siffle : trois valets ou trois 10.
    }
toepen-turn-pelt = Pauvreté pour { CASE($whom, "object") } : cela compte comme un toep.
toepen-turn-lay_away = { PERSON($who) ->
    [you] Tu écartes { $cards }.
   *[one] { CAPITAL($who) } écarte { $cards }.
    }
toepen-turn-toep = { PERSON($who) ->
    [you] Tu frappes : passer coûte { $fold }, perdre { $number }.
   *[one] { CAPITAL($who) } frappe : passer coûte { $fold }, perdre { $number }.
    }
toepen-turn-toep-over = { PERSON($who) ->
    [you] Tu relances : passer coûte { $fold }, perdre { $number }.
   *[one] { CAPITAL($who) } relance : passer coûte { $fold }, perdre { $number }.
    }
toepen-turn-answer = { PERSON($who) ->
    [you] À toi de répondre.
    [both] { CAPITAL($who) }, vous devez répondre.
    [many] { CAPITAL($who) } doivent répondre.
   *[one] { CAPITAL($who) } doit répondre.
    }
toepen-turn-answer-others = Les { $number } autres doivent répondre.
toepen-turn-stay = { PERSON($who) ->
    [you] Tu suis.
   *[one] { CAPITAL($who) } suit.
    }
toepen-turn-fold = { PERSON($who) ->
    [you] Tu passes pour { $number }.
   *[one] { CAPITAL($who) } passe pour { $number }.
    }
toepen-turn-stake = La mise passe à { $number }.
toepen-turn-card = { PERSON($who) ->
    [you] Tu joues { $cards }.
   *[one] { CAPITAL($who) } joue { $cards }.
    }
# What follows with [you] is ", tu gagnes le pli".
toepen-turn-card-and = { PERSON($who) ->
    [you] Tu joues { CASE($card, "definite") }
   *[one] { CAPITAL($who) } joue { CASE($card, "definite") } et
    }
    .start = Tu joues { CASE($card, "definite") } et tu
toepen-turn-round = { PERSON($who) ->
    [you] { CASE($who, "start") } gagnes la manche.
   *[one] { CAPITAL($who) } gagne la manche.
    }
toepen-turn-round-jack = { PERSON($who) ->
    [you] { CASE($who, "start") } gagnes la manche avec un valet.
   *[one] { CAPITAL($who) } gagne la manche avec un valet.
    }
toepen-turn-cross = Cela fait { $number } croix de suite.
toepen-turn-points = Points de pénalité : { $points }.
toepen-turn-points-one = { $who } { $number }
toepen-turn-flies = { PERSON($who) ->
    [you] Tu sors du jeu.
    [both] { CAPITAL($who) }, vous sortez du jeu.
    [many] { CAPITAL($who) } sortent du jeu.
   *[one] { CAPITAL($who) } sort du jeu.
    }
toepen-turn-out = { PERSON($who) ->
    [you] Tu es hors jeu.
    [both] { CAPITAL($who) }, vous êtes hors jeu.
    [many] { CAPITAL($who) } sont hors jeu.
   *[one] { CAPITAL($who) } est hors jeu.
    }
toepen-four-1 = un carré d’as
toepen-four-7 = un carré de 7
toepen-four-8 = un carré de 8
toepen-four-9 = un carré de 9
toepen-four-10 = un carré de 10
toepen-four-11 = un carré de valets
toepen-four-12 = un carré de dames
toepen-four-13 = un carré de rois

## the end
toepen-end-last = { PERSON($who) ->
    [you] Tu restes en jeu jusqu’à la fin.
   *[one] { CAPITAL($who) } reste en jeu jusqu’à la fin.
    }
toepen-end-lowest = Le moins de points de pénalité : { $who } ({ $points }).
toepen-facts = { $rounds }, on a frappé { $toeps } fois

## the sheet of all rounds
toepen-sheet-title = Score par manche
toepen-sheet-round = Manche
toepen-sheet-total = Score
toepen-sheet-won = gagnée, { $points }
toepen-sheet-out = { $points }, hors jeu
toepen-sheet-gone = ne joue plus
toepen-sheet-chart = Points de pénalité par manche ; à { $limit }, on est hors jeu
toepen-sheet-none = Aucune manche n’a encore été jouée.
toepen-sheet-open = Score

## why not
toepen-no-turn-gone = Tu es hors jeu et tu ne joues plus. Attends la partie suivante.
toepen-no-turn-folded = Ta manche est finie. Attends la suivante.
toepen-no-question = Il y a encore une question sur la table. Réponds d’abord, ou attends la réponse.
toepen-no-no_toep = Personne n’a frappé, donc tu ne peux ni suivre ni passer. Joue une carte.
toepen-no-own_toep = Tu as déjà frappé. Seul quelqu’un d’autre peut relancer.
toepen-no-own_toep-pelt = Ta pauvreté compte déjà comme un toep. Attends que quelqu’un d’autre frappe.
toepen-no-own_toep-all = Tout le monde encore en jeu est en pauvreté, donc on ne frappe pas. Joue une carte.
toepen-no-toep_turn = Ici, on ne frappe qu’à son tour. Attends le tien.
toepen-no-dead = Avec une mise de { $lose }, tu pourrais dépasser { $limit }. Ici, tu ne peux alors pas frapper : joue une carte.
toepen-no-final = Au toep des rois, on ne frappe pas. Joue une carte.
toepen-no-anti_line = Tu as déjà passé deux fois de suite. Cette fois, tu dois suivre.
toepen-no-blind = Pour frapper à l’aveugle, il faut avoir le plus de points ; toutes les cartes sont encore cachées, et il n’y a pas de pauvreté. Attends tes cartes.
toepen-no-blind-anyone = On frappe à l’aveugle tant que toutes les cartes sont cachées et qu’il n’y a pas de pauvreté. Attends tes cartes.
toepen-no-blind-off = Dans cette partie, on ne frappe pas à l’aveugle. Regarde tes cartes.
toepen-no-four = Un carré se pose à découvert, et c’est obligatoire. Choisis l’autre réponse.
toepen-no-chance = On tire une carte une seule fois, avec un brelan et tant qu’il y a un talon. Joue avec ce que tu as.
toepen-no-wash = On peut laver tant qu’il reste quatre cartes au talon, mais plus après une fausse lessive. Joue avec ces cartes.
toepen-no-late = On joue déjà, donc ce n’est plus possible. Joue une carte.
toepen-no-wash-late = On joue déjà, donc on ne lave plus. Joue une carte.
toepen-no-whistle = On siffle avec trois valets ou trois 10, et c’est obligatoire. Choisis l’autre réponse.
toepen-no-lay_away = Écarte exactement trois cartes de ta main.

## standing orders
toepen-orders-title = Choix permanents
toepen-orders-text = Ce que tu décides ici, le jeu le choisira désormais pour toi.
toepen-orders-of = Pour { $name }
toepen-orders-no_check = Ne vérifie jamais une lessive
toepen-orders-no_check-why = La lessive des autres reste toujours cachée.
toepen-orders-no_wash = Ne lave jamais
toepen-orders-no_wash-why = Tu gardes toujours les cartes que tu reçois.
toepen-orders-no_blind = Pas de toep aveugle
toepen-orders-no_blind-why = Tu regardes toujours d’abord.
toepen-orders-fold_above = Passe si la mise dépasse
toepen-orders-fold_above-0 = jamais

## house rules
toepen-advice-wash = À cinq ou plus, le talon est petit : mieux vaut jouer sans lessive.
toepen-advice-link = Quand on joue par lien, on frappe à son tour. Personne ne lave ni ne frappe à l’aveugle, sauf si tu choisis autre chose sous Choix permanents (dans le menu).
toepen-option-blind = Toep aveugle
toepen-option-blind-why = On peut déjà frapper avant que quelqu’un regarde ses cartes.
toepen-option-pelt = Pauvreté
toepen-option-pelt-why = Quand quelqu’un est à un point de la limite, on joue comme si cette personne avait frappé.
toepen-option-was = La lessive
toepen-option-was-why = On échange une mauvaise main, cachée, contre quatre nouvelles cartes : pour de vrai ou au bluff.
toepen-option-whistle = Siffler
toepen-option-whistle-why = Qui a trois valets ou trois 10 le fait entendre.
toepen-option-jack_bonus = Gagner avec un valet
toepen-option-jack_bonus-why = Qui gagne le dernier pli avec un valet perd un point de pénalité.
toepen-option-four_alike = Carré et chance de carré
toepen-option-four_alike-why = Un carré gagne tout de suite, et avec un brelan on peut tirer une carte.
toepen-option-kings_final = Toep des rois
toepen-option-kings_final-why = Si tout le monde encore en jeu est en pauvreté, huit plis décident.
toepen-option-anti_line = Pas toujours passer
toepen-option-anti_line-why = Après avoir passé deux fois de suite, il faut suivre.
toepen-option-five_crosses = Cinq croix
toepen-option-five_crosses-why = Après cinq manches gagnées de suite, la personne qui a le moins de points parmi les autres sort du jeu.
toepen-option-toep_any_time = Frapper à tout moment
toepen-option-toep_any_time-why = Tu peux aussi frapper quand c’est à quelqu’un d’autre de jouer.
toepen-option-toep_for_dead = Frapper au-delà de la limite
toepen-option-toep_for_dead-why = Tu peux aussi frapper quand la mise peut te faire dépasser la limite.
toepen-option-end_at_first_loser = Arrêter à la première sortie
toepen-option-end_at_first_loser-why = Dès que quelqu’un est hors jeu, le plus petit nombre de points gagne.
toepen-option-pelt_leads = La pauvreté entame
toepen-option-pelt_leads-why = Qui est en pauvreté joue la première carte de la manche.
toepen-option-was_penalty = Après une fausse lessive
toepen-option-was_penalty-why = Ce qui arrive à qui se fait prendre, en plus d’un point de pénalité.
toepen-option-blind_value = Mise d’un toep aveugle
toepen-option-blind_value-why = Ce que coûte une défaite après un toep aveugle.
toepen-option-limit = Hors jeu à
toepen-option-limit-why = Avec ce nombre de points de pénalité, on ne joue plus.
toepen-option-blind_anyone = Tous frappent à l’aveugle
toepen-option-blind_anyone-why = Pas seulement la personne qui a le plus de points.
toepen-value-off = jamais
toepen-value-two = à deux
toepen-value-three = à deux ou trois
toepen-value-out = la manche est finie
toepen-value-keep_old = mêmes cartes, à découvert
toepen-value-keep_new = nouvelles cartes
toepen-value-open_hand = nouvelles cartes, à découvert
toepen-preset-SpelTips = SpelTips
toepen-preset-SpelTips-source = Comme l’explique SpelTips.eu.
toepen-preset-Voorbeeld = Exemple
toepen-preset-Voorbeeld-source = Comme dans l’exemple de score de SpelTips.eu : avec cinq croix.
toepen-preset-Cafe_15 = Café 15
toepen-preset-Cafe_15-source = Comme le décrivait Wikipédia : jusqu’à 15 points, et qui ne peut plus payer ne frappe pas.
toepen-value-2 = 2 points
toepen-value-3 = 3 points
toepen-value-4 = 4 points
toepen-value-5 = 5 points
toepen-value-6 = 6 points
toepen-value-7 = 7 points
toepen-value-8 = 8 points
toepen-value-9 = 9 points
toepen-value-10 = 10 points
toepen-value-11 = 11 points
toepen-value-12 = 12 points
toepen-value-13 = 13 points
toepen-value-14 = 14 points
toepen-value-15 = 15 points
toepen-value-16 = 16 points
toepen-value-17 = 17 points
toepen-value-18 = 18 points
toepen-value-19 = 19 points
toepen-value-20 = 20 points
toepen-value-21 = 21 points
toepen-value-22 = 22 points
toepen-value-23 = 23 points
toepen-value-24 = 24 points
toepen-value-25 = 25 points
toepen-value-26 = 26 points
toepen-value-27 = 27 points
toepen-value-28 = 28 points
toepen-value-29 = 29 points
toepen-value-30 = 30 points

## its tile in the lobby
toepen-tile-seats = 2 à 8 joueurs, ± 15 min
toepen-tile-line = Quatre cartes, un seul pli compte. Oseras-tu frapper ?
toepen-tile-short = Oseras-tu frapper ?
toepen-gentle = sans lessive, et sans frapper à l’aveugle

## why a choice is a good one
hint-why-toep_top = avec { CASE($card, "definite") }, tu gagnes à coup sûr si on demande cette couleur
hint-why-toep_dead = si tu perds, tu es hors jeu de toute façon
hint-why-toep_out = une défaite peut être la fin pour { CASE($whom, "object") }
hint-why-toep_high = avec { CASE($card, "definite") }, tu peux gagner le dernier pli
hint-why-bluff = c’est du bluff : tu n’as ni 9 ni 10, mais les autres passeront peut-être
hint-why-stay_top = avec { CASE($card, "definite") }, tu gagnes à coup sûr si on demande cette couleur
hint-why-stay_dead = passer te coûterait aussi la partie
hint-why-stay_high = avec { CASE($card, "definite") }, tu peux encore gagner le dernier pli
hint-why-stay = passer coûte déjà { $points }, et perdre un seul de plus
hint-why-fold_life = perdre te mettrait hors jeu, mais pas passer
hint-why-fold_low = tu n’as ni 9 ni 10
hint-why-fold_beaten = chacune de tes cartes peut encore être battue
hint-why-fold = passer ne coûte encore qu’un point
hint-why-look = tu ne joues pas, mais tu vois quand même ce que tu avais
hint-why-blind = personne n’a encore vu ses cartes
hint-why-no_blind = tu n’as pas encore vu tes cartes
hint-why-show = avec un carré, la manche est à toi
hint-why-draw = si la quatrième est aussi { CASE($card, "indefinite") }, la manche est à toi
hint-why-no_draw = tu gardes { CASE($card, "definite") }
hint-why-wash = c’est une vraie lessive : qui la retourne prend un point
hint-why-bluff_wash = c’est du bluff : ce n’est pas une lessive, et si on la retourne, le point est pour toi
hint-why-keep_high = tu gardes { CASE($card, "definite") }
hint-why-no_wash = ce n’est pas une lessive, et une fausse coûte un point
hint-why-keep_hand = tu gardes ces cartes
hint-why-check_out = si elle est fausse, la partie est finie pour { CASE($whom, "object") }
hint-why-check = si elle est fausse, le point est pour { CASE($whom, "object") }
hint-why-no_check_out = si elle est vraie et que tu la retournes, tu es hors jeu
hint-why-no_check = si elle est vraie, la retourner te coûte un point
hint-why-whistle = avec une telle main, c’est la règle
hint-why-no_whistle = il n’y a aucune raison de siffler
hint-why-lay_lowest = ce sont tes trois cartes les plus basses
hint-why-lay_keeps = tu gardes tous tes 9 et tes 10
hint-why-unbeatable = aucune carte ne peut plus faire mieux
hint-why-saves_high = tu gardes { CASE($card, "definite") } pour plus tard
hint-why-lowest_card = tu ne prends pas le pli, et c’est ta carte la plus basse
hint-why-lead_high = tu n’as rien de mieux
hint-why-two_left = il te reste alors deux cartes de la même couleur

## what is answered at the table
toepen-answer-score = points de pénalité : { $points }. À { $limit }, on est hors jeu
toepen-answer-points-out = { $points }, { $out }

## the score sheet
toepen-tally-stake = La mise est de { $number }
toepen-tally-pelt = Pauvreté : la mise est tout de suite de { $number }
toepen-tally-toep = Toep : la mise passe à { $number }
toepen-tally-blind = Toep aveugle : la mise passe à { $number }
toepen-tally-fold = Qui passe pour { $number } ?
toepen-tally-won = Qui gagne le dernier pli ?
toepen-tally-last = Toep des rois : qui gagne le dernier pli, et donc la partie ?
toepen-tally-crosses = Qui gagne le dernier pli ? { $name } a déjà gagné { $number } manches de suite.
toepen-tally-four = Ou quelqu’un a-t-il un carré ? Les autres en prennent { $number }
toepen-tally-jack = Ou gagné avec un valet : un point en moins
toepen-tally-loose = Un point de pénalité en plus
toepen-stats-rounds = Manches gagnées
toepen-stats-in_a_row = Plus longue série de manches
toepen-stats-toeps = Nombre de toeps
toepen-stats-bluffs = Gagné au bluff : tout le monde a passé, même avec mieux

## the first time
toepen-first-lot = On a tiré au sort qui donne. La personne à sa gauche entame.
toepen-first-deal = Voici tes cartes. Tout se joue au dernier pli : qui le gagne remporte la manche.
toepen-first-play = Seul le dernier pli compte. Garde une carte haute pour lui, comme un 10 ou un 9.
toepen-first-call = Tu penses gagner le dernier pli ? Tu peux frapper, et l’enjeu monte.
toepen-first-call-own = Tu penses gagner le dernier pli ? À ton tour, tu peux frapper, et l’enjeu monte.
toepen-first-follow = La première carte fixe la couleur. Si tu as cette couleur, tu dois en jouer.
toepen-first-trick = La plus haute carte de la couleur demandée gagne. Le 10 est le plus haut, le valet le plus bas.
toepen-first-toep = { CAPITAL($who) } tape sur la table : c’est un toep. Qui perd maintenant prend { $points }.
toepen-first-toep-mine = Tu frappes. Les autres suivent ou passent, et qui perd prend { $points }.
toepen-first-answer = Si tu suis, tu continues pour plus de points. Passer coûte moins cher.
toepen-first-stay = Qui suit joue la manche jusqu’au bout pour la mise plus haute.
toepen-first-fold = Qui passe paie tout de suite et attend la manche suivante.
toepen-first-fold-mine = Tu passes. Cela coûte { $points }, et tu rejoues à la manche suivante.
toepen-first-stake = Tout le monde a choisi. Perdre coûte maintenant { $points }.
toepen-first-round = Qui gagne le dernier pli ne prend pas de points. Les autres paient la mise.
toepen-first-points = Des points, tu n’en veux pas. À { $limit }, on est hors jeu.
toepen-first-jack = Qui gagne avec un valet perd un point de pénalité. À { $limit }, on est hors jeu.
toepen-first-pelt = { CAPITAL($who) } est à un point de la sortie. Cela s’appelle la pauvreté, et compte comme un toep.
toepen-first-pelt-mine = Tu es à un point de la sortie. Cela s’appelle la pauvreté, et compte comme un toep.
toepen-first-out = { CAPITAL($who) } a trop de points et sort du jeu. Les autres continuent.
toepen-first-out-mine = Tu as trop de points et tu sors du jeu. Les autres continuent.
toepen-first-show = Un carré gagne la manche tout de suite.
toepen-first-chance = Avec un brelan, tu peux échanger l’autre carte, dans l’espoir d’un carré.
toepen-first-whistle = Qui a trois valets ou trois 10 siffle. Lesquels des deux, cela reste secret.
toepen-first-blind = Frapper à l’aveugle, c’est frapper avant que quelqu’un voie ses cartes. Perdre coûte alors plus cher.
toepen-first-blind-mine = Tu frappes à l’aveugle : personne n’a vu ses cartes. Perdre coûte maintenant { $points }.
toepen-first-look = Toute personne encore en jeu peut maintenant regarder ses cartes.
toepen-first-peek = Qui a passé à l’aveugle peut quand même regarder. Cela coûte un point de plus.
toepen-first-wash = Une lessive, c’est une mauvaise main posée cachée, contre quatre nouvelles cartes. Le bluff est permis.
toepen-first-wash-mine = Tu poses ta main comme lessive. Si quelqu’un n’y croit pas, elle est retournée.
toepen-first-check = Si la lessive est vraie, qui la retourne prend un point. Sinon, il est pour l’autre.
toepen-first-true_wash = La lessive est vraie. Qui l’a retournée prend un point.
toepen-first-false_wash = La lessive est fausse. Cela coûte un point.

## the deal of the day
toepen-daily-goal = Trois manches. Ensuite gagne qui a le moins de points de pénalité.
toepen-daily-brief = Trois manches : le moins de pénalités
toepen-daily-points = { $number ->
    [one] { $number } point de pénalité
   *[other] { $number } points de pénalité
    }
