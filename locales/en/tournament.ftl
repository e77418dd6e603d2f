### Words of a tournament, in English.

cup-title = Tournament
cup-lead = As in the Dutch championship: teams of two play Keezbord in five rounds, and no two teams meet twice. You fill in the results, or read them from a link.
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
cup-fixed = There are results, so no team can join or leave. You can still change names.
cup-name-empty = A team needs a name. Enter one.
cup-name-long = This name has { $number } characters. Use at most { $most }.
cup-name-same = There is already a team called { $name }. Give this team another name, such as { $free }.
cup-name-full = There are { $most } teams, and no more fit at 32 tables. Remove one first.

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

## the standings
cup-stands = Standings after round { $round }
cup-stands-during = Standings during round { $round }
cup-stands-over = Final standings
cup-stands-none = The standings appear here as soon as there is a result.
cup-counting = How the championship counts: { $points } for each pawn home, and a bonus of { $bonus } for playing to the end. A game lasts at most { $minutes } minutes; when time is up there is no bonus. A no-show loses { $gone }–{ $there } in pawns.
cup-counting-ours = Our additions: a bye is worth { $resting } points; if neither team shows up, each gets { $neither }; equal points share a place.
cup-won = { $won } of { $played } won
cup-pawns-home = { $pawns } home
cup-place = Place { $place }
