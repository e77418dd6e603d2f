### Dutch: the rules as pages of their own.

printed-language = Nederlands
printed-lead = Zo speel je het hier, met { $seats } spelers en de gewone huisregels.
printed-play = Speel { $game }
printed-seats = Met meer of minder spelers
printed-seats-lead = Hierboven zijn jullie met { $seats }. Dit is er dan anders.
printed-seats-with = Met { $seats } spelers
printed-presets = Soorten huisregels
printed-presets-lead = Bij een nieuw spel kies je er een; de bovenste is de gewone.
printed-house = Huisregels
printed-house-lead = Deze regels kun je bij een nieuw spel anders kiezen.
printed-paper = Aan een echte tafel
printed-paper-lead = Print het bord op ware grootte, dus op 100 %. Op A3 passen er grotere pionnen op.
printed-paper-board = Bord op { $paper }
printed-paper-this = Print dit bord
printed-paper-title = Bord van { $game } op { $paper }
printed-paper-back = Terug naar de spelregels
printed-terms = Woorden
printed-usual = Gewoon: { $value }.
printed-also = Ook te kiezen: { $values }.
printed-range = { $first } tot en met { $last }
printed-others = Spelregels van alle spellen
printed-link = Print of deel de spelregels
printed-links = Spelregels om te printen
