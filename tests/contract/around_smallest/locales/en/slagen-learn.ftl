### The words that teach Slagen, in English.

lesson-slagen = Slagen
lesson-slagen-goal = Everybody got five cards. Whoever wins the most tricks wins the game.
lesson-slagen-suit = Whoever leads chooses the suit. Everybody who has it must follow. Which suit must you follow now?
lesson-slagen-suit-spades = Spades
lesson-slagen-suit-hearts = Hearts
lesson-slagen-suit-clubs = Clubs
lesson-slagen-suit-why = Look at the card on the table. It was led.
lesson-slagen-follow = Spades were led: you must follow suit. Win the trick with your king.
lesson-slagen-follow-why = You may, but somebody else wins the trick with that. Play the king.
lesson-slagen-lead = The trick is yours, so you lead. Play a club.
lesson-slagen-lead-why = You may. But try your club now.
lesson-slagen-end = It goes on like this until all cards have been played.
