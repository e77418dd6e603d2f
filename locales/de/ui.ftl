### Words of the table and the page around it, in German.

table-leave = Zurück zu allen Spielen
table-rules = Spielregeln
table-menu = Menü
table-undo = Zug zurücknehmen
table-undone = Dein Zug ist zurückgenommen.
table-redo = Doch spielen
table-hand = Deine Karten
table-choices = Auswahl
table-actions = Knöpfe
table-players = Am Tisch
table-log = Verlauf
table-board = Spielbrett
table-squares = Felder
table-choose_swap = Wähle, mit wem du tauschst.
table-choose_rest = Wohin geht der Rest der { $card }?
table-board_help = Mit den Pfeiltasten gehst du über die Felder, mit Page Down (Bild ab) zu dem, was du wählen kannst; Enter wählt und Esc nimmt zurück.
table-card_dead = geht jetzt nicht
table-pick_card = Wähle eine Karte
table-choose_card = Du bist dran. Wähle eine Karte.
table-choose_discard = Wähle eine Karte oder leg alles weg.
table-choose_pawn = { $card }: Wähle eine Figur.
table-choose_second = Und der Rest der { $card }: Wähle eine Figur.
table-choose_square = { $card }: Wähle ein Feld.
table-choose_only = { $card }: Damit kannst du jetzt nur { $deed }.
table-choose_split = Wähle eine Figur: { $help }.
table-choose_confirm = Fertig? Leg { CASE($card, "accusative") }.
table-choose_give = Wähle eine Karte für { $name }.
table-choose_keep_or_play = Leg deine letzte Karte, oder heb sie für die nächste Runde auf.
table-choose_push = Wessen Figur soll 5 Felder vor?
table-forced-card = Eine andere Karte ist nicht erlaubt.
table-forced-last = Deine letzte Karte liegt bereit.
table-forced-turn = Du hast nur diesen Zug.
table-forced-discard = Du kannst nichts spielen. Leg deine Karten weg.
table-why_not = Warum geht nichts?
table-give = { $card } an { CASE($name, "accusative") } geben
table-keep = { $card } aufheben
table-got = Du hast von { $name } { CASE($card, "indefinite") } bekommen.
table-back = Zurück
table-hurry = Schneller
table-to_result = Zum Ergebnis
table-seen = Gesehen
firsts-more = Mehr
firsts-sound = Möchtest du leise Töne hören, bei Karten, Figuren und wenn du dran bist?
firsts-sound-no = Ohne Ton
firsts-seen = Weiter
firsts-end = Nichts mehr erklären
table-trick = Stich
table-trick-card = { CAPITAL($who) }: { $card }
table-trick-second = { CAPITAL($who) }, zweite Hand: { $card }
table-trick-out = nicht mehr dabei
table-last-trick = Letzter Stich
table-last-trick-none = Es ist noch kein Stich gespielt.
table-last-trick-won = gewinnt
table-terms = Was ist das?
table-rule = Die Regel
table-every_choice = Alle ({ $number })
table-every_title = Alle Züge
table-others = Mehr ({ $number })
table-thinks = Der Computer überlegt für { CASE($name, "accusative") }.
table-ahead = Du kannst schon wählen: Niemand sieht es, bevor du dran bist.
table-ahead-first = { PERSON($name) ->
    [you] Erst bist { $name } dran.
    [both] Erst seid { $name } dran.
    [many] Erst sind { $name } dran.
   *[one] Erst ist { $name } dran.
    }
table-ahead-now = Schon wählen
table-ahead-later = Später
table-ahead-send = Erst den Link senden
table-returns = Eine Antwort von { CASE($name, "dative") } ist auch schon möglich. Danach bist du dran: Du musst jetzt nichts senden.
table-waits = Warten auf den Link von { CASE($name, "dative") }.
table-waits-here = Warten auf { CASE($name, "accusative") }.
table-forced = { PERSON($who) ->
    [you] Du hattest { $times } keine Wahl: Das ist schon gespielt.
    [both] { CAPITAL($who) } hattet { $times } keine Wahl: Das ist schon gespielt.
    [many] { CAPITAL($who) } hatten { $times } keine Wahl: Das ist schon gespielt.
   *[one] { CAPITAL($who) } hatte { $times } keine Wahl: Das ist schon gespielt.
    }
table-expected = Noch nicht dabei: { $name }.
table-unsent = Noch nicht gesendet. Sende deinen Link an { CASE($name, "accusative") }.
table-sent = Gesendet { $when }. Warten auf { CASE($name, "accusative") }.
table-copied = Kopiert { $when }: Füge den Link in eine Nachricht ein. Warten auf { CASE($name, "accusative") }.
table-shown = QR-Code gezeigt { $when }. Warten auf { CASE($name, "accusative") }.
table-sat = Du sitzt am Tisch. Warten auf { CASE($name, "accusative") }; dann bekommst du einen Link.
table-send-move = Zug an { CASE($name, "accusative") } senden
table-send-new = Link an { CASE($name, "accusative") } senden
table-send-pass = Link an { CASE($name, "accusative") } weitergeben
table-send-sat = Sagen, dass du dabei bist
table-send-again = Link noch mal senden
table-send-invite = Jemanden einladen
table-watching = Du schaust zu. Warten auf { CASE($name, "accusative") }.
table-sit = Platz nehmen
table-vacant = Warten auf { CASE($name, "accusative") }. Spielt dort noch niemand? Sende eine Einladung.
table-vacant-sat = Warten auf { CASE($name, "accusative") }. Vielleicht spielt dort noch niemand.
moment-today = um { $time }
moment-day = am { $day }
plate-thinks = überlegt…
plate-out = passt
plate-hand-1 = erste Hand
plate-hand-2 = zweite Hand
plate-mate = im Team mit { CASE($name, "dative") }
plate-waiting = { $number ->
    [one] { $number } wartet
   *[other] { $number } warten
    }
plate-pawns = Figuren: { $places }.
plate-dealer = gibt
plate-dealer_letter = G
plate-turn = ist dran
plate-computer = Computer
plate-here = ist da
plate-gone = ist kurz weg
curtain-give = Gib das Gerät an
curtain-turn = { $colour } ist dran
curtain-alone = Schaut niemand mit? Dann tippe.
curtain-me = Ich bin { $name }
over-look = Ergebnis ansehen
over-again = Noch ein Spiel
over-next = Anderes Spiel
over-evening = Der Abend
over-replay = Rückblick
over-share = Ergebnis teilen
over-send = Ergebnis an { CASE($name, "accusative") } senden
over-story = { $game } ist zu Ende.
over-leave = Zu allen Spielen
over-course = Wie lief es?
over-honour = Gut gespielt, { $names }.
over-honour-alone = Schade, aber du hast gut gespielt.
over-honour-mine = Schade. { CAPITAL($names) }: gut gespielt.
over-decided = Das hat es entschieden.
over-see = Noch mal zeigen
evening-title = Der Abend
evening-now-even = Es steht unentschieden.
evening-now-first = { PERSON($who) ->
    [you] { CAPITAL($who) } liegst mit { CASE($points, "dative") } vorn.
    [both] { CAPITAL($who) } liegt mit { CASE($points, "dative") } gemeinsam vorn.
    [many] { CAPITAL($who) } liegen mit { CASE($points, "dative") } gemeinsam vorn.
   *[one] { CAPITAL($who) } liegt mit { CASE($points, "dative") } vorn.
    }
evening-over-even = Der Abend endet unentschieden.
evening-over-first = { PERSON($who) ->
    [you] { CAPITAL($who) } gewinnst den Abend mit { CASE($points, "dative") }.
    [both] { CAPITAL($who) } gewinnt gemeinsam den Abend mit { CASE($points, "dative") }.
    [many] { CAPITAL($who) } gewinnen gemeinsam den Abend mit { CASE($points, "dative") }.
   *[one] { CAPITAL($who) } gewinnt den Abend mit { CASE($points, "dative") }.
    }
evening-standings = Stand des Abends
evening-standing = Stand des Abends: { $points }.
evening-score = { $who } { $points }
evening-place = { $rank }. { $who }: { $points }
evening-result = { $game } ist zu Ende: { $won }.
evening-player = Name
evening-points = Punkte
evening-won = Gewonnen
evening-games = Gespielt
evening-game = Spiel
evening-newer = Ein neueres Spiel
evening-winner = Gewonnen von
evening-none = Es ist noch kein Spiel zu Ende.
evening-worth = Was ein gewonnenes Spiel zählt
evening-worth-why = Macht es zusammen aus. Es gilt für alle Spiele dieses Abends.
evening-worth_of = Punkte für { $game }
evening-share = Abend teilen
evening-print = Drucken
evening-end = Abend beenden
evening-on = Doch weiterspielen
evening-go-on = Nächstes Spiel
evening-next = Welches Spiel jetzt?
evening-next-points = Zählt für den Abend: { $points }.
evening-next-why = Mit denselben Leuten und denselben Hausregeln wie beim letzten Mal.
evening-follow = Der Abend geht weiter
evening-begun = Neues Spiel: { $game }, begonnen von { CASE($who, "dative") }
evening-follow-number = Das ist Spiel { $number } des Abends.
evening-follow-why = Ein neues Spiel hat begonnen: { $game }.
evening-follow-yes = Mitspielen
evening-follow-stay = Noch kurz hierbleiben
evening-rival = Auf diesem Gerät wurde auch { $game } begonnen: Macht aus, in welchem der beiden Spiele es weitergeht.
evening-rival-stay = Bei { $game } bleiben
evening-rival-asked = Dort kommt die Frage, ob sie hier mitspielen.
course-title = Wie lief es?
course-text = Die Gewinnchance nach jedem Zug, wenn alle Karten offen lägen.
course-start = Anfang
course-end = Ende
course-busy = Alle Züge werden noch einmal angesehen
course-turns = Die Züge, auf die es am meisten ankam
course-none = Auf keinen Zug kam es besonders an.
course-changed = { CAPITAL($who) }: von { $before } % auf { $after } %
course-share = Diesen Moment teilen: { $turn }
course-retry = Diesen Zug neu versuchen: { $turn }
course-table = Als Tabelle
course-ply = Zug
replay-slider = Stelle im Spiel
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-round_back = Vorige Runde
replay-round_next = Nächste Runde
replay-run = Abspielen
replay-pause = Pause
replay-share = Moment teilen
replay-retry = Diesen Zug neu versuchen
replay-close = Fertig
replay-count = { $ply } von { $last }
trial-title = Neuer Versuch
trial-begun = Neuer Versuch. Das beendete Spiel ändert sich nicht.
trial-unkept = Von diesem Zug an spielst du gegen Computer weiter, mit denselben Karten. Dieser Versuch wird nicht gespeichert.
trial-then = Damals: { $move }
trial-now = Jetzt: { $move }
trial-chances = Deine Gewinnchance nach diesem Zug, wenn alle Karten offen lägen: damals { $before } %, jetzt { $after } %.
trial-end = So ging es damals aus: { $how }
trial-again = Noch einmal versuchen
trial-leave = Zurück zum beendeten Spiel
menu-log = Verlauf und Stand
menu-last-trick = Letzter Stich
menu-score = Stand
menu-orders = Feste Absprachen
menu-share = Spiel teilen
menu-live = Live spielen
menu-compare = Mit damals vergleichen
menu-retry = Noch einmal versuchen
menu-finished = Zurück zum beendeten Spiel
menu-replay = Rückblick
menu-seats = Wer spielt wo
menu-rules = Spielregeln
menu-lesson = Spiel lernen
menu-sound = Ton an
menu-silence = Ton aus
menu-settings = Einstellungen
menu-leave = Zu allen Spielen
menu-evening = Der Abend
menu-group-table = Dieses Spiel
menu-group-together = Zusammen
menu-group-help = Hilfe
menu-group-page = Kaartbord
menu-ask = Vorlesen
menu-ask-why = Deine Karten, der Stand, der letzte Zug: in einem Satz.
menu-hint-why = Ein Rat, nur mit dem, was du sehen kannst.
menu-no_undo = Einen Zug zurücknehmen kannst du nur, wenn du allein gegen den Computer spielst.
menu-undo-why = Zurück zu deiner letzten Wahl.
menu-log-why = Was alle gemacht haben.
menu-last-trick-why = Wer was gespielt hat und wer ihn bekam.
menu-evening-why = Wer über alle Spiele vorn liegt.
menu-score-why = Die Punkte jeder Runde.
menu-orders-why = Was das Spiel ab jetzt für dich wählt, zum Beispiel passen.
menu-share-why = Mit Link oder QR-Code.
menu-live-why = Alle sehen jeden Zug sofort.
menu-compare-why = Was du damals getan hast und jetzt, mit deinen Chancen.
menu-retry-why = Derselbe Zug, wieder von vorn.
menu-finished-why = Es steht noch genau so da.
menu-replay-why = Das ganze Spiel, Schritt für Schritt.
menu-seats-why = Gib einen Platz an jemand anderen.
menu-screen = Großbildschirm
menu-screen-why = Für Beamer oder Fernseher: alles groß, niemandes Karten.
menu-hand = Nur meine Karten
menu-hand-why = Wenn das Brett woanders auf dem Tisch liegt.
menu-table = Der ganze Tisch
menu-table-why = Brett und Karten auf diesem Gerät.
table-side = Brett
table-gone = { PERSON($who) ->
    [you] { CAPITAL($who) } bist kurz weg. Warte etwas, oder lass den Computer spielen.
    [both] { CAPITAL($who) } seid kurz weg. Warte etwas, oder lass den Computer spielen.
    [many] { CAPITAL($who) } sind kurz weg. Warte etwas, oder lass den Computer spielen.
   *[one] { CAPITAL($who) } ist kurz weg. Warte etwas, oder lass den Computer spielen.
    }
table-stand_in = Computer spielen lassen
table-stood_in = Der Computer spielt jetzt für { CASE($name, "accusative") }.
table-soon = Das geht gleich von selbst.
table-cover = Zudecken
screen-full = Vollbild
screen-phones = Code für Handys
screen-leave = Zurück zum Tisch
menu-rules-why = Mit den Hausregeln dieses Tisches.
menu-lesson-why = Eine kurze Lektion am Tisch. Dieses Spiel wartet.
menu-keys = Tasten
menu-keys-why = Alles, was mit der Tastatur geht.
menu-sound-why = Leise: Karten, Figuren und wenn du dran bist.
menu-silence-why = Dann ist der Tisch still.
menu-settings-why = Sprache, Farben, Schrift und Tempo.
menu-leave-why = Zum Anfang.
menu-fork-why = Dieses Spiel wurde auf zwei Arten weitergespielt.

## a lesson
lesson-open = In { $minutes } Minuten lernen
lesson-learnt = Gelernt. Lektion wiederholen
lesson-finished = fertig
lesson-which = Welche Lektion?
lesson-step = Schritt { $number } von { $all }
lesson-leave = Lektion beenden
lesson-back = Voriger Schritt
lesson-again = Schritt noch mal
lesson-skip = Schritt überspringen
lesson-next = Weiter
lesson-retry = Noch mal
lesson-seat-left = Links
lesson-seat-mate = Partner
lesson-seat-right = Rechts
lesson-right = Gut so.
lesson-wrong = Das stimmt nicht.
lesson-answered = Deine Antwort: { $answer }.
lesson-look = Lies es in Ruhe. Tippe dann auf „Weiter“.
lesson-ask = Wähle deine Antwort.
lesson-part = Dieser Teil ist fertig. Es gibt noch einen Teil von { $game }.
lesson-done = Fertig. Du kannst jetzt { $game } spielen.
lesson-done-ask = Möchtest du es jetzt spielen?
lesson-following = Nächste Lektion
lesson-play = { $game } spielen
lesson-once_more = Noch einmal
lesson-another = Nächstes

## the keys
keys-title = Tasten
keys-cap-Tab = Tab
keys-cap-Shift = Umschalt
keys-cap-Ctrl = Strg
keys-cap-Enter = Enter
keys-cap-Esc = Esc
keys-cap-Home = Pos1
keys-cap-End = Ende
keys-cap-PageUp = Bild ↑
keys-cap-PageDown = Bild ↓
keys-cap-Backspace = Rücktaste
keys-cap-Letter = Buchstabe
keys-cap-Space = Leertaste
keys-at-page = Überall
keys-at-table = Am Tisch
keys-at-replay = Beim Rückblick
keys-at-editor = Beim eigenen Brett
keys-at-ask = Vorlesen
keys-last = der letzte Zug; noch mal: der Zug davor
keys-pawns = die Figuren dieser Person oder Farbe
keys-letters-on = Bei deinen Karten und bei der Auswahl sucht ein Buchstabe zuerst eine Karte. Drücke dann auch Shift (Umschalt).
keys-letters-shift = Diese Tasten gehen nur zusammen mit Shift (Umschalt). So steht es in den Einstellungen.
keys-letters-off = Diese Tasten sind aus. In den Einstellungen schaltest du sie ein.
keys-at-switch = Mit einem Schalter
keys-switch = wählen, was umrandet ist; bei einem Schalter tut das auch ein Tippen auf den Bildschirm
keys-switch_step = das Nächste umranden
keys-switch_off = wieder ohne Schalter spielen
scan-off = Du spielst wieder ohne Schalter.
keys-help = diese Liste
keys-walk = zum nächsten oder vorigen Knopf
keys-press = den Knopf drücken
keys-close = schließen, was offen ist, oder den großen Bildschirm
keys-hint = um Rat fragen
keys-undo = deinen Zug zurücknehmen
keys-redo = ihn doch spielen
keys-last_trick = den letzten Stich ansehen
keys-hand = von Karte zu Karte in der Hand, von Knopf zu Knopf bei der Auswahl
keys-enter = von der Frage zu deinen Karten oder den Knöpfen
keys-find = zur nächsten Karte oder zum nächsten Knopf, der so anfängt
keys-gold = den goldenen Knopf drücken
keys-board = von Feld zu Feld über das Brett, immer
keys-offered = auf dem Brett zu dem, was du wählen kannst
keys-part_back = auf dem Brett die letzte Wahl zurücknehmen
keys-number = auf dem Brett zu dem Feld mit der Zahl, die du tippst
keys-square = wählen, worauf du auf dem Brett stehst
keys-step = einen Schritt zurück oder weiter, auf der Leiste
keys-ends = zum Anfang oder zum Ende
keys-round = zur nächsten oder vorigen Runde
keys-tile = zu einem anderen Feld
keys-unpaint = den letzten Schritt zurücknehmen
keys-paint = dieses Feld malen
keys-repaint = ihn wiederherstellen
seats-title = Wer spielt wo
seats-text = Wer spielt auf jedem Platz: der Computer, jemand mit dem Link oder du? Das Spiel geht einfach weiter, und wer zurückkommt, kann den eigenen Platz wieder einnehmen.
seats-here = Hier
seats-computer = Computer
seats-away = Per Link
seats-free = Frei
seats-asked = { PERSON($name) ->
    [you] { CAPITAL($name) } bist da. Jetzt kommt die Frage, ob der Computer spielen darf.
    [both] { CAPITAL($name) } seid da. Jetzt kommt die Frage, ob der Computer spielen darf.
    [many] { CAPITAL($name) } sind da. Jetzt kommt dort die Frage, ob der Computer spielen darf.
   *[one] { CAPITAL($name) } ist da. Jetzt kommt dort die Frage, ob der Computer spielen darf.
    }
seats-yield = Darf der Computer für { CASE($name, "accusative") } spielen?
seats-yield-no = Nein, ich spiele selbst
seats-yield-yes = Ja, lass ihn spielen
seats-done = Fertig
live-on = Zusammen live spielen
live-why = Alle sehen jeden Zug sofort. Öffentliche Server bringen eure Geräte zusammen: Sie sehen, dass ihr euch sucht und von wo, aber nicht, was ihr spielt.
live-how = Wer dieses Spiel offen hat und live einschaltet, ist dabei. Fällt jemand weg, geht das Spiel einfach mit dem Link weiter.
live-search = Live: Die anderen werden gesucht…
live-alone = Sonst hat noch niemand live eingeschaltet.
live-apart = Wir sehen die anderen, aber die Verbindung klappt noch nicht.
live-failed = Live klappt gerade nicht. Das Spiel geht mit dem Link weiter.
live-lost = Die anderen Geräte sind nicht mehr verbunden. Wähle beim Teilen „Ohne Internet“ und scanne noch einmal, oder spielt mit dem Link weiter.
live-blocked = Vielleicht verhindert ein Blocker, eine Firewall oder das Netz, dass eure Geräte einander finden. Schalte den Blocker für diese Seite aus oder nimm ein anderes Netz und versuche es noch einmal.
live-clock = Die Uhr dieses Geräts geht falsch. Stell sie richtig, oder spiel mit dem Link weiter.
live-network = Fragt dein Browser, ob diese Seite in deinem Netz nach Geräten suchen darf? Erlaube es: So finden sie sich im Haus.
live-here = { PERSON($who) ->
    [you] { $who } bist da
    [both] { $who } seid da
    [many] { $who } sind da
   *[one] { $who } ist da
    }
live-gone = { PERSON($who) ->
    [you] { $who } bist kurz weg
    [both] { $who } seid kurz weg
    [many] { $who } sind kurz weg
   *[one] { $who } ist kurz weg
    }
live-ahead = { PERSON($who) ->
    [you] { $who } wartest im neuen Spiel
    [both] { $who } wartet im neuen Spiel
    [many] { $who } warten im neuen Spiel
   *[one] { $who } wartet im neuen Spiel
    }
live-everybody = alle sind da
live-board = das Brett ist dabei
live-watching = { $number ->
    [one] jemand schaut zu
   *[other] { $number } Leute schauen zu
    }
live-twice = Auf einem anderen Gerät spielt auch jemand auf deinem Platz. Macht aus, wer einen anderen nimmt.
live-muted = Ein Gerät, das angeblich { CASE($names, "dative") } gehört, sendet viel zu viel. Darauf wird nicht mehr gehört; das Spiel geht mit dem Link weiter.
live-muted-unknown = Ein unbekanntes Gerät sendet viel zu viel. Darauf wird nicht mehr gehört.
live-newer = Jemand spielt mit einer neueren Version. Sie wird geholt: Lade neu, sobald die Seite es anbietet.
gesture-title = Gesten
gesture-nice = Schön
gesture-pity = Pech
gesture-wait = Moment
gesture-again = Noch eins?
gesture-of = { $name }: { $words }
gesture-shown = Gesten von { CASE($name, "dative") } zeigen
gesture-shown-why = Das gilt nur auf diesem Gerät.
gesture-partner = Jetzt spielt dein Team: Da machst du keine Gesten.
gesture-soon = Warte kurz: eine Geste in drei Sekunden.
table-gesture = Geste
table-weak = Älteres Siegel
share-title = Spiel teilen
share-title-mine = Weiter auf einem anderen Gerät
share-title-to = Zug an { CASE($name, "accusative") } senden
share-text = { $game } auf Kaartbord
share-text-to = { PERSON($name) ->
    [many] { $name }, ihr seid dran bei { $game }.
   *[one] { $name }, du bist dran bei { $game }.
    }
share-text-to-next = { PERSON($name) ->
    [many] Neues Spiel: { $game }. { $name }, ihr seid dran.
   *[one] Neues Spiel: { $game }. { $name }, du bist dran.
    }
share-text-sat = { PERSON($name) ->
    [you] { CAPITAL($name) } spielst bei { $game } mit.
    [both] { CAPITAL($name) } spielt bei { $game } mit.
    [many] { CAPITAL($name) } spielen bei { $game } mit.
   *[one] { CAPITAL($name) } spielt bei { $game } mit.
    }
store-trouble = Dieses Gerät speichert deine Spiele gerade nicht. Um dieses Spiel zu behalten, wähle im Menü „Spiel teilen“ und sende den Link an dich selbst.
store-well = Dieses Gerät speichert deine Spiele wieder.
failed-kept = Etwas ist schiefgegangen. Lade die Seite neu; dein Spiel ist gespeichert.
failed-unkept = Etwas ist schiefgegangen. Lade die Seite neu; dein Spiel steht in der Adresse der Seite.
failed-lost = Etwas ist schiefgegangen. Dieses Gerät speichert deine Spiele gerade nicht: Wähle zuerst im Menü „Spiel teilen“ und sende den Link an dich selbst.
setback-again = Etwas ist schiefgegangen. Das Spiel ist neu geöffnet: Spiel einfach weiter.
setback-title = Das Spiel geht nicht weiter
setback-kept = Zweimal ist etwas schiefgegangen. Dein Spiel ist gespeichert.
setback-unkept = Zweimal ist etwas schiefgegangen. Dein Spiel steht in der Adresse der Seite.
setback-lost = Zweimal ist etwas schiefgegangen, und dein Spiel ist nicht gespeichert. Speichere zuerst den Bericht: Darin steht der Link deines Spiels.
setback-reload = Lade die Seite neu. Hilft das nicht? Dann speichere den Bericht und sende ihn an jemanden, der dir helfen kann.
setback-save = Bericht speichern
setback-report = Bericht über den Fehler
kept-lost = Dieses Spiel ließ sich nicht lesen. Öffne es mit einem Link aus deinen Nachrichten.
reading-title = Das Spiel wird vorbereitet
reading-text = Das ist ein sehr langes Spiel. Alle Züge werden nachgespielt.
link-older = Dieser Link ist schon gespielt. Das hier ist der neueste Stand.
link-over = Dieses Spiel ist zu Ende. Hier spielt ihr jetzt.
fork-title = Dieses Spiel wurde auf zwei Arten weitergespielt
fork-text = Macht aus, mit welcher Fassung ihr weiterspielt. Die andere bleibt erhalten: Du findest sie im Menü des Tisches.
fork-ours = Wie hier
fork-theirs = Wie im Link
fork-closed = Was gewählt wurde, liegt noch verdeckt. Fragt nach, welche Wahl zählt.
fork-quiet = { PERSON($who) ->
    [you] { CAPITAL($who) } tust nichts.
    [both] { CAPITAL($who) } tut nichts.
    [many] { CAPITAL($who) } tun nichts.
   *[one] { CAPITAL($who) } tut nichts.
    }
fork-since = Danach noch { $turns }.
fork-take = Damit weiter
menu-fork = Andere Fassung dieses Spiels
handed-title-computer = Der Computer spielt auf deinem Platz
handed-title-other = Du spielst auch auf einem anderen Gerät
handed-title-taken = Jemand anders spielt auf deinem Platz
handed-title-free = Dein Platz ist frei
handed-taken = { PERSON($name) ->
    [you] Jetzt spielst { $name } auf deinem Platz. Möchtest du hier selbst weiterspielen?
    [both] Jetzt spielt { $name } auf deinem Platz. Möchtest du hier selbst weiterspielen?
    [many] Jetzt spielen { $name } auf deinem Platz. Möchtest du hier selbst weiterspielen?
   *[one] Jetzt spielt { $name } auf deinem Platz. Möchtest du hier selbst weiterspielen?
    }
handed-computer = Der Computer spielt jetzt für { CASE($name, "accusative") }. Möchtest du selbst weiterspielen?
handed-other = Auf dem Platz von { CASE($name, "dative") } wird jetzt auf einem anderen Gerät gespielt. Möchtest du hier weiterspielen?
handed-free = Wer den Link öffnet, kann sich auf den Platz von { CASE($name, "dative") } setzen. Möchtest du dich selbst wieder setzen?
handed-title-twice = Jemand hat denselben Platz gewählt
handed-twice = Auf dem Platz von { CASE($name, "dative") } wird auch auf einem anderen Gerät gespielt. Wähle einen anderen Platz, oder spiel hier weiter.
late-title = Jemand hat { CASE($name, "accusative") } gewählt
late-text = Das war mit einem alten Link; jetzt spielt dort der Computer. Darf die Person mitspielen?
late-yes = Ja, mitspielen lassen
late-no = Nein, der Computer spielt
handed-back = Ja, ich spiele hier weiter
handed-leave = Nein, ich schaue zu
here-title = Weiter auf diesem Gerät
here-text = Mit diesem Link spielst du hier weiter als { $name }. Spiel nicht auch auf dem anderen Gerät weiter: Es sieht erst nach einem Link, oder live, was du hier tust.
here-yes = Hier als { $name } spielen
bad-title = Dieser Link geht nicht auf
bad-lobby = Zu allen Spielen
bad-empty = In diesem Link steckt kein Spiel. Bitte um einen neuen.
bad-torn = Ein Stück dieses Links fehlt. Kopiere ihn noch einmal ganz.
bad-foreign = Das ist kein Link von Kaartbord. Schau nach, ob du den richtigen hast.
bad-newer = Dieser Link kommt aus einer neueren Version. Aktualisiere das Spiel, dann öffnet er sich von selbst.
bad-update = Spiel aktualisieren
bad-newer-wait = Die neue Version wird geholt…
bad-newer-none = Dieser Link kommt aus einer neueren Version, und die gibt es hier noch nicht. Versuche es später noch einmal; der Link bleibt gültig.
bad-newer-offline = Die neue Version konnte nicht geholt werden. Schau nach, ob du Internet hast, und versuche es noch einmal.
bad-newer-busy = Die neue Version steht bereit. Schließe zuerst die anderen Tabs mit Kaartbord und versuche es noch einmal.
bad-long = Dieser Link ist zu lang für einen von Kaartbord. Kopiere nur den Link selbst.
bad-damaged = Unterwegs hat sich an diesem Link etwas verändert. Bitte um einen neuen.
table-zoom_in = Näher
table-zoom_out = Übersicht
table-your_card = deine Karte
table-show_board = Brett zeigen
table-show_cards = Karten zeigen
table-second_hand = Deine andere Hand: { $cards }

## what is answered at the table
answer-ask-hand = Deine Karten
answer-ask-trick = Der Stich
answer-ask-board = Das Brett
answer-ask-rows = Die längsten Reihen
answer-ask-score = Der Stand
answer-ask-turn = Wer ist dran?
answer-ask-last = Der letzte Zug
answer-hand-closed = Gerade liegt keine Hand offen.
answer-hand-none = Du hast keine Karten.
answer-hand-none-1 = Deine erste Hand ist leer.
answer-hand-none-2 = Deine zweite Hand ist leer.
answer-hand-holds = Du hast { $count }: { $cards }.
answer-hand-holds-1 = Deine erste Hand hat { $count }: { $cards }.
answer-hand-holds-2 = Deine zweite Hand hat { $count }: { $cards }.
answer-hand-unseen = sie liegen verdeckt
answer-suit = { $suit } { $ranks }
answer-times = { $number }-mal { $what }
answer-trick-card = { $who } { $card }
answer-trick-cards = Stich { $number } von { $all }: { $cards }. Am höchsten bisher: { $who }.
answer-trick-empty = { PERSON($who) ->
    [you] Stich { $number } von { $all }. Es liegt noch nichts. Zuerst spielst { $who }.
    [both] Stich { $number } von { $all }. Es liegt noch nichts. Zuerst spielt { $who }.
    [many] Stich { $number } von { $all }. Es liegt noch nichts. Zuerst spielen { $who }.
   *[one] Stich { $number } von { $all }. Es liegt noch nichts. Zuerst spielt { $who }.
    }
answer-second = { $who } (zweite Hand)
# only of the teams, white and grey
answer-pawns-team = { $colour }e Figuren
answer-dealing = Es wird gegeben.
answer-last-none = Es ist noch nichts passiert.
answer-last-no_more = Weiter zurück gibt es nichts.
