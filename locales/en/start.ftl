### What the page says of its start, before Python runs or where it never does.

## how far it is
start-start = Setting up the game…
start-fetch = Putting the game on this device…
start-open = Shuffling the cards…
start-slow = This is taking a long time. Wait a little, or try again.
start-heavy = Everything is here, but it starts slowly on this device. Wait a little.

## why it does not start
start-line = The game could not be fetched: there is no connection. Check whether you are online and try again.
start-blocked = The game could not be fetched: the file { $file } does not get through, the rest does. A virus scanner or a blocker may be holding it back. Try again, or use another browser.
start-missing = The game could not be fetched: this site's server does not deliver the file { $file } (answer { $status }). It is not your device or your internet. Whoever runs this site can put it right.
start-type = The game could not be fetched: this site's server sends the file { $file } as { $type }, which browsers refuse. It is not your device or your internet. Whoever runs this site can put it right.
start-content = The game could not be fetched: this site's server changes the file { $file } as it sends it. It is not your device or your internet. Whoever runs this site can put it right.
start-policy = This site's server forbids WebAssembly, and the game cannot start without it. It is not your device or your internet. Whoever runs this site can put it right.
start-old = This browser is too old for the game. It works in { $needs } or later. Update your browser or use another device. A TV can show the screen of a phone or laptop.
start-off = WebAssembly is switched off in this browser, and the game cannot start without it. On iPhone, iPad and Mac that is done by Lockdown Mode, in Edge by enhanced security, at work perhaps by the administrator. Make an exception for this site: in Safari in the website settings, in Edge by the padlock next to the address. Then load the page again.
start-failed = The game could not start. Try again, or use another browser. It works in { $needs } or later.
start-script = This game needs JavaScript.
start-boot = If the game does not start, something such as a blocker is stopping this site's scripts, or its server sends them wrongly, or this browser is too old: it works in { $needs } or later.
start-rules = You can read the rules.
