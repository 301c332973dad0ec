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
colour-rainbow = rainbow

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
the-amenity = the { $amenity }

## What happened

event-revealed = Turned up for sale: { $tile }.
event-turn = { $player } began turn { $amount }.
event-moved = { $cost ->
    [0] { $player } went on to { $type }.
   *[other] { $player } went { $amount } spaces on to { $type } and paid { $cost } gold for the way.
}
event-bought = { $player } bought { one-tile } for { $cost } gold.
event-used = { $player } put { the-amenity } to use.
event-got = { $player } got { one-tile } for nothing.
event-placed = { $player } built { one-tile } on { $square }.
event-rainbow = { $amount ->
    [0] { $player } built on the rainbow, and it cost nothing.
   *[other] { $player } gave up { $amount } VP for the rainbow.
}
event-scored = { $times ->
    [0] Nothing there matched: { $player } scored nothing.
   *[other] { $gp ->
        [0] { $player } scored { $vp } VP: { $why }.
       *[other] { $vp ->
            [0] { $player } scored { $gp } gold: { $why }.
           *[other] { SIGN($gp) ->
                [-1] { $player } scored { $vp } VP and paid { ABS($gp) } gold: { $why }.
               *[1] { $player } scored { $vp } VP and { $gp } gold: { $why }.
            }
        }
    }
}
event-scored-beside = { $gp ->
    [0] { $player } stood on the street and got { $vp } VP.
   *[other] { $vp ->
        [0] { $player } stood on the street and got { $gp } gold.
       *[other] { SIGN($gp) ->
            [-1] { $player } stood on the street, got { $vp } VP and paid { ABS($gp) } gold.
           *[1] { $player } stood on the street and got { $vp } VP and { $gp } gold.
        }
    }
}
event-walked = { $player }: { $piece } from { $from } to { $to }.
event-claimed = { $player } took { the-amenity } instead of scoring.
event-amenity-gone = Nobody took { the-amenity }: out of the game.
event-passed = { $player } passed and earned { $amount } gold.
event-neutral = The neutral marker moved on to { $type }.
event-rewarded = { $vp ->
    [0] The City thanked { $player } with { $gp } gold.
   *[other] { $gp ->
        [0] The City thanked { $player } with { $vp } VP.
       *[other] The City thanked { $player } with { $vp } VP and { $gp } gold.
    }
}
event-laid = { $player } laid { the-amenity } on { $square }.
event-event-drawn = { $player } looked at three notices: { $events }.
event-event = From then on: { $event }.
event-final = Enough lines were sold out: the last placements began.
event-waived = { $player } built nothing more.
event-mayor = { $player } reached the office and became Mayor!
event-furthest = { $player } came furthest, to { $amount }, and became Mayor.
event-standstill = Nobody wanted to build any more, and the game came to a standstill.

## Why not

step-reveal = turning up a tile
step-move = moving an Action marker
step-act = buying, placing or passing
step-walk = walking a piece
step-reward = choosing what an amenity earns
step-lay = laying an amenity
step-draw = drawing Event tiles
step-event = choosing an Event tile
step-final = the last placements
step-over = the end

rule-move-too-dear = Moving that far costs { $cost } gold; you have { $gold }.
rule-buy-other-line = Your marker stands on { $marker }, so that line alone is open to you, and not { $type }.
rule-buy-empty-line = The line { $type } is sold out.
rule-buy-limit = You have { $limit } tiles before you, and no more fit there: place one first.
rule-buy-too-dear = It costs { $cost } gold; you have { $gold }.
rule-not-your-tile = You don't have { the-tile } in front of you.
rule-square-taken = There is something on { $square } already.
rule-block-has-type = One of each type fits into a block, and beside { $square } there is a { $type } already.
rule-no-such-street = Your marker stands on { $colour }, and no such street passes { $square }.
rule-event-closed = { $event }: a street that is closed now passes { $square }.
rule-event-barred = { $event }: no tile of the type { $type } is placed now.
rule-too-dear-there = With { the-tile } on { $square } you would have to pay { $cost } gold; you have { $gold }.
rule-rainbow-end-too-dear = From there you could not pay for the placement.
rule-citizen-first = The order makes no difference here: the Citizen walks first.
rule-no-claim-at-the-end = Among the last placements no Civic Amenity is taken.
rule-no-amenity-there = No Civic Amenity lies in the block of { $square }.
rule-amenity-not-yours = You don't have { the-amenity } in front of you.
rule-amenity-no-room = No square would be left for the Civic Amenity itself.
rule-amenity-no-use = There is nothing to be had with it: no tile to take and none to place.
rule-only-with-amenity = You are using { the-amenity }: take a tile or place one.
rule-not-an-end = The walk of your { $piece } cannot end there.
rule-not-walking = It is not for the { $piece } to walk now.
rule-event-not-drawn = { $event } is not among the Event tiles you drew.

## What it would cost

preview-steps = { $amount } gold for the way
preview-tile = { $amount } gold for the tile
change-vp = VP { STEP($amount) } ({ NUMBER($from) }→{ NUMBER($to) }{ $pushed ->
    [0] {""}
   *[1] , pushed on
})
change-gp = gold { STEP($amount) } ({ NUMBER($from) }→{ NUMBER($to) }{ $pushed ->
    [0] {""}
   *[1] , pushed on
})

## What to do

prompt-move = Move your Action marker.
prompt-act = Buy a tile, place one, or pass.
prompt-using = Using { the-amenity }: take the tile of your line for nothing, or place one anywhere.
prompt-square = Choose a square for { $tile } { $number }.
prompt-walk = Choose a way: { $walks } to walk.
prompt-reward = Choose what { the-amenity } earns you.
prompt-lay = Choose a square for { the-amenity }.
prompt-event = Choose what is in effect from now on.
prompt-final = Place a last tile, if you like.
prompt-waiting = The others have to choose.
prompt-over = The game is over.

action-move = { $steps ->
    [1] Go on to { $type }
   *[other] Go { $steps } spaces on to { $type }
}
action-buy = Buy { the-tile }
action-buy-free = Take { the-tile } for nothing
action-place = Place { $tile } { $number } on { $square }
action-claim = Place { $tile } { $number } on { $square } and take { the-amenity }
fold-place = Place { $tile } { $number } ({ $facts })
fold-claim = Place { $tile } { $number } ({ $facts }) and take the amenity there
action-pass = Pass
action-use = Use { the-amenity }
action-reward-vp = Take victory points
action-reward-gp = Take gold
action-lay = Lay { the-amenity } on { $square }
action-citizen = Walk the Citizen to { $end }
action-banker = Walk the Banker to { $end }
action-event = { $event } comes into effect
action-waive = Place nothing more

## In the terminal

letter-red = R
letter-yellow = Y
letter-blue = B
letter-green = G

walk-vp = the Citizen { STEP($amount) }
walk-gp = the Banker { STEP($amount) }
walk-street = { $colour } street
walk-corner = corner
walk-by = by { $way }
walk-pushed = pushed on

tile-brings-nothing = scores nothing
tile-source = source: { $source }
tile-amenity = take or place a tile freely; then VP or gold, and lay it
tile-block = block { $block }
tile-match = { $gp ->
    [0] { $vp } VP a match
   *[other] { $vp ->
        [0] { $gp } gold a match
       *[other] { $vp } VP and { $gp } gold a match
    }
}
tile-park = a match for each icon of a building in its block
tile-prices = prices { $prices }
tile-calm = nothing out of the ordinary
tile-closed = { $colours } streets are closed
tile-surcharge = { $types } cost { $amount } more
tile-barred = { $types } are not placed

terminal-turn = turn { $turn }: { $player }
terminal-over = the game is over
terminal-begin = before the first turn
terminal-empty = { $count } of { $closing } lines sold out
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
terminal-tiles = { $count } of { $limit } tiles
terminal-event = Event: { $event }
terminal-stack = next ones: { $stack }
terminal-place = place
terminal-winners = { $count ->
    [one] Mayor: { $winners }
   *[other] Sharing the office: { $winners }
}
terminal-ended-mayor = The office was reached.
terminal-ended-lines = The lines of the market were sold out.
terminal-ended-standstill = The game came to a standstill.

column-number = No.
column-tile = Tile
column-type = Type
column-data = Icons and effect

## In the lobby

blurb = Buy and place buildings, walk the streets, reach the office first.

## Options

option-events = Events
option-events-no = no
option-events-yes = yes
option-events-summary = Each placement by the rainbow brings a new Event: streets close, types become dear.
option-amenities = Civic Amenities
option-amenities-no = no
option-amenities-yes = yes
option-amenities-summary = Whoever is first in a block may take its amenity instead of scoring, and use it later.
