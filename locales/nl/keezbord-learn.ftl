### The words that teach Keezbord, in Dutch: in lessons, in illustrations.

## lessons
lesson-keezbord = Keezbord
lesson-keezbord-goal = Jij bent rood. Breng je vier pionnen rond het bord naar je honk. Je maat is geel: samen winnen jullie.
lesson-keezbord-enter = Je pionnen wachten nog. Een aas of heer zet er een op je start. Tik op je heer en dan op de knop.
lesson-keezbord-walk = Een getal loopt zoveel vakjes vooruit, met de klok mee. Een vrouw loopt er twaalf. Speel de vrouw.
lesson-keezbord-walk-why = Dat mag. Maar met de vrouw kom je twaalf vakjes verder.
lesson-keezbord-hit = Kom je op een andere pion, dan gaat die terug naar zijn wachtveld. Sla de blauwe pion met de 5.
lesson-keezbord-hit-why = Kijk goed waar je uitkomt. Ook je maat moet terug als jij op hem komt. Sla blauw.
lesson-keezbord-start = Blauw staat op zijn eigen start. Daar is hij veilig, en niemand mag erlangs. Probeer de 6, en speel dan de 3.
lesson-keezbord-home = In je honk mag je niet over een pion heen. Probeer de 5. Loop dan zo diep mogelijk met de 3.
lesson-keezbord-home-why = Zo blijft er achter je pion een vakje leeg. Met de 3 loop je dieper.
lesson-keezbord-four = Een 4 loopt achteruit. Sta je net voorbij je start, dan sta je zo vlak voor je honk. Speel de 4.
lesson-keezbord-four-why = Nu moet je het hele bord nog rond. Met de 4 ben je er bijna.
lesson-keezbord-jack = Een boer ruilt jouw pion met die van een ander. Ruil met de blauwe pion die dicht bij jouw honk staat.
lesson-keezbord-jack-why = Daar is het nog ver lopen. Ruil met de blauwe pion vlak voor jouw start.
lesson-keezbord-seven = Een 7 mag je verdelen over twee pionnen. Loop er 3 je honk in en sla met 4 de blauwe pion.
lesson-keezbord-seven-why = Dat mag, maar je kunt meer: 3 met de pion bij je honk, 4 met de andere.
lesson-keezbord-forced = Wat kan, dat moet, ook als je jezelf slaat. Alleen de 5 past nog. Helaas: je slaat je eigen pion.
lesson-keezbord-stuck = Kan geen enkele kaart? Dan gaan ze allemaal weg. Je wacht tot er nieuwe kaarten komen: 5, dan 4, dan 4.
lesson-keezbord-partner = Al jouw pionnen zijn thuis. Nu speel je met die van je maat. Breng zijn laatste thuis: dan winnen jullie.
lesson-keezbord-partner-why = Zo loopt geel achteruit. Met de 3 is hij thuis.

## illustrations: a caption, and (.alt) what there is to see
keezbord-illustration-king = De heer zet een wachtende pion op je start.
keezbord-illustration-king-alt = Een rode pion gaat van de wachtplaats naar de rode start.
keezbord-illustration-king_13 = Lopen mag ook: { $steps } vakjes.
keezbord-illustration-king_13-alt = Een rode pion loopt met een heer { $steps } vakjes vooruit, de hoek om.
keezbord-illustration-back = Achteruit over je eigen lege start. Zo sta je vlak voor je honk.
keezbord-illustration-back-alt = Een rode pion gaat { $steps } vakjes achteruit, over de rode start.
keezbord-illustration-split = { $steps } met de ene pion en { $more } met de andere. Samen 7.
keezbord-illustration-split-alt = De ene rode pion loopt { $steps } vakjes, de andere { $more } het honk in.
keezbord-illustration-fill = Het eerste vakje is goed, ook al is er verderop nog plaats.
keezbord-illustration-fill-alt = Een rode pion komt in het eerste vakje van een leeg honk.
keezbord-illustration-fill_deepest = Het eerste vakje mag nog niet: eerst het achterste.
keezbord-illustration-fill_deepest-alt = Een rode pion mag niet in het eerste vakje van een leeg honk.
keezbord-illustration-deeper = Een pion die thuis is, schuift { $steps } door.
keezbord-illustration-deeper-alt = Een rode pion gaat van het eerste naar het derde vakje van het honk.
