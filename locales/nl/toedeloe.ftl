### What ToedeLoe says, in Dutch.

toedeloe-round = Ronde { $number }
toedeloe-top = ronde { $deal }, slag { $trick } van { $all }
toedeloe-written = { $suit } { $rank }
toedeloe-spoken = { $card }
toedeloe-spoken-joker = een { $card }
toedeloe-joker-1 = je eerste joker
toedeloe-joker-2 = je tweede joker

## teams, as their reader hears them
toedeloe-team-yours = jullie
    .whose = van jullie
    .rows = jullie rijen
toedeloe-team-theirs = zij
    .object = hen
    .whose = van hen
    .rows = hun rijen
toedeloe-team-you = jij
    .object = jou
    .whose = van jou
    .rows = jouw rijen
toedeloe-team-other = de ander
    .whose = van de ander
    .rows = rijen van de ander
toedeloe-team-white = wit
    .whose = van wit
    .rows = rijen van wit
toedeloe-team-white-letter = W
toedeloe-team-grey = grijs
    .whose = van grijs
    .rows = rijen van grijs
toedeloe-team-grey-letter = G

## squares
toedeloe-field = veld { $letter }
toedeloe-spot = rij { $row } plaats { $column }
toedeloe-cell-empty = vrij
toedeloe-cell-white = pion van wit
toedeloe-cell-grey = pion van grijs
toedeloe-cell-green = groene pion

## the board as it is read
toedeloe-reading-row = { $field } rij { $row }
toedeloe-reading-beside = naast { $field }
toedeloe-reading-cell = { $number }, { $standing }
toedeloe-reading-chosen = gekozen
toedeloe-reading-run = in een rij van { $length }
toedeloe-reading-placed = net gelegd
toedeloe-reading-thrown-white = hier ging net een pion van wit af
toedeloe-reading-thrown-grey = hier ging net een pion van grijs af
toedeloe-reading-fits = past bij deze slag
toedeloe-reading-track = scorepion { $colour }
toedeloe-reading-track-words = stand { $minus } van { $lowest }, langste rijen { $rows }, nog { $left } pionnen te leggen
toedeloe-reading-green = groen naast { $field }
toedeloe-reading-green-none = leeg

## score and plates
toedeloe-score-title = Langste rijen en stand
toedeloe-rows = rijen { $rows }, stand { $minus }
toedeloe-rows-none = geen rijen, stand { $minus }
toedeloe-preview-first = { CASE($team, "rows") }: nu { $will }
toedeloe-preview-gone = { CASE($team, "rows") }: geen meer
toedeloe-preview = { CASE($team, "rows") }: { $was } wordt { $will }
toedeloe-preview-same = De langste rijen blijven zo.
toedeloe-piles-short = { $plus } plus
toedeloe-piles = { $plus } plus, { $minus } min

## what the trick is worth
toedeloe-highest-title = Hoogste zwart
toedeloe-highest = Hoogste zwart: { $value }, { $card }
toedeloe-highest-none = Nog geen zwart
toedeloe-highest-joker = Joker: kies zelf
toedeloe-after-title = Na deze slag
toedeloe-after-none = Zonder zwart of joker levert de slag niets op.
toedeloe-after-joker = De winnaar kiest: de groene pion, twee minpunten minder of twee pionnen op hetzelfde getal.
toedeloe-after-split = De winnaar legt { $value }: twee getallen op één veld.
toedeloe-after-both = De winnaar legt { $value }: twee getallen op één veld, of één pion op een { $value }.
toedeloe-after-single = De winnaar legt één pion op een { $value }.

## the question
toedeloe-ask-turn = Jouw beurt.
toedeloe-ask-turn-second = Je tweede hand.
toedeloe-ask-lead = Kom uit met een kaart.
toedeloe-ask-follow = Leg { $suit }.
toedeloe-ask-free = Je hebt geen { $suit }: alles mag.
toedeloe-ask-free-joker = Je hebt geen { $suit }: alles mag, ook een joker.
toedeloe-ask-joker_led = Er ligt een joker: alles mag.
toedeloe-ask-single = Leg één pion op een { $value }.
toedeloe-ask-split = Kies twee getallen op één veld: samen { $value }.
toedeloe-ask-both = Kies twee getallen op één veld, samen { $value }, of één pion op een { $value }.
toedeloe-ask-last = Dit is je laatste pion. Leg hem op een getal dat bij { $value } past.
toedeloe-ask-second = { $first } ligt. Kies nu een { $second } op { $field }.
toedeloe-ask-joker = Je joker wint. Kies wat je doet.
toedeloe-ask-pair = Kies twee vakjes met hetzelfde getal.
toedeloe-ask-pair-second = { $first } ligt. Kies nog een { $first }.
toedeloe-ask-pair-last = Dit is je laatste pion. Leg hem op een vakje dat oplicht.
toedeloe-ask-green-from = Welke groene pion zet je?
toedeloe-ask-green-to = Kies waar de groene pion heen gaat.
toedeloe-ask-back = De scorepion gaat van { $stands } naar { $then }: minpunten eraf.
toedeloe-ask-blocked = Er is nergens plaats. Dat kost een punt.
toedeloe-ask-done = Klaar? Leg { $numbers }.
toedeloe-do-card = Speel { $card }
toedeloe-do-place = Leg { $numbers }
toedeloe-do-place-pick = Kies een vakje
toedeloe-do-green = Zet de groene pion
toedeloe-do-back = Minpunten eraf
toedeloe-do-blocked = Verder
toedeloe-do-deal = Volgende ronde
toedeloe-do-joker-pick = Kies wat je doet
toedeloe-chip-green = Groene pion
toedeloe-chip-back = Minpunten eraf
toedeloe-chip-pair = Twee pionnen

## choices and their parts
toedeloe-choice-card = Speel { $card }
toedeloe-choice-place = Leg { $numbers }: { $where }
toedeloe-choice-one_field = { $field } { $spots }
toedeloe-choice-green = { $source }: naar { $target }
toedeloe-choice-back = Zet de scorepion van { $stands } op { $then }
toedeloe-choice-blocked = Er is nergens plaats: −1
toedeloe-would-card = { $card } spelen
toedeloe-would-place = { $laid } leggen
toedeloe-would-green = de { $pawn } zetten op { $laid }
toedeloe-would-back = de scorepion van { $stands } op { $then } zetten
toedeloe-would-blocked = verdergaan
toedeloe-part-from = groene pion op { $number }, { $place }
toedeloe-part-from-home = groene pion naast het bord
toedeloe-part-to = { $number }, { $place }{ $thrown }
toedeloe-part-place = leg hier een pion{ $row }
toedeloe-part-place-first = leg hier de eerste, dan nog een { $other }{ $row }
toedeloe-part-place-whole = leg hier, dat is { $numbers }{ $row }
toedeloe-part-row = , maakt een rij van { $length }
toedeloe-part-green = zet de groene pion hier{ $thrown }
toedeloe-part-pick = kies deze groene pion
toedeloe-part-pick-back = laat deze groene pion los
toedeloe-part-throws-white = , een pion van wit gaat eraf
toedeloe-part-throws-grey = , een pion van grijs gaat eraf

## announcements
toedeloe-banner-value = Waarde { $value }
toedeloe-banner-joker = Joker
toedeloe-banner-red = Alles rood: minslag
toedeloe-banner-blocked = Geen plaats
toedeloe-banner-thrown = Pion eraf
toedeloe-banner-minus = { $team } { $points }
toedeloe-banner-row = { $row } op rij
toedeloe-banner-deal = Ronde { $number }

## the log
toedeloe-turn-shuffle = Er wordt geschud.
toedeloe-turn-deal = { CAPITAL($who) } deelt. Deze ronde heeft { $tricks } slagen.
toedeloe-turn-card = { CAPITAL($who) } speelt{ $hand } { $card }.
toedeloe-turn-card-wins = { CAPITAL($who) } speelt{ $hand } { $card } en wint de slag{ $worth }.
toedeloe-turn-trick = { CAPITAL($who) } wint{ $hand } de slag{ $worth }.
toedeloe-turn-worth = , waard { $value } door { $card }
toedeloe-turn-worth-red = , maar alles is rood
toedeloe-turn-worth-joker = { "" } met een joker
toedeloe-turn-place = { CAPITAL($who) } legt { $laid }.
toedeloe-turn-place-row = { CAPITAL($who) } legt { $laid }: { $row } op rij.
toedeloe-turn-laid = { $number } op { $place }
toedeloe-turn-number = een { $number }
toedeloe-turn-row-3 = drie
toedeloe-turn-row-4 = vier
toedeloe-turn-row-5 = vijf
toedeloe-turn-row-6 = zes
toedeloe-turn-row-7 = zeven
toedeloe-turn-green = { CAPITAL($who) } zet de groene pion op { $target }.
toedeloe-turn-green-moved = { CAPITAL($who) } zet groen van { $origin } naar { $target }.
toedeloe-turn-thrown = Een pion { CASE($team, "whose") } gaat eraf.
toedeloe-turn-back = { CAPITAL($who) } zet de scorepion terug op { $stands }.
toedeloe-turn-blocked = Er is nergens plaats: { $points } voor { CASE($team, "object") }.
toedeloe-turn-plus = Plusslag { $number }.
toedeloe-turn-plus-first = Je eerste plusslag.
toedeloe-turn-deal_end = Ronde { $number } is uit.
toedeloe-turn-deal_end-left = De laatste kaart is voor de volgende.
toedeloe-turn-deal_end-even = Niemand krijgt minpunten.
toedeloe-turn-loss = { CAPITAL($team) } { $points }: { $reasons }.
toedeloe-turn-no_plus = geen plusslag voor { CASE($whom, "object") }
toedeloe-turn-no_plus-alone = geen plusslag
toedeloe-turn-no_plus-hand = een hand zonder plusslag
toedeloe-turn-no_plus-hands = twee handen zonder plusslag
toedeloe-turn-fewer-tricks = samen minder plusslagen
toedeloe-turn-fewer-pawns = samen minder pionnen gelegd

## the end
toedeloe-end-draw = Gelijkspel.
toedeloe-end-pawns = Alle pionnen { CASE($team, "whose") } liggen op het bord.
toedeloe-end-lowest = De scorepion { CASE($team, "whose") } staat op { $lowest }.
toedeloe-end-team = { CAPITAL($team) }: { $rows }, samen { $points }.
toedeloe-facts = { $deals } rondes, { $plus } plusslagen, { $thrown } eraf gegooid

## why not
toedeloe-no-joker = Je hebt nog { $suit }. Beken, en bewaar je joker voor later.
toedeloe-no-joker_lead = Met een joker kom je alleen uit als je niets anders hebt. Kies een andere kaart.
toedeloe-no-phase = Eerst komen de kaarten. Speel er een.
toedeloe-no-phase-score = Eerst komen de pionnen. Kies wat de slag je oplevert.
toedeloe-no-value = Zoveel is deze slag niet waard. Kies een vakje dat oplicht.
toedeloe-no-value-last = Dit is je laatste pion, en dat getal past niet bij { $value }. Kies een vakje dat oplicht.
toedeloe-no-value-single = Deze slag is { $value } waard. Leg je pion op een { $value }.
toedeloe-no-value-split = Daarmee kom je niet op { $value }. Kies twee getallen die samen { $value } zijn.
toedeloe-no-value-both = Dat is geen { $value }. Kies een { $value }, of twee getallen die dat samen zijn.
toedeloe-no-value-joker = Je joker kan meer dan één ding. Kies eerst wat je doet.
toedeloe-no-one_field = De pionnen moeten op één veld passen. Kies een vakje dat oplicht.
toedeloe-no-split = Deze slag splits je niet. Leg één pion op een { $value }.
toedeloe-no-split-must = Een { $value } staat niet op het bord. Splits hem over twee pionnen.
toedeloe-no-pair = Leg beide pionnen op hetzelfde getal. Kies een vakje dat oplicht.
toedeloe-no-pair-none = Er zijn nergens twee gelijke getallen vrij, dus leggen kan niet. Kies iets anders.
toedeloe-no-taken = Dat vakje is bezet. Kies een vrij vakje.
toedeloe-no-pawns = Je hebt nog maar één pion. Leg alleen die.
toedeloe-no-green = Daar staat al een groene pion. Kies een ander vakje.
toedeloe-no-back = De scorepion staat al op 0. Kies iets anders.
toedeloe-no-blocked = Er is nog plaats, dus je moet leggen. Kies een vakje dat oplicht.
toedeloe-no-blocked-joker = Met een joker kan er altijd iets. Kies een van de keuzes.

## house rules
toedeloe-option-round_compare = De −1 na een ronde
toedeloe-option-round_compare-why = Het team dat hiervan het minst heeft, krijgt een minpunt.
toedeloe-option-green_wild = Groen telt mee
toedeloe-option-green_wild-why = Een groene pion telt mee in de rijen van allebei de teams.
toedeloe-option-two_player_mode = Met twee spelers
toedeloe-option-two_player_mode-why = Hoeveel handen je speelt als jullie met z'n tweeën zijn.
toedeloe-option-pawns = Pionnen per team
toedeloe-option-pawns-why = Met 20 pionnen is het spel korter en eindigt de scoretabel bij −5.
toedeloe-option-board = Het bord
toedeloe-option-board-why = Heb je het echte bord, dan kun je hier de getallen ervan opgeven.
toedeloe-value-tricks = plusslagen
toedeloe-value-pawns = gelegde pionnen
toedeloe-value-duel = ieder één hand
toedeloe-value-40 = 40 pionnen
toedeloe-value-20 = 20 pionnen
toedeloe-value- = het gewone bord
toedeloe-value-own = een eigen bord
toedeloe-preset-ToedeLoe = ToedeLoe
toedeloe-preset-ToedeLoe-source = Zoals de spelregels van de Bordspellenman, op een bord van ons.
toedeloe-preset-Kort = Kort
toedeloe-preset-Kort-source = Ons korte spel: 20 pionnen, en een scoretabel tot −5.
toedeloe-paper = Elk team heeft 54 kaarten, een scorepion en { $pawns } pionnen in zijn kleur. Er zijn twee groene pionnen.
toedeloe-board-form = Typ 84 tekens: eerst veld A rij voor rij, dan veld B; A is 10, B is 11 en C is 12.
toedeloe-board-square = Veld { $field }, rij { $row }, plaats { $column }: { $kind }
toedeloe-board-problem-letters = Er staat een teken in dat hier niets betekent. Gebruik 2 tot en met 9, A, B en C.
toedeloe-board-problem-length = Een bord heeft 84 getallen. Tel ze na: zes rijen van zeven per veld.
toedeloe-board-problem-pairs = Een joker legt twee gelijke getallen. Zet elk getal van 2 tot en met 12 minstens twee keer op het bord.
toedeloe-board-problem-often = Met te veel gelijke getallen is er te veel te kiezen. Zet elk getal hoogstens 24 keer op het bord.
toedeloe-board-problem-six = Een vrouw wordt ook 6 + 6 op één veld. Zet op elk veld minstens twee keer een 6.

## its tile in the lobby
toedeloe-tile-seats = 2 of 4 spelers, ± 25 min
toedeloe-tile-line = Win slagen, leg lange rijen pionnen.
toedeloe-tile-short = Leg lange rijen pionnen

## why a choice is a good one
hint-why-joker = met de joker is de slag van jou, en heb je de keus
hint-why-first_plus = zo kan deze hand de eerste plusslag halen
hint-why-joker_now = alleen een andere joker gaat daar nog boven
hint-why-frees_joker = daarna mag je in die kleur je joker spelen
hint-why-no_more = daarna heb je van die kleur niets meer
hint-why-won = zo is de slag van jullie, en die is { $number } waard
hint-why-raises = de slag is nu van jullie, en wordt zo { $number } waard
hint-why-nothing_for_them = die slag brengt hun niets
hint-why-adds_nothing = zo wordt de slag voor hen niet meer waard
hint-why-saves_card = zo bewaar je { $card } voor later
hint-why-top_lead = boven de aas gaat in die kleur niets
hint-why-king_lead = in die kleur gaat alleen de aas daarboven
hint-why-high_lead = in die kleur gaan alleen { $cards } daarboven
hint-why-black_lead = zo is de slag ten minste { $number } waard
hint-why-red_lead = met een rode kaart is de slag nog niets waard
hint-why-less_minus = zo gaan er minpunten af
hint-why-row_longer = zo worden jullie langste rijen { $pawns } langer
hint-why-row_shorter = zo worden hun langste rijen { $pawns } korter
hint-why-thrown = zo gaat een pion van de ander van het bord
hint-why-row_stopped = daar hadden zij anders een rij van { $number } kunnen maken
hint-why-shut = zo is dat vakje dicht, en een rij van { $number } kan daar niet meer
hint-why-row_of = zo maak je een rij van { $number }
hint-why-row_next = met nog één pion erbij wordt dat een rij van { $number }
hint-why-two_pawns = zo leg je twee pionnen in plaats van één

## what is answered at the table
toedeloe-answer-worth = Waarde { $value }, van { $card }.
toedeloe-answer-worth-none = Nog niets waard: er ligt geen zwarte kaart.
toedeloe-answer-worth-joker = Een slag met een joker.
toedeloe-answer-score = { CAPITAL($team) }: stand { $minus }, { $plus } plus in deze ronde, nog { $left } pionnen.
toedeloe-answer-field = { $field }: { $white } wit, { $grey } grijs, { $free } vrij.
toedeloe-answer-green = groen op { $places }
toedeloe-answer-pawns = { CAPITAL($colour) }, { $number } op het bord: { $places }.
toedeloe-answer-pawns-whose = { CAPITAL($colour) }, { $team }, { $number } op het bord: { $places }.
toedeloe-answer-pawns-none = geen
toedeloe-answer-field-rows = { $field } { $rows }
toedeloe-answer-row = rij { $row } plaats { $places }
toedeloe-answer-rows = { CAPITAL($team) }: { $rows }.
toedeloe-answer-rows-none = nog geen rij
toedeloe-answer-across = { $length } op { $field } rij { $row } plaats { $column } tot { $last }
toedeloe-answer-down = { $length } op { $field } plaats { $column } rij { $row } tot { $last }

## the score sheet
toedeloe-tally-plus = Hoeveel plusslagen heeft hand { $number } van { $name }?
toedeloe-tally-blocked = Een slag die nergens kan: een punt eraf
toedeloe-tally-joker = Een joker: twee minpunten eraf
toedeloe-stats-row = Langste rij
toedeloe-stats-plus = Plusslagen
toedeloe-stats-hits = Pionnen eraf gegooid
toedeloe-stats-hit = Eigen pionnen eraf gegooid

## the first time
toedeloe-first-lot = Er is geloot wie er deelt. Wie links van de deler zit, komt uit.
toedeloe-first-deal = Dit zijn je kaarten. Wie een slag wint, mag daarmee pionnen op het bord leggen.
toedeloe-first-play = Zwart is goed: de hoogste zwarte kaart zegt waar de winnaar pionnen legt.
toedeloe-first-follow = Heb je de kleur die gevraagd is, dan speel je die. Anders mag alles.
toedeloe-first-joker = Een joker wint de slag. Je speelt hem als je de gevraagde kleur niet hebt.
toedeloe-first-trick = De hoogste zwarte kaart telt, wie hem ook speelde: deze slag is { $value } waard.
toedeloe-first-red = In deze slag is alles rood, dus hij levert niets op.
toedeloe-first-choices = Een joker geeft keus: een groene pion, twee minpunten minder, of twee pionnen op hetzelfde getal.
toedeloe-first-lay = Leg pionnen naast elkaar. Lange rijen leveren aan het eind punten op.
toedeloe-first-place = Er komt een pion op een vrij vakje met dat getal.
toedeloe-first-split = Dat is splitsen: twee getallen op één veld, samen zoveel waard als de slag.
toedeloe-first-pair = Met een joker mogen twee pionnen op hetzelfde getal.
toedeloe-first-green = De groene pion is van iedereen. Op zijn vakje kan niemand leggen.
toedeloe-first-thrown = De groene pion gooit de pion eraf die daar stond. Die komt terug in de voorraad.
toedeloe-first-thrown-mine = De groene pion gooit een pion van jouw team eraf. Jullie leggen hem later opnieuw.
toedeloe-first-back = De scorepion gaat terug naar 0. Zo raakt een team minpunten kwijt.
toedeloe-first-blocked = Voor deze waarde is nergens plaats. Dat kost een punt.
toedeloe-first-plus = Dit is een plusslag: er kwam iets mee op het bord. Andere slagen zijn minslagen.
toedeloe-first-no_plus = Wie geen enkele plusslag heeft, kost zijn team een punt.
toedeloe-first-fewer = Het team met de minste plusslagen verliest een punt.
toedeloe-first-fewer-pawns = Het team dat in deze ronde de minste pionnen legde, verliest een punt.
toedeloe-first-deal_end = De ronde is uit. Wie te weinig won, verliest punten.
toedeloe-board-kind-2 = 2
toedeloe-board-kind-3 = 3
toedeloe-board-kind-4 = 4
toedeloe-board-kind-5 = 5
toedeloe-board-kind-6 = 6
toedeloe-board-kind-7 = 7
toedeloe-board-kind-8 = 8
toedeloe-board-kind-9 = 9
toedeloe-board-kind-A = 10
toedeloe-board-kind-B = 11
toedeloe-board-kind-C = 12

## the deal of the day
toedeloe-daily-goal = Er wordt twee keer gedeeld, op een leeg bord. Daarna wint het team met de meeste punten: zijn twee langste rijen, min de minpunten.
toedeloe-daily-brief = Twee keer delen: de meeste punten
toedeloe-daily-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
    }
