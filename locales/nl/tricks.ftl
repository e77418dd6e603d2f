### What the games with tricks say alike, in Dutch: table, refusals, choices, log, house rules.
## 
## A game's own text of the same key goes before the one here.

## the table
tricks-begin = Het begin: er is nog niet gedeeld.
tricks-round = Ronde { $number }
tricks-top = ronde { $round }

## refusals
tricks-no-turn = Je bent niet aan de beurt. Wacht op { $who }.
tricks-no-turn-dealer = De deler is nog bezig. Wacht even op de kaarten.
tricks-no-over = Het spel is uit. Begin een nieuw potje.
tricks-no-dealer = Deze kaarten kunnen zo niet gedeeld worden. Schud en deel opnieuw.
tricks-no-hand = Die kaart heb je niet. Kies er een uit je hand.
tricks-no-follow = Dat kan niet: je moet { $suit } bekennen.

## choices
tricks-do-pick = Kies een kaart

## the log
tricks-turn-dealer = Er is geloot. { CAPITAL($who) } deelt eerst.
tricks-turn-trick = { CAPITAL($who) } wint de slag.
tricks-turn-second = { "" } met de tweede hand

## the end
tricks-end-headline = Gewonnen!
tricks-end-won = { PERSON($who) ->
    [you] Jij hebt gewonnen.
    [many] { CAPITAL($who) } hebben gewonnen.
   *[one] { CAPITAL($who) } heeft gewonnen.
    }

## house rules
tricks-gentle = je speelt met de gewone regels
tricks-value-True = aan
tricks-value-False = uit
tricks-value-dubbel = ieder twee handen

## answers
tricks-answer-trick-none = Er wordt nu geen slag gespeeld.
