### The words that teach Slagen, in Dutch.

lesson-slagen = Slagen
lesson-slagen-goal = Iedereen kreeg vijf kaarten. Wie de meeste slagen wint, wint het spel.
lesson-slagen-suit = Wie uitkomt, kiest de kleur. Die moet iedereen bekennen die hem heeft. Welke kleur moet jij nu bekennen?
lesson-slagen-suit-spades = Schoppen
lesson-slagen-suit-hearts = Harten
lesson-slagen-suit-clubs = Klaveren
lesson-slagen-suit-why = Kijk naar de kaart die op tafel ligt. Daarmee is uitgekomen.
lesson-slagen-follow = Er ligt schoppen: die moet je bekennen. Win de slag met je heer.
lesson-slagen-follow-why = Dat mag, maar daarmee wint een ander de slag. Leg de heer.
lesson-slagen-lead = De slag is van jou, dus jij komt uit. Speel klaveren.
lesson-slagen-lead-why = Dat mag. Maar probeer nu je klaveren.
lesson-slagen-end = Zo gaat het verder tot alle kaarten gespeeld zijn.
