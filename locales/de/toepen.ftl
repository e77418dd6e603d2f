### What Toepen says, in German; the form is that of nl.

toepen-score-title = Strafpunkte
toepen-stake = Einsatz
toepen-costs = Verlieren kostet { $lose }
toepen-costs-fold = Passen kostet { $fold }
toepen-costs-short = Passen { $fold }, Verlieren { $lose }
toepen-trick = Stich { $number } von { $all }
toepen-your_card = deine Karte
toepen-card_closed = Karte { $number }, verdeckt

## plates
toepen-plate-folded = passt
toepen-plate-sits = wartet
toepen-plate-gone = raus
toepen-plate-points = Strafpunkte: { $points }
toepen-plate-card = gespielt: { $card }
toepen-plate-open = liegt offen: { $cards }

## the question
toepen-ask-lead = Du bist dran. Spiele eine Karte aus.
toepen-ask-follow = Du bist dran. Bediene { $suit }.
toepen-ask-free = Du bist dran. Du hast kein { $suit }: Alles ist erlaubt.
toepen-ask-answer = { PERSON($who) ->
    [many] { CAPITAL($who) } klopfen. Gehst du für { $lose } mit oder passt du für { $fold }?
   *[one] { CAPITAL($who) } klopft. Gehst du für { $lose } mit oder passt du für { $fold }?
    }
toepen-ask-pelt = Armut bei { CASE($who, "dative") }. Gehst du für { $lose } mit oder passt du für { $fold }?
toepen-ask-blind_answer = { PERSON($who) ->
    [many] { CAPITAL($who) } klopfen blind. Gehst du für { $lose } mit oder passt du für { $fold }?
   *[one] { CAPITAL($who) } klopft blind. Gehst du für { $lose } mit oder passt du für { $fold }?
    }
toepen-ask-blind = Deine Karten sind noch verdeckt. Klopfst du blind oder schaust du erst?
toepen-ask-four = Du hast drei gleiche Karten. Ziehst du eine und hoffst auf die vierte?
toepen-ask-show = Vier gleiche: Das ist ein Toep. Leg sie offen hin.
toepen-ask-stay = Du hast schon zweimal hintereinander gepasst. Jetzt gehst du für { $lose } mit.
toepen-ask-no_draw = Eine Karte ziehen geht jetzt nicht.
toepen-ask-no_wash = Waschen geht jetzt nicht.
toepen-ask-no_whistle = Du hast nichts zum Pfeifen.
toepen-ask-wash = Willst du waschen oder mit diesen Karten spielen?
toepen-ask-whistle = Drei Buben oder Zehnen: Dafür wird gepfiffen.
toepen-ask-check = { PERSON($who) ->
    [you] { CAPITAL($who) } legst { $claim } hin. Drehst du sie um?
   *[one] { CAPITAL($who) } legt { $claim } hin. Drehst du sie um?
    }
toepen-ask-lay_away = Leg drei Karten weg. Noch { $left }.
toepen-ask-lay_away-done = Fertig? Leg diese drei weg.

## what a message asks
toepen-call-answer = { PERSON($name) ->
    [many] { CAPITAL($who) } klopft! { $name }, geht ihr für { $lose } mit?
   *[one] { CAPITAL($who) } klopft! { $name }, gehst du für { $lose } mit?
    }
toepen-call-blind_answer = { PERSON($name) ->
    [many] { CAPITAL($who) } klopft blind! { $name }, geht ihr für { $lose } mit?
   *[one] { CAPITAL($who) } klopft blind! { $name }, gehst du für { $lose } mit?
    }
toepen-call-pelt = { PERSON($name) ->
    [many] Armut bei { CASE($who, "dative") }. { $name }, geht ihr für { $lose } mit?
   *[one] Armut bei { CASE($who, "dative") }. { $name }, gehst du für { $lose } mit?
    }
toepen-call-check = { PERSON($who) ->
    [you] { CAPITAL($who) } legst { $claim } hin. { $name }, drehst du sie um?
   *[one] { CAPITAL($who) } legt { $claim } hin. { $name }, drehst du sie um?
    }
toepen-claim-wash_white = weiße Wäsche
toepen-claim-wash_dirty = schmutzige Wäsche
toepen-hint-toep = Wenn du klopfst, kostet Verlieren { $lose }
toepen-do-card = { $card } spielen
toepen-do-toep = Toep!
toepen-do-stay = Für { $lose } mitgehen
toepen-do-fold = Für { $fold } passen
toepen-do-look = Passen und schauen für { $peek }
toepen-do-blind = Blind klopfen
toepen-do-no_blind = Erst schauen
toepen-do-draw = Karte ziehen
toepen-do-no_draw = So lassen
toepen-do-wash_white = Weiße Wäsche
toepen-do-wash_dirty = Schmutzige Wäsche
toepen-do-no_wash = Karten behalten
toepen-do-check = Umdrehen
toepen-do-no_check = Liegen lassen
toepen-do-show = Toep!
toepen-do-whistle = Pfeifen
toepen-do-no_whistle = Weiter
toepen-do-lay_away = Weglegen
toepen-choice-card = { $cards } spielen
toepen-choice-lay_away = { $cards } weglegen
toepen-would-card = { $cards } spielen
toepen-would-lay_away = { $cards } weglegen
toepen-would-toep = klopfen
toepen-would-stay = für { $lose } mitgehen
toepen-would-fold = für { $fold } passen
toepen-would-look = passen und für { $peek } schauen
toepen-would-blind = blind klopfen
toepen-would-no_blind = erst schauen
toepen-would-draw = eine Karte ziehen
toepen-would-no_draw = keine Karte ziehen
toepen-would-wash_white = weiße Wäsche hinlegen
toepen-would-wash_dirty = schmutzige Wäsche hinlegen
toepen-would-no_wash = nicht waschen
toepen-would-check = die Wäsche umdrehen
toepen-would-no_check = die Wäsche liegen lassen
toepen-would-show = sie offen hinlegen
toepen-would-whistle = pfeifen
toepen-would-no_whistle = weiterspielen
toepen-call = Toep!
toepen-who_calls = Wer klopft?
toepen-next_round = Nächste Runde

## announcements
toepen-banner-toep = Toep!
toepen-banner-show = Toep!
toepen-banner-blind = Blind geklopft
toepen-banner-whistle = Pfeift
toepen-banner-wash = Weiße Wäsche
toepen-banner-wash-dirty = Schmutzige Wäsche
toepen-banner-true_wash = Die Wäsche stimmt
toepen-banner-false_wash = Die Wäsche stimmt nicht
toepen-banner-round = Gewinnt die Runde
toepen-banner-pelt = Armut

## the log
toepen-turn-deal = { PERSON($who) ->
    [you] { CAPITAL($who) } gibst.
   *[one] { CAPITAL($who) } gibt.
    }
toepen-turn-closed = Die Karten bleiben noch verdeckt.
toepen-turn-final = Königsrunde: { $number } Stiche, und der letzte entscheidet.
toepen-turn-blind = { PERSON($who) ->
    [you] { CAPITAL($who) } klopfst blind: Passen kostet { $fold }, Verlieren { $number }.
   *[one] { CAPITAL($who) } klopft blind: Passen kostet { $fold }, Verlieren { $number }.
    }
toepen-turn-look = { PERSON($who) ->
    [you] { CAPITAL($who) } schaust doch noch.
   *[one] { CAPITAL($who) } schaut doch noch.
    }
toepen-turn-look-own = { PERSON($who) ->
    [you] { CAPITAL($who) } schaust doch noch und siehst { $cards }.
   *[one] { CAPITAL($who) } schaut doch noch und sieht { $cards }.
    }
toepen-turn-look-some = { PERSON($who) ->
    [you] { CAPITAL($who) } schaust.
    [both] { CAPITAL($who) } schaut.
    [many] { CAPITAL($who) } schauen.
   *[one] { CAPITAL($who) } schaut.
    }
toepen-turn-look-all = Alle schauen.
toepen-turn-show-call = Toep!
toepen-turn-show = { PERSON($who) ->
    [you] { CAPITAL($who) } legst { $four } offen hin.
   *[one] { CAPITAL($who) } legt { $four } offen hin.
    }
toepen-turn-chance = { PERSON($who) ->
    [you] { CAPITAL($who) } hoffst auf einen Toep und legst eine Karte weg.
   *[one] { CAPITAL($who) } hofft auf einen Toep und legt eine Karte weg.
    }
toepen-turn-draw = { PERSON($who) ->
    [you] { CAPITAL($who) } ziehst { $cards }.
   *[one] { CAPITAL($who) } zieht { $cards }.
    }
toepen-turn-wash = { PERSON($who) ->
    [you] { CAPITAL($who) } legst { $claim } hin.
   *[one] { CAPITAL($who) } legt { $claim } hin.
    }
toepen-turn-check = { PERSON($who) ->
    [you] { CAPITAL($who) } drehst die Wäsche um.
   *[one] { CAPITAL($who) } dreht die Wäsche um.
    }
toepen-turn-turn_over = Da liegen { $cards }.
toepen-turn-true_wash = Das ist { $claim }: ein Punkt für { CASE($whom, "accusative") }.
toepen-turn-false_wash = Das ist keine { $claim }: ein Punkt für { CASE($whom, "accusative") }.
toepen-turn-caught-out = Diese Runde ist für { CASE($whom, "accusative") } vorbei.
toepen-turn-caught-keep_old = Die Karten bleiben bei { CASE($whom, "dative") }, liegen jetzt aber offen.
toepen-turn-caught-keep_new = Für { CASE($whom, "accusative") } gibt es vier neue Karten.
toepen-turn-caught-open_hand = Für { CASE($whom, "accusative") } gibt es vier neue Karten, und die liegen offen.
toepen-turn-whistle = { PERSON($who) ->
    [you] { CAPITAL($who) } pfeifst: drei Buben oder drei Zehnen.
   *[one] { CAPITAL($who) } pfeift: drei Buben oder drei Zehnen.
    }
toepen-turn-pelt = Armut bei { CASE($whom, "dative") }: Das zählt als Klopfen.
toepen-turn-lay_away = { PERSON($who) ->
    [you] { CAPITAL($who) } legst { $cards } weg.
   *[one] { CAPITAL($who) } legt { $cards } weg.
    }
toepen-turn-toep = { PERSON($who) ->
    [you] { CAPITAL($who) } klopfst: Passen kostet { $fold }, Verlieren { $number }.
   *[one] { CAPITAL($who) } klopft: Passen kostet { $fold }, Verlieren { $number }.
    }
toepen-turn-toep-over = { PERSON($who) ->
    [you] { CAPITAL($who) } klopfst noch höher: Passen kostet { $fold }, Verlieren { $number }.
   *[one] { CAPITAL($who) } klopft noch höher: Passen kostet { $fold }, Verlieren { $number }.
    }
toepen-turn-answer = { PERSON($who) ->
    [you] Du musst antworten.
    [both] { CAPITAL($who) } müsst antworten.
    [many] { CAPITAL($who) } müssen antworten.
   *[one] { CAPITAL($who) } muss antworten.
    }
toepen-turn-answer-others = Die anderen { $number } müssen antworten.
toepen-turn-stay = { PERSON($who) ->
    [you] { CAPITAL($who) } gehst mit.
   *[one] { CAPITAL($who) } geht mit.
    }
toepen-turn-fold = { PERSON($who) ->
    [you] { CAPITAL($who) } passt für { $number }.
   *[one] { CAPITAL($who) } passt für { $number }.
    }
toepen-turn-stake = Der Einsatz ist jetzt { $number }.
toepen-turn-card = { PERSON($who) ->
    [you] { CAPITAL($who) } spielst { $cards }.
   *[one] { CAPITAL($who) } spielt { $cards }.
    }
toepen-turn-card-and = { PERSON($who) ->
    [you] { CAPITAL($who) } spielst { $card } und
   *[one] { CAPITAL($who) } spielt { $card } und
    }
toepen-turn-round = { PERSON($who) ->
    [you] { CAPITAL($who) } gewinnst die Runde.
   *[one] { CAPITAL($who) } gewinnt die Runde.
    }
toepen-turn-round-jack = { PERSON($who) ->
    [you] { CAPITAL($who) } gewinnst die Runde mit einem Buben.
   *[one] { CAPITAL($who) } gewinnt die Runde mit einem Buben.
    }
toepen-turn-cross = Das sind { $number } Kreuzchen in Folge.
toepen-turn-points = Strafpunkte: { $points }.
toepen-turn-points-one = { $who } { $number }
toepen-turn-flies = { PERSON($who) ->
    [you] { CAPITAL($who) } fliegst raus.
   *[one] { CAPITAL($who) } fliegt raus.
    }
toepen-turn-out = { PERSON($who) ->
    [you] Du bist raus.
    [both] { CAPITAL($who) } seid raus.
    [many] { CAPITAL($who) } sind raus.
   *[one] { CAPITAL($who) } ist raus.
    }
toepen-four-1 = vier Asse
toepen-four-7 = vier Siebenen
toepen-four-8 = vier Achten
toepen-four-9 = vier Neunen
toepen-four-10 = vier Zehnen
toepen-four-11 = vier Buben
toepen-four-12 = vier Damen
toepen-four-13 = vier Könige

## the end
toepen-end-last = Zuletzt noch im Spiel: { $who }.
toepen-end-lowest = Die wenigsten Strafpunkte: { $who } ({ $points }).
toepen-facts = { $rounds }, { $toeps }-mal geklopft

## the sheet of all rounds
toepen-sheet-title = Stand nach Runden
toepen-sheet-round = Runde
toepen-sheet-total = Stand
toepen-sheet-won = gewonnen, { $points }
toepen-sheet-out = { $points }, raus
toepen-sheet-gone = spielt nicht mehr mit
toepen-sheet-chart = Strafpunkte nach Runden; mit { $limit } bist du raus
toepen-sheet-none = Es wurde noch keine Runde gespielt.
toepen-sheet-open = Stand

## why not
toepen-no-turn-gone = Du bist raus und spielst nicht mehr mit. Warte auf das nächste Spiel.
toepen-no-turn-folded = Deine Runde ist vorbei. Warte auf die nächste.
toepen-no-question = Es liegt noch eine Frage auf dem Tisch. Antworte erst, oder warte auf die Antwort.
toepen-no-no_toep = Es hat niemand geklopft, also kannst du nicht mitgehen oder passen. Spiele eine Karte.
toepen-no-own_toep = Du hast schon geklopft. Nur jemand anders kann noch erhöhen.
toepen-no-own_toep-pelt = Deine Armut zählt schon als Klopfen. Warte, bis jemand anders klopft.
toepen-no-own_toep-all = Alle, die noch dabei sind, haben Armut, also wird nicht geklopft. Spiele eine Karte.
toepen-no-toep_turn = Klopfen kannst du hier nur, wenn du dran bist. Warte so lange.
toepen-no-dead = Mit einem Einsatz von { $lose } kannst du über { $limit } kommen. Dann darfst du hier nicht klopfen: Spiele eine Karte.
toepen-no-final = In der Königsrunde wird nicht geklopft. Spiele eine Karte.
toepen-no-anti_line = Du hast schon zweimal hintereinander gepasst. Jetzt musst du mitgehen.
toepen-no-blind = Blind klopfen darf nur, wer die meisten Punkte hat, solange alle Karten verdeckt sind und niemand Armut hat. Warte auf deine Karten.
toepen-no-blind-anyone = Blind klopfen darfst du, solange alle Karten verdeckt sind und niemand Armut hat. Warte auf deine Karten.
toepen-no-blind-off = Blindes Klopfen gibt es in diesem Spiel nicht. Sieh dir deine Karten an.
toepen-no-four = Vier gleiche Karten legst du offen hin, und zwar immer. Nimm die andere Antwort.
toepen-no-chance = Eine Karte ziehen darfst du einmal, mit drei gleichen und solange es einen Stapel gibt. Spiele mit dem, was du hast.
toepen-no-wash = Waschen geht, solange vier Karten im Stapel liegen, und nicht, wenn du erwischt wurdest. Spiele mit diesen Karten.
toepen-no-late = Es wird schon gespielt, also geht das nicht mehr. Spiele eine Karte.
toepen-no-wash-late = Es wird schon gespielt, also kann niemand mehr waschen. Spiele eine Karte.
toepen-no-whistle = Pfeifen musst du mit drei Buben oder drei Zehnen, und nur dann. Nimm die andere Antwort.
toepen-no-lay_away = Leg genau drei Karten aus deiner Hand weg.

## standing orders
toepen-orders-title = Feste Absprachen
toepen-orders-text = Was du hier festlegst, wählt das Spiel ab jetzt für dich.
toepen-orders-of = Für { $name }
toepen-orders-no_check = Nie eine Wäsche umdrehen
toepen-orders-no_check-why = Die Wäsche von anderen bleibt immer verdeckt liegen.
toepen-orders-no_wash = Nie waschen
toepen-orders-no_wash-why = Du behältst immer die Karten, die du bekommst.
toepen-orders-no_blind = Nie blind klopfen
toepen-orders-no_blind-why = Du schaust immer erst.
toepen-orders-fold_above = Passen bei Einsatz über
toepen-orders-fold_above-0 = nie

## house rules
toepen-advice-wash = Ab fünf Personen ist der Stapel klein: Spielt lieber ohne Wäsche.
toepen-advice-link = Wenn ihr per Link spielt, klopfst du, wenn du dran bist. Niemand wäscht oder klopft blind, außer du stellst das bei „Feste Absprachen“ (im Menü) anders ein.
toepen-option-blind = Blind klopfen
toepen-option-blind-why = Klopfen ist schon erlaubt, bevor jemand in die Karten schaut.
toepen-option-pelt = Armut
toepen-option-pelt-why = Wer nur noch einen Punkt von der Grenze entfernt ist, spielt, als wäre schon geklopft worden.
toepen-option-was = Die Wäsche
toepen-option-was-why = Eine schlechte Hand legst du verdeckt weg und bekommst vier neue Karten, ehrlich oder als Bluff.
toepen-option-whistle = Pfeifen
toepen-option-whistle-why = Wer drei Buben oder drei Zehnen hat, muss es hören lassen.
toepen-option-jack_bonus = Mit einem Buben gewinnen
toepen-option-jack_bonus-why = Wer den letzten Stich mit einem Buben gewinnt, wird einen Punkt los.
toepen-option-four_alike = Toep und Chance auf Toep
toepen-option-four_alike-why = Vier gleiche gewinnen sofort, und mit drei darfst du eine Karte ziehen.
toepen-option-kings_final = Königsrunde
toepen-option-kings_final-why = Haben am Ende alle Armut, entscheiden acht Stiche.
toepen-option-anti_line = Nicht immer passen
toepen-option-anti_line-why = Nach zweimal Passen in Folge musst du mitgehen.
toepen-option-five_crosses = Fünf Kreuzchen
toepen-option-five_crosses-why = Nach fünf gewonnenen Runden in Folge fliegt raus, wer von den anderen die wenigsten Punkte hat.
toepen-option-toep_any_time = Jederzeit klopfen
toepen-option-toep_any_time-why = Du darfst auch klopfen, wenn jemand anders dran ist.
toepen-option-toep_for_dead = Über die Grenze klopfen
toepen-option-toep_for_dead-why = Du darfst auch klopfen, wenn der Einsatz dich über die Grenze bringen kann.
toepen-option-end_at_first_loser = Schluss, wenn jemand raus ist
toepen-option-end_at_first_loser-why = Sobald jemand raus ist, gewinnt, wer die wenigsten Punkte hat.
toepen-option-pelt_leads = Armut spielt aus
toepen-option-pelt_leads-why = Wer Armut hat, legt die erste Karte der Runde.
toepen-option-was_penalty = Falsche Wäsche
toepen-option-was_penalty-why = Was außer dem Strafpunkt noch geschieht, wenn jemand erwischt wird.
toepen-option-blind_value = Einsatz nach blindem Klopfen
toepen-option-blind_value-why = So viel kostet es, nach blindem Klopfen zu verlieren.
toepen-option-limit = Raus mit
toepen-option-limit-why = Mit so vielen Strafpunkten spielst du nicht mehr mit.
toepen-option-blind_anyone = Alle dürfen blind klopfen
toepen-option-blind_anyone-why = Nicht nur, wer die meisten Punkte hat.
toepen-value-off = nie
toepen-value-two = zu zweit
toepen-value-three = zu zweit oder zu dritt
toepen-value-out = die Runde ist vorbei
toepen-value-keep_old = mit den alten Karten, offen
toepen-value-keep_new = mit neuen Karten
toepen-value-open_hand = mit neuen Karten, offen
toepen-preset-SpelTips = SpelTips
toepen-preset-SpelTips-source = So, wie SpelTips.eu es erklärt.
toepen-preset-Voorbeeld = Beispiel
toepen-preset-Voorbeeld-source = Wie im Punktebeispiel von SpelTips.eu: mit fünf Kreuzchen.
toepen-preset-Cafe_15 = Café 15
toepen-preset-Cafe_15-source = So, wie Wikipedia es beschrieb: bis 15 Punkte, und wer nicht mehr zahlen kann, klopft nicht.
toepen-value-2 = 2 Punkte
toepen-value-3 = 3 Punkte
toepen-value-4 = 4 Punkte
toepen-value-5 = 5 Punkte
toepen-value-6 = 6 Punkte
toepen-value-7 = 7 Punkte
toepen-value-8 = 8 Punkte
toepen-value-9 = 9 Punkte
toepen-value-10 = 10 Punkte
toepen-value-11 = 11 Punkte
toepen-value-12 = 12 Punkte
toepen-value-13 = 13 Punkte
toepen-value-14 = 14 Punkte
toepen-value-15 = 15 Punkte
toepen-value-16 = 16 Punkte
toepen-value-17 = 17 Punkte
toepen-value-18 = 18 Punkte
toepen-value-19 = 19 Punkte
toepen-value-20 = 20 Punkte
toepen-value-21 = 21 Punkte
toepen-value-22 = 22 Punkte
toepen-value-23 = 23 Punkte
toepen-value-24 = 24 Punkte
toepen-value-25 = 25 Punkte
toepen-value-26 = 26 Punkte
toepen-value-27 = 27 Punkte
toepen-value-28 = 28 Punkte
toepen-value-29 = 29 Punkte
toepen-value-30 = 30 Punkte

## its tile in the lobby
toepen-tile-seats = 2 bis 8 Personen, ± 15 min
toepen-tile-line = Vier Karten, ein Stich zählt. Traust du dich zu klopfen?
toepen-tile-short = Traust du dich?
toepen-gentle = ohne blindes Klopfen und ohne Wäsche

## why a choice is a good one
hint-why-toep_top = mit { $card } gewinnst du sicher, wenn diese Farbe ausgespielt wird
hint-why-toep_dead = wenn du verlierst, bist du ohnehin raus
hint-why-toep_out = { PERSON($whom) ->
    [you] wenn { $whom } nicht gewinnst, kann das für { CASE($whom, "accusative") } das Ende sein
    [both] wenn { $whom } nicht gewinnt, kann das für { CASE($whom, "accusative") } das Ende sein
    [many] wenn { $whom } nicht gewinnen, kann das für { CASE($whom, "accusative") } das Ende sein
   *[one] wenn { $whom } nicht gewinnt, kann das für { CASE($whom, "accusative") } das Ende sein
    }
hint-why-toep_high = mit { $card } hast du Aussicht auf den letzten Stich
hint-why-bluff = das ist ein Bluff: Eine 9 oder 10 hast du nicht, aber vielleicht passen sie
hint-why-stay_top = mit { $card } gewinnst du sicher, wenn diese Farbe ausgespielt wird
hint-why-stay_dead = Passen kostet dich auch das Spiel
hint-why-stay_high = mit { $card } hast du noch Aussicht auf den letzten Stich
hint-why-stay = Passen kostet schon { $points }, Verlieren nur einen mehr
hint-why-fold_life = wenn du verlierst, bist du raus, und wenn du passt, nicht
hint-why-fold_low = eine 9 oder 10 hast du nicht
hint-why-fold_beaten = zu jeder deiner Karten kann es noch eine höhere geben
hint-why-fold = Passen kostet jetzt nur einen Punkt
hint-why-look = so bist du nicht dabei und siehst doch, was du hattest
hint-why-blind = niemand hat bisher Karten gesehen
hint-why-no_blind = du hast deine Karten noch nicht gesehen
hint-why-show = mit vier gleichen gehört die Runde dir
hint-why-draw = mit { CASE($card, "fourth") } gehört die Runde dir
hint-why-no_draw = so behältst du { $card }
hint-why-wash = es ist wirklich Wäsche, also bekommt einen Punkt, wer sie umdreht
hint-why-bluff_wash = das ist ein Bluff: Wäsche ist es nicht, und wer sie umdreht, gibt dir einen Punkt
hint-why-keep_high = so behältst du { $card }
hint-why-no_wash = das ist keine Wäsche, und eine falsche kostet einen Punkt
hint-why-keep_hand = so behältst du diese Karten
hint-why-check_out = ist sie falsch, dann ist das Spiel für { CASE($whom, "accusative") } aus
hint-why-check = { PERSON($whom) ->
    [you] ist sie falsch, bekommst { $whom } einen Punkt
   *[one] ist sie falsch, bekommt { $whom } einen Punkt
    }
hint-why-no_check_out = stimmt sie, dann bist du raus, wenn du sie umdrehst
hint-why-no_check = stimmt sie, dann kostet dich das Umdrehen einen Punkt
hint-why-whistle = das gehört sich so mit dieser Hand
hint-why-no_whistle = du hast nichts zum Pfeifen
hint-why-lay_lowest = das sind deine drei niedrigsten Karten
hint-why-lay_keeps = so behältst du alle Neunen und Zehnen
hint-why-unbeatable = eine höhere Karte gibt es nicht mehr
hint-why-saves_high = so hebst du { $card } für später auf
hint-why-lowest_card = den Stich bekommst du nicht, und das ist deine niedrigste
hint-why-lead_high = höher hast du nichts
hint-why-two_left = so behältst du zwei Karten einer Farbe

## what is answered at the table
toepen-answer-score = Strafpunkte: { $points }. Mit { $limit } bist du raus
toepen-answer-points-out = { $points }, { $out }

## the score sheet
toepen-tally-stake = Der Einsatz ist { $number }
toepen-tally-pelt = Armut: Der Einsatz ist gleich { $number }
toepen-tally-toep = Geklopft: Es geht um { $number }
toepen-tally-blind = Blind geklopft: Es geht um { $number }
toepen-tally-fold = Wer passt für { $number }?
toepen-tally-won = Wer gewinnt den letzten Stich?
toepen-tally-last = Königsrunde: Wer gewinnt den letzten Stich und damit das Spiel?
toepen-tally-crosses = Wer gewinnt den letzten Stich? { $name } hat schon { $number } Runden in Folge gewonnen.
toepen-tally-four = Oder hat jemand vier gleiche? Die anderen bekommen { $number }
toepen-tally-jack = Oder war es ein Bube: ein Punkt weniger
toepen-tally-loose = Ein Strafpunkt extra
toepen-stats-rounds = Gewonnene Runden
toepen-stats-in_a_row = Meiste Runden in Folge
toepen-stats-toeps = Geklopft
toepen-stats-bluffs = Mit Bluff gewonnen: Alle passten, auch mit höheren Karten

## the first time
toepen-first-lot = Es wurde ausgelost, wer gibt. Wer links neben dieser Person sitzt, spielt aus.
toepen-first-deal = Das sind deine Karten. Es geht um den letzten Stich: Wer ihn gewinnt, gewinnt die Runde.
toepen-first-play = Nur der letzte Stich zählt. Heb dafür eine hohe Karte auf, etwa eine 10 oder eine 9.
toepen-first-call = Glaubst du, dass du den letzten Stich gewinnst? Dann kannst du klopfen, und es geht um mehr.
toepen-first-call-own = Glaubst du, dass du den letzten Stich gewinnst? Wenn du dran bist, kannst du klopfen, und es geht um mehr.
toepen-first-follow = Die erste Karte bestimmt die Farbe. Hast du diese Farbe, musst du sie legen.
toepen-first-trick = Die höchste Karte der ausgespielten Farbe gewinnt. Die 10 ist die höchste, der Bube die niedrigste.
toepen-first-toep = { PERSON($who) ->
    [you] { CAPITAL($who) } klopfst auf den Tisch. Wer jetzt verliert, bekommt { $points }.
   *[one] { CAPITAL($who) } klopft auf den Tisch. Wer jetzt verliert, bekommt { $points }.
    }
toepen-first-toep-mine = Du klopfst. Die anderen gehen mit oder passen, und wer verliert, bekommt { $points }.
toepen-first-answer = Gehst du mit, dann spielst du um mehr Punkte weiter. Passen kostet weniger.
toepen-first-stay = Wer mitgeht, spielt die Runde um den höheren Einsatz zu Ende.
toepen-first-fold = Wer passt, zahlt sofort und wartet auf die nächste Runde.
toepen-first-fold-mine = Du passt. Das kostet { $points }, und in der nächsten Runde spielst du wieder mit.
toepen-first-stake = Alle haben sich entschieden. Verlieren kostet jetzt { $points }.
toepen-first-round = Wer den letzten Stich gewinnt, bekommt keine Punkte. Die anderen zahlen den Einsatz.
toepen-first-points = Punkte will hier niemand haben. Wer { $limit } hat, ist raus.
toepen-first-jack = Wer mit einem Buben gewinnt, wird einen Punkt los. Mit { $limit } bist du raus.
toepen-first-pelt = { PERSON($who) ->
    [you] { CAPITAL($who) } bist mit noch einem Punkt raus. Das heißt Armut und zählt als Klopfen.
    [both] { CAPITAL($who) } seid mit noch einem Punkt raus. Das heißt Armut und zählt als Klopfen.
    [many] { CAPITAL($who) } sind mit noch einem Punkt raus. Das heißt Armut und zählt als Klopfen.
   *[one] { CAPITAL($who) } ist mit noch einem Punkt raus. Das heißt Armut und zählt als Klopfen.
    }
toepen-first-pelt-mine = Mit noch einem Punkt bist du raus. Das heißt Armut und zählt als Klopfen.
toepen-first-out = { PERSON($who) ->
    [you] { CAPITAL($who) } hast zu viele Punkte und bist raus. Die anderen spielen weiter.
    [both] { CAPITAL($who) } habt zu viele Punkte und seid raus. Die anderen spielen weiter.
    [many] { CAPITAL($who) } haben zu viele Punkte und sind raus. Die anderen spielen weiter.
   *[one] { CAPITAL($who) } hat zu viele Punkte und ist raus. Die anderen spielen weiter.
    }
toepen-first-out-mine = Du hast zu viele Punkte und bist raus. Die anderen spielen weiter.
toepen-first-show = Vier gleiche Karten gewinnen die Runde sofort.
toepen-first-chance = Mit drei gleichen Karten darfst du die andere tauschen und auf die vierte hoffen.
toepen-first-whistle = Wer drei Buben oder drei Zehnen hat, pfeift. Was von beidem, bleibt geheim.
toepen-first-blind = Blind klopfen heißt klopfen, bevor jemand Karten sieht. Verlieren kostet dann mehr.
toepen-first-blind-mine = Du klopfst blind: Niemand hat Karten gesehen. Verlieren kostet jetzt { $points }.
toepen-first-look = Jetzt dürfen alle, die noch dabei sind, ihre Karten ansehen.
toepen-first-peek = Wer blind gepasst hat, darf trotzdem schauen. Das kostet einen Punkt extra.
toepen-first-wash = Wäsche ist eine schlechte Hand, die du verdeckt weglegst, um vier neue Karten zu bekommen. Bluffen ist erlaubt.
toepen-first-wash-mine = Du legst deine Hand als Wäsche weg. Wer ihr nicht traut, dreht sie um.
toepen-first-check = Stimmt die Wäsche, bekommt einen Punkt, wer sie umdreht. Sonst bekommt ihn, wer sie hingelegt hat.
toepen-first-true_wash = Die Wäsche stimmt. Wer sie umgedreht hat, bekommt einen Punkt.
toepen-first-false_wash = Die Wäsche stimmt nicht. Das kostet einen Punkt.

## the deal of the day
toepen-daily-goal = Drei Runden. Danach gewinnt, wer die wenigsten Strafpunkte hat.
toepen-daily-brief = Drei Runden: die wenigsten Strafpunkte
toepen-daily-points = { $number ->
    [one] { $number } Strafpunkt
   *[other] { $number } Strafpunkte
    }
