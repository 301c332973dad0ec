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
no-table-why = It may have been removed, or a part of the link is missing.
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
held = Held up: { $choice }. Enter confirms, Escape lets go.
record = Record
bot = bot, { $kind }
choosing = choosing
chosen = chosen
log = Log
log-empty = Nothing has happened yet.
keys = Keys
keys-on = Single keys work
keys-this = this list
skips = Skip to
explained = Explained
skip-board = To the board
skip-hand = To the hand
skip-log = To the log
skip-content = To the content
seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}

# the first page
tagline = Games about building a city. One table.
tagline-small = Play with friends by link, with bots, or pass one device around. A name is enough.
# the people around a table
your-move = Your move
turn-notice = Your move in { $game }
take-back = Take back
people = At the table
chat = Talk
people-button = At the table: { $seats ->
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
    [one] , 1 unread message
   *[other] , { $unread } unread messages
  }
table-public = in the public list
table-by-link = by link only
table-watchers = { $count } watching
own-seat = Your seat
the-match = The match
presence-away = away
presence-substitute = bot plays on
presence-free = free
seat-here = here
seat-away = away
seat-free = this seat is free
seat-substitute = { $kind } plays on
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
transfer = Carry my seat to another device
transfer-how = On the other device open this link, or type the code under “{ have-a-code }”. It works once, and this page then shows nothing more.
transfer-link = Link that carries your seat
transfer-left = Good for { $minutes }:{ $seconds }.
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
chat-switch = People may talk at this table
delete-table = Delete this table
refused-offline = No connection. Try again.
note-cut = No connection.
note-cut-safe = Your last choice is safe.
note-cut-unsent = Your last choice has not arrived; it will be sent.
note-substitute = A bot plays on for you: { $kind }.
note-pass = It is { $name }’s turn at this device.
note-enders = { $count ->
    [one] { $names } would end the match.
   *[other] { $names } would end the match.
  }
note-look = Have a look
note-over = { $end ->
    [agreed] The match was ended by agreement. This is how it stood; there is no result.
    [stops] The record stops before the end. This is how the match stood; there is no result.
   *[other] The match is over.
  }
pass-device = Pass the device
pass-to = Pass the device to { $name }
pass-why = Everybody else looks away. Nothing of anybody's hand is on this page until then.
pass-i-am = I am { $name }
pass-back = Back to { $name }
elsewhere = Your seat is at another device now
elsewhere-why = It was carried there with its code, and this page keeps nothing of it.
elsewhere-stay = Stay and watch
log-and-chat = Log and chat
log-missed = While you were away
chat-say = Say something
chat-say-or-ping = Say something, or Alt + click to point
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watching = You are watching: who plays here may talk.
chat-off = The host has switched the chat off.
chat-hidden = Talk is hidden at all your tables.
chat-hide = Hide chat
chat-show = Show chat
chat-muted = You don't hear { $name }.
chat-offline = No connection. It was not said yet.
ping = Point at a square
ping-how = Tap a square next, and everybody sees it. Alt + click or X does the same.
pinged = { $name } points at { $place }

# the list of tables
new-table = New table
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
opened-by = opened by { $name } { $ago }
opened = opened { $ago }
just-now = just now
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
uploaded = Uploaded
record-stops = stops before the end
lobby-replay = Replay
all-games = All
only-game = Only tables of
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
end-results = Results
guest = Guest
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

# the rules
rules = Rules
rules-of = Rules of { $game }
rules-lead = Everything a game asks and allows, in our own words, to read or to look up.
rules-none = There are no rules here
rules-none-why = No game with rules to read goes by this name. “Rules” above lists those there are.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No section
    [one] 1 section
   *[other] { $count } sections
}
rules-nothing = { $box ->
    [yes] No section has “{ $query }” in it; the box has.
   *[no] Nothing has “{ $query }” in it, neither a section nor the box.
}
rules-link = Link to “{ $title }”
rules-box = In the box
rules-why = See the rule
# a match that is over, frame by frame
replay-loading = Looking up the match …
replay-running = Still being played
replay-none = Nothing to step through
replay-slider = Frame of the match
replay-frame = Frame { $frame } of { $last }
replay-now = This frame
replay-beginning = { $count ->
    [one] { $names } begins
   *[other] { $names } begin
  }
replay-length = { $count ->
    [0] No choice was made.
    [one] One frame until the end.
   *[other] { $count } frames until the end.
  }
replay-decided = { $name } made a choice that shows later
replay-more = { $count ->
    [one] And one thing more
   *[other] And { $count } things more
}
replay-go = Go to frame { $frame }
replay-steps = Step through
replay-turn-back = Back to where the turn begins
replay-back = One frame back
replay-on = One frame on
replay-turn-on = On to the next turn
replay-play = { $playing ->
    [yes] Pause
   *[no] Play
}
replay-speed = Speed
replay-eyes = Through the eyes of
replay-spectator = a spectator
replay-link = Link to this frame
replay-record = Download record
replay-more-of = More of this match
replay-scores = Points in this frame
replay-scores-together = Together
replay-scores-words = Points over the match. Now: { $now }. In the end: { $end }.

# what a link leads to
join-title = A seat at { $title }
join-seat = Seat { $number } is yours.
join-already = You sit at this table already, as { $names }. With this link you take one more seat there, at this device.
join-looking = Looking at the link …
join-kept = The link is kept on this page.
no-key = This address holds no key to a seat. Open the whole link, or type a code.
no-answer-title = The server doesn't answer
try-again = Try again

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
