### What Slagen says, in Dutch.

slagen-round = Ronde { $number }
slagen-begin = Het begin: er is nog niet gedeeld.
slagen-score-title = Slagen
slagen-top = Slag { $number } van { $all }

## plates
slagen-plate-tricks = slagen: { $number }
slagen-plate-card = speelde { $card }

## the question
slagen-ask-lead = Jouw beurt. Kom uit met een kaart.
slagen-ask-follow = Jouw beurt. Leg { $suit }.
slagen-ask-free = Jouw beurt. Je hebt geen { $suit }: alles mag.
slagen-do-card = Speel de { $card }
slagen-do-pick = Kies een kaart
slagen-your_card = jouw kaart
slagen-choice = Speel { $card }
slagen-would = { $card } spelen

## the log
slagen-turn-deal = Iedereen krijgt vijf kaarten.
slagen-turn-card = { CAPITAL($who) } speelt { $card }.
slagen-turn-card-and = { CAPITAL($who) } speelt { $card } en
slagen-turn-trick = { CAPITAL($who) } wint de slag.

## the end
slagen-end-headline = Gewonnen!
slagen-end-won = { PERSON($who) ->
    [you] Jij hebt gewonnen.
    [many] { CAPITAL($who) } hebben gewonnen.
   *[one] { CAPITAL($who) } heeft gewonnen.
    }
slagen-end-most = De meeste slagen: { $who } ({ $number }).
slagen-facts = { $number } slagen

## why not
slagen-no-turn = Je bent niet aan de beurt. Wacht op { $who }.
slagen-no-turn-dealer = De deler is nog bezig. Wacht even op de kaarten.
slagen-no-over = Het spel is uit. Begin een nieuw potje.
slagen-no-dealer = Deze kaarten kunnen zo niet gedeeld worden. Schud en deel opnieuw.
slagen-no-hand = Die kaart heb je niet. Kies er een uit je hand.
slagen-no-follow = Dat kan niet: je moet { $suit } bekennen.

## house rules
slagen-preset-Slagen = Slagen
slagen-preset-Slagen-source = Zoals elk slagenspel begint.

## its tile in the lobby
slagen-tile-seats = 2 tot 4 spelers, ± 3 min
slagen-tile-line = Vijf kaarten, en wie wint de meeste slagen?
slagen-tile-short = Wie wint de meeste slagen?
slagen-gentle = alles doet mee

## why a choice is a good one
hint-why-slagen_lowest = winnen doe je de slag niet, en lager heb je niet
hint-why-slagen_lead = hoger heb je niet

## what is answered at the table
slagen-answer-tricks = { $who } { $number }

## the statistics
slagen-stats-tricks = Slagen gewonnen

## the first time
slagen-first-deal = Dit zijn je kaarten. Win er zo veel mogelijk slagen mee.
slagen-first-lead = Jij komt uit. De kleur die je speelt, moeten de anderen bekennen.
slagen-first-follow = Heb je de kleur die gevraagd is, dan leg je die.
slagen-first-card = De eerste kaart van een slag bepaalt de kleur.
slagen-first-trick = De hoogste kaart van de gevraagde kleur wint de slag, en wie hem wint, komt uit.
