### What the races say alike, in Dutch: board, choices, log, refusals, house rules.
## 
## A game's own text of the same key goes before the one here. {start}, {the_start}, {lane} and {openers} are
## words of the game.

## squares and pawns
race-place-ring = { $colour } { $number }
race-place-start = { $start } { $colour }
race-place-home = { $lane } { $colour } { $number }
race-place-lane = { $lane } { $number }
race-place-waiting = wacht { $colour }
race-place-count = van hier nog { $left } tot { $lane }
race-pawn-ring = de pion op { $place }
race-pawn-start = de pion op { $the_start }
race-pawn-home = de pion in { $place }
race-pawn-waiting = een wachtende pion
race-pawn-ring-of = de pion van { CASE($owner, "object") } op { $place }
race-pawn-start-of = de pion van { CASE($owner, "object") } op { $the_start }
race-pawn-home-of = de pion van { CASE($owner, "object") } in { $place }
race-pawn-waiting-of = een wachtende pion van { CASE($owner, "object") }
race-pawn-ring-yours = jouw pion op { $place }
race-pawn-start-yours = jouw pion op { $the_start }
race-pawn-home-yours = jouw pion in { $place }
race-pawn-waiting-yours = een wachtende pion van jou

## what stands on a square
race-on-ring = pion van { CASE($owner, "object") }
race-on-ring-yours = jouw pion
race-on-safe = pion van { CASE($owner, "object") }, veilig
race-on-safe-yours = jouw pion, veilig
race-on-waiting = { $number } van { CASE($owner, "object") }
race-on-waiting-yours = { $number } van jou
race-on-dot = zwarte stip
race-on-chosen = gekozen
race-on-hit = hier is de pion van { CASE($owner, "object") } geslagen
race-on-hit-yours = hier is jouw pion geslagen
race-row-side = Kant van { $colour }
race-row-homes = { $lane } van { CASE($owner, "object") }
race-row-waiting = Wachtende pionnen
race-pick = kies deze pion

## what a card does
race-help-1 = zet een pion op of 1 vooruit
race-help-4 = 4 achteruit
race-help-11 = ruil met een andere speler
race-help-forward = { $steps } vooruit
race-rule-1 = Zet een wachtende pion op je { $start }, of zet één pion 1 vooruit.
race-rule-4 = Zet één pion 4 achteruit. Vooruit kan niet met deze kaart.
race-rule-7-and-seven_hits_passed = Wie je passeert, gaat terug.
race-rule-11 = Laat een pion van jou van plaats ruilen met een pion van een ander. Wie veilig op { $the_start } staat, ruilt niet mee, behalve jijzelf.
race-rule-forward = Zet één pion { $steps } vooruit.

## choices as the board shows them
race-seen-enter = zet op{ $hits }
race-seen-steps = { $steps } vooruit{ $jump }{ $hits }
race-seen-part = { $steps }{ $jump }{ $hits }
race-seen-back = { $steps } achteruit{ $jump }{ $hits }
race-seen-home = naar { $lane } { $number }
race-seen-jump = { "" } en springt
race-seen-swap = ruil met { CASE($other, "object") }
race-seen-swap-which = { $which } met { CASE($other, "object") }
race-seen-of = { $which } van { CASE($owner, "object") }
race-seen-first = voorste
race-seen-second = tweede
race-seen-middle = middelste
race-seen-third = derde
race-seen-last = achterste

## a choice as it follows "Ik zou" or "je kunt"
race-would-give = { CASE($whom, "object") } de { $card } geven
race-would-keep = de { $card } bewaren
race-would-discard = je kaarten wegleggen
race-would-with = met de { $card } { $deed }
race-do-enter = een pion opzetten
race-do-enter-of = een pion van { CASE($owner, "object") } opzetten
race-do-walk = { $steps } lopen met { $pawn }
race-do-walk-more = { $steps } met { $pawn }
race-do-back = { $steps } teruglopen met { $pawn }
race-do-push = { $pawn } { $steps } vooruit zetten
race-do-swap = { $pawn } met { CASE($other, "object") } ruilen
race-do-pawn-only = je pion
race-do-pawn-only-of = de pion van { CASE($owner, "object") }
race-do-pawn-which = je { $which } pion
race-do-pawn-which-of = de { $which } pion van { CASE($owner, "object") }
race-do-pawn-home = je pion op { $which }
race-do-pawn-home-of = de pion van { CASE($owner, "object") } op { $which }

## choices, and the deeds they share with the log
race-choice = { CAPITAL($card) }: { $deed }
race-choice-discard = Leg je kaarten weg ({ $cards })
race-choice-enter = zet een pion op{ $hits }
race-choice-enter-of = zet een pion van { CASE($owner, "object") } op{ $hits }
race-choice-walk = { $steps } met { $pawn }{ $home }{ $jump }{ $hits }
race-choice-swap = { $pawn } ruilt met { CASE($other, "object") } en komt op { $place }
race-part-enter = zet op{ $hits }
race-part-walk = { $steps }{ $jump }{ $hits }
race-part-swap = ruil met { CASE($other, "object") }
race-deed-forward = { $steps } vooruit
race-deed-backward = { $steps } achteruit
race-deed-home = { "" } naar { $place }
race-deed-jump = , springt door naar { $place }
race-banner-hit = { CAPITAL($who) } slaat je pion
race-banner-hits = { CAPITAL($who) } slaat { $number } pionnen van je
race-deed-hits = , slaat { CASE($whom, "object") }
race-deed-times = { CASE($whom, "object") } { $number } keer
race-deed-own = { PERSON($whose) ->
   *[one] een eigen pion
    }
race-deed-owns = { PERSON($whose) ->
   *[one] { $number } eigen pionnen
    }
race-verb = Leg de { $card }
race-verb-discard = Leg je kaarten weg

## the log
race-turn-play = { CAPITAL($who) }, { $card }: { $deed }
race-turn-enter = zet een pion op { $end }{ $hits }
race-turn-enter-of = zet een pion van { CASE($owner, "object") } op { $end }{ $hits }
race-turn-walk = van { $start } naar { $end }{ $jump }{ $hits }
race-turn-walk-back = van { $start } terug naar { $end }{ $jump }{ $hits }
race-turn-walk-of = voor { CASE($owner, "object") } van { $start } naar { $end }{ $jump }{ $hits }
race-turn-walk-of-back = voor { CASE($owner, "object") } van { $start } terug naar { $end }{ $jump }{ $hits }
race-turn-push = verzet { CASE($owner, "object") } van { $start } naar { $end }{ $jump }{ $hits }
race-turn-hit-at = { CASE($whom, "object") } op { $place }
race-turn-swap = ruilt { $start } met { CASE($other, "object") } op { $end }
race-turn-swap-of = ruilt voor { CASE($owner, "object") } { $start } met { CASE($other, "object") } op { $end }
race-told-play = { CAPITAL($who) } { $deed }
race-told-enter = zet met een { $card } een pion op
race-told-enter-of = zet met een { $card } een pion van { CASE($owner, "object") } op
race-told-walk = loopt { $steps }{ $off }{ $home }
race-told-walk-more = { $steps }{ $off }{ $home }
race-told-walk-back = loopt { $steps } terug
race-told-walk-of = loopt { $steps }{ $off }{ $home } met een pion van { CASE($owner, "object") }
race-told-walk-of-more = { $steps }{ $off }{ $home } met een pion van { CASE($owner, "object") }
race-told-walk-of-back = loopt { $steps } terug met een pion van { CASE($owner, "object") }
race-told-push = zet een pion van { CASE($owner, "object") } { $steps } vooruit
race-told-swap = ruilt met { CASE($other, "object") }
race-told-swap-of = ruilt een pion van { CASE($owner, "object") } met { CASE($other, "object") }
race-told-off = { "" } vanaf { $the_start }
race-told-home = { "" } het { $lane } in
race-told-deeper = { "" } in het { $lane }
race-told-jump = springt door naar de volgende stip
race-told-jump-push = laat die doorspringen naar de volgende stip
race-told-hits = slaat { CASE($whom, "object") }
race-turn-stuck-one = { PERSON($who) ->
    [you] Jij kunt niets spelen en legt je laatste kaart weg ({ $cards }).
   *[one] { CAPITAL($who) } kan niets spelen en legt de laatste kaart weg ({ $cards }).
    }
race-turn-stuck-many = { PERSON($who) ->
    [you] Jij kunt niets spelen en legt je kaarten weg ({ $cards }).
   *[one] { CAPITAL($who) } kan niets spelen en legt de kaarten weg ({ $cards }).
    }
race-turn-discard = { CAPITAL($who) } legt alle kaarten weg ({ $cards }).
race-turn-lot = Er is geloot. { CAPITAL($who) } deelt eerst.
race-turn-shuffle = Er wordt geschud. { CAPITAL($who) } deelt.
race-turn-deal = { CAPITAL($who) } deelt.
race-turn-hands = Iedereen krijgt { $cards }.
race-turn-give = { CAPITAL($who) } heeft een kaart gekozen.
race-turn-give-seen = Jij geeft de { $card } aan { CASE($whom, "object") }.
race-turn-exchange = Er wordt geruild.
race-turn-exchange-on = Iedereen geeft een kaart door.
race-turn-exchange-seen = Jij kreeg een { $card } van { CASE($whom, "object") }.
race-turn-draw = { CAPITAL($who) } pakt een kaart van de stapel.
race-turn-draw-seen = Jij pakt een { $card } van de stapel.
race-turn-keep = { CAPITAL($who) } bewaart een kaart voor de volgende ronde.
race-turn-keep-seen = Jij bewaart de { $card } voor de volgende ronde.
race-turn-finished = { PERSON($who) ->
    [you] Jij bent helemaal thuis en speelt nu met { CASE($partner, "object") } mee.
   *[one] { CAPITAL($who) } is helemaal thuis en speelt nu met { CASE($partner, "object") } mee.
    }
race-top = ronde { $deal }
race-top-two = ronde { $deal }; thuis: jij { $ours }, de ander { $theirs }
race-top-teams = ronde { $deal }; thuis: jullie { $ours }, zij { $theirs }
race-round = Ronde { $number }
race-begin = Het begin: alle pionnen wachten.

## the end
race-facts = { $deals } rondes, { $hits } pionnen geslagen
race-score-title = Thuis
race-end-headline = Gewonnen!
race-end-won = { PERSON($who) ->
    [you] Jij hebt gewonnen.
    [many] { CAPITAL($who) } hebben gewonnen.
   *[one] { CAPITAL($who) } heeft gewonnen.
    }
race-end-home = { PERSON($who) ->
    [you] Jij bent helemaal thuis.
    [many] { CAPITAL($who) } zijn helemaal thuis.
   *[one] { CAPITAL($who) } is helemaal thuis.
    }
race-score = { $home } van { $all }

## why not
race-no-turn = Je bent niet aan de beurt. Wacht op { $who }.
race-no-turn-dealer = Er moet eerst gedeeld worden. Wacht even op de kaarten.
race-no-over = Het spel is uit. Begin een nieuw potje.
race-no-dealer = Deze kaarten kunnen zo niet gedeeld worden. Schud en deel opnieuw.
race-no-hand = Die kaart heb je niet. Kies er een uit je hand.
race-no-card = Zo werkt deze kaart niet. Kies een zet die oplicht.
race-no-card-named = Zo werkt de { $card } niet. Wat wel kan: { $help }.
race-no-forced = Je kunt nog spelen, dus je houdt je kaarten. Leg een kaart die kan.
race-no-yard = Er wacht geen pion meer om op te zetten.
race-no-start = Je eigen pion staat nog op je { $start }, dus daar kan er geen bij.
race-no-start-of = { CAPITAL($who) } staat nog op { $the_start }, dus daar kan er geen bij.
race-no-waiting = Je hebt geen pion op de baan. Opzetten kan met een { $openers }.
race-no-waiting-of = { CAPITAL($who) } heeft geen pion op de baan. Opzetten kan met een { $openers }.
race-no-waiting-picked = Deze pion wacht nog. Opzetten kan met een { $openers }.
race-no-protected = { CAPITAL($who) } staat op { $the_start }. Daar mag je niet langs.
race-no-protected-yours = Je eigen pion staat op je { $start }. Daar mag ook jij niet langs.
race-no-protected-swap = { CAPITAL($who) } staat op { $the_start }. Die pion ruilt niet.
race-no-exact = Dat is te ver: in je { $lane } moet je precies uitkomen.
race-no-exact-of = Dat is te ver: in het { $lane } van { $who } moet je precies uitkomen.
race-no-jump = In je { $lane } staat een pion in de weg, en daar mag je niet overheen.
race-no-jump-of = In het { $lane } van { $who } staat een pion in de weg, en daar mag je niet overheen.
race-no-back = Een pion die thuis is, gaat niet meer achteruit.
race-no-swap_own = Je hebt geen pion op de baan om te ruilen.
race-no-swap_own-of = { CAPITAL($who) } heeft geen pion op de baan om te ruilen.
race-no-swap_other = Er is geen pion om mee te ruilen.
race-no-seven = De rest van de 7 past nergens, en alles moet op.
race-no-seven_partner = { CAPITAL($who) } kan de rest van de 7 niet lopen, en alles moet op.
race-no-seven-picked = Met deze pion past de rest van de 7 nergens, en alles moet op.
race-no-friendly_fire = Zo sla je een pion van je maat { $who }. Dat mag hier niet.
race-no-friendly_fire-yours = Zo sla je een eigen pion. Dat mag hier niet.
race-no-else-pawn = Kies een andere pion.
race-no-else-card = Kies een andere kaart.
race-no-else-none = Je kunt nu niets spelen.

## house rules
race-option-friendly_fire = Eigen pionnen slaan
race-option-friendly_fire-why = Je kunt ook pionnen van je eigen kant slaan, en soms moet het.
race-option-seven_hits_passed = De 7 slaat onderweg
race-option-seven_hits_passed-why = Elke pion waar je met een 7 langs loopt, gaat terug.
race-option-dealer_rotation = Deler wisselt
race-option-dealer_rotation-why = Wanneer de beurt om te delen een plaats opschuift.
race-value-True = aan
race-value-False = uit
race-value-deal = elke ronde
race-value-cycle = na drie rondes

## why a choice is a good one
hint-why-finished = dan zijn alle vier de pionnen thuis
hint-why-homes = zo komen er { $pawns } thuis
hint-why-home = zo komt er een pion thuis
hint-why-hits = zo gaan er { $pawns } van een ander terug
hint-why-hit = zo gaat een pion van { CASE($whom, "object") } terug
hint-why-round = zo moet een pion van { CASE($whom, "object") } nog een keer rond
hint-why-spares = elke andere keus slaat een pion van je eigen kant
hint-why-enter = zo komt er een pion in het spel
hint-why-swap_away = zo gaat een pion van { CASE($whom, "object") } { $squares } achteruit
hint-why-swap = zo komt je pion { $squares } vooruit
hint-why-swap_both = zo komen jullie pionnen samen { $squares } vooruit
hint-why-back_door = achteruit over { $the_start } is de kortste weg naar huis
hint-why-ready = daarna kan die pion met je { $card } naar huis
hint-why-jump = zo springt je pion door naar de volgende stip
hint-why-hunt = daarna kun je met je { $card } een pion van { CASE($whom, "object") } slaan
hint-why-off_start = zo komt { $the_start } vrij voor de volgende pion
hint-why-makes_room = zo komt er thuis plaats voor een andere pion
hint-why-flee = zo loopt die pion weg van { CASE($whom, "object") }, die er vlak achter staat
hint-why-near = zo staat die pion dicht bij huis
hint-why-saves = zo bewaar je je { $card } voor later
hint-why-holds_up = zo blijft { $the_start } dicht, en kan { CASE($whom, "object") } er niet langs
hint-why-stays = zo blijft je pion veilig op { $the_start }
hint-why-push = zo blijven je eigen pionnen staan
hint-why-far = verder vooruit kom je nu niet
hint-why-clear = daar staat geen pion van een ander vlak achter
hint-why-exposed = zo staan de minste pionnen van je eigen kant vlak voor die van een ander
hint-why-behind = zo staat een pion van { CASE($whom, "object") } vlak voor een pion van je eigen kant
hint-why-push_past = zo staat { CASE($whom, "object") } niet meer vlak achter een pion van je eigen kant
hint-why-push_last = van de pionnen die je kunt verzetten heeft die nog de langste weg
hint-why-foremost = zo loopt de voorste pion door
hint-why-hindmost = zo sluit de achterste pion aan
hint-why-farther = zo houd je je { $card }, waarmee je verder komt
hint-why-gift_start = daarmee kan { CASE($whom, "object") } een pion opzetten
hint-why-gift_home = daarmee kan { CASE($whom, "object") } een pion thuisbrengen
hint-why-gift_hit = daarmee kan { CASE($whom, "object") } een pion van { CASE($other, "object") } slaan
hint-why-gift_swap = daarmee kan { CASE($whom, "object") } { $squares } naar voren ruilen
hint-why-gift_seven = { CASE($whom, "object") } kan een 7 over meer pionnen verdelen
hint-why-gift_dead = { CASE($whom, "object") } kan er nu niets mee
hint-why-gift_short = daarmee komt { CASE($whom, "object") } het minst ver
hint-why-gift_idle = zelf kun je er nu niets mee
hint-why-gift_twice = je houdt zelf nog een { $card }
hint-why-gift_far = daarmee komt een pion van { CASE($whom, "object") } het verst
hint-why-gift_keeps = zo houd je je { $card } zelf
hint-why-gift_back = met een 4 kan { CASE($whom, "object") } straks achteruit over { $the_start }, tot vlak voor huis
hint-why-gift_weak = met je andere kaarten kom je zelf minstens zo ver
hint-why-keep = dan heb je in de volgende ronde een kaart meer
hint-why-discard = wat nog kan, verzet alleen pionnen die al thuis zijn

## what is answered at the table
race-answer-kept = Bewaard: { $card }.
race-answer-side = { $who } { $home } van { $all }
race-answer-board-side = { $who } { $pawns }
race-answer-home = { $number } thuis
race-answer-track = { $number } op de baan
race-answer-waits = { $number } wacht
race-answer-wait = { $number } wachten
race-answer-score = thuis: { $sides }
race-answer-deal = Ronde { $deal }: { $number } van { $all } tot er weer geschud wordt.
race-answer-pawns = { CAPITAL($who) }: { $places }.
race-answer-pawns-of = Pionnen van { CASE($whom, "object") }
race-stats-hits = Pionnen geslagen
race-stats-hit = Eigen pionnen geslagen
race-stats-home = Pionnen thuis

## the first time
race-first-lot = Er is geloot wie er deelt. Wie links van de deler zit, begint.
race-first-deal = Dit zijn je kaarten. Elke beurt leg je er één.
race-first-deal-again = Alle kaarten zijn gespeeld, dus er wordt weer gedeeld. De pionnen blijven staan.
race-first-shuffle = De stapel is op. Alle kaarten worden geschud en er wordt weer gedeeld.
race-first-turn = Kies een kaart. Op het bord zie je waar een pion dan heen kan.
race-first-opener = Met een { $openers } zet je een wachtende pion op het bord.
race-first-enter = Deze pion staat op zijn eigen { $start }. Daar is hij veilig, en niemand kan erlangs.
race-first-walk = Een pion loopt met de klok mee, zoveel vakjes als de kaart zegt.
race-first-back = Met een 4 gaat een pion achteruit.
race-first-swap = Een boer laat twee pionnen van plaats ruilen. Niemand wordt geslagen.
race-first-swap-mine = { CAPITAL($who) } ruilde met jouw pion. Een boer mag dat, behalve als je pion op { $the_start } staat.
race-first-hit = Wie precies op een pion uitkomt, slaat die. Hij wacht dan weer naast de baan.
race-first-hit-mine = { CAPITAL($who) } sloeg je pion: hij wacht weer. Met een { $openers } komt hij terug.
race-first-hit-partner = { CAPITAL($who) } sloeg een pion van je maat. Met een { $openers } komt die terug.
race-first-hit-yours = Je kwam precies op een pion van { CASE($whom, "object") } uit. Die is geslagen en wacht weer.
race-first-hit-own = Ook een pion van de eigen kant gaat terug als je erop uitkomt.
race-first-home = Deze pion is thuis. In een { $lane } kan niemand hem slaan.
race-first-partner = Wie al zijn pionnen thuis heeft, speelt mee met die van zijn maat.
race-first-partner-mine = Al je pionnen zijn thuis. Nu speel je verder met die van { CASE($partner, "object") }.
race-first-stuck = { CAPITAL($who) } kan niets spelen en legt alles weg. In de volgende ronde speelt { CAPITAL($who) } weer mee.
race-first-stuck-mine = Geen kaart past. Je legt alles weg en doet in de volgende ronde weer mee.

## the help strip under a card
race-strip-or = of
race-strip-other = ander

## the deal of the day
race-daily-goal = Ieder begint met twee pionnen onderweg. Er wordt drie keer gedeeld. Daarna wint wie met zijn maat de meeste vakjes heeft afgelegd.
race-daily-brief = Drie keer delen: de meeste vakjes
race-daily-points = { $number ->
    [one] { $number } vakje
   *[other] { $number } vakjes
    }
