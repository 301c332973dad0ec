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

# a match that is over, moment by moment
replay = Replay
replay-loading = Looking up the match …
replay-running = Still being played
replay-none = Nothing to step through
replay-slider = Moment of the match
replay-moment = Moment { $moment } of { $last }
replay-now = This moment
replay-beginning = Before the first choice
replay-decided = { $name } made a choice that shows later
replay-more = { $count ->
    [one] And one thing more
   *[other] And { $count } things more
}
replay-go = Go to moment { $moment }
replay-steps = Step through
replay-turn-back = Back to where the turn begins
replay-back = One moment back
replay-on = One moment on
replay-turn-on = On to the next turn
replay-play = { $playing ->
    [yes] Pause
   *[no] Play
}
replay-speed = Speed
replay-eyes = Through the eyes of
replay-spectator = a spectator
replay-link = Link to this moment
replay-record = Download record
replay-more-of = More of this match
replay-scores = Points at this moment
replay-scores-together = Together
replay-scores-words = Points over the match. Now: { $now }. In the end: { $end }.
