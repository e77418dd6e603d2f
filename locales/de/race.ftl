### What the races say alike, in German: board, choices, log, refusals, house rules.
##
## A game's own text of the same key goes before the one here. {start}, {the_start}, {lane} and {openers} are
## words of the game. The first three are neuter in every game and come without an article, so that sentences
## here can give them one: "das Startfeld", "im Haus", "ins Zielfeld".

## squares and pawns
race-place-ring = { $colour } { $number }
    .to = nach { $colour } { $number }
race-place-start = { $start } { $colour }
    .from = vom { $start } { $colour }
    .to = zum { $start } { $colour }
race-place-home = { $lane } { $colour } { $number }
    .from = vom { $lane } { $colour } { $number }
    .to = ins { $lane } { $colour } { $number }
race-place-lane = { $lane } { $number }
race-place-waiting = wartet { $colour }
race-place-count = von hier noch { $left } bis ins { $lane }
race-pawn-ring = die Figur auf { $place }
race-pawn-start = die Figur auf dem { $the_start }
race-pawn-home = die Figur im { $place }
race-pawn-waiting = eine wartende Figur
race-pawn-ring-of = die Figur von { CASE($owner, "dative") } auf { $place }
race-pawn-start-of = die Figur von { CASE($owner, "dative") } auf dem { $the_start }
race-pawn-home-of = die Figur von { CASE($owner, "dative") } im { $place }
race-pawn-waiting-of = eine wartende Figur von { CASE($owner, "dative") }
race-pawn-ring-yours = deine Figur auf { $place }
race-pawn-start-yours = deine Figur auf dem { $the_start }
race-pawn-home-yours = deine Figur im { $place }
race-pawn-waiting-yours = eine wartende Figur von dir

## what stands on a square
race-on-ring = Figur von { CASE($owner, "dative") }
race-on-ring-yours = deine Figur
race-on-safe = Figur von { CASE($owner, "dative") }, sicher
race-on-safe-yours = deine Figur, sicher
race-on-waiting = { $number } von { CASE($owner, "dative") }
race-on-waiting-yours = { $number } von dir
race-on-dot = schwarzer Punkt
race-on-chosen = gewählt
race-on-hit = hier wurde die Figur von { CASE($owner, "dative") } geschlagen
race-on-hit-yours = hier wurde deine Figur geschlagen
race-row-side = Seite { $colour }
race-row-homes = { $lane } von { CASE($owner, "dative") }
race-row-waiting = Wartende Figuren
race-pick = diese Figur wählen

## what a card does
race-help-1 = eine Figur einsetzen oder 1 vor
race-help-4 = 4 zurück
race-help-11 = tauschen mit jemand anderem
race-help-forward = { $steps } vor
race-rule-1 = Setz eine wartende Figur auf dein { $start }, oder zieh mit einer Figur 1 vor.
race-rule-4 = Zieh mit einer Figur 4 zurück. Vorwärts geht mit dieser Karte nicht.
race-rule-7-and-seven_hits_passed = Jede Figur, die du überholst, geht zurück.
race-rule-11 = Tausche eine deiner Figuren gegen eine fremde. Wer sicher auf dem { $the_start } steht, tauscht nicht mit, außer du selbst.
race-rule-forward = Zieh mit einer Figur { $steps } vor.

## choices as the board shows them
race-seen-enter = einsetzen{ $hits }
race-seen-steps = { $steps } vor{ $jump }{ $hits }
race-seen-part = { $steps }{ $jump }{ $hits }
race-seen-back = { $steps } zurück{ $jump }{ $hits }
race-seen-home = nach { $lane } { $number }
race-seen-jump = { "" } und springt
race-seen-swap = Tausch gegen { CASE($other, "accusative") }
race-seen-swap-which = { $which } gegen { CASE($other, "accusative") }
race-seen-of = { $which } von { CASE($owner, "dative") }
race-seen-first = vorderste
race-seen-second = zweite
race-seen-middle = mittlere
race-seen-third = dritte
race-seen-last = hinterste

## a choice as it follows "Ich würde" or "du kannst"
race-would-give = { CASE($card, "accusative") } an { CASE($whom, "accusative") } geben
race-would-keep = { CASE($card, "accusative") } aufheben
race-would-discard = deine Karten weglegen
race-would-with = mit einem { $card } { $deed }
race-do-enter = eine Figur einsetzen
race-do-enter-of = eine Figur von { CASE($owner, "dative") } einsetzen
race-do-walk = { $pawn } um { $steps } vorziehen
race-do-walk-more = { $pawn } um { $steps }
race-do-back = { $pawn } um { $steps } zurückziehen
race-do-push = { $pawn } um { $steps } vorsetzen
race-do-swap = { $pawn } gegen { CASE($other, "accusative") } tauschen
race-do-pawn-only = deine Figur
race-do-pawn-only-of = die Figur von { CASE($owner, "dative") }
race-do-pawn-which = deine { $which } Figur
race-do-pawn-which-of = die { $which } Figur von { CASE($owner, "dative") }
race-do-pawn-home = deine Figur in { $which }
race-do-pawn-home-of = die Figur von { CASE($owner, "dative") } in { $which }

## choices, and the deeds they share with the log
race-choice = { CAPITAL($card) }: { $deed }
race-choice-discard = Karten weglegen ({ $cards })
race-choice-enter = eine Figur kommt ins Spiel{ $hits }
race-choice-enter-of = eine Figur von { CASE($owner, "dative") } kommt ins Spiel{ $hits }
race-choice-walk = { $pawn } um { $steps }{ $home }{ $jump }{ $hits }
race-choice-swap = { $pawn } tauscht mit { CASE($other, "dative") } und kommt auf { $place }
race-part-enter = kommt ins Spiel{ $hits }
race-part-walk = { $steps }{ $jump }{ $hits }
race-part-swap = tauscht mit { CASE($other, "dative") }
race-deed-forward = { $steps } vor
race-deed-backward = { $steps } zurück
race-deed-home = { "" } bis { CASE($place, "to") }
race-deed-jump = , springt weiter { CASE($place, "to") }
race-banner-hit = { PERSON($who) ->
    [many] { CAPITAL($who) } schlagen deine Figur
   *[one] { CAPITAL($who) } schlägt deine Figur
    }
race-banner-hits = { PERSON($who) ->
    [many] { CAPITAL($who) } schlagen { $number } Figuren von dir
   *[one] { CAPITAL($who) } schlägt { $number } Figuren von dir
    }
race-deed-hits = , schlägt { CASE($whom, "accusative") }
race-deed-times = { CASE($whom, "accusative") } { $number }-mal
race-deed-own = { PERSON($whose) ->
   *[one] eine eigene Figur
    }
race-deed-owns = { PERSON($whose) ->
   *[one] { $number } eigene Figuren
    }
race-verb = { $card } spielen
race-verb-discard = Karten weglegen

## the log
race-turn-play = { CAPITAL($who) }, { $card }: { $deed }
race-turn-enter = neue Figur auf dem { $end }{ $hits }
race-turn-enter-of = neue Figur von { CASE($owner, "dative") } auf dem { $end }{ $hits }
race-turn-walk = { CASE($start, "from") } { CASE($end, "to") }{ $jump }{ $hits }
race-turn-walk-back = { CASE($start, "from") } zurück { CASE($end, "to") }{ $jump }{ $hits }
race-turn-walk-of = für { CASE($owner, "accusative") } { CASE($start, "from") } { CASE($end, "to") }{ $jump }{ $hits }
race-turn-walk-of-back = für { CASE($owner, "accusative") } { CASE($start, "from") } zurück { CASE($end, "to") }{ $jump }{ $hits }
race-turn-push = Figur von { CASE($owner, "dative") } { CASE($start, "from") } { CASE($end, "to") }{ $jump }{ $hits }
race-turn-hit-at = { CASE($whom, "accusative") } auf { $place }
race-turn-swap = Tausch { CASE($start, "from") } mit { CASE($other, "dative") } auf { $end }
race-turn-swap-of = Tausch für { CASE($owner, "accusative") } { CASE($start, "from") } mit { CASE($other, "dative") } auf { $end }
race-told-play = { PERSON($who) ->
    [you] { CAPITAL($who) } hast { $deed }
   *[one] { CAPITAL($who) } hat { $deed }
    }
race-told-enter = mit einem { $card } eine Figur eingesetzt
race-told-enter-of = mit einem { $card } eine Figur von { CASE($owner, "dative") } eingesetzt
race-told-walk = { $steps ->
    [one] { $off }{ $steps } Feld{ $home } gezogen
   *[other] { $off }{ $steps } Felder{ $home } gezogen
    }
race-told-walk-more = { $steps ->
    [one] { $off }{ $steps } Feld{ $home } gezogen
   *[other] { $off }{ $steps } Felder{ $home } gezogen
    }
race-told-walk-back = { $steps ->
    [one] { $steps } Feld zurückgezogen
   *[other] { $steps } Felder zurückgezogen
    }
race-told-walk-of = { $steps ->
    [one] mit einer Figur von { CASE($owner, "dative") } { $off }{ $steps } Feld{ $home } gezogen
   *[other] mit einer Figur von { CASE($owner, "dative") } { $off }{ $steps } Felder{ $home } gezogen
    }
race-told-walk-of-more = { $steps ->
    [one] mit einer Figur von { CASE($owner, "dative") } { $off }{ $steps } Feld{ $home } gezogen
   *[other] mit einer Figur von { CASE($owner, "dative") } { $off }{ $steps } Felder{ $home } gezogen
    }
race-told-walk-of-back = { $steps ->
    [one] mit einer Figur von { CASE($owner, "dative") } { $steps } Feld zurückgezogen
   *[other] mit einer Figur von { CASE($owner, "dative") } { $steps } Felder zurückgezogen
    }
race-told-push = { $steps ->
    [one] eine Figur von { CASE($owner, "dative") } { $steps } Feld vorgesetzt
   *[other] eine Figur von { CASE($owner, "dative") } { $steps } Felder vorgesetzt
    }
race-told-swap = mit { CASE($other, "dative") } getauscht
race-told-swap-of = eine Figur von { CASE($owner, "dative") } mit { CASE($other, "dative") } getauscht
race-told-off = vom { $the_start } aus { "" }
race-told-home = { "" } ins { $lane }
race-told-deeper = { "" } im { $lane }
race-told-jump = den Sprung zum nächsten Punkt gemacht
race-told-jump-push = sie zum nächsten Punkt springen lassen
race-told-hits = { CASE($whom, "accusative") } geschlagen
race-turn-stuck-one = { PERSON($who) ->
    [you] Du kannst nichts spielen und legst deine letzte Karte weg ({ $cards }).
   *[one] { CAPITAL($who) } kann nichts spielen und legt die letzte Karte weg ({ $cards }).
    }
race-turn-stuck-many = { PERSON($who) ->
    [you] Du kannst nichts spielen und legst deine Karten weg ({ $cards }).
   *[one] { CAPITAL($who) } kann nichts spielen und legt die Karten weg ({ $cards }).
    }
race-turn-discard = { PERSON($who) ->
    [you] { CAPITAL($who) } legst alle Karten weg ({ $cards }).
   *[one] { CAPITAL($who) } legt alle Karten weg ({ $cards }).
    }
race-turn-lot = { PERSON($who) ->
    [you] Es wurde gelost. { CAPITAL($who) } gibst zuerst.
   *[one] Es wurde gelost. { CAPITAL($who) } gibt zuerst.
    }
race-turn-shuffle = { PERSON($who) ->
    [you] Es wird gemischt. { CAPITAL($who) } gibst.
   *[one] Es wird gemischt. { CAPITAL($who) } gibt.
    }
race-turn-deal = { PERSON($who) ->
    [you] { CAPITAL($who) } gibst.
   *[one] { CAPITAL($who) } gibt.
    }
race-turn-hands = Alle bekommen { $cards }.
race-turn-give = { PERSON($who) ->
    [you] { CAPITAL($who) } hast eine Karte ausgesucht.
   *[one] { CAPITAL($who) } hat eine Karte ausgesucht.
    }
race-turn-give-seen = Du gibst { CASE($whom, "dative") } { CASE($card, "accusative") }.
race-turn-exchange = Es wird getauscht.
race-turn-exchange-on = Alle geben eine Karte weiter.
race-turn-exchange-seen = Du hast von { CASE($whom, "dative") } { CASE($card, "indefinite") } bekommen.
race-turn-draw = { PERSON($who) ->
    [you] { CAPITAL($who) } nimmst eine Karte vom Stapel.
   *[one] { CAPITAL($who) } nimmt eine Karte vom Stapel.
    }
race-turn-draw-seen = Du nimmst { CASE($card, "indefinite") } vom Stapel.
race-turn-keep = { PERSON($who) ->
    [you] { CAPITAL($who) } hebst eine Karte für die nächste Runde auf.
   *[one] { CAPITAL($who) } hebt eine Karte für die nächste Runde auf.
    }
race-turn-keep-seen = Für die nächste Runde hebst du { CASE($card, "accusative") } auf.
race-turn-finished = { PERSON($who) ->
    [you] Du hast alle Figuren zu Hause und spielst jetzt für { CASE($partner, "accusative") } weiter.
   *[one] { CAPITAL($who) } hat alle Figuren zu Hause und spielt jetzt für { CASE($partner, "accusative") } weiter.
    }
race-top = Runde { $deal }
race-top-two = Runde { $deal }; zu Hause: du { $ours }, Gegenüber { $theirs }
race-top-teams = Runde { $deal }; zu Hause: ihr { $ours }, sie { $theirs }
race-round = Runde { $number }
race-begin = Der Anfang: Alle Figuren warten.

## the end
race-facts = { $deals } Runden, { $hits } Figuren geschlagen
race-score-title = Zu Hause
race-end-headline = Gewonnen!
race-end-won = { PERSON($who) ->
    [you] Du hast gewonnen.
    [both] { CAPITAL($who) } habt gewonnen.
    [many] { CAPITAL($who) } haben gewonnen.
   *[one] { CAPITAL($who) } hat gewonnen.
    }
race-end-home = { PERSON($who) ->
    [you] Du hast alle Figuren zu Hause.
    [both] { CAPITAL($who) } habt alle Figuren zu Hause.
    [many] { CAPITAL($who) } haben alle Figuren zu Hause.
   *[one] { CAPITAL($who) } hat alle Figuren zu Hause.
    }
race-score = { $home } von { $all }

## why not
race-no-turn = Du bist nicht dran. Warte auf { CASE($who, "accusative") }.
race-no-turn-dealer = Erst muss gegeben werden. Warte kurz auf die Karten.
race-no-over = Das Spiel ist aus. Fang ein neues an.
race-no-dealer = Diese Karten können so nicht gegeben werden. Mische und gib noch einmal.
race-no-hand = Die Karte hast du nicht. Nimm eine aus deiner Hand.
race-no-card = So geht diese Karte nicht. Wähle einen Zug, der aufleuchtet.
race-no-card-named = Mit { CASE($card, "dative") } geht das so nicht. Möglich ist: { $help }.
race-no-forced = Du kannst noch spielen, also behältst du deine Karten. Nimm eine Karte, die geht.
race-no-yard = Es wartet keine Figur mehr, die du einsetzen kannst.
race-no-start = Deine eigene Figur steht noch auf deinem { $start }, also passt dort keine zweite hin.
race-no-start-of = { CAPITAL($who) } steht noch auf dem { $the_start }, also passt dort keine zweite Figur hin.
race-no-waiting = Du hast keine Figur auf der Bahn. Einsetzen kannst du mit einem { $openers }.
race-no-waiting-of = { CAPITAL($who) } hat keine Figur auf der Bahn. Einsetzen kannst du mit einem { $openers }.
race-no-waiting-picked = Diese Figur wartet noch. Einsetzen kannst du sie mit einem { $openers }.
race-no-protected = { CAPITAL($who) } steht auf dem { $the_start }. Da darfst du nicht vorbei.
race-no-protected-yours = Deine eigene Figur steht auf deinem { $start }. Da darfst auch du nicht vorbei.
race-no-protected-swap = { CAPITAL($who) } steht auf dem { $the_start }. Diese Figur tauscht nicht.
race-no-exact = Das ist zu weit: In deinem { $lane } muss es genau aufgehen.
race-no-exact-of = Das ist zu weit: Im { $lane } von { CASE($who, "dative") } muss es genau aufgehen.
race-no-jump = In deinem { $lane } steht eine Figur im Weg, und die darfst du nicht überspringen.
race-no-jump-of = Im { $lane } von { CASE($who, "dative") } steht eine Figur im Weg, und die darfst du nicht überspringen.
race-no-back = Eine Figur, die zu Hause ist, geht nicht mehr zurück.
race-no-swap_own = Du hast keine Figur auf der Bahn, die tauschen kann.
race-no-swap_own-of = { CAPITAL($who) } hat keine Figur auf der Bahn, die tauschen kann.
race-no-swap_other = Es gibt keine Figur zum Tauschen.
race-no-seven = Der Rest der 7 passt nirgends, und es muss alles gezogen werden.
race-no-seven_partner = { CAPITAL($who) } kann den Rest der 7 nicht ziehen, und es muss alles gezogen werden.
race-no-seven-picked = Mit dieser Figur passt der Rest der 7 nirgends, und es muss alles gezogen werden.
race-no-friendly_fire = So schlägst du im eigenen Team eine Figur von { CASE($who, "dative") }. Das ist hier nicht erlaubt.
race-no-friendly_fire-yours = So schlägst du eine eigene Figur. Das ist hier nicht erlaubt.
race-no-else-pawn = Nimm eine andere Figur.
race-no-else-card = Nimm eine andere Karte.
race-no-else-none = Du kannst jetzt nichts spielen.

## house rules
race-option-friendly_fire = Eigene Figuren schlagen
race-option-friendly_fire-why = Du kannst auch Figuren deiner eigenen Seite schlagen, und manchmal musst du es.
race-option-seven_hits_passed = Die 7 schlägt unterwegs
race-option-seven_hits_passed-why = Jede Figur, an der du mit einer 7 vorbeiziehst, geht zurück.
race-option-dealer_rotation = Geben wechselt
race-option-dealer_rotation-why = Wann jemand anders mit Geben an die Reihe kommt.
race-value-True = an
race-value-False = aus
race-value-deal = jede Runde
race-value-cycle = nach drei Runden

## why a choice is a good one
hint-why-finished = dann sind alle vier Figuren zu Hause
hint-why-homes = so kommen { $pawns } nach Hause
hint-why-home = so kommt eine Figur nach Hause
hint-why-hits = so gehen { $pawns } von anderen zurück
hint-why-hit = so geht eine Figur von { CASE($whom, "dative") } zurück
hint-why-round = so muss eine Figur von { CASE($whom, "dative") } noch einmal rundherum
hint-why-spares = jede andere Wahl schlägt eine Figur deiner eigenen Seite
hint-why-enter = so kommt eine Figur ins Spiel
hint-why-swap_away = so geht eine Figur von { CASE($whom, "dative") } { $squares } zurück
hint-why-swap = so kommt deine Figur { $squares } nach vorn
hint-why-swap_both = so kommen eure Figuren zusammen { $squares } nach vorn
hint-why-back_door = rückwärts über das { $the_start } ist der kürzeste Weg nach Hause
hint-why-ready = danach kann diese Figur mit { CASE($card, "yours_dative") } nach Hause
hint-why-jump = so springt deine Figur weiter zum nächsten Punkt
hint-why-hunt = danach kannst du mit { CASE($card, "yours_dative") } eine Figur von { CASE($whom, "dative") } schlagen
hint-why-off_start = so wird das { $the_start } frei für die nächste Figur
hint-why-makes_room = so wird zu Hause Platz für eine andere Figur
hint-why-flee = { PERSON($whom) ->
    [you] so stehst { $whom } nicht mehr dicht hinter dieser Figur
   *[one] so steht { $whom } nicht mehr dicht hinter dieser Figur
    }
hint-why-near = so steht diese Figur kurz vor dem Ziel
hint-why-saves = so hebst du { CASE($card, "yours") } für später auf
hint-why-holds_up = { PERSON($whom) ->
    [you] so bleibt das { $the_start } zu, und { $whom } kannst nicht vorbei
   *[one] so bleibt das { $the_start } zu, und { $whom } kann nicht vorbei
    }
hint-why-stays = so bleibt deine Figur sicher auf dem { $the_start }
hint-why-push = so bleiben deine eigenen Figuren stehen
hint-why-far = weiter nach vorn kommst du jetzt nicht
hint-why-clear = dort steht keine fremde Figur dicht hinter ihr
hint-why-exposed = so stehen die wenigsten Figuren deiner Seite dicht vor einer fremden
hint-why-behind = so steht eine Figur von { CASE($whom, "dative") } dicht vor einer Figur deiner Seite
hint-why-push_past = { PERSON($whom) ->
    [you] so stehst { $whom } nicht mehr dicht hinter einer Figur deiner Seite
   *[one] so steht { $whom } nicht mehr dicht hinter einer Figur deiner Seite
    }
hint-why-push_last = von den Figuren, die du versetzen kannst, hat sie noch den längsten Weg
hint-why-foremost = so geht die vorderste Figur weiter
hint-why-hindmost = so rückt die hinterste Figur auf
hint-why-farther = so behältst du { CASE($card, "yours") } und kommst damit weiter
hint-why-gift_start = { PERSON($whom) ->
    [you] damit kannst { $whom } eine Figur einsetzen
   *[one] damit kann { $whom } eine Figur einsetzen
    }
hint-why-gift_home = { PERSON($whom) ->
    [you] damit kannst { $whom } eine Figur nach Hause bringen
   *[one] damit kann { $whom } eine Figur nach Hause bringen
    }
hint-why-gift_hit = { PERSON($whom) ->
    [you] damit kannst { $whom } eine Figur von { CASE($other, "dative") } schlagen
   *[one] damit kann { $whom } eine Figur von { CASE($other, "dative") } schlagen
    }
hint-why-gift_swap = { PERSON($whom) ->
    [you] damit kannst { $whom } durch Tauschen { $squares } nach vorn kommen
   *[one] damit kann { $whom } durch Tauschen { $squares } nach vorn kommen
    }
hint-why-gift_seven = { PERSON($whom) ->
    [you] { $whom } kannst eine 7 auf mehrere Figuren verteilen
   *[one] { $whom } kann eine 7 auf mehrere Figuren verteilen
    }
hint-why-gift_dead = { PERSON($whom) ->
    [you] { $whom } kannst damit jetzt nichts anfangen
   *[one] { $whom } kann damit jetzt nichts anfangen
    }
hint-why-gift_short = { PERSON($whom) ->
    [you] damit kommst { $whom } am wenigsten weit
   *[one] damit kommt { $whom } am wenigsten weit
    }
hint-why-gift_idle = du selbst kannst jetzt nichts damit anfangen
hint-why-gift_twice = du behältst selbst noch { CASE($card, "indefinite") }
hint-why-gift_far = damit kommt eine Figur von { CASE($whom, "dative") } am weitesten
hint-why-gift_keeps = so behältst du { CASE($card, "accusative") } selbst
hint-why-gift_back = { PERSON($whom) ->
    [you] mit einer 4 kannst { $whom } später rückwärts über das { $the_start }, fast bis nach Hause
   *[one] mit einer 4 kann { $whom } später rückwärts über das { $the_start }, fast bis nach Hause
    }
hint-why-gift_weak = du selbst kommst mit keiner Karte weniger weit
hint-why-keep = dann hast du in der nächsten Runde eine Karte mehr
hint-why-discard = was noch geht, bewegt nur Figuren, die schon zu Hause sind

## what is answered at the table
race-answer-kept = Aufgehoben: { $card }.
race-answer-side = { $who } { $home } von { $all }
race-answer-board-side = { $who }: { $pawns }
race-answer-home = { $number } zu Hause
race-answer-track = { $number } auf der Bahn
race-answer-waits = { $number } wartet
race-answer-wait = { $number } warten
race-answer-score = zu Hause: { $sides }
race-answer-deal = Runde { $deal }: { $number } von { $all }, bis wieder gemischt wird.
race-answer-pawns = { CAPITAL($who) }: { $places }.
race-answer-pawns-of = Figuren von { CASE($whom, "dative") }
race-stats-hits = Figuren geschlagen
race-stats-hit = Eigene Figuren geschlagen
race-stats-home = Figuren zu Hause

## the first time
race-first-lot = Es wurde ausgelost, wer gibt. Wer links neben dieser Person sitzt, fängt an.
race-first-deal = Das sind deine Karten. Immer wenn du dran bist, legst du eine.
race-first-deal-again = Alle Karten sind gespielt, also wird neu gegeben. Die Figuren bleiben stehen.
race-first-shuffle = Der Stapel ist leer. Alle Karten werden gemischt, und es wird neu gegeben.
race-first-turn = Such dir eine Karte aus. Auf dem Brett siehst du dann, wohin eine Figur gehen kann.
race-first-opener = Mit einem { $openers } setzt du eine wartende Figur auf das Brett.
race-first-enter = Diese Figur steht auf ihrem eigenen { $start }. Dort ist sie sicher, und niemand kommt vorbei.
race-first-walk = Eine Figur geht im Uhrzeigersinn so viele Felder, wie die Karte sagt.
race-first-back = Mit einer 4 geht eine Figur zurück.
race-first-swap = Ein Bube lässt zwei Figuren die Plätze tauschen. Niemand wird geschlagen.
race-first-swap-mine = { PERSON($who) ->
    [you] { CAPITAL($who) } hast mit deiner Figur getauscht. Das darf ein Bube, außer wenn deine Figur auf dem { $the_start } steht.
   *[one] { CAPITAL($who) } hat mit deiner Figur getauscht. Das darf ein Bube, außer wenn deine Figur auf dem { $the_start } steht.
    }
race-first-hit = Wer genau auf einer Figur landet, schlägt sie. Sie wartet dann wieder neben der Bahn.
race-first-hit-mine = { PERSON($who) ->
    [you] { CAPITAL($who) } hast deine Figur geschlagen: Sie wartet wieder. Mit einem { $openers } kommt sie zurück.
   *[one] { CAPITAL($who) } hat deine Figur geschlagen: Sie wartet wieder. Mit einem { $openers } kommt sie zurück.
    }
race-first-hit-partner = { PERSON($who) ->
    [you] { CAPITAL($who) } hast eine Figur aus deinem Team geschlagen. Mit einem { $openers } kommt sie zurück.
   *[one] { CAPITAL($who) } hat eine Figur aus deinem Team geschlagen. Mit einem { $openers } kommt sie zurück.
    }
race-first-hit-yours = Du bist genau auf einer Figur von { CASE($whom, "dative") } gelandet. Sie ist geschlagen und wartet wieder.
race-first-hit-own = Auch eine Figur der eigenen Seite geht zurück, wenn du darauf landest.
race-first-home = Diese Figur ist zu Hause. Im { $lane } kann niemand sie schlagen.
race-first-partner = Wer alle eigenen Figuren zu Hause hat, spielt mit denen des Partners weiter.
race-first-partner-mine = Alle deine Figuren sind zu Hause. Jetzt spielst du mit denen von { CASE($partner, "dative") } weiter.
race-first-stuck = { CAPITAL($who) } kann nichts spielen und legt alles weg. Nach der nächsten Runde spielt { CAPITAL($who) } wieder mit.
race-first-stuck-mine = Keine Karte passt. Du legst alles weg und spielst nach der nächsten Runde wieder mit.

## the help strip under a card
race-strip-or = od.
race-strip-other = andere

## the deal of the day
race-daily-goal = Alle beginnen mit zwei Figuren unterwegs. Es wird dreimal gegeben. Danach gewinnt das Paar, das die meisten Felder gegangen ist.
race-daily-brief = Dreimal geben: die meisten Felder
race-daily-points = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
    }
