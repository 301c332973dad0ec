# The client's own words. A board's words lie beside it, a game's with its rules.
title = Gridtown
to-tables = All tables
language = Language
language-en = English
language-de = German
theme-dark = Dark colors
theme-light = Light colors
line-connecting = Connecting …
line-live = Live
line-reconnecting = Reconnecting …
loading = Setting up the game …
no-page = There is no such page
no-page-why = Check the address, or start from the list of tables.
no-table = There is no such table
no-table-why = It may have been removed, or a part of the link is missing.
no-seat = This link leads to no seat
refused = That is not allowed.
offline = No connection. Your last choice has not arrived yet; it will be sent.
watching = You are watching.
waiting-for = Waiting for { $names }
or = or
vp = VP
you = you
You = You
close = Close
let-go = Put back
held = Selected: { $choice }. Enter confirms, Esc cancels.
record = Record
bot = bot, { level }
level = { $kind ->
    [first-steps] First steps
    [easy] Easy
    [relaxed] Relaxed
    [steady] Steady
    [skilled] Skilled
    [strong] Strong
    [best] Best
    [random] Random
   *[other] { $kind }
  }
choosing = choosing
thinks = thinking
thinking = { $count ->
    [1] { $names } is thinking …
   *[other] { $names } are thinking …
  }
hint = Hint
hint-title = Hint: the best choices
hint-whole = Show the whole hint
hint-asking = Looking for the best choices …
hint-failed = No hint could be found.
hint-gain = expected: { $gain } ± { $error }
hint-on = on { $place }
hint-from = comes from
hint-sum = Expected gain
hint-end = Expected at the end
hint-note = Compared with “{ $against }”. From your view alone: { $worlds ->
    [one] 1 playout
   *[other] { $worlds } playouts
} each, ± one standard error. All are told.
hint-note-best = Compared with the best choice. From your view alone: { $worlds ->
    [one] 1 playout
   *[other] { $worlds } playouts
} each, ± one standard error. All are told.
hint-none = All choices bring about the same.
chosen = chosen
log = Log
log-empty = Nothing has happened yet.
keys = Keys
keys-on = Single-key shortcuts
keys-this = show this list
key-names = in the log: to the next name, which is explained
key-rule = to the rule that bars what you point at
key-hint = a hint: the best choices
skips = Jump to
explained = Explanation
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
tagline-small = Play with friends by link, with bots, or share one device. A name is enough.
# the people around a table
your-move = Your move
turn-notice = Your move in { $game }
since = Since your last turn
since-short = Since
since-start = So far
since-deed = { $name }: { $deed }
since-nothing = Nothing yet
since-more = { $count } more
take-back = Undo
people = At the table
chat = Chat
people-button = At the table: { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }{ $away ->
    [0] {""}
    [one] , 1 player away
   *[other] , { $away } players away
  }{ $free ->
    [0] {""}
    [one] , 1 seat free
   *[other] , { $free } seats free
  }{ $watchers ->
    [0] {""}
   *[other] , { $watchers } watching
  }{ $unread ->
    [0] {""}
    [one] , 1 unread message
   *[other] , { $unread } unread messages
  }
table-public = listed for everybody
table-by-link = by link only
table-watchers = { $count } watching
own-seat = Your seat
the-match = The game
presence-away = away
presence-substitute = bot is playing
presence-free = free
seat-here = here
seat-away = away
seat-free = this seat is free
seat-substitute = A bot ({ level }) is filling in
seat-looking = shown here
seat-agrees = wants to end the game
rename = Rename
rename-do = Rename
mute = Mute
unmute = Unmute
mute-whom = Mute { $name }
unmute-whom = Unmute { $name }
lacks-person = Nobody has taken the seat of { $name } yet.
lacks-away = { $name } is away.
lacks-which = For which seat
lacks-link = Link for this seat
invite-somebody = Invite
invite-once = Send this link to one person; it works once. Older links to this seat no longer work.
invite-link = Link to the seat of { $name }
sit-down = Sit down
which-bot = Which bot
bot-level = Level
change-level = Change the level
let-bot-play = Hand over to a bot
let-bot-play-mine = Let a bot play for me
let-it-play = Hand over
take-seat-back = Take my seat back
notice-ask = Notify me on my turn
notice-granted = When it’s your turn and this page is hidden, your browser will tell you.
notice-denied = This browser doesn’t allow notifications here. The page’s title shows when it’s your turn.
transfer = Move to another device
transfer-how = On the other device, open this link or enter the code under “{ have-a-code }”. It works once; this page then no longer shows your seat.
transfer-link = Link that moves your seat
transfer-left = Valid for { $minutes }:{ $seconds }.
leave = Leave for now
leave-why = You keep your seat: The table stays in your list.
sure = Sure? { $label }
end-agree = End game by agreement
end-sure = Press again to agree
end-sure-now = Press again to end it now
end-withdraw = Keep playing
end-why = { $all ->
    [one] Nobody else needs to agree. There will be no result.
   *[other] It ends when all { $all } players agree. There will be no result.
  }
end-so-far = { $agreed ->
    [one] { $agreed } of { $all } wants to end the game: { $names }.
   *[other] { $agreed } of { $all } want to end the game: { $names }.
  }
end-absent = Away: { $names }. Whoever isn’t back within { $hours ->
    [one] an hour
   *[other] { $hours } hours
  } no longer needs to agree.
end-rule = { $rule ->
    [present] The host’s rule here: those who play themselves decide, and a seat that a bot plays isn’t asked.
   *[all] Anyone who is away has a day to come back and have a say.
  }
rematch = Rematch
to-rematch = To the rematch
replay = Replay
record-download = Download the record
take-along = Take this table along
take-along-why = A copy of it goes on there, with all that was done. From then on its seed counts as known.
move-to-device = Continue on this device
move-to-server = Continue on the server
chat-switch = Allow chat at this table
delete-table = Delete table
refused-offline = No connection. Try again.
note-cut = No connection.
note-cut-safe = What you confirmed is saved.
note-cut-unsent = Your last choice has not arrived yet; it will be sent.
note-trying = Trying to connect …
note-next-try = Next try in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
try-now = Try now
note-substitute = A bot is playing for you: { level }.
note-pass = It’s { $name }’s turn on this device.
note-enders = { $count ->
    [one] { $names } wants to end the game.
   *[other] { $names } want to end the game.
  }
note-look = Have a look
note-over = { $end ->
    [agreed] The game was ended by agreement. This was the position; there is no result.
    [closed] Whoever runs this server ended the game. This was the position; there is no result.
    [stops] The record stops before the end. This was the position; there is no result.
   *[other] The game is over.
  }
pass-device = Pass the device
pass-to = Pass the device to { $name }
pass-why = Everybody else, please look away. No hands are shown until you press the button.
pass-i-am = I am { $name }
pass-back = Back to { $name }
elsewhere = You are playing on another device now
elsewhere-why = You moved your seat there; nothing of it is kept on this device.
elsewhere-stay = Stay and watch
log-and-chat = Log and chat
log-missed = While you were away
chat-say = Write a message
chat-say-or-ping = Write a message, or Alt + click to point
chat-send = Send
chat-empty = No messages yet.
chat-watching = You are watching; only players can chat.
chat-off = The host has turned off the chat.
chat-hidden = Chat is hidden at all your tables.
chat-hide = Hide chat
chat-show = Show chat
chat-muted = You have muted { $name }.
chat-offline = No connection. Not sent yet.
ping = Point at a square
ping-how = Then tap a square; everybody sees it. Alt + click or X does the same.
pinged = { $name } is pointing at { $place }

# the list of tables
new-table = New table
your-tables = Your games
no-own-tables = You have no games yet.
open-tables = Public tables
no-open-tables = No open tables. Start one.
which-tables = Which tables?
tables-open = With a free seat
tables-full = To watch
tables-over = Finished
no-tables = None at the moment.
none-found = Nothing found.
find-table = Name or game
any-language = Any language
more-tables = Show more
open-table = Open
watch = Watch
watch-instead = Just watch
lobby-your-move = Your move
your-move-at = Your move: { $title }
with = with { $names }
alone = by yourself
a-free-seat = someone to take a free seat
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
closed = closed: played with another version
seed-known = seed known
lobby-sit-down = Sit down
sit-down-at = Sit down: { $title }
which-seat = Which seat?
seat-number = Seat { $number }
cancel = Cancel
your-name = Your name
name-missing = Enter a name.
the-games = The games
players-range = { $low } to { $high ->
    [one] 1 player
   *[other] { $high } players
}
minutes = about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
together = all together
read-rules = How to play
guided-title = Your first city, guided
guided-text = One new thing at a time, at a small table with bots or by yourself. Five to ten minutes, no rules to read first.
guided-start = Start a guided game:
finished-tables = Finished
none-finished = Finished games stay here; step through them any time.
ended-with = { $names } { $score }
ended-by-agreement = ended by agreement
uploaded = Uploaded
record-stops = stops before the end
lobby-replay = Replay
all-games = All
only-game = Show only
show-all = Show all { $count }
lobby-remove = Remove
remove-table = Remove: { $title }
remove-sure = Remove for everybody?
removed = Removed: { $title }
keep = Keep
open-record = Open a game file
opening = Opening …
taken-in = { $count ->
    [0] All of it was here already
    [one] { $count } game taken in
   *[other] { $count } games taken in
}
file-too-large = This file is too large to be one of Gridtown’s: more than 50 MB.
not-taken-in = { $count ->
    [one] { $count } game could not be taken in: { $why }
   *[other] { $count } games could not be taken in. The first: { $why }
}
have-a-code = Have a code?
code-help = Moves your seat here from another device.
use-code = Take the seat
code-missing = Enter the code first: ten letters and digits.
no-games = The server answers, but has no games to offer yet.
no-server = The server doesn’t answer. Trying again …
no-answer = The server didn’t answer. Try again.

# a new table
set-up = Set up the table
setting-up = Setting up …
on-device = Play on this device
on-device-why = Without the server, so also without a connection. Some megabytes are loaded once.
on-device-not = On this device alone: people here and bots up to Skilled.
on-device-tables = Tables on this device
game = Game
players = Players
range = { $low }–{ $high }
player-number = Player { $number }
seats = Seats
seat-is = Seat { $number }: who plays?
seat-name = Name of seat { $number }
person-you = You
end-results = Results
guest = Guest
person-link = Person, by link
person-open = Anyone
person-here = Person, on this device
person-bot = Bot
level-of = Level of seat { $number }
level-note = { $kind ->
    [first-steps] For children and first games: often misses what would be better.
    [easy] Knows a good choice, and often takes another.
    [relaxed] Knows a good choice, and now and then takes another.
    [steady] Takes what is best now and looks no further.
    [skilled] Has learned from its own games; as quick as Steady.
    [strong] Also plays out what may come, from its own seat’s view.
    [best] Plays out ten times as much as Strong.
   *[other] {""}
  }
level-time = { $kind ->
    [strong] Thinks for about a tenth of a second.
    [best] Thinks for about a second.
   *[other] Thinks for at most a hundredth of a second.
  }
level-unknown = Strength not measured yet.
level-compared = The others are measured against it.
level-wins = { $of ->
    [10] Wins { $won } of 10 games against { $others }.
   *[other] Wins { $won } of 100 games against { $others }.
  }
level-won-all = { $games ->
    [one] Won the one game that was measured, against { $others }.
   *[other] Won all { $games } games that were measured, against { $others }.
  }
level-others = { $count ->
    [1] one { level }
    [2] two { level }
    [3] three { level }
    [4] four { level }
   *[other] { $count } { level }
  }
level-points = Reaches a result of { $points } on average.
levels = How strong they are
levels-wins = Share of games won against { $others }, with 95 % intervals.
levels-points = Mean result, with 95 % intervals.
levels-row = { level }: { $value }, from { $low } to { $high }, { $games ->
    [one] 1 game
   *[other] { $games } games
}
levels-none = { level }: not measured yet
levels-games = At least { $games ->
    [one] 1 game
   *[other] { $games } games
} a level.
levels-par = par
pace = Pace
pace-at-once = At once
pace-quick = Quick
pace-calm = Calm
pace-note = { $pace ->
    [at-once] Bots act as soon as they can.
    [calm] Each bot’s turn stays in sight for two and a half seconds.
   *[quick] Each bot’s turn stays in sight for most of a second. Never three at once.
  }
hints = Hints
hints-off = Off
hints-on = On, told to all
hints-note = { $on ->
    [yes] The log says who asked.
   *[no] Nobody at this table can ask for one.
  }
hints-alone = Hints are on: you are the only person at this table.
ending = Ending early
ending-all = Everyone
ending-present = Those present
ending-note = { $rule ->
    [present] Those who play themselves can end the game. Where a bot takes over an absent player’s seat, nobody is asked.
   *[all] Everyone with a seat must agree. Anyone away has a day to come back and have a say.
  }
nobody-sits = At least one seat needs a person.
who-may-come = Who can join?
come-link = By link
come-link-why = Only people with a link can play or watch.
come-all = Everybody
come-all-why = The table is on everybody’s list; anyone can take a free seat or watch.
options = Options
seed = Seed
seed-hint = random, secret
seed-help = Up to 32 hexadecimal digits. At the table, a seed set by hand is marked as known.
seed-wrong = { $given } is not a seed. Give 1 to 32 hexadecimal digits, or leave it out.
set-up-not = First put the seed right.

# its links
invite-title = Your table is ready
invite = Send each of these links to one person; each works once.
invite-open = Anyone can take a seat from the list. These links reserve a seat; each works once.
invite-for = Seat { $number }, { $name }
invite-text = A seat is waiting for you:
copy = Copy
copied = Copied
copied-for = Copied: the link for { $name }.
copy-by-hand = The link is selected: Press Ctrl+C, or press and hold to copy.
share = Share
to-table = To the table

# the rules
rules = Rules
rules-of = Rules of { $game }
rules-lead = All the rules of a game in our own words, to read or to look up.
rules-none = There are no rules here
rules-none-why = No game with rules to read has this name. “Rules” above lists the games.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No section
    [one] 1 section
   *[other] { $count } sections
}
rules-meant = “{ $typed }” isn’t there; this is for “{ $meant }”.
rules-some = No section has all of these words; these have some of them.
rules-nothing = { $box ->
    [yes] No section mentions “{ $query }”, but the list of components does.
   *[no] Neither the rules nor the list of components mentions “{ $query }”.
}
rules-link = Link to “{ $title }”
rules-box = List of components
rules-why = See the rule
rules-why-line = The rule about { $line }
# how doubtful rules are decided
rules-decided = { $count ->
    [one] How a doubtful rule is decided
   *[other] How { $count } doubtful rules are decided
}
notes-of = Notes on { $game }
notes-back = To the rules
# a match that is over, frame by frame
replay-loading = Loading the replay …
replay-running = The game is still being played
replay-none = No replay here
replay-slider = Step of the game
replay-frame = Step { $frame } of { $last }
replay-now = This step
replay-beginning = { $count ->
    [one] { $names } begins
   *[other] { $names } begin
  }
replay-length = { $count ->
    [0] No moves were made.
    [one] One step until the end.
   *[other] { $count } steps until the end.
  }
replay-decided = { $name } made a hidden choice
replay-headline = { $said }, { $delta }
replay-so-far = At this step it is only chosen.
replay-shows = It shows in step { $frame }.
replay-shows-points = It shows in step { $frame }: { $delta }.
replay-swings = Biggest swings
replay-more = { $count ->
    [one] And one more thing
   *[other] And { $count } more things
}
replay-go = Go to step { $frame }
replay-steps = Step through
replay-turn-back = Back to the start of the turn
replay-back = Step back
replay-on = Step forward
replay-turn-on = Next turn
replay-play = { $playing ->
    [yes] Pause
   *[no] Play
}
replay-speed = Speed
replay-eyes = Seen by
replay-spectator = a spectator
replay-link = Link to this step
replay-record = Download record
replay-more-of = More about this game
replay-chart = Points
replay-marks = { $count ->
    [one] One event here
   *[other] { $count } events close together
  }
replay-scores = Points at this step
replay-scores-together = Together
replay-scores-words = Points during the game. Now: { $now }. At the end: { $end }.

# what a link leads to
join-title = A seat at { $title }
join-seat = Seat { $number } is yours.
join-already = You already have a seat at this table, as { $names }. This link adds another seat for you on this device.
join-looking = Checking the link …
join-kept = This page keeps your link until the server answers.
no-key = This link is incomplete. Open the whole link, or enter a code.
no-answer-title = The server doesn’t answer
try-again = Try again

# the guided first game
guide = Lessons
guide-place = Lesson { $number } of { $total }
guide-seen = { $number } of { $total ->
    [one] 1 lesson
   *[other] { $total } lessons
}
guide-got-it = Got it
guide-next = Got it, next
guide-later = Show me later
guide-end = End the lessons
guide-more = More in the rules
guide-again = Show last lesson again
guide-none = Keep playing
guide-none-why = There is nothing new right now. The next lesson comes when it matters.
guide-unfold = Show the lesson
guide-fold = Hide the lesson

house-tells = From whoever runs this server:
house-draining = An update is coming: No new tables just now, games that run go on.
house-read = Got it
ended-by-operator = ended by the server’s operator
about-you = About you
about-you-known = This server knows your browser by a cookie, and keeps the name you gave at each table, your games and your chat. It knows nothing else about you.
about-you-forget = If you remove yourself, your own tables and your chat are deleted. Where others play, your seat becomes empty and nameless; what was played stays, without your name.
about-you-export = Download my games
about-you-remove = Remove me
about-you-sure = Press again: for good
about-you-gone = You are forgotten. This browser is a stranger’s now.
