### Words of the deal of the day, in Dutch.

lobby-daily = Spel van vandaag
lobby-daily-why = Elke dag een kort spel, voor iedereen hetzelfde
daily-title = Spel van de dag
daily-of = { $game }, { $date }
daily-day = Spel van { $date }
daily-leave = Stop met het spel van de dag
daily-play = Speel
daily-continue = Speel verder
daily-new = Nog niet gespeeld
daily-begun = Nog bezig
daily-won = Gewonnen: { $mine } tegen { $theirs }.
daily-lost = Verloren: { $mine } tegen { $theirs }.
daily-drawn = Gelijk: { $mine } tegen { $theirs }.
daily-calendar = De laatste maand
daily-future = Dit is het spel van een dag die nog moet komen. Open de link op die dag nog eens.
count-daily = { $number ->
    [one] { $number } spel van de dag
   *[other] { $number } spellen van de dag
    }

## the result, beside that of others
daily-who = Wie
daily-own = Eigen
daily-others = Anderen
daily-me = Jij
daily-strong = De sterke computer met jouw kaarten
daily-rival = De ander
daily-rival-first = Iemand stuurde je dit spel. Speel het eerst zelf. Daarna zie je beurt voor beurt wat de ander deed.
daily-busy = De sterke computer speelt jouw kaarten en bekijkt je beurten.
daily-marks = Groen, zo goed als de sterke computer: { $good }. Geel, iets minder: { $fair }. Rood, veel minder: { $costly }.
daily-turns = Beslissende beurten
daily-turn = Beurt { $number }
daily-did = Jij koos: { $choice }.
daily-better = De sterke computer: { $choice }.
daily-no_turns = Geen enkele beurt kostte je veel.
daily-pairs = Beurt voor beurt
daily-number = Beurt
daily-lead = (stand { $number })
daily-differ = Jullie kozen meteen al iets anders.
daily-same = { $number ->
    [one] Jullie eerste beurt was dezelfde. Daarna gaat elk spel zijn eigen weg.
   *[other] Jullie eerste { $number } beurten waren dezelfde. Daarna gaat elk spel zijn eigen weg.
    }

## sharing
daily-share = Deel je spel
daily-share-why = In het bericht staat niet wat je speelde. Wie de link opent, speelt eerst dezelfde kaarten en legt jullie spellen daarna naast elkaar.
daily-line = Kaartbord, spel van de dag. { $title }. { $went } { $signs }

## the statistics
stats-daily = Spel van de dag
stats-daily-played = Gespeeld
stats-daily-won = Gewonnen
stats-daily-level = Minstens zo goed als de sterke computer
stats-daily-streak = Dagen op rij gespeeld
