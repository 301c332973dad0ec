# The words of the Mayor board; types, colours and names come from the game’s own messages and the edition.
mayor-map = City board
mayor-squares = Squares
mayor-spaces = Spaces of the streets
mayor-ends = Where the piece can stop
mayor-overview = Overview
mayor-zoom-in = Zoom in
mayor-zoom-out = Zoom out
mayor-rondel = Rondel
mayor-market = Market
mayor-side = Rondel, Market and log
mayor-seats = Players
mayor-tray = Tiles in front of the players
mayor-decision = Your choice
mayor-event = Event
mayor-tab-preview = Preview
mayor-tab-rondel = Rondel
mayor-tab-market = Market
mayor-no-components = The game’s components could not be loaded. Reload the page.
mayor-reconstructed = Reconstructed, partly or fully; the original was not available.

# the map in words
mayor-letter-N = N
mayor-letter-S = S
mayor-region-N = North
mayor-region-S = South
mayor-outer = outer
mayor-inner = inner
mayor-square = Block { $block }, { $corner ->
    [1] top left
    [2] top right
    [3] bottom left
   *[other] bottom right
}
mayor-beside = beside { $colours }
mayor-beside-end = beside space { $end } only
mayor-empty = empty
mayor-amenity-lies = its amenity is still there
mayor-legal = legal
mayor-not-legal = not legal
mayor-street = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
} street
mayor-corner = corner
mayor-end = end of the track
mayor-piece-of = { $name }’s { $piece ->
    [banker] Banker
   *[citizen] Citizen
}
mayor-towards = onward to { $number }, { $street }
mayor-end-at = { $piece ->
    [banker] Banker
   *[citizen] Citizen
} to { $number }{ $streets ->
    [0] {""}
   *[other] {" along "}{ $through }
}
mayor-pushed-on = moved on past an occupied space

# figures
mayor-vp = { $amount } VP
mayor-gp = { $amount } gold
mayor-gold = { $amount } gold
mayor-nothing = nothing
mayor-col-vp = VP
mayor-col-gp = gold
mayor-none = none
mayor-times = { $times }×:

# why something is scored or paid
mayor-why-red = red
mayor-why-yellow = yellow
mayor-why-blue = blue
mayor-why-green = green
mayor-why-N = N
mayor-why-S = S
mayor-why-outer = outer
mayor-why-inner = inner
mayor-why-own = own piece
mayor-why-piece = piece on the street
mayor-why-bank = Bank
mayor-why-shop = Shop
mayor-why-church = Church
mayor-why-park = Park
mayor-why-statue = Statue
mayor-why-steps = extra spaces
mayor-why-price = price
mayor-why-rainbow = Rainbow
mayor-why-match = placement
mayor-why-pass = passing
mayor-why-reward = amenity
mayor-rainbow = { $amount } for the Rainbow
mayor-no-match = nothing matches
mayor-no-piece = no piece beside it
mayor-pushed = moves on past an occupied space
mayor-lost = stops before 50; the rest is lost
mayor-later = a later choice may change it

# market and rondel
mayor-price-now = Price now
mayor-pays = { $kind ->
    [cost] { $vp } VP, −{ $gp } gold
    [both] { $vp } VP + { $gp } gold
    [vp] { $vp } VP
   *[gp] { $gp } gold
}
mayor-pays-park = by its block
mayor-a-match = per match
mayor-line-empty = sold out
mayor-sold-out = sold out
mayor-turning = the next tile is being turned up
mayor-claimed = takes the amenity
mayor-note-there = { $where }: { $why }.
mayor-costs = costs { $cost } gold
mayor-backs = { $count ->
    [one] 1 more behind it
   *[other] { $count } more behind it
}
mayor-rising = prices rise
mayor-falling = prices fall
mayor-neutral-marker = neutral
mayor-neutral = { $count ->
    [one] a neutral marker
   *[other] { $count } neutral markers
}
mayor-free = free
mayor-step = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $cost ->
    [0] free
   *[other] { $cost } gold
}
mayor-steps = Extra spaces cost { $costs } gold

# the top of the page
mayor-lines-empty = Lines sold out
mayor-of = { $count } of { $all }
mayor-office-at = Mayor at
mayor-lines = { $empty ->
    [0] No line sold out
    [one] 1 line sold out
   *[other] { $empty } lines sold out
}; at { $closing }, the last placements begin; the Mayor’s office is on space { $office }
mayor-final-round = Last placements

# what to do
mayor-moment = One moment …
mayor-ask-move = Move your marker
mayor-note-move = One space costs nothing; 2 to 5 spaces cost { $costs } gold.
mayor-count-steps = { $count ->
    [one] 1 space within reach
   *[other] { $count } spaces within reach
}
mayor-ask-act = { $can ->
    [buy-place-use] Buy, place, use an amenity or pass
    [buy-place] Buy, place or pass
    [buy-use] Buy, use an amenity or pass
    [place-use] Place, use an amenity or pass
    [buy] Buy or pass
    [place] Place or pass
    [use] Use an amenity or pass
   *[none] You can only pass
}
mayor-note-act = Your marker is on { $type ->
    [bank] Bank, red
    [shop] Shop, yellow
    [church] Church, blue
    [park] Park, green
   *[statue] Statue, the Rainbow
}.
mayor-ask-place = Place your { $type ->
    [bank] Bank
    [shop] Shop
    [church] Church
    [park] Park
   *[statue] Statue
} { $colour ->
    [red] beside a red street
    [yellow] beside a yellow street
    [blue] beside a blue street
    [green] beside a green street
   *[rainbow] with the Rainbow
}
mayor-ask-place-free = Place your { $type ->
    [bank] Bank
    [shop] Shop
    [church] Church
    [park] Park
   *[statue] Statue
} anywhere
mayor-note-place = Each square shows what it brings you.
mayor-count-squares = { $count ->
    [one] 1 legal square
   *[other] { $count } legal squares
}
mayor-ask-final = Place one last tile, or skip
mayor-note-final = The last placements: At most one tile each, beside the color your marker is on.
mayor-ask-use = { $amenity }: { $can ->
    [buy] Take a tile for free
    [place] Place a tile anywhere
   *[buy-place] Take a tile for free, or place one anywhere
}
mayor-note-use = Surcharges, colors, Events and the one-per-type rule don’t apply. Afterwards you get VP or gold, and lay the amenity.
mayor-ask-walk = { $piece ->
    [banker] Your Banker
   *[citizen] Your Citizen
} moves { $back ->
    [yes] back
   *[no] forward
}{ $amount ->
    [0] {""}
   *[other] {" "}{ $amount }
}. Where to?
mayor-count-ends = { $count ->
    [one] 1 space to choose
   *[other] { $count } spaces to choose from
}
mayor-ask-order = Which piece moves first, and where to?
mayor-note-order = { $back ->
    [yes] You are due { $vp } VP and have to pay { $gp } gold.
   *[no] You are due { $vp } VP and { $gp } gold.
}
mayor-walk-for = { $for ->
    [fee] For the extra spaces on the rondel.
    [price] For the tile.
    [rainbow] For the Rainbow.
    [placement] For the placement.
    [pass] For passing.
   *[reward] For the amenity.
}
mayor-ask-reward = Choose your reward: VP or gold
mayor-note-reward = Your reward for using the { $amenity }.
mayor-ask-lay = Lay the { $amenity } on any empty square
mayor-note-lay = Nothing else can be placed there after that.
mayor-ask-event = Choose the new Event
mayor-note-event = Only you can see the three.
mayor-note-waiting = { $phase ->
    [final] The last placements.
   *[other] It’s { $name }’s turn.
}
mayor-note-walking = { $name } is choosing a way.

# the card of choices
mayor-standings = The race
mayor-head-move = The marker
mayor-head-walk = Ways
mayor-head-reward = Reward
mayor-head-lay = The amenity
mayor-head-event = Three Events
mayor-head-act = Your action
mayor-if-move = If you move to { $type ->
    [bank] Bank
    [shop] Shop
    [church] Church
    [park] Park
   *[statue] Statue
}
mayor-if-place = { $type ->
    [bank] The Bank
    [shop] The Shop
    [church] The Church
    [park] The Park
   *[statue] The Statue
} on { $where }
mayor-there = { $colour ->
    [red] There, tiles go beside red streets.
    [yellow] There, tiles go beside yellow streets.
    [blue] There, tiles go beside blue streets.
    [green] There, tiles go beside green streets.
   *[rainbow] There, the color of the street doesn’t matter: It’s the Rainbow.
}
mayor-there-buy = The tile costs you { $cost } gold there.
mayor-there-empty = The line is sold out.
mayor-hint-tile = Or pick up one of your tiles to place it.
mayor-hint-square = Choose a square on the map.
mayor-from-to = { $piece ->
    [banker] Banker
   *[citizen] Citizen
} { $from }→{ $to }
mayor-first-citizen = Citizen first
mayor-first-banker = Banker first
mayor-do-buy = { $free ->
    [yes] Take the
   *[no] Buy the
} { $type ->
    [bank] Bank
    [shop] Shop
    [church] Church
    [park] Park
   *[statue] Statue
}
mayor-do-use = Use { $amenity }
mayor-brief-buy = { $free ->
    [yes] Take
   *[no] Buy
}
mayor-do-pass = Pass
mayor-do-waive = Skip
mayor-do-score = Score
mayor-do-claim = Take the { $amenity } instead
mayor-do-reward = { $line ->
    [gp] Take gold
   *[vp] Take VP
}
mayor-go-move = { $type ->
    [bank] Move to Bank
    [shop] Move to Shop
    [church] Move to Church
    [park] Move to Park
   *[statue] Move to Statue
}
mayor-go-place = { $type ->
    [bank] Place Bank
    [shop] Place Shop
    [church] Place Church
    [park] Place Park
   *[statue] Place Statue
}
mayor-go-claim = Place and take { $amenity }
mayor-go-lay = Lay it there
mayor-go-walk = { $piece ->
    [banker] Banker
   *[citizen] Citizen
} to { $number }

# seats
mayor-your-turn = your turn
mayor-active = their turn
mayor-your-tiles = Your tiles
mayor-tiles-of = Tiles of { $name }

# events and amenities
mayor-event-closed = You can’t place beside { $colours } streets.
mayor-event-surcharge = { $kinds ->
    [5] All tiles cost { $amount } gold more.
   *[other] { $types } cost { $amount } gold more.
}
mayor-event-barred = { $types } may not be placed.
mayor-event-none = No restrictions.
mayor-stack = { $count ->
    [one] 1 Event in the stack
   *[other] { $count } Events in the stack
}
mayor-stack-known = { $count ->
    [one] 1 Event in the stack
   *[other] { $count } Events in the stack
}{ $known ->
    [0] {""}
   *[other] {", known to you: "}{ $names }
}
mayor-amenity-does = Block { $block }. On a later turn: Take a tile for free, or place one anywhere; then get VP or gold, and lay the amenity on an empty square.

# the contents of the box, beside the rules
mayor-box-parts = Components by kind
mayor-box-rondel = { $colour ->
    [red] On the rondel: red.
    [yellow] On the rondel: yellow.
    [blue] On the rondel: blue.
    [green] On the rondel: green.
   *[rainbow] On the rondel: the Rainbow.
}
mayor-box-pays = Brings { $pays }.
mayor-box-prices = Prices from the first tile to the last: { $prices }
mayor-box-number = No. { $number }
mayor-box-block = Block { $block }
mayor-box-amenities = Civic Amenities
mayor-box-amenity-does = If you are the first to place in its block, you may take it instead of scoring. On a later turn: Take a tile for free, or place one anywhere; then get VP or gold, and lay the amenity on an empty square.
mayor-box-events = Events

# the rules: what is written in their drawings
mayor-figure-corner = corner
mayor-figure-street = street: three spaces
mayor-figure-square = squares beside it
mayor-figure-outer = + is outer
mayor-figure-inner = o is inner
mayor-figure-north = N is North
mayor-figure-letter = block B
mayor-figure-beside = street beside B3 and B4
mayor-figure-color = color
mayor-figure-region = North or South
mayor-figure-section = outer or inner
mayor-figure-ada = Ada
mayor-figure-ben = Ben
mayor-figure-shop = Ada’s Shop
mayor-figure-ada-banker = Ada’s Banker
mayor-figure-ben-banker = Ben’s Banker
mayor-figure-ben-citizen = Ben’s Citizen
mayor-figure-cleo-citizen = Cleo’s Citizen
mayor-figure-icon = { $type ->
    [bank] { type-bank }
    [shop] { type-shop }
    [church] { type-church }
   *[statue] { type-statue }
}: { $times ->
    [1] once
   *[other] twice
}

# the end
mayor-end-turns = { $count ->
    [one] After 1 turn
   *[other] After { $count } turns
}
mayor-end-headline = { $count ->
    [one] { $names } is Mayor
   *[other] { $names } share the Mayor’s office
}
mayor-end-how = { $how ->
    [mayor] A Citizen reached the Mayor’s office on space { $number }.
    [lines] Lines of the Market sold out: { $closing }; the leader stood on { $number }.
   *[standstill] Everyone did nothing but pass for 25 rounds; the leader stood on { $number }.
}
mayor-rank = Rank
mayor-left-over = Not placed
mayor-office = Mayor
mayor-end-point = Choose a name to highlight the tiles that brought it VP or gold.
mayor-end-lit = { $count ->
    [0] No tile brought { $name } anything.
    [one] 1 tile brought { $name } { $sum }.
   *[other] { $count } tiles brought { $name } { $sum } in all.
}
mayor-race = The race to the Mayor’s office
mayor-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}

# keys
mayor-key-1-9 = tile, space on the rondel, or where a piece stops
mayor-key-arrows = move on the map; along the streets, up leads toward 50
mayor-key-N = next legal square; Shift + N: the one before
mayor-key-Enter = select, then confirm
mayor-key-Esc = put back
mayor-key-M = Market
mayor-key-O = rondel
mayor-key-G = squares of the City
mayor-key-S = streets of the City
mayor-key-A = your tiles
mayor-key-L = log

# What stretches of a match that is over are called on its slider
head-turn = Turn { $amount }
# since one's last turn: what others did, after the seal that stands for who

mayor-since-placed = placed { $things } { $square }
mayor-since-laid = laid { $things } { $square }
mayor-since-claimed = took { $things }
mayor-since-bought = bought { $things } for { $cost }
mayor-since-bought-main = bought { $things }
mayor-since-got = got { $things } for free
mayor-since-got-main = got { $things }
mayor-since-used = used { $things }
mayor-since-passed = passed
mayor-since-waived = placed nothing
mayor-since-scored-beside = scored beside it
mayor-since-scored-beside-main = scored too
mayor-since-moved = moved to { $things }
mayor-since-event = New Event: { $things }
mayor-since-event-brief = New: { $things }
mayor-since-final = The last placements began
mayor-since-final-brief = Last placements
mayor-since-mayor = { $name } is the new Mayor
