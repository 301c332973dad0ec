# The client's own words. A board's words lie beside it, a game's with its rules.
title = Gridtown
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

# the first page
tagline = Three games about building a city. One table.
tagline-small = Play with friends by link, with bots, or pass one device around. A name is enough.
your-tables = Your games
no-own-tables = You sit at no table yet.
open-tables = Open tables
no-open-tables = No open tables. Set one up.
open-table = Open
watch = Watch
watch-instead = Just watch
lobby-your-move = Your move
your-move-at = It is your move: { $title }
with = with { $names }
alone = by yourself
a-free-seat = whoever takes the free seat
lobby-seat-free = a free seat
is-bot = bot
seats-taken = { $taken } of { $count ->
    [one] 1 seat
   *[other] { $count } seats
} taken
guided = guided first game
closed = closed: it was played under other rules than this program knows
seed-known = seed known
lobby-sit-down = Sit down
sit-down-at = Sit down: { $title }
which-seat = Which seat?
seat-number = Seat { $number }
cancel = Cancel
your-name = Your name
name-missing = Say what you want to be called.
the-games = The games
players-range = { $low } to { $high } players
minutes = about { $minutes } minutes
together = all together
read-rules = How it is played
guided-title = Your first city, guided
guided-text = One new thing at a time, on a small table with a bot or by yourself. Five to ten minutes, no reading first.
guided-start = Start guided:
finished-tables = Finished
none-finished = Games that are over are kept here, to be stepped through again.
ended-with = { $names } { $score }
ended-by-agreement = ended by agreement
from-a-record = from a record
lobby-replay = Replay
show-all = Show all { $count }
lobby-remove = Remove
remove-table = Remove: { $title }
remove-sure = Remove for everybody?
removed = Removed: { $title }
keep = Keep
open-record = Open a record
opening = Opening …
have-a-code = Have a code?
code-help = It carries a seat of yours here from another device.
use-code = Take the seat
code-missing = Type the code first: ten letters and digits.
no-games = The server answers, but offers no game yet.
no-server = The server doesn't answer. Trying again …
no-answer = The server didn't answer. Try again.

# a new table
new-table = New table
set-up = Set up the table
setting-up = Setting up …
game = Game
players = Players
range = { $low }–{ $high }
player-number = Player { $number }
seats = Who sits where
seat-is = Seat { $number }: who plays
seat-name = Name of seat { $number }
person-you = You
person-link = Person, by link
person-open = Whoever comes
person-here = Person, here
bot-kind = Bot, { $kind }
nobody-sits = Every seat is a bot's. Give at least one to a person.
who-may-come = Who may come?
come-link = By link
come-link-why = Only who has a link can sit down, or watch.
come-all = Everybody
come-all-why = The table is in everybody's list: whoever likes takes a free seat, or watches.
options = Options
seed = Seed
seed-hint = random, secret
seed-help = Up to 32 hexadecimal digits. A seed set by hand is marked at the table as known.
seed-wrong = Only the digits 0 to 9 and the letters a to f.

# its links
invite-title = The table stands
invite = Send each of these links to one person: it gives the seat once.
invite-open = Whoever likes can sit down from the list. With one of these links the seat is sure; each gives it once.
invite-for = Seat { $number }, { $name }
invite-text = A seat is free for you:
copy = Copy
copied = Copied
copied-for = Copied: the link for { $name }.
copy-by-hand = The link is selected: copy it with your keyboard or a long press.
share = Share
to-table = To the table

# what a link leads to
join-title = A seat at { $title }
join-seat = Seat { $number } is yours.
join-already = You sit at this table already, as { $names }. With this link you take one more seat there, at this device.
join-looking = Looking at the link …
join-kept = The link is kept on this page.
no-key = This address holds no key to a seat. Open the whole link, or type a code.
no-answer-title = The server doesn't answer
try-again = Try again
