"""The screens around the table, in Dutch."""

WORDS: dict[str, str] = {
    "back": "Terug",
    "close": "Sluit",
    "time": "{hours}.{minutes} uur",
    "count.square.one": "{number} vakje",
    "count.square.many": "{number} vakjes",
    "count.minute.one": "{number} minuut",
    "count.minute.many": "{number} minuten",
    "count.hour.one": "{number} uur",
    "count.hour.many": "{number} uur",
    "count.day.one": "{number} dag",
    "count.day.many": "{number} dagen",
    "count.undone.one": "{number} keer teruggenomen",
    "count.undone.many": "{number} keer teruggenomen",
    "count.turn.one": "{number} keuze",
    "count.turn.many": "{number} keuzes",
    # before Python runs
    "boot.held": "Je keuze wordt zo geopend.",
    "boot.bar": "Laden",
    "boot.again": "Probeer opnieuw",
    "lost.title": "Deze pagina bestaat niet",
    "lost.text": "Misschien is een deel van het adres onderweg veranderd. Open Kaartbord en tik op “Plak link”: plak "
    "daar het hele bericht met de link.",
    "lost.open": "Open Kaartbord",
    "framed.text": "Binnen een andere pagina kun je Kaartbord niet spelen.",
    "framed.open": "Open Kaartbord in een eigen tabblad",
    "stopped.text": "Het spel reageert niet meer. Herlaad de pagina: je gaat verder waar je was.",
    "stopped.reload": "Herlaad",
    "update.new": "Er is een nieuwe versie.",
    "update.busy": "Sluit eerst de andere tabbladen van Kaartbord.",
    "update.now": "Herlaad",
    "update.later": "Later",
    # the lobby
    "lobby.line": "Vijf Nederlandse kaart- en bordspellen, aan één scherm of op afstand.",
    "lobby.choose": "Kies een spel",
    "lobby.play": "Speel",
    "lobby.help": "Uitleg",
    "lobby.settings": "Instellingen",
    "lobby.language": "NL, verander de taal",
    "lobby.kept": "Bewaarde spellen",
    "lobby.here": "Alles staat op dit apparaat.",
    "lobby.offline": "Werkt zonder internet",
    "lobby.no-account": "Zonder account, zonder reclame",
    "lobby.soon": "Straks ook zonder internet",
    "lobby.online": "Werkt hier alleen met internet",
    "lobby.rules": "Spelregels",
    "lobby.invited": "Heb je een uitnodiging?",
    "lobby.invited-how": "Open de link uit je bericht, of plak hem hier. "
    "Het spel gaat verder waar jullie waren.",
    "lobby.paste": "Plak link",
    "paste.text": "Kopieer de link uit je bericht en plak hem hieronder. Het hele bericht mag ook.",
    "paste.label": "Link of bericht",
    "paste.file": "Kies een bestand",
    "paste.unread": "Dit bestand kon niet worden geopend. Kies het nog eens, of plak de link.",
    "paste.open": "Open het spel",
    "lobby.resume": "Verder met",
    "lobby.go-on": "Speel verder",
    "lobby.game": "{game} met {names}",
    "lobby.your-turn": "Jouw beurt",
    "lobby.turn": "{who} is aan de beurt",
    "lobby.turn.more": "{who} zijn aan de beurt",
    "lobby.turn.since": "{turn}, al {since}",
    "lobby.over": "Afgelopen",
    "standing.title": "{state} · {game}",
    "lobby.undone": "{state} · {undone}",
    "lobby.over.since": "Afgelopen, {since} geleden",
    "lobby.remove": "Verwijder {game}",
    "lobby.forget": "Dit spel verwijderen?",
    "lobby.forget.text": "Dit spel is nog niet uit. Met de laatste link kun je het later weer openen.",
    "lobby.forget.text.sealed": "Dit spel is nog niet uit, en de sleutel van je kaarten ligt alleen op dit toestel: "
    "zonder die sleutel kan niemand nog op jouw plaats spelen. Bewaar hem eerst: onder Delen, Ander toestel.",
    "lobby.forget.text.over": "Je kunt het dan niet meer terugkijken, behalve met een link.",
    "lobby.forget.keep": "Bewaar het",
    "lobby.forget.yes": "Verwijder",
    "lobby.trouble": "Dit toestel bewaart nu niets. Je spellen blijven zolang deze pagina openstaat. "
    "Bewaar ze in een bestand.",
    # a new game
    "setup.first": "Speel met uitleg",
    "setup.newcomer": "Je eerste spel {game}? Start begint rustig: de computer speelt als beginner, {gentle}, en "
    "wat nieuw is, wordt uitgelegd.",
    "setup.known": "Ik ken het al",
    "setup.way": "Hoe spelen jullie?",
    "setup.way.computer": "Tegen de computer",
    "setup.way.together": "Met vrienden op dit toestel",
    "setup.way.link": "Met vrienden per link",
    "setup.phones": "Alle toestellen spelen live: ze vinden elkaar via openbare servers, die het spel niet zien.",
    "setup.way.phones": "Bord hier, kaarten op telefoons",
    "setup.seats": "Hoeveel spelers?",
    "setup.chairs": "Wie zit waar?",
    "setup.pairs": "Maten:",
    "setup.alone": "Ieder voor zich.",
    "setup.hands": "Wie kan de kaarten weten?",
    "setup.hands.open": "Open",
    "setup.hands.sealed": "Verzegeld",
    "setup.sealed": (
        "Niemand ziet andermans kaarten, ook niet met de link; wie toch spiekt, valt door de mand. "
        "{seats} spelers: {count} links rond voor de eerste kaart, "
        "daarna links tot zo'n {letters} tekens, en raakt een toestel kwijt, dan is die deling verloren."
    ),
    "setup.sealed.computers": "De computers spelen op dit toestel: zij zijn aan zet zodra je hier de link opent.",
    "setup.sealed.first": "Aan een verzegelde tafel begint wie hem opzet: neem zelf de eerste plaats.",
    "setup.sealed.second": (
        "Met vijf of meer schudden de eerste twee voor iedereen: laat iemand op een ander toestel op de tweede plaats."
    ),
    "setup.sealed.rules": "Verzegeld kan niet met deze huisregel: {rules}.",
    "sealed.join": (
        "Verzegeld: niemand ziet andermans kaarten, en wie zijn programma verandert om te spieken, valt door de "
        "mand. Wie een plaats neemt, speelt die tot het eind op dit toestel."
    ),
    "sealed.taken": "Iemand anders was eerder op die plaats. Kies een andere.",
    "sealed.others": "Een ander toestel aan tafel",
    "sealed.others.ask": (
        "Volgens deze link speelt {names} op een ander toestel dan eerst. Vraag of dat klopt, en vergelijk "
        "daarna jullie sleutels."
    ),
    "sealed.others.yes": "Dat klopt",
    "sealed.others.no": "Hier niet mee verder",
    "sealed.restored": "Dit spel is teruggehaald. Open eerst de laatste link van een ander: die kan verder zijn.",
    "sealed.restored.title": "Staat het spel er zo voor?",
    "sealed.restored.ask": (
        "Dit toestel was het spel kwijt. Hoe ver het is en wie er spelen, weet het alleen uit deze link; {name} was "
        "het laatst. Is er een latere link, of heb je hierna zelf nog gespeeld? Wacht dan op die link: wie een beurt "
        "twee keer speelt, lijkt vals te spelen."
    ),
    "sealed.restored.yes": "Ja, verder",
    "sealed.restored.no": "Nee, wacht",
    "sealed.at_once": "Er kwamen twee antwoorden tegelijk; het spel gaat vanzelf verder.",
    "sealed.unloaded": (
        "Het deel van de pagina dat kaarten verzegelt, is niet geladen. Probeer het opnieuw als je "
        "online bent."
    ),
    "sealed.progress": "De kaarten worden verzegeld: {done} van {all}. Nu {name}.",
    "sealed.closing": "Alle handen gaan open als iedereen heeft laten zien hoe er is geschud. Nu {name}.",
    "sealed.opened": "Alle handen liggen nu open.",
    "sealed.next": "Het volgende spel begint bij {name}.",
    "sealed.send": "Stuur de link naar {name}",
    "sealed.text": "{game}, verzegeld: open deze link, {names}",
    "sealed.silent": "Komt er niets?",
    "sealed.gone": "Komt {name} niet terug?",
    "sealed.gone.why": (
        "Alleen wie de sleutel van {name} heeft, kan deze kaarten vrijgeven. Staat het spel nog op een toestel van "
        "{name}, dan maakt dat een link met de sleutel: Delen, Ander toestel. Open die hier, en die "
        "plaats wordt voortaan hier gespeeld."
    ),
    "sealed.gone.on": (
        "Of speel zonder {name} verder: alles staat weer zoals voor deze deling, er wordt opnieuw geschud, en de "
        "computer van dit toestel speelt die plaats. Stuur de anderen de nieuwe link."
    ),
    "sealed.gone.first": (
        "Zonder {name} verder spelen kan ook: {first} begint daarmee, op het eigen toestel, en stuurt jullie de "
        "nieuwe link."
    ),
    "sealed.gone.new": "Anders gaat dit spel niet verder: begin dan een nieuw.",
    "sealed.gone.go": "Verder zonder {name}",
    "sealed.gone.wait": "Nog even wachten",
    "sealed.alone": "Dan schudt één toestel voor iedereen: met een veranderd programma kan het alle kaarten kennen.",
    "sealed.full": "Dit spel is vol",
    "sealed.full.why": "Er is zo veel gebeurd dat er in dit verzegelde spel niets meer bij kan.",
    "sealed.full.on": (
        "Het gaat verder als een nieuw spel: alles staat weer zoals voor deze deling, en er wordt opnieuw geschud. "
        "Stuur de anderen de nieuwe link."
    ),
    "sealed.full.first": (
        "Het gaat verder als een nieuw spel: {first} begint daarmee, op het eigen toestel, en stuurt jullie de nieuwe "
        "link."
    ),
    "sealed.full.go": "Verder als nieuw spel",
    "sealed.on.title": "Is dit jullie tafel?",
    "sealed.on.signed": "{name} is ermee begonnen en heeft voor jullie tafel getekend.",
    "sealed.on.unsigned": (
        "Niemand van jullie tafel heeft ervoor getekend, dus het kan van een ander komen. "
        "Vraag eerst aan de anderen of zij ervan weten."
    ),
    "sealed.on.without": "De computer speelt daar voor {name}.",
    "sealed.key.other": "Dit toestel heeft al een sleutel",
    "sealed.key.other.ask": (
        "Voor {name} bewaart dit toestel al een sleutel van dit spel, en deze link brengt een andere. "
        "Maar één van de twee past. Vraag het {name} voordat je de bewaarde vervangt."
    ),
    "sealed.key.old": "Houd de bewaarde",
    "sealed.key.new": "Vervang die",
    "sealed.key.title": "Je sleutel is bewaard",
    "sealed.key": (
        "Op dit toestel speel je straks weer als {name}. Vraag nu een medespeler om de volledige link, die onder "
        "Delen staat, en open die hier."
    ),
    "bad.missing": (
        "Dit toestel mist wat hiervoor is gestuurd. Vraag om de volledige link: die staat onder Delen."
    ),
    "fault.title": "Hier klopt iets niet",
    "fault.kept": "Er is niets veranderd: het spel staat nog zoals het was. Het bewijs staat in het menu.",
    "fault.app": "Speel je dit spel in de app op je beginscherm? Kopieer dan de link uit het bericht, open de app en "
    "tik op Plak link.",
    "fault.unnamed": (
        "Deze link past niet bij wat dit toestel van het spel weet. Vraag iemand aan tafel om de "
        "volledige link."
    ),
    "fault.at_once": "Jullie antwoordden tegelijk; het antwoord op dit toestel gaat voor. Stuur de link van hier.",
    "fault.signature": "Deze link is onderweg veranderd. Vraag om hem nog eens te sturen.",
    "fault.taken": "In deze link zit iemand op een plaats die al bezet was. Speel verder met de vorige link.",
    "fault.two_moves": (
        "Van {name} zijn er twee verschillende zetten op hetzelfde moment. Dat gebeurt ook als iemand op "
        "twee toestellen speelt: spreek af welke telt."
    ),
    "fault.turn": "{name} deed iets wat op dat moment niet kan.",
    "fault.invalid": "In de link van {name} staan kaarten die geen kaarten zijn.",
    "fault.twins": "{name} heeft een kaart twee keer in het spel gestopt.",
    "fault.shuffle": "{name} heeft niet eerlijk geschud: er zitten andere kaarten in het spel.",
    "fault.lock": "{name} heeft een kaart anders op slot gedaan dan is afgesproken.",
    "fault.unlock": "{name} heeft een kaart van een ander niet goed vrijgegeven.",
    "fault.owner": "Deze kaart heeft {name} niet in de hand.",
    "fault.again": "{name} speelt een kaart die al open ligt.",
    "fault.locked": "{name} speelt een kaart die nog niemand kan lezen.",
    "fault.card": "Deze kaart kan {name} niet hebben.",
    "fault.dark": "Een van je kaarten is geen kaart: iemand heeft niet eerlijk geschud.",
    "fault.gift": "{name} gaf een kaart die geen kaart is.",
    "fault.complaint": "{name} klaagt over een kaart waar niets mis mee is.",
    "fault.illegal": "{name} deed iets wat volgens de regels niet mag.",
    "fault.withheld": "{name} laat na afloop niet zien hoe er is geschud.",
    "fault.seed": "{name} laat na afloop iets anders zien dan waarmee er is geschud.",
    "void.title": "Opnieuw delen?",
    "void.ask": (
        "Deze deling telt dan niet: het bord komt te staan als ervoor, iedereen laat zien hoe er is geschud, "
        "en jullie schudden opnieuw. Daar zijn er twee voor nodig, tenzij een klacht heeft laten zien wie er "
        "vals speelde: spreek het eerst af."
    ),
    "void.voice": (
        "{name} wil dat deze deling niet telt. Er wordt opnieuw gedeeld als nog een van jullie dat ook wil."
    ),
    "void.yes": "Opnieuw delen",
    "void.no": "Nu niet",
    "void.said": "{name} laat opnieuw delen: het bord staat weer als voor de deling.",
    "menu.seals": "Sleutels vergelijken",
    "menu.seals.why": "Zo weet je dat jullie echt met elkaar spelen.",
    "seals.how": "Lees deze plaatjes voor, ieder een rij. Zijn alle rijen op elk toestel hetzelfde, dan spelen jullie "
    "met elkaar en zit er niemand tussen.",
    "seals.early": "Nog niet iedereen heeft een plaats. Er valt iets te vergelijken zodra iedereen zit.",
    "seals.word": "Dit toestel heeft dit spel niet van het begin af gezien: "
    "hoe het daarvoor stond, weet het alleen uit de link waarmee het begon.",
    "seals.weak": "Dit spel is van een oudere soort: verzegeld tegen nieuwsgierige vrienden, niet tegen wie zijn "
    "programma verandert. Een nieuw spel is beter verzegeld.",
    "menu.evidence": "Bewijs",
    "menu.evidence.why": "Wat er niet klopte aan deze verzegelde tafel.",
    "evidence.title": "Wat er niet klopte",
    "evidence.how": (
        "Dit bestand bevat de geweigerde links en wat dit toestel van het spel weet. Wie de volledige "
        "link opent en daarna een geweigerde, ziet dezelfde melding."
    ),
    "evidence.found": (
        "Dit is nagerekend met wat iedereen na de deling liet zien: elk toestel aan tafel dat alle links "
        "opende, vond hetzelfde."
    ),
    "evidence.dark": "Alleen dit toestel kan die kaart lezen. Laat opnieuw delen, dan blijkt wie oneerlijk schudde.",
    "file.started": "Je browser is gevraagd om {name} te bewaren. Kijk bij je downloads.",
    "file.shared": "Gedeeld: {name}.",
    "inapp": "Deze pagina is geopend in een andere app. Daar lukt bewaren vaak niet. Tik op ⋮, ⋯ of het kompas en kies "
    "“Openen in browser”. Lukt dat niet, kopieer dan de link en plak hem in Safari of Chrome.",
    "inapp.games": "Deze pagina is geopend in een andere app. Daar lukt bewaren als bestand vaak niet. Kopieer dan als "
    "tekst, open Kaartbord in Safari of Chrome en zet de tekst daar terug.",
    "evidence.file": "Bewaar het bewijs",
    "evidence.known": "Volledige link van het spel",
    "evidence.refused": "Geweigerd: {why}",
    "setup.dealer": "Wie deelt het eerst?",
    "setup.dealer.lot": "Het lot beslist",
    "emblem.open": "Figuurtje van {colour}: {emblem}",
    "emblem.title": "Figuurtje van {colour}",
    "emblem.open.own": "Kleur en figuurtje van {colour}: {emblem}",
    "emblem.title.own": "Kleur en figuurtje van {colour}",
    "emblem.kind": "Figuurtje",
    "colour.kind": "Kleur",
    "colour.swap": "Heeft iemand die kleur al, dan ruilen jullie.",
    "emblem.none": "geen",
    "emblem.mill": "de molen",
    "emblem.tulip": "de tulp",
    "emblem.clog": "de klomp",
    "emblem.anchor": "het anker",
    "emblem.boat": "de boot",
    "emblem.bicycle": "de fiets",
    "emblem.house": "het huis",
    "emblem.cat": "de kat",
    "emblem.fish": "de vis",
    "emblem.duck": "de eend",
    "emblem.tree": "de boom",
    "emblem.umbrella": "de paraplu",
    "emblem.key": "de sleutel",
    "emblem.bell": "de bel",
    "emblem.moon": "de maan",
    "setup.name": "Naam van {colour}",
    "setup.name.mine": "Jouw naam",
    "setup.who": "Wie speelt {colour}",
    "setup.kind.me": "Ik",
    "setup.kind.here": "Hier",
    "setup.kind.computer": "Computer",
    "setup.kind.link": "Per link",
    "setup.open": "Een open link: wie hem heeft, kan de kaarten uitrekenen.",
    "setup.start": "Start",
    "level": "De computer speelt",
    "level.beginner": "Beginner",
    "level.calm": "Rustig",
    "level.firm": "Stevig",
    "level.strong": "Sterk",
    "level.each": "Verschillend",
    "level.own": "Hoe {name} speelt",
    "level.beginner.why": "Ziet wat voor de hand ligt en speelt verder zomaar iets. Voor kinderen en een eerste avond.",
    "level.calm.why": "Speelt goed, maar kiest een op de drie keer niet het beste.",
    "level.firm.why": "Kiest wat meteen het beste lijkt, en denkt niet vooruit.",
    "level.strong.why": "Denkt vooruit, met wat er nog in de handen kan zitten.",
    # rules
    "rules.title": "Spelregels",
    "rules.title.of": "Spelregels van {game}",
    "rules.which": "Uitleg van welk spel?",
    "rules.practise": "Oefen dit",
    "rules.contents": "Inhoud",
    "rules.preset": "Welke regels?",
    "rules.except": "Anders dan gewoon:",
    "rules.difference": "{rule}: {value}",
    "rules.back": "Terug naar {preset}",
    # boards of one's own
    "board.new": "Maak een nieuw bord",
    "board.number": "Bord {number}",
    "board.nameless": "Bord zonder naam",
    "board.edit": "Bewerk",
    "board.edit.name": "Bewerk {name}",
    "board.remove": "Verwijder",
    "board.forget": "Dit bord verwijderen?",
    "board.forget.text": "{name} verdwijnt van dit toestel. Spellen die erop gespeeld worden, gaan gewoon door.",
    "board.squares": "De vakjes",
    "board.wrong": "{square}, dat kan zo niet",
    "board.good": "{squares}. Op dit bord kun je spelen.",
    "board.brush": "Waarmee verf je?",
    "board.brush.next": "Om de beurt",
    "board.near": "Dichtbij",
    "board.undo": "Neem terug",
    "board.redo": "Toch wel",
    "board.shorter": "{number} korter",
    "board.longer": "{number} langer",
    "board.over": "Gewone bord",
    "board.done": "Klaar",
    "board.name": "Naam van het bord",
    "board.kept": "Het bord wordt vanzelf op dit toestel bewaard.",
    "board.help": "Tik op vakjes of veeg erover om ze te verven.",
    "board.keys": "Met de pijltjes loop je over het bord en met spatie verf je. "
    "Een letter of cijfer verft ook, en gaat naar het volgende vakje. Ctrl+Z neemt terug.",
    "board.text": "Als tekst",
    "board.lay": "Zet op het bord",
    # sharing
    "share.intro": "{who} opent de link en speelt verder.",
    "share.intro.all": "Wie de link opent, ziet de tafel.",
    "share.any": "Je kunt elke berichten-app kiezen.",
    "share.intro.mine": "Open deze link op je andere toestel: daar speel je verder op jouw plaats.",
    "share.link": "De link",
    "share.share": "Deel de link",
    "share.copy": "Kopieer",
    "share.qr": "QR-code",
    "share.qr.label": "QR-code met de link",
    "share.qr.how": "Richt de camera van het andere toestel hierop.",
    "share.qr.tap": "Richt de camera van het andere toestel hierop. Tik op de code voor het hele scherm.",
    "share.qr.long": "Deze link is te lang voor een QR-code. Stuur hem als bericht.",
    "share.qr.fill": "Toon de code op het hele scherm",
    "share.names": "Namen meesturen",
    "share.for": "Waarvoor is de link?",
    "share.play": "Meespelen",
    "share.play.why": "Wie deze link opent, kiest een vrije plaats en speelt mee.",
    "share.play.full": "Alle plaatsen zijn bezet: met deze link speelt verder wie er al een heeft.",
    "share.watch": "Meekijken",
    "share.watch.why": "Wie deze link opent, kijkt mee en ziet niemands hand. "
    "Een slot is het niet: wie handig is, kan toch een plaats innemen.",
    "share.screen": "Groot scherm",
    "share.screen.why": "Voor een beamer of televisie: de tafel heel groot, en niemands kaarten.",
    "phones.title": "Bord hier, kaarten op je telefoon",
    "phones.why": "Dit toestel ligt in het midden. Iedereen scant dezelfde code en speelt op de eigen telefoon. "
    "Jullie toestellen vinden elkaar via openbare servers; die zien het spel niet.",
    "phones.how": "Scan de code met je telefoon en kies je plaats.",
    "phones.free": "vrij",
    "phones.taken": "speelt mee",
    "phones.done": "Naar het bord",
    "phones.live": "Je telefoon laat alleen jouw kaarten zien en speelt live mee. De toestellen vinden elkaar via "
    "openbare servers; die zien het spel niet.",
    "screen.ask": "Dit scherm laat de tafel groot zien, en niemands kaarten. Live volgt het het spel vanzelf; de "
    "toestellen vinden elkaar via openbare servers, die het spel niet zien.",
    "screen.live": "Live volgen",
    "screen.still": "Niet live",
    "share.mine": "Ander toestel",
    "share.mine.why": "Stuur hem alleen aan jezelf: wie hem opent, speelt op jouw plaats.",
    "share.text.mine": "{game}: verder als {name}",
    "share.names.why": "Zonder namen is de link korter en staat er niemand in.",
    "share.shared": "Gedeeld om {time}",
    "share.copied": "Gekopieerd om {time}",
    "share.whole": "Volledige link",
    "share.whole.why": "Voor wie iets heeft gemist, of het spel kwijt is. Hij is langer.",
    "share.sealed": "De handen zijn verzegeld: ook wie deze link heeft, kan er geen kaarten in lezen.",
    "share.key": "In deze link zit de sleutel van jouw kaarten: wie hem heeft, kan ze lezen.",
    "share.watch.sealed": "Wie deze link opent, kijkt mee en ziet alleen wat open ligt.",
    "share.mine.sealed": "Je sleutel: bewaar hem voor jezelf, hij blijft geldig. Raakt dit toestel kwijt, open hem "
    "dan op een ander en speel verder met de volledige link van een medespeler. Speel niet op twee toestellen "
    "tegelijk.",
    "share.dense": "Deze link heeft {letters} tekens: een QR-code daarvan is te fijn voor dit scherm. Stuur hem "
    "als bericht of als bestand.",
    "share.intro.key": "Bewaar deze link op een veilige plek, of open hem op je andere toestel.",
    "share.long": "Deze link heeft {letters} tekens. Signal, Discord en andere apps kappen zo'n bericht af: stuur hem "
    "als bestand, of speel live.",
    "share.file": "Als bestand",
    "share.started": "Om {time} is je browser gevraagd om {name} te bewaren. Kijk bij je downloads. Staat het er niet, "
    "kopieer dan de link.",
    "share.select": "De link is geselecteerd. Kopieer hem zelf.",
    "share.waiting": "Wachten op de link van {who}",
    "share.open": "De link is niet op slot: wie hem heeft en handig is, kan alle kaarten erin lezen. "
    "Stuur hem dus alleen naar wie je vertrouwt.",
    # who are you
    "who.title": "Wie ben jij?",
    "who.text": "Dit is een spel {game}. Kies je plaats aan tafel.",
    "who.full": "Alle plaatsen van dit spel {game} zijn bezet. Speel je al mee? Neem dan hier je plaats "
    "weer in.",
    "who.again": "Speel je al mee? Neem je plaats weer in",
    "who.once": "Speel niet op twee toestellen tegelijk: dan ontstaan er twee spellen.",
    "who.watch": "Alleen kijken",
    # settings
    "settings.title": "Instellingen",
    "settings.section.voice": "Taal en geluid",
    "settings.section.look": "Beeld",
    "settings.section.play": "Aan tafel",
    "settings.section.help": "Uitleg",
    "settings.section.hands": "Handen, toetsen en schakelaars",
    "settings.section.device": "Dit toestel",
    "settings.offline.kept": "Kaartbord staat op dit toestel en werkt ook zonder internet.",
    "settings.offline.soon": "Kaartbord werkt nog niet zonder internet. Dat komt vanzelf: het wordt op dit toestel "
    "gezet terwijl de pagina open is en er internet is.",
    "settings.offline.insecure": "Kaartbord werkt hier alleen met internet. Het adres begint niet met https, en dan "
    "bewaart een browser geen pagina's.",
    "settings.offline.private": "Kaartbord werkt hier alleen met internet. Deze browser bewaart de pagina niet: in een "
    "privévenster kan dat niet, en ook niet als de opslag uitstaat.",
    "settings.offline.room": "Kaartbord werkt hier alleen met internet. Er is te weinig ruimte op dit toestel. Maak "
    "ruimte vrij en laad de pagina opnieuw.",
    "settings.offline.file": "Kaartbord werkt hier alleen met internet. De server van deze site geeft het bestand "
    "{file} niet zoals het hoort. Wie deze site beheert, kan dat verhelpen.",
    "settings.lang": "Taal",
    "settings.lang.nl": "Nederlands",
    "settings.lang.en": "English",
    "settings.theme": "Licht of donker",
    "settings.theme.system": "Systeem",
    "settings.theme.light": "Licht",
    "settings.theme.dark": "Donker",
    "settings.contrast": "Contrast",
    "settings.contrast.system": "Systeem",
    "settings.contrast.more": "Hoog",
    "settings.letters": "Letters",
    "settings.letters.normal": "Gewoon",
    "settings.letters.big": "Groot",
    "settings.motion": "Beweging",
    "settings.motion.system": "Systeem",
    "settings.motion.calm": "Rustig beeld",
    "settings.tempo": "Tempo van de anderen",
    "settings.tempo.calm": "Rustig",
    "settings.tempo.normal": "Gewoon",
    "settings.tempo.quick": "Vlot",
    "settings.tricks": "Een volle slag",
    "settings.tricks.moment": "Gaat vanzelf weg",
    "settings.tricks.wait": "Wacht op mij",
    "settings.forced": "Als er niets te kiezen is",
    "settings.forced.wait": "Wacht op mijn tik",
    "settings.forced.auto": "Gaat vanzelf",
    "settings.hand": "Knoppen voor",
    "settings.hand.right": "Rechtshandig",
    "settings.hand.left": "Linkshandig",
    "settings.thumb": "Met één duim",
    "settings.thumb.off": "Uit",
    "settings.thumb.on": "Alles onderaan",
    "settings.keys": "Toetsen met één letter",
    "settings.keys.on": "Aan",
    "settings.keys.shift": "Alleen met Shift",
    "settings.keys.off": "Uit",
    "settings.scan": "Spelen met een schakelaar",
    "settings.scan.off": "Uit",
    "settings.scan.one": "Eén",
    "settings.scan.two": "Twee",
    "settings.scan_tempo": "Tempo van de schakelaar",
    "settings.scan_tempo.calm": "Rustig",
    "settings.scan_tempo.normal": "Gewoon",
    "settings.scan_tempo.quick": "Vlot",
    "settings.confirm": "Bevestigen",
    "settings.confirm.parts": "Alleen als het nodig is",
    "settings.confirm.always": "Elke beurt",
    "settings.suits": "Kleuren op de kaarten",
    "settings.suits.two": "Twee",
    "settings.suits.four": "Vier",
    "settings.hints": "Uitleg op de kaarten",
    "settings.hints.on": "Aan",
    "settings.hints.off": "Uit",
    "settings.firsts": "Uitleg in je eerste spel",
    "settings.firsts.on": "Aan",
    "settings.firsts.off": "Uit",
    "settings.sound": "Geluid",
    "settings.sound.off": "Uit",
    "settings.sound.soft": "Zacht",
    "settings.sound.on": "Gewoon",
    "settings.touch": "Trillen",
    "settings.touch.off": "Uit",
    "settings.touch.on": "Aan",
    "settings.awake": "Scherm blijft aan bij live spelen, lessen en terugkijken",
    "settings.awake.on": "Ja",
    "settings.awake.off": "Nee",
    "settings.notify": "Melding als jij aan de beurt bent",
    "settings.notify.off": "Uit",
    "settings.notify.on": "Aan",
    "settings.notify.why": "Zolang deze pagina ergens openstaat, ook als je hem niet ziet.",
    "settings.notify.refused": "De browser staat geen meldingen toe, dus er komt er geen. Sta ze eerst toe bij de "
    "instellingen van je browser. Je beurt staat ook in de titel van het tabblad.",
    "settings.log": "Verloop",
    "settings.log.newest": "Nieuwste boven",
    "settings.log.oldest": "Oudste boven",
    # all games in a file
    "backup.title": "Je spellen bewaren",
    "backup.games": "spellen",
    "backup.save": "Bewaar al je spellen",
    "backup.save.why": "{games} in één bestand, met wie waar speelt.",
    "backup.save.open": "Het bestand is te lezen: wie het heeft, kan alle kaarten erin vinden.",
    "backup.save.both": "Het bestand is te lezen: wie het heeft, kan alle kaarten van de open spellen vinden.",
    "backup.save.sealed": "De kaarten erin zijn verzegeld.",
    "backup.none": "Er staan nog geen spellen op dit toestel.",
    "backup.file": "Bewaar als bestand",
    "backup.share": "Stuur het bestand",
    "backup.copy": "Kopieer als tekst",
    "backup.started": "Je browser is gevraagd om {name} te bewaren, met {games}. Kijk bij je downloads. Staat het er "
    "niet, kopieer dan als tekst.",
    "backup.shared": "{games} gedeeld in {name}.",
    "backup.copied": "{games} gekopieerd. Plak de tekst in een bericht of notitie.",
    "backup.select": "Kopiëren lukt hier niet vanzelf. De tekst is geselecteerd: kopieer hem zelf.",
    "backup.keys": "Sleutels van verzegelde spellen",
    "backup.keys.why": "Alleen daarmee speel je die op een ander toestel verder. Wie het bestand dan heeft, "
    "kan jouw kaarten lezen.",
    "backup.restore": "Zet terug",
    "backup.restore.why": "Kies een bestand dat je hier of op een ander toestel hebt bewaard, sleep het "
    "hierheen, of plak de tekst. Wat hier al staat blijft.",
    "backup.choose": "Kies een bestand",
    "backup.paste": "Of plak de tekst hier",
    "backup.read": "Zet de tekst terug",
    "backup.new": "Teruggezet: {games}.",
    "backup.further": "Bijgewerkt: {games}.",
    "backup.same": "Stond hier al: {games}.",
    "backup.made": "Nu op dit apparaat: {made}.",
    "backup.contrary": "Anders in het bestand: {results} van een toernooi. Wat hier stond, is gebleven.",
    "backup.torn": "Niet meer te lezen: {names}.",
    "backup.newer": "Uit een nieuwere versie: {names}. Laad de pagina opnieuw en probeer het nog eens.",
    "backup.missing": "Het bestand is niet heel: er ontbreekt nog {games}.",
    "backup.nameless": "een spel zonder naam",
    "backup.bad.empty": "Hier staat geen spel in. Kies het bestand dat je hebt bewaard, of plak de hele "
    "tekst.",
    "backup.bad.foreign": "Dit is geen bestand van Kaartbord. Kies het bestand dat je hier hebt bewaard.",
    "backup.bad.newer": "Dit bestand komt uit een nieuwere versie. Laad de pagina opnieuw en probeer het nog "
    "eens.",
    "backup.bad.long": "Dit bestand is te groot om van Kaartbord te zijn. Kies het bestand dat je hier hebt "
    "bewaard.",
    "backup.bad.unread": "Dit bestand kon niet worden geopend. Kies het nog eens, of plak de tekst.",
    "keeping.promised": "De browser heeft beloofd je spellen te bewaren tot je ze zelf weghaalt.",
    "keeping.open": "De browser mag je spellen wissen, bijvoorbeeld als je lang niet komt of als het toestel "
    "vol is. Bewaar ze af en toe in een bestand.",
    "keeping.refused": "Dit toestel bewaart nu niets. Je spellen blijven zolang deze pagina openstaat.",
    "keeping.lost.games": "De browser heeft je bewaarde spellen gewist. Heb je ze in een bestand, zet ze dan "
    "terug. Een spel met anderen komt ook terug met de laatste link uit je berichten.",
    "keeping.lost.notes": "De browser heeft een deel gewist van wat hier stond. Je spellen zijn er nog: "
    "bewaar ze in een bestand.",
    "keeping.lost.apart": "Heb je eerder in Safari gespeeld? Die spellen staan niet vanzelf in deze app. Open "
    "Kaartbord in Safari, kies daar Bewaar al je spellen, en zet het bestand hier terug.",
    "keeping.seen": "Begrepen",
    "settings.games": "Je spellen",
}
