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
plural-residential = Residential zones
plural-commercial = Commercial zones
plural-industrial = Industrial zones
plural-power = Power utilities
plural-water = Water utilities
plural-garbage = Garbage utilities
plural-healthcare = Healthcare
plural-education = Education
plural-transport = Public Transport
plural-fire = Fire
plural-police = Police
plural-parks = Parks
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
short-happiness = Happiness
short-power = Power
short-water = Water
short-garbage = Garbage
short-employment = Employment
short-pollution = Pollution
short-traffic = Traffic
short-crime = Crime

line-money = money
line-happiness = Happiness
line-power = Power
line-water = Water
line-garbage = Garbage
line-employment = Employment
line-pollution = Pollution
line-traffic = Traffic
line-crime = Crime
line-skyline = skyline
line-lost = the game is lost
change-lost = the game is lost: { $cause }

## What lasting effects say

effect-price = { $cards }: price { STEP($amount) }
effect-cost = { $cards }: { $track } cost reduced by { $by }
effect-burden = { $cards }: extra cost { $moves }
effect-gain = { $cards }: bonus { $moves }
effect-milestone = each Milestone: { $moves }
effect-exchange = exchange on your turn: price { STEP($amount) }
effect-exchange-cheaper = exchange on your turn: price { STEP($amount) }, at least 1
effect-swap = exchange at a Milestone: price { STEP($amount) }
effect-develop = a board piece: price { STEP($amount) }
effect-wages = Employment away from 0, each Milestone: price { STEP($amount) }
effect-reach = Stage I services serve their whole district
effect-deaf = { $cards } can’t be used
effect-ban = { $cards } can’t be played
effect-of-stage = Stage { $stage } { $cards }

## What happened

event-first = { $player } was drawn to go first.
event-piece-drawn = Drawn for the map: { $board }.
event-piece-laid = { $player } laid { $board }.
event-dealt = { $player } was dealt { $card }.
event-role = { $player } took the role { $role }.
event-role-dealt = { $player } was dealt the role { $role }.
event-milestone = Milestone { $amount } began.
event-developed = { $player } developed { $board } for { $cost } money.
event-played = { $cost ->
    [0] { $player } played { $card }.
   *[other] { $player } played { $card } for { $cost } money.
}
event-built = Built on { $squares }: { $card }.
event-used = Services used: { $services }.
event-track = { $track }: from { NUMBER($from) } to { NUMBER($to) }.
event-skyline = Skyline: from { NUMBER($from) } to { NUMBER($to) }.
event-rewarded = The reward of { $card } was earned.
event-exchanged = { $cost ->
    [0] { $player } exchanged { $card } for free.
   *[other] { $player } paid { $cost } money to exchange { $card }.
}
event-drew = { $player } drew { $card }.
event-took = { $player } took { $card } from the exchange pile.
event-news = News: { $news }.
event-news-gone = News no longer in effect: { $news }.
event-news-boxed = { $player } drew the news { $news }, which had no effect.
event-policy-gone = { $player } did not use { $policy }, and it was discarded.
event-swapped = { $cost ->
    [0] { $player } exchanged { $card } for free.
   *[other] { $player } paid { $cost } money to exchange { $card }.
}
event-wages = Employment cost { $amount } money.
event-ended-milestone = { $player } ended Milestone { $amount }.
event-evils = Pollution, Traffic and Crime took { NUMBER($amount) } off the skyline.
event-lost = The game was lost: { $cause }.
event-completed = The game ended with an overall Happiness of { NUMBER($amount) }.

cause-bankrupt = not enough money in the treasury
cause-stuck = no possible action left
cause-unhappy = residents too unhappy
cause-abandoned = skyline too low

## Why not

step-first = drawing who goes first
step-pieces = drawing board pieces
step-lay = laying board pieces
step-deal = dealing cards
step-roles = dealing roles
step-keep = choosing a role
step-develop = developing a board piece
step-act = playing or exchanging a card or ending the Milestone
step-tile = choosing a tile
step-place = placing the tile
step-draw = choosing where to draw from
step-reveal = revealing a card
step-swap = exchanging cards between Milestones
step-over = the end of the game

rule-only-end = The stacks are empty: You can only end the Milestone, and with it the game.
rule-not-on-display = { $card } is not in your display.
rule-banned = { $card } can’t be played while { $news } is in play.
rule-too-dear = { $card } costs { $cost } money; the treasury has { $money }.
rule-track-end = { $card } would take { $track } past its limit.
rule-reward-past-end = The reward would take { $track } past its limit.
rule-no-room = There is no room for { $card } on the face-up pieces.
rule-utility-everywhere = Every district already has a utility; { $card } needs one without.
rule-no-room-for-utility = { $card } fits only in districts that already have a utility.
rule-no-such-tile = No such tile is left: { $shape }. Choose another shape.
rule-no-room-for-tile = There is no room for this shape: { $shape }. Choose another.
rule-track-end-with-tile = Wherever it fits, the card would take { $track } past its limit.
rule-wrong-tile = You are placing a tile of another shape.
rule-off-map = Tiles go only on land. Not land: { $squares }.
rule-face-down = Tiles go only on face-up pieces. Face down: { $squares }.
rule-taken = Tiles can’t overlap. Already taken: { $squares }.
rule-across-street = A tile can’t lie across a street; turn or move it.
rule-utility-there = This district already has a utility; build this one in another.
rule-track-end-there = At this place the card would take { $track } past its limit.
rule-exchange-policy = On your turn a policy can’t be exchanged; it can only be played.
rule-exchange-too-dear = An exchange costs { $cost } money; the treasury has { $money }.
rule-district-without-tiles = { $amount ->
    [one] Every district needs a tile; the one with { $square } has none.
   *[other] Every district needs { $amount } tiles; the one with { $square } has fewer.
}
rule-stack-empty = The Stage { $stage } stack is empty; draw from another.
rule-stacks-only = This time you draw from a stack, not from the exchange pile.
rule-not-on-pile = { $card } is not on the exchange pile.
rule-just-laid-down = You have just exchanged { $card }; take another card.
rule-swap-ascending = Here cards are exchanged in the order of their numbers; you are past this one.
rule-swap-too-dear = Each exchange costs { $cost } money now; the treasury has { $money }.
rule-swap-too-many = The stacks don’t have enough cards to replace another one.
rule-not-on-map = { $board } is not on this map.
rule-already-face-up = { $board } is already face up.
rule-not-adjacent = { $board } is not adjacent to a face-up piece.
rule-develop-too-dear = { $board } costs { $cost } money to develop; the treasury has { $money }.
rule-not-offered = { $card } was not offered to you; keep one of your two roles.
rule-piece-not-drawn = { $board } is not among the pieces still to be laid.
rule-piece-there = { $board } already lies there.
rule-piece-apart = { $board } must lie along a whole side of another piece.
rule-piece-does-not-fit = Land would meet water there; turn { $board }, or lay it elsewhere.

## What to do

prompt-lay = Choose where to lay the next board piece.
prompt-keep = Choose a role.
prompt-develop = Choose the board piece to develop.
prompt-act = { $can ->
    [play-exchange-end] Play a card, exchange one, or end the Milestone.
    [play-exchange] Play a card, or exchange one.
    [play-end] Play a card, or end the Milestone.
    [exchange-end] Exchange a card, or end the Milestone.
    [play] Play a card.
    [exchange] Exchange a card.
   *[end] End the Milestone.
}
prompt-forced = The stacks are empty: End the Milestone, and with it the game.
prompt-tile = Choose a tile for { $card }.
prompt-place = Choose a place for { $card }: { $shape }.
prompt-draw = Choose where to draw your card from.
prompt-draw-news = Choose where to draw a card in place of the news.
prompt-draw-policy = Choose where to draw a card in place of the policy.
prompt-draw-swap = Choose where to draw a card in place of an exchanged one.
prompt-swap = { $can ->
    [swap] Choose a card to exchange, or go on.
   *[other] Go on: No exchange is possible now.
}
prompt-waiting = Waiting for the others.
prompt-over = The game is over.

action-lay = Lay { $board } { $place }, { $turn ->
    [0] as printed
    [1] a quarter turn clockwise
    [2] half a turn
   *[other] a quarter turn counterclockwise
}
action-keep = Keep { $card }
action-develop = Develop { $board }
action-play = Play { $card }
action-tile = Take a tile: { $shape }
action-place = Build on { $squares }
action-exchange = Exchange { $card }
action-end = End the Milestone
action-draw = Draw from Stage { $stage }
action-take = Take { $card } from the exchange pile
action-swap = Exchange { $card }
action-done = Exchange no more cards
fold-place = In the district of { $square } ({ $brings })
fold-lay = Lay { $board } { $place }

## In the terminal

side-left = to the left of { $board }
side-right = to the right of { $board }
side-above = above { $board }
side-below = below { $board }

no-moves = no track moves
place-rewarded = with reward
place-unrewarded = no reward
place-uses = uses { $services }
tile-left = { $count } left
cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

terminal-milestone = Milestone { $amount } of { $most } · { $player } to act
terminal-begin = before the first Milestone
terminal-over = the game is over
terminal-may-end = Every district has the tiles it needs for the end of the Milestone.
terminal-forced = The stacks are empty: The next turn ends the Milestone and the game, whatever the districts lack.
terminal-lacking = { $amount ->
    [one] Before the Milestone can end, these districts need a tile: { $squares }.
   *[other] Before the last Milestone can end, these districts need { $amount } tiles: { $squares }.
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

terminal-ended-completed = The last Milestone has ended.
terminal-ended-bankrupt = The treasury could not pay what was due.
terminal-ended-stuck = No action was possible.
terminal-ended-unhappy = Happiness fell to the end of its track.
terminal-ended-abandoned = Overall Happiness fell too low.
terminal-result = Overall Happiness { NUMBER($amount) }: { $success }
terminal-success = That is a success for { $players }.
terminal-no-success = That is not yet a success for { $players }.
terminal-lost = The game is lost, with an overall Happiness of { NUMBER($amount) }.

column-number = No.
column-name = Name
column-type = Type
column-data = What it says
row-source = source: { $source }
row-track = { $short }: { NUMBER($low) } to { $high }
row-track-open = { $short }: from { NUMBER($low) }
row-board = costs { $cost }, { $count ->
    [one] 1 square
   *[other] { $count } squares
} of land
row-pieces = pieces { $boards }
row-pieces-drawn = four pieces, drawn at random and laid as you like
row-part-unique = unique buildings
row-part-roles = roles
row-part-policies = policies
row-part-news = news
row-money = { $amount } money
row-money-by-level = 12, 10 or 8 money by difficulty
row-move = { $short }{ STEP($amount) }
row-test = { $short }{ $sign }{ NUMBER($amount) }
row-success = { NUMBER($low) } or more, a success
row-no-success = { NUMBER($low) } or more
row-success-name = { $success }

## In the lobby

blurb = Build a city together, district by district, and make its residents happy.

## Options

option-scenario = Scenario
option-scenario-introduction = Introductory game
option-scenario-1 = 1: unique buildings
option-scenario-2 = 2: + roles
option-scenario-3 = 3: + policies
option-scenario-4 = 4: + news
option-scenario-5 = 5: + your own map
option-scenario-summary = Which map you build on, and which components are used.
option-roles = Roles
option-roles-chosen = one of two
option-roles-random = at random
option-roles-summary = From Scenario 2 on: Each player chooses one of two roles, or is dealt one at random.
option-level = Difficulty
option-level-beginner = Beginner
option-level-advanced = Advanced
option-level-expert = Expert
option-level-summary = Scenario 5 only: The city starts with 12, 10 or 8 money.

## What the box says of a thing, for where that comes from

datum-low = lower end
datum-high = upper end
datum-cost = cost
datum-land = land
datum-right = streets to the right
datum-below = streets below
datum-cells = shape
datum-type = type
datum-shape = tile
datum-count = number of tiles
datum-stage = Stage
datum-condition = condition
datum-reward = reward
datum-effects = effect
datum-layout = map
datum-parts = parts
datum-money = money
datum-success = success
datum-number = number
datum-name = name
