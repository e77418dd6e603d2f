### Words of a tournament, in English.

cup-title = Tournament
cup-lead = As in the Dutch championship: teams of two play Keezbord in five rounds, and where possible no two teams meet twice. You fill in the results, read them from a link, or get them from the phones at the tables.
cup-new = New tournament
cup-new-name = Tournament { $number }
cup-nameless = Unnamed tournament
cup-state-teams = { $teams }, no results yet
cup-state-round = { $teams }, round { $round }
cup-state-over = { $teams }, finished
cup-remove = Remove { $name }
cup-forget = Remove this tournament?
cup-forget-text = { $name }: the teams and all results will be removed from this device.
cup-forget-yes = Remove
cup-forget-keep = Keep it
cup-views = Parts of the tournament
cup-teams = Teams
cup-round = Round { $round }
cup-standings = Standings
cup-back = All tournaments
cup-save = Save as a file
cup-print = Print
count-tournament = { $number ->
    [one] { $number } tournament
   *[other] { $number } tournaments
    }
count-team = { $number ->
    [one] { $number } team
   *[other] { $number } teams
    }
count-result = { $number ->
    [one] { $number } result
   *[other] { $number } results
    }
count-table = { $number ->
    [one] { $number } table
   *[other] { $number } tables
    }

## the teams
cup-name = Tournament name
cup-team-new = Team name
cup-team-add = Add
cup-team = Name of team { $number }
cup-team-remove = Remove { $name }
cup-plan = { $teams }: { $tables } and { $rounds }.
cup-plan-few = After { $rounds } every team has met all the others.
cup-plan-resting = One team has a bye each round, which counts as a win.
cup-plan-none = Enter at least two teams.
cup-lots = Shuffle the teams
cup-lots-done = The teams have been shuffled.
cup-start = Go to round { $round }
cup-name-empty = A team needs a name. Enter one.
cup-name-long = This name has { $number } characters. Use at most { $most }.
cup-name-same = There is already a team called { $name }. Give this team another name, such as { $free }.
cup-name-full = There are { $most } teams, and no more fit at 32 tables. Remove one first.
cup-paste = Paste a list of names
cup-paste-label = Team names, one on each line
cup-paste-add = Add them
cup-paste-done = { $teams } added.
cup-paste-none = The list is empty. Paste the team names, one on each line.
cup-paste-refused = { $name }: { $why }
cup-method = Who plays whom?
cup-method-fixed = Fixed schedule
cup-method-played = Drawn, then by standings
cup-method-fixed-why = All rounds are fixed beforehand, and no two teams meet twice.
cup-method-played-why = The first round is drawn by lot, as in the Dutch championship. After that, teams with about as many points meet here, preferably teams that have not met before.
cup-draw = Draw round { $round }
cup-drawn = Round { $round } has been drawn.
cup-rest = Sits out
cup-leave = Leaves
cup-return = Is back
cup-presence = { $what }: { $name }
cup-is-away = Sits out round { $round }
cup-is-gone = Has left
cup-door = A team that comes later plays from the first round without a result. Each round that a team misses counts as { $points }, as for a no-show. Pairings change only where they must.
cup-redrawn = { $tables } rearranged.
cup-redrawn-none = Nothing changes at the tables.

## a round
cup-table = Table { $table }
cup-pair = { $one } – { $other }
cup-open = Enter the result
cup-open-many = { $tables } without a result.
cup-open-none = All results of this round are in.
cup-resting = { $name } has a bye this round and gets { $points } as soon as the first result is in.
cup-pawns = pawns { $one } – { $other }
cup-score = { $one } – { $other }
cup-gone = { $name } did not show up
cup-gone-both = neither team showed up
cup-timeout = time was up
cup-slips = Print score slips
cup-desk = Collect results
cup-desk-how = Scan the code on the phone of a table, or paste the link that it sends. Each result is saved at once.
cup-desk-label = Link of a table
cup-desk-take = Save
cup-desk-blind = The camera does not work here. Paste the link of the table.
cup-slip-bad = This is not a whole link of a table. Scan or copy it again.
cup-slip-foreign = This result belongs to another tournament and was not saved. Have that phone scan the code of this evening.
cup-slip-round = This result is of round { $round }, table { $table }. That round is not being played now, so nothing was saved.
cup-slip-teams = Other teams sit at table { $table } of round { $round } now, so nothing was saved. Ask the table which teams played.
cup-slip-unknown = This device does not have that tournament. Open the link on the organiser’s device, or have your code scanned there.
cup-booked = Round { $round }, table { $table } is saved: { $line }.
cup-came = Saved at { $time }, { $how }.
cup-came-h = by hand
cup-came-p = from the phone of the table
cup-came-l = from the link of the game
cup-before = Before that: { $line }.
cup-phone-how = Fill in together how many pawns are home, and hand the result to the organiser.
cup-phone-give = Hand in the result
cup-phone-show = Have this code scanned by the organiser, or send the link.
cup-phone-text = Result of round { $round }, table { $table }: { $line }

## one result
cup-result = Round { $round }, table { $table }
cup-there = How did it go?
cup-there-played = Played
cup-there-first = { $name } did not show up
cup-there-second = { $name } did not show up
cup-there-nobody = Neither showed up
cup-home = { $name }: pawns home
cup-sum-finished = Played to the end. { $one }: { $points }. { $other }: { $points2 }.
cup-sum-timeout = Nobody has eight pawns home: time is up, and there is no bonus. { $one }: { $points }. { $other }: { $points2 }.
cup-sum-absent = { $one }: { $points }. { $other }: { $points2 }.
cup-sum-missing = Choose how many pawns each team has home.
cup-flaw-both = The two teams cannot both have eight pawns home: the first to get there has won. Change one of the two.
cup-flaw-twice = This game already counts in round { $round }, table { $table }. Clear that result first, or paste a different link here.
cup-book = Save result
cup-wipe = Clear result
cup-same = This result was already saved.
cup-change = This table already has a result
cup-change-text = It says: { $old }. Change it to: { $new }?
cup-change-yes = Change it
cup-change-no = Leave it
cup-line = { $one } { $home }, { $other } { $home2 }
cup-link = Played on Kaartbord? Paste the link of the game
cup-link-label = Link of the game
cup-link-read = Read the link
cup-link-swap = Swap the teams
cup-link-bad = This is not the whole link of a game. Copy it again, or enter the result yourself.
cup-link-newer = This link comes from a newer version. Reload the page, or enter the result yourself.
cup-link-game = This is a link to { $game }. Paste one to { $wanted }.
cup-link-seats = This game has { $number }. Paste the link of a game with { $wanted }.
cup-link-read-over = Played to the end. { $one } played { $seats }. If it was the other way round, swap the teams.
cup-link-read-open = The game is not finished yet: the pawns are as in the link. { $one } played { $seats }. If it was the other way round, swap the teams.

## the hall
cup-hall = To the projector
cup-hall-pages = Turn pages automatically
cup-clock = Round clock
cup-clock-start = Start the clock
cup-clock-pause = Pause the clock
cup-clock-reset = Back to { $minutes } minutes
cup-clock-sound = With sound
cup-clock-warning = { $minutes } minutes left
cup-clock-over = Time is up
cup-watch = Watch a table
cup-watch-label = Links for watching, one on each line
cup-watch-open = Show on the projector
cup-watch-why = One game after the other is shown on the projector: when it ends, the next one follows.
cup-watch-bad = There is no whole link of a game in it. Paste the link that a table shares for watching.

## the standings
cup-stands = Standings after round { $round }
cup-stands-during = Standings during round { $round }
cup-stands-over = Final standings
cup-stands-none = The standings appear here as soon as there is a result.
cup-counting = How the championship counts: { $points } for each pawn home, and a bonus of { $bonus } for playing to the end. A game lasts at most { $minutes } minutes; when time is up there is no bonus. A no-show loses { $gone }–{ $there } in pawns.
cup-counting-ours = Our additions: a bye is worth { $resting } points; if neither team shows up, each gets { $neither }. Of teams with equal points, the one with more wins comes first; if those are equal too, they share a place.
cup-won = { $won } of { $played } won
cup-pawns-home = { $pawns } home
cup-place = Place { $place }
cup-share = Share the standings
cup-share-why = This link shows the standings. If the organiser’s device fails, another device can continue from it.
cup-share-text = The standings of { $name }
cup-guest = These are the standings from when the link was made.
cup-take = Continue this tournament here
cup-taken = This tournament is on this device now.
cup-evening-bad = This is not a whole link of a tournament. Ask somebody to send it again.
cup-certificates = Print certificates
cup-certificate = Certificate
cup-paper-home = Pawns home
cup-paper-sign = Signature
cup-paper-code = Or hand in the result by phone: scan this code.
cup-paper-deals = deals first
