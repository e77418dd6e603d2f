"""The words that teach ToedeLoe, in Dutch: in lessons, in illustrations."""

WHO = {"you": "Jij", "left": "Links", "mate": "Maat", "right": "Rechts"}
WORTH = {"nothing": "Niets", "eight": "8", "twelve": "12", "fifteen": "15"}
"""Answers of questions."""

WORDS: dict[str, str] = {
    # lessons
    "lesson.toedeloe-cards": "ToedeLoe: kaarten",
    "lesson.toedeloe-cards.goal": "Je speelt samen met je maat aan de overkant. Met een slag die je wint, mag je "
    "meestal pionnen op het bord leggen.",
    "lesson.toedeloe-cards.piles": "Kun je iets op het bord doen, dan is het een plusslag. Anders is het een minslag. "
    "Bij elke naam staat hoeveel plusslagen: 0 plus.",
    "lesson.toedeloe-cards.follow": "Links begon met klaveren, dus jij legt ook klaveren. De hoogste wint, en een "
    "aas is het hoogst. Win met je heer.",
    "lesson.toedeloe-cards.follow.why": "Dat mag, maar dan wint rechts met de boer. Leg je heer.",
    "lesson.toedeloe-cards.follow.done": "Jij wint de slag. Wie wint, begint ook de volgende.",
    "lesson.toedeloe-cards.black": "De hoogste zwarte kaart is de waarde: aas 15, heer 13, vrouw 12, boer 11. Jij "
    "legt schoppen aas. Hoeveel is de slag waard?",
    **{f"lesson.toedeloe-cards.black.{answer}": text for answer, text in WORTH.items()},
    "lesson.toedeloe-cards.black.why": "Schoppen en klaveren zijn zwart. De aas is hier de hoogste: 15.",
    "lesson.toedeloe-cards.red": "Harten en ruiten zijn rood. Die zijn niets waard. Leg je ruiten 7: dan is alles "
    "rood.",
    "lesson.toedeloe-cards.red.done": "Links wint, maar kan er niets mee doen. Het is een minslag: bij "
    "links staat nu 1−.",
    "lesson.toedeloe-cards.other_suit": "Rechts heeft geen ruiten en legt klaveren vrouw. Jij legt ruiten 7. Wie wint "
    "de slag?",
    **{f"lesson.toedeloe-cards.other_suit.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.other_suit.why": "Klaveren is niet gevraagd en kan dus niet winnen. Jouw 7 wint. De vrouw "
    "is wel zwart: je slag is 12 waard.",
    "lesson.toedeloe-cards.equal": "Elk team heeft eigen kaarten, dus alles is er dubbel. Van twee gelijke kaarten "
    "wint de laatste. Leg ook klaveren aas.",
    "lesson.toedeloe-cards.equal.done": "Jouw aas kwam het laatst, dus jij wint.",
    "lesson.toedeloe-cards.joker": "Een joker wint van alles. Je mag hem leggen als je de gevraagde kleur niet hebt. "
    "Jij hebt geen schoppen: leg hem.",
    "lesson.toedeloe-cards.joker.why": "Dat mag, maar dan wint rechts met de heer. Leg je joker.",
    "lesson.toedeloe-cards.joker.done": "Jij wint. Met een joker kies je zelf wat je op het bord doet.",
    "lesson.toedeloe-cards.last_joker": "Nu legt rechts een joker. Van twee jokers wint de laatste. Leg jouw joker "
    "erop.",
    "lesson.toedeloe-cards.last_joker.why": "Dat mag, maar dan wint de joker van rechts. Leg jouw joker.",
    "lesson.toedeloe-cards.last_joker.done": "Jouw joker kwam het laatst, dus jij wint.",
    "lesson.toedeloe-cards.both": "Nu alles tegelijk. Links begon met ruiten 7, rechts legt klaveren aas, jij ruiten "
    "2. Wie wint, en wat is de slag waard?",
    "lesson.toedeloe-cards.both.left": "Links, 15",
    "lesson.toedeloe-cards.both.right": "Rechts, 15",
    "lesson.toedeloe-cards.both.less": "Links, 7",
    "lesson.toedeloe-cards.both.nothing": "Jij, niets",
    "lesson.toedeloe-cards.both.why": "Ruiten is gevraagd, dus ruiten 7 wint. De aas is zwart: de slag is 15 waard.",
    "lesson.toedeloe-cards.plus": "Win elke ronde minstens één plusslag. Zo niet, dan krijgt je team een minpunt.",
    "lesson.toedeloe-board": "ToedeLoe: bord",
    "lesson.toedeloe-board.board": "Het bord heeft twee velden, A en B. Jullie leggen wit, zij grijs. Lange rijen zijn "
    "aan het eind punten.",
    "lesson.toedeloe-board.beside": "Naast elk veld loopt een scorepion omlaag bij elk minpunt: W van jullie, G van "
    "hen. Eronder wacht een groene pion.",
    "lesson.toedeloe-board.single": "Jij won een slag van 8. Leg daarvoor een pion op een 8. Kies zelf welke.",
    "lesson.toedeloe-board.single.done": "Je legde iets op het bord, dus dit is een plusslag.",
    "lesson.toedeloe-board.split": "Deze slag is 15 waard. Leg twee pionnen op getallen die samen 15 zijn, "
    "allebei op hetzelfde veld.",
    "lesson.toedeloe-board.split.done": "Een aas en een heer verdeel je altijd zo.",
    "lesson.toedeloe-board.longer": "Een rij ligt naast of onder elkaar, niet schuin. Deze slag is 4 waard. Maak de "
    "rij van vier links vijf lang.",
    "lesson.toedeloe-board.longer.why": "Dat mag. Maar een langere rij is meer punten. Kies de 4 links van "
    "de rij.",
    "lesson.toedeloe-board.longer.done": "Jullie langste rij is nu vijf. De rand eromheen laat dat zien.",
    "lesson.toedeloe-board.gap": "Een vrouw is 12. Leg één pion op een 12, of twee die samen 12 zijn. Vul het gat op "
    "veld B: 10 en 2.",
    "lesson.toedeloe-board.gap.why": "Dat mag. Maar met de 10 en de 2 in het gat wordt de rij vijf lang.",
    "lesson.toedeloe-board.gap.done": "Twee stukken zijn nu samen een rij van vijf.",
    "lesson.toedeloe-board.joker": "Met een joker mag je ook minpunten weghalen. Jullie scorepion staat op −4. Zet hem "
    "twee stappen terug.",
    "lesson.toedeloe-board.joker.why": "Dat mag een joker ook. Maar haal nu eerst twee minpunten weg.",
    "lesson.toedeloe-board.joker.done": "Jullie hebben nu nog 2 minpunten. Een joker mag ook twee pionnen op hetzelfde "
    "getal leggen.",
    "lesson.toedeloe-board.green": "Of je zet met een joker een groene pion. Die gooit een pion van hen eraf. Zet hem "
    "midden in hun rij.",
    "lesson.toedeloe-board.green.why": "Dat mag. Maar hun rij van vijf telt straks zwaar. Zet groen daar in het "
    "midden.",
    "lesson.toedeloe-board.green.done": "Hun rij is gebroken. De groene pion telt voor niemand.",
    "lesson.toedeloe-board.blocked": "Deze slag is 2 waard, maar elke 2 is al bezet. Je kunt niets leggen, en dat "
    "kost een minpunt.",
    "lesson.toedeloe-board.deal": "Na een ronde kost geen plusslag 1 minpunt. Samen minder plusslagen dan zij kost er "
    "nog een. Hoeveel minpunten krijgen jullie?",
    "lesson.toedeloe-board.deal.none": "Geen",
    "lesson.toedeloe-board.deal.one": "1",
    "lesson.toedeloe-board.deal.two": "2",
    "lesson.toedeloe-board.deal.three": "3",
    "lesson.toedeloe-board.deal.why": "Bij jou staat 0+, dat kost 1. Samen hebben jullie er één en zij vier: dat kost "
    "er nog een.",
    "lesson.toedeloe-board.count": "Aan het eind tel je jullie twee langste rijen op. Daar gaan de minpunten af. "
    "Hoeveel punten heeft wit hier?",
    "lesson.toedeloe-board.count.six": "6",
    "lesson.toedeloe-board.count.eight": "8",
    "lesson.toedeloe-board.count.ten": "10",
    "lesson.toedeloe-board.count.eleven": "11",
    "lesson.toedeloe-board.count.why": "De rijen zijn 5 en 3 lang, samen 8. De scorepion W staat op −2: blijft 6.",
    "lesson.toedeloe-board.end": "Het spel is uit als een team al zijn pionnen heeft gelegd, of op −9 staat. Wie dan "
    "de meeste punten heeft, wint.",
    # illustrations: a caption, and (.alt) what there is to see
    "toedeloe.illustration.goal": "Wit heeft een rij van {first} en een van {second}.",
    "toedeloe.illustration.goal.alt": "Op veld A ligt een lijn om {first} witte pionnen, en een om {second}.",
    "toedeloe.illustration.table": "Dit is veld A. Bij X staat de scorepion van wit, bij Y een groene pion.",
    "toedeloe.illustration.table.alt": "Zes rijen van zeven getallen, met rechts een tabel met minpunten.",
    "toedeloe.illustration.trick": "Klaveren is gevraagd. Kaart {winner} is de hoogste klaveren en wint.",
    "toedeloe.illustration.trick.alt": "Een slag van vier kaarten op volgorde. Kaart {winner} heeft een gouden rand.",
    "toedeloe.illustration.follow": "Je hebt nog klaveren. Dan mag deze harten 2 niet.",
    "toedeloe.illustration.follow.alt": "Drie klaveren, en een harten 2 met een kruis erboven.",
    "toedeloe.illustration.joker": "Er liggen twee jokers. De laatste wint: kaart {winner}.",
    "toedeloe.illustration.joker.alt": "Twee schoppen en twee jokers. Kaart {winner} heeft een gouden rand.",
    "toedeloe.illustration.value": "Harten wint. De vrouw is de hoogste zwarte kaart: deze slag is {worth} waard.",
    "toedeloe.illustration.value.alt": "Een slag van vier kaarten. Boven een klaveren vrouw staat {worth}.",
    "toedeloe.illustration.split": "Een aas is 15. Hier is dat {one} + {other}, samen op één veld.",
    "toedeloe.illustration.split.alt": "Op veld A zijn een {one} en een {other} gemarkeerd.",
    "toedeloe.illustration.single": "De slag is {one} waard. Een pion mag op elke vrije {one}.",
    "toedeloe.illustration.single.alt": "Op veld A zijn alle vakjes met een {one} gemarkeerd.",
    "toedeloe.illustration.back": "De scorepion gaat twee stappen terug.",
    "toedeloe.illustration.back.alt": "Een pijl wijst van −{minus} twee stappen omhoog.",
    "toedeloe.illustration.pair": "Of twee pionnen op hetzelfde getal, hier op {one}.",
    "toedeloe.illustration.pair.alt": "Op veld A zijn twee vrije vakjes met een {one} gemarkeerd.",
    "toedeloe.illustration.green": "Groen komt midden in de rij van grijs. De grijze pion gaat eraf.",
    "toedeloe.illustration.green.alt": "Een groene pion gaat van naast het veld naar een vakje met een grijze pion.",
    "toedeloe.illustration.blocked": "De slag is 2 waard, en op elke 2 staat al iets.",
    "toedeloe.illustration.blocked.alt": "Op veld A hebben drie pionnen op een 2 een gouden ring.",
    "toedeloe.illustration.minus": "De scorepion staat op −{minus}. Elk minpunt is een stap omlaag.",
    "toedeloe.illustration.minus.alt": "Een witte scorepion op −{minus} van zijn tabel.",
    "toedeloe.illustration.count": "{first} en {second}, min {minus}: wit heeft {total} punten.",
    "toedeloe.illustration.count.alt": "Rijen van {first} en {second} witte pionnen, en een scorepion op −{minus}.",
    "toedeloe.illustration.rows": "Rijen van {first} en {second} delen een pion. Schuin telt niet.",
    "toedeloe.illustration.rows.alt": "Twee rijen witte pionnen die elkaar kruisen. Een pion schuin ernaast telt niet.",
}
