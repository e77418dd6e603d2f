### English: the rules as pages of their own.

printed-language = English
printed-lead = This is how it is played here, with { $seats } players and the usual house rules.
printed-play = Play { $game }
printed-seats = With more or fewer players
printed-seats-lead = The rules above are for { $seats } of you. This is what changes.
printed-seats-with = With { $seats } players
printed-presets = Rule sets
printed-presets-lead = You choose one for a new game; the first is the usual one.
printed-house = House rules
printed-house-lead = You can change these rules for a new game.
printed-paper = At a real table
printed-paper-lead = Print the board at its real size, that is, at 100%. On A3 there is room for larger pawns.
printed-paper-board = Board on { $paper }
printed-paper-this = Print this board
printed-paper-title = { $game } board on { $paper }
printed-paper-back = Back to the rules
printed-terms = Glossary
printed-usual = Usually: { $value }.
printed-also = You can also choose: { $values }.
printed-range = { $first } to { $last }
printed-others = Rules of all games
printed-link = Print or share the rules
printed-links = Printable rules
