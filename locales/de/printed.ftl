### German: the rules as pages of their own.

printed-language = Deutsch
printed-lead = So spielt man es hier mit { $seats } Personen und den normalen Hausregeln.
printed-play = { $game } spielen
printed-seats = Mit mehr oder weniger Personen
printed-seats-lead = Oben sind es { $seats } Personen. So geht es anders.
printed-seats-with = Mit { $seats } Personen
printed-presets = Arten von Hausregeln
printed-presets-lead = Bei einem neuen Spiel wählst du eine aus; die oberste ist die normale.
printed-house = Hausregeln
printed-house-lead = Diese Regeln kannst du bei einem neuen Spiel anders wählen.
printed-paper = An einem echten Tisch
printed-paper-lead = Drucke das Brett in Originalgröße, also mit 100 %. Auf A3 ist Platz für größere Figuren.
printed-paper-board = Brett auf { $paper }
printed-paper-this = Dieses Brett drucken
printed-paper-title = Brett von { $game } auf { $paper }
printed-paper-back = Zurück zu den Spielregeln
printed-terms = Wörter
printed-usual = Normal: { $value }.
printed-also = Auch wählbar: { $values }.
printed-range = { $first } bis { $last }
printed-others = Spielregeln aller Spiele
printed-link = Regeln drucken oder teilen
printed-links = Spielregeln zum Drucken
