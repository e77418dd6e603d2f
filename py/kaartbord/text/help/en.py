"""How Kaartbord works, in English."""

HELP = (
    (
        "begin",
        "Getting started",
        (
            "Choose a game and press Start. Your first game begins gently, and anything new is explained.",
            "Every game has a lesson of a few minutes. You take it at the table itself.",
            "Not sure what to do? The light bulb gives you a hint. It sees only your cards.",
            "When you play alone against the computer, you can take a move back: the arrow at the top of the table.",
        ),
    ),
    (
        "together",
        "Together on one device",
        (
            "Choose “{setup.way.together}” and enter your names.",
            "Pass the device when it is someone else's turn. A curtain closes in between, so that nobody sees another "
            "player's cards.",
        ),
    ),
    (
        "link",
        "By link",
        (
            "Choose “{setup.way.link}”. You play your turn and send the link to the next player in a message.",
            "The first time someone opens the link, they choose a seat. Then they play, and send a new link.",
            "The whole game is in the link. Nobody needs an account, and it may take as long as you like.",
            "Lost the link? Ask another player to send it again: {table.menu}, {menu.share}.",
            "Does a link not open by itself? Copy the whole message and press “{lobby.paste}” in the lobby.",
            "An ordinary link is not locked: with some effort, anyone who has it can read every hand. Send it only to "
            "people you trust, or play with sealed hands.",
        ),
    ),
    (
        "live",
        "Live",
        (
            "If you all have the game open at the same time, there is no need to send links.",
            "Switch live on, each on your own device: {table.menu}, {menu.live}. You see each other's moves at once.",
            "The devices find each other through public servers. They see that your devices connect and their "
            "addresses, not the game.",
            "If that fails, or if someone drops out, the game simply continues by link.",
        ),
    ),
    (
        "phones",
        "Board in the middle, hands on phones",
        (
            "Choose “{setup.way.phones}” and put this device in the middle of the table.",
            "Everyone points the camera of their phone at the code and chooses a seat. Then the hands are on the "
            "phones, and the board is on this device.",
            "It works on a TV too: {table.menu}, {menu.screen}.",
        ),
    ),
    (
        "sealed",
        "Sealed hands",
        (
            "At a sealed table nobody can read another player's cards, not even with the link.",
            "Choose “{setup.way.link}” and then “{setup.hands.sealed}”.",
            "Your devices shuffle together. That is why the link goes round a few times before there are cards.",
            "The key to your cards is on your device. Keep it safe: {table.menu}, {menu.share}, {share.mine}.",
        ),
    ),
    (
        "device",
        "Continuing on another device",
        (
            "Choose {table.menu}, {menu.share}, {share.mine}, and open that link on your other device.",
            "Does someone have to leave? Under {table.menu}, {menu.seats} you can give a seat to the computer or to "
            "someone else.",
        ),
    ),
    (
        "backup",
        "Saving and restoring",
        (
            "Your games are on this device only. Your browser may delete them, for example if you do not visit for a "
            "while.",
            "So save them in a file now and then: in the lobby, under {lobby.backup}.",
            "You restore them there too, on this device or on another one.",
        ),
    ),
    (
        "offline",
        "Offline",
        (
            "After the first visit, Kaartbord works offline too. Only live play needs the internet.",
            "You can put Kaartbord on your home screen. That is in the menu of your browser.",
        ),
    ),
    (
        "see",
        "Seeing, hearing and playing more easily",
        (
            "Under {menu.settings} you can choose larger text, more contrast, less motion, sound and speed.",
            "On a small board, hold your finger on a spot to enlarge it.",
            "Everything can be done with keys or with a switch too. {table.menu}, {menu.keys} lists them.",
        ),
    ),
)
"""The paragraphs: id, title, sentences."""
