# What the program says by itself, whatever is played.

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-nothing = nothing
seat-number = Player { $number }
seat-none = the supply

## Refusals that every game shares; a game names its steps: `step-…`

rule-over = The game is over.
rule-chance = Chance decides that; nobody chooses it.
rule-chance-acts = Something is being drawn at random; wait a moment.
rule-not-drawable = That can’t be drawn now.
rule-not-your-action = Another player has to do that.
rule-not-active = It’s { $player }’s turn.
rule-waiting = Wait until the others have chosen.
rule-wrong-step = Not now: This step is for { $step }.

## Refusals of the server

problem-malformed = The server could not read this request: { $fault }.
problem-too-large = This is too large; the limit is { $limit ->
    [one] 1 byte
   *[other] { $limit } bytes
}.
problem-too-many = Too many requests. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, then try again.
problem-too-many-public = You already have { $most ->
    [one] 1 open table
   *[other] { $most } open tables
} running. End one, or make this one by invitation.
problem-too-many-public-address = Your network already has { $most ->
    [one] 1 open table
   *[other] { $most } open tables
} running. Sit down at one, or make this one by invitation.
problem-too-many-sockets = You already have { $most ->
    [one] 1 table
   *[other] { $most } tables
} open here. Close one first.
problem-too-many-watchers = This table already has { $most ->
    [one] 1 spectator
   *[other] { $most } spectators
}. Come back later.
problem-not-json = Send JSON, with the content type application/json.
problem-no-such-page = There is nothing at this address.
problem-no-such-method = This address doesn’t accept that method.
problem-wrong-origin = This came from another site. Open the table on this server’s own page.
problem-wrong-host = This server doesn’t answer to that name. Use the address it printed when it started.
problem-broken = Something went wrong on the server. Confirmed moves are saved; try again.

problem-no-seat = You have no seat at this table; you can only watch.
problem-no-such-table = There is no such table.
problem-no-such-game = There is no game called { $given }. Choose one of: { $known }.
problem-bad-players = players: { $given } is not possible for { $title }. Choose a number from { $low } to { $high }.
problem-bad-seats = seats: { $given } given, { $wanted } needed. Say once for each seat who plays there: person, or a bot.
problem-bad-seat = seats: { $given } is unknown here. Choose from: { $known }.
problem-no-person = seats: at least one seat needs a person.
problem-bad-option = options: { $title } has no option { $given }. Choose from: { $known }.
problem-bad-value = options: { $option } can’t be { $given }. Choose one of: { $known }.
problem-option-not-offered = options: { $option } is not for { $given ->
    [one] one player
   *[other] { $given } players
}. Leave it out.
problem-option-not-with = options: { $option } is for { $needed } { $known }, not for { $given }. Leave it out.
problem-bad-setup = options: { $fault }.
problem-bad-seed = seed: { $given } is not a seed. Give 1 to 32 hexadecimal digits, or leave it out.
problem-bad-names = names: { $given } given, { $wanted } needed. Name every seat, or leave the names out.
problem-bad-name = names: give a name of visible letters, digits or symbols, at most { $limit } in all.
problem-closed = This game was made with rules or components that this version of Gridtown doesn’t have. It is closed; its record can be read.
problem-over = This game is over.
problem-running = The game is still being played. You can download its record once it is over.
problem-bad-action = { $given } is not an action of this game.
problem-not-yours = That action belongs to another seat; yours begin with { $wanted }.
problem-not-your-turn = It isn’t your turn; you are waiting for others.
problem-illegal = The rules forbid this: { $reason }
problem-stale = The table has moved on since you looked. Please choose again.
problem-id-reused = This command’s id was already used for another action. Give every command an id of its own.
problem-not-saved = Your move could not be saved, so it doesn’t count. Try again.
problem-no-database = The server’s storage can’t be reached just now. Try again in a moment.
problem-bad-invitation = This link was already used, or is not valid. Ask for a new one.
problem-blocked = Whoever runs this server has shut you out.
problem-muted = Whoever runs this server has muted you; you can go on playing.
problem-draining = An update is coming, so nobody can make a table just now. Tables that run go on; try again later.
problem-one-way = This connection accepts no messages. Send actions to the table’s address.
problem-not-host = Only the host of this table can do that.
problem-others-sit = Other people have seats at this table. What they hold in secret doesn’t leave it; a table can only be moved by someone who has all its seats.
problem-by-link-only = This table is open by link only. Ask its host for a link.
problem-no-such-seat = seat: there is no seat { $given } here. Choose a number from 0 to { $most }.
problem-seat-taken = This seat is taken. Choose another, or watch.
problem-seated-already = You already have a seat at this table.
problem-seat-of-bot = A bot plays in this seat.
problem-not-away = { $name } is here. A bot can only take over for someone who is away.
problem-bot-plays = A bot is playing for you. Take your seat back first.
problem-too-late = Too late to undo: The game has moved on.
problem-too-far = What follows this step only shows once it is taken.
problem-too-often = You have no undos left in this game.
problem-chat-off = The host has turned off the chat.
problem-bad-text = text: the message is empty. Write something that can be seen.
problem-not-talking = In this game, you can’t show the others anything in advance.
problem-no-hints = Hints are off at this table.
problem-no-hint = No hint could be found just now. Try again.
problem-still-running = The game is still being played. End it by agreement first.
problem-not-over = The game is still being played. You can watch the replay once it is over.
problem-no-such-frame = There is no such step. Choose a number from 0 to { $last }.
problem-no-record = This file is not a complete record of a game. Choose one that was downloaded here or by another Gridtown.
problem-deep-record = This file is not a record of a game. Its brackets lie deeper in each other than any record’s: see line { $line }.
problem-bad-record = This record can’t be replayed: { $fault }.
record-forbidden = line { $line }: the rules forbid { $action } there: { $reason }

## At every table

event-taken-back = { $player } undid the last step.
event-hinted = { $player } asked for a hint.

## Running it

serve-starting = Starting …
serve-port-taken = Port { $wanted } is taken; using { $port }.
serve-ready = Gridtown is running at { $address } (Ctrl-C stops it).
serve-stopped = Stopped. All tables are saved.

## At the terminal

play-choose = Your choice (? for help, q to quit):
play-forced = { $action } (your only choice)
play-not-a-choice = { $typed } is not a choice. Type a number from 1 to { $most }, or ? for help.
play-not-an-action = { $typed } is not an action of this game.
play-legal = That is allowed.
play-why = { $reason } (Rulebook: { $book })
play-why-ours = { $reason } (Our ruling on “{ $book }”: docs/games/{ $game }.md)
play-folded = { $count ->
    [one] 1 choice
   *[other] { $count } choices
} (b goes back)
play-change = { $what } { STEP($amount) }
play-no-seat = Type v and the number of a seat, 1 to { $most }.
play-saved = The record was saved in { $file }.
play-go-on = To go on: { $command }
play-help = Type the number of a choice. ?3 tells you more about choice 3. “? ACTION” tells you whether that action is legal, for example ? { $example }.
    v2 shows seat 2, s shows the table again, b goes back to the shorter list, q quits and keeps the record.

## Tables that a game doesn't draw itself, at the terminal

table-turn = { $count ->
    [0] Something is being drawn at random
   *[other] { $active } to act
}
table-over = The game is over
table-prompt = What will you do?
table-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
table-success = You won together.
table-failure = You lost together.
table-name = name
table-source = source

## Where the data of the box come from

source-printed = printed
source-derived = derived
source-reconstructed = reconstructed

## Bots at the terminal

bot-named = { $kind ->
    [first-steps] First steps
    [easy] Easy
    [relaxed] Relaxed
    [steady] Steady
    [skilled] Skilled
    [strong] Strong
    [best] Best
    [random] Random
   *[other] Bot { $kind }
} { $number }
