# What the program says by itself, whatever is played.

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-nothing = nothing
seat-number = Player { $number }
seat-none = the supply

## Refusals that every game shares; a game names its steps: `step-…`

rule-over = The game is over.
rule-chance = That is drawn by lot; nobody chooses it.
rule-chance-acts = Chance is acting; nobody has to choose now.
rule-not-drawable = That is not among what may be drawn now.
rule-not-your-action = That is for another player to do.
rule-not-active = It is { $player } who has to act now.
rule-waiting = The others have not chosen yet.
rule-wrong-step = The game is at another point: it is time for { $step }.

## Refusals of the server

problem-malformed = This is not a request this server understands: { $fault }.
problem-too-large = This is too large: at most { $limit } bytes are taken.
problem-too-many = That was too much at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, then try again.
problem-too-many-sockets = { $most } tables are open from here already. Close some of them.
problem-too-many-watchers = { $most } people are watching this table already. Come back later.
problem-not-json = Send JSON, with the content type application/json.
problem-no-such-page = There is nothing at this address.
problem-no-such-method = This address is not used that way.
problem-wrong-origin = This came from another site. Open the table in this server's own page.
problem-wrong-host = This server does not answer to that name. Use the address it printed when it started.
problem-broken = Something broke on the server. What was acknowledged is safe; try again.

problem-no-seat = You have no seat at this table: you are watching.
problem-no-such-table = There is no such table.
problem-no-such-game = There is no game { $given }. Choose one of: { $known }.
problem-bad-players = players: { $given } can't play { $title }. Choose a number from { $low } to { $high }.
problem-bad-seats = seats: { $given } given for { $wanted }. Name each seat's player once: person, or a bot.
problem-bad-seat = seats: nobody here is called { $given }. Choose from: { $known }.
problem-no-person = seats: every seat is a bot's. Give at least one seat to a person.
problem-bad-option = options: { $given } is no option of { $title }. Choose from: { $known }.
problem-bad-value = options: { $option } can't be { $given }. Choose one of: { $known }.
problem-bad-setup = options: { $fault }.
problem-bad-seed = seed: { $given } is no seed. Give 1 to 32 hexadecimal digits, or leave it out.
problem-bad-names = names: { $given } given for { $wanted }. Name every seat, or leave the names out.
problem-bad-name = names: a name has 1 to { $limit } letters, digits or signs, none of them invisible.
problem-closed = This match was played under other rules or with other components than this version of the program knows. It was closed; its record can be read.
problem-over = This match has ended.
problem-running = The match is still being played. Its record can be had once it has ended.
problem-bad-action = { $given } is not an action of this game.
problem-not-yours = This is another seat's action: yours begin with { $wanted }.
problem-not-your-turn = It isn't your turn to act: you are waiting for others.
problem-illegal = The rules forbid this: { $reason }
problem-stale = The table has moved on since you looked. Look again and choose anew.
problem-id-reused = This command's id was used before, for another action. Give every command an id of its own.
problem-not-saved = The action could not be written down, so it was not taken. Try again.
problem-no-database = What the server keeps can't be reached just now. Try again in a moment.
problem-bad-invitation = This link was used already, or never was one. Ask for a new one.
problem-one-way = This socket only speaks. Send actions to the table's address.
problem-not-host = Only the host of this table can do that.
problem-by-link-only = This table is not open to everybody. Ask its host for a link.
problem-no-such-seat = seat: { $given } is no seat here. Choose a number from 0 to { $most }.
problem-seat-taken = This seat is not free any more. Choose another, or watch.
problem-seated-already = You sit at this table already.
problem-seat-of-bot = This seat is a bot's.
problem-not-away = { $name } is here. A bot can play on only for someone who is away.
problem-bot-plays = A bot plays on for you. Take your seat back first.
problem-too-late = There is nothing to take back: something has come of it already.
problem-too-often = You have taken back so many steps of this match that what you choose now stands.
problem-chat-off = The host has switched the chat off.
problem-bad-text = text: say something, in letters that can be seen.
problem-not-talking = In this game choices are secret: nothing is shown before it is done.
problem-still-running = The match is still being played. End it by agreement first.
problem-not-over = The match is still being played. It can be stepped through once it has ended.
problem-no-such-frame = There is no such frame: choose a number from 0 to { $last }.
problem-no-record = This file is not the record of a match, or only a part of one. Choose a file that was downloaded from a table that is over.
problem-bad-record = This record can't be replayed: { $fault }.
record-forbidden = line { $line }: the rules forbid { $action } there: { $reason }

## At every table

event-taken-back = { $player } took the last step back.

## Running it

serve-starting = Setting the tables …
serve-port-taken = Port { $wanted } is taken; using { $port }.
serve-ready = Gridtown is open at { $address } (Ctrl-C closes it).
serve-stopped = Closed. Every table is kept as it stands.

## At the terminal

play-choose = Your choice (? explains, q quits):
play-forced = { $action } (there is no other choice)
play-not-a-choice = { $typed } is no choice: type a number from 1 to { $most }, or ? for help.
play-not-an-action = { $typed } is not an action of this game.
play-legal = That is allowed.
play-folded = one of { $count } (b goes back)
play-change = { $what } { STEP($amount) }
play-no-seat = Type v and the number of a seat, 1 to { $most }.
play-saved = The record is in { $file }.
play-help = Type the number of a choice. ?3 tells more about choice 3; ? and an action in notation tells whether it is allowed (? { $example }).
    v2 shows seat 2, s shows the table again, b goes back to a folded list, q quits and keeps the record.

## Tables that a game doesn't draw itself, at the terminal

table-turn = { $count ->
    [0] A draw by lot
   *[other] { $active } to act
}
table-over = The game is over
table-prompt = What do you do?
table-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
table-success = You have won together.
table-failure = You have lost together.
table-name = name
table-source = source
