### What the page says of its start, before Python runs or where it never does.

## how far it is
start-start = Het spel wordt klaargezet…
start-fetch = Het spel wordt op dit toestel gezet…
start-open = De kaarten worden geschud…
start-slow = Het ophalen duurt lang. Wacht nog even, of probeer het opnieuw.
start-heavy = Alles is er, maar het starten gaat langzaam op dit toestel. Wacht nog even.

## why it does not start
start-line = Het spel kon niet worden opgehaald: er is geen verbinding. Kijk of je internet hebt en probeer het opnieuw.
start-blocked = Het spel kon niet worden opgehaald: het bestand { $file } komt niet door, de rest wel. Een virusscanner of een blokker kan het tegenhouden. Probeer het opnieuw, of neem een andere browser.
start-missing = Het spel kon niet worden opgehaald: de server van deze site geeft het bestand { $file } niet (antwoord { $status }). Aan je toestel of je internet ligt het niet. Wie deze site beheert, kan het verhelpen.
start-type = Het spel kon niet worden opgehaald: de server van deze site stuurt het bestand { $file } als { $type }, en dat weigert de browser. Aan je toestel of je internet ligt het niet. Wie deze site beheert, kan het verhelpen.
start-content = Het spel kon niet worden opgehaald: de server van deze site stuurt het bestand { $file } niet zoals het is. Aan je toestel of je internet ligt het niet. Wie deze site beheert, kan het verhelpen.
start-policy = De server van deze site verbiedt WebAssembly, en zonder dat kan het spel niet starten. Aan je toestel of je internet ligt het niet. Wie deze site beheert, kan het verhelpen.
start-old = Deze browser is te oud voor het spel. Het werkt vanaf { $needs }. Werk je browser bij of neem een ander toestel. Op een televisie kun je het scherm van een telefoon of laptop laten zien.
start-off = In deze browser is WebAssembly uitgeschakeld, en zonder dat kan het spel niet starten. Op iPhone, iPad en Mac doet de isolatiemodus dat, in Edge de extra beveiliging, op het werk soms de beheerder. Maak een uitzondering voor deze site: in Safari bij de website-instellingen, in Edge via het slotje naast het adres. Laad de pagina dan opnieuw.
start-failed = Het spel kon niet starten. Probeer het opnieuw, of neem een andere browser. Het werkt vanaf { $needs }.
start-script = Voor dit spel moet JavaScript aanstaan.
start-boot = Start het spel niet? Dan houdt iets de scripts van deze site tegen, zoals een blokker, of de server stuurt ze verkeerd, of deze browser is te oud: het werkt vanaf { $needs }.
start-rules = De spelregels kun je wel lezen.
