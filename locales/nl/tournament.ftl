### Words of a tournament, in Dutch.

cup-title = Toernooi
cup-lead = Zoals het NK: teams van twee spelen Keezbord in vijf rondes, als het kan nooit twee keer tegen hetzelfde team. De uitslagen vul je in, je leest ze uit een link, of ze komen van de telefoons aan de tafels.
cup-new = Nieuw toernooi
cup-new-name = Toernooi { $number }
cup-nameless = Toernooi zonder naam
cup-state-teams = { $teams }, nog geen uitslag
cup-state-round = { $teams }, ronde { $round }
cup-state-over = { $teams }, afgelopen
cup-remove = Verwijder { $name }
cup-forget = Dit toernooi verwijderen?
cup-forget-text = { $name }: de teams en alle uitslagen verdwijnen van dit toestel.
cup-forget-yes = Verwijder
cup-forget-keep = Bewaar het
cup-views = Onderdelen van het toernooi
cup-teams = Teams
cup-round = Ronde { $round }
cup-standings = Stand
cup-back = Alle toernooien
cup-save = Bewaar in een bestand
cup-print = Druk af
count-tournament = { $number ->
    [one] { $number } toernooi
   *[other] { $number } toernooien
    }
count-team = { $number ->
    [one] { $number } team
   *[other] { $number } teams
    }
count-result = { $number ->
    [one] { $number } uitslag
   *[other] { $number } uitslagen
    }
count-table = { $number ->
    [one] { $number } tafel
   *[other] { $number } tafels
    }

## the teams
cup-name = Naam van het toernooi
cup-team-new = Naam van een team
cup-team-add = Voeg toe
cup-team = Naam van team { $number }
cup-team-remove = Haal { $name } weg
cup-plan = { $teams }: { $tables } en { $rounds }.
cup-plan-few = Na { $rounds } heeft ieder team alle andere getroffen.
cup-plan-resting = Elke ronde is één team vrij. Dat telt als winst op een team dat er niet is.
cup-plan-none = Vul minstens twee teams in.
cup-lots = Loot de volgorde
cup-lots-done = De volgorde is geloot.
cup-start = Naar ronde { $round }
cup-name-empty = Een team heeft een naam nodig. Vul er een in.
cup-name-long = Deze naam heeft { $number } tekens. Maak er hoogstens { $most } van.
cup-name-same = Er is al een team { $name }. Noem dit team anders, bijvoorbeeld { $free }.
cup-name-full = Er zijn { $most } teams: meer passen er niet aan 32 tafels. Haal er eerst een weg.
cup-paste = Plak een lijst van namen
cup-paste-label = Namen van teams, één per regel
cup-paste-add = Voeg ze toe
cup-paste-done = { $teams } toegevoegd.
cup-paste-none = De lijst is leeg. Plak de namen van de teams, één per regel.
cup-paste-refused = { $name }: { $why }
cup-method = Wie speelt tegen wie?
cup-method-fixed = Vast schema
cup-method-played = Geloot, dan naar stand
cup-method-fixed-why = Alle rondes liggen van tevoren vast, en niemand treft twee keer hetzelfde team.
cup-method-played-why = De eerste ronde wordt geloot, zoals bij het NK. Daarna spelen hier teams met ongeveer evenveel punten tegen elkaar, liefst teams die elkaar nog niet troffen.
cup-draw = Loot ronde { $round }
cup-drawn = Ronde { $round } is geloot.
cup-rest = Slaat over
cup-leave = Gaat weg
cup-return = Is er weer
cup-presence = { $what }: { $name }
cup-is-away = Slaat ronde { $round } over
cup-is-gone = Is weg
cup-door = Een team dat later komt, speelt mee vanaf de eerste ronde zonder uitslag. Elke ronde die een team mist, telt als { $points }, zoals bij een team dat er niet is. Wie tegen wie speelt, verandert alleen waar het moet.
cup-redrawn = { $tables } opnieuw ingedeeld.
cup-redrawn-none = Aan de tafels verandert niets.

## a round
cup-table = Tafel { $table }
cup-pair = { $one } – { $other }
cup-open = Vul de uitslag in
cup-open-many = Nog { $tables } zonder uitslag.
cup-open-none = Alle uitslagen van deze ronde zijn binnen.
cup-resting = { $name } is deze ronde vrij en krijgt { $points } zodra de eerste uitslag binnen is.
cup-pawns = pionnen { $one } – { $other }
cup-score = { $one } – { $other }
cup-gone = { $name } was er niet
cup-gone-both = beide teams waren er niet
cup-timeout = tijd om
cup-slips = Druk briefjes af
cup-desk = Neem uitslagen aan
cup-desk-how = Scan de code op de telefoon van een tafel, of plak de link die hij stuurt. Elke uitslag wordt meteen genoteerd.
cup-desk-label = Link van een tafel
cup-desk-take = Noteer
cup-desk-blind = De camera doet het hier niet. Plak de link van de tafel.
cup-slip-bad = Dit is geen hele link van een tafel. Scan of kopieer hem nog eens.
cup-slip-foreign = Deze uitslag hoort bij een ander toernooi, en is niet genoteerd. Laat die telefoon de code van deze avond scannen.
cup-slip-round = Deze uitslag is van ronde { $round }, tafel { $table }. Die ronde is nu niet aan de beurt, dus er is niets genoteerd.
cup-slip-teams = Aan tafel { $table } van ronde { $round } zitten nu andere teams, dus er is niets genoteerd. Vraag de tafel welke teams er speelden.
cup-slip-unknown = Dit toestel heeft dat toernooi niet. Open de link op het toestel van de wedstrijdtafel, of laat je code daar scannen.
cup-booked = Ronde { $round }, tafel { $table } is genoteerd: { $line }.
cup-came = Genoteerd om { $time }, { $how }.
cup-came-h = met de hand
cup-came-p = van de telefoon van de tafel
cup-came-l = uit de link van het spel
cup-before = Eerder stond er: { $line }.
cup-phone-how = Vul samen in hoeveel pionnen er thuis zijn, en geef de uitslag aan de wedstrijdtafel.
cup-phone-give = Geef de uitslag
cup-phone-show = Laat deze code scannen aan de wedstrijdtafel, of stuur de link.
cup-phone-text = Uitslag van ronde { $round }, tafel { $table }: { $line }

## one result
cup-result = Ronde { $round }, tafel { $table }
cup-there = Hoe ging het?
cup-there-played = Gespeeld
cup-there-first = { $name } is er niet
cup-there-second = { $name } is er niet
cup-there-nobody = Geen van beide is er
cup-home = Pionnen thuis van { $name }
cup-sum-finished = Uitgespeeld. { $one }: { $points }. { $other }: { $points2 }.
cup-sum-timeout = Niemand heeft acht pionnen thuis: de tijd is om en er is geen bonus. { $one }: { $points }. { $other }: { $points2 }.
cup-sum-absent = { $one }: { $points }. { $other }: { $points2 }.
cup-sum-missing = Kies van beide teams hoeveel pionnen er thuis zijn.
cup-flaw-both = Beide teams met acht pionnen thuis kan niet: wie ze het eerst thuis had, heeft gewonnen. Verander een van de twee.
cup-flaw-twice = Dit spel telt al bij ronde { $round }, tafel { $table }. Wis die uitslag eerst, of plak hier een andere link.
cup-book = Noteer
cup-wipe = Wis deze uitslag
cup-same = Deze uitslag stond er al.
cup-change = Deze tafel heeft al een uitslag
cup-change-text = Er staat: { $old }. Wil je dat veranderen in: { $new }?
cup-change-yes = Verander
cup-change-no = Laat staan
cup-line = { $one } { $home }, { $other } { $home2 }
cup-link = Hier gespeeld? Plak de link van het spel
cup-link-label = Link van het spel
cup-link-read = Lees de link
cup-link-swap = Andersom
cup-link-bad = Dit is geen hele link van een spel. Kopieer hem nog eens, of vul de uitslag zelf in.
cup-link-newer = Deze link komt uit een nieuwere versie. Laad de pagina opnieuw, of vul de uitslag zelf in.
cup-link-game = Dit is een link van { $game }. Plak er een van { $wanted }.
cup-link-seats = Dit spel wordt gespeeld met { $number }. Plak de link van een spel met { $wanted }.
cup-link-read-over = Uitgespeeld. { $one } speelde met { $seats }. Is het andersom, draai het dan om.
cup-link-read-open = Het spel is nog niet uit: de pionnen staan zoals in de link. { $one } speelde met { $seats }. Is het andersom, draai het dan om.

## the hall
cup-hall = Naar de beamer
cup-hall-pages = Blader vanzelf
cup-clock = Klok van de ronde
cup-clock-start = Start de klok
cup-clock-pause = Zet de klok stil
cup-clock-reset = Terug naar { $minutes } minuten
cup-clock-sound = Met geluid
cup-clock-warning = Nog { $minutes } minuten
cup-clock-over = De tijd is om
cup-watch = Kijk mee met een tafel
cup-watch-label = Links om mee te kijken, één per regel
cup-watch-open = Toon op de beamer
cup-watch-why = Het ene spel na het andere komt op de beamer: is het uit, dan komt het volgende.
cup-watch-bad = Er staat geen hele link van een spel bij. Plak de link die een tafel bij Meekijken deelt.

## the standings
cup-stands = Stand na ronde { $round }
cup-stands-during = Tussenstand in ronde { $round }
cup-stands-over = Eindstand
cup-stands-none = Zodra er een uitslag is, staat hier de stand.
cup-counting = Zo telt het NK: { $points } per pion die thuis is, en { $bonus } extra voor wie uitspeelt. Een partij duurt hoogstens { $minutes } minuten; is de tijd om, dan is er geen extra. Een team dat er niet is, telt als { $gone } pionnen tegen { $there }.
cup-counting-ours = Waar het NK niets over zegt: een team dat vrij is krijgt { $resting } punten, en zijn aan een tafel beide teams er niet, dan krijgen ze elk { $neither }. Met evenveel punten gaat het team voor dat vaker won; is ook dat gelijk, dan deel je een plaats.
cup-won = { $won } van { $played } gewonnen
cup-pawns-home = { $pawns } thuis
cup-place = Plaats { $place }
cup-share = Deel de stand
cup-share-why = Deze link toont de stand. Valt het toestel van de wedstrijdtafel uit, dan gaat een ander toestel ermee verder.
cup-share-text = De stand van { $name }
cup-guest = Zo stond het toen deze link werd gemaakt.
cup-take = Ga hier verder met dit toernooi
cup-taken = Dit toernooi staat nu op dit toestel.
cup-evening-bad = Dit is geen hele link van een toernooi. Vraag of iemand hem nog eens stuurt.
cup-certificates = Druk oorkonden af
cup-certificate = Oorkonde
cup-paper-home = Pionnen thuis
cup-paper-sign = Handtekening
cup-paper-code = Of geef de uitslag met je telefoon: scan deze code.
cup-paper-deals = deelt het eerst
