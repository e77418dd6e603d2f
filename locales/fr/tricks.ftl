### What the games with tricks say alike, in French: table, refusals, choices, log, house rules.
## 
## A game's own text of the same key goes before the one here.

## the table
tricks-begin = Le début : les cartes ne sont pas encore données.
tricks-round = Manche { $number }
tricks-top = manche { $round }

## refusals
tricks-no-turn = Ce n’est pas ton tour. Attends { $who }.
tricks-no-turn-dealer = La donne n’est pas finie. Attends un instant tes cartes.
tricks-no-over = La partie est finie. Commence une nouvelle partie.
tricks-no-dealer = Ces cartes ne peuvent pas être distribuées ainsi. Mélange et redonne.
tricks-no-hand = Tu n’as pas cette carte. Choisis-en une dans ta main.
tricks-no-follow = Impossible : tu dois fournir du { $suit }.

## choices
tricks-do-pick = Choisis une carte

## the log
tricks-turn-dealer = { PERSON($who) ->
    [you] Tirage au sort : tu donnes en premier.
   *[one] Tirage au sort : { $who } donne en premier.
    }
tricks-turn-trick = { PERSON($who) ->
    [you] { CASE($who, "start") } gagnes le pli.
   *[one] { CAPITAL($who) } gagne le pli.
    }
tricks-turn-second = { "" } (deuxième main)

## the end
tricks-end-headline = Gagné !
tricks-end-won = { PERSON($who) ->
    [you] Tu as gagné.
    [both] { CAPITAL($who) }, vous avez gagné.
    [many] { CAPITAL($who) } ont gagné.
   *[one] { CAPITAL($who) } a gagné.
    }

## house rules
tricks-gentle = tu joues avec les règles habituelles
tricks-value-True = oui
tricks-value-False = non
tricks-value-dubbel = deux mains chacun

## answers
tricks-answer-trick-none = Aucun pli n’est en cours.
