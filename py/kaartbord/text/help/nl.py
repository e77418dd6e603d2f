"""How Kaartbord works, in Dutch."""

HELP = (
    (
        "begin",
        "Beginnen",
        (
            "Kies een spel en tik op Start. Je eerste spel begint rustig, en wat nieuw is, wordt uitgelegd.",
            "Onder elk spel staat een les van een paar minuten. Je speelt hem aan de tafel zelf.",
            "Weet je niet wat je zult doen? Het lampje geeft raad. Het ziet alleen jouw kaarten.",
            "Speel je alleen tegen de computer, dan kun je een zet terugnemen: de pijl terug, boven aan de tafel.",
        ),
    ),
    (
        "together",
        "Samen op één toestel",
        (
            "Kies “{setup.way.together}” en vul jullie namen in.",
            "Geef het toestel door als een ander aan de beurt is. Tussendoor gaat een gordijn dicht, zodat niemand "
            "andermans kaarten ziet.",
        ),
    ),
    (
        "link",
        "Per link",
        (
            "Kies “{setup.way.link}”. Je speelt je beurt en stuurt de link in een bericht naar de volgende speler.",
            "Wie de link opent, kiest de eerste keer een plaats. Daarna speelt die speler en stuurt een nieuwe link.",
            "Het hele spel zit in de link. Er is geen account nodig, en het mag zo lang duren als jullie willen.",
            "Link kwijt? Vraag een medespeler om hem nog eens te sturen: {table.menu}, {menu.share}.",
            "Opent een link niet vanzelf? Kopieer het hele bericht en tik in de lobby op “{lobby.paste}”.",
            "Een gewone link is niet op slot. Wie handig is, kan er alle kaarten in lezen. Stuur hem dus alleen naar "
            "wie je vertrouwt, of speel verzegeld.",
        ),
    ),
    (
        "live",
        "Live",
        (
            "Hebben jullie het spel tegelijk open, dan hoef je geen links te sturen.",
            "Zet dan aan beide kanten live aan: {table.menu}, {menu.live}. Jullie zien elkaars zetten meteen.",
            "De toestellen zoeken elkaar via openbare servers. Die zien dat jullie elkaar zoeken en "
            "waarvandaan, maar niet het spel.",
            "Lukt het niet, of valt iemand weg? Dan gaat het spel gewoon verder met de link.",
        ),
    ),
    (
        "phones",
        "Bord in het midden, kaarten op telefoons",
        (
            "Kies “{setup.way.phones}” en leg dit toestel in het midden van de tafel.",
            "Iedereen richt de camera van zijn telefoon op de code en kiest een plaats. De kaarten staan dan op de "
            "telefoon, het bord op dit toestel.",
            "Op een televisie kan het ook: {table.menu}, {menu.screen}.",
        ),
    ),
    (
        "sealed",
        "Verzegeld",
        (
            "Aan een verzegelde tafel kan niemand andermans kaarten lezen, ook niet met de link.",
            "Kies daarvoor “{setup.way.link}” en dan “{setup.hands.sealed}”.",
            "Jullie toestellen schudden samen. Daarom gaat de link eerst een paar keer rond voordat er kaarten zijn.",
            "De sleutel van je kaarten ligt op jouw toestel. Bewaar hem: {table.menu}, {menu.share}, {share.mine}.",
        ),
    ),
    (
        "device",
        "Verder op een ander toestel",
        (
            "Kies {table.menu}, {menu.share}, {share.mine}, en open die link op je andere toestel.",
            "Moet iemand weg? Onder {table.menu}, {menu.seats} geef je een plaats aan de computer of aan een ander.",
        ),
    ),
    (
        "backup",
        "Bewaren en terugzetten",
        (
            "Je spellen staan alleen op dit toestel. De browser kan ze wissen, bijvoorbeeld als je lang niet komt.",
            "Bewaar ze daarom af en toe in een bestand: in de lobby, onder {lobby.backup}.",
            "Daar zet je ze ook terug, op dit of op een ander toestel.",
        ),
    ),
    (
        "offline",
        "Zonder internet",
        (
            "Na de eerste keer werkt Kaartbord ook zonder internet. Alleen live spelen kan dan niet.",
            "Je kunt Kaartbord op je beginscherm zetten. Dat doe je in het menu van je browser.",
        ),
    ),
    (
        "see",
        "Beter zien, horen en bedienen",
        (
            "Onder {menu.settings} kies je grotere letters, meer contrast, een rustig beeld, geluid en het tempo.",
            "Op een klein bord houd je je vinger op een plek: dan wordt die groter.",
            "Alles kan ook met toetsen of met een schakelaar. Onder {table.menu}, {menu.keys} staat welke.",
        ),
    ),
)
"""The paragraphs: id, title, sentences."""
