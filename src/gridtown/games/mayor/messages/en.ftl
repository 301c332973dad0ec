# Mayor in English. Names of tiles, amenities and events come from the edition; arguments called player, tile,
# amenity, event, type, marker, colour, piece, step, square, space or why arrive here as names.

## Building types and colours

type-bank = Bank
type-shop = Shop
type-church = Church
type-park = Park
type-statue = Statue
type-amenity = Civic Amenity
type-event = Event

marker-bank = { type-bank }
marker-shop = { type-shop }
marker-church = { type-church }
marker-park = { type-park }
marker-statue = { type-statue }

plural-bank = Banks
plural-shop = Shops
plural-church = Churches
plural-park = Parks
plural-statue = Statues

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-rainbow = Rainbow

## Pieces, and what is counted

piece-citizen = Citizen
piece-banker = Banker

line-vp = VP
line-gp = gold

why-red = red
why-yellow = yellow
why-blue = blue
why-green = green
why-piece = a piece on the street
why-bank = Bank
why-shop = Shop
why-church = Church
why-park = Park
why-statue = Statue

## Tiles in sentences

one-tile = a { $tile }
the-tile = the { $tile }
this-tile = this { $tile }
the-amenity = the { $amenity }

## What happened

event-revealed = New for sale: { $tile }.
event-turn = { $player } began turn { $amount }.
event-moved = { $cost ->
    [0] { $player } moved to { $type }.
   *[other] { $player } moved { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } to { $type } (fee: { $cost } gold).
}
event-bought = { $player } bought { one-tile } (price: { $cost } gold).
event-used = { $player } used { the-amenity }.
event-got = { $player } got { one-tile } for free.
event-placed = { $player } placed { one-tile } on { $square }.
event-rainbow = { $amount ->
    [0] { $player } used the Rainbow at no cost.
   *[other] { $player } used the Rainbow (price: { $amount } VP).
}
event-scored = { $times ->
    [0] Nothing matched: { $player } scored nothing.
    [one] { $player } scored 1 match: { $why }.
   *[other] { $player } scored { $times } matches: { $why }.
}
event-scored-beside = { $player } stood on the street and scored once.
event-walked = { $player }’s { $piece } moved from { $from } to { $to }: { $gp ->
    [0] { STEP($vp) } VP
   *[other] { STEP($gp) } gold
}{ $pushed ->
    [0] {""}
   *[1] , past an occupied space
}{ $lost ->
    [0] {""}
   *[other] ; { $lost } lost before 50
}.
event-stayed = { $player }’s Banker stayed on { $number }, with no free space before 50: { $lost } gold lost.
event-claimed = { $player } took { the-amenity } instead of scoring.
event-amenity-gone = Nobody took { the-amenity }, so the tile left the game.
event-passed = { $player } passed.
event-neutral = A neutral marker moved on to { $type }.
event-rewarded = { $vp ->
    [0] { $player } chose gold as a reward.
   *[other] { $player } chose VP as a reward.
}
event-laid = { $player } laid { the-amenity } on { $square }.
event-event-drawn = { $player } looked at three Events: { $events }.
event-event = New Event: { $event }.
event-final = Enough lines were sold out: The last placements began.
event-waived = { $player } placed no last tile.
event-mayor = { $player } reached the Mayor’s office and is the new Mayor!
event-furthest = { $player } came furthest, to { $amount }, and is the new Mayor.
event-standstill = Everyone did nothing but pass for 25 rounds: The game ended.

## Why not

step-reveal = turning up a tile
step-move = moving an Action marker
step-act = buying, placing or passing
step-walk = moving a piece
step-reward = choosing what an amenity earns
step-lay = laying an amenity
step-draw = drawing Event tiles
step-event = choosing an Event tile
step-final = the last placements
step-over = the end

rule-move-too-dear = Moving that far costs { $cost } gold; you have { $gold }.
rule-buy-other-line = You can buy only from the line your marker is on: { $marker }, not { $type }.
rule-buy-empty-line = The { $type } line is sold out.
rule-buy-limit = You already have { $limit ->
    [one] 1 tile
   *[other] { $limit } tiles
}: Put one on the board before you buy.
rule-buy-limit-amenity = You already have { $limit ->
    [one] 1 tile
   *[other] { $limit } tiles
}: Use an amenity to take this one for free.
rule-buy-too-dear = This tile costs { $cost } gold; you have { $gold }.
rule-buy-too-dear-amenity = This tile costs { $cost } gold; you have { $gold }. Use an amenity to take it for free.
rule-not-your-tile = You don’t have { this-tile } in front of you: You can place only tiles you have.
rule-square-taken = There is a tile on { $square } already: You need an empty square.
rule-block-has-type = A block may have only one of each type, and { $square }’s block already has a { $type }.
rule-block-has-type-amenity = { $square }’s block already has a { $type }: Use an amenity to place another there.
rule-no-such-street = Your marker allows only { $colour } streets: { $square } isn’t on one.
rule-no-such-street-amenity = Your marker allows only { $colour } streets: Use an amenity to place on { $square }.
rule-event-closed = { $event }: { $square } lies on a closed street, so nothing can be placed there.
rule-event-closed-amenity = { $event }: { $square } lies on a closed street. Use an amenity to place there.
rule-event-barred = { $event }: No { $type } may be placed while this Event is in effect.
rule-event-barred-amenity = { $event }: During this Event, use an amenity to place a { $type }.
rule-too-dear-there = Placing { the-tile } on { $square } costs { $cost } gold; you have { $gold }.
rule-too-dear-there-amenity = Placing { the-tile } on { $square } costs { $cost } gold; you have { $gold }. Use an amenity.
rule-rainbow-end-too-dear = From there you couldn’t pay for the placement: Choose another way.
rule-citizen-first = The order makes no difference here: Move your Citizen first.
rule-no-claim-at-the-end = In the last placements, Civic Amenities can’t be taken: Tiles only score.
rule-no-amenity-there = There is no Civic Amenity in the block of { $square }: A tile there only scores.
rule-amenity-not-yours = You don’t have { the-amenity } in front of you: You can use only what is.
rule-amenity-no-room = You couldn’t lay the amenity afterwards: No square would be left.
rule-amenity-no-use = You can’t use it now: There is no tile you could take or place with it.
rule-only-with-amenity = You are using { the-amenity }: Take a tile or place one.
rule-not-an-end = Your { $piece } can’t stop there: Choose another space.
rule-not-walking = Your { $piece } doesn’t move now: Move the other piece.
rule-event-not-drawn = { $event } isn’t one of the Events you drew: Choose one of those.

## What it would cost

preview-steps = { $amount } gold for the extra spaces
preview-tile = { $amount } gold for the tile
change-vp = VP { STEP($amount) } ({ NUMBER($from) }→{ NUMBER($to) }{ $pushed ->
    [0] {""}
   *[1] , moved on
})
change-gp = gold { STEP($amount) } ({ NUMBER($from) }→{ NUMBER($to) }{ $pushed ->
    [0] {""}
   *[1] , moved on
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost before 50
})

## What to do

prompt-move = Move your Action marker.
prompt-act = { $can ->
    [buy-place-use] Buy a tile, place one, use an amenity, or pass.
    [buy-place] Buy a tile, place one, or pass.
    [buy-use] Buy a tile, use an amenity, or pass.
    [place-use] Place a tile, use an amenity, or pass.
    [buy] Buy a tile, or pass.
    [place] Place a tile, or pass.
    [use] Use an amenity, or pass.
   *[none] You can only pass.
}
prompt-using = Using { the-amenity }: { $can ->
    [buy] Take the tile of your line for free.
    [place] Place a tile anywhere.
   *[buy-place] Take the tile of your line for free, or place one anywhere.
}
prompt-square = Choose a square for { $tile } { $number }.
prompt-walk = Choose where to move: { $walks }.
prompt-reward = Choose your reward for using { the-amenity }.
prompt-lay = Choose a square for { the-amenity }.
prompt-event = Choose the new Event.
prompt-final = Place one last tile, or skip.
prompt-waiting = The others have to choose.
prompt-over = The game is over.

action-move = { $steps ->
    [one] Move to { $type }
   *[other] Move { $steps } spaces to { $type }
}
action-buy = Buy the { $tile }
action-buy-free = Take the { $tile } for free
action-place = Place { $tile } { $number } on { $square }
action-claim = Place { $tile } { $number } on { $square } and take { the-amenity }
fold-place = Place { $tile } { $number } ({ $facts })
fold-claim = Place { $tile } { $number } ({ $facts }) and take the amenity there
action-pass = Pass
action-use = Use the { $amenity }
action-reward-vp = Take victory points
action-reward-gp = Take gold
action-lay = Lay { the-amenity } on { $square }
action-citizen = Move the Citizen to { $end }
action-banker = Move the Banker to { $end }
action-event = Choose { $event }
action-waive = Skip

## In the terminal

letter-red = R
letter-yellow = Y
letter-blue = B
letter-green = G

walk-vp = the Citizen{ $amount ->
    [0] {""}
   *[other] {" "}{ STEP($amount) }
}
walk-gp = the Banker{ $amount ->
    [0] {""}
   *[other] {" "}{ STEP($amount) }
}
walk-street = { $colour } street
walk-corner = corner
walk-by = by { $way }
walk-pushed = moved on past an occupied space

tile-brings-nothing = scores nothing
tile-source = source: { $source }
tile-amenity = take a tile for free or place one anywhere; then get VP or gold, and lay the amenity
tile-block = block { $block }
tile-match = { $gp ->
    [0] { NUMBER($vp) } VP per match
   *[other] { $vp ->
        [0] { NUMBER($gp) } gold per match
       *[other] { NUMBER($vp) } VP and { NUMBER($gp) } gold per match
    }
}
tile-park = scores each building in its block once per icon of its type on the Park
tile-prices = prices { $prices }
tile-calm = no restrictions
tile-closed = { $colours } streets are closed
tile-surcharge = { $types } cost { $amount } gold more
tile-barred = { $types } may not be placed

terminal-turn = turn { $turn }: { $player }
terminal-over = the game is over
terminal-begin = before the first turn
terminal-empty = { $count ->
    [one] 1 line sold out
   *[other] { $count } lines sold out
}; at { $closing }, the last placements begin
terminal-passes = passes in a row: { $count }
terminal-rondel = rondel
terminal-line = line
terminal-prices = prices
terminal-price = now
terminal-face = face up / face down
terminal-sold-out = sold out
terminal-legend-pieces = @1 Citizen $1 Banker n neutral
terminal-legend-squares = N North S South + outer o inner
terminal-legend-amenity = * Civic Amenity
terminal-pieces = Citizen { $citizen }, Banker { $banker }
terminal-marker = marker on { $type }
terminal-tiles = { $count } of { $limit } { $limit ->
    [one] tile
   *[other] tiles
}
terminal-event = Event: { $event }
terminal-stack = next ones: { $stack }
terminal-place = place
terminal-winners = { $count ->
    [one] Mayor: { $winners }
   *[other] Sharing the Mayor’s office: { $winners }
}
terminal-ended-mayor = A Citizen reached the Mayor’s office.
terminal-ended-lines = Enough lines of the Market were sold out.
terminal-ended-standstill = Everyone did nothing but pass for 25 rounds.

column-number = No.
column-tile = Tile
column-type = Type
column-data = Icons and effect

## In the lobby

blurb = Buy and place buildings, move through the streets, become Mayor first.

## Options

option-events = Events
option-events-no = no
option-events-yes = yes
option-events-summary = Each placement with the Rainbow brings a new Event: Streets close, prices rise.
option-amenities = Civic Amenities
option-amenities-no = no
option-amenities-yes = yes
option-amenities-summary = The first player to place in a block may take its amenity instead of scoring, and use it later.

## What the box says of a thing, for where that comes from

datum-type = type
datum-colour = color
datum-region = region
datum-section = section
datum-icons = icons
datum-prices = prices
datum-vp = VP
datum-gp = gold
datum-block = block
datum-closed = closed streets
datum-surcharge = surcharge
datum-barred = barred types
datum-number = number
datum-name = name
