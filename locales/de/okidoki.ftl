### What OkiDoki says, in German; the form is that of nl.

okidoki-score-title = Strafe diese Runde
okidoki-score-title-over = Stand
okidoki-score-penalty = Strafe
okidoki-plate-ready = fertig
okidoki-score-aces = Asse: { $cards }
okidoki-score-home = Im Ziel
okidoki-score = { $home } von { $all }
okidoki-top-give = Tausch { $number } von { $all }
okidoki-top-trick = Stich { $number } von { $all }
okidoki-top-stock = Stapel: { $number }

## sides and hands
okidoki-side-0 = Weiß
okidoki-side-1 = Grau
okidoki-side-both = ihr
okidoki-side-many = die anderen
okidoki-side-you = du
okidoki-side-one = dein Gegenüber
okidoki-hand-1 = Erste Hand
okidoki-hand-2 = Zweite Hand
okidoki-hand-1-yours = deine erste Hand
okidoki-hand-2-yours = deine zweite Hand

## numbers
okidoki-steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
    }
okidoki-penalty = { $number ->
    [one] { $number } Strafpunkt
   *[other] { $number } Strafpunkte
    }
    .dative = { $number ->
        [one] { $number } Strafpunkt
       *[other] { $number } Strafpunkten
        }
okidoki-hits = { $number ->
    [one] { $number } Figur geschlagen
   *[other] { $number } Figuren geschlagen
    }
okidoki-pawns-0 = keine
okidoki-pawns-1 = eine
okidoki-pawns-2 = zwei
okidoki-pawns-3 = drei
okidoki-pawns-4 = vier

## pawns and squares
okidoki-place-start = Start
    .from = vom Start
okidoki-place-reserve = Reserve
okidoki-place-finish = Ziel
    .to = ins Ziel
okidoki-square-w = sicher für Weiß, noch { $left } bis zum Ziel
okidoki-square-g = sicher für Grau, noch { $left } bis zum Ziel
okidoki-square-r = rot: Hier darf niemand stehen bleiben, noch { $left } bis zum Ziel
okidoki-square-n = noch { $left } bis zum Ziel
okidoki-pawn-0 = weiße Figur
okidoki-pawn-1 = graue Figur
okidoki-pawn-square = { $colour } auf { $place }
okidoki-pawn-start = { $colour } am Start
okidoki-pawn-reserve = { $colour } in der Reserve
okidoki-pawn-finish = { $colour } im Ziel
# the walkers follow "mit"
okidoki-walker-at = der Figur auf { $place }
okidoki-walker-start = der Figur am { $place }
okidoki-walker-new = der neuen Figur am { $place }
okidoki-hit-0 = , schlägt eine weiße Figur
okidoki-hit-1 = , schlägt eine graue Figur
okidoki-hit-ours-one = , schlägt eine Figur von dir
okidoki-hit-ours-many = , schlägt eine Figur von euch

## the question
okidoki-ask-give = Such eine Karte für { CASE($whom, "accusative") } aus.
okidoki-ask-give-1 = Erste Hand: Such eine Karte für { CASE($whom, "accusative") } aus.
okidoki-ask-give-2 = Zweite Hand: Such eine Karte für { CASE($whom, "accusative") } aus.
okidoki-ask-hand-1 = , erste Hand
okidoki-ask-hand-2 = , zweite Hand
okidoki-ask-opening = Du bist dran{ $hand }. Fang mit Pik 2 an.
okidoki-ask-lead = Du bist dran{ $hand }. Spiele eine Karte aus.
okidoki-ask-follow = Du bist dran{ $hand }. Bediene { $suit }.
okidoki-ask-free = Du bist dran{ $hand }. Du hast kein { $suit }: Alles ist erlaubt.
okidoki-ask-move = Ihr dürft { $steps } gehen. Berate dich mit { CASE($mate, "dative") } und wähle eine Figur.
okidoki-ask-move-own = Ihr dürft { $steps } gehen. Wähle eine Figur.
okidoki-ask-move-alone = Du darfst { $steps } gehen. Wähle eine Figur.
okidoki-ask-aces = Vier Asse: Geh zweimal zehn, oder tausche zwei Figuren.
okidoki-ask-skip = Keine Figur kann gehen. Setz diesmal aus.
okidoki-ask-square = Wohin geht die { $pawn }?
okidoki-ask-swap = Mit welcher Figur tauscht die { $pawn }?
okidoki-ask-rest = Noch { $steps }: Wähle eine Figur.
okidoki-ask-rest-home = Wähle eine Figur für die übrigen Schritte.
okidoki-ask-confirm = Fertig? { $do }.
okidoki-do-give = { $card } geben
okidoki-do-card = { $card } spielen
okidoki-do-move = { $steps } gehen
okidoki-do-swap = Tauschen
okidoki-do-skip = Aussetzen
okidoki-do-count = Zum Brett
okidoki-do-round = Nächste Runde
okidoki-do-pawn = Figur wählen
okidoki-do-square = Feld wählen
okidoki-do-tens = Zweimal zehn
okidoki-choice-give = { $card } an { CASE($whom, "accusative") } geben
okidoki-choice-give-1 = { $card } aus deiner ersten Hand an { CASE($whom, "accusative") } geben
okidoki-choice-give-2 = { $card } aus deiner zweiten Hand an { CASE($whom, "accusative") } geben
okidoki-choice-move = Geh { $parts }
okidoki-choice-walk = { $steps } mit { $pawn } { CASE($place, "to") }{ $hit }
okidoki-choice-swap = Tausche die { $own } gegen die { $other }
okidoki-would-give = { $card } an { CASE($whom, "accusative") } geben
okidoki-would-card = { $card } spielen
okidoki-would-walk = mit { $pawn } um { $steps } weitergehen
okidoki-would-walk-more = mit { $pawn } um { $steps }
okidoki-would-swap = die { $own } gegen die { $other } tauschen
okidoki-would-skip = aussetzen
okidoki-part-walk = { $steps } hierher gehen{ $hit }
okidoki-part-pawn = diese Figur wählen
okidoki-part-pawn-back = diese Figur loslassen
okidoki-part-swap = mit dieser Figur tauschen
okidoki-part-swap-first = diese Figur tauschen

## the board as it is read
okidoki-reading-aside = Start und Reserve
okidoki-reading-start = Start { $colour } { $box }
okidoki-reading-reserve = Reserve { $colour } { $box }
okidoki-reading-track = Felder { $first } bis { $last }
okidoki-reading-finish = Ziel
okidoki-reading-finish-pawns = Weiß { $white } von { $all }, Grau { $grey } von { $all }
okidoki-reading-empty = leer
okidoki-reading-chosen = gewählt
okidoki-reading-moved = eben gezogen
okidoki-reading-hit-0 = hier wurde eben eine weiße Figur geschlagen
okidoki-reading-hit-1 = hier wurde eben eine graue Figur geschlagen

## announcements
okidoki-banner-aces = Vier Asse: { $who }
okidoki-banner-level = Zehn zu zehn
okidoki-banner-count = Strafe: { $first } { $points }, { $second } { $more }
okidoki-banner-finished = Alle im Ziel

## the log
okidoki-turn-deal = Runde { $round }: Alle bekommen { $cards } Karten.
okidoki-turn-deal-two = Runde { $round }: Beide bekommen zwei Hände mit je { $cards } Karten.
okidoki-turn-give = { PERSON($who) ->
    [you] { CAPITAL($who) } hast eine Karte bereitgelegt.
   *[one] { CAPITAL($who) } hat eine Karte bereitgelegt.
    }
okidoki-turn-give-seen = Du hast { $card } für { CASE($whom, "accusative") } bereitgelegt.
okidoki-turn-exchange-rivals = Je zwei Gegner tauschen eine Karte.
okidoki-turn-exchange-partners = In jedem Team wird eine Karte getauscht.
okidoki-turn-exchange-hands = Beide tauschen eine Karte zwischen ihren Händen.
okidoki-turn-got = Du hast { $card } von { CASE($whom, "dative") } bekommen und { $given } gegeben.
okidoki-turn-got-1 = Erste Hand: { $card } von { CASE($whom, "dative") } für { $given }.
okidoki-turn-got-2 = Zweite Hand: { $card } von { CASE($whom, "dative") } für { $given }.
okidoki-turn-got-hands = Deine erste Hand hat { $card } von der zweiten bekommen und { $given } gegeben.
okidoki-turn-card = { PERSON($who) ->
    [you] { CAPITAL($who) } spielst{ $hand } { $card }.
   *[one] { CAPITAL($who) } spielt{ $hand } { $card }.
    }
okidoki-turn-card-and = { PERSON($who) ->
    [you] { CAPITAL($who) } spielst{ $hand } { $card } und
   *[one] { CAPITAL($who) } spielt{ $hand } { $card } und
    }
okidoki-turn-trick-penalty = { PERSON($who) ->
    [you] { CAPITAL($who) } gewinnst den Stich mit { CASE($penalty, "dative") }.
   *[one] { CAPITAL($who) } gewinnt den Stich mit { CASE($penalty, "dative") }.
    }
okidoki-turn-trick-more = { PERSON($who) ->
    [you] { CAPITAL($who) } gewinnst den Stich mit { CASE($penalty, "dative") }, zusammen { $total }.
   *[one] { CAPITAL($who) } gewinnt den Stich mit { CASE($penalty, "dative") }, zusammen { $total }.
    }
okidoki-turn-draw = Beide nehmen eine Karte.
okidoki-turn-draw-seen = Du nimmst { $card } vom Stapel.
okidoki-turn-aces = { PERSON($who) ->
    [you] { CAPITAL($who) } hast vier Asse.
    [both] { CAPITAL($who) } habt vier Asse.
    [many] { CAPITAL($who) } haben vier Asse.
   *[one] { CAPITAL($who) } hat vier Asse.
    }
okidoki-turn-aces-out = Die Runde ist aus. Nur dieses Team geht: zweimal zehn, oder ein Tausch.
okidoki-turn-aces-play_out = Die Stiche gehen weiter. Dieses Team geht danach zweimal zehn oder tauscht.
okidoki-turn-count = Strafe: { $first } { $less }, { $other } { $more }.
okidoki-turn-first = { PERSON($who) ->
    [you] { CAPITAL($who) } gehst zuerst { $steps }.
    [both] { CAPITAL($who) } geht zuerst { $steps }.
    [many] { CAPITAL($who) } gehen zuerst { $steps }.
   *[one] { CAPITAL($who) } geht zuerst { $steps }.
    }
okidoki-turn-level = Es steht zehn zu zehn: Niemand geht.
okidoki-turn-walk = { PERSON($who) ->
    [you] { CAPITAL($who) } gehst { $steps }: { $colour } { $parts }.
   *[one] { CAPITAL($who) } geht { $steps }: { $colour } { $parts }.
    }
okidoki-turn-walk-part = { CASE($start, "from") } { CASE($end, "to") }{ $safe }{ $hit }
okidoki-turn-safe = , sicher
okidoki-turn-hit-start = { "" } zurück auf Start
okidoki-turn-hit-reserve = { "" } zurück in die Reserve
okidoki-turn-refill-0 = Weiß füllt den Start aus der Reserve auf.
okidoki-turn-refill-1 = Grau füllt den Start aus der Reserve auf.
okidoki-turn-swap = { PERSON($who) ->
    [you] { CAPITAL($who) } tauschst die { $own } gegen die { $other }{ $safe }.
   *[one] { CAPITAL($who) } tauscht die { $own } gegen die { $other }{ $safe }.
    }
okidoki-turn-full-0 = Weiß geht in die Reserve: Der Start ist voll.
okidoki-turn-full-1 = Grau geht in die Reserve: Der Start ist voll.
okidoki-turn-skip-tens = zweimal zehn
okidoki-turn-skip = { PERSON($who) ->
    [you] { CAPITAL($who) } kannst mit keiner Figur { $steps } gehen und setzt aus.
    [both] { CAPITAL($who) } könnt mit keiner Figur { $steps } gehen und setzt aus.
    [many] { CAPITAL($who) } können mit keiner Figur { $steps } gehen und setzen aus.
   *[one] { CAPITAL($who) } kann mit keiner Figur { $steps } gehen und setzt aus.
    }
okidoki-turn-finished = { PERSON($who) ->
    [you] { CAPITAL($who) } hast { $pawns } Figuren im Ziel.
    [both] { CAPITAL($who) } habt { $pawns } Figuren im Ziel.
    [many] { CAPITAL($who) } haben { $pawns } Figuren im Ziel.
   *[one] { CAPITAL($who) } hat { $pawns } Figuren im Ziel.
    }
okidoki-turn-last = { PERSON($who) ->
    [you] { CAPITAL($who) } darfst die Runde noch zu Ende spielen.
    [both] { CAPITAL($who) } dürft die Runde noch zu Ende spielen.
    [many] { CAPITAL($who) } dürfen die Runde noch zu Ende spielen.
   *[one] { CAPITAL($who) } darf die Runde noch zu Ende spielen.
    }

## the end
okidoki-end-headline-draw = Unentschieden
okidoki-end-draw = Es ist unentschieden.
okidoki-end-home = { PERSON($who) ->
    [you] { CAPITAL($who) } hast nach { $rounds } { $pawns } Figuren im Ziel, { $other } { $fewer }.
    [both] { CAPITAL($who) } habt nach { $rounds } { $pawns } Figuren im Ziel, { $other } { $fewer }.
    [many] { CAPITAL($who) } haben nach { $rounds } { $pawns } Figuren im Ziel, { $other } { $fewer }.
   *[one] { CAPITAL($who) } hat nach { $rounds } { $pawns } Figuren im Ziel, { $other } { $fewer }.
    }
okidoki-end-both = Weiß und Grau haben nach { $rounds } beide { $pawns } Figuren im Ziel.
okidoki-facts = { $rounds }, { $hits }, { $aces }-mal vier Asse

## why not
okidoki-no-give = Jetzt wird getauscht. Leg eine Karte aus deiner Hand bereit.
okidoki-no-opening = Der erste Stich fängt mit Pik 2 an. Spiele diese Karte.
okidoki-no-steps = Du musst genau { $steps } gehen. Wähle etwas, das aufleuchtet.
okidoki-no-steps-cards = Die Figuren gehen erst, wenn alle Karten gespielt sind. Wähle eine Karte.
okidoki-no-steps-aces = Vier Asse sind zweimal genau zehn Schritte. Wähle etwas, das aufleuchtet.
okidoki-no-two_pawns = Die Schritte gelten für höchstens zwei Figuren, für jede ein Teil. Teil sie anders auf.
okidoki-no-red = Auf einem roten Feld darfst du nicht stehen bleiben. Wähle etwas, das aufleuchtet.
okidoki-no-red-pawn = Diese Figur würde auf einem roten Feld stehen bleiben, und das ist nicht erlaubt. Wähle etwas, das aufleuchtet.
okidoki-no-own = Dort steht schon eine Figur deines Teams. Wähle etwas, das aufleuchtet.
okidoki-no-own-pawn = Diese Figur würde landen, wo schon eine Figur deines Teams steht. Wähle etwas, das aufleuchtet.
okidoki-no-safe = Dort steht eine Figur sicher auf ihrer eigenen Farbe. Wähle etwas, das aufleuchtet.
okidoki-no-safe-pawn = Diese Figur würde bei einer Figur landen, die sicher steht. Wähle etwas, das aufleuchtet.
okidoki-no-reserve = Diese Figur wartet in der Reserve, bis ein Startfeld frei ist. Wähle eine andere Figur.
okidoki-no-finished = Diese Figur ist schon im Ziel. Wähle eine andere Figur.
okidoki-no-aces = Vier Asse sind zweimal zehn Schritte, oder ein Tausch. Wähle eins von beiden.
okidoki-no-swap_pawns = Tausche eine eigene Figur gegen eine gegnerische; mindestens eine von beiden ist schon unterwegs. Wähle zwei andere Figuren.
okidoki-no-safe_swap = Diese Figur steht sicher auf ihrer eigenen Farbe und tauscht hier nicht. Wähle eine andere Figur.
okidoki-no-skip = Es kann noch eine Figur gehen, also darfst du nicht aussetzen. Wähle eine Figur.

## house rules
okidoki-option-four_aces_play_out = Mit vier Assen weiterspielen
okidoki-option-four_aces_play_out-why = Hat ein Team alle Asse, gehen die Stiche weiter, und das andere Team geht auch.
okidoki-option-safe_blocks_swap = Sicher vor einem Tausch
okidoki-option-safe_blocks_swap-why = Eine Figur auf einem Feld ihrer Farbe wird nicht weggetauscht.
okidoki-option-two_player_mode = Zu zweit
okidoki-option-two_player_mode-why = Wie ihr die Karten aufteilt, wenn ihr zu zweit spielt.
okidoki-option-short = Kurzes Spiel
okidoki-option-short-why = Zwei Figuren im Ziel sind genug.
okidoki-option-board = Eigenes Brett
okidoki-option-board-why = Spielt auf dem normalen Brett, oder auf Feldern, die ihr euch selbst ausdenkt.
okidoki-board-form = Tippe für jedes Feld einen Buchstaben, vom Start bis zum Ziel: w ist sicher für Weiß, g sicher für Grau, r rot und n normal.
okidoki-board-square = Feld { $place }, { $kind }
okidoki-board-kind-w = sicher für Weiß
okidoki-board-kind-g = sicher für Grau
okidoki-board-kind-r = rot
okidoki-board-kind-n = normal
okidoki-board-problem-letters = Ein Feld ist w, g, r oder n. Lösch die anderen Zeichen.
okidoki-board-problem-length = Ein Brett hat 16 bis 60 Felder. Mach es länger oder kürzer.
okidoki-board-problem-red = Zwei rote Felder nebeneinander oder ein rotes Feld direkt vor dem Ziel, das geht nicht. Nimm dort eine andere Farbe.
okidoki-board-problem-few = Jedes Team braucht mindestens vier sichere Felder. Färb noch eins.
okidoki-board-problem-unfair = Weiß und Grau haben nicht gleich viele sichere Felder. Gleich sie an.
okidoki-value-stapel = je eine Hand, und ein Stapel
okidoki-value- = das normale Brett
okidoki-value-own = ein eigenes Brett
okidoki-preset-OkiDoki = OkiDoki
okidoki-preset-OkiDoki-source = Wie in der Spielregel zum Brett.
okidoki-preset-Kort = Kurz
okidoki-preset-Kort-source = Ein schnelleres Spiel: Mit zwei Figuren im Ziel habt ihr es geschafft.
okidoki-paper = Ihr braucht 52 Karten, dazu vier weiße und vier graue Figuren.

## its tile in the lobby
okidoki-tile-seats = 2 oder 4 Personen, ± 45 min
okidoki-tile-line = Stiche meiden und ins Ziel laufen.
okidoki-tile-short = Stiche meiden, ins Ziel laufen

## why a choice is a good one
hint-why-gift_spares = darauf stehen keine Strafpunkte
hint-why-gift_low = mit so einer niedrigen Karte kannst du unter einem Stich bleiben
hint-why-gift_suit = so hast du von dieser Farbe nichts mehr
hint-why-gift_bare = mit so einer hohen Karte gewinnst du leicht einen Stich mit Strafe
hint-why-gift_penalty = so wirst du eine Karte mit Strafpunkten los
hint-why-gift_thin = dann hast du von dieser Farbe nur noch eine Karte
hint-why-gift_high = so wirst du eine Karte los, die oft einen Stich macht
hint-why-gift_middle = du behältst deine niedrigen Karten, und die anderen bekommen keine hohe
hint-why-four_aces = so habt ihr alle vier Asse
hint-why-one_more_ace = ihr habt schon { $number }, und die anderen haben kein Ass
hint-why-spoils_aces = so bekommen die anderen nicht alle vier Asse
hint-why-they_pay = so bekommen die anderen den Stich, und der kostet { $points }
hint-why-free = dieser Stich kostet nichts
hint-why-least_points = weniger als { $points } kann dieser Stich nicht kosten
hint-why-shed = so bekommen die anderen die Strafpunkte dieser Karte
hint-why-no_points = so kommen bei euch keine Strafpunkte dazu
hint-why-highest_under = das ist deine höchste Karte, die den Stich nicht macht
hint-why-under = damit machst du den Stich nicht
hint-why-take_high = den Stich machst du ohnehin, dann lieber mit deiner höchsten Karte
hint-why-rid_suit = danach hast du von dieser Farbe nichts mehr
hint-why-rid_high = so wirst du eine hohe Karte los, ohne den Stich zu machen
hint-why-rid_highest = so wirst du deine höchste dieser Farbe los
hint-why-sooner = eine hohe Karte wirst du besser jetzt los als später
hint-why-lead_low = es gibt noch { $cards }, die höher sind
hint-why-fresh = diese Farbe wurde noch nicht gespielt, also haben fast alle sie noch
hint-why-clean = in diesem Stich liegt noch keine Strafe
hint-why-void = danach kannst du bei dieser Farbe abwerfen, was du willst
hint-why-lowest = deine niedrigste dieser Farbe macht am seltensten den Stich
hint-why-top = eine höhere Karte wirst du jetzt nicht los
hint-why-finishes = so kommen { $pawns } ins Ziel
hint-why-finish = so kommt eine Figur ins Ziel
hint-why-throw_back = so muss die Gegenseite { $squares } zurück
hint-why-gain = so gewinnst du { $squares }
hint-why-out_of_reach = mit ihren { $number } können die anderen gleich nichts schlagen
hint-why-all_safe = so stehen alle eure Figuren sicher
hint-why-safe = dort steht deine Figur sicher
hint-why-refill = so kommt am Start eine Figur dazu
hint-why-front = so kommt deine vorderste Figur am weitesten
hint-why-one_pawn = so bleiben deine anderen Figuren stehen

## what is answered at the table
okidoki-answer-score = { CAPITAL($side) }: { $penalty }, { $home } im Ziel
okidoki-answer-moves = noch zu gehen: { $moves }
okidoki-answer-move = { $who } { $steps }
okidoki-answer-aces = zweimal zehn oder ein Tausch
okidoki-answer-safe = { $place } sicher
okidoki-answer-pawns = { CAPITAL($colour) }: { $places }.
okidoki-answer-pawns-whose = { CAPITAL($colour) }, { $side }: { $places }.

## the score sheet
okidoki-tally-penalties = Wie viele Strafpunkte hat { $name }?
okidoki-tally-four = Oder hat ein Team vier Asse?
okidoki-tally-aces = Vier Asse: { $name }
okidoki-stats-avoided = Asse vermieden: Das andere Team bekam sie
okidoki-stats-four = Vier Asse gehabt
okidoki-stats-hits = Figuren geschlagen
okidoki-stats-hit = Eigene Figuren geschlagen

## the first time
okidoki-first-lot = Es wurde ausgelost, wer gibt.
okidoki-first-deal = Zuerst spielst du mit Karten um Strafpunkte. Die willst du nicht: Mit ihnen geht die Gegenseite.
okidoki-first-give = Leg eine Karte für { CASE($whom, "accusative") } bereit. Pik und Asse sind Strafpunkte: Die gibst du gern weg.
okidoki-first-exchange = Die Karten sind getauscht. Du hast eine zurückbekommen.
okidoki-first-opening = Wer Pik 2 hat, fängt mit dieser Karte an.
okidoki-first-play = Versuche, kein Pik und keine Asse zu gewinnen. Eine niedrige Karte gewinnt selten.
okidoki-first-follow = Hast du die Farbe, die ausgespielt wurde, musst du sie legen. Sonst ist alles erlaubt.
okidoki-first-trick = Die höchste Karte der ausgespielten Farbe gewinnt. Pik und Asse darin sind Strafpunkte.
okidoki-first-trick-mine = Dieser Stich kostet { $penalty }. Jede Pikkarte zählt 1, und jedes Ass 2.
okidoki-first-count = Die Karten sind gespielt. Die Strafpunkte der einen sind die Schritte der anderen.
okidoki-first-level = Beide haben gleich viele Strafpunkte: Jetzt geht niemand.
okidoki-first-aces = Ein Team hat vier Asse: Es geht zweimal zehn oder tauscht zwei Figuren.
okidoki-first-move = Wähle eine Figur, und dann, wohin sie geht. Auf Rot darfst du nicht stehen bleiben.
okidoki-first-walk = Eine Figur geht nur vorwärts. Alle Schritte müssen gegangen werden, mit einer Figur oder mit zweien.
okidoki-first-division = Die Schritte dürfen auf zwei Figuren verteilt werden.
okidoki-first-hit = Diese Figur ist geschlagen und fängt von vorn an. Auf ihrer eigenen Farbe ist sie sicher.
okidoki-first-hit-mine = Eine Figur deines Teams ist geschlagen und fängt von vorn an. Auf eurer Farbe ist sie sicher.
okidoki-first-swap = Mit vier Assen dürfen zwei Figuren die Plätze tauschen.
okidoki-first-refill = Ein Startfeld wurde frei. Dort steht jetzt eine Figur aus der Reserve.
okidoki-first-home = Eine Figur ist im Ziel. Überzählige Schritte verfallen.
okidoki-first-skip = Keine einzige Figur kann diese Schritte gehen. Dann setzt das Team aus.
okidoki-first-finished = Ein Team ist fertig. Das andere darf in dieser Runde noch gehen.

## the deal of the day
okidoki-daily-goal = Es wird einmal gegeben, vom Anfang des Spiels an. Danach gewinnt das Team, das die meisten Felder gegangen ist.
okidoki-daily-brief = Einmal geben: die meisten Felder
okidoki-daily-points = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
    }
