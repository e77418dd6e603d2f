"""The words that teach OkiDoki, in Dutch: in lessons, in illustrations."""

WORDS: dict[str, str] = {
    # lessons
    "lesson.okidoki-cards": "OkiDoki: kaarten",
    "lesson.okidoki-cards.goal": "Je speelt samen met je maat aan de overkant. Haal weinig "
    "strafpunten: elk punt is straks een stap voor de anderen.",
    "lesson.okidoki-cards.give": "Je ruilt met links, met rechts en met je maat. Schoppen kosten 1 "
    "strafpunt, azen 2. Geef schoppen aas weg.",
    "lesson.okidoki-cards.give.why": "Dat mag. Maar je schoppen aas is gevaarlijk: die kost 2 punten. Geef "
    "die liever weg.",
    "lesson.okidoki-cards.opening": "Wie schoppen 2 heeft, begint daarmee. De rest legt ook schoppen. De "
    "hoogste wint de slag, en een aas is het hoogst.",
    "lesson.okidoki-cards.opening.done": "De 9 is het hoogst. In de slag zitten vier schoppen: 4 strafpunten voor hen.",
    "lesson.okidoki-cards.points": "Links begon met harten. Elke schoppenkaart kost 1 punt, een aas 2. Hoeveel "
    "punten liggen er nu?",
    "lesson.okidoki-cards.points.one": "1",
    "lesson.okidoki-cards.points.two": "2",
    "lesson.okidoki-cards.points.three": "3",
    "lesson.okidoki-cards.points.four": "4",
    "lesson.okidoki-cards.points.why": "De klaveren aas kost 2 en de schoppen 9 kost 1: samen 3. Harten kosten "
    "niets.",
    "lesson.okidoki-cards.duck": "Die 3 punten wil je niet hebben. Je moet harten bekennen, maar blijf onder "
    "de 9 van links.",
    "lesson.okidoki-cards.duck.why": "Zo win je de slag, met 3 strafpunten erin. Leg de harten 6.",
    "lesson.okidoki-cards.dump": "Je hebt geen ruiten, dus alles mag. Links wint deze slag. Gooi je aas erbij, "
    "dan krijgen zij de straf.",
    "lesson.okidoki-cards.dump.why": "Dat mag. Maar nu kun je je aas kwijt, en de 2 punten zijn voor hen.",
    "lesson.okidoki-cards.mate": "Weer heb je geen ruiten, maar nu wint je maat. Jullie straf wordt opgeteld. "
    "Gooi een kleine klaveren, het geeft niet welke.",
    "lesson.okidoki-cards.mate.why": "De slag is van je maat, dus deze straf is voor jullie. Gooi een kleine "
    "klaveren.",
    "lesson.okidoki-cards.free": "In deze slag zit geen straf. Win hem met je ruiten heer. Later is zo'n hoge "
    "kaart gevaarlijk.",
    "lesson.okidoki-cards.free.why": "Dat mag. Maar later wint je heer misschien een slag vol straf. Speel hem "
    "nu.",
    "lesson.okidoki-cards.aces": "Jullie hebben drie azen, hier ligt de vierde. Met vier azen loop je twee "
    "keer tien stappen. Win deze slag.",
    "lesson.okidoki-cards.aces.done": "Jullie hebben vier azen, dus de ronde is meteen uit. Zij lopen niet.",
    "lesson.okidoki-cards.aces.why": "Dan gaat de vierde aas naar hen. Win de slag met een hogere harten.",
    "lesson.okidoki-cards.count": "Jullie hebben 8 strafpunten, zij 12. Elk punt van hen is een stap voor "
    "jullie. Hoeveel stappen lopen jullie?",
    "lesson.okidoki-cards.count.eight": "8 stappen",
    "lesson.okidoki-cards.count.twelve": "12 stappen",
    "lesson.okidoki-cards.count.twenty": "20 stappen",
    "lesson.okidoki-cards.count.why": "Zij haalden 12 punten, dus jullie lopen 12 stappen. Zij lopen er 8.",
    "lesson.okidoki-cards.first": "Wie de minste straf heeft, loopt eerst: jullie dus. Staat het tien tegen "
    "tien, dan loopt niemand en wordt er opnieuw gedeeld.",
    "lesson.okidoki-board": "OkiDoki: bord",
    "lesson.okidoki-board.board": "Jullie zijn wit en lopen naar het vlaggetje, de finish. Wie binnen is, "
    "komt op een schoppen, harten, ruiten of klaveren. Vier binnen wint.",
    "lesson.okidoki-board.walk": "Jullie hebben 8 stappen. Loop die allemaal met één pion. Kies een pion op "
    "start, en dan het vakje.",
    "lesson.okidoki-board.walk.why": "Stappen verdelen mag ook. Maar loop ze nu eens met één pion.",
    "lesson.okidoki-board.start": "De kleine pionnen zijn de reserve. Loopt er een pion van start, dan komt "
    "daar een uit de reserve. Kies 2 en 3.",
    "lesson.okidoki-board.start.done": "Je verdeelde 5 stappen over twee pionnen. Het slotje zegt: deze pion staat "
    "veilig.",
    "lesson.okidoki-board.start.why": "Dat mag. Maar 2 en 3 zijn allebei wit, en daar zijn jullie veilig.",
    "lesson.okidoki-board.divide": "Op een wit vakje kan niemand je slaan. Verdeel je 5 stappen zo, dat beide "
    "pionnen op wit komen.",
    "lesson.okidoki-board.divide.why": "Dat mag. Maar het kan beter: met 1 en 4, of 2 en 3, staan ze allebei "
    "veilig.",
    "lesson.okidoki-board.red": "Over rood mag je heen lopen, maar niet erop eindigen. Met 5 stappen kan je voorste "
    "pion dus niet. Loop met de achterste.",
    "lesson.okidoki-board.red.why": "Verdelen mag. Maar met 5 stappen komt je achterste pion precies op wit.",
    "lesson.okidoki-board.safe": "Wit is veilig voor jullie, grijs voor hen. Op elk ander vakje kun je "
    "geslagen worden. Welke pion van jullie staat veilig?",
    "lesson.okidoki-board.safe.nine": "Op 9",
    "lesson.okidoki-board.safe.thirteen": "Op 13",
    "lesson.okidoki-board.safe.twentytwo": "Op 22",
    "lesson.okidoki-board.safe.why": "Van deze drie is alleen 13 wit. Op 9 en 22 is niemand veilig.",
    "lesson.okidoki-board.which": "Kom je precies op een grijze pion uit, dan sla je hem. Met een slotje "
    "staat hij veilig. Welke kun je met 5 stappen slaan?",
    "lesson.okidoki-board.which.fourteen": "Op 14",
    "lesson.okidoki-board.which.twentytwo": "Op 22",
    "lesson.okidoki-board.which.both": "Allebei",
    "lesson.okidoki-board.which.why": "Op 14 staat hij veilig, want dat vakje is grijs. Op 22 kun je hem "
    "slaan.",
    "lesson.okidoki-board.hit": "Sla hem: loop van 17 naar 22. Een geslagen pion begint weer bij start.",
    "lesson.okidoki-board.hit.why": "Dat mag. Maar slaan zet hen een heel eind terug. Loop van 17 naar 22.",
    "lesson.okidoki-board.tens": "Jullie hebben vier azen. Loop dan twee keer tien, met één pion of met twee. "
    "Breng er een naar de finish.",
    "lesson.okidoki-board.tens.done": "Eén pion is binnen, en de andere staat tien vakjes verder.",
    "lesson.okidoki-board.tens.why": "Dat mag. Maar loop liever tien met beide pionnen: dan haalt er een de "
    "finish.",
    "lesson.okidoki-board.swap": "Met vier azen mag je ook twee pionnen wisselen, zelfs een die veilig staat. "
    "Wissel jullie pion op 3 met die op 29.",
    "lesson.okidoki-board.swap.why": "Dat mag. Maar wisselen levert nu het meest op: van 3 naar 29.",
    "lesson.okidoki-board.finish": "Nog één pion. Hij hoeft niet precies uit te komen, want stappen te veel "
    "vervallen. Loop naar de finish.",
    "lesson.okidoki-board.end": "Vier op de finish: gewonnen. Moet grijs deze ronde nog lopen, dan mag dat. Heeft "
    "grijs er dan ook vier, dan is het gelijkspel.",
    # illustrations: a caption, and (.alt) what there is to see
    "okidoki.illustration.goal": "Bij het vlaggetje is de finish. Wit heeft hier twee pionnen binnen.",
    "okidoki.illustration.goal.alt": "Het einde van de baan. Twee witte pionnen zijn binnen, twee zijn er bijna.",
    "okidoki.illustration.table": "A is de start van wit, B die van grijs, C de reserve.",
    "okidoki.illustration.table.alt": "Het begin van de baan, met letters bij de starts en de reserve.",
    "okidoki.illustration.trick": "Harten is gevraagd. Kaart {winner} is de hoogste harten en wint.",
    "okidoki.illustration.trick.alt": "Een slag van vier kaarten op volgorde. Kaart {winner} heeft een gouden rand.",
    "okidoki.illustration.penalties": "De aas kost 2, de schoppen 1. In deze slag zitten {points} strafpunten.",
    "okidoki.illustration.penalties.alt": "Een slag van vier kaarten. Een aas en een schoppen hebben een cijfer.",
    "okidoki.illustration.steps": "Wit loopt {steps} stappen. Rood telt mee, en langs grijs lopen mag.",
    "okidoki.illustration.steps.alt": "Een witte pion loopt {steps} vakjes, over rood en langs een grijze pion.",
    "okidoki.illustration.division": "{steps} met de ene pion en {more} met de andere. Samen 5.",
    "okidoki.illustration.division.alt": "De ene witte pion loopt {steps} vakjes, de andere {more}.",
    "okidoki.illustration.squares": "Op 2 staat wit veilig, op 4 grijs. Het slotje zegt het.",
    "okidoki.illustration.squares.alt": "Een witte pion op een wit vakje en een grijze op een grijs vakje.",
    "okidoki.illustration.red": "Vijf stappen zou op rood uitkomen. Dat mag niet.",
    "okidoki.illustration.red.alt": "Een witte pion mag niet op een rood vakje stoppen.",
    "okidoki.illustration.safe": "Grijs staat veilig op 14. Daar kan wit niet landen.",
    "okidoki.illustration.safe.alt": "Een witte pion mag niet op vakje 14: daar staat een grijze veilig.",
    "okidoki.illustration.hit": "Wit komt precies uit bij grijs, die niet veilig staat. Grijs begint opnieuw.",
    "okidoki.illustration.hit.alt": "Een witte pion loopt {steps} vakjes en slaat een grijze pion.",
    "okidoki.illustration.refill": "Wit verlaat de start. Meteen komt er een pion uit de reserve voor in de plaats.",
    "okidoki.illustration.refill.alt": "Een witte pion loopt {steps} vakjes van de start. "
    "Een uit de reserve schuift op.",
    "okidoki.illustration.tens": "Twee keer precies tien, hier met één pion.",
    "okidoki.illustration.tens.alt": "Een witte pion loopt {steps} vakjes, en dan nog eens {more}.",
    "okidoki.illustration.swap": "Wit en grijs wisselen van plaats.",
    "okidoki.illustration.swap.alt": "Twee pijlen tussen een witte pion op 9 en een grijze op 16.",
    "okidoki.illustration.finish": "Er zijn {steps} stappen, maar minder is ook genoeg. De rest vervalt.",
    "okidoki.illustration.finish.alt": "Een witte pion vlak voor het einde loopt naar de finish.",
    "okidoki.illustration.board": "Zo ziet een eigen bord van zestien vakjes eruit.",
    "okidoki.illustration.board.alt": "Een klein bord met zestien vakjes: wit, grijs, rood en gewoon.",
}
