### What the page says of its start, in German.

# how far it is
start-start = Das Spiel wird vorbereitet…
start-fetch = Das Spiel wird auf dieses Gerät geladen…
start-open = Die Karten werden gemischt…
start-slow = Das Laden dauert lange. Warte noch etwas, oder versuche es noch einmal.
start-heavy = Alles ist da, aber der Start geht auf diesem Gerät langsam. Warte noch etwas.

# why it does not start
start-line = Das Spiel konnte nicht geladen werden: Es gibt keine Verbindung. Schau nach, ob du Internet hast, und versuche es noch einmal.
start-blocked = Das Spiel konnte nicht geladen werden: Die Datei { $file } kommt nicht durch, der Rest schon. Ein Virenscanner oder ein Blocker kann sie aufhalten. Versuche es noch einmal, oder nimm einen anderen Browser.
start-missing = Das Spiel konnte nicht geladen werden: Der Server dieser Seite gibt die Datei { $file } nicht heraus (Antwort { $status }). An deinem Gerät oder deinem Internet liegt es nicht. Wer diese Seite betreibt, kann es beheben.
start-type = Das Spiel konnte nicht geladen werden: Der Server dieser Seite sendet die Datei { $file } als { $type }, und das lehnt der Browser ab. An deinem Gerät oder deinem Internet liegt es nicht. Wer diese Seite betreibt, kann es beheben.
start-content = Das Spiel konnte nicht geladen werden: Der Server dieser Seite sendet die Datei { $file } nicht so, wie sie ist. An deinem Gerät oder deinem Internet liegt es nicht. Wer diese Seite betreibt, kann es beheben.
start-policy = Der Server dieser Seite verbietet WebAssembly, und ohne kann das Spiel nicht starten. An deinem Gerät oder deinem Internet liegt es nicht. Wer diese Seite betreibt, kann es beheben.
start-old = Dieser Browser ist zu alt für das Spiel. Es läuft ab { $needs }. Aktualisiere deinen Browser, oder nimm ein anderes Gerät. Auf einem Fernseher kannst du den Bildschirm eines Handys oder Laptops zeigen.
start-off = In diesem Browser ist WebAssembly ausgeschaltet, und ohne kann das Spiel nicht starten. Auf iPhone, iPad und Mac liegt das am Blockierungsmodus, in Edge an der erweiterten Sicherheit, am Arbeitsplatz manchmal an der Verwaltung. Mach für diese Seite eine Ausnahme: in Safari bei den Einstellungen für Websites, in Edge über das Schloss neben der Adresse. Lade die Seite dann neu.
start-failed = Das Spiel konnte nicht starten. Versuche es noch einmal, oder nimm einen anderen Browser. Es läuft ab { $needs }.
start-script = Für dieses Spiel muss JavaScript eingeschaltet sein.
start-boot = Startet das Spiel nicht? Dann hält etwas die Skripte dieser Seite auf, zum Beispiel ein Blocker, oder der Server sendet sie falsch, oder dieser Browser ist zu alt: Es läuft ab { $needs }.
start-rules = Die Spielregeln kannst du schon lesen.
