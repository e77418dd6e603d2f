### Words of a tournament, in German.

cup-title = Turnier
cup-lead = Wie bei der niederländischen Meisterschaft: Teams von zwei Personen spielen Keezbord in fünf Runden, und keine zwei Teams treffen zweimal aufeinander. Die Ergebnisse trägst du ein, oder du liest sie aus einem Link.
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
cup-fixed = Es gibt Ergebnisse, darum kann kein Team mehr dazukommen oder wegfallen. Namen kannst du noch ändern.
cup-name-empty = Ein Team braucht einen Namen. Trage einen ein.
cup-name-long = Dieser Name hat { $number } Zeichen. Nimm höchstens { $most }.
cup-name-same = Es gibt schon ein Team { $name }. Nenne dieses Team anders, zum Beispiel { $free }.
cup-name-full = Es gibt { $most } Teams: Mehr passen nicht an 32 Tische. Entferne zuerst eines.

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

## the standings
cup-stands = Stand nach Runde { $round }
cup-stands-during = Zwischenstand in Runde { $round }
cup-stands-over = Endstand
cup-stands-none = Sobald es ein Ergebnis gibt, steht hier der Stand.
cup-counting = So zählt die Meisterschaft: { $points } je Figur im Haus, und { $bonus } extra für das Team, das alle ins Haus bringt. Eine Partie dauert höchstens { $minutes } Minuten; ist die Zeit um, gibt es nichts extra. Ein Team, das nicht da ist, zählt wie { $gone } Figuren gegen { $there }.
cup-counting-ours = Wozu die Meisterschaft nichts sagt: Ein Team, das frei hat, bekommt { $resting } Punkte; sind an einem Tisch beide Teams nicht da, bekommt jedes { $neither }; bei gleich vielen Punkten teilt man sich einen Platz.
cup-won = { $won } von { $played } gewonnen
cup-pawns-home = { $pawns } im Haus
cup-place = Platz { $place }
