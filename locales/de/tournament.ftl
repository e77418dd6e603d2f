### Words of a tournament, in German.

cup-title = Turnier
cup-lead = Wie bei der niederländischen Meisterschaft: Teams von zwei Personen spielen Keezbord in fünf Runden, und wenn es geht, treffen keine zwei Teams zweimal aufeinander. Die Ergebnisse trägst du ein, du liest sie aus einem Link, oder sie kommen von den Handys an den Tischen.
cup-new = Neues Turnier
cup-new-name = Turnier { $number }
cup-nameless = Turnier ohne Namen
cup-state-teams = { $teams }, noch kein Ergebnis
cup-state-round = { $teams }, Runde { $round }
cup-state-over = { $teams }, zu Ende
cup-remove = { $name } löschen
cup-forget = Dieses Turnier löschen?
cup-forget-text = { $name }: Die Teams und alle Ergebnisse verschwinden von diesem Gerät.
cup-forget-yes = Löschen
cup-forget-keep = Behalten
cup-views = Teile des Turniers
cup-teams = Teams
cup-round = Runde { $round }
cup-standings = Stand
cup-back = Alle Turniere
cup-save = In einer Datei speichern
cup-print = Drucken
count-tournament = { $number ->
    [one] { $number } Turnier
   *[other] { $number } Turniere
    }
count-team = { $number ->
    [one] { $number } Team
   *[other] { $number } Teams
    }
count-result = { $number ->
    [one] { $number } Ergebnis
   *[other] { $number } Ergebnisse
    }
count-table = { $number ->
    [one] { $number } Tisch
   *[other] { $number } Tische
    }

## the teams
cup-name = Name des Turniers
cup-team-new = Name eines Teams
cup-team-add = Hinzufügen
cup-team = Name von Team { $number }
cup-team-remove = { $name } entfernen
cup-plan = { $teams }: { $tables } und { $rounds }.
cup-plan-few = Nach { $rounds } hat jedes Team gegen alle anderen gespielt.
cup-plan-resting = In jeder Runde hat ein Team frei. Das zählt wie ein Sieg gegen ein Team, das nicht da ist.
cup-plan-none = Trage mindestens zwei Teams ein.
cup-lots = Reihenfolge auslosen
cup-lots-done = Die Reihenfolge ist ausgelost.
cup-start = Zu Runde { $round }
cup-name-empty = Ein Team braucht einen Namen. Trage einen ein.
cup-name-long = Dieser Name hat { $number } Zeichen. Nimm höchstens { $most }.
cup-name-same = Es gibt schon ein Team { $name }. Nenne dieses Team anders, zum Beispiel { $free }.
cup-name-full = Es gibt { $most } Teams: Mehr passen nicht an 32 Tische. Entferne zuerst eines.
cup-paste = Liste von Namen einfügen
cup-paste-label = Namen der Teams, einer pro Zeile
cup-paste-add = Alle hinzufügen
cup-paste-done = { $teams } hinzugefügt.
cup-paste-none = Die Liste ist leer. Füge die Namen der Teams ein, einen pro Zeile.
cup-paste-refused = { $name }: { $why }
cup-method = Wer spielt gegen wen?
cup-method-fixed = Fester Plan
cup-method-played = Ausgelost, dann nach Stand
cup-method-fixed-why = Alle Runden stehen vorher fest, und keine zwei Teams treffen zweimal aufeinander.
cup-method-played-why = Die erste Runde wird ausgelost, wie bei der niederländischen Meisterschaft. Danach spielen hier Teams mit etwa gleich vielen Punkten gegeneinander, möglichst solche, die sich noch nicht getroffen haben.
cup-draw = Runde { $round } auslosen
cup-drawn = Runde { $round } ist ausgelost.
cup-rest = Setzt aus
cup-leave = Geht
cup-return = Ist wieder da
cup-presence = { $what }: { $name }
cup-is-away = Setzt in Runde { $round } aus
cup-is-gone = Ist gegangen
cup-door = Ein Team, das später kommt, spielt ab der ersten Runde ohne Ergebnis mit. Jede Runde, die ein Team verpasst, zählt { $points }, wie bei einem Team, das nicht da ist. Wer gegen wen spielt, ändert sich nur, wo es sein muss.
cup-redrawn = { $tables } neu eingeteilt.
cup-redrawn-none = An den Tischen ändert sich nichts.

## a round
cup-table = Tisch { $table }
cup-pair = { $one } – { $other }
cup-open = Ergebnis eintragen
cup-open-many = Noch { $tables } ohne Ergebnis.
cup-open-none = Alle Ergebnisse dieser Runde sind da.
cup-resting = Frei in dieser Runde: { $name }. Dafür gibt es { $points }, sobald das erste Ergebnis da ist.
cup-pawns = Figuren { $one } – { $other }
cup-score = { $one } – { $other }
cup-gone = { $name } war nicht da
cup-gone-both = beide Teams waren nicht da
cup-timeout = Zeit um
cup-slips = Zettel drucken
cup-desk = Ergebnisse annehmen
cup-desk-how = Scanne den Code auf dem Handy eines Tisches, oder füge den Link ein, den es schickt. Jedes Ergebnis wird sofort eingetragen.
cup-desk-label = Link eines Tisches
cup-desk-take = Eintragen
cup-desk-blind = Die Kamera geht hier nicht. Füge den Link des Tisches ein.
cup-slip-bad = Das ist kein vollständiger Link eines Tisches. Scanne oder kopiere ihn noch einmal.
cup-slip-foreign = Dieses Ergebnis gehört zu einem anderen Turnier und ist nicht eingetragen. Lass das Handy den Code von heute scannen.
cup-slip-round = Dieses Ergebnis ist von Runde { $round }, Tisch { $table }. Diese Runde ist jetzt nicht dran, darum ist nichts eingetragen.
cup-slip-teams = An Tisch { $table } von Runde { $round } sitzen jetzt andere Teams, darum ist nichts eingetragen. Frag am Tisch, welche Teams gespielt haben.
cup-slip-unknown = Dieses Gerät hat das Turnier nicht. Öffne den Link auf dem Gerät der Turnierleitung, oder lass deinen Code dort scannen.
cup-booked = Runde { $round }, Tisch { $table } ist eingetragen: { $line }.
cup-came = Eingetragen um { $time }, { $how }.
cup-came-h = von Hand
cup-came-p = vom Handy des Tisches
cup-came-l = aus dem Link des Spiels
cup-before = Vorher stand da: { $line }.
cup-phone-how = Tragt zusammen ein, wie viele Figuren im Haus sind, und gebt das Ergebnis der Turnierleitung.
cup-phone-give = Ergebnis abgeben
cup-phone-show = Lass diesen Code bei der Turnierleitung scannen, oder schick den Link.
cup-phone-text = Ergebnis von Runde { $round }, Tisch { $table }: { $line }

## one result
cup-result = Runde { $round }, Tisch { $table }
cup-there = Wie lief es?
cup-there-played = Gespielt
cup-there-first = { $name } ist nicht da
cup-there-second = { $name } ist nicht da
cup-there-nobody = Beide sind nicht da
cup-home = Figuren von { $name } im Haus
cup-sum-finished = Zu Ende gespielt. { $one }: { $points }. { $other }: { $points2 }.
cup-sum-timeout = Niemand hat acht Figuren im Haus: Die Zeit ist um, und es gibt keinen Bonus. { $one }: { $points }. { $other }: { $points2 }.
cup-sum-absent = { $one }: { $points }. { $other }: { $points2 }.
cup-sum-missing = Wähle für beide Teams, wie viele Figuren im Haus sind.
cup-flaw-both = Beide Teams mit acht Figuren im Haus, das geht nicht: Wer zuerst alle im Haus hatte, hat gewonnen. Ändere eines der beiden.
cup-flaw-twice = Dieses Spiel zählt schon bei Runde { $round }, Tisch { $table }. Lösche es dort zuerst, oder füge hier einen anderen Link ein.
cup-book = Eintragen
cup-wipe = Ergebnis löschen
cup-same = Dieses Ergebnis stand schon da.
cup-change = Dieser Tisch hat schon ein Ergebnis
cup-change-text = Da steht: { $old }. Möchtest du es ändern in: { $new }?
cup-change-yes = Ändern
cup-change-no = Behalten
cup-line = { $one } { $home }, { $other } { $home2 }
cup-link = Hier gespielt? Füge den Link des Spiels ein
cup-link-label = Link des Spiels
cup-link-read = Link lesen
cup-link-swap = Umdrehen
cup-link-bad = Das ist kein vollständiger Link eines Spiels. Kopiere ihn noch einmal, oder trage das Ergebnis selbst ein.
cup-link-newer = Dieser Link kommt aus einer neueren Version. Lade die Seite neu, oder trage das Ergebnis selbst ein.
cup-link-game = Das ist ein Link zu { $game }. Füge einen zu { $wanted } ein.
cup-link-seats = Dieses Spiel wird mit { $number } gespielt. Füge den Link eines Spiels mit { $wanted } ein.
cup-link-read-over = Zu Ende gespielt. { $one } spielte mit { $seats }. War es andersherum, dann dreh es um.
cup-link-read-open = Das Spiel ist noch nicht zu Ende: Die Figuren stehen wie im Link. { $one } spielte mit { $seats }. War es andersherum, dann dreh es um.

## the hall
cup-hall = Zum Beamer
cup-hall-pages = Von selbst blättern
cup-clock = Uhr der Runde
cup-clock-start = Uhr starten
cup-clock-pause = Uhr anhalten
cup-clock-reset = Zurück auf { $minutes } Minuten
cup-clock-sound = Mit Ton
cup-clock-warning = Noch { $minutes } Minuten
cup-clock-over = Die Zeit ist um
cup-watch = Bei einem Tisch zuschauen
cup-watch-label = Links zum Zuschauen, einer pro Zeile
cup-watch-open = Auf dem Beamer zeigen
cup-watch-why = Ein Spiel nach dem anderen kommt auf den Beamer: Ist es zu Ende, folgt das nächste.
cup-watch-bad = Es ist kein vollständiger Link eines Spiels dabei. Füge den Link ein, den ein Tisch zum Zuschauen teilt.

## the standings
cup-stands = Stand nach Runde { $round }
cup-stands-during = Zwischenstand in Runde { $round }
cup-stands-over = Endstand
cup-stands-none = Sobald es ein Ergebnis gibt, steht hier der Stand.
cup-counting = So zählt die Meisterschaft: { $points } je Figur im Haus, und { $bonus } extra für das Team, das alle ins Haus bringt. Eine Partie dauert höchstens { $minutes } Minuten; ist die Zeit um, gibt es nichts extra. Ein Team, das nicht da ist, zählt wie { $gone } Figuren gegen { $there }.
cup-counting-ours = Wozu die Meisterschaft nichts sagt: Ein Team, das frei hat, bekommt { $resting } Punkte; sind an einem Tisch beide Teams nicht da, bekommt jedes { $neither }. Bei gleich vielen Punkten steht das Team vorn, das öfter gewonnen hat; ist auch das gleich, teilt man sich einen Platz.
cup-won = { $won } von { $played } gewonnen
cup-pawns-home = { $pawns } im Haus
cup-place = Platz { $place }
cup-share = Stand teilen
cup-share-why = Dieser Link zeigt den Stand. Fällt das Gerät der Turnierleitung aus, macht ein anderes Gerät damit weiter.
cup-share-text = Der Stand von { $name }
cup-guest = So stand es, als dieser Link gemacht wurde.
cup-take = Hier mit diesem Turnier weitermachen
cup-taken = Dieses Turnier ist jetzt auf diesem Gerät.
cup-evening-bad = Das ist kein vollständiger Link eines Turniers. Bitte jemanden, ihn noch einmal zu schicken.
cup-certificates = Urkunden drucken
cup-certificate = Urkunde
cup-paper-home = Figuren im Haus
cup-paper-sign = Unterschrift
cup-paper-code = Oder gib das Ergebnis mit dem Handy ab: Scanne diesen Code.
cup-paper-deals = gibt zuerst
