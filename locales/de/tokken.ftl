### Tokken in German: what it does not share with other races (race.ftl): some words, cards, refusals and house
## rules.

## its own words in what the races share: neuter, without an article
tokken-word-start = Startfeld
tokken-word-the_start = Startfeld
tokken-word-lane = Zielfeld
tokken-word-openers = Ass, König oder Joker

## what a card does
tokken-help-5 = eine gegnerische Figur 5 vorsetzen
tokken-help-7 = 7 vor, oder auf höchstens vier Figuren verteilt
tokken-help-13 = eine Figur einsetzen, oder 13 vor und alle schlagen, die im Weg stehen
tokken-help-14 = eine Figur einsetzen oder 18 vor, und eine Karte nehmen
tokken-rule-4 = Zieh mit einer Figur 4 zurück, aber nicht über dein eigenes Startfeld. Kommt sie auf einen schwarzen Punkt, springt sie nach vorn.
tokken-rule-5 = Setz eine gegnerische Figur 5 vor. Sie bleibt auf der Bahn, auch wenn sie an ihrem Zielfeld vorbeikommt. Eine Figur auf ihrem eigenen Startfeld lässt du stehen.
tokken-rule-7 = Zieh mit einer Figur 7 vor, oder verteil die 7 auf höchstens vier Figuren.
tokken-rule-7-and-may = Es muss alles gezogen werden, bis deine letzte Figur zu Hause ist.
tokken-rule-7-and-must = Es muss alles gezogen werden. Nur wenn du damit sofort gewinnst, verfällt der Rest.
tokken-rule-13 = Setz eine wartende Figur auf dein Startfeld, oder zieh mit einer Figur 13 vor. Jede Figur, die ihr unterwegs begegnet, geht zurück, auch deine eigenen.
tokken-rule-14 = Setz eine wartende Figur auf dein Startfeld, oder zieh mit einer Figur 18 vor. Danach nimmst du eine Karte vom Stapel, für später.

## why not
tokken-no-protected-push = { CAPITAL($who) } steht auf dem Startfeld. Diese Figur lässt du stehen.
tokken-no-protected-past = { CAPITAL($who) } steht auf dem Startfeld. Da darf die Figur von { CASE($whose, "dative") } nicht vorbei.
tokken-no-protected-past-own = { CAPITAL($who) } steht auf dem Startfeld. Da darf auch eine eigene Figur nicht vorbei.
tokken-no-protected-past-yours = Deine eigene Figur steht auf deinem Startfeld. Da darf die Figur von { CASE($whose, "dative") } nicht vorbei.
tokken-no-own_start = Rückwärts über dein eigenes Startfeld geht nicht.
tokken-no-own_start-of = Rückwärts über das Startfeld von { CASE($who, "dative") } geht nicht.
tokken-no-push = Die 5 versetzt nur eine gegnerische Figur, die auf der Bahn steht.
tokken-no-give = Gib eine Karte, die gerade ausgeteilt wurde. Was du aufgehoben hast, behältst du selbst.
tokken-no-keep = Aufheben geht jetzt nicht. Das darfst du nur mit deiner letzten Karte, nach einem Joker in dieser Runde. Nimm etwas anderes.

## the score sheet
tokken-tally-won = Wer hat gewonnen?

## house rules
tokken-option-section_length = Länge der Bahn
tokken-option-section_length-why = Wie viele Felder es pro Person gibt.
tokken-option-dot_index = Platz des schwarzen Punkts
tokken-option-dot_index-why = Wie weit hinter jedem Startfeld er liegt; bei 16 Feldern pro Person liegen 8 und 9 ein Feld früher.
tokken-option-seven_rest = Rest der 7
tokken-option-seven_rest-why = Ob er gezogen werden muss, wenn deine letzte Figur mit einer 7 nach Hause kommt.
tokken-option-keep_unplayable = Auch Unspielbares aufheben
tokken-option-keep_unplayable-why = Nach einem Joker hebst du auch eine letzte Karte auf, die du nicht spielen kannst.
tokken-option-individual = Alle für sich
tokken-option-individual-why = Auch zu viert, zu sechst oder zu acht spielt niemand im Team, und du gibst deine Karte nach links weiter.
tokken-value-18 = 18 Felder
tokken-value-16 = 16 Felder
tokken-value-8 = 8. Feld
tokken-value-6 = 6. Feld
tokken-value-9 = 9. Feld
tokken-value-may = darf verfallen
tokken-value-must = wird gezogen
tokken-preset-Tokken = Tokken
tokken-preset-Tokken-source = Wie in der Spielregel zum Brett.

## its tile in the lobby
tokken-tile-seats = 3 bis 8 Personen, ± 20 min
tokken-tile-line = Längere Bahn, schwarze Punkte und Joker.
tokken-tile-short = Schwarze Punkte und Joker
tokken-gentle = alle bekommen zuerst ein Ass, einen König oder einen Joker

## the first time
tokken-first-give = Zuerst tauscht ihr im Team eine Karte. Gib etwas, womit { $whom } weiterkommt.
tokken-first-give-on = Zuerst gibst du eine Karte an { CASE($whom, "accusative") } weiter. Nimm eine, die du entbehren kannst.
tokken-first-exchange = Du hast von { CASE($whom, "dative") } eine Karte bekommen. Jetzt geht das Spielen los.
tokken-first-seven = Eine 7 darfst du auf höchstens vier Figuren verteilen.
tokken-first-push = Eine 5 setzt eine gegnerische Figur vor.
tokken-first-push-mine = { PERSON($who) ->
    [you] { CAPITAL($who) } hast deine Figur versetzt. Mit einer 5 zieht immer eine gegnerische Figur.
   *[one] { CAPITAL($who) } hat deine Figur versetzt. Mit einer 5 zieht immer eine gegnerische Figur.
    }
tokken-first-sweep = Ein König schlägt jede Figur, die ihm unterwegs begegnet.
tokken-first-joker = Ein Joker setzt eine Figur ein oder zieht 18 Felder. Danach kommt eine Karte dazu.
tokken-first-jump = Wer auf einem schwarzen Punkt landet, springt weiter zum nächsten Punkt.
tokken-first-keep = Nach einem Joker darf die letzte Karte für die nächste Runde aufgehoben werden.
