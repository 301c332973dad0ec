# NEOM in English. Names of tiles and Goods come from the edition; arguments called player, seller, tile, tiles,
# old, given, taken, good, goods, space, spaces or type arrive here as names.

## Tile types

type-residential = Residential
type-commercial = Commercial
type-industrial = Industrial
type-public = Public
type-resource = Resource
type-disaster = Disaster
type-polluting = Polluting
type-power = Power

## Goods by tier

tier-raw = Raw Good
tier-processed = Processed Good
tier-luxury = Luxury Good

## The score pad

line-tiles = Tiles
line-neighborhoods = Neighborhoods
line-goods = Goods
line-money = Money
line-pollution = Pollution
line-ghost_town = Ghost Town
line-power = Power
line-total = Total

## What happened

event-board = { $player } drew the { $good } board.
event-opens = { $player } was drawn to go first.
event-draft-dealt = Cornerstones were dealt for the preliminary round.
event-kept-secretly = { $player } kept a Cornerstone, face down.
event-kept = { $player } kept { $tile }.
event-cornerstones = { $player } began with { $tiles }.
event-generation = Generation { $amount ->
    [1] I
    [2] II
   *[other] III
} began.
event-turn = Turn { $amount } began.
event-row = On offer: { $tiles }.
event-chosen = { $player } selected a tile.
event-selected = { $player } selected { $tile }.
event-selecting-income = { $player } earned £{ $amount } for selecting a tile.
event-planned = { $player } chose an action.
event-placed = { $player } placed { $tile } on { $space }.
event-replaced = { $player } replaced { $old } on { $space } with { $tile }.
event-sold = { $player } sold { $tile } for £{ $amount }.
event-gave-up = { $player } discarded { $tile } to place a Cornerstone.
event-paid = { $player } paid £{ $amount } to the supply.
event-bought = { $player } bought { $good } from { $seller } for £{ $amount }.
event-bought-from-supply = { $player } bought { $good } from the supply for £{ $amount }.
event-covered = { $player } used a virtual Good for { $good }.
event-placing-income = { $tile } earned { $player } £{ $amount } at once.
event-answering-income = The new tile earned { $player } £{ $amount } from other tiles.
event-makes = { $player } chose to produce { $good } there.
event-exchanged = { $player } handed in { $given } and took { $taken }.
event-trade-route = { $player } opened the { $side ->
    [west] western
   *[east] eastern
} trade route.
event-trade-route-lost = { $player } lost the { $side ->
    [west] western
   *[east] eastern
} trade route.
event-cut-off = { $player } cut { $spaces } off from the City Center.
event-disaster = { $tile } struck.
event-disaster-prevented = { $tile } was averted.
event-answered = { $player } chose how to resolve the Disaster.
event-paid-penalty = { $amount ->
    [0] { $player } had nothing to pay and kept every tile.
   *[other] { $player } paid £{ $amount } and kept every tile.
}
event-sacrificed = { $player } sacrificed { $tile } on { $space }.
event-received = { $player } was paid £{ $amount } for Goods.
event-income = { $amount ->
    [0] { $player } earned no income.
   *[other] { $player } earned £{ $amount } income.
}
event-score = { $player } ended with { NUMBER($amount) } VP.

## Why not

step-setup = the start
step-draft = choosing Cornerstones
step-deal = dealing
step-select = selecting tiles
step-act = taking actions
step-exchange = exchanging a Cornerstone
step-disaster = resolving the Disaster
step-over = the end

rule-disaster-no-action = { $tile } is a Disaster: You take no action this turn.
rule-not-asked-now = { $asked ->
    [space] Not now: Choose the space.
    [source] Not now: Choose where to get the Goods.
    [make] Not now: Choose the Good to produce.
    [give] Not now: Choose the Cornerstones you hand in.
    [take] Not now: Choose the Cornerstones you take.
   *[action] Not now: Choose what to place, or sell.
}
rule-not-in-hand = { $tile } isn’t in your hand: Choose a tile that is.
rule-not-in-row = { $tile } isn’t on offer: Choose a face-up tile.
rule-disaster-too-late = { $tile } can be averted only in turns 1 to 3: Select another tile.
rule-not-selected = { $tile } is neither the tile you selected nor a Cornerstone.
rule-not-your-cornerstone = { $tile } isn’t one of your unplaced Cornerstones.
rule-needs-tiles = { $tile } needs { $amount ->
    [one] 1 { $type } tile
   *[other] { $amount } { $type } tiles
} in your city; you have { $have ->
    [0] none
   *[other] { $have }
}.
rule-needs-money = { $tile } costs £{ $amount }; you have £{ $money }.
rule-needs-good = { $tile } needs { $goods_or }, and nobody produces any.
rule-too-expensive = { $tile } costs at least £{ $amount } with all it needs; you have £{ $money }.
rule-no-space = There is no space in your city where { $tile } fits.
rule-cornerstone-limit = { $generation ->
    [1] In generation I you may have only one Cornerstone in your city.
    [2] In generation II you may have only two Cornerstones in your city.
   *[other] In generation III you may have only three Cornerstones in your city.
}
rule-no-road = On { $space }, { $tile } would not be connected to the City Center.
rule-cant-replace = { $old } can’t be replaced with this tile: no shared type.
rule-not-required = This tile doesn’t need { $good }.
rule-produced-already = Your city produces { $good }: You don’t have to buy any.
rule-source-chosen = Where you get { $good } is already settled.
rule-other-good-first = First choose where to get { $good }.
rule-not-your-own-seller = You can’t buy from yourself: Choose another source.
rule-seller-absent = { $seller } isn’t playing: Choose another source.
rule-seller-lacks = { $seller } sells no { $good }: Get it elsewhere.
rule-supply-sells-nothing = With three or more players, the supply sells no Goods: Buy from a player.
rule-supply-by-generation = { $generation ->
    [1] In generation I, the supply doesn’t sell { $good } yet.
    [2] In generation II, the supply doesn’t sell { $good } yet.
   *[other] The supply doesn’t sell { $good } yet.
}
rule-other-produces = The supply doesn’t sell what the other player produces: { $good }.
rule-no-office = No Postal Service or Import Office of yours can count as { $good }.
rule-office-used = The virtual Good that could count as { $good } already counts as another.
rule-routes-save-anyway = With two players, every open trade route counts by itself: You choose none.
rule-route-not-open = Your { $side ->
    [west] western
   *[east] eastern
} trade route isn’t open: Buy without it.
rule-route-used = You have already used your { $side ->
    [west] western
   *[east] eastern
} trade route this generation.
rule-same-choice = That is the same choice as { $good }: Choose { $good }.
rule-dearer-for-the-same = You can get the same for less money or with fewer trade routes.
rule-cant-afford-source = This way it costs £{ $amount } in all; you have only £{ $money } left.
rule-no-alternative = { $tile } needs its Goods: You can’t pay money instead.
rule-only-processed = This tile produces a Processed Good, and { $good } isn’t one.
rule-not-in-pile = { $tile } isn’t in the discard pile: Choose a tile that is.
rule-cornerstone-chosen = You have already chosen { $tile }: Choose another Cornerstone.
rule-sacrifice-begun = You are sacrificing tiles, so you can’t pay as well: Choose a tile.
rule-cant-pay = The penalty is £{ $amount } and you have £{ $money }: Sacrifice tiles.
rule-nothing-there = You have no tile on { $space }: Choose one of your tiles.
rule-city-center-stays = The City Center can’t be sacrificed: Choose a tile.
rule-not-asked-for = The Disaster doesn’t ask for the tile on { $space }: Choose another one.
rule-tile-chosen = You have already chosen the tile on { $space }: Choose another one.
rule-demand-met = No demand is left for the tile on { $space }: Choose a tile of another type.

## What it would cost

preview-tile = £{ $amount } for { $tile }
preview-goods = at least £{ $amount } for what else it needs
preview-good = £{ $amount } to { $player } for { $good }
preview-office = { $good } as a virtual Good
preview-instead = £{ $amount } instead of the Good
preview-penalty = £{ $amount } penalty

## What to do

prompt-draft = Keep one Cornerstone.
prompt-select = Select a tile.
prompt-act = { $can ->
    [both] Place the selected tile or a Cornerstone, or sell.
    [own] Place or sell the selected tile.
    [stone] Place a Cornerstone, or sell the selected tile.
   *[none] Sell the selected tile.
}
prompt-at = Choose a space for { $tile }.
prompt-source = Choose where to get { $goods_or }.
prompt-make = Choose the Good to produce.
prompt-give = Choose a Cornerstone to hand in, or finish.
prompt-take = Choose a Cornerstone to take.
prompt-disaster = Pay, or choose a tile to sacrifice.
prompt-sacrifice = Choose a tile to sacrifice.
prompt-waiting = The others are still choosing.
prompt-over = The game is over.

action-keep = Keep { $tile }
action-select = Select { $tile }
action-place = Place { $tile }
action-sell = Sell the tile for £{ $amount }
action-at = On { $space }
action-source-player = { $good } from { $seller } for £{ $price }
action-source-supply = { $good } from the supply for £{ $price }
action-source-supply-west = { $good } from the supply by the western trade route for £{ $price }
action-source-supply-east = { $good } from the supply by the eastern trade route for £{ $price }
action-source-supply-both = { $good } from the supply by both trade routes for £{ $price }
action-source-office = { $good } as a virtual Good
action-source-money = £{ $price } instead of the Good
action-make = Produce { $good }
action-give = Hand in { $tile }
action-take = Take { $tile }
action-done = Done
action-pay = Pay £{ $amount }
action-sacrifice = Sacrifice { $tile } on { $space }

## In the terminal

letter-residential = R
letter-commercial = C
letter-industrial = I
letter-public = P
letter-resource = S
letter-disaster = !

tile-money = £{ $amount }
tile-cost = needs { $cost }
tile-points = { NUMBER($points) } VP
tile-instant = £{ $amount } at once
tile-income = income { $amounts }
tile-produces = produces { $goods }
tile-source = source: { $source }
tile-roads = roads { $sides }
road-N = N
road-E = E
road-S = S
road-W = W

effect-score = { NUMBER($vp) } VP { $per }
effect-score-base = { NUMBER($base) } VP, { STEP($vp) } VP { $per }
effect-income = £{ NUMBER($gain) } income { $per }
effect-placed = on placing: £{ $gain } { $per }
effect-tile_placed = £{ $gain } for each { $types_or } tile you place after this one
effect-tile_joined = when you place another tile: £{ $gain } for each { $types_or } tile directly connected to it
effect-selected = £{ $gain } each time you select a tile
effect-virtual = each time you place a tile, counts as one { $tiers_or } of your choice
effect-insurance = halves what you pay for a Disaster
effect-protection = protects nearby tiles from { $against }
effect-protection-fire = protects itself and nearby tiles from { $against }
effect-exchange = on placing: exchange unplaced Cornerstones with the discard pile
effect-choose_good = produces one { $tiers }, which you choose on placing
effect-flood = everyone else (playing alone: you) pays £1 per tile, except Resource tiles, or sacrifices one tile that isn’t a Resource tile
effect-fire = everyone else (playing alone: you) pays £1 per unprotected tile, except Resource tiles, or sacrifices any two tiles
effect-crime_spree = everyone else (playing alone: you) pays £2 per unprotected Residential, Commercial and Industrial tile, or sacrifices one of each of these types
against-fire = Fire
against-crime_spree = Crime Spree

per-tiles = { $every ->
    [one] for each { $types_or } tile
   *[other] for every { $every } { $types_or } tiles
}
per-nearby = { $every ->
    [one] for each { $types_or } tile nearby
   *[other] for every { $every } { $types_or } tiles nearby
}
per-elsewhere = { $every ->
    [one] for each { $types_or } tile not nearby
   *[other] for every { $every } { $types_or } tiles not nearby
}
per-edge = { $every ->
    [one] for each { $types_or } tile on the edge of the city
   *[other] for every { $every } { $types_or } tiles on the edge of the city
}
per-corner = { $every ->
    [one] for each { $types_or } tile in a corner of the city
   *[other] for every { $every } { $types_or } tiles in corners of the city
}
per-sets = { $every ->
    [one] for each set of { $types } tiles
   *[other] for every { $every } sets of { $types } tiles
}
per-neighborhoods = { $every ->
    [one] for each Neighborhood
   *[other] for every { $every } Neighborhoods
}
per-neighborhoods_1 = { $every ->
    [one] for each Neighborhood of one
   *[other] for every { $every } Neighborhoods of one
}
per-neighborhoods_2 = { $every ->
    [one] for each Neighborhood of two
   *[other] for every { $every } Neighborhoods of two
}
per-neighborhoods_3_or_more = { $every ->
    [one] for each Neighborhood of three or more
   *[other] for every { $every } Neighborhoods of three or more
}
per-served = { $every ->
    [one] for each Residential tile with two or more { $types_or } tiles nearby
   *[other] for every { $every } Residential tiles with two or more { $types_or } tiles nearby
}
per-printed_at_most_2 = { $every ->
    [one] for each Residential tile with a printed value of 2 VP or less
   *[other] for every { $every } Residential tiles with a printed value of 2 VP or less
}
per-road_squares = { $every ->
    [one] for each Road square (2×2 tiles, all connected)
   *[other] for every { $every } Road squares (2×2 tiles, all connected)
}
per-within_two = { $every ->
    [one] for each { $first } tile within two spaces of a { $second } tile
   *[other] for every { $every } { $first } tiles within two spaces of a { $second } tile
}
per-alike = { $every ->
    [one] for each tile that shares a type with a tile beside it
   *[other] for every { $every } tiles that share a type with a tile beside them
}
per-largest_cluster = { $every ->
    [one] for each tile in the largest { $types_or } cluster
   *[other] for every { $every } tiles in the largest { $types_or } cluster
}
per-pairs = { $every ->
    [one] for each pair of { $types } tiles side by side
   *[other] for every { $every } pairs of { $types } tiles side by side
}
per-goods = { $every ->
    [one] for each Good you produce
   *[other] for every { $every } Goods you produce
}
per-goods_of = { $every ->
    [one] for each { $tiers_or } you produce
   *[other] for every { $every } Goods you produce (each a { $tiers_or })
}
per-money = for every £{ $every } you hold before the final income
per-final_income = for every £{ $every } of the final income

terminal-draft = Preliminary round, Cornerstone { $pick } of 3
terminal-when = Generation { $generation ->
    [1] I
    [2] II
   *[other] III
}, turn { $turn } of 7
terminal-row = on offer: { $row }
terminal-center = City Center
terminal-line = { $what } { NUMBER($points) }
terminal-money = £{ $amount }, income £{ $income }
terminal-owed = plus £{ $amount } at the end of the turn
terminal-goods = Goods: { $goods }
terminal-route-west = west
terminal-route-east = east
terminal-routes = trade routes: { $routes }
terminal-cornerstones = Cornerstones: { $tiles }
terminal-charges = sells to you for £{ $charges }
terminal-selected = selected { $tile }
terminal-winners = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}
terminal-rank = Rank: { $rank }

column-number = No.
column-tile = Tile
column-generation = Gen.
column-players = Players
column-data = Requirement and effect

## In the lobby

blurb = Draft tiles, connect your roads, trade your Goods.

## Options

option-deck = Tiles in the solo game
option-deck-1plus = only “1+”
option-deck-4plus = plus “4+”
option-deck-5plus = all
option-deck-summary = Scores tend to be higher with more tiles.
option-beginner = Beginner’s variant
option-beginner-no = no
option-beginner-yes = yes
option-beginner-summary = Everyone is dealt one Cornerstone; there is no preliminary round.

## What the box says of a thing, for where that comes from

datum-roads = roads
datum-vp = VP
datum-types = type
datum-cost = cost
datum-produces = production
datum-power = Power
datum-polluting = pollution
datum-income = income
datum-instant = money at once
datum-effects = effect
datum-generation = generation
datum-players = players
datum-number = number
datum-name = name
