### Words of the deal of the day, in German.

lobby-daily = Spiel von heute
lobby-daily-why = Jeden Tag ein kurzes Spiel, für alle dasselbe
daily-title = Spiel des Tages
daily-of = { $game }, { $date }
daily-day = Spiel vom { $date }
daily-leave = Spiel des Tages verlassen
daily-play = Spielen
daily-continue = Weiterspielen
daily-new = Noch nicht gespielt
daily-begun = Noch nicht zu Ende
daily-won = Gewonnen: { $mine } gegen { $theirs }.
daily-lost = Verloren: { $mine } gegen { $theirs }.
daily-drawn = Gleich: { $mine } gegen { $theirs }.
daily-calendar = Der letzte Monat
daily-future = Das ist das Spiel eines Tages, der noch kommt. Öffne den Link an diesem Tag noch einmal.
count-daily = { $number ->
    [one] { $number } Spiel des Tages
   *[other] { $number } Spiele des Tages
    }

## the result, beside that of others
daily-who = Wer
daily-own = Eigene
daily-others = Andere
daily-me = Du
daily-strong = Der starke Computer mit deinen Karten
daily-rival = Die andere Person
daily-rival-first = Jemand hat dir dieses Spiel geschickt. Spiel es zuerst selbst. Danach siehst du Zug für Zug, wie es dort lief.
daily-busy = Der starke Computer spielt deine Karten und sieht sich deine Züge an.
daily-marks = Grün, so gut wie der starke Computer: { $good }. Gelb, etwas schlechter: { $fair }. Rot, viel schlechter: { $costly }.
daily-turns = Entscheidende Züge
daily-turn = Zug { $number }
daily-did = Deine Wahl: { $choice }.
daily-better = Der starke Computer: { $choice }.
daily-no_turns = Kein Zug hat dich viel gekostet.
daily-pairs = Zug für Zug
daily-number = Zug
daily-lead = (Stand { $number })
daily-differ = Ihr habt vom ersten Zug an verschieden gewählt.
daily-same = { $number ->
    [one] Euer erster Zug war derselbe. Danach geht jedes Spiel seinen eigenen Weg.
   *[other] Eure ersten { $number } Züge waren dieselben. Danach geht jedes Spiel seinen eigenen Weg.
    }

## sharing
daily-share = Dein Spiel teilen
daily-share-why = In der Nachricht steht nicht, was du gespielt hast. Wer den Link öffnet, spielt zuerst dieselben Karten und legt danach beide Spiele nebeneinander.
daily-line = Kaartbord, Spiel des Tages. { $title }. { $went } { $signs }

## the statistics
stats-daily = Spiel des Tages
stats-daily-played = Gespielt
stats-daily-won = Gewonnen
stats-daily-level = Mindestens so gut wie der starke Computer
stats-daily-streak = Tage in Folge gespielt
