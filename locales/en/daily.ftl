### Words of the deal of the day, in English.

lobby-daily = Today’s deal
lobby-daily-why = A short game every day, the same for everybody
daily-title = Deal of the day
daily-of = { $game }, { $date }
daily-day = Deal of { $date }
daily-leave = Leave the deal of the day
daily-play = Play
daily-continue = Continue
daily-new = Not played yet
daily-begun = Not finished
daily-won = Won: { $mine } against { $theirs }.
daily-lost = Lost: { $mine } against { $theirs }.
daily-drawn = Even: { $mine } against { $theirs }.
daily-calendar = The last month
daily-future = This is the deal of a day that has not come yet. Open the link again on that day.
count-daily = { $number ->
    [one] { $number } deal of the day
   *[other] { $number } deals of the day
    }

## the result, beside that of others
daily-who = Who
daily-own = Own
daily-others = Others
daily-me = You
daily-strong = The strong computer with your cards
daily-rival = The other player
daily-rival-first = Somebody sent you this deal. Play it yourself first. Then you see turn by turn what they did.
daily-busy = The strong computer is playing your cards and looking at your turns.
daily-marks = Green, as good as the strong computer: { $good }. Yellow, a little worse: { $fair }. Red, much worse: { $costly }.
daily-turns = Turns that decided
daily-turn = Turn { $number }
daily-did = You chose: { $choice }.
daily-better = The strong computer: { $choice }.
daily-no_turns = No turn cost you much.
daily-pairs = Turn by turn
daily-number = Turn
daily-lead = (score { $number })
daily-differ = You chose differently from the first turn on.
daily-same = { $number ->
    [one] Your first turn was the same. From there each game goes its own way.
   *[other] Your first { $number } turns were the same. From there each game goes its own way.
    }

## sharing
daily-share = Share your game
daily-share-why = The message does not say what you played. Whoever opens the link plays the same cards first, and then lays both games side by side.
daily-line = Kaartbord, deal of the day. { $title }. { $went } { $signs }

## the statistics
stats-daily = Deal of the day
stats-daily-played = Played
stats-daily-won = Won
stats-daily-level = At least as good as the strong computer
stats-daily-streak = Days played in a row
