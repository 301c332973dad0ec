# The words of the Mayor board; types, colours and names come from the game's own messages and the edition.
mayor-map = City board
mayor-squares = Squares
mayor-spaces = Spaces of the streets
mayor-ends = Ends of the walk
mayor-overview = The whole City
mayor-zoom-in = Closer
mayor-zoom-out = Farther
mayor-rondel = Rondel
mayor-market = Market
mayor-side = Rondel, market and log
mayor-seats = Players
mayor-tray = Tiles in front of the players
mayor-decision = Your choice
mayor-event = Event
mayor-tab-preview = Preview
mayor-tab-rondel = Rondel
mayor-tab-market = Market
mayor-no-components = The contents of the box could not be read. Load the page again.
mayor-reconstructed = Reconstructed, in part or whole: the printed one is lost.

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
mayor-beside-end = beside { $end } alone
mayor-empty = empty
mayor-amenity-lies = its amenity still lies there
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
   *[other] {" by "}{ $through }
}
mayor-pushed-on = pushed on

# figures
mayor-vp = { $amount } VP
mayor-gp = { $amount } gold
mayor-gold = { $amount } gold
mayor-nothing = nothing
mayor-col-vp = VP
mayor-col-gp = gold
mayor-none = none
mayor-times = { $times }×: { $why }

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
mayor-why-steps = further spaces
mayor-why-price = price
mayor-why-rainbow = rainbow
mayor-why-match = placement
mayor-why-pass = passing
mayor-why-reward = amenity
mayor-rainbow = { $amount } for the rainbow
mayor-no-match = nothing matches
mayor-no-piece = no piece beside it
mayor-pushed = goes on past a taken space
mayor-later = a choice to come may change it

# market and rondel
mayor-price-now = Price now
mayor-pays = { $kind ->
    [cost] { $vp } VP, pay { $gp }
    [both] { $vp } VP + { $gp } gold
    [vp] { $vp } VP
   *[gp] { $gp } gold
}
mayor-pays-park = by its block
mayor-a-match = a match
mayor-line-empty = sold out
mayor-sold-out = sold out
mayor-turning = the next tile is being turned up
mayor-claimed = takes the amenity
mayor-note-there = { $where }: { $why }.
mayor-costs = costs { $cost } gold
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
   *[other] { $cost } gold
}
mayor-steps = Further spaces cost { $costs } gold

# the top of the page
mayor-lines-empty = Lines empty
mayor-of = { $count } of { $all }
mayor-office-at = Office at
mayor-lines = { $empty } of { $closing } lines empty; the office is at { $office }
mayor-final-round = Last placements

# what to do
mayor-moment = One moment …
mayor-ask-move = Move your marker
mayor-note-move = One space is free; 2 to 5 spaces cost { $costs } gold.
mayor-count-steps = { $count ->
    [one] 1 space within reach
   *[other] { $count } spaces within reach
}
mayor-ask-act = { $can ->
    [yes-yes] Buy, place or pass
    [yes-no] Buy or pass
    [no-yes] Place or pass
   *[no-no] Nothing to buy or place: pass
}
mayor-note-use-too = { $count ->
    [one] Or use your amenity.
   *[other] Or use an amenity of yours.
}
mayor-note-act = Your marker stands on { $type ->
    [bank] Bank, red
    [shop] Shop, yellow
    [church] Church, blue
    [park] Park, green
   *[statue] Statue, the rainbow
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
   *[rainbow] anywhere, by the rainbow
}
mayor-ask-place-free = Place your { $type ->
    [bank] Bank
    [shop] Shop
    [church] Church
    [park] Park
   *[statue] Statue
} anywhere
mayor-note-place = What each square brings you stands on it.
mayor-count-squares = { $count ->
    [one] 1 legal square
   *[other] { $count } legal squares
}
mayor-ask-final = Place a last tile, or none
mayor-note-final = The last placements: one tile each, by the color of your marker.
mayor-ask-use = { $amenity }: take a tile for nothing, or place one anywhere
mayor-note-use = No surcharge, no color, no event and no neighbor is in the way. Afterwards it earns VP or gold, and is laid.
mayor-ask-walk = { $piece ->
    [banker] { $back ->
        [yes] Your Banker walks back { $amount }: where?
       *[no] Your Banker walks on { $amount }: where?
    }
   *[citizen] { $back ->
        [yes] Your Citizen walks back { $amount }: where?
       *[no] Your Citizen walks on { $amount }: where?
    }
}
mayor-count-ends = { $count ->
    [one] 1 end
   *[other] { $count } ends
}
mayor-ask-order = Which piece walks first, and where?
mayor-note-order = Citizen { $vp }, Banker { $back ->
    [yes] back { $gp }
   *[no] { $gp }
}.
mayor-walk-for = { $for ->
    [fee] For the way on the rondel.
    [price] For the tile.
    [rainbow] For the rainbow.
    [placement] For the placement.
    [pass] For passing.
   *[reward] For the amenity.
}
mayor-ask-reward = Take { $vp } VP or { $gp } gold
mayor-note-reward = What the { $amenity } earns you.
mayor-ask-lay = Lay the { $amenity } on any empty square
mayor-note-lay = Nothing else can be built there then.
mayor-ask-event = Choose the event that comes into effect
mayor-note-event = Only you see the three.
mayor-note-waiting = { $phase ->
    [final] The last placements.
   *[other] { $name } is on turn.
}
mayor-note-walking = { $name } chooses a way.

# the card of choices
mayor-standings = The race
mayor-head-move = The marker
mayor-head-walk = Ways
mayor-head-reward = Reward
mayor-head-lay = The amenity
mayor-head-event = Three events
mayor-head-act = Your action
mayor-if-move = If you go on to { $type ->
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
    [red] You could place beside red streets.
    [yellow] You could place beside yellow streets.
    [blue] You could place beside blue streets.
    [green] You could place beside green streets.
   *[rainbow] You could place anywhere, for 1 VP.
}
mayor-there-buy = The tile costs you { $cost } there.
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
mayor-do-waive = Place nothing more
mayor-do-score = Score it
mayor-do-claim = Take { $amenity } instead
mayor-do-reward = { $vp ->
    [0] { $gp } gold
   *[other] { $vp } VP
}
mayor-go-move = { $type ->
    [bank] On to Bank
    [shop] On to Shop
    [church] On to Church
    [park] On to Park
   *[statue] On to Statue
}
mayor-go-place = { $type ->
    [bank] Place Bank
    [shop] Place Shop
    [church] Place Church
    [park] Place Park
   *[statue] Place Statue
}
mayor-go-claim = Place, and take { $amenity }
mayor-go-lay = Lay it there
mayor-go-walk = { $piece ->
    [banker] Banker
   *[citizen] Citizen
} to { $number }

# seats
mayor-your-turn = your turn
mayor-active = on turn
mayor-your-tiles = Your tiles
mayor-tiles-of = Tiles of { $name }

# events and amenities
mayor-event-closed = No building on { $colours } streets.
mayor-event-surcharge = { $kinds ->
    [5] All tiles cost { $amount } more.
   *[other] { $types } cost { $amount } more.
}
mayor-event-barred = No placing of { $types }.
mayor-event-none = Nothing is closed, dearer or barred.
mayor-stack = { $count } events in the stack
mayor-stack-known = { $count } events in the stack{ $known ->
    [0] {""}
   *[other] {", known to you: "}{ $names }
}
mayor-amenity-does = Block { $block }. On a later turn: take a tile for nothing, or place one anywhere; then VP or gold, and it is laid on an empty square.

# the contents of the box, beside the rules
mayor-box-parts = Parts of the box
mayor-box-rondel = { $colour ->
    [red] On the rondel: red.
    [yellow] On the rondel: yellow.
    [blue] On the rondel: blue.
    [green] On the rondel: green.
   *[rainbow] On the rondel: the Rainbow.
}
mayor-box-pays = Brings { $pays }.
mayor-box-prices = Prices from the first tile to the last: { $prices }
mayor-box-number = No. { $number }
mayor-box-block = Block { $block }
mayor-box-amenities = Civic Amenities
mayor-box-amenity-does = Taken instead of scoring by whoever is first to place in the block. On a later turn: a tile for nothing, or a placement anywhere; then VP or gold, and the amenity is laid on an empty square.
mayor-box-events = Events

# the end
mayor-end-turns = { $count ->
    [one] After 1 turn
   *[other] After { $count } turns
}
mayor-end-headline = { $count ->
    [one] { $names } is Mayor
   *[other] { $names } share the office
}
mayor-end-how = { $how ->
    [mayor] The town hall was reached, at { $number }.
    [lines] { $closing } lines of the market were sold out; nobody had come farther than { $number }.
   *[standstill] Nobody wanted to build any more; nobody had come farther than { $number }.
}
mayor-rank = Rank
mayor-left-over = Not built
mayor-office = Mayor
mayor-end-point = Point at a name to light up the tiles that brought it VP or gold.
mayor-end-lit = { $count ->
    [0] No placement brought { $name } anything.
    [one] 1 placement brought { $name } { $sum }.
   *[other] { $count } placements brought { $name } { $sum } in all.
}
mayor-race = The race to the town hall
mayor-turns = { $count } turns

# keys
mayor-key-1-9 = tile, step on the rondel, or end of a walk
mayor-key-arrows = move on the map; along the streets up counts towards 50
mayor-key-N = next legal square (Shift N: the one before)
mayor-key-Enter = hold, then confirm
mayor-key-Esc = let go
mayor-key-M = market
mayor-key-O = rondel
mayor-key-G = squares of the City
mayor-key-S = streets of the City
mayor-key-H = your tiles
mayor-key-L = log

# What stretches of a match that is over are called on its slider
head-turn = Turn { $amount }
# the guided first game
mayor-guide-aim-title = Two pieces of yours
mayor-guide-aim = Your Citizen stands on your victory points (VP), your Banker on your gold: the numbers of the streets are both score and purse. Whoever first brings a Citizen to the town hall on 50 is Mayor and has won.
mayor-guide-rondel-title = The rondel
mayor-guide-rondel = Every turn begins here. Your marker must go one space on, for nothing; two to five spaces cost 1, 3, 6 or 10 gold. Where it stops decides two things: which line of the Market is open to you, and along which color of street you can build.
mayor-guide-market-title = The Market
mayor-guide-market = Now you buy, build or pass. For sale to you is the face-up tile of your marker’s line; every other marker on your space makes it 1 gold dearer. Banks, Shops and Churches get cheaper with every tile sold, Parks and Statues dearer.
mayor-guide-paying-title = Gold is a walk back
mayor-guide-paying = You bought something, so your Banker goes back a space for each coin. Nobody can spend more gold than the number their Banker stands on, for the rondel and for tiles alike.
mayor-guide-tile-title = Reading a tile
mayor-guide-tile = A building shows three marks: a street color, N or S, and + or o. Each one that fits the square it is built on is a match, and every match pays. What has been bought waits in front of you until you build it.
mayor-guide-building-title = Building
mayor-guide-building = Pick up a tile, and the squares that are legal now are marked. They lie on a street of your marker’s color, whatever color is on the tile, and in a block without a tile of that type. What a square would bring is shown before you confirm.
mayor-guide-matches-title = What a match brings
mayor-guide-matches = A Bank brings 1 VP and 2 gold for each match, a Shop 4 gold, a Church 2 VP, and a Statue 3 VP for 1 gold of yours. If one of your own pieces stands on a street of the square, that is one more match.
mayor-guide-corners-title = Choosing the way
mayor-guide-corners = Your pieces walk what you earn, and walk back what you pay. Where the streets part at a white corner you choose between them. All ways are equally long, but only on a street can a piece earn something later, and each has its color.
mayor-guide-beside-title = Earning beside others
mayor-guide-beside = When somebody else builds and a piece of yours stands on a street of that square, you score the building once. The same holds for them when you build. Pieces on white corners stand on no street and get nothing.
mayor-guide-neutral-title = Neutral markers
mayor-guide-neutral = The grey markers belong to nobody. They make tiles on their space 1 gold dearer, like any marker. When one stands on your space at the end of your turn, it goes on to the next space without a marker.
mayor-guide-taken-title = Taken spaces
mayor-guide-taken = A space holds one piece, whoever owns it. A piece that would stop on a taken space goes on to the next free one. Walking forward that is a little more earned, walking back a little more paid.
mayor-guide-passing-title = Passing, and a full shelf
mayor-guide-passing = You may pass in any turn, and get 2 gold for it. With two players up to four tiles can lie in front of you; with four, nothing more can be bought until one of them is built.
mayor-guide-rainbow-title = The Rainbow
mayor-guide-rainbow = With your marker on Statue any empty square is open to you, whatever streets pass it. Building so costs 1 VP: before anything is counted, your Citizen goes back one space. Buying a Statue costs no VP.
mayor-guide-parks-title = Parks
mayor-guide-parks = A Park looks only at the buildings that lie in its block when it is built. Each of them scores again, as often as its icon is on the Park. Nobody else earns from that, and where your pieces stand doesn’t matter.
mayor-guide-lines-title = When lines sell out
mayor-guide-lines = Each of the five lines began with eight tiles, and what is left lies beside the price. When a third line has sold out, everybody places one more tile, and then the Citizen who has come furthest is Mayor.
mayor-guide-end-title = A new Mayor
mayor-guide-end = The game is over, and where the Citizens stand is the result. That was Mayor. Two variants can be added next time, alone or together: Events, which close streets and change prices, and Civic Amenities.
