### What ToedeLoe says, in German; the form is that of nl. A square is a "Feld", so that each of the two playing
### fields is a "Hälfte" of the board.

toedeloe-round = Runde { $number }
toedeloe-top = Runde { $deal }, Stich { $trick } von { $all }
toedeloe-written = { $suit } { $rank }
toedeloe-spoken = { $card }
# a joker and those of the hand are the object of "spielen"
toedeloe-spoken-joker = einen { $card }
toedeloe-joker-1 = deinen ersten Joker
toedeloe-joker-2 = deinen zweiten Joker

## teams, as their reader hears them
toedeloe-team-yours = ihr
    .object = euch
    .rows = eure Reihen
toedeloe-team-theirs = die anderen
    .whose = der anderen
    .rows = Reihen der anderen
toedeloe-team-you = du
    .object = dich
    .rows = deine Reihen
toedeloe-team-other = dein Gegenüber
    .whose = deines Gegenübers
    .rows = Reihen deines Gegenübers
toedeloe-team-white = Weiß
    .whose = von Weiß
    .rows = Reihen von Weiß
toedeloe-team-white-letter = W
toedeloe-team-grey = Grau
    .whose = von Grau
    .rows = Reihen von Grau
toedeloe-team-grey-letter = G

## squares
toedeloe-field = Hälfte { $letter }
toedeloe-spot = Reihe { $row } Platz { $column }
toedeloe-cell-empty = frei
toedeloe-cell-white = Figur von Weiß
toedeloe-cell-grey = Figur von Grau
toedeloe-cell-green = grüne Figur

## the board as it is read
toedeloe-reading-row = { $field } Reihe { $row }
toedeloe-reading-beside = neben { $field }
toedeloe-reading-cell = { $number }, { $standing }
toedeloe-reading-chosen = gewählt
toedeloe-reading-run = in einer Reihe von { $length }
toedeloe-reading-placed = eben gelegt
toedeloe-reading-thrown-white = hier ging eben eine Figur von Weiß weg
toedeloe-reading-thrown-grey = hier ging eben eine Figur von Grau weg
toedeloe-reading-fits = passt zu diesem Stich
toedeloe-reading-track = Zählstein { $colour }
toedeloe-reading-track-words = Stand { $minus } von { $lowest }, längste Reihen { $rows }, noch { $left } Figuren zu legen
toedeloe-reading-green = Grün neben { $field }
toedeloe-reading-green-none = leer

## score and plates
toedeloe-score-title = Längste Reihen und Stand
toedeloe-rows = Reihen { $rows }, Stand { $minus }
toedeloe-rows-none = keine Reihen, Stand { $minus }
toedeloe-preview-first = { CASE($team, "rows") }: jetzt { $will }
toedeloe-preview-gone = { CASE($team, "rows") }: keine mehr
toedeloe-preview = { CASE($team, "rows") }: { $was } wird { $will }
toedeloe-preview-same = Die längsten Reihen bleiben so.
toedeloe-piles-short = { $plus } Plus
toedeloe-piles = { $plus } Plus, { $minus } Minus

## what the trick is worth
toedeloe-highest-title = Höchste schwarze
toedeloe-highest = Höchste schwarze: { $value }, { $card }
toedeloe-highest-none = Noch kein Schwarz
toedeloe-highest-joker = Joker: freie Wahl
toedeloe-after-title = Nach diesem Stich
toedeloe-after-none = Ohne Schwarz oder Joker bringt der Stich nichts ein.
toedeloe-after-joker = Wer ihn gewinnt, hat die Wahl: die grüne Figur, zwei Minuspunkte weniger oder zwei Figuren auf gleiche Zahlen.
toedeloe-after-split = Wer ihn gewinnt, legt { $value }: zwei Zahlen auf einer Hälfte.
toedeloe-after-both = Wer ihn gewinnt, legt { $value }: zwei Zahlen auf einer Hälfte, oder eine Figur auf eine { $value }.
toedeloe-after-single = Wer ihn gewinnt, legt eine Figur auf eine { $value }.

## the question
toedeloe-ask-turn = Du bist dran.
toedeloe-ask-turn-second = Deine zweite Hand.
toedeloe-ask-lead = Spiele eine Karte aus.
toedeloe-ask-follow = Bediene { $suit }.
toedeloe-ask-free = Du hast kein { $suit }: Alles ist erlaubt.
toedeloe-ask-free-joker = Du hast kein { $suit }: Alles ist erlaubt, auch ein Joker.
toedeloe-ask-joker_led = Es liegt ein Joker: Alles ist erlaubt.
toedeloe-ask-single = Leg eine Figur auf eine { $value }.
toedeloe-ask-split = Wähle zwei Zahlen auf einer Hälfte: zusammen { $value }.
toedeloe-ask-both = Wähle zwei Zahlen auf einer Hälfte, zusammen { $value }, oder eine Figur auf eine { $value }.
toedeloe-ask-last = Das ist deine letzte Figur. Leg sie auf eine Zahl, die zu { $value } passt.
toedeloe-ask-second = { $first } liegt. Wähle jetzt eine { $second } auf { $field }.
toedeloe-ask-joker = Dein Joker gewinnt. Wähle, was du tust.
toedeloe-ask-pair = Wähle zwei Felder mit derselben Zahl.
toedeloe-ask-pair-second = { $first } liegt. Wähle noch eine { $first }.
toedeloe-ask-pair-last = Das ist deine letzte Figur. Leg sie auf ein Feld, das aufleuchtet.
toedeloe-ask-green-from = Welche grüne Figur setzt du?
toedeloe-ask-green-to = Wohin geht die grüne Figur?
toedeloe-ask-back = Der Zählstein geht von { $stands } auf { $then }: Minuspunkte weg.
toedeloe-ask-blocked = Es ist nirgends Platz. Das kostet einen Punkt.
toedeloe-ask-done = Fertig? Leg { $numbers }.
toedeloe-do-card = Spiele { $card }
toedeloe-do-place = { $numbers } legen
toedeloe-do-place-pick = Feld wählen
toedeloe-do-green = Grüne Figur setzen
toedeloe-do-back = Minuspunkte weg
toedeloe-do-blocked = Weiter
toedeloe-do-deal = Nächste Runde
toedeloe-do-joker-pick = Wähle, was du tust
toedeloe-chip-green = Grüne Figur
toedeloe-chip-back = Minuspunkte weg
toedeloe-chip-pair = Zwei Figuren

## choices and their parts
toedeloe-choice-card = Spiele { $card }
toedeloe-choice-place = { $numbers } legen: { $where }
toedeloe-choice-one_field = { $field } { $spots }
toedeloe-choice-green = { $source }: auf { $target }
toedeloe-choice-back = Zählstein von { $stands } auf { $then } setzen
toedeloe-choice-blocked = Es ist nirgends Platz: −1
toedeloe-would-card = { $card } spielen
toedeloe-would-place = { $laid } legen
toedeloe-would-green = die { $pawn } auf { $laid } setzen
toedeloe-would-back = den Zählstein von { $stands } auf { $then } setzen
toedeloe-would-blocked = weitermachen
toedeloe-part-from = grüne Figur auf { $number } ({ $place })
toedeloe-part-from-home = grüne Figur neben dem Brett
toedeloe-part-to = { $number }, { $place }{ $thrown }
toedeloe-part-place = hier eine Figur legen{ $row }
toedeloe-part-place-first = hier die erste legen, dann noch eine { $other }{ $row }
toedeloe-part-place-whole = hier legen, das ist { $numbers }{ $row }
toedeloe-part-row = , macht eine Reihe von { $length }
toedeloe-part-green = grüne Figur hierher setzen{ $thrown }
toedeloe-part-pick = diese grüne Figur wählen
toedeloe-part-pick-back = diese grüne Figur loslassen
toedeloe-part-throws-white = , eine Figur von Weiß muss weg
toedeloe-part-throws-grey = , eine Figur von Grau muss weg

## announcements
toedeloe-banner-value = Wert { $value }
toedeloe-banner-joker = Joker
toedeloe-banner-red = Alles rot: Minusstich
toedeloe-banner-blocked = Kein Platz
toedeloe-banner-thrown = Figur weg
toedeloe-banner-minus = { $team } { $points }
toedeloe-banner-row = { $row } in einer Reihe
toedeloe-banner-deal = Runde { $number }

## the log
toedeloe-turn-shuffle = Es wird gemischt.
toedeloe-turn-deal = { PERSON($who) ->
    [you] { CAPITAL($who) } gibst. Diese Runde hat { $tricks } Stiche.
   *[one] { CAPITAL($who) } gibt. Diese Runde hat { $tricks } Stiche.
    }
toedeloe-turn-card = { PERSON($who) ->
    [you] { CAPITAL($who) } spielst{ $hand } { $card }.
   *[one] { CAPITAL($who) } spielt{ $hand } { $card }.
    }
toedeloe-turn-card-wins = { PERSON($who) ->
    [you] { CAPITAL($who) } spielst{ $hand } { $card } und gewinnst den Stich{ $worth }.
   *[one] { CAPITAL($who) } spielt{ $hand } { $card } und gewinnt den Stich{ $worth }.
    }
toedeloe-turn-trick = { PERSON($who) ->
    [you] { CAPITAL($who) } gewinnst{ $hand } den Stich{ $worth }.
   *[one] { CAPITAL($who) } gewinnt{ $hand } den Stich{ $worth }.
    }
toedeloe-turn-worth = , { $value } wert durch { $card }
toedeloe-turn-worth-red = , aber alles ist rot
toedeloe-turn-worth-joker = { "" } mit einem Joker
toedeloe-turn-place = { PERSON($who) ->
    [you] { CAPITAL($who) } legst { $laid }.
   *[one] { CAPITAL($who) } legt { $laid }.
    }
toedeloe-turn-place-row = { PERSON($who) ->
    [you] { CAPITAL($who) } legst { $laid }: { $row } in einer Reihe.
   *[one] { CAPITAL($who) } legt { $laid }: { $row } in einer Reihe.
    }
toedeloe-turn-laid = { $number } auf { $place }
toedeloe-turn-number = eine { $number }
toedeloe-turn-row-3 = drei
toedeloe-turn-row-4 = vier
toedeloe-turn-row-5 = fünf
toedeloe-turn-row-6 = sechs
toedeloe-turn-row-7 = sieben
toedeloe-turn-green = { PERSON($who) ->
    [you] { CAPITAL($who) } setzt die grüne Figur auf { $target }.
   *[one] { CAPITAL($who) } setzt die grüne Figur auf { $target }.
    }
toedeloe-turn-green-moved = { PERSON($who) ->
    [you] { CAPITAL($who) } setzt Grün von { $origin } auf { $target }.
   *[one] { CAPITAL($who) } setzt Grün von { $origin } auf { $target }.
    }
toedeloe-turn-thrown = { KEY($team) ->
    [you] Eine deiner Figuren muss weg.
    [yours] Eine eurer Figuren muss weg.
   *[other] Eine Figur { CASE($team, "whose") } muss weg.
    }
toedeloe-turn-back = { PERSON($who) ->
    [you] { CAPITAL($who) } setzt den Zählstein zurück auf { $stands }.
   *[one] { CAPITAL($who) } setzt den Zählstein zurück auf { $stands }.
    }
toedeloe-turn-blocked = Es ist nirgends Platz: { $points } für { CASE($team, "object") }.
toedeloe-turn-plus = Plusstich { $number }.
toedeloe-turn-plus-first = Dein erster Plusstich.
toedeloe-turn-deal_end = Runde { $number } ist aus.
toedeloe-turn-deal_end-left = Die letzte Karte ist für die nächste.
toedeloe-turn-deal_end-even = Niemand bekommt Minuspunkte.
toedeloe-turn-loss = { CAPITAL($team) } { $points }: { $reasons }.
toedeloe-turn-no_plus = kein Plusstich für { CASE($whom, "accusative") }
toedeloe-turn-no_plus-alone = kein Plusstich
toedeloe-turn-no_plus-hand = eine Hand ohne Plusstich
toedeloe-turn-no_plus-hands = zwei Hände ohne Plusstich
toedeloe-turn-fewer-tricks = zusammen weniger Plusstiche
toedeloe-turn-fewer-pawns = zusammen weniger Figuren gelegt

## the end
toedeloe-end-draw = Unentschieden.
toedeloe-end-pawns = { KEY($team) ->
    [you] Deine Figuren liegen alle auf dem Brett.
    [yours] Eure Figuren liegen alle auf dem Brett.
   *[other] Alle Figuren { CASE($team, "whose") } liegen auf dem Brett.
    }
toedeloe-end-lowest = { KEY($team) ->
    [you] Dein Zählstein steht auf { $lowest }.
    [yours] Euer Zählstein steht auf { $lowest }.
   *[other] Der Zählstein { CASE($team, "whose") } steht auf { $lowest }.
    }
toedeloe-end-team = { CAPITAL($team) }: { $rows }, zusammen { $points }.
toedeloe-facts = { $deals } Runden, { $plus } Plusstiche, { $thrown } weggesetzt

## why not
toedeloe-no-joker = Du hast noch { $suit }. Bediene, und heb deinen Joker für später auf.
toedeloe-no-joker_lead = Einen Joker spielst du nur aus, wenn du nichts anderes hast. Nimm eine andere Karte.
toedeloe-no-phase = Erst kommen die Karten. Spiele eine.
toedeloe-no-phase-score = Erst kommen die Figuren. Wähle, was der Stich dir einbringt.
toedeloe-no-value = So viel ist dieser Stich nicht wert. Wähle ein Feld, das aufleuchtet.
toedeloe-no-value-last = Das ist deine letzte Figur, und diese Zahl passt nicht zu { $value }. Wähle ein Feld, das aufleuchtet.
toedeloe-no-value-single = Dieser Stich ist { $value } wert. Leg deine Figur auf eine { $value }.
toedeloe-no-value-split = Damit kommst du nicht auf { $value }. Wähle zwei Zahlen, die zusammen { $value } sind.
toedeloe-no-value-both = Das ist keine { $value }. Wähle eine { $value }, oder zwei Zahlen, die zusammen so viel sind.
toedeloe-no-value-joker = Dein Joker kann mehr als eins. Wähle erst, was du tust.
toedeloe-no-one_field = Die Figuren müssen auf eine Hälfte passen. Wähle ein Feld, das aufleuchtet.
toedeloe-no-split = Diesen Stich teilst du nicht auf. Leg eine Figur auf eine { $value }.
toedeloe-no-split-must = Eine { $value } gibt es auf dem Brett nicht. Teil sie auf zwei Figuren auf.
toedeloe-no-pair = Leg beide Figuren auf dieselbe Zahl. Wähle ein Feld, das aufleuchtet.
toedeloe-no-pair-none = Nirgends sind zwei gleiche Zahlen frei, also kannst du nicht legen. Nimm etwas anderes.
toedeloe-no-taken = Dieses Feld ist besetzt. Wähle ein freies Feld.
toedeloe-no-pawns = Du hast nur noch eine Figur. Leg nur die.
toedeloe-no-green = Dort steht schon eine grüne Figur. Wähle ein anderes Feld.
toedeloe-no-back = Der Zählstein steht schon auf 0. Nimm etwas anderes.
toedeloe-no-blocked = Es ist noch Platz, also musst du legen. Wähle ein Feld, das aufleuchtet.
toedeloe-no-blocked-joker = Mit einem Joker geht immer etwas. Nimm eine der Möglichkeiten.

## house rules
toedeloe-option-round_compare = Die −1 nach einer Runde
toedeloe-option-round_compare-why = Das Team, das hiervon am wenigsten hat, bekommt einen Minuspunkt.
toedeloe-option-green_wild = Grün zählt mit
toedeloe-option-green_wild-why = Eine grüne Figur zählt in den Reihen beider Teams mit.
toedeloe-option-two_player_mode = Zu zweit
toedeloe-option-two_player_mode-why = Wie viele Hände du spielst, wenn ihr zu zweit seid.
toedeloe-option-pawns = Figuren pro Team
toedeloe-option-pawns-why = Mit 20 Figuren ist das Spiel kürzer, und die Punkteleiste endet bei −5.
toedeloe-option-board = Das Brett
toedeloe-option-board-why = Hast du das echte Brett, kannst du hier seine Zahlen eingeben.
toedeloe-value-tricks = Plusstiche
toedeloe-value-pawns = gelegte Figuren
toedeloe-value-duel = je eine Hand
toedeloe-value-40 = 40 Figuren
toedeloe-value-20 = 20 Figuren
toedeloe-value- = das normale Brett
toedeloe-value-own = ein eigenes Brett
toedeloe-preset-ToedeLoe = ToedeLoe
toedeloe-preset-ToedeLoe-source = Wie in der Spielregel des „Bordspellenman“, auf einem Brett von uns.
toedeloe-preset-Kort = Kurz
toedeloe-preset-Kort-source = Unser kurzes Spiel: 20 Figuren, und eine Punkteleiste bis −5.
toedeloe-paper = Jedes Team hat 54 Karten, einen Zählstein und { $pawns } Figuren in seiner Farbe. Dazu kommen zwei grüne Figuren.
toedeloe-board-form = Tippe 84 Zeichen: erst Hälfte A Reihe für Reihe, dann Hälfte B; A ist 10, B ist 11 und C ist 12.
toedeloe-board-square = Hälfte { $field }, Reihe { $row }, Platz { $column }: { $kind }
toedeloe-board-problem-letters = Ein Zeichen bedeutet hier nichts. Nimm nur 2 bis 9, A, B und C.
toedeloe-board-problem-length = Ein Brett hat 84 Zahlen. Zähl sie nach: sechs Reihen zu sieben pro Hälfte.
toedeloe-board-problem-pairs = Ein Joker legt zwei gleiche Zahlen. Setz jede Zahl von 2 bis 12 mindestens zweimal auf das Brett.
toedeloe-board-problem-often = Mit zu vielen gleichen Zahlen gibt es zu viel zu wählen. Setz jede Zahl höchstens 24-mal auf das Brett.
toedeloe-board-problem-six = Eine Dame wird auch 6 + 6 auf einer Hälfte. Setz auf jede Hälfte mindestens zweimal eine 6.

## its tile in the lobby
toedeloe-tile-seats = 2 oder 4 Personen, ± 25 min
toedeloe-tile-line = Gewinnt Stiche, legt lange Reihen Figuren.
toedeloe-tile-short = Legt lange Reihen Figuren

## why a choice is a good one
hint-why-joker = mit dem Joker gehört der Stich dir, und du hast die Wahl
hint-why-first_plus = so kann diese Hand ihr erstes Plus holen
hint-why-joker_now = darüber geht nur noch ein anderer Joker
hint-why-frees_joker = danach darfst du bei dieser Farbe deinen Joker spielen
hint-why-no_more = danach hast du von dieser Farbe nichts mehr
hint-why-won = so gehört der Stich euch, und er ist { $number } wert
hint-why-raises = der Stich gehört jetzt euch und wird so { $number } wert
hint-why-nothing_for_them = dieser Stich bringt den anderen nichts
hint-why-adds_nothing = so wird der Stich für die anderen nicht mehr wert
hint-why-saves_card = so hebst du { $card } für später auf
hint-why-top_lead = über dem Ass geht in dieser Farbe nichts
hint-why-king_lead = in dieser Farbe geht nur das Ass darüber
hint-why-high_lead = in dieser Farbe gehen nur { $cards } darüber
hint-why-black_lead = so ist der Stich mindestens { $number } wert
hint-why-red_lead = mit einer roten Karte ist der Stich noch nichts wert
hint-why-less_minus = so gehen Minuspunkte weg
hint-why-row_longer = so werden eure längsten Reihen um { $pawns } länger
hint-why-row_shorter = so werden die längsten Reihen der anderen um { $pawns } kürzer
hint-why-thrown = so geht eine gegnerische Figur vom Brett
hint-why-row_stopped = dort hätten die anderen sonst eine Reihe von { $number } machen können
hint-why-shut = so ist dieses Feld zu, und eine Reihe von { $number } geht dort nicht mehr
hint-why-row_of = so machst du eine Reihe von { $number }
hint-why-row_next = mit noch einer Figur wird das eine Reihe von { $number }
hint-why-two_pawns = so legst du zwei Figuren statt einer

## what is answered at the table
toedeloe-answer-worth = Wert { $value }, durch { $card }.
toedeloe-answer-worth-none = Noch nichts wert: Es liegt keine schwarze Karte.
toedeloe-answer-worth-joker = Ein Stich mit einem Joker.
toedeloe-answer-score = { CAPITAL($team) }: Stand { $minus }, { $plus } Plus in dieser Runde, noch { $left } Figuren.
toedeloe-answer-field = { $field }: { $white } weiß, { $grey } grau, { $free } frei.
toedeloe-answer-green = Grün auf { $places }
toedeloe-answer-pawns = { CAPITAL($colour) }, { $number } auf dem Brett: { $places }.
toedeloe-answer-pawns-whose = { CAPITAL($colour) }, { $team }, { $number } auf dem Brett: { $places }.
toedeloe-answer-pawns-none = keine
toedeloe-answer-field-rows = { $field } { $rows }
toedeloe-answer-row = Reihe { $row } Platz { $places }
toedeloe-answer-rows = { CAPITAL($team) }: { $rows }.
toedeloe-answer-rows-none = noch keine Reihe
toedeloe-answer-across = { $length } auf { $field } Reihe { $row } Platz { $column } bis { $last }
toedeloe-answer-down = { $length } auf { $field } Platz { $column } Reihe { $row } bis { $last }

## the score sheet
toedeloe-tally-plus = Wie viele Plusstiche hat Hand { $number } von { $name }?
toedeloe-tally-blocked = Ein Stich, der nirgends passt: ein Punkt weniger
toedeloe-tally-joker = Ein Joker: zwei Minuspunkte weg
toedeloe-stats-row = Längste Reihe
toedeloe-stats-plus = Plusstiche
toedeloe-stats-hits = Figuren weggesetzt
toedeloe-stats-hit = Eigene Figuren weggesetzt

## the first time
toedeloe-first-lot = Es wurde ausgelost, wer gibt. Wer links neben dieser Person sitzt, spielt aus.
toedeloe-first-deal = Das sind deine Karten. Wer einen Stich gewinnt, darf damit Figuren auf das Brett legen.
toedeloe-first-play = Schwarz ist gut: Die höchste schwarze Karte sagt, wo die Figuren hinkommen.
toedeloe-first-follow = Hast du die Farbe, die ausgespielt wurde, musst du sie spielen. Sonst ist alles erlaubt.
toedeloe-first-joker = Ein Joker gewinnt den Stich. Du spielst ihn, wenn du die ausgespielte Farbe nicht hast.
toedeloe-first-trick = Die höchste schwarze Karte zählt, ganz gleich, wer sie gespielt hat: Dieser Stich ist { $value } wert.
toedeloe-first-red = In diesem Stich ist alles rot, also bringt er nichts ein.
toedeloe-first-choices = Ein Joker lässt dir die Wahl: eine grüne Figur, zwei Minuspunkte weniger oder zwei Figuren auf gleiche Zahlen.
toedeloe-first-lay = Leg Figuren nebeneinander. Lange Reihen bringen am Ende Punkte ein.
toedeloe-first-place = Eine Figur kommt auf ein freies Feld mit dieser Zahl.
toedeloe-first-split = Das heißt Aufteilen: zwei Zahlen auf einer Hälfte, zusammen so viel wert wie der Stich.
toedeloe-first-pair = Mit einem Joker dürfen zwei Figuren auf dieselbe Zahl.
toedeloe-first-green = Die grüne Figur gehört allen. Auf ihr Feld kann niemand legen.
toedeloe-first-thrown = Die grüne Figur nimmt der Figur, die dort stand, den Platz. Sie kommt zurück in den Vorrat.
toedeloe-first-thrown-mine = Die grüne Figur nimmt einer Figur deines Teams den Platz. Ihr legt sie später neu.
toedeloe-first-back = Der Zählstein geht zurück Richtung 0. So wird ein Team Minuspunkte los.
toedeloe-first-blocked = Für diesen Wert ist nirgends Platz. Das kostet einen Punkt.
toedeloe-first-plus = Das ist ein Plusstich: Er hat etwas auf das Brett gebracht. Andere Stiche sind Minusstiche.
toedeloe-first-no_plus = Wer keinen einzigen Plusstich hat, kostet das Team einen Punkt.
toedeloe-first-fewer = Das Team mit den wenigsten Plusstichen verliert einen Punkt.
toedeloe-first-fewer-pawns = Das Team, das in dieser Runde die wenigsten Figuren gelegt hat, verliert einen Punkt.
toedeloe-first-deal_end = Die Runde ist aus. Wer zu wenig gewonnen hat, verliert Punkte.
toedeloe-board-kind-2 = 2
toedeloe-board-kind-3 = 3
toedeloe-board-kind-4 = 4
toedeloe-board-kind-5 = 5
toedeloe-board-kind-6 = 6
toedeloe-board-kind-7 = 7
toedeloe-board-kind-8 = 8
toedeloe-board-kind-9 = 9
toedeloe-board-kind-A = 10
toedeloe-board-kind-B = 11
toedeloe-board-kind-C = 12

## the deal of the day
toedeloe-daily-goal = Es wird zweimal gegeben, auf einem leeren Brett. Danach gewinnt das Team mit den meisten Punkten: seine zwei längsten Reihen, abzüglich der Minuspunkte.
toedeloe-daily-brief = Zweimal geben: die meisten Punkte
toedeloe-daily-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
    }
