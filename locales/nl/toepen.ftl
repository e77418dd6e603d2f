### What Toepen says, in Dutch.

toepen-score-title = Strafpunten
toepen-stake = inzet
toepen-costs = verliezen kost { $lose }
toepen-costs-fold = passen kost { $fold }
toepen-costs-short = passen { $fold }, verliezen { $lose }
toepen-trick = Slag { $number } van { $all }
toepen-your_card = jouw kaart
toepen-card_closed = Kaart { $number }, dicht

## plates
toepen-plate-folded = past
toepen-plate-sits = kijkt
toepen-plate-gone = af
toepen-plate-points = strafpunten: { $points }
toepen-plate-card = speelde { $card }
toepen-plate-open = ligt open: { $cards }

## the question
toepen-ask-lead = Jouw beurt. Kom uit met een kaart.
toepen-ask-follow = Jouw beurt. Leg { $suit }.
toepen-ask-free = Jouw beurt. Je hebt geen { $suit }: alles mag.
toepen-ask-answer = { CAPITAL($who) } toept. Ga je mee voor { $lose } of pas je voor { $fold }?
toepen-ask-pelt = Armoede voor { $who }. Ga je mee voor { $lose } of pas je voor { $fold }?
toepen-ask-blind_answer = { CAPITAL($who) } toept blind. Ga je mee voor { $lose } of pas je voor { $fold }?
toepen-ask-blind = Je kaarten liggen nog dicht. Toep je blind, of kijk je eerst?
toepen-ask-four = Je hebt drie gelijke. Trek je een kaart voor kans op toep?
toepen-ask-show = Vier gelijke: dat is een toep. Leg ze open.
toepen-ask-stay = Je hebt al twee keer op rij gepast. Nu ga je mee voor { $lose }.
toepen-ask-no_draw = Een kaart trekken kan nu niet.
toepen-ask-no_wash = Wassen kan nu niet.
toepen-ask-no_whistle = Je hebt niets om voor te fluiten.
toepen-ask-wash = Wil je wassen, of speel je met deze kaarten?
toepen-ask-whistle = Drie boeren of tienen: fluit ervoor.
toepen-ask-check = { CAPITAL($who) } legt een { $claim } neer. Draai je hem om?
toepen-ask-lay_away = Leg drie kaarten weg. Nog { $left }.
toepen-ask-lay_away-done = Klaar? Leg deze drie weg.

## what a message asks
toepen-call-answer = { PERSON($name) ->
    [many] { CAPITAL($who) } toept! { $name }, gaan jullie mee voor { $lose }?
   *[one] { CAPITAL($who) } toept! { $name }, ga je mee voor { $lose }?
    }
toepen-call-blind_answer = { PERSON($name) ->
    [many] { CAPITAL($who) } toept blind! { $name }, gaan jullie mee voor { $lose }?
   *[one] { CAPITAL($who) } toept blind! { $name }, ga je mee voor { $lose }?
    }
toepen-call-pelt = { PERSON($name) ->
    [many] Armoede voor { $who }. { $name }, gaan jullie mee voor { $lose }?
   *[one] Armoede voor { $who }. { $name }, ga je mee voor { $lose }?
    }
toepen-call-check = { CAPITAL($who) } legt een { $claim } neer. { $name }, draai je hem om?
toepen-claim-wash_white = witte was
toepen-claim-wash_dirty = vuile was
toepen-hint-toep = Toep je, dan kost verliezen { $lose }
toepen-do-card = Speel de { $card }
toepen-do-toep = Toep!
toepen-do-stay = Ga mee voor { $lose }
toepen-do-fold = Pas voor { $fold }
toepen-do-look = Pas en kijk voor { $peek }
toepen-do-blind = Toep blind
toepen-do-no_blind = Kijk eerst
toepen-do-draw = Trek een kaart
toepen-do-no_draw = Laat het zo
toepen-do-wash_white = Witte was
toepen-do-wash_dirty = Vuile was
toepen-do-no_wash = Houd deze kaarten
toepen-do-check = Draai om
toepen-do-no_check = Laat liggen
toepen-do-show = Toep!
toepen-do-whistle = Fluit
toepen-do-no_whistle = Verder
toepen-do-lay_away = Leg weg
toepen-choice-card = Speel { $cards }
toepen-choice-lay_away = Leg { $cards } weg
toepen-would-card = { $cards } spelen
toepen-would-lay_away = { $cards } wegleggen
toepen-would-toep = toepen
toepen-would-stay = meegaan voor { $lose }
toepen-would-fold = passen voor { $fold }
toepen-would-look = passen, en kijken voor { $peek }
toepen-would-blind = blind toepen
toepen-would-no_blind = eerst kijken
toepen-would-draw = een kaart trekken
toepen-would-no_draw = geen kaart trekken
toepen-would-wash_white = een witte was neerleggen
toepen-would-wash_dirty = een vuile was neerleggen
toepen-would-no_wash = niet wassen
toepen-would-check = de was omdraaien
toepen-would-no_check = de was laten liggen
toepen-would-show = ze openleggen
toepen-would-whistle = fluiten
toepen-would-no_whistle = verder spelen
toepen-call = Toep!
toepen-who_calls = Wie toept er?
toepen-next_round = Volgende ronde

## announcements
toepen-banner-toep = Toep!
toepen-banner-show = Toep!
toepen-banner-blind = Blinde toep
toepen-banner-whistle = Fluit
toepen-banner-wash = Witte was
toepen-banner-wash-dirty = Vuile was
toepen-banner-true_wash = De was klopt
toepen-banner-false_wash = De was klopt niet
toepen-banner-round = Wint de ronde
toepen-banner-pelt = Armoede

## the log
toepen-turn-deal = { CAPITAL($who) } deelt.
toepen-turn-closed = De kaarten blijven nog dicht.
toepen-turn-final = Koningstoepen: { $number } slagen, en de laatste beslist.
toepen-turn-blind = { CAPITAL($who) } toept blind: passen kost { $fold }, verliezen { $number }.
toepen-turn-look = { CAPITAL($who) } kijkt toch.
toepen-turn-look-own = { CAPITAL($who) } kijkt toch en ziet { $cards }.
toepen-turn-look-some = { CAPITAL($who) } kijken.
toepen-turn-look-all = Iedereen kijkt.
toepen-turn-show-call = Toep!
toepen-turn-show = { CAPITAL($who) } legt { $four } open.
toepen-turn-chance = { CAPITAL($who) } roept kans op toep en legt een kaart weg.
toepen-turn-draw = { CAPITAL($who) } trekt { $cards }.
toepen-turn-wash = { CAPITAL($who) } legt een { $claim } neer.
toepen-turn-check = { CAPITAL($who) } draait de was om.
toepen-turn-turn_over = Daar liggen { $cards }.
toepen-turn-true_wash = Dat is een { $claim }: een punt voor { CASE($whom, "object") }.
toepen-turn-false_wash = Dat is geen { $claim }: een punt voor { CASE($whom, "object") }.
toepen-turn-caught-out = Deze ronde is voorbij voor { CASE($whom, "object") }.
toepen-turn-caught-keep_old = De kaarten blijven bij { CASE($whom, "object") }, maar liggen nu open.
toepen-turn-caught-keep_new = Er komen vier nieuwe kaarten voor { CASE($whom, "object") }.
toepen-turn-caught-open_hand = Er komen vier nieuwe kaarten voor { CASE($whom, "object") }, en die liggen open.
toepen-turn-whistle = { CAPITAL($who) } fluit: drie boeren of drie tienen.
toepen-turn-pelt = Armoede voor { CASE($whom, "object") }: dat telt als een toep.
toepen-turn-lay_away = { CAPITAL($who) } legt { $cards } weg.
toepen-turn-toep = { CAPITAL($who) } toept: passen kost { $fold }, verliezen { $number }.
toepen-turn-toep-over = { CAPITAL($who) } toept over: passen kost { $fold }, verliezen { $number }.
toepen-turn-answer = { PERSON($who) ->
    [you] Jij moet antwoorden.
    [many] { CAPITAL($who) } moeten antwoorden.
   *[one] { CAPITAL($who) } moet antwoorden.
    }
toepen-turn-answer-others = De andere { $number } moeten antwoorden.
toepen-turn-stay = { CAPITAL($who) } gaat mee.
toepen-turn-fold = { CAPITAL($who) } past voor { $number }.
toepen-turn-stake = De inzet is nu { $number }.
toepen-turn-card = { CAPITAL($who) } speelt { $cards }.
toepen-turn-card-and = { CAPITAL($who) } speelt { $card } en
toepen-turn-round = { CAPITAL($who) } wint de ronde.
toepen-turn-round-jack = { CAPITAL($who) } wint de ronde met een boer.
toepen-turn-cross = Dat is kruis { $number } op rij.
toepen-turn-points = Strafpunten: { $points }.
toepen-turn-points-one = { $who } { $number }
toepen-turn-flies = { CAPITAL($who) } vliegt eruit.
toepen-turn-out = { PERSON($who) ->
    [you] Jij bent af.
    [many] { CAPITAL($who) } zijn af.
   *[one] { CAPITAL($who) } is af.
    }
toepen-four-1 = vier azen
toepen-four-7 = vier zevens
toepen-four-8 = vier achten
toepen-four-9 = vier negens
toepen-four-10 = vier tienen
toepen-four-11 = vier boeren
toepen-four-12 = vier vrouwen
toepen-four-13 = vier heren

## the end
toepen-end-last = { CAPITAL($who) } bleef als laatste over.
toepen-end-lowest = De minste strafpunten: { $who } ({ $points }).
toepen-facts = { $rounds }, { $toeps } keer getoept

## the sheet of all rounds
toepen-sheet-title = Stand per ronde
toepen-sheet-round = Ronde
toepen-sheet-total = Stand
toepen-sheet-won = gewonnen, { $points }
toepen-sheet-out = { $points }, af
toepen-sheet-gone = speelt niet meer
toepen-sheet-chart = Strafpunten per ronde; bij { $limit } ben je af
toepen-sheet-none = Er is nog geen ronde gespeeld.
toepen-sheet-open = Stand

## why not
toepen-no-turn-gone = Je bent af en doet niet meer mee. Wacht op het volgende potje.
toepen-no-turn-folded = Jouw ronde is voorbij. Wacht op de volgende.
toepen-no-question = Er ligt nog een vraag op tafel. Geef eerst antwoord, of wacht erop.
toepen-no-no_toep = Er ligt geen toep om te beantwoorden, dus meegaan of passen kan niet. Speel een kaart.
toepen-no-own_toep = Je hebt al getoept. Alleen een ander kan nog verhogen.
toepen-no-own_toep-pelt = Jouw armoede telt al als toep. Wacht tot een ander toept.
toepen-no-own_toep-all = Iedereen die meedoet, staat op armoede, dus er wordt niet getoept. Speel een kaart.
toepen-no-toep_turn = Toepen kan hier alleen op je eigen beurt. Wacht tot je aan de beurt bent.
toepen-no-dead = Met een inzet van { $lose } kun je boven de { $limit } komen. Dan mag je hier niet toepen: speel een kaart.
toepen-no-final = Bij koningstoepen wordt niet getoept. Speel een kaart.
toepen-no-anti_line = Je hebt al twee keer op rij gepast. Nu moet je mee.
toepen-no-blind = Blind toepen mag alleen wie de meeste punten heeft, zolang alle kaarten dicht liggen en er geen armoede is. Wacht op je kaarten.
toepen-no-blind-anyone = Blind toepen mag zolang alle kaarten dicht liggen en er geen armoede is. Wacht op je kaarten.
toepen-no-blind-off = Blind toepen doen jullie in dit spel niet. Kijk naar je kaarten.
toepen-no-four = Openleggen doe je met vier gelijke, en dan altijd. Kies het andere antwoord.
toepen-no-chance = Een kaart trekken mag één keer, met drie gelijke en zolang er een stapel is. Speel met wat je hebt.
toepen-no-wash = Wassen kan zolang er vier kaarten op de stapel liggen, en niet als je betrapt bent. Speel met deze kaarten.
toepen-no-late = Er wordt al gespeeld, dus dat kan niet meer. Speel een kaart.
toepen-no-wash-late = Er wordt al gespeeld, dus wassen is voorbij. Speel een kaart.
toepen-no-whistle = Fluiten doe je met drie boeren of drie tienen, en dan altijd. Kies het andere antwoord.
toepen-no-lay_away = Leg precies drie kaarten uit je hand weg.

## standing orders
toepen-orders-title = Vaste afspraken
toepen-orders-text = Wat je hier afspreekt, kiest het spel voortaan voor je.
toepen-orders-of = Voor { $name }
toepen-orders-no_check = Draai nooit een was om
toepen-orders-no_check-why = Een was van een ander blijft altijd dicht liggen.
toepen-orders-no_wash = Was nooit
toepen-orders-no_wash-why = Je houdt altijd de kaarten die je krijgt.
toepen-orders-no_blind = Toep nooit blind
toepen-orders-no_blind-why = Je kijkt altijd eerst.
toepen-orders-fold_above = Pas boven een inzet van
toepen-orders-fold_above-0 = nooit

## house rules
toepen-advice-wash = Met vijf of meer spelers is de stapel klein: zet de was liever uit.
toepen-advice-link = Bij spelen per link toep je op je eigen beurt. Niemand wast of toept blind, tenzij je dat bij Vaste afspraken (in het menu) anders kiest.
toepen-option-blind = Blind toepen
toepen-option-blind-why = Voordat er iemand kijkt, mag er al getoept worden.
toepen-option-pelt = Armoede
toepen-option-pelt-why = Wie nog één punt van de grens staat, speelt alsof er al getoept is.
toepen-option-was = De was
toepen-option-was-why = Een slechte hand leg je dicht weg voor vier nieuwe, eerlijk of als bluf.
toepen-option-whistle = Fluiten
toepen-option-whistle-why = Wie drie boeren of drie tienen heeft, laat dat horen.
toepen-option-jack_bonus = Winnen met een boer
toepen-option-jack_bonus-why = Wie de laatste slag met een boer wint, raakt een punt kwijt.
toepen-option-four_alike = Toep en kans op toep
toepen-option-four_alike-why = Vier gelijke winnen meteen, en met drie mag je een kaart trekken.
toepen-option-kings_final = Koningstoepen
toepen-option-kings_final-why = Staan alle laatste spelers op armoede, dan beslissen acht slagen.
toepen-option-anti_line = Anti-lijn
toepen-option-anti_line-why = Na twee keer passen op rij moet je mee.
toepen-option-five_crosses = Vijf kruizen
toepen-option-five_crosses-why = Na vijf gewonnen rondes op rij vliegt de laagste van de rest eruit.
toepen-option-toep_any_time = Toepen op elk moment
toepen-option-toep_any_time-why = Je mag ook toepen als een ander aan de beurt is.
toepen-option-toep_for_dead = Toepen boven de grens
toepen-option-toep_for_dead-why = Je mag ook toepen als de inzet je boven de grens kan brengen.
toepen-option-end_at_first_loser = Stoppen bij de eerste die af is
toepen-option-end_at_first_loser-why = Zodra iemand af is, wint wie de minste punten heeft.
toepen-option-pelt_leads = Armoede komt uit
toepen-option-pelt_leads-why = Wie op armoede staat, legt de eerste kaart van de ronde.
toepen-option-was_penalty = Betrapt op een valse was
toepen-option-was_penalty-why = Hoe het verdergaat met wie betrapt is, naast een strafpunt.
toepen-option-blind_value = Inzet van een blinde toep
toepen-option-blind_value-why = Zoveel kost het om na een blinde toep te verliezen.
toepen-option-limit = Af bij
toepen-option-limit-why = Met zoveel strafpunten doe je niet meer mee.
toepen-option-blind_anyone = Iedereen mag blind toepen
toepen-option-blind_anyone-why = Niet alleen wie de meeste punten heeft.
toepen-value-off = nooit
toepen-value-two = met twee spelers
toepen-value-three = met twee of drie spelers
toepen-value-out = de ronde is voorbij
toepen-value-keep_old = met de oude kaarten, open
toepen-value-keep_new = met nieuwe kaarten
toepen-value-open_hand = met nieuwe kaarten, open
toepen-preset-SpelTips = SpelTips
toepen-preset-SpelTips-source = Zoals SpelTips.eu het uitlegt.
toepen-preset-Voorbeeld = Voorbeeld
toepen-preset-Voorbeeld-source = Zoals in het puntenvoorbeeld van SpelTips.eu: met vijf kruizen.
toepen-preset-Cafe_15 = Café 15
toepen-preset-Cafe_15-source = Zoals Wikipedia het beschreef: tot 15 punten, en wie niet meer kan betalen, toept niet.
toepen-value-2 = 2 punten
toepen-value-3 = 3 punten
toepen-value-4 = 4 punten
toepen-value-5 = 5 punten
toepen-value-6 = 6 punten
toepen-value-7 = 7 punten
toepen-value-8 = 8 punten
toepen-value-9 = 9 punten
toepen-value-10 = 10 punten
toepen-value-11 = 11 punten
toepen-value-12 = 12 punten
toepen-value-13 = 13 punten
toepen-value-14 = 14 punten
toepen-value-15 = 15 punten
toepen-value-16 = 16 punten
toepen-value-17 = 17 punten
toepen-value-18 = 18 punten
toepen-value-19 = 19 punten
toepen-value-20 = 20 punten
toepen-value-21 = 21 punten
toepen-value-22 = 22 punten
toepen-value-23 = 23 punten
toepen-value-24 = 24 punten
toepen-value-25 = 25 punten
toepen-value-26 = 26 punten
toepen-value-27 = 27 punten
toepen-value-28 = 28 punten
toepen-value-29 = 29 punten
toepen-value-30 = 30 punten

## its tile in the lobby
toepen-tile-seats = 2 tot 8 spelers, ± 15 min
toepen-tile-line = Vier kaarten, één slag telt. Durf je te toepen?
toepen-tile-short = Durf jij te toepen?
toepen-gentle = blind toepen en de was doen niet mee

## why a choice is a good one
hint-why-toep_top = met je { $card } win je zeker, als die kleur gevraagd wordt
hint-why-toep_dead = verlies je, dan lig je er toch al uit
hint-why-toep_out = wint { CASE($whom, "object") } niet, dan kan dat het einde voor { CASE($whom, "object") } zijn
hint-why-toep_high = met je { $card } maak je kans op de laatste slag
hint-why-bluff = dat is bluf: een 9 of 10 heb je niet, maar misschien passen ze
hint-why-stay_top = met je { $card } win je zeker, als die kleur gevraagd wordt
hint-why-stay_dead = passen kost je het spel ook
hint-why-stay_high = met je { $card } maak je nog kans op de laatste slag
hint-why-stay = passen kost al { $points }, en verliezen maar één meer
hint-why-fold_life = als je verliest, lig je eruit, en als je past niet
hint-why-fold_low = een 9 of 10 heb je niet
hint-why-fold_beaten = van al je kaarten kan een ander nog een hogere hebben
hint-why-fold = passen kost nu nog maar één punt
hint-why-look = zo doe je niet mee, en zie je toch wat je had
hint-why-blind = niemand heeft zijn kaarten nog gezien
hint-why-no_blind = je hebt je kaarten nog niet gezien
hint-why-show = met vier gelijke is de ronde van jou
hint-why-draw = met een vierde { $card } is de ronde van jou
hint-why-no_draw = zo houd je { $card }
hint-why-wash = het is echt een was, dus wie hem omdraait krijgt een punt
hint-why-bluff_wash = dat is bluf: een was is het niet, en wie hem omdraait, geeft jou een punt
hint-why-keep_high = zo houd je { $card }
hint-why-no_wash = een was is dit niet, en een valse kost een punt
hint-why-keep_hand = zo houd je deze kaarten
hint-why-check_out = is hij vals, dan is het spel uit voor { CASE($whom, "object") }
hint-why-check = is hij vals, dan krijgt { CASE($whom, "object") } een punt
hint-why-no_check_out = klopt hij, dan lig je eruit als je hem omdraait
hint-why-no_check = klopt hij, dan kost omdraaien je een punt
hint-why-whistle = zo hoort het met zo'n hand
hint-why-no_whistle = er is niets om voor te fluiten
hint-why-lay_lowest = dat zijn je drie laagste kaarten
hint-why-lay_keeps = zo houd je al je negens en tienen
hint-why-unbeatable = daarboven gaat geen kaart meer
hint-why-saves_high = zo bewaar je { $card } voor later
hint-why-lowest_card = de slag neem je niet, en dit is je laagste
hint-why-lead_high = hoger heb je niet
hint-why-two_left = zo houd je twee kaarten van één kleur over

## what is answered at the table
toepen-answer-score = strafpunten: { $points }. Bij { $limit } ben je af
toepen-answer-points-out = { $points }, { $out }

## the score sheet
toepen-tally-stake = De inzet is { $number }
toepen-tally-pelt = Armoede: de inzet is meteen { $number }
toepen-tally-toep = Toep: het wordt { $number }
toepen-tally-blind = Blinde toep: het wordt { $number }
toepen-tally-fold = Wie past voor { $number }?
toepen-tally-won = Wie wint de laatste slag?
toepen-tally-last = Koningstoepen: wie wint de laatste slag en daarmee het spel?
toepen-tally-crosses = Wie wint de laatste slag? { $name } won al { $number } rondes op rij.
toepen-tally-four = Of heeft iemand vier gelijke? De anderen krijgen er { $number }
toepen-tally-jack = Of wint die met een boer: een punt eraf
toepen-tally-loose = Een los strafpunt erbij
toepen-stats-rounds = Rondes gewonnen
toepen-stats-in_a_row = Meeste rondes op rij
toepen-stats-toeps = Keer getoept
toepen-stats-bluffs = Gewonnen door bluf: iedereen paste, ook wie hoger had

## the first time
toepen-first-lot = Er is geloot wie er deelt. Wie links van de deler zit, komt uit.
toepen-first-deal = Dit zijn je kaarten. Het gaat om de laatste slag: wie die wint, wint de ronde.
toepen-first-play = Alleen de laatste slag telt. Bewaar daarvoor een hoge kaart, zoals een 10 of een 9.
toepen-first-call = Denk je de laatste slag te winnen? Dan kun je toepen, en gaat het om meer.
toepen-first-call-own = Denk je de laatste slag te winnen? Op je eigen beurt kun je toepen, en gaat het om meer.
toepen-first-follow = De eerste kaart bepaalt de kleur. Heb je die kleur, dan leg je die.
toepen-first-trick = De hoogste kaart van de gevraagde kleur wint. Een 10 is het hoogst, een boer het laagst.
toepen-first-toep = { CAPITAL($who) } klopt op tafel: dat is toepen. Wie nu verliest, krijgt { $points }.
toepen-first-toep-mine = Jij toept. De anderen gaan mee of passen, en wie verliest, krijgt { $points }.
toepen-first-answer = Ga je mee, dan speel je door om meer punten. Passen kost minder.
toepen-first-stay = Wie meegaat, speelt de ronde uit om de hogere inzet.
toepen-first-fold = Wie past, betaalt meteen en wacht op de volgende ronde.
toepen-first-fold-mine = Je past. Dat kost { $points }, en de volgende ronde doe je weer mee.
toepen-first-stake = Iedereen heeft gekozen. Verliezen kost nu { $points }.
toepen-first-round = Wie de laatste slag wint, krijgt geen punten. De anderen betalen de inzet.
toepen-first-points = Punten wil je niet hebben. Wie er { $limit } heeft, is af.
toepen-first-jack = Wie met een boer wint, raakt een punt kwijt. Bij { $limit } ben je af.
toepen-first-pelt = { CAPITAL($who) } is met nog één punt af. Dat heet armoede, en het telt als een toep.
toepen-first-pelt-mine = Met nog één punt ben je af. Dat heet armoede, en het telt als een toep.
toepen-first-out = { CAPITAL($who) } heeft te veel punten en is af. De rest speelt door.
toepen-first-out-mine = Je hebt te veel punten en bent af. De anderen spelen door.
toepen-first-show = Vier gelijke kaarten winnen de ronde meteen.
toepen-first-chance = Met drie gelijke kaarten mag je er één ruilen, op zoek naar de vierde.
toepen-first-whistle = Wie drie boeren of drie tienen heeft, fluit. Welke van de twee blijft geheim.
toepen-first-blind = Blind toepen is toepen voordat iemand zijn kaarten ziet. Verliezen kost dan meer.
toepen-first-blind-mine = Je toept blind: niemand heeft zijn kaarten gezien. Verliezen kost nu { $points }.
toepen-first-look = Nu mag iedereen die meedoet, zijn kaarten bekijken.
toepen-first-peek = Wie blind gepast heeft, mag toch kijken. Dat kost een punt extra.
toepen-first-wash = Een was is een slechte hand die je dicht weglegt voor vier nieuwe kaarten. Bluffen mag.
toepen-first-wash-mine = Je legt je hand weg als was. Vertrouwt iemand hem niet, dan wordt hij omgedraaid.
toepen-first-check = Klopt de was, dan krijgt wie hem omdraait een punt. Anders krijgt de ander er een.
toepen-first-true_wash = De was klopt. Wie hem omdraaide, krijgt een punt.
toepen-first-false_wash = De was klopt niet. Dat kost een punt.

## the deal of the day
toepen-daily-goal = Drie rondes. Daarna wint wie de minste strafpunten heeft.
toepen-daily-brief = Drie rondes: de minste strafpunten
toepen-daily-points = { $number ->
    [one] { $number } strafpunt
   *[other] { $number } strafpunten
    }
