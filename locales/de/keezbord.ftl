### Keezbord in German: what it does not share with other races (race.ftl): some words, cards, refusals and
## house rules.

## its own words in what the races share: neuter, without an article
keezbord-word-start = Startfeld
keezbord-word-the_start = Startfeld
keezbord-word-lane = Haus
keezbord-word-openers = Ass oder König

## what a card does
keezbord-help-7 = 7 vor, oder auf zwei Figuren verteilt
keezbord-help-13 = eine Figur einsetzen
keezbord-help-13-king_advances_13 = eine Figur einsetzen oder 13 vor
keezbord-rule-7 = Zieh mit einer Figur 7 vor, oder verteil die 7 auf zwei Figuren. Es muss alles gezogen werden.
keezbord-rule-13 = Setz eine wartende Figur auf dein Startfeld.
keezbord-rule-13-king_advances_13 = Setz eine wartende Figur auf dein Startfeld, oder zieh mit einer Figur 13 vor.

## the end
keezbord-end-points = Punkte nach der Meisterschaftswertung: { $sides }.
keezbord-end-points-side = { $who } { $points }

## why not
keezbord-no-deepest = In deinem Haus ist zuerst das hinterste freie Feld dran.
keezbord-no-deepest-of = Im Haus von { CASE($who, "dative") } ist zuerst das hinterste freie Feld dran.

## house rules
keezbord-option-king_advances_13 = König darf 13 vor
keezbord-option-king_advances_13-why = Mit einem König setzt du eine Figur ein oder ziehst mit ihr 13 vor.
keezbord-option-home_strict_order = Haus von hinten füllen
keezbord-option-home_strict_order-why = Eine Figur kommt nur auf das hinterste freie Feld ins Haus.
keezbord-option-home_moves_forced = Aufrücken im Haus zählt als Zug
keezbord-option-home_moves_forced-why = Kann nur noch eine Figur tiefer ins Haus, dann muss sie das.
keezbord-option-guarantee_start_card = Immer eine Startkarte
keezbord-option-guarantee_start_card-why = Alle haben in der allerersten Runde ein Ass oder einen König.
keezbord-option-nk_scoring = Meisterschaftswertung
keezbord-option-nk_scoring-why = Zwei Punkte pro Figur zu Hause, und zehn extra für den Sieg.
keezbord-preset-Keezbord = Keezbord
keezbord-preset-Keezbord-source = Wie in der Spielregel zum Brett.
keezbord-preset-NK = Meisterschaft
keezbord-preset-NK-source = Wie bei der niederländischen Meisterschaft: mit Punkten.

## its tile in the lobby
keezbord-tile-seats = 2, 4, 6 oder 8 Personen, ± 15 min
keezbord-tile-line = Bringt zu zweit alle Figuren nach Hause.
keezbord-tile-short = Zu zweit nach Hause
keezbord-gentle = alle bekommen zuerst ein Ass oder einen König

## the score sheet
keezbord-tally-home = Wie viele Figuren von { $name } sind zu Hause?

## the first time
keezbord-first-seven = Eine 7 darfst du auf zwei Figuren verteilen. Es muss alles gezogen werden.
