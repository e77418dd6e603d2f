### Words of a score sheet for real cards, in English.

tally-title = Score sheet
tally-of = Score sheet of { $game }
tally-lead = Playing with real cards? Keep the score here. The sheet stays on this device, and is included when you back up your games.
tally-also = Also for
tally-back = All score sheets
tally-sides = How many players or teams?
tally-limit = Play to
tally-name = Name of { $colour }
tally-house = House rules
tally-begin = Start
tally-write = Write down
tally-undo = Undo
tally-new = New sheet
tally-new-ask = Start a new sheet?
tally-new-text = This sheet will be erased.
tally-new-yes = Start a new sheet
tally-new-no = Keep this sheet
tally-round = Round
tally-total = Total
tally-rounds = Entries so far
tally-over = The game is over.
tally-out = { $name } (out)
count-sheet = { $number ->
    [one] { $number } score sheet
   *[other] { $number } score sheets
    }
