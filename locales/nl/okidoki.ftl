### What OkiDoki says, in Dutch.

okidoki-score-title = Straf deze ronde
okidoki-score-title-over = Stand
okidoki-score-penalty = straf
okidoki-plate-ready = klaar
okidoki-score-aces = azen: { $cards }
okidoki-score-home = Op de finish
okidoki-score = { $home } van { $all }
okidoki-top-give = ruil { $number } van { $all }
okidoki-top-trick = slag { $number } van { $all }
okidoki-top-stock = stapel: { $number }

## sides and hands
okidoki-side-0 = wit
okidoki-side-1 = grijs
okidoki-side-both = jullie
okidoki-side-many = zij
okidoki-side-you = jij
okidoki-side-one = de ander
okidoki-hand-1 = Eerste hand
okidoki-hand-2 = Tweede hand
okidoki-hand-1-yours = je eerste hand
okidoki-hand-2-yours = je tweede hand

## numbers
okidoki-steps = { $number ->
    [one] { $number } stap
   *[other] { $number } stappen
    }
okidoki-penalty = { $number ->
    [one] { $number } strafpunt
   *[other] { $number } strafpunten
    }
okidoki-hits = { $number ->
    [one] { $number } pion geslagen
   *[other] { $number } pionnen geslagen
    }
okidoki-pawns-0 = geen
okidoki-pawns-1 = één
okidoki-pawns-2 = twee
okidoki-pawns-3 = drie
okidoki-pawns-4 = vier

## pawns and squares
okidoki-place-start = start
okidoki-place-reserve = reserve
okidoki-place-finish = de finish
okidoki-square-w = veilig voor wit, nog { $left } tot de finish
okidoki-square-g = veilig voor grijs, nog { $left } tot de finish
okidoki-square-r = rood: hier mag niemand eindigen, nog { $left } tot de finish
okidoki-square-n = nog { $left } tot de finish
okidoki-pawn-0 = witte pion
okidoki-pawn-1 = grijze pion
okidoki-pawn-square = { $colour } op { $place }
okidoki-pawn-start = { $colour } op start
okidoki-pawn-reserve = { $colour } in de reserve
okidoki-pawn-finish = { $colour } op de finish
okidoki-walker-at = de pion op { $place }
okidoki-walker-start = de pion op { $place }
okidoki-walker-new = de nieuwe pion op { $place }
okidoki-hit-0 = , slaat een witte pion
okidoki-hit-1 = , slaat een grijze pion
okidoki-hit-ours-one = , slaat een pion van jou
okidoki-hit-ours-many = , slaat een pion van jullie

## the question
okidoki-ask-give = Kies een kaart voor { CASE($whom, "object") }.
okidoki-ask-give-1 = Eerste hand: kies een kaart voor { CASE($whom, "object") }.
okidoki-ask-give-2 = Tweede hand: kies een kaart voor { CASE($whom, "object") }.
okidoki-ask-hand-1 = , eerste hand
okidoki-ask-hand-2 = , tweede hand
okidoki-ask-opening = Jouw beurt{ $hand }. Begin met schoppen 2.
okidoki-ask-lead = Jouw beurt{ $hand }. Kom uit met een kaart.
okidoki-ask-follow = Jouw beurt{ $hand }. Leg { $suit }.
okidoki-ask-free = Jouw beurt{ $hand }. Je hebt geen { $suit }: alles mag.
okidoki-ask-move = Jullie mogen { $steps } lopen. Overleg met { $mate } en kies een pion.
okidoki-ask-move-own = Jullie mogen { $steps } lopen. Kies een pion.
okidoki-ask-move-alone = Je mag { $steps } lopen. Kies een pion.
okidoki-ask-aces = Vier azen: loop twee keer tien, of wissel twee pionnen.
okidoki-ask-skip = Geen pion kan lopen. Sla deze keer over.
okidoki-ask-square = Kies waar de { $pawn } heen gaat.
okidoki-ask-swap = Kies met welke pion de { $pawn } wisselt.
okidoki-ask-rest = Nog { $steps }: kies een pion.
okidoki-ask-rest-home = Kies een pion voor de rest van de stappen.
okidoki-ask-confirm = Klaar? { $do }.
okidoki-do-give = Geef { $card }
okidoki-do-card = Speel { $card }
okidoki-do-move = Loop { $steps }
okidoki-do-swap = Wissel
okidoki-do-skip = Sla over
okidoki-do-count = Naar het bord
okidoki-do-round = Volgende ronde
okidoki-do-pawn = Kies een pion
okidoki-do-square = Kies een vakje
okidoki-do-tens = Twee keer tien
okidoki-choice-give = Geef { $card } aan { CASE($whom, "object") }
okidoki-choice-give-1 = Geef { $card } uit je eerste hand aan { CASE($whom, "object") }
okidoki-choice-give-2 = Geef { $card } uit je tweede hand aan { CASE($whom, "object") }
okidoki-choice-move = Loop { $parts }
okidoki-choice-walk = { $steps } met { $pawn } naar { $place }{ $hit }
okidoki-choice-swap = Wissel de { $own } met de { $other }
okidoki-would-give = { CASE($whom, "object") } { $card } geven
okidoki-would-card = { $card } spelen
okidoki-would-walk = { $steps } lopen met { $pawn }
okidoki-would-walk-more = { $steps } met { $pawn }
okidoki-would-swap = de { $own } met de { $other } wisselen
okidoki-would-skip = overslaan
okidoki-part-walk = loop { $steps } hierheen{ $hit }
okidoki-part-pawn = kies deze pion
okidoki-part-pawn-back = laat deze pion los
okidoki-part-swap = wissel met deze pion
okidoki-part-swap-first = wissel deze pion

## the board as it is read
okidoki-reading-aside = start en reserve
okidoki-reading-start = start { $colour } { $box }
okidoki-reading-reserve = reserve { $colour } { $box }
okidoki-reading-track = vakjes { $first } tot en met { $last }
okidoki-reading-finish = finish
okidoki-reading-finish-pawns = wit { $white } van { $all }, grijs { $grey } van { $all }
okidoki-reading-empty = leeg
okidoki-reading-chosen = gekozen
okidoki-reading-moved = net verzet
okidoki-reading-hit-0 = hier is net een witte pion geslagen
okidoki-reading-hit-1 = hier is net een grijze pion geslagen

## announcements
okidoki-banner-aces = Vier azen: { $who }
okidoki-banner-level = Tien tegen tien
okidoki-banner-count = Straf: { $first } { $points }, { $second } { $more }
okidoki-banner-finished = Alles op de finish

## the log
okidoki-turn-deal = Ronde { $round }: iedereen krijgt { $cards } kaarten.
okidoki-turn-deal-two = Ronde { $round }: ieder krijgt twee handen van { $cards } kaarten.
okidoki-turn-give = { CAPITAL($who) } heeft een kaart klaargelegd.
okidoki-turn-give-seen = Je hebt { $card } klaargelegd voor { CASE($whom, "object") }.
okidoki-turn-exchange-rivals = Tegenstanders ruilen een kaart.
okidoki-turn-exchange-partners = Maten ruilen een kaart.
okidoki-turn-exchange-hands = Ieder ruilt een kaart tussen de eigen handen.
okidoki-turn-got = Je kreeg { $card } van { CASE($whom, "object") } en gaf { $given }.
okidoki-turn-got-1 = Eerste hand: { $card } van { CASE($whom, "object") } voor { $given }.
okidoki-turn-got-2 = Tweede hand: { $card } van { CASE($whom, "object") } voor { $given }.
okidoki-turn-got-hands = Je eerste hand kreeg { $card } van je tweede en gaf { $given }.
okidoki-turn-card = { CAPITAL($who) } speelt{ $hand } { $card }.
okidoki-turn-card-and = { CAPITAL($who) } speelt{ $hand } { $card } en
okidoki-turn-trick-penalty = { CAPITAL($who) } wint de slag: { $penalty }.
okidoki-turn-trick-more = { CAPITAL($who) } wint de slag: { $penalty }, samen { $total }.
okidoki-turn-draw = Beide spelers pakken een kaart.
okidoki-turn-draw-seen = Je pakt { $card } van de stapel.
okidoki-turn-aces = { PERSON($who) ->
    [you] { CAPITAL($who) } hebt vier azen.
    [many] { CAPITAL($who) } hebben vier azen.
   *[one] { CAPITAL($who) } heeft vier azen.
    }
okidoki-turn-aces-out = De ronde is uit. Alleen dat team loopt: twee keer tien, of een wissel.
okidoki-turn-aces-play_out = De slagen gaan door. Dat team loopt straks twee keer tien, of wisselt.
okidoki-turn-count = Straf: { $first } { $less }, { $other } { $more }.
okidoki-turn-first = { PERSON($who) ->
    [you] { CAPITAL($who) } loopt eerst { $steps }.
    [many] { CAPITAL($who) } lopen eerst { $steps }.
   *[one] { CAPITAL($who) } loopt eerst { $steps }.
    }
okidoki-turn-level = Het staat tien tegen tien: niemand loopt.
okidoki-turn-walk = { CAPITAL($who) } loopt { $steps }: { $colour } { $parts }.
okidoki-turn-walk-part = van { $start } naar { $end }{ $safe }{ $hit }
okidoki-turn-safe = , veilig
okidoki-turn-hit-start = { "" } terug naar start
okidoki-turn-hit-reserve = { "" } terug naar de reserve
okidoki-turn-refill-0 = Wit vult start aan uit de reserve.
okidoki-turn-refill-1 = Grijs vult start aan uit de reserve.
okidoki-turn-swap = { CAPITAL($who) } wisselt de { $own } met de { $other }{ $safe }.
okidoki-turn-full-0 = Wit gaat naar de reserve: start is vol.
okidoki-turn-full-1 = Grijs gaat naar de reserve: start is vol.
okidoki-turn-skip-tens = twee keer tien
okidoki-turn-skip = { PERSON($who) ->
    [you] { CAPITAL($who) } kunt met geen pion { $steps } lopen en slaat over.
    [many] { CAPITAL($who) } kunnen met geen pion { $steps } lopen en slaan over.
   *[one] { CAPITAL($who) } kan met geen pion { $steps } lopen en slaat over.
    }
okidoki-turn-finished = { PERSON($who) ->
    [you] { CAPITAL($who) } hebt { $pawns } pionnen op de finish.
    [many] { CAPITAL($who) } hebben { $pawns } pionnen op de finish.
   *[one] { CAPITAL($who) } heeft { $pawns } pionnen op de finish.
    }
okidoki-turn-last = { PERSON($who) ->
    [you] { CAPITAL($who) } mag de ronde nog afmaken.
    [many] { CAPITAL($who) } mogen de ronde nog afmaken.
   *[one] { CAPITAL($who) } mag de ronde nog afmaken.
    }

## the end
okidoki-end-headline-draw = Gelijkspel
okidoki-end-draw = Het is gelijkspel.
okidoki-end-home = { PERSON($who) ->
    [you] { CAPITAL($who) } hebt na { $rounds } { $pawns } pionnen op de finish, { $other } { $fewer }.
    [many] { CAPITAL($who) } hebben na { $rounds } { $pawns } pionnen op de finish, { $other } { $fewer }.
   *[one] { CAPITAL($who) } heeft na { $rounds } { $pawns } pionnen op de finish, { $other } { $fewer }.
    }
okidoki-end-both = Wit en grijs hebben na { $rounds } allebei { $pawns } pionnen op de finish.
okidoki-facts = { $rounds }, { $hits }, { $aces } keer vier azen

## why not
okidoki-no-give = Er wordt nu geruild. Leg één kaart uit je hand klaar.
okidoki-no-opening = De eerste slag begint met schoppen 2. Speel die kaart.
okidoki-no-steps = Je moet precies { $steps } lopen. Kies iets wat oplicht.
okidoki-no-steps-cards = De pionnen lopen pas als de kaarten op zijn. Kies een kaart.
okidoki-no-steps-aces = Vier azen zijn twee keer precies tien stappen. Kies iets wat oplicht.
okidoki-no-two_pawns = De stappen gaan over hooguit twee pionnen, elk een deel. Verdeel ze anders.
okidoki-no-red = Op een rood vakje mag je niet eindigen. Kies iets wat oplicht.
okidoki-no-red-pawn = Deze pion zou op een rood vakje eindigen, en dat mag niet. Kies iets wat oplicht.
okidoki-no-own = Daar staat al een pion van je eigen team. Kies iets wat oplicht.
okidoki-no-own-pawn = Deze pion zou uitkomen waar al een pion van je eigen team staat. Kies iets wat oplicht.
okidoki-no-safe = Daar staat een pion veilig op zijn eigen kleur. Kies iets wat oplicht.
okidoki-no-safe-pawn = Deze pion zou uitkomen bij een pion die veilig staat. Kies iets wat oplicht.
okidoki-no-reserve = Die pion wacht in de reserve tot een startvakje vrij is. Kies een andere pion.
okidoki-no-finished = Die pion is al op de finish. Kies een andere pion.
okidoki-no-aces = Vier azen zijn twee keer tien stappen, of een wissel. Kies een van die twee.
okidoki-no-swap_pawns = Wissel een eigen pion met een van het andere team; minstens één van de twee is al onderweg. Kies twee andere pionnen.
okidoki-no-safe_swap = Die pion staat veilig op zijn eigen kleur en wisselt hier niet. Kies een andere pion.
okidoki-no-skip = Er kan nog een pion lopen, dus overslaan mag niet. Kies een pion.

## house rules
okidoki-option-four_aces_play_out = Uitspelen met vier azen
okidoki-option-four_aces_play_out-why = Heeft een team alle azen, dan gaan de slagen door en loopt het andere team ook.
okidoki-option-safe_blocks_swap = Veilig voor een wissel
okidoki-option-safe_blocks_swap-why = Een pion op een vakje van zijn kleur wordt niet weggewisseld.
okidoki-option-two_player_mode = Met zijn tweeën
okidoki-option-two_player_mode-why = Hoe je de kaarten verdeelt als er twee spelers zijn.
okidoki-option-short = Kort spel
okidoki-option-short-why = Twee pionnen op de finish zijn genoeg.
okidoki-option-board = Eigen bord
okidoki-option-board-why = Speel op het gewone bord, of op vakjes die je zelf bedenkt.
okidoki-board-form = Typ voor elk vakje een letter, van start naar finish: w is veilig voor wit, g veilig voor grijs, r rood en n gewoon.
okidoki-board-square = Vakje { $place }, { $kind }
okidoki-board-kind-w = veilig voor wit
okidoki-board-kind-g = veilig voor grijs
okidoki-board-kind-r = rood
okidoki-board-kind-n = gewoon
okidoki-board-problem-letters = Een vakje is w, g, r of n. Haal de andere tekens weg.
okidoki-board-problem-length = Een bord heeft 16 tot en met 60 vakjes. Maak het langer of korter.
okidoki-board-problem-red = Twee rode vakjes naast elkaar, of een rood vakje vlak voor de finish, kan niet. Zet er een andere kleur.
okidoki-board-problem-few = Elk team heeft minstens vier veilige vakjes nodig. Verf er nog een.
okidoki-board-problem-unfair = Wit en grijs hebben niet evenveel veilige vakjes. Maak ze gelijk.
okidoki-value-stapel = ieder één hand, en een stapel
okidoki-value- = het gewone bord
okidoki-value-own = een eigen bord
okidoki-preset-OkiDoki = OkiDoki
okidoki-preset-OkiDoki-source = Zoals in de spelregels bij het bord.
okidoki-preset-Kort = Kort
okidoki-preset-Kort-source = Een vlugger potje: met twee pionnen op de finish ben je er.
okidoki-paper = Je hebt 52 kaarten nodig, en vier witte en vier grijze pionnen.

## its tile in the lobby
okidoki-tile-seats = 2 of 4 spelers, ± 45 min
okidoki-tile-line = Slagen mijden en lopen naar de finish.
okidoki-tile-short = Mijd slagen, haal de finish

## why a choice is a good one
hint-why-gift_spares = daar zitten geen strafpunten aan
hint-why-gift_low = met zo'n lage kaart kun je onder een slag duiken
hint-why-gift_suit = zo heb je van die kleur niets meer
hint-why-gift_bare = met zo'n hoge kaart win je gauw een slag met straf
hint-why-gift_penalty = zo ben je een kaart met strafpunten kwijt
hint-why-gift_thin = dan heb je van die kleur nog maar één kaart
hint-why-gift_high = zo ben je een kaart kwijt die vaak een slag neemt
hint-why-gift_middle = je houdt je lage kaarten, en zij krijgen geen hoge
hint-why-four_aces = zo hebben jullie alle vier de azen
hint-why-one_more_ace = jullie hebben er al { $number }, en zij hebben geen aas
hint-why-spoils_aces = zo krijgen zij niet alle vier de azen
hint-why-they_pay = zo is de slag met { $points } voor hen
hint-why-free = die slag kost niets
hint-why-least_points = minder dan { $points } kan die slag niet kosten
hint-why-shed = zo krijgen zij de strafpunten van die kaart
hint-why-no_points = zo komen er bij jullie geen strafpunten bij
hint-why-highest_under = dat is je hoogste kaart die de slag niet neemt
hint-why-under = daarmee neem je de slag niet
hint-why-take_high = de slag neem je toch, dan liever met je hoogste kaart
hint-why-rid_suit = daarna heb je van die kleur niets meer
hint-why-rid_high = zo ben je een hoge kaart kwijt zonder de slag te nemen
hint-why-rid_highest = zo ben je je hoogste van die kleur kwijt
hint-why-sooner = een hoge kaart ben je liever nu kwijt dan later
hint-why-lead_low = er zijn nog { $cards } die erboven gaan
hint-why-fresh = in die kleur is nog niet gespeeld, dus bijna iedereen heeft hem nog
hint-why-clean = in deze slag ligt nog geen straf
hint-why-void = daarna kun je in die kleur weggooien wat je wilt
hint-why-lowest = je laagste van die kleur neemt de slag het minst vaak
hint-why-top = van een hogere kaart kom je nu niet af
hint-why-finishes = zo halen { $pawns } de finish
hint-why-finish = zo haalt een pion de finish
hint-why-throw_back = zo moet de ander { $squares } terug
hint-why-gain = zo win je { $squares }
hint-why-out_of_reach = zij kunnen met hun { $number } straks niets slaan
hint-why-all_safe = zo staan al jullie pionnen veilig
hint-why-safe = daar staat je pion veilig
hint-why-refill = zo komt er een pion bij op de start
hint-why-front = zo komt je voorste pion het verst
hint-why-one_pawn = zo blijven je andere pionnen staan

## what is answered at the table
okidoki-answer-score = { CAPITAL($side) }: { $penalty }, { $home } op de finish
okidoki-answer-moves = nog te lopen: { $moves }
okidoki-answer-move = { $who } { $steps }
okidoki-answer-aces = twee keer tien of een wissel
okidoki-answer-safe = { $place } veilig
okidoki-answer-pawns = { CAPITAL($colour) }: { $places }.
okidoki-answer-pawns-whose = { CAPITAL($colour) }, { $side }: { $places }.

## the score sheet
okidoki-tally-penalties = Hoeveel strafpunten heeft { $name }?
okidoki-tally-four = Of heeft een team vier azen?
okidoki-tally-aces = Vier azen: { $name }
okidoki-stats-avoided = Azen ontweken: het andere team nam ze
okidoki-stats-four = Keer vier azen
okidoki-stats-hits = Pionnen geslagen
okidoki-stats-hit = Eigen pionnen geslagen

## the first time
okidoki-first-lot = Er is geloot wie er deelt.
okidoki-first-deal = Eerst speel je met kaarten om strafpunten. Die wil je niet: daarmee loopt de ander.
okidoki-first-give = Leg een kaart klaar voor { CASE($whom, "object") }. Schoppen en azen zijn strafpunten: die geef je graag weg.
okidoki-first-exchange = De kaarten zijn geruild. Je kreeg er een terug.
okidoki-first-opening = Wie schoppen 2 heeft, begint met die kaart.
okidoki-first-play = Probeer geen schoppen en azen te winnen. Een lage kaart wint zelden.
okidoki-first-follow = Heb je de kleur die gevraagd is, dan leg je die. Anders mag alles.
okidoki-first-trick = De hoogste kaart van de gevraagde kleur wint. Schoppen en azen erin zijn strafpunten.
okidoki-first-trick-mine = Deze slag kost { $penalty }. Elke schoppenkaart telt 1, en elke aas 2.
okidoki-first-count = De kaarten zijn op. De strafpunten van de een zijn de stappen van de ander.
okidoki-first-level = Allebei evenveel strafpunten: nu loopt er niemand.
okidoki-first-aces = Vier azen bij één team: dat loopt twee keer tien, of wisselt twee pionnen.
okidoki-first-move = Kies een pion, en dan waar hij heen gaat. Op rood mag je niet eindigen.
okidoki-first-walk = Een pion loopt alleen vooruit. Alle stappen moeten op, met één pion of met twee.
okidoki-first-division = De stappen mogen verdeeld worden over twee pionnen.
okidoki-first-hit = Die pion is geslagen en begint opnieuw. Op zijn eigen kleur is hij veilig.
okidoki-first-hit-mine = Een pion van jouw team is geslagen en begint opnieuw. Op jullie kleur is hij veilig.
okidoki-first-swap = Met vier azen mogen twee pionnen van plaats wisselen.
okidoki-first-refill = Er kwam een startvakje vrij. Daar staat nu een pion uit de reserve.
okidoki-first-home = Een pion is op de finish. Stappen te veel vervallen.
okidoki-first-skip = Geen enkele pion kan deze stappen lopen. Dan slaat het team over.
okidoki-first-finished = Eén team is klaar. Het andere mag deze ronde nog lopen.

## the deal of the day
okidoki-daily-goal = Er wordt één keer gedeeld, vanaf het begin van het spel. Daarna wint het team dat de meeste vakjes heeft afgelegd.
okidoki-daily-brief = Eén keer delen: de meeste vakjes
okidoki-daily-points = { $number ->
    [one] { $number } vakje
   *[other] { $number } vakjes
    }
