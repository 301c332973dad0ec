# The client's own words. A board's words lie beside it, a game's with its rules.
title = Gridtown
tagline = City-building games at one table.
tagline-small = Play with friends by link, or with bots.
to-tables = All tables
language = Language
language-en = English
language-de = German
theme-dark = Dark colors
theme-light = Light colors
line-connecting = Connecting
line-live = Live
line-reconnecting = Reconnecting
loading = Setting the table …
no-table = There is no such table
no-seat = No seat comes with this link
no-seat-why = It was used already, or never was one. Ask for a new one; tables you sit at are in the list.
refused = That was refused.
offline = No connection. Your last choice is kept and will be sent.
watching = You are watching.
waiting-for = Waiting for { $names }
or = or
vp = VP
you = you
You = You
close = Close
let-go = Let go
record = Record
bot = bot, { $kind }
choosing = choosing
chosen = chosen
log = Log
log-empty = Nothing has happened yet.
keys = Keys
keys-on = Single keys work
skip-board = To the board
skip-hand = To the hand
skip-log = To the log
seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}

# the people around a table
your-move = Your move
turn-notice = Your move in { $game }
take-back = Take back
room = At the table
room-people = At the table
room-talk = Talk
room-button = At the table: { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }{ $away ->
    [0] {""}
   *[other] , { $away } away
  }{ $free ->
    [0] {""}
   *[other] , { $free } free
  }{ $watchers ->
    [0] {""}
   *[other] , { $watchers } watching
  }{ $unread ->
    [0] {""}
    [one] , 1 unread remark
   *[other] , { $unread } unread remarks
  }
room-public = in the public list
room-by-link = by link only
room-watchers = { $count } watching
room-own = Your seat
room-match = The match
presence-away = away
presence-stand-in = bot plays on
presence-free = free
seat-here = here
seat-away = away
seat-free = this seat is free
seat-stand-in = { $kind } plays on
seat-looking = in view
seat-agrees = would end it
rename = Rename
rename-do = Rename
mute = Mute
unmute = Unmute
mute-whom = Mute { $name }
unmute-whom = Unmute { $name }
invite-somebody = Invite
invite-once = Send this link to one person: it gives the seat once. An older link to it no longer works.
invite-link = Link to the seat of { $name }
sit-down = Sit down
which-bot = Which bot
let-bot-play = Let a bot play on
let-bot-play-mine = Let a bot play for me
let-it-play = Let it play
take-seat-back = Take my seat back
notice-ask = Notify me when it is my turn
notice-granted = When it is your turn and this page is hidden, the browser says so.
notice-denied = This browser doesn't allow notifications from here. The title of the page says when it is your turn.
carry = Carry my seat to another device
carry-how = On the other device open this link, or type the code under “I have a code”. It works once, and this page then shows nothing more.
carry-link = Link that carries your seat
carry-left = Good for { $minutes }:{ $seconds }.
leave = Leave for now
leave-why = Your seat stays yours: the table is in your list.
sure = Really? { $label }
end-agree = End the match by agreement
end-sure = Press again: I agree to end it
end-sure-now = Press again: this ends it at once
end-withdraw = I would rather play on
end-why = { $all ->
    [one] Nobody else has to agree. There is then no result.
   *[other] It ends when all { $all } people who play agree. There is then no result.
  }
end-so-far = { $agreed } of { $all } would end it: { $names }.
rematch = Rematch
to-rematch = To the rematch
replay = Replay
record-download = Download the record
chat-on = People may talk at this table
remove = Delete this table
refused-offline = No connection. Try again.
note-cut = No connection.
note-cut-safe = Your last choice is safe.
note-cut-unsent = Your last choice has not arrived; it will be sent.
note-stand-in = A bot plays on for you: { $kind }.
note-pass = It is { $name }’s turn at this device.
note-enders = { $count ->
    [one] { $names } would end the match.
   *[other] { $names } would end the match.
  }
note-look = Have a look
note-over = { $end ->
    [agreed] The match was ended by agreement. This is how it stood; there is no result.
   *[other] The match is over.
  }
left = This match was ended by agreement
pass-device = Pass the device
pass-to = Pass the device to { $name }
pass-why = Everybody else looks away. Nothing of anybody's hand is on this page until then.
pass-i-am = I am { $name }
pass-back = Back to { $name }
elsewhere = Your seat is at another device now
elsewhere-why = It was carried there with its code, and this page keeps nothing of it.
elsewhere-stay = Stay and watch
log-and-talk = Log and talk
log-missed = While you were away
talk-say = Say something
talk-say-or-ping = Say something, or Alt + click to point
talk-send = Send
talk-empty = Nobody has said anything yet.
talk-watching = You are watching: who plays here may talk.
talk-off = The host has switched the talk off.
talk-hidden = Talk is hidden at all your tables.
talk-hide = Hide talk
talk-show = Show talk
talk-muted = You don't hear { $name }.
talk-offline = No connection. It was not said yet.
ping = Point at a square
ping-how = Tap a square next, and everybody sees it. Alt + click or X does the same.
pinged = { $name } points at { $place }

# the list of tables
new-table = New table
your-tables = Your games
open-tables = Other tables
finished-tables = Finished
no-tables = No tables yet. Set one up.
set-up = Set up the table
setting-up = Setting up …
game = Game
players = Players
players-range = { $low } to { $high } players
player-number = Player { $number }
seat-is = Seat { $number }: who plays
seat-name = Name of seat { $number }
person = Person
person-you = You
person-link = Person, by link
bot-kind = Bot, { $kind }
options = Options
seed = Seed
seed-hint = random, secret
seed-help = Up to 32 hexadecimal digits. A seed set by hand is marked at the table as known.
your-name = Your name
open-table = Open
watch = Watch
over = over
closed = closed
seed-known = seed known
invite = The table stands. Send each of these links to one person: it gives the seat once.
invite-for = Seat { $number }, { $name }
copy = Copy
copied = Copied
to-table = To the table
no-games = The server answers, but offers no game yet.
no-server = The server doesn't answer. Trying again …
