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

# the rules
rules = Rules
rules-of = Rules of { $game }
rules-lead = Everything a game asks and allows, in our own words, to read or to look up.
rules-none = There are no rules here
rules-none-why = No game goes by this name. “Rules” above lists those there are.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No section
    [one] 1 section
   *[other] { $count } sections
}
rules-nothing = No section has “{ $query }” in it.
rules-link = Link to “{ $title }”
rules-box = In the box
rules-why = See the rule

# the guided first game
guide = Lessons
guide-place = Lesson { $number } of { $total }
guide-seen = { $number } of { $total } lessons
guide-got-it = Got it
guide-next = Got it, next
guide-later = Show me later
guide-end = End the lessons
guide-more = More in the rules
guide-again = The last one again
guide-none = Play on
guide-none-why = There is nothing new just now. The next lesson comes up when it matters.
guide-unfold = Unfold the lesson
guide-fold = Fold the lesson
