# The words of the NEOM board: types, what tiles do, what to do now.
neom-city-center = City Center
neom-type-residential = Residential
neom-type-commercial = Commercial
neom-type-industrial = Industrial
neom-type-public = Public
neom-type-resource = Resource
neom-type-disaster = Disaster
neom-type-polluting = Polluting
neom-type-power = Power
neom-tier-raw = Raw Goods
neom-tier-processed = Processed Goods
neom-tier-luxury = Luxury Goods
neom-one-raw = Raw Good
neom-one-processed = Processed Good
neom-one-luxury = Luxury Good
neom-against-fire = Fire
neom-against-crime_spree = Crime Spree
neom-side-north = north
neom-side-east = east
neom-side-south = south
neom-side-west = west
neom-polluting = polluting
neom-vp = { $vp } VP
neom-vp-varies = VP depend on the city
neom-money = £{ $amount }
neom-needs = Needs { $list }.
neom-needs-tiles = { $count } { $type } tiles
neom-instant = £{ $amount } on placing.
neom-income = Income £{ $amount } each generation.
neom-income-rising = Income by generation: £{ $amounts }.
neom-produces = Produces { $list }.
neom-gives-power = Generates Power.
neom-roads = Roads { $list }.
neom-reconstructed = Its roads are reconstructed: the printed picture is lost.

neom-effect-score = Scores { $vp } VP { $per }.
neom-effect-score-base = Scores { $base } VP and { $vp } VP { $per }.
neom-effect-income = Income £{ $gain } { $per }.
neom-effect-placed = On placing: £{ $gain } { $per }.
neom-effect-tile_placed = £{ $gain } whenever another { $any } tile is placed.
neom-effect-tile_joined = £{ $gain } for each { $any } tile joined by road to another tile when that is placed.
neom-effect-selected = £{ $gain } each time you select a tile.
neom-effect-virtual = Stands for one { $tiers } a placement.
neom-effect-insurance = Halves what a Disaster makes you pay.
neom-effect-protection = Protects nearby tiles, and itself where it would pay, from { $against }.
neom-effect-exchange = On placing: exchange unplaced Cornerstones with the pile.
neom-effect-choose_good = Produces one { $tiers }, chosen on placing.
neom-effect-flood = All others pay £1 a tile, or lose one.
neom-effect-fire = All others pay £1 an unprotected tile, or lose two.
neom-effect-crime_spree = All others pay £2 an unprotected tile, or lose one of each of three types.
neom-per-tiles = { $every ->
    [1] for each { $any } tile
   *[other] for every { $every } { $any } tiles
}
neom-per-nearby = { $every ->
    [1] for each { $any } tile nearby
   *[other] for every { $every } { $any } tiles nearby
}
neom-per-elsewhere = { $every ->
    [1] for each { $any } tile not nearby
   *[other] for every { $every } { $any } tiles not nearby
}
neom-per-edge = { $every ->
    [1] for each { $any } tile on the edge of the city
   *[other] for every { $every } { $any } tiles on the edge of the city
}
neom-per-corner = { $every ->
    [1] for each { $any } tile in a corner of the city
   *[other] for every { $every } { $any } tiles in corners of the city
}
neom-per-sets = { $every ->
    [1] for each set of { $of }
   *[other] for every { $every } sets of { $of }
}
neom-per-neighborhoods = { $every ->
    [1] for each Neighborhood
   *[other] for every { $every } Neighborhoods
}
neom-per-neighborhoods_1 = { $every ->
    [1] for each Neighborhood of one
   *[other] for every { $every } Neighborhoods of one
}
neom-per-neighborhoods_2 = { $every ->
    [1] for each Neighborhood of two
   *[other] for every { $every } Neighborhoods of two
}
neom-per-neighborhoods_3_or_more = { $every ->
    [1] for each Neighborhood of three or more
   *[other] for every { $every } Neighborhoods of three or more
}
neom-per-served = { $every ->
    [1] for each Residential tile with two or more { $any } tiles nearby
   *[other] for every { $every } Residential tiles with two or more { $any } tiles nearby
}
neom-per-printed_at_most_2 = { $every ->
    [1] for each Residential tile that prints 2 VP or less
   *[other] for every { $every } Residential tiles that print 2 VP or less
}
neom-per-road_squares = { $every ->
    [1] for each Road square
   *[other] for every { $every } Road squares
}
neom-per-within_two = { $every ->
    [1] for each { $first } tile within two steps of any { $second } tile
   *[other] for every { $every } { $first } tiles within two steps of any { $second } tile
}
neom-per-alike = { $every ->
    [1] for each tile that shares a type with a neighbor
   *[other] for every { $every } tiles that share a type with a neighbor
}
neom-per-largest_cluster = { $every ->
    [1] for each tile of the largest { $any } cluster
   *[other] for every { $every } tiles of the largest { $any } cluster
}
neom-per-pairs = { $every ->
    [1] for each pair of { $of } side by side
   *[other] for every { $every } pairs of { $of } side by side
}
neom-per-goods = { $every ->
    [1] for each Good you produce
   *[other] for every { $every } Goods you produce
}
neom-per-goods_of = { $every ->
    [1] for each { $any } you produce
   *[other] for every { $every } Goods you produce (each a { $any })
}
neom-per-money = for every £{ $every } you hold before the final income
neom-per-final_income = for every £{ $every } of the final income

# what to do now
neom-ask-keep = Keep one Cornerstone, pick { $pick } of 3
neom-ask-select = Choose a tile from your hand
neom-ask-select-row = Choose a tile from the row
neom-ask-place = Place { $tile }, a Cornerstone, or sell it
neom-ask-sell = Place a Cornerstone, or sell { $tile }
neom-ask-at = Choose where to place { $tile }
neom-ask-source = Choose where the { $good } comes from
neom-ask-make = Choose what { $tile } makes
neom-ask-give = Give up Cornerstones, or finish
neom-ask-take = Take a Cornerstone from the pile
neom-ask-done = Finish the exchange
neom-ask-pay = { $disaster }: pay, or give up tiles
neom-ask-sacrifice = { $disaster }: choose a tile to give up
neom-count-spaces = { $open ->
    [0] { $replacing } by replacing
    [one] 1 legal space{ $replacing ->
        [0] { "" }
       *[other] , { $replacing } more by replacing
    }
   *[other] { $open } legal spaces{ $replacing ->
        [0] { "" }
       *[other] , { $replacing } more by replacing
    }
}
neom-moment = One moment …
neom-done-deal = Tiles are being dealt.
neom-done-draft = Your Cornerstone is kept.
neom-done-select = Your tile is chosen, face down.
neom-done-act = Your action is sealed until all are in.
neom-done-disaster = Others answer the disaster.
neom-done-exchange = Cornerstones are being exchanged.
neom-done-over = The game is over.
neom-hint-keep = Pick a tile below: it is yours for the whole game.
neom-hint-select = Pick a tile below to see what it needs and does.
neom-hint-place = Pick what to do with your tile.
neom-hint-sell = Pick what to do with your tile.
neom-hint-at = Pick a green space. Point at any other to hear why not.
neom-hint-sacrifice = Pick a marked tile of your city.
neom-hint-pay = Pay, or pick a marked tile of your city.
neom-hint-give = Pick a Cornerstone to give up.
neom-hint-take = Pick a Cornerstone to take.
neom-hint-source = Pick a seller.
neom-hint-make = Pick a Good.
neom-hint-done = Nothing more to exchange.
neom-hint-wait = Nothing to do now.

neom-do-keep = Keep { $tile }
neom-do-select = Choose { $tile }
neom-do-place = Place { $tile } …
neom-go-place = Place { $tile }, then choose its space
neom-do-sell = Sell the tile
neom-do-at = Place on { $space }
neom-do-source = { $good } { $from }
neom-do-make = Make { $good }
neom-do-give = Give up { $tile }
neom-do-take = Take { $tile }
neom-do-done = Done
neom-do-pay = Pay £{ $amount }
neom-do-sacrifice = Give up the tile on { $space }
neom-from-player = from { $name }
neom-from-supply = from the supply
neom-from-supply-west = from the supply, west route
neom-from-supply-east = from the supply, east route
neom-from-supply-both = from the supply, both routes
neom-from-office = by an office
neom-from-city = from your city
neom-from-money = with money instead
neom-decide = Your choice
neom-decision = Decision
neom-you-pay = You pay
neom-your-score = Your score
neom-no-change = Your score stays as it is.
neom-conditional = depends on a later choice

neom-mark-legal = legal
neom-mark-replace = legal by replacing
neom-mark-sacrifice = can be given up
neom-points = { $sum ->
    [one] { $delta } point
   *[other] { $delta } points
}
neom-not-legal = not legal
neom-empty = empty

# around the board
neom-west = West · your hand goes here
neom-east = East · passes to you
neom-across = { $between ->
    [0] Across
   *[other] Across · { $between } in between
}
neom-charges-you = charges you
neom-income-short = income
neom-owed = £{ $amount } more at the end of the turn
neom-city-of = City of { $name }
neom-look-at-city = Look at the city of { $name }
neom-back-home = My city
neom-line = Line
neom-line-tiles = Tiles
neom-line-neighborhoods = Neighborhoods
neom-line-goods = Goods
neom-line-money = Money
neom-line-pollution = Pollution
neom-line-ghost_town = Ghost Town
neom-line-power = Power
neom-total = Total
neom-pad = Score pad
neom-pad-now = Score pad if it ended now
neom-pad-and-log = Score pad and log
neom-seats = Seats
neom-seats-west = Seats to the west
neom-seats-east = Seats to the east, and your decision
neom-seats-left = Seats on the left
neom-seats-right = Seats on the right
neom-tray = Your tiles
neom-more = Score pad and log
neom-income-vp = income +{ $income } · { $vp } VP
neom-plus-income = +{ $income } income
neom-your-tile = Your tile this turn
neom-hand = Your hand · { $count }
neom-draft-hand = Cornerstones to choose from · { $count }
neom-row = Face up · { $count }
neom-aside = { $count ->
    [one] Left over – 1 tile
   *[other] Set aside – { $count } tiles go west to { $name }
}
neom-hand-label = Tiles to choose from
neom-pile = In the pile
neom-cornerstones = Cornerstones · { $laid } of { $most } built
neom-cornerstones-label = Your Cornerstones
neom-generation = Generation { $generation }
neom-turn-of = Turn { $turn } of 7
neom-when = Gen { $generation } · turn { $turn } of 7
neom-draft-pick = Cornerstone draft · pick { $pick } of 3
neom-scoring = Final scoring
neom-no-components = The contents of the box could not be read. Load the page again.

# the end
neom-after-three = After three generations
neom-wins = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } win together with { $points } points
}
neom-rank = { $rank }: { $points } points
neom-solo-end = { $points } points
neom-ranks = Ranks of the solo game
neom-joined = { $count ->
    [one] alone: { $vp }
   *[other] { $count } joined: { $vp }
 }
neom-point-at-line = Point at a line of the pad to light up what it counts.
neom-lit-tiles = Tiles with points of their own.
neom-lit-neighborhoods = Residential tiles in groups joined by roads.
neom-lit-goods = Tiles that produce Goods. Each Good counts once.
neom-lit-money = Tiles with an income in the last generation. Two coins make a point.
neom-lit-pollution = Polluting tiles and homes: nearby ones cost points.
neom-lit-ghost_town = Homes: with fewer than two a city is a Ghost Town.
neom-lit-power = Tiles that generate Power: without one it costs points.

neom-key-1-8 = pick from the hand
neom-key-arrows = move over the city
neom-key-N = next legal space
neom-key-Enter = hold there, confirm
neom-key-Esc = let go
neom-key-S = sell
neom-key-B = next seller
neom-key-C = cornerstones
neom-key-G = to the city
neom-key-H = to the hand
neom-key-L = to the log
neom-key-P = to the score pad
neom-key-brackets = other cities

# the rules: what is in the box
neom-box-cornerstones = Cornerstones
neom-box-types = Types of tiles
neom-box-players = with { $players } players or more
neom-box-count = { $count ->
    [one] 1 of { $all } tiles
   *[other] { $count } of { $all } tiles
}
neom-box-parts = Parts of the box
neom-box-number = No. { $number }
neom-box-roads = The roads are reconstructed, but those of Parking Authority: the printed pictures are lost.
# What stretches of a match that is over are called on its slider
head-generation = Generation { $amount ->
    [1] I
    [2] II
   *[3] III
}
head-turn = Turn { $amount }

# the guided first game
neom-guide-aim-title = Your city
neom-guide-aim = These 25 spaces are your city, with the City Center in the middle. In three generations of seven turns it grows by about a tile a turn. Whoever’s city has the most victory points (VP) at the end has won.
neom-guide-hand-title = Choosing a tile
neom-guide-hand = Each turn everybody takes one tile from their hand, at the same time and unseen. Top left stands what it needs, top right its type and its VP, at the bottom what it does. Pick one up to read all about it; nothing is settled until you confirm.
neom-guide-roads-title = Roads lead to the center
neom-guide-roads = Green corners mark the spaces this tile can go to: there its roads join others that lead to the center. Tiles are never turned, so a road that ends today decides what can follow tomorrow. The figure in a space is the change in your VP.
neom-guide-draft-title = Hands go west
neom-guide-draft = The tiles you left are with your neighbor in the west now, and you hold what the one in the east left for you. What you pass on may be taken; what nobody takes comes round to you again, three turns later.
neom-guide-selling-title = Selling
neom-guide-selling = Instead of placing the tile you selected you can sell it: it leaves the game, and you have £5 at once. Money pays for tiles and Goods; in the final scoring every full £2 is worth 1 VP.
neom-guide-goods-title = Goods
neom-guide-goods = Many tiles need Goods. What your city makes stands beside your money; your City Center made a Raw Good from the start. Goods are not used up, and each counts once at the end: 1 VP for a Raw, 2 for a Processed, 10 for a Luxury Good.
neom-guide-buying-title = Buying from neighbors
neom-guide-buying = A Good that you need and don’t make is bought from a player who makes it, and nobody can refuse. Each seat shows what it would charge you for a Raw, a Processed and a Luxury Good. What nobody makes can’t be had at all.
neom-guide-neighborhoods-title = Neighborhoods
neom-guide-neighborhoods = Residential tiles that roads join directly, side by side, form a Neighborhood. It brings VP by its size: 1, 3, 6, 10 and 15 for one to five tiles. So one more home is worth more the larger its Neighborhood already is.
neom-guide-pollution-title = Pollution
neom-guide-pollution = A frame of dots and a cloud mean that a tile pollutes; all Industrial ones do. In the scoring each costs 2 VP for every home right beside it and 1 VP for every home diagonal to it. Roads don’t matter for that, only distance.
neom-guide-pad-title = The score pad
neom-guide-pad = The pad counts all cities as if the game ended now. Its last three lines only ever take VP away: pollution, fewer than two homes (a Ghost Town), and no tile that generates Power, which is marked by a plug.
neom-guide-cornerstone-title = Your Cornerstone
neom-guide-cornerstone = You have one since the start. To place it, you give up the tile you selected, and it needs roads, money and Goods like any other. What it does and scores can be large, but as long as it isn’t placed it is worth nothing.
neom-guide-income-title = Income
neom-guide-income = A generation is over, and all tiles with the two arrows have paid their income; most of these are Commercial. That happens three times, the last time just before the scoring. Then everybody is dealt eight new tiles.
neom-guide-replacing-title = Building over
neom-guide-replacing = A tile may cover another of its own type, and any tile may cover a Resource tile or the City Center. The old one is gone with its VP, its income and its Goods; money that it brought at once stays yours.
neom-guide-disaster-title = Disasters
neom-guide-disaster = Among the tiles of each generation is one disaster. Whoever selects it takes no other action, and at the end of the turn everybody else either pays for their tiles or loses some. If nobody selects it, it doesn’t happen.
neom-guide-routes-title = Trade routes
neom-guide-routes = At the rim of your city two pennants stand beside A3 and E3. A road that leads west from A3 or east from E3 opens the trade route there, and from the next turn on Goods from that side cost £1 less.
neom-guide-end-title = All is counted
neom-guide-end = These are the seven lines of every city. Point at a line, and the tiles that brought it light up. That was NEOM; in the game without the guide everybody first drafts three Cornerstones, and so chooses what to aim for.
