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
neom-vp = { NUMBER($vp) } VP
neom-vp-varies = VP depend on the city
neom-money = £{ $amount }
neom-needs = Needs { $list }.
neom-needs-tiles = { $count ->
    [one] 1 { $type } tile
   *[other] { $count } { $type } tiles
}
neom-instant = £{ $amount } when you place it.
neom-income = £{ $amount } income each generation.
neom-income-rising = Income by generation: £{ $amounts }.
neom-produces = Produces { $list }.
neom-gives-power = Generates Power.
neom-roads = Roads: { $list }.
neom-roads-all = Roads on all sides.
neom-reconstructed = Roads reconstructed; the original artwork was not available.

neom-effect-score = Scores { NUMBER($vp) } VP { $per }.
neom-effect-score-base = Scores { NUMBER($base) } VP, { STEP($vp) } VP { $per }.
neom-effect-income = £{ $gain } income { $per }.
neom-effect-placed = On placing: £{ $gain } { $per }.
neom-effect-tile_placed = £{ $gain } for each { $any } tile you place after this one.
neom-effect-tile_joined = When you place another tile: £{ $gain } for each { $any } tile directly connected to it.
neom-effect-selected = £{ $gain } each time you select a tile.
neom-effect-virtual = Each time you place a tile, counts as one { $tiers } of your choice.
neom-effect-insurance = Halves what you pay for a Disaster.
neom-effect-protection = Protects nearby tiles from { $against }.
neom-effect-protection-fire = Protects itself and nearby tiles from { $against }.
neom-effect-exchange = On placing: exchange unplaced Cornerstones with the discard pile.
neom-effect-choose_good = Produces one { $tiers }, which you choose on placing.
neom-effect-flood = Everyone else (playing alone: you) pays £1 per tile, except Resource tiles, or sacrifices one tile that isn’t a Resource tile.
neom-effect-fire = Everyone else (playing alone: you) pays £1 per unprotected tile, except Resource tiles, or sacrifices any two tiles.
neom-effect-crime_spree = Everyone else (playing alone: you) pays £2 per unprotected Residential, Commercial and Industrial tile, or sacrifices one of each of these types.
neom-per-tiles = { $every ->
    [one] for each { $any } tile
   *[other] for every { $every } { $any } tiles
}
neom-per-nearby = { $every ->
    [one] for each { $any } tile nearby
   *[other] for every { $every } { $any } tiles nearby
}
neom-per-elsewhere = { $every ->
    [one] for each { $any } tile not nearby
   *[other] for every { $every } { $any } tiles not nearby
}
neom-per-edge = { $every ->
    [one] for each { $any } tile on the edge of the city
   *[other] for every { $every } { $any } tiles on the edge of the city
}
neom-per-corner = { $every ->
    [one] for each { $any } tile in a corner of the city
   *[other] for every { $every } { $any } tiles in corners of the city
}
neom-per-sets = { $every ->
    [one] for each set of { $of } tiles
   *[other] for every { $every } sets of { $of } tiles
}
neom-per-neighborhoods = { $every ->
    [one] for each Neighborhood
   *[other] for every { $every } Neighborhoods
}
neom-per-neighborhoods_1 = { $every ->
    [one] for each Neighborhood of one
   *[other] for every { $every } Neighborhoods of one
}
neom-per-neighborhoods_2 = { $every ->
    [one] for each Neighborhood of two
   *[other] for every { $every } Neighborhoods of two
}
neom-per-neighborhoods_3_or_more = { $every ->
    [one] for each Neighborhood of three or more
   *[other] for every { $every } Neighborhoods of three or more
}
neom-per-served = { $every ->
    [one] for each Residential tile with two or more { $any } tiles nearby
   *[other] for every { $every } Residential tiles with two or more { $any } tiles nearby
}
neom-per-printed_at_most_2 = { $every ->
    [one] for each Residential tile with a printed value of 2 VP or less
   *[other] for every { $every } Residential tiles with a printed value of 2 VP or less
}
neom-per-road_squares = { $every ->
    [one] for each Road square (2×2 tiles, all connected)
   *[other] for every { $every } Road squares (2×2 tiles, all connected)
}
neom-per-within_two = { $every ->
    [one] for each { $first } tile within two spaces of a { $second } tile
   *[other] for every { $every } { $first } tiles within two spaces of a { $second } tile
}
neom-per-alike = { $every ->
    [one] for each tile that shares a type with a tile beside it
   *[other] for every { $every } tiles that share a type with a tile beside them
}
neom-per-largest_cluster = { $every ->
    [one] for each tile in the largest { $any } cluster
   *[other] for every { $every } tiles in the largest { $any } cluster
}
neom-per-pairs = { $every ->
    [one] for each pair of { $of } tiles side by side
   *[other] for every { $every } pairs of { $of } tiles side by side
}
neom-per-goods = { $every ->
    [one] for each Good you produce
   *[other] for every { $every } Goods you produce
}
neom-per-goods_of = { $every ->
    [one] for each { $any } you produce
   *[other] for every { $every } Goods you produce (each a { $any })
}
neom-per-money = for every £{ $every } you hold before the final income
neom-per-final_income = for every £{ $every } of the final income

# what to do now
neom-ask-keep = Keep one Cornerstone ({ $pick } of 3)
neom-ask-select = Select a tile from your hand
neom-ask-select-row = Select one of the face-up tiles
neom-ask-act = { $can ->
    [both] Place { $tile } or a Cornerstone, or sell { $tile }
    [own] Place or sell { $tile }
    [stone] Place a Cornerstone, or sell { $tile }
   *[none] Sell { $tile }
}
neom-ask-at = Choose where to place { $tile }
neom-ask-source = Choose where to get { $good }
neom-ask-make = Choose what { $tile } produces
neom-ask-give = Hand in a Cornerstone, or finish
neom-ask-take = Take a Cornerstone from the discard pile
neom-ask-done = Finish the exchange
neom-ask-pay = { $disaster }: Pay, or choose a tile to sacrifice
neom-ask-sacrifice = { $disaster }: Choose a tile to sacrifice
neom-count-spaces = { $open ->
    [0] { $replacing ->
        [one] 1 space, by replacing
       *[other] { $replacing } spaces, by replacing
    }
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
neom-done-draft = Cornerstone kept.
neom-done-select = Your tile is selected, face down.
neom-done-turns = With two players, you take turns.
neom-done-act = Your action stays secret until everyone has chosen.
neom-done-act-disaster = You selected a Disaster, so you take no action this turn.
neom-done-disaster = Waiting for others to resolve the Disaster.
neom-done-exchange = Cornerstones are being exchanged.
neom-done-over = The game is over.
neom-hint-keep = Choose a tile below: You can place it later in the game.
neom-hint-select = Select a tile below to see what it needs and does.
neom-hint-at = Choose a green space. Point at any other to see why not.
neom-hint-sacrifice = Choose a marked tile in your city.

neom-do-keep = Keep { $tile }
neom-do-select = Select { $tile }
neom-do-place = Place { $tile } …
neom-go-keep = Keep this tile
neom-go-select = Select this tile
neom-go-place = Choose a space for it
neom-go-source = Buy it here
neom-go-make = Produce this Good
neom-go-give = Hand in this tile
neom-go-take = Take this tile
neom-do-sell = Sell the tile
neom-do-at = Place on { $space }
neom-do-source = { $good } { $from }
neom-do-make = Produce { $good }
neom-do-give = Hand in { $tile }
neom-do-take = Take { $tile }
neom-do-done = Done
neom-do-pay = Pay £{ $amount }
neom-do-sacrifice = Sacrifice the tile on { $space }
neom-from-player = from { $name }
neom-from-supply = from the supply
neom-from-supply-west = (western route)
neom-from-supply-east = (eastern route)
neom-from-supply-both = (both routes)
neom-from-office = (virtual)
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
neom-mark-sacrifice = can be sacrificed
neom-mark-chosen = chosen to be sacrificed
neom-points = { $sum ->
    [one] { $delta } point
   *[other] { $delta } points
}
neom-not-legal = not legal
neom-empty = empty

# around the board
neom-west = West · your hand goes here
neom-west-short = West
neom-east-short = East
neom-east = East · passes to you
neom-across = { $between ->
    [0] Across
   *[other] Across · { $between } between you
}
neom-charges-you = your price
neom-income-short = income
neom-owed = plus £{ $amount } at the end of the turn
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
neom-pad-now = Score pad if the game ended now
neom-pad-and-log = Score pad and log
neom-seats = Seats
neom-seats-west = Seats to the west
neom-seats-east = Seats to the east, and your decision
neom-seats-left = Seats on the left
neom-seats-right = Seats on the right
neom-tray = Your tiles
neom-more = Score pad and log
neom-your-income = income +{ $income }
neom-your-vp = { $vp } VP
neom-plus-income = +{ $income } income
neom-your-tile = Your tile this turn
neom-hand = Your hand · { $count }
neom-draft-hand = Cornerstones to choose from · { $count }
neom-row = Face up · { $count }
neom-aside = { $count ->
    [one] Left over – 1 tile
   *[other] Passed on – { $count } tiles go west to { $name }
}
neom-hand-label = Tiles to choose from
neom-pile = In the discard pile
neom-cornerstones = Cornerstones · { $laid }/{ $most } placed
neom-cornerstone = Cornerstone
neom-cornerstones-label = Your Cornerstones
neom-generation = Generation { $generation }
neom-turn-of = Turn { $turn } of 7
neom-when = Gen { $generation } · turn { $turn } of 7
neom-draft-pick = Preliminary round · { $pick } of 3
neom-scoring = Final scoring
neom-no-components = The game’s components could not be loaded. Reload the page.

# the end
neom-after-three = After three generations
neom-wins = { $count ->
    [one] { $names } wins with { $points } VP
   *[other] { $names } share the victory with { $points } VP
}
neom-rank = { $rank }: { $points } VP
neom-solo-end = { $points } VP
neom-ranks = Ranks of the solo game
neom-joined = { $count ->
    [one] alone: { $vp }
   *[other] { $count } connected: { $vp }
 }
neom-point-at-line = Choose a line of the pad to highlight what it counts.
neom-lit-tiles = Tiles with VP of their own.
neom-lit-neighborhoods = Neighborhoods: Residential tiles directly connected by roads.
neom-lit-goods = Tiles that produce Goods. Each Good counts once.
neom-lit-money = Tiles with an income in the last generation. Every full £2 is worth 1 VP.
neom-lit-pollution = Residential tiles and Polluting tiles: Near each other, they cost VP.
neom-lit-ghost_town = Residential tiles: With fewer than two, the city is a Ghost Town.
neom-lit-power = Tiles that generate Power: Without one, you lose VP.

neom-key-1-8 = select from the hand
neom-key-arrows = move over the city
neom-key-N = next legal space
neom-key-Enter = try it there, then confirm
neom-key-Esc = put back
neom-key-S = sell
neom-key-B = next seller
neom-key-C = Cornerstones
neom-key-G = to the city
neom-key-A = to the hand
neom-key-L = to the log
neom-key-P = to the score pad
neom-key-brackets = other cities

# the rules: what is in the box
neom-box-cornerstones = Cornerstones
neom-box-types = Types of tiles
neom-box-players = { $players ->
    [one] for 1 player or more
   *[other] for { $players } players or more
}
neom-box-count = Tiles: { $count } of { $all }
neom-box-parts = Components by kind
neom-box-number = No. { $number }
neom-box-roads = The roads are reconstructed, except those of Parking Authority; the original artwork was not available.

# the rules: what is written in their drawings
neom-figure-needs = what it needs
neom-figure-road = roads
neom-figure-instant = money at once
neom-figure-type = types, printed VP
neom-figure-name = name
neom-figure-income = income
neom-figure-polluting = polluting
neom-figure-power = generates Power
neom-figure-frame = dots: polluting
neom-figure-joined = connected
neom-figure-apart = not connected

# What stretches of a match that is over are called on its slider
head-generation = Generation { $amount ->
    [1] I
    [2] II
   *[3] III
}
head-turn = Turn { $amount }

# The headline of a step of the replay that nothing has come of yet
neom-chose-keep = { $name } kept { $tile }
neom-chose-select = { $name } selected { $tile }
neom-chose-place = { $name } chose to place { $tile }
neom-chose-at = { $name } chose { $space } for { $tile }
neom-chose-source = { $name } chose where to get a Good
neom-chose-make = { $name } chose to produce { $good }
neom-chose-sell = { $name } chose to sell { $tile }
neom-chose-give = { $name } chose to hand in { $tile }
neom-chose-take = { $name } chose to take { $tile }
neom-chose-done = { $name } finished the exchange
neom-chose-pay = { $name } chose to pay for the Disaster
neom-chose-sacrifice = { $name } chose to sacrifice the tile on { $space }

# since one's last turn: what others did, after the seal that stands for who

neom-since-bought = bought { $things }
neom-since-placed = placed { $things }
neom-since-replaced = placed { $things } over { $old }
neom-since-sold = sold { $things } for £{ $amount }
neom-since-sacrificed = sacrificed { $things }
neom-since-lost = lost to the { $things }
neom-since-lost-to = lost { $things } to the { $disaster }
neom-since-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
neom-since-gone = { $things } lost
neom-since-gone-to = { $things } lost to the { $disaster }
neom-since-paid-penalty = paid £{ $amount }
neom-since-trade-route = opened the { $side ->
    [west] western
   *[east] eastern
} route
neom-since-trade-route-lost = lost the { $side ->
    [west] western
   *[east] eastern
} route
neom-since-selected = selected { $things }
neom-since-disaster = { $things } struck
neom-since-disaster-prevented = { $things } was averted
neom-since-generation = Generation { $amount ->
    [1] I
    [2] II
   *[other] III
} began

# Under a tile in hand
neom-foot-free = free
neom-foot-locked = locked
neom-foot-disaster = Disaster
neom-foot-best = { $more ->
    [0] best { $space }
    [one] best { $space } and 1 more
   *[other] best { $space } and { $more } more
}
neom-foot-spoken = { $price ->
    [0] Free
   *[other] £{ $price }
}, { $points }, { $where }.
neom-lock-disaster-no-action = you take no action
neom-lock-needs-good = nobody sells { $goods }
neom-lock-supply-by-generation = no { $good } for sale yet
neom-lock-needs-money = costs £{ $amount }
neom-lock-too-expensive = costs £{ $amount } or more
neom-lock-needs-tiles = needs { $type } × { $amount }
neom-lock-no-space = no space fits
neom-lock-cornerstone-limit = one more is not allowed yet
neom-up-to = up to { $delta }
neom-at-best = at best { $delta }
neom-sell-tile = Sell the tile
neom-or-instead = Or instead
neom-sell-note = £{ $amount } now. The tile leaves the game.
neom-sell-first = Select a tile first.
neom-select-to-sell = Select it to sell
neom-place-on = Place it on { $space }
neom-select-for = Select it for { $space }
neom-money-after = Money
neom-sold-for = £{ $before } → £{ $after }
neom-earn = +£{ $amount }
neom-hint-place = Choose the tile, a Cornerstone, or the sale below.
neom-hint-sell = Nothing can be placed: Sell the tile below.
neom-show-stones = Cornerstones { $count }
neom-show-hand = Tiles
