### What the games with tricks say alike, in German: table, refusals, choices, log, house rules.
## 
## A game's own text of the same key goes before the one here.

## the table
tricks-begin = Der Anfang: Es ist noch nicht gegeben.
tricks-round = Runde { $number }
tricks-top = Runde { $round }

## refusals
tricks-no-turn = Du bist nicht dran. Warte auf { CASE($who, "accusative") }.
tricks-no-turn-dealer = Es wird noch gegeben. Warte kurz auf die Karten.
tricks-no-over = Das Spiel ist aus. Fang ein neues an.
tricks-no-dealer = Diese Karten können so nicht gegeben werden. Mische und gib noch einmal.
tricks-no-hand = Die Karte hast du nicht. Nimm eine aus deiner Hand.
tricks-no-follow = Das geht nicht: Du musst { $suit } bedienen.

## choices
tricks-do-pick = Karte wählen

## the log
tricks-turn-dealer = { PERSON($who) ->
    [you] Es wurde gelost. { CAPITAL($who) } gibst zuerst.
   *[one] Es wurde gelost. { CAPITAL($who) } gibt zuerst.
    }
tricks-turn-trick = { PERSON($who) ->
    [you] { CAPITAL($who) } gewinnst den Stich.
   *[one] { CAPITAL($who) } gewinnt den Stich.
    }
tricks-turn-second = { "" } mit der zweiten Hand

## the end
tricks-end-headline = Gewonnen!
tricks-end-won = { PERSON($who) ->
    [you] Du hast gewonnen.
    [both] { CAPITAL($who) } habt gewonnen.
    [many] { CAPITAL($who) } haben gewonnen.
   *[one] { CAPITAL($who) } hat gewonnen.
    }

## house rules
tricks-gentle = gespielt wird nach den normalen Regeln
tricks-value-True = an
tricks-value-False = aus
tricks-value-dubbel = je zwei Hände

## answers
tricks-answer-trick-none = Gerade wird kein Stich gespielt.
