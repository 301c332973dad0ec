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

event-board = { $player } settles where there is { $good }.
event-opens = { $player } opens the game.
event-draft-dealt = Cornerstones were dealt for the draft.
event-kept-secretly = { $player } put a Cornerstone aside.
event-kept = { $player } kept { $tile }.
event-cornerstones = { $player } goes into the game with { $tiles }.
event-generation = Generation { $amount ->
    [1] I
    [2] II
   *[other] III
} began.
event-turn = Turn { $amount } began.
event-row = Face up lie { $tiles }.
event-chosen = { $player } chose a tile.
event-selected = { $player } selected { $tile }.
event-selecting-income = { $player } earned £{ $amount } by selecting.
event-planned = { $player } decided what to do.
event-placed = { $player } built { $tile } on { $space }.
event-replaced = { $player } replaced { $old } on { $space } with { $tile }.
event-sold = { $player } sold { $tile } for £{ $amount }.
event-gave-up = { $player } gave { $tile } up for a Cornerstone.
event-paid = { $player } paid £{ $amount } to the supply.
event-bought = { $player } bought { $good } from { $seller } for £{ $amount }.
event-bought-from-supply = { $player } bought { $good } from the supply for £{ $amount }.
event-covered = { $player } got { $good } through an office of their own.
event-placing-income = { $tile } brought { $player } £{ $amount } at once.
event-answering-income = Other tiles paid { $player } £{ $amount } for the new one.
event-makes = { $player } makes { $good } there.
event-exchanged = { $player } handed in { $given } and took { $taken }.
event-trade-route = { $player } opened the trade route { $side ->
    [west] west
   *[east] east
}.
event-trade-route-lost = { $player } lost the trade route { $side ->
    [west] west
   *[east] east
}.
event-cut-off = { $player } cut { $spaces } off from the center.
event-disaster = { $tile } struck.
event-disaster-prevented = { $tile } was averted.
event-answered = { $player } answered the disaster.
event-paid-penalty = { $player } paid £{ $amount } and kept every tile.
event-sacrificed = { $player } lost { $tile } on { $space }.
event-received = { $player } was paid £{ $amount } for Goods.
event-income = { $player } took in £{ $amount }.
event-score = { $player } ended with { NUMBER($amount) } points.

## Why not

step-setup = the start
step-draft = the choice of Cornerstones
step-deal = dealing
step-select = selecting tiles
step-act = taking actions
step-exchange = the exchange of a Cornerstone
step-disaster = answering the disaster
step-over = the end

rule-disaster-no-action = Whoever selects { $tile } takes no action this turn: it can be neither sold nor given up.
rule-not-asked-now = That is not what has to be chosen at this step.
rule-not-in-hand = { $tile } is not in your hand.
rule-not-in-row = { $tile } does not lie face up.
rule-disaster-too-late = { $tile } can be averted in the first three turns only; now it comes.
rule-not-selected = { $tile } is not the tile you selected.
rule-not-your-cornerstone = { $tile } is not among your unplaced Cornerstones.
rule-needs-tiles = { $tile } needs { $amount } { $type } tiles in your city; you have { $have ->
    [0] none
   *[other] { $have }
}.
rule-needs-money = { $tile } costs £{ $amount }; you have £{ $money }.
rule-needs-good = { $tile } needs { $goods_or }: you don't produce it, and nobody you can buy from does.
rule-too-expensive = { $tile } costs at least £{ $amount } with the Goods you lack; you have £{ $money }.
rule-no-space = There is no space in your city where { $tile } fits.
rule-cornerstone-limit = { $generation ->
    [1] In generation 1 one Cornerstone may lie in your city, and one does.
   *[other] In generation { $generation } no more than { $generation } Cornerstones may lie in your city, and so many do.
}
rule-no-road = On { $space } no road would lead from { $tile } to the City Center.
rule-cant-replace = { $tile } can't replace { $old } on { $space }: they share no type.
rule-not-required = { $good } is not needed here.
rule-produced-already = Your city produces { $good }: there is nothing to buy.
rule-not-your-own-seller = You can't buy from yourself.
rule-seller-lacks = { $seller } doesn't produce { $good }.
rule-supply-sells-nothing = With three or more players the supply sells no Goods.
rule-supply-by-generation = The supply doesn't sell { $good } in generation { $generation } yet.
rule-other-produces = The other player produces { $good }, so it is bought there and not from the supply.
rule-no-office = No office of yours can stand in for { $good } now.
rule-route-not-fresh = That trade route isn't open, or has saved its coin in this generation.
rule-dearer-for-the-same = That would only pay more for the same.
rule-cant-afford-source = That way it takes £{ $amount } in all; you have £{ $money } left.
rule-no-alternative = This tile can't be had for money instead of its Good.
rule-only-processed = { $good } is no Processed Good, and only those are made here.
rule-not-in-pile = { $tile } is not in the pile.
rule-ascending = Choose in ascending order, each once.
rule-cant-pay = The penalty is £{ $amount } and you have £{ $money }: give up tiles.
rule-nothing-there = There is no tile of yours on { $space }.
rule-city-center-stays = The City Center can't be given up.
rule-not-asked-for = The disaster doesn't take the tile on { $space }.

## What it would cost

preview-tile = £{ $amount } for { $tile }
preview-goods = at least £{ $amount } for Goods
preview-good = £{ $amount } to { $player } for { $good }
preview-office = { $good } from your own office
preview-instead = £{ $amount } instead of the Good
preview-penalty = £{ $amount } to avert the loss

## What to do

prompt-draft = Keep one Cornerstone.
prompt-select = Select a tile.
prompt-act = Place the selected tile or a Cornerstone, or sell.
prompt-at = Choose a space for { $tile }.
prompt-source = Choose where { $good } comes from.
prompt-make = Choose the Good to make.
prompt-give = Choose Cornerstones to hand in.
prompt-take = Choose a Cornerstone to take.
prompt-disaster = Pay, or give up tiles.
prompt-waiting = The others are still choosing.
prompt-over = The game is over.

action-keep = Keep { $tile }
action-select = Select { $tile }
action-place = Place { $tile }
action-sell = Sell the tile for £{ $amount }
action-at = On { $space }
action-source-player = { $good } from { $seller } for £{ $price }
action-source-supply = { $good } from the supply for £{ $price }
action-source-supply-west = { $good } from the supply by the west route for £{ $price }
action-source-supply-east = { $good } from the supply by the east route for £{ $price }
action-source-supply-both = { $good } from the supply by both routes for £{ $price }
action-source-office = { $good } from your own office
action-source-money = £{ $price } instead of the Good
action-make = Make { $good }
action-give = Hand in { $tile }
action-take = Take { $tile }
action-done = That is all
action-pay = Pay £{ $amount }
action-sacrifice = Give up { $tile } on { $space }

## In the terminal

letter-residential = R
letter-commercial = C
letter-industrial = I
letter-public = P
letter-resource = S
letter-disaster = !

tile-money = £{ $amount }
tile-cost = needs { $cost }
tile-points = { NUMBER($points) } VP
tile-instant = £{ $amount } at once
tile-income = income { $amounts }
tile-produces = makes { $goods }
tile-source = source: { $source }
tile-roads = roads { $sides }

effect-score = { NUMBER($vp) } VP { $per }
effect-score-base = { NUMBER($base) } VP and { NUMBER($vp) } VP { $per }
effect-income = income £{ NUMBER($gain) } { $per }
effect-placed = on placing £{ $gain } { $per }
effect-tile_placed = £{ $gain } whenever another { $types_or } tile is placed
effect-tile_joined = £{ $gain } for each { $types_or } tile joined by road to another tile when that is placed
effect-selected = £{ $gain } each time you select a tile
effect-virtual = stands for one { $tiers_or } a placement
effect-insurance = halves what a Disaster makes you pay
effect-protection = protects nearby tiles, and itself where it would pay, from { $against }
effect-exchange = on placing: exchange unplaced Cornerstones with the pile
effect-choose_good = makes one { $tiers }, chosen on placing
effect-flood = all others pay £1 a tile, or lose one
effect-fire = all others pay £1 an unprotected tile, or lose two
effect-crime_spree = all others pay £2 an unprotected tile, or lose one of each of three types
against-fire = Fire
against-crime_spree = Crime Spree

per-tiles = { $every ->
    [1] for each { $types_or } tile
   *[other] for every { $every } { $types_or } tiles
}
per-nearby = { $every ->
    [1] for each { $types_or } tile nearby
   *[other] for every { $every } { $types_or } tiles nearby
}
per-elsewhere = { $every ->
    [1] for each { $types_or } tile not nearby
   *[other] for every { $every } { $types_or } tiles not nearby
}
per-edge = { $every ->
    [1] for each { $types_or } tile on the edge of the city
   *[other] for every { $every } { $types_or } tiles on the edge of the city
}
per-corner = { $every ->
    [1] for each { $types_or } tile in a corner of the city
   *[other] for every { $every } { $types_or } tiles in corners of the city
}
per-sets = { $every ->
    [1] for each set of { $types }
   *[other] for every { $every } sets of { $types }
}
per-neighborhoods = { $every ->
    [1] for each Neighborhood
   *[other] for every { $every } Neighborhoods
}
per-neighborhoods_1 = { $every ->
    [1] for each Neighborhood of one
   *[other] for every { $every } Neighborhoods of one
}
per-neighborhoods_2 = { $every ->
    [1] for each Neighborhood of two
   *[other] for every { $every } Neighborhoods of two
}
per-neighborhoods_3_or_more = { $every ->
    [1] for each Neighborhood of three or more
   *[other] for every { $every } Neighborhoods of three or more
}
per-served = { $every ->
    [1] for each Residential tile with two or more { $types_or } tiles nearby
   *[other] for every { $every } Residential tiles with two or more { $types_or } tiles nearby
}
per-printed_at_most_2 = { $every ->
    [1] for each Residential tile that prints 2 VP or less
   *[other] for every { $every } Residential tiles that print 2 VP or less
}
per-road_squares = { $every ->
    [1] for each Road square
   *[other] for every { $every } Road squares
}
per-within_two = { $every ->
    [1] for each { $first } tile within two steps of any { $second } tile
   *[other] for every { $every } { $first } tiles within two steps of any { $second } tile
}
per-alike = { $every ->
    [1] for each tile that shares a type with a neighbor
   *[other] for every { $every } tiles that share a type with a neighbor
}
per-largest_cluster = { $every ->
    [1] for each tile of the largest { $types_or } cluster
   *[other] for every { $every } tiles of the largest { $types_or } cluster
}
per-pairs = { $every ->
    [1] for each pair of { $types } side by side
   *[other] for every { $every } pairs of { $types } side by side
}
per-goods = { $every ->
    [1] for each Good you produce
   *[other] for every { $every } Goods you produce
}
per-goods_of = { $every ->
    [1] for each { $tiers_or } you produce
   *[other] for every { $every } Goods you produce (each a { $tiers_or })
}
per-money = for every £{ $every } you hold before the final income
per-final_income = for every £{ $every } of the final income

terminal-draft = Cornerstone draft, pick { $pick } of 3
terminal-when = Generation { $generation ->
    [1] I
    [2] II
   *[other] III
}, turn { $turn } of 7
terminal-row = face up: { $row }
terminal-center = City Center
terminal-line = { $what } { NUMBER($points) }
terminal-money = £{ $amount }, income £{ $income }
terminal-owed = £{ $amount } more at the end of the turn
terminal-goods = Goods: { $goods }
terminal-route-west = west
terminal-route-east = east
terminal-routes = trade routes: { $routes }
terminal-cornerstones = Cornerstones: { $tiles }
terminal-charges = charges you £{ $charges }
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
column-data = Needs, gives and does

## In the lobby

blurb = Draft tiles, join roads, sell what you make.

## Options

option-deck = Tiles in the solo game
option-deck-1plus = those for 1 and more players
option-deck-4plus = and those for 4 and more
option-deck-5plus = all
option-deck-summary = With more tiles scores tend to be higher. Only the solo game asks.
option-beginner = Beginner's variant
option-beginner-no = no
option-beginner-yes = yes
option-beginner-summary = Everybody is dealt one Cornerstone; nobody drafts.
