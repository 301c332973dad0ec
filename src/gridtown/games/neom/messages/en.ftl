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
event-generation = Generation { $generation } began.
event-turn = Turn { $turn } began.
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
event-score = { $player } ended with { $total } points.
