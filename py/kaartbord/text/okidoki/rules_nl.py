"""The rules of OkiDoki in Dutch. The facts are those of its options, `two` with two players, `double` where
they play two hands each, `stock` where they draw from a stock, `usual` for the usual board, and `red` where
the board has red squares."""

from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Doel",
        (
            ("not two", "Breng met je maat jullie pionnen van start naar de finish."),
            ("two", "Breng je pionnen van start naar de finish."),
            "Eerst speel je met kaarten om strafpunten, en die wil je niet hebben.",
            "Daarna wordt er gelopen: elk strafpunt van de een is een stap voor de ander.",
            ("not short", "Het team dat als eerste vier pionnen op de finish heeft, wint."),
            ("short", "Het team dat als eerste twee pionnen op de finish heeft, wint."),
        ),
    ),
    (
        "table",
        "De tafel",
        (
            ("not two", "Jullie zijn met vier: twee teams, en je maat zit tegenover je."),
            ("two", "Jullie zijn met zijn tweeën; elk van jullie is een team."),
            "Het ene team is wit en het andere grijs, elk met vier pionnen.",
            "Van elke kleur staan er twee op start; de andere twee wachten in de reserve.",
            "Iedereen loopt over dezelfde baan van {length} vakjes.",
        ),
    ),
    (
        "deal",
        "Delen",
        (
            "Er zijn 52 kaarten; jokers doen niet mee.",
            ("not two", "Iedereen krijgt er dertien."),
            ("double", "Jullie krijgen elk twee handen van dertien."),
            ("stock", "Jullie krijgen er elk dertien; de rest is de stapel."),
            "Wie het eerst deelt, wordt geloot; daarna gaat het met de klok mee.",
        ),
    ),
    (
        "give",
        "Ruilen",
        (
            "Na het delen leg je een kaart dicht klaar om te ruilen, welke je maar wilt.",
            ("not two", "Dat gebeurt drie keer: met elk van de tegenstanders, en tot slot met je maat."),
            (
                "double",
                "Elke hand doet dat drie keer: met elke hand van de ander, en tot slot met je eigen "
                "andere hand.",
            ),
            ("stock", "Dat gebeurt één keer, met de ander."),
            "Wat je krijgt, zie je pas als iedereen gekozen heeft.",
            ("not stock", "Een kaart die je net kreeg, mag je de volgende keer weer weggeven."),
        ),
    ),
    (
        "opening",
        "De eerste kaart",
        (
            "Wie na het ruilen schoppen 2 heeft, begint en legt die kaart.",
            (
                "stock",
                "Ligt die nog in de stapel, dan begint wie niet gedeeld heeft, met een kaart naar keuze.",
            ),
        ),
    ),
    (
        "trick",
        "Slagen",
        (
            ("not double", "Iedereen legt met de klok mee een kaart; dat is samen een slag."),
            ("double", "Uit elke hand komt met de klok mee een kaart; dat is samen een slag."),
            ("not stock", "Je legt de kleur die gevraagd is; heb je die niet, dan mag alles."),
            ("stock", "Zolang er een stapel is, mag je leggen wat je wilt."),
            ("stock", "Na elke slag pakt de winnaar een kaart van de stapel, en dan de ander."),
            ("stock", "Is de stapel op, dan moet je de gevraagde kleur leggen als je die hebt."),
            "De aas is de hoogste kaart, dan heer, vrouw en boer, en zo omlaag tot de 2.",
            "De hoogste kaart van de gevraagde kleur wint de slag; troef is er niet.",
            "Wie de slag wint, komt uit voor de volgende.",
            ("not two", "Zolang er gekaart wordt, overleg je niet."),
        ),
    ),
    (
        "penalties",
        "Strafpunten",
        (
            "Elke schoppen in je slagen is 1 strafpunt, en elke aas is er 2.",
            "Schoppen aas telt als aas: 2, en dus geen 3.",
            "Samen zijn het er in elke ronde 20.",
            ("not two", "Jij en je maat tellen alles bij elkaar."),
            ("double", "Je twee handen tellen bij elkaar."),
            "Gewonnen azen blijven zichtbaar.",
        ),
    ),
    (
        "steps",
        "Stappen",
        (
            "Zijn de kaarten op, dan loopt elk team zoveel stappen als het andere strafpunten heeft.",
            "Wie de minste strafpunten heeft, loopt eerst.",
            ("not two", "Nu mag je wel overleggen; het spel wijst aan wie van jullie de zet invoert."),
            "Een pion gaat alleen vooruit, van vakje naar vakje, en mag langs andere pionnen.",
            "Alle stappen moeten op; alleen aan de finish mag er iets overblijven.",
            "Kan dat met geen enkele pion, dan sla je over.",
        ),
    ),
    (
        "division",
        "Stappen verdelen",
        (
            "Loop alle stappen met één pion, of verdeel ze over twee.",
            "Met 5 stappen kan dat als 4 en 1 of als 3 en 2.",
            "Wie van de twee eerst loopt, kies je zelf.",
        ),
    ),
    (
        "squares",
        "De vakjes",
        (
            "Elk team heeft {safe} vakjes in zijn kleur.",
            "Daar staan zijn pionnen veilig: het andere team kan er dan niet landen.",
            ("red", "Op een rood vakje mag je niet eindigen, maar het telt wel als stap."),
            ("not red", "Rode vakjes zijn er op dit bord niet."),
        ),
    ),
    (
        "hit",
        "Slaan",
        (
            "Kom je precies uit bij een pion van het andere team die niet veilig staat, dan sla je hem.",
            "Hij begint opnieuw op een vrij startvakje, of wacht in de reserve tot er een vrij is.",
            "Met verdeelde stappen kun je er twee slaan.",
            "Waar een pion van je eigen team staat, mag je niet eindigen.",
            "Op start ben je voor niemand te raken.",
        ),
    ),
    (
        "start",
        "Start",
        (
            "Elk team heeft twee startvakjes.",
            "Komt er een vrij, dan staat daar meteen een pion uit de reserve klaar.",
            "Die mag met de rest van de stappen al weg.",
        ),
    ),
    (
        "aces",
        "Vier azen",
        (
            ("not four_aces_play_out", "Heeft een team alle vier de azen, dan stopt het kaarten meteen."),
            (
                "four_aces_play_out",
                "Heeft een team alle vier de azen, dan worden de slagen toch uitgespeeld.",
            ),
            "Dat team loopt in plaats van de telling twee keer precies tien, met één pion of met twee.",
            "Of het wisselt twee pionnen.",
            "Aan de finish mag er van een tien iets overblijven.",
            "Past een tien maar één keer, dan blijft het daarbij.",
            ("not four_aces_play_out", "Het andere team loopt deze ronde niet."),
            ("four_aces_play_out", "Daarna loopt het andere team de strafpunten van het eerste."),
        ),
    ),
    (
        "swap_pawns",
        "Pionnen wisselen",
        (
            "Met vier azen kan een pion van jezelf van plaats wisselen met een van het andere team.",
            "Een van de twee mag op start staan, maar niet allebei.",
            "Wat nog in de reserve wacht of al op de finish is, wisselt niet.",
            ("not safe_blocks_swap", "Ook wie veilig staat, kan zo worden weggewisseld."),
            ("safe_blocks_swap", "Wie veilig staat, kan niet worden weggewisseld."),
            "Wie zo op start komt, gaat naar de start van zijn eigen team, of ernaast als die vol is.",
        ),
    ),
    (
        "level",
        "Tien tegen tien",
        (
            "Hebben beide teams 10 strafpunten, dan loopt er niemand.",
            "Er wordt opnieuw gedeeld.",
        ),
    ),
    (
        "end",
        "De finish",
        (
            "Je hoeft niet precies uit te komen: stappen te veel vervallen.",
            "Een pion op de finish blijft daar.",
            ("not short", "Met vier pionnen op de finish is een team klaar."),
            ("short", "Met twee pionnen op de finish is een team klaar."),
            "Moet het andere team die ronde nog lopen, dan mag dat.",
            "Is het dan ook klaar, dan is het gelijkspel.",
        ),
    ),
    (
        "two",
        "Met zijn tweeën",
        (
            ("dubbel", "Met twee spelers heb je elk twee handen, die om en om aan de beurt zijn."),
            ("dubbel", "Je ziet ze allebei; verder gaat alles zoals met vier."),
            ("stapel", "Met twee spelers heb je elk dertien kaarten, en 26 liggen er op een stapel."),
            ("stapel", "Je vult je hand na elke slag aan, zodat alle kaarten gespeeld worden."),
        ),
    ),
    (
        "board",
        "Een eigen bord",
        (
            ("usual", "Jullie spelen op het gewone bord, met {red} rode vakjes."),
            ("not usual", "Jullie spelen op een eigen bord van {length} vakjes."),
            "Een eigen bord verf je bij de spelregels van een nieuw spel, vakje voor vakje.",
            "Een vakje is veilig voor wit, veilig voor grijs, rood of gewoon.",
            "Een bord heeft 16 tot en met 60 vakjes; voor elk team zijn er evenveel veilig, en minstens vier.",
            "Twee rode naast elkaar kan niet, en rood vlak voor de finish ook niet.",
            "Het bord zit in de link, zodat iedereen op hetzelfde speelt.",
        ),
    ),
)
