# Skylines in English. Names of cards, tiles, board pieces and tracks come from the edition; arguments called player,
# card, role, policy, news, board, shape, track, stage, service, square, step, cause or success arrive here as names.

## Types of cards and tiles

type-residential = Residential
type-commercial = Commercial
type-industrial = Industrial
type-power = Power
type-water = Water
type-garbage = Garbage
type-healthcare = Healthcare
type-education = Education
type-transport = Public Transport
type-fire = Fire
type-police = Police
type-parks = Parks
type-unique = Unique building
type-policy = Policy
type-news = News
type-role = Role
type-utility = Utility
type-service = Service
type-track = Track
type-board = Board piece
type-scenario = Scenario
type-success = Success table

code-residential = Re
code-commercial = Co
code-industrial = In
code-power = Po
code-water = Wa
code-garbage = Ga
code-healthcare = He
code-education = Ed
code-transport = Tr
code-fire = Fi
code-police = Pl
code-parks = Pk
code-unique = Un
code-policy = Policy
code-news = News
code-role = Role

plural-any = cards
plural-residential = residential zones
plural-commercial = commercial zones
plural-industrial = industrial zones
plural-power = power utilities
plural-water = water utilities
plural-garbage = garbage utilities
plural-healthcare = healthcare
plural-education = education
plural-transport = public transport
plural-fire = fire
plural-police = police
plural-parks = parks
plural-unique = unique buildings
plural-policy = policies
plural-zone = zones
plural-utility = utilities
plural-service = services

service-healthcare = Healthcare
service-education = Education
service-transport = Public Transport
service-fire = Fire
service-police = Police
service-parks = Parks

stage-1 = I
stage-2 = II
stage-3 = III

## Tracks; the short words are for cards and rulers

short-money = Money
short-happiness = Happy
short-power = Power
short-water = Water
short-garbage = Waste
short-employment = Workers
short-pollution = Smog
short-traffic = Traffic
short-crime = Crime

line-money = money
line-happiness = happiness
line-power = power
line-water = water
line-garbage = garbage
line-employment = employment
line-pollution = pollution
line-traffic = traffic
line-crime = crime
line-skyline = skyline
line-lost = the game is lost
change-lost = the game is lost: { $cause }

## What lasting effects say

effect-price = { $cards }: price { STEP($amount) }
effect-cost = { $cards }: the cost in { $track } is milder by { $by }
effect-burden = { $cards }: further cost { $moves }
effect-gain = { $cards }: also { $moves }
effect-milestone = each milestone: { $moves }
effect-exchange = exchanging: price { STEP($amount) }
effect-swap = exchanging at a milestone: price { STEP($amount) }
effect-develop = a board piece: price { STEP($amount) }
effect-wages = wages { STEP($amount) }
effect-reach = Stage I services serve whole districts
effect-deaf = no use of { $cards }
effect-ban = not to be played: { $cards }
effect-of-stage = { $cards } of Stage { $stage }

## What happened

event-first = { $player } was drawn to start and got the token.
event-piece-drawn = Drawn for the map: { $board }.
event-piece-laid = { $player } laid { $board }.
event-dealt = { $player } was dealt { $card }.
event-role = { $player } took the role { $role }.
event-milestone = Milestone { $amount } began.
event-developed = { $player } turned { $board } over for { $cost } money.
event-played = { $cost ->
    [0] { $player } played { $card }.
   *[other] { $player } played { $card } for { $cost } money.
}
event-built = { $card } was built on { $squares }.
event-used = It was within reach of { $services }.
event-track = { $track }: from { NUMBER($from) } to { NUMBER($to) }.
event-skyline = Skyline: from { NUMBER($from) } to { NUMBER($to) }.
event-rewarded = { $card } brought its reward.
event-exchanged = { $cost ->
    [0] { $player } laid { $card } on the exchange pile, free of charge.
   *[other] { $player } laid { $card } on the exchange pile for { $cost } money.
}
event-drew = { $player } drew { $card }.
event-took = { $player } took { $card } from the exchange pile.
event-news = News: { $news }.
event-news-gone = { $news } was news no longer.
event-news-boxed = { $player } drew the news { $news }, which came to nothing.
event-policy-gone = { $player } had not used { $policy }, and it was discarded.
event-swapped = { $cost ->
    [0] { $player } exchanged { $card }, free of charge.
   *[other] { $player } exchanged { $card } for { $cost } money.
}
event-wages = Employment called for { $amount } money.
event-ended-milestone = { $player } ended milestone { $amount }.
event-evils = Pollution, traffic and crime cost the city { NUMBER($amount) } overall happiness.
event-lost = The game was lost: { $cause }.
event-completed = The city was complete, with an overall happiness of { NUMBER($amount) }.

cause-bankrupt = the treasury could not pay
cause-stuck = nothing was left to do
cause-unhappy = the residents were too unhappy
cause-abandoned = the skyline fell too low

## Why not

step-first = drawing who starts
step-pieces = drawing board pieces
step-lay = laying board pieces
step-deal = dealing cards
step-roles = dealing roles
step-keep = choosing a role
step-develop = turning a board piece over
step-act = playing a card, exchanging one or ending the milestone
step-tile = choosing a tile
step-place = placing the tile
step-draw = choosing what to draw from
step-reveal = turning up a card
step-swap = exchanging cards between milestones
step-over = the end

rule-only-end = The stacks are empty: all that is left is to end the milestone, and with it the game.
rule-not-on-display = { $card } does not lie in front of you.
rule-banned = While { $news } is in the news, { $card } can't be played.
rule-too-dear = { $card } costs { $cost } money; the treasury has { $money }.
rule-track-end = { $card } would push a track past its end: { $track }.
rule-no-room = There is no place for { $card } where it could be paid for and rewarded.
rule-no-such-tile = No such tile is left for this card: { $shape }.
rule-no-room-for-tile = There is no place for this tile: { $shape }.
rule-wrong-tile = That is not the shape of the tile you are placing.
rule-off-map = A tile lies on land: { $squares } is none.
rule-face-down = A tile lies on pieces that are face up, and there is one face down: { $squares }.
rule-taken = There is a tile already: { $squares }.
rule-across-street = The tile would lie across a street.
rule-utility-there = The district has a utility already; a second one can't be built there.
rule-track-end-there = There the card would push a track past its end: { $track }.
rule-exchange-policy = A policy can't be exchanged in a turn: play it, or let it go at the end of the milestone.
rule-exchange-too-dear = Exchanging costs { $cost } money; the treasury has { $money }.
rule-district-without-tiles = { $amount ->
    [one] Every district needs a tile, and this one has none: { $squares }.
   *[other] Every district needs { $amount } tiles, and this one has fewer: { $squares }.
}
rule-stack-empty = Stack { $stage } is empty.
rule-stacks-only = This time you draw from a stack.
rule-not-on-pile = { $card } does not lie on the exchange pile.
rule-just-laid-down = You have just laid { $card } down; take another card.
rule-swap-ascending = Cards are laid down here in the order of their numbers.
rule-swap-too-dear = Each card exchanged now costs { $cost } money; the treasury has { $money }.
rule-swap-too-many = The stacks have no more cards to give in return.
rule-not-on-map = { $board } is not part of this map.
rule-already-face-up = { $board } is face up already.
rule-not-adjacent = { $board } does not lie beside a piece that is face up.
rule-develop-too-dear = { $board } costs { $cost } money; the treasury has { $money }.
rule-not-offered = You can't keep { $role }: it was not offered to you.
rule-piece-not-drawn = Piece { $board } is not among those still to be laid.
rule-piece-does-not-fit = { $board } does not fit there: it has to lie along a whole side, land to land and water to water.

## What it would cost

preview-card = { $amount } money for the card
preview-exchange = { $amount } money for exchanging
preview-swap = { $amount } money for exchanging
preview-board = { $amount } money for the board piece
preview-wages = { $amount } money for employment

## What to do

prompt-lay = Choose where the next board piece lies.
prompt-keep = Choose a role.
prompt-develop = Choose the board piece to turn over.
prompt-act = Play a card, exchange one, or end the milestone.
prompt-forced = The stacks are empty: end the milestone, and with it the game.
prompt-tile = Choose a tile for { $card }.
prompt-place = Choose a place for { $card }: { $shape }.
prompt-draw = Choose what to draw from.
prompt-draw-news = Choose what to draw from in place of the news.
prompt-draw-policy = Choose what to draw from in place of the policy.
prompt-draw-swap = Choose what to draw from for a card you laid down.
prompt-swap = Lay down cards to be exchanged, or go on.
prompt-waiting = The others have to choose.
prompt-over = The game is over.

action-lay = Lay { $board } { $place }, { $turn ->
    [0] as printed
    [1] a quarter turn clockwise
    [2] upside down
   *[other] a quarter turn counter-clockwise
}
action-keep = Keep { $role }
action-develop = Turn { $board } over
action-play = Play { $card }
action-tile = Take a tile: { $shape }
action-place = Build on { $squares }
action-exchange = Exchange { $card }
action-end = End the milestone
action-draw = Draw from stack { $stage }
action-take = Take { $card } from the exchange pile
action-swap = Lay { $card } down
action-done = Exchange nothing more

fold-place = In the district of { $square } ({ $brings })
fold-lay = Lay { $board } { $place }

## In the terminal

side-left = to the left of { $board }
side-right = to the right of { $board }
side-above = above { $board }
side-below = below { $board }

no-moves = no track moves
place-rewarded = rewarded
place-unrewarded = no reward
place-uses = uses { $services }
tile-left = { $count } left
cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

terminal-milestone = milestone { $amount } of { $most } · { $player } to act
terminal-begin = before the first milestone
terminal-over = the game is over
terminal-may-end = Every district has what the end of the milestone asks for.
terminal-forced = The stacks are empty: the next turn ends the milestone and the game, whatever the districts lack.
terminal-lacking = { $amount ->
    [one] Before the milestone can end, these districts want a tile: { $squares }.
   *[other] Before the last milestone can end, these districts want { $amount } tiles: { $squares }.
}
terminal-money = City treasury { $amount }
terminal-skyline = Skyline { NUMBER($amount) }
terminal-legend-wide = in CAPITALS: serves its whole district
terminal-legend-down = { $label } { $board }, face down, costs { $cost }
terminal-districts = Districts by their first squares:
terminal-free = { $count } of { $most } free
terminal-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
terminal-stacks = Stacks: { $stages }
terminal-pile = Exchange pile: { $list }
terminal-news = News: { $news } ({ $effects })
terminal-no-tiles = none left
terminal-token = Starting player token

terminal-ended-completed = The last milestone was completed.
terminal-ended-bankrupt = The treasury could not pay what had to be paid.
terminal-ended-stuck = There was nothing that could be done.
terminal-ended-unhappy = Happiness came down to the end of its track.
terminal-ended-abandoned = Overall happiness fell too low.
terminal-result = Overall happiness { NUMBER($amount) }: { $success }
terminal-success = That is a success for { $players }.
terminal-no-success = That is no success yet for { $players }.
terminal-lost = The game is lost, with an overall happiness of { NUMBER($amount) }.

column-number = No.
column-name = Name
column-type = Type
column-data = What it says

row-source = source: { $source }
row-track = { $short }: { NUMBER($low) } to { $high }
row-track-open = { $short }: from { NUMBER($low) }
row-board = costs { $cost }, { $count } squares of land
row-pieces = pieces { $boards }
row-money = { $amount } money
row-move = { $short }{ STEP($amount) }
row-test = { $short }{ $sign }{ NUMBER($amount) }
row-success = from { NUMBER($low) }, a success
row-no-success = from { NUMBER($low) }
row-success-name = { $success }

## In the lobby

blurb = Build a city together, district by district, and make its residents happy.

## Options

option-scenario = Scenario
option-scenario-introduction = Introductory game
option-scenario-1 = 1: unique buildings
option-scenario-2 = 2: roles, too
option-scenario-3 = 3: policies, too
option-scenario-4 = 4: news, too
option-scenario-5 = 5: drawn pieces
option-scenario-summary = Which map is built on, and which parts of the box are used.
option-level = Level
option-level-beginner = Beginner
option-level-advanced = Advanced
option-level-expert = Expert
option-level-summary = Scenario 5 only: the city starts with 12, 10 or 8 money.
