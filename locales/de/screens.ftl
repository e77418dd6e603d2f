### The screens around the table, in German.

back = Zurück
close = Schließen
time = { $hours }:{ $minutes } Uhr
count-square = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
    }
    .dative = { $number ->
        [one] { $number } Feld
       *[other] { $number } Feldern
        }
count-minute = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
    }
count-hour = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
    }
count-day = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
    }
    .dative = { $number ->
        [one] { $number } Tag
       *[other] { $number } Tagen
        }
count-undone = { $number ->
    [one] { $number } Zug zurückgenommen
   *[other] { $number } Züge zurückgenommen
    }
count-turn = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
    }

## before Python runs
boot-held = Deine Auswahl öffnet sich gleich.
boot-bar = Laden
boot-again = Noch mal versuchen
lost-title = Diese Seite gibt es nicht
lost-text = Vielleicht hat sich unterwegs ein Teil der Adresse verändert. Öffne Kaartbord und tippe auf „Link einfügen“: Füge dort die ganze Nachricht mit dem Link ein.
lost-open = Kaartbord öffnen
framed-text = Innerhalb einer anderen Seite kannst du Kaartbord nicht spielen.
framed-open = Kaartbord in einem eigenen Tab öffnen
stopped-text = Das Spiel reagiert nicht mehr. Lade die Seite neu: Du spielst dort weiter, wo du warst.
stopped-reload = Neu laden
update-new = Es gibt eine neue Version.
update-busy = Schließe zuerst die anderen Tabs mit Kaartbord.
update-now = Neu laden
update-later = Später

## the lobby
lobby-line = Niederländische Karten- und Brettspiele: allein, an einem Bildschirm oder aus der Ferne.
lobby-choose = Wähle ein Spiel: das leichteste zuerst
lobby-play = Spielen
lobby-help = Hilfe
lobby-settings = Einstellungen
lobby-lang = DE
lobby-language = DE, Sprache ändern
lobby-kept = Gespeicherte Spiele
lobby-cup = Teams spielen abwechselnd gegeneinander
lobby-tally = Bei echten Karten die Punkte zählen
lobby-arbiter = Leg hin, was da liegt, und frag
lobby-stats = Wie oft du gespielt und gewonnen hast
lobby-backup = Sicherung
lobby-backup-why = Sichere deine Spiele in einer Datei, oder hole sie zurück
lobby-here = Alles liegt auf diesem Gerät.
lobby-offline = Geht ohne Internet
lobby-no-account = Ohne Konto, ohne Werbung
lobby-soon = Bald auch ohne Internet
lobby-online = Geht hier nur mit Internet
install-can = Du kannst Kaartbord als App auf deinen Startbildschirm legen. Deine Spiele findest du auch dort.
install-apple = Kaartbord auf dem Home-Bildschirm? Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Deine Spiele kommen nicht von selbst mit, denn dein iPhone oder iPad hält die von Safari und die vom Home-Bildschirm getrennt. Sichere sie hier in einer Datei, und hole sie in der App zurück.
install-add = Zum Startbildschirm
lobby-rules = Spielregeln
lobby-invited = Hast du eine Einladung?
lobby-invited-how = Öffne den Link aus deiner Nachricht, oder füge ihn hier ein. Das Spiel geht dort weiter, wo ihr wart.
lobby-paste = Link einfügen
paste-text = Kopiere den Link aus deiner Nachricht und füge ihn hier unten ein. Es darf auch die ganze Nachricht sein.
paste-label = Link oder Nachricht
paste-file = Zugesandte Datei wählen
paste-unread = Diese Datei ließ sich nicht öffnen. Wähle sie noch einmal, oder füge den Link ein.
paste-open = Spiel öffnen
lobby-resume = Weiter mit
lobby-others = Noch { $games } im Gang
lobby-go-on = Weiterspielen
lobby-game = { $game } mit { CASE($names, "dative") }
lobby-your-turn = Du bist dran
lobby-turn = { PERSON($who) ->
    [you] { CAPITAL($who) } bist dran
    [both] { CAPITAL($who) } seid dran
    [many] { CAPITAL($who) } sind dran
   *[one] { CAPITAL($who) } ist dran
    }
lobby-turn-since = { $state } (seit { CASE($since, "dative") })
lobby-unsent = Noch nicht an { CASE($who, "accusative") } gesendet
lobby-unsent-result = Zu Ende, Ergebnis noch nicht gesendet
lobby-sent = Gesendet, wartet auf { CASE($who, "accusative") }
lobby-look = Tisch ansehen
lobby-over = Zu Ende
standing-title = { $state } · { $game }
lobby-undone = { $state } · { $undone }
lobby-over-since = { $state }, vor { CASE($since, "dative") }
lobby-won = { PERSON($who) ->
    [you] { CAPITAL($who) } hast gewonnen
    [both] { CAPITAL($who) } habt gewonnen
    [many] { CAPITAL($who) } haben gewonnen
   *[one] { CAPITAL($who) } hat gewonnen
    }
kept-pick = Welche Spiele du siehst
kept-pick-count = { $pick } ({ $number })
kept-all = Alle Spiele
kept-going = Im Gang
kept-over = Zu Ende
kept-tidy = Spiele aufräumen
kept-tidy-text = Kreuze an, was weg kann. Gelöschte Spiele kannst du nicht mehr ansehen, außer mit einem Link.
kept-tidy-over = Alle beendeten Spiele wählen
kept-tidy-yes = { $games } löschen
lobby-remove = { $game } löschen
lobby-forget = Dieses Spiel löschen?
lobby-forget-text = Dieses Spiel ist noch nicht zu Ende. Hast du den Link noch, kannst du es später wieder öffnen.
lobby-forget-text-sealed = Dieses Spiel ist noch nicht zu Ende, und der Schlüssel zu deinen Karten liegt nur auf diesem Gerät: Ohne ihn kann niemand mehr auf deinem Platz spielen. Sichere ihn vorher: unter „Spiel teilen“, „Anderes Gerät“.
lobby-forget-text-over = Du kannst es dann nicht mehr ansehen, außer mit einem Link.
lobby-forget-keep = Behalten
lobby-forget-yes = Löschen
lobby-trouble = Dieses Gerät speichert gerade nichts. Deine Spiele bleiben, solange diese Seite offen ist. Sichere sie in einer Datei.

## a new game
setup-first = Mit Erklärung
setup-newcomer = Deine erste Partie { $game }? Mit Start beginnt es ruhig: Der Computer spielt auf der leichtesten Stufe, { $gentle }, und was neu ist, wird erklärt.
setup-known = Kenne ich schon
setup-way = Wie spielt ihr?
setup-way-computer = Gegen den Computer
setup-way-together = Mit Freunden an diesem Gerät
setup-way-link = Mit Freunden per Link
setup-phones = Alle Geräte spielen live: Sie finden einander über öffentliche Server, die das Spiel nicht sehen.
setup-way-phones = Brett hier, Karten auf Handys
setup-seats = Wie viele spielen?
setup-chairs = Wer sitzt wo?
setup-pairs = Teams:
setup-alone = Alle für sich.
setup-hands = Wer kann die Karten kennen?
setup-hands-open = Offen
setup-hands-sealed = Versiegelt
setup-sealed = Niemand sieht fremde Karten, auch nicht mit dem Link. Bei { $seats } Personen gehen zuerst etwa { $count } Nachrichten herum (live geht das von selbst), danach haben die Links bis zu etwa { $letters } Zeichen. Geht ein Gerät verloren, gebt ihr diese Runde neu.
setup-sealed-computers = Die Computer spielen auf diesem Gerät: Sie sind am Zug, sobald du hier den Link öffnest.
setup-sealed-first = An einem versiegelten Tisch beginnt, wer ihn aufmacht: Nimm selbst den ersten Platz.
setup-sealed-second = Ab fünf Personen mischen die ersten zwei für alle: Lass jemanden an einem anderen Gerät auf den zweiten Platz.
setup-sealed-rules = Versiegelt geht nicht mit dieser Hausregel: { $rules }.
sealed-join = Versiegelt: Niemand sieht fremde Karten, und wer sein Programm ändert, um zu spicken, fliegt auf. Wer einen Platz nimmt, spielt ihn bis zum Ende auf diesem Gerät.
sealed-taken = Jemand anders war schneller auf diesem Platz. Wähle einen anderen.
sealed-others = Ein anderes Gerät am Tisch
sealed-others-ask = Nach diesem Link wird auf dem Platz von { CASE($names, "dative") } auf einem anderen Gerät gespielt als zuvor. Frag nach, ob das stimmt, und vergleicht danach eure Schlüssel.
sealed-others-yes = Das stimmt
sealed-others-no = Damit nicht weiter
sealed-restored = Dieses Spiel wurde zurückgeholt. Öffne zuerst den letzten Link von jemand anderem: Er kann weiter sein.
sealed-restored-title = Steht das Spiel so?
sealed-restored-ask = Dieses Gerät hatte das Spiel verloren. Wie weit es ist und wer mitspielt, weiß es nur aus diesem Link; der letzte Zug war von { CASE($name, "dative") }. Gibt es einen späteren Link, oder hast du danach selbst noch gespielt? Dann warte auf diesen Link: Wer zweimal denselben Zug macht, scheint zu schummeln.
sealed-restored-yes = Ja, weiter
sealed-restored-no = Nein, warten
sealed-at_once = Es kamen zwei Antworten zugleich; das Spiel geht von selbst weiter.
sealed-unloaded = Der Teil der Seite, der Karten versiegelt, ist nicht geladen. Versuche es noch einmal, wenn du online bist.
sealed-progress = Die Karten werden versiegelt ({ $done } von { $all }). Jetzt das Gerät von { CASE($name, "dative") }.
sealed-closing = Alle Karten werden offen gelegt, sobald alle gezeigt haben, wie gemischt wurde. Jetzt { $name }.
sealed-opened = Alle Karten liegen jetzt offen.
sealed-next = Das nächste Spiel beginnt bei { CASE($name, "dative") }.
sealed-send = Link an { CASE($name, "accusative") } senden
sealed-text = { $game }, versiegelt: Dieser Link ist für { CASE($names, "accusative") }
sealed-silent = Dauert es zu lange?
sealed-gone = Kein Zeichen von { CASE($name, "dative") }?
sealed-gone-why = Möchtest du nicht länger warten, dann beginnt diese Runde noch einmal, mit neuen Karten für alle.
sealed-gone-first = Das beginnt auf dem Gerät von { CASE($first, "dative") }. Von dort kommt danach ein neuer Link.
sealed-gone-new = In diesem Spiel kann jetzt nicht neu gegeben werden. Geht es nicht weiter, dann beginnt ein neues Spiel.
sealed-gone-wait = Noch etwas warten
sealed-gone-back = Anderes Gerät für { CASE($name, "accusative") }: neu geben
sealed-gone-go = Weiter ohne { CASE($name, "accusative") }: Der Computer spielt
sealed-lost = Dieses Gerät hat den Schlüssel von { CASE($name, "dative") } nicht: Die Karten bleiben hier verdeckt.
sealed-lost-computer = Der Computer spielt jetzt für { CASE($name, "accusative") }. Wieder mitspielen geht, wenn die anderen neu geben.
sealed-lost-ask = Um neues Geben bitten
sealed-lost-file = Datei mit Schlüsseln zurückholen
sealed-lost-text = { $game }: Der Schlüssel von { CASE($name, "dative") } zu diesem Spiel fehlt. Öffne den Link und gib neu.
sealed-lost-intro = Sende das an die anderen am Tisch. Wer neu gibt, sendet dir danach einen neuen Link.
sealed-asks = Neu geben für { CASE($name, "accusative") }?
sealed-asks-why = Ein Gerät ohne Schlüssel bittet um den Platz von { CASE($name, "dative") }. Frag { CASE($name, "accusative") } selbst, ob das stimmt. Gibst du neu, dann bekommen alle neue Karten, ab dem Anfang dieser Runde.
sealed-asks-yes = Neu geben
sealed-asks-no = Jetzt nicht
sealed-asks-first = Ein Gerät ohne Schlüssel bittet um den Platz von { CASE($name, "dative") }. Neu gegeben wird auf dem Gerät von { CASE($first, "dative") }: Leite den Link dorthin weiter.
sealed-asks-mine = Jemand bittet um den Platz von { CASE($name, "dative") }, der auf diesem Gerät gespielt wird. Bist du das selbst, auf deinem anderen Gerät? Dann wähle hier „Spiel teilen“, „Anderes Gerät“. Sonst musst du nichts tun.
sealed-asks-here = { PERSON($name) ->
    [you] Jemand bittet um den Platz von { CASE($name, "dative") }, aber { $name } spielst gerade live mit. Es wird nicht gegeben.
    [both] Jemand bittet um den Platz von { CASE($name, "dative") }, aber { $name } spielt gerade live mit. Es wird nicht gegeben.
    [many] Jemand bittet um den Platz von { CASE($name, "dative") }, aber { $name } spielen gerade live mit. Es wird nicht gegeben.
   *[one] Jemand bittet um den Platz von { CASE($name, "dative") }, aber { $name } spielt gerade live mit. Es wird nicht gegeben.
    }
sealed-alone = Dann mischt ein Gerät für alle: Mit einem geänderten Programm kann es alle Karten kennen.
sealed-full = Dieses Spiel ist voll
sealed-full-why = Es ist so viel passiert, dass in dieses versiegelte Spiel nichts mehr passt. Es kann als neues Spiel weitergehen, ab dem Anfang dieser Runde und mit neuen Karten.
sealed-full-first = Das beginnt auf dem Gerät von { CASE($first, "dative") }. Von dort kommt der neue Link.
sealed-full-go = Weiter als neues Spiel
sealed-on-title = Ist das euer Tisch?
sealed-on-signed = Es wurde von { CASE($name, "dative") } begonnen und für euren Tisch unterschrieben.
sealed-on-unsigned = Niemand an eurem Tisch hat dafür unterschrieben, also kann es von jemand Fremdem kommen. Frag erst die anderen, ob sie davon wissen.
sealed-on = Spielst du mit?
sealed-on-deal = Diese Partie { $game } geht ab dem Anfang dieser Runde weiter: Alle bekommen neue Karten.
sealed-on-board = Dieses Gerät kennt den Stand nicht, ab dem es weitergeht: Ein Link hat dir gefehlt. Frag nach, ob er stimmt.
sealed-on-without = Der Computer spielt dort für { CASE($name, "accusative") }.
sealed-on-without-you = Die anderen haben ohne dich weitergespielt: Der Computer spielt jetzt für dich.
sealed-on-back = Auf dem Platz von { CASE($name, "dative") } spielt dort ein anderes Gerät, mit einem neuen Schlüssel. Frag nach, ob das stimmt.
sealed-on-back-you = Nach diesem Link ist dein Schlüssel verloren, und du bekommst einen neuen. Hast du nicht darum gebeten, dann bleib hier.
sealed-on-back-you-taken = Auf deinem Platz spielt dort ein anderes Gerät. Ist es nicht deins, dann bleib hier und sag es den anderen.
sealed-key-other = Dieses Gerät hat schon einen Schlüssel
sealed-key-other-ask = Für { CASE($name, "accusative") } bewahrt dieses Gerät schon einen Schlüssel zu diesem Spiel auf, und dieser Link bringt einen anderen. Nur einer der beiden passt. Frag { CASE($name, "accusative") }, bevor du den alten ersetzt.
sealed-key-old = Den alten behalten
sealed-key-new = Ersetzen
sealed-key-title = Dein Schlüssel ist gespeichert
sealed-key = Auf diesem Gerät spielst du gleich wieder als { $name }. Bitte jetzt jemanden am Tisch um den vollständigen Link, der unter „Spiel teilen“ steht, und öffne ihn hier.
bad-missing = Auf diesem Gerät wurde ein früherer Link nicht geöffnet. Bitte um den vollständigen Link: Er steht unter „Spiel teilen“.
bad-missing-of = Auf diesem Gerät wurde ein früherer Link nicht geöffnet. Bitte { CASE($name, "accusative") } um den vollständigen Link („Spiel teilen“, „Mehr“) und öffne ihn hier.
fault-title = Hier stimmt etwas nicht
fault-kept = Es hat sich nichts verändert: Das Spiel steht noch so, wie es war. Der Beweis steht im Menü.
fault-app = Spielst du dieses Spiel in der App auf deinem Startbildschirm? Dann kopiere den Link aus der Nachricht, öffne die App und tippe auf „Link einfügen“.
fault-unnamed = Dieser Link passt nicht zu dem, was dieses Gerät vom Spiel weiß. Bitte jemanden am Tisch um den vollständigen Link.
fault-at_once = Ihr habt zugleich geantwortet; die Antwort auf diesem Gerät geht vor. Sende den Link von hier.
fault-signature = Dieser Link hat sich unterwegs verändert. Bitte darum, ihn noch einmal zu senden.
fault-taken = In diesem Link ist ein Platz anders besetzt als auf diesem Gerät. Öffne den letzten Link, den du bekommen hast.
fault-two_moves = Von { CASE($name, "dative") } gibt es zwei verschiedene Züge zum selben Zeitpunkt. Das passiert auch, wenn jemand auf zwei Geräten spielt: Macht aus, welcher zählt.
fault-turn = Von { CASE($name, "dative") } kam etwas, das in diesem Moment nicht geht.
fault-invalid = Im Link von { CASE($name, "dative") } stehen Karten, die keine Karten sind.
fault-twins = Von { CASE($name, "dative") } kam eine Karte zweimal ins Spiel.
fault-shuffle = Von { CASE($name, "dative") } wurde nicht ehrlich gemischt: Es sind andere Karten im Spiel.
fault-lock = Von { CASE($name, "dative") } wurde eine Karte anders verschlossen als abgemacht.
fault-unlock = Von { CASE($name, "dative") } wurde eine fremde Karte nicht richtig freigegeben.
fault-owner = Diese Karte ist nicht in der Hand von { CASE($name, "dative") }.
fault-again = Von { CASE($name, "dative") } kam eine Karte, die schon offen liegt.
fault-locked = Von { CASE($name, "dative") } kam eine Karte, die noch niemand lesen kann.
fault-card = Diese Karte kann nicht von { CASE($name, "dative") } sein.
fault-dark = Eine deiner Karten ist keine Karte: Jemand hat nicht ehrlich gemischt.
fault-gift = Von { CASE($name, "dative") } bekam jemand eine Karte, die keine Karte ist.
fault-complaint = Von { CASE($name, "dative") } kam eine Beschwerde über eine Karte, mit der alles in Ordnung ist.
fault-illegal = Von { CASE($name, "dative") } kam etwas, das nach den Regeln nicht erlaubt ist.
fault-withheld = Von { CASE($name, "dative") } wurde am Ende nicht gezeigt, wie gemischt wurde.
fault-seed = Von { CASE($name, "dative") } wurde am Ende etwas anderes gezeigt als das, womit gemischt wurde.
void-title = Neu geben?
void-ask = Diese Runde zählt dann nicht: Das Brett steht wieder wie davor, alle zeigen, wie gemischt wurde, und ihr mischt neu. Dafür braucht es zwei von euch, es sei denn, eine Beschwerde hat gezeigt, wer geschummelt hat: Sprecht euch vorher ab.
void-voice = { PERSON($name) ->
    [you] { CAPITAL($name) } willst, dass diese Runde nicht zählt. Es wird neu gegeben, wenn noch jemand von euch das will.
    [both] { CAPITAL($name) } wollt, dass diese Runde nicht zählt. Es wird neu gegeben, wenn noch jemand von euch das will.
    [many] { CAPITAL($name) } wollen, dass diese Runde nicht zählt. Es wird neu gegeben, wenn noch jemand von euch das will.
   *[one] { CAPITAL($name) } will, dass diese Runde nicht zählt. Es wird neu gegeben, wenn noch jemand von euch das will.
    }
void-yes = Neu geben
void-no = Jetzt nicht
void-said = { PERSON($name) ->
    [you] { CAPITAL($name) } lässt neu geben: Das Brett steht wieder wie vor der Runde.
    [both] { CAPITAL($name) } lasst neu geben: Das Brett steht wieder wie vor der Runde.
    [many] { CAPITAL($name) } lassen neu geben: Das Brett steht wieder wie vor der Runde.
   *[one] { CAPITAL($name) } lässt neu geben: Das Brett steht wieder wie vor der Runde.
    }
menu-seals = Schlüssel vergleichen
menu-seals-why = So weißt du, dass ihr wirklich miteinander spielt.
seals-how = Lest diese Bilder reihum vor, je eine Reihe. Sind alle Reihen auf jedem Gerät gleich, dann spielt ihr miteinander, und niemand sitzt dazwischen.
seals-early = Noch haben nicht alle einen Platz. Zu vergleichen gibt es etwas, sobald alle sitzen.
seals-word = Dieses Gerät hat das Spiel nicht von Anfang an gesehen: Wie es davor stand, weiß es nur aus dem Link, mit dem es begann.
seals-weak = Dieses Spiel ist von einer älteren Sorte: versiegelt gegen neugierige Freunde, nicht gegen ein geändertes Programm. Ein neues Spiel ist besser versiegelt.
menu-evidence = Beweis
menu-evidence-why = Was an diesem versiegelten Tisch nicht stimmte.
evidence-title = Was nicht stimmte
evidence-how = Diese Datei enthält die abgelehnten Links und was dieses Gerät vom Spiel weiß. Wer den vollständigen Link öffnet und danach einen abgelehnten, sieht dieselbe Meldung.
evidence-found = Das wurde nachgerechnet mit dem, was alle nach der Runde gezeigt haben: Jedes Gerät am Tisch, das alle Links geöffnet hat, fand dasselbe.
evidence-dark = Nur dieses Gerät kann die Karte lesen. Lass neu geben, dann zeigt sich, wer nicht ehrlich gemischt hat.
file-started = Dein Browser soll { $name } speichern. Sieh bei deinen Downloads nach.
file-shared = Geteilt: { $name }.
inapp = Diese Seite ist in einer anderen App geöffnet. Dort klappt das Speichern oft nicht. Tippe auf ⋮, ⋯ oder den Kompass und wähle „Im Browser öffnen“. Klappt das nicht, dann kopiere den Link und füge ihn in Safari oder Chrome ein.
inapp-games = Diese Seite ist in einer anderen App geöffnet. Dort klappt das Speichern als Datei oft nicht. Kopiere dann als Text, öffne Kaartbord in Safari oder Chrome und hole den Text dort zurück.
evidence-file = Beweis speichern
evidence-known = Vollständiger Link des Spiels
evidence-refused = Abgelehnt: { $why }
setup-dealer = Wer gibt zuerst?
setup-dealer-lot = Das Los entscheidet
emblem-open = Zeichen von { $colour }: { $emblem }
emblem-title = Zeichen von { $colour }
emblem-open-own = Farbe und Zeichen von { $colour }: { $emblem }
emblem-title-own = Farbe und Zeichen von { $colour }
emblem-kind = Zeichen
colour-kind = Farbe
colour-swap = Hat jemand diese Farbe schon, dann tauscht ihr.
emblem-none = keins
emblem-mill = Mühle
emblem-tulip = Tulpe
emblem-clog = Holzschuh
emblem-anchor = Anker
emblem-boat = Boot
emblem-bicycle = Fahrrad
emblem-house = Haus
emblem-cat = Katze
emblem-fish = Fisch
emblem-duck = Ente
emblem-tree = Baum
emblem-umbrella = Regenschirm
emblem-key = Schlüssel
emblem-bell = Glocke
emblem-moon = Mond
setup-name = Name von { $colour }
setup-name-mine = Dein Name
setup-who = Wer spielt { $colour }
setup-kind-me = Ich
setup-kind-here = Hier
setup-kind-computer = Computer
setup-kind-link = Per Link
setup-open = Ein offener Link: Wer ihn hat, kann die Karten ausrechnen.
setup-start = Start
level = Der Computer spielt
level-beginner = Leicht
level-calm = Ruhig
level-firm = Solide
level-strong = Stark
level-each = Verschieden
level-own = { PERSON($name) ->
    [you] Wie { $name } spielst
    [both] Wie { $name } spielt
    [many] Wie { $name } spielen
   *[one] Wie { $name } spielt
    }
level-beginner-why = Sieht, was auf der Hand liegt, und spielt sonst einfach irgendetwas. Für Kinder und einen ersten Abend.
level-calm-why = Spielt gut, wählt aber jedes dritte Mal nicht das Beste.
level-firm-why = Wählt, was gleich am besten aussieht, und denkt nicht voraus.
level-strong-why = Denkt voraus, mit dem, was die anderen noch haben können.

## rules
rules-title = Spielregeln
rules-title-of = Spielregeln von { $game }
help-title = So geht Kaartbord
rules-which = Welches Spiel erklären?
rules-practise = Das üben
rules-contents = Inhalt
rules-preset = Welche Regeln?
rules-except = Anders als sonst:
rules-difference = { $rule }: { $value }
rules-replace = Deine geänderten Hausregeln fallen weg
rules-replace-text = Weg fällt dann: { $rules }.
rules-replace-no = Meine Regeln behalten
rules-replace-yes = Ja, mit { $preset } spielen
rules-back = Zurück zu { $preset }

## boards of one's own
board-new = Neues Brett machen
board-number = Brett { $number }
board-nameless = Brett ohne Namen
board-edit = Ändern
board-edit-name = { $name } ändern
board-remove = Löschen
board-forget = Dieses Brett löschen?
board-forget-text = { $name } verschwindet von diesem Gerät. Spiele, die darauf gespielt werden, gehen einfach weiter.
board-squares = Die Felder
board-wrong = { $square }, das geht so nicht
board-good = Auf diesem Brett mit { CASE($squares, "dative") } kannst du spielen.
board-brush = Womit malst du?
board-brush-next = Abwechselnd
board-near = Näher
board-undo = Zurücknehmen
board-redo = Doch
board-shorter = { $number } kürzer
board-longer = { $number } länger
board-over = Normales Brett
board-done = Fertig
board-name = Name des Bretts
board-kept = Ein Name hat höchstens { $most } Zeichen. Das Brett wird auf diesem Gerät von selbst gespeichert.
board-help = Tippe auf Felder oder wische darüber, um sie zu färben.
board-keys = Mit den Pfeiltasten gehst du über das Brett, und mit der Leertaste malst du. Ein Buchstabe oder eine Ziffer malt auch und geht zum nächsten Feld. Ctrl+Z (Strg+Z) nimmt zurück.
board-text = Als Text
board-lay = Auf das Brett setzen

## sharing
share-intro = { PERSON($who) ->
    [you] { CAPITAL($who) } öffnest den Link und spielst weiter.
    [both] { CAPITAL($who) } öffnet den Link und spielt weiter.
    [many] { CAPITAL($who) } öffnen den Link und spielen weiter.
   *[one] { CAPITAL($who) } öffnet den Link und spielt weiter.
    }
share-intro-all = Wer den Link öffnet, sieht den Tisch.
share-any = Sende ihn per WhatsApp, E-Mail oder wie du magst.
share-intro-mine = Öffne diesen Link auf deinem anderen Gerät: Dort spielst du auf deinem Platz weiter.
share-link = Der Link
share-share = Link teilen
share-copy = Kopieren
share-qr = QR-Code
share-qr-label = QR-Code mit dem Link
share-qr-how = Richte die Kamera des anderen Geräts hierauf.
share-qr-tap = Richte die Kamera des anderen Geräts hierauf. Tippe auf den Code, dann füllt er den Bildschirm.
share-qr-long = Dieser Link ist zu lang für einen QR-Code. Sende ihn als Nachricht.
share-qr-fill = Code auf dem ganzen Bildschirm zeigen
share-names = Namen mitsenden
share-for = Wofür ist der Link?
share-play = Mitspielen
share-play-why = Wer schon einen Platz hat, spielt weiter. Wer noch keinen hat, wählt einen freien.
share-play-full = Alle Plätze sind besetzt: Mit diesem Link spielt weiter, wer schon einen hat.
share-watch = Zuschauen
share-watch-why = Wer diesen Link öffnet, schaut zu und sieht niemandes Karten. Ein Schloss ist das nicht: Wer sich auskennt, kann trotzdem einen Platz einnehmen.
share-screen = Großbildschirm
share-screen-why = Für Beamer oder Fernseher: der Tisch ganz groß, und niemandes Karten.
phones-title = Brett hier, Karten auf Handys
phones-why = Dieses Gerät liegt in der Mitte. Alle scannen denselben Code und spielen auf dem eigenen Handy. Eure Geräte finden einander über öffentliche Server; die sehen das Spiel nicht.
phones-how = Scanne den Code mit deinem Handy und wähle deinen Platz.
phones-free = frei
phones-taken = spielt mit
phones-gone = ist kurz weg: scannen und übernehmen
phones-done = Zum Brett
phones-live = Dein Handy zeigt nur deine Karten und spielt live mit. Die Geräte finden einander über öffentliche Server; die sehen das Spiel nicht.
screen-ask = Dieser Bildschirm zeigt den Tisch groß, und niemandes Karten. Live folgt er dem Spiel von selbst; die Geräte finden einander über öffentliche Server, die das Spiel nicht sehen.
screen-live = Live folgen
screen-still = Nicht live
share-mine = Anderes Gerät
share-mine-why = Sende ihn nur an dich selbst: Wer ihn öffnet, spielt auf deinem Platz.
share-text-mine = { $game }: weiter als { $name }
share-names-why = Ohne Namen ist der Link kürzer, und niemand weiß, wer ihr seid.
share-more = Mehr
invite-title = Lade die anderen ein
invite-intro = Ein Link für alle: Stell ihn in eure Chatgruppe.
invite-intro-more = Sende den Link an alle, die noch mitspielen möchten. Noch frei: { $names }.
invite-text = { PERSON($names) ->
    [you] { CAPITAL($names) } lädst zu { $game } ein. Tippe auf den Link und wähle deinen Platz.
    [both] { CAPITAL($names) } ladet zu { $game } ein. Tippe auf den Link und wähle deinen Platz.
    [many] { CAPITAL($names) } laden dich zu { $game } ein. Tippe auf den Link und wähle deinen Platz.
   *[one] { CAPITAL($names) } lädt dich zu { $game } ein. Tippe auf den Link und wähle deinen Platz.
    }
invite-text-none = Spielst du mit bei { $game }? Tippe auf den Link und wähle deinen Platz.
invite-how = Wie spielt ihr?
invite-live = Jetzt zusammen
invite-link = Wann es passt
invite-link-why = Alle spielen, wann es ihnen passt. Wer gespielt hat, sendet einen Link an die Person, die dran ist.
share-sat = Dann wissen die anderen, dass dein Platz besetzt ist. Dein Zug kommt später.
share-shared = Gesendet.
share-copied = Kopiert
share-paste = Füge den Link jetzt in eine Nachricht ein.
share-refused = Das Teilen hat nicht geklappt. Der Link ist in der Zwischenablage: Füge ihn in eine Nachricht ein.
sealed-pass = Dein Gerät hat Karten freigegeben; du musstest nichts wählen.
share-whole = Vollständiger Link
share-whole-why = Für alle, die etwas verpasst oder das Spiel verloren haben. Er ist länger.
share-sealed = Die Karten sind versiegelt: Auch wer diesen Link hat, kann sie nicht lesen.
share-key = In diesem Link steckt der Schlüssel zu deinen Karten: Wer ihn hat, kann sie lesen.
share-watch-sealed = Wer diesen Link öffnet, schaut zu und sieht nur, was offen liegt.
share-mine-sealed = Dein Schlüssel: Behalte ihn für dich, er bleibt gültig. Geht dieses Gerät verloren, dann öffne ihn auf einem anderen und spiel mit dem vollständigen Link von jemandem am Tisch weiter. Spiel nicht auf zwei Geräten zugleich.
share-dense = Dieser Link hat { $letters } Zeichen: Ein QR-Code davon ist zu fein für diesen Bildschirm. Sende ihn als Nachricht oder als Datei.
share-intro-key = Bewahre diesen Link an einem sicheren Ort auf, oder öffne ihn auf deinem anderen Gerät.
share-long = Dieser Link hat { $letters } Zeichen. Signal, Discord und andere Apps schneiden so eine Nachricht ab, und für einen QR-Code ist er zu lang: Sende ihn als Datei, oder spiel live.
share-file = Als Datei
share-started = Dein Browser soll { $name } speichern. Sieh bei deinen Downloads nach. Findest du nichts, dann kopiere den Link.
share-select = Der Link ist markiert. Kopiere ihn selbst.
share-open = Der Link ist nicht verschlossen: Wer sich auskennt, kann mit diesem Link alle Karten ansehen. Sende ihn also nur an Menschen, denen du vertraust.

## who are you
who-title = Wer bist du?
who-text = Das ist eine Partie { $game }. Wähle deinen Platz am Tisch.
who-full = Alle Plätze dieser Partie { $game } sind besetzt. Spielst du schon mit? Dann nimm hier deinen Platz wieder ein.
who-again = Spielst du schon mit? Nimm deinen Platz wieder ein
who-once = Spiel nicht auf zwei Geräten zugleich: Sonst entstehen zwei Spiele.
who-watch = Nur zuschauen
who-yes = Ja, ich bin { $name }
who-other = Ein anderer Platz
who-computer = jetzt der Computer
who-gone = schon besetzt
join-name = Wie heißt du?
join-name-why = So sehen die anderen, wer mitspielt. Du kannst es leer lassen.
join-title = Jetzt zusammen spielen
join-done = Fertig
join-live = Jetzt mitspielen
join-link = Nein, per Link

## settings
settings-title = Einstellungen
settings-section-voice = Sprache und Ton
settings-section-look = Bild
settings-section-play = Am Tisch
settings-section-help = Erklärungen
settings-section-hands = Hände, Tasten und Schalter
settings-section-device = Dieses Gerät
settings-offline-kept = Kaartbord liegt auf diesem Gerät und geht auch ohne Internet.
settings-offline-soon = Kaartbord geht noch nicht ohne Internet. Das kommt von selbst: Es wird auf dieses Gerät geladen, während die Seite offen ist und es Internet gibt.
settings-offline-insecure = Kaartbord geht hier nur mit Internet. Die Adresse beginnt nicht mit https, und dann speichert ein Browser keine Seiten.
settings-offline-private = Kaartbord geht hier nur mit Internet. Dieser Browser speichert die Seite nicht: In einem privaten Fenster geht das nicht, und auch nicht, wenn der Speicher ausgeschaltet ist.
settings-offline-room = Kaartbord geht hier nur mit Internet. Auf diesem Gerät ist zu wenig Platz. Mach Platz frei und lade die Seite neu.
settings-offline-file = Kaartbord geht hier nur mit Internet. Der Server dieser Seite liefert die Datei { $file } nicht so, wie es sein soll. Wer diese Seite betreibt, kann das beheben.
settings-lang = Sprache
settings-lang-failed = Die Texte für „{ $name }“ konnten nicht geladen werden. Schau nach, ob du Internet hast, und versuche es noch einmal.
settings-theme = Hell oder dunkel
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Kontrast
settings-contrast-system = System
settings-contrast-more = Hoch
settings-letters = Schrift
settings-letters-normal = Normal
settings-letters-big = Groß
settings-motion = Bewegung
settings-motion-system = System
settings-motion-calm = Ruhiges Bild
settings-tempo = Tempo der anderen
settings-tempo-calm = Ruhig
settings-tempo-normal = Normal
settings-tempo-quick = Flott
settings-tricks = Ein voller Stich
settings-tricks-moment = Geht von selbst weg
settings-tricks-wait = Wartet auf mich
settings-forced = Wenn du keine Wahl hast
settings-forced-wait = Wartet auf mich
settings-forced-auto = Geht von selbst
settings-hand = Knöpfe für
settings-hand-right = Rechte Hand
settings-hand-left = Linke Hand
settings-thumb = Mit einem Daumen
settings-thumb-off = Aus
settings-thumb-on = Alles unten
settings-keys = Tasten mit einem Buchstaben
settings-keys-on = An
settings-keys-shift = Nur mit Shift
settings-keys-off = Aus
settings-scan = Mit Schalter spielen
settings-scan-off = Aus
settings-scan-one = Einer
settings-scan-two = Zwei
settings-scan_tempo = Tempo des Schalters
settings-scan_tempo-calm = Ruhig
settings-scan_tempo-normal = Normal
settings-scan_tempo-quick = Flott
settings-confirm = Bestätigen
settings-confirm-parts = Nur wenn nötig
settings-confirm-always = Jeden Zug
settings-suits = Farben auf den Karten
settings-suits-two = Zwei
settings-suits-four = Vier
settings-hints = Erklärung auf den Karten
settings-hints-on = An
settings-hints-off = Aus
settings-firsts = Erklärung im ersten Spiel
settings-firsts-on = An
settings-firsts-off = Aus
settings-sound = Ton
settings-sound-off = Aus
settings-sound-soft = Leise
settings-sound-on = Normal
settings-touch = Vibrieren
settings-touch-off = Aus
settings-touch-on = An
settings-awake = Bildschirm bleibt an bei Live-Spiel, Lektionen und Rückblick
settings-awake-on = Ja
settings-awake-off = Nein
settings-notify = Hinweis, wenn du dran bist
settings-notify-off = Aus
settings-notify-on = An
settings-notify-why = Solange diese Seite irgendwo offen ist, auch wenn du sie nicht siehst.
settings-notify-refused = Der Browser erlaubt keine Hinweise, also kommt keiner. Erlaube sie zuerst in den Einstellungen deines Browsers. Dass du dran bist, steht auch im Titel des Tabs.
settings-log = Verlauf
settings-log-newest = Neuestes oben
settings-log-oldest = Ältestes oben

## all games in a file
backup-title = Deine Spiele sichern
backup-save = Alle Spiele sichern
backup-save-why = { $games } in einer Datei, und wer wo spielt.
backup-save-open = Die Datei ist lesbar: Wer sie hat, kann alle Karten darin finden.
backup-save-both = Die Datei ist lesbar: Wer sie hat, kann alle Karten der offenen Spiele finden.
backup-save-sealed = Die Karten darin sind versiegelt.
backup-none = Auf diesem Gerät sind noch keine Spiele.
backup-file = Als Datei speichern
backup-share = Datei senden
backup-copy = Als Text kopieren
backup-started = Dein Browser soll { $name } speichern. Darin: { $games }. Sieh bei deinen Downloads nach. Findest du nichts, dann kopiere als Text.
backup-shared = Geteilt in { $name }: { $games }.
backup-copied = Kopiert: { $games }. Füge den Text in eine Nachricht oder Notiz ein.
backup-select = Das Kopieren geht hier nicht von selbst. Der Text ist markiert: Kopiere ihn selbst.
backup-keys = Mit den Schlüsseln deiner versiegelten Spiele?
backup-keys-with = Mit Schlüsseln
backup-keys-without = Ohne Schlüssel
backup-keys-why = Mit Schlüsseln spielst du sie auf einem anderen Gerät weiter, aber wer die Datei hat, kann dann deine Karten lesen. Ohne kannst du dort nur zuschauen.
backup-restore = Spiele zurückholen
backup-restore-why = Wähle eine Datei, die du hier oder auf einem anderen Gerät gespeichert hast, zieh sie hierher, oder füge den Text ein. Was hier schon steht, bleibt.
backup-choose = Datei wählen
backup-paste = Oder füge den Text hier ein
backup-read = Text zurückholen
backup-new = Zurückgeholt: { $games }.
backup-further = Aktualisiert: { $games }.
backup-same = Schon hier: { $games }.
backup-locked = Schlüssel nicht dabei: { $games }. Du schaust dort zu und kannst um neues Geben bitten.
backup-running = Noch nicht zu Ende: { $games }.
backup-made = Jetzt auf diesem Gerät: { $made }.
backup-contrary = Anders in der Datei: { $results } eines Turniers. Was hier stand, ist geblieben.
backup-torn = Nicht mehr lesbar: { $names }.
backup-newer = Aus einer neueren Version: { $names }. Lade die Seite neu und versuche es noch einmal.
backup-missing = Die Datei ist nicht vollständig. Das fehlt noch: { $games }.
backup-nameless = ein Spiel ohne Namen
backup-bad-empty = Hier steht kein Spiel drin. Wähle die Datei, die du gespeichert hast, oder füge den ganzen Text ein.
backup-bad-foreign = Das ist keine Datei von Kaartbord. Wähle die Datei, die du hier gespeichert hast.
backup-bad-newer = Diese Datei kommt aus einer neueren Version. Lade die Seite neu und versuche es noch einmal.
backup-bad-long = Diese Datei ist zu groß für eine von Kaartbord. Wähle die Datei, die du hier gespeichert hast.
backup-bad-unread = Diese Datei ließ sich nicht öffnen. Wähle sie noch einmal, oder füge den Text ein.
keeping-promised = Der Browser hat versprochen, deine Spiele zu behalten, bis du sie selbst löschst.
keeping-open = Der Browser darf deine Spiele löschen, zum Beispiel wenn du lange nicht kommst oder das Gerät voll ist. Sichere sie ab und zu in einer Datei.
keeping-refused = Dieses Gerät speichert gerade nichts. Deine Spiele bleiben, solange diese Seite offen ist.
keeping-lost-games = Der Browser hat deine gespeicherten Spiele gelöscht. Hast du sie in einer Datei, dann hole sie zurück. Ein Spiel mit anderen kommt auch mit dem letzten Link aus deinen Nachrichten zurück.
keeping-lost-notes = Der Browser hat einen Teil von dem gelöscht, was hier stand. Deine Spiele sind noch da: Sichere sie in einer Datei.
keeping-lost-apart = Hast du früher in Safari gespielt? Diese Spiele sind nicht von selbst in dieser App. Öffne Kaartbord in Safari, wähle dort „Alle Spiele sichern“, und hole die Datei hier zurück.
keeping-seen = Verstanden
settings-games = Deine Spiele

# Geräte in einem Netz finden einander durch Codes.
meet-title = Ohne Internet
meet-why = Geräte im selben WLAN oder Hotspot finden einander, indem sie den Code des anderen scannen. Kein Server ist beteiligt.
meet-how = Verbinde alle Geräte mit demselben WLAN oder Hotspot. Internet braucht es nicht; Kaartbord muss aber auf jedem schon einmal geöffnet worden sein.
meet-show = Wähle auf dem anderen Gerät in Kaartbord „Ohne Internet“ und lass es diesen Code scannen.
meet-scan = Scanne jetzt ihren Code
meet-first = Scanne den Code auf dem Gerät mit dem Spiel.
meet-answer = Lass jetzt das andere Gerät diesen Code scannen.
meet-connecting = Die Verbindung kommt gleich.
meet-connected = { $count ->
    [one] { $count } Gerät ist verbunden. Das nächste?
   *[other] { $count } Geräte sind verbunden. Das nächste?
}
meet-failed = Das hat nicht geklappt. Oft trennt ein Gastnetz die Geräte, eine Frage des Telefons wurde abgelehnt, oder die Geräte sind in zwei Netzen. Schalte an einem Telefon den Hotspot ein, verbinde die anderen damit und scanne noch einmal.
meet-impossible = Dieser Browser erlaubt keine Verbindung zu anderen Geräten. Nimm einen anderen Browser oder sende den Link.
meet-camera = Dein Browser fragt vielleicht, ob Kaartbord die Kamera benutzen darf. Sie liest nur den Code.
meet-refused = Die Kamera ist nicht erlaubt oder nicht da. Wähle ein Foto des Codes oder füge den Code als Text ein.
meet-torch = Licht an
meet-label = Code zum Verbinden
meet-other = Ohne Kamera
meet-copy = Meinen Code kopieren
meet-theirs = Code des anderen Geräts
meet-use = Diesen Code verwenden
meet-picture = Foto des Codes
meet-bad-foreign = Das ist kein Code zum Verbinden. Scanne den Code, den das andere Gerät bei „Ohne Internet“ zeigt.
meet-bad-torn = Dieser Code ist nicht vollständig. Scanne oder kopiere ihn noch einmal.
meet-bad-newer = Dieser Code kommt von einer neueren Version von Kaartbord. Aktualisiere zuerst dieses Gerät.
meet-bad-old = Dieser Code gehört zu einem früheren Versuch. Lass das andere Gerät den Code hier noch einmal scannen.
meet-bad-offer = Das andere Gerät zeigt auch eine Einladung. Wähle dort auf der Startseite „Ohne Internet“.
meet-bad-answer = Das ist eine Antwort an ein anderes Gerät. Scanne den Code auf dem Gerät mit dem Spiel.
meet-bad-picture = Auf diesem Foto ist kein Code zu lesen. Fotografiere ihn näher und gerade von vorn.
