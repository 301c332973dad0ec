# What the Skylines board says. What happens, and why something is not allowed, the game's own messages say.
skylines-map = The city
skylines-administration = Administration
skylines-partners = Players, stacks and log
skylines-tray = Your cards
skylines-your-cards = Your cards
skylines-roles = Roles offered
skylines-in-hand = In your hand
skylines-in-hand-none = none of your cards
skylines-shapes = Shapes of the zone
skylines-shape = Shape
skylines-sources = Stacks and exchange pile
skylines-pieces = Pieces to lay
skylines-skyline = Skyline
skylines-treasury = Treasury
skylines-milestone = Milestone { $now } of { $of }
skylines-planners = { $count ->
    [one] 1 player
   *[other] { $count } players
}
skylines-token = Starting player
skylines-token-means = The Starting player has the next turn after a Milestone, and the last word on the piece to develop. Whoever ends a Milestone becomes it.
skylines-milestone-means = At the end of each Milestone, Happiness is added to the skyline, and the next piece is developed. The last one ends the game.
skylines-district-wants = { $wanted ->
    [one] Every district needs a tile before the Milestone may end; this one has none yet.
   *[other] Every district needs { $wanted } tiles before the Milestone may end; this one has { $tiles ->
        [0] none yet
       *[other] only { $tiles }
    }.
}
skylines-short = { $amount } short
skylines-you-turn = you · your turn
skylines-tab-city = City
skylines-pile = Exchange pile
skylines-pile-empty = No cards
skylines-no-components = The game’s components could not be loaded. Load the page again.
skylines-moment = One moment …
skylines-reconstructed = Figures reconstructed, not printed

# types
skylines-type-residential = Residential
skylines-type-commercial = Commercial
skylines-type-industrial = Industrial
skylines-type-power = Power
skylines-type-water = Water
skylines-type-garbage = Garbage
skylines-type-healthcare = Healthcare
skylines-type-education = Education
skylines-type-transport = Public Transport
skylines-type-fire = Fire
skylines-type-police = Police
skylines-type-parks = Parks
skylines-type-unique = Unique building
skylines-type-policy = Policy
skylines-type-news = News
skylines-type-role = Role

skylines-of-residential = Residential zones
skylines-of-commercial = Commercial zones
skylines-of-industrial = Industrial zones
skylines-of-power = Power
skylines-of-water = Water
skylines-of-garbage = Garbage
skylines-of-healthcare = Healthcare
skylines-of-education = Education
skylines-of-transport = Public Transport
skylines-of-fire = Fire
skylines-of-police = Police
skylines-of-parks = Parks
skylines-of-unique = Unique buildings
skylines-of-policy = Policies
skylines-of-zone = Zones
skylines-of-utility = Utilities
skylines-of-service = Services

# cards
skylines-stage = Stage { $stage }
skylines-heading = { $name }, { $type }.
skylines-heading-stage = { $name }, { $type }, Stage { $stage }.
skylines-costs = Costs { $cost }.
skylines-costs-money = { $amount } money
skylines-reward = Brings { $reward }.
skylines-reward-if = With { $condition }: { $reward }.
skylines-if-services = { $list } available
skylines-if-zones = { $count ->
    [one] another { $type ->
        [residential] Residential
        [commercial] Commercial
       *[industrial] Industrial
    } zone in the district
   *[other] { $count } other { $type ->
        [residential] Residential
        [commercial] Commercial
       *[industrial] Industrial
    } zones in the district
}
skylines-if-track = { $bound ->
    [below] { $track } below { $amount }
    [above] { $track } above { $amount }
   *[equals] { $track } at { $amount }
}
skylines-reach-neighbours = Serves adjacent zones.
skylines-reach-district = Serves its whole district.
skylines-reach-tag-neighbours = serves adjacent zones
skylines-reach-tag-district = serves its district
skylines-reach-word-neighbours = adjacent
skylines-reach-word-district = district
skylines-reach-short-neighbours = serves adjacent zones
skylines-reach-short-district = serves its district
skylines-effect-price = { $of }: { $amount } money { $way ->
    [less] cheaper
   *[more] more expensive
}.
skylines-effect-cost = { $of }: { $track } cost reduced by { $amount }.
skylines-effect-burden = { $of }: { $track } { $signed } extra.
skylines-effect-gain = Each card for { $of }: { $track } { $signed }.
skylines-effect-milestone = At the end of each Milestone: { $track } { $signed }.
skylines-effect-exchange = An exchange on your turn costs { $amount } money { $way ->
    [less] less, but at least 1
   *[more] more
}.
skylines-effect-swap = An exchange between Milestones costs { $amount } money { $way ->
    [less] less
   *[more] more
}.
skylines-effect-develop = A new board piece costs { $amount } money { $way ->
    [less] less
   *[more] more
}.
skylines-effect-wages = Each Milestone, Employment away from 0 costs { $amount } money { $way ->
    [less] less
   *[more] more
}.
skylines-effect-reach = Stage I services serve their whole district.
skylines-effect-deaf = { $of } can’t be used.
skylines-effect-ban = { $of } can’t be played.
skylines-effect-ban-stage = Stage { $stage } cards can’t be played.
skylines-news-until = Until the Milestone ends or another news card is drawn.
skylines-news-touches = This news affects this card

# squares and places
skylines-board = Piece { $board }
skylines-board-next = next Milestone
skylines-look = Show piece { $board }
skylines-zoom = Size of the map
skylines-zoom-in = Enlarge
skylines-zoom-out = Reduce
skylines-zoom-fit = Fit
skylines-tracks = Tracks
skylines-ruler = Ruler: { $track }
skylines-board-later = not adjacent yet
skylines-square-down = { $square }, piece { $board }, face down, costs { $cost }
skylines-square-none = { $water ->
    [yes] { $square }, water
   *[no] { $square }, outside the map
}
skylines-empty = empty
skylines-district = district of { $size ->
    [one] 1 square
   *[other] { $size } squares
}, tiles: { $tiles }{ $services ->
    [0] {""}
   *[other] , served by { $list }
}
skylines-legal-here = Possible here
skylines-not-legal = Not possible here
skylines-not-now = Can’t be played now
skylines-uses = uses { $list }
skylines-used = in use
skylines-reward-given = reward included
skylines-reward-none = no reward here
skylines-no-change = Nothing moves
skylines-move = { $line } { $from } → { $to }
skylines-decision = Your choice
skylines-would-be = would be { $to }
skylines-lost-warning = { $cause ->
    [bankrupt] This loses the game: The treasury can’t pay
    [unhappy] This loses the game: The residents are too unhappy
    [abandoned] This loses the game: The city is abandoned
   *[other] This loses the game
}
skylines-lost-because = { $cause ->
    [bankrupt] loses the game: can’t pay
    [unhappy] loses the game: too unhappy
    [abandoned] loses the game: abandoned
   *[other] loses the game
}
skylines-ending-now = If the Milestone ends now: { $moves }.
skylines-slot = Column { $column }, row { $row }

# what to do
skylines-ask-act = { $can ->
    [play-exchange] Choose a card to play or exchange
    [play] Choose a card to play
    [exchange] Choose a card to exchange
   *[end] End the Milestone
}
skylines-why-act = { $players ->
    [one] { $end ->
        [yes] Or end the Milestone.
       *[no] Then you draw another.
    }
   *[other] { $end ->
        [yes] Or end the Milestone. All cards are face up: Plan together.
       *[no] All cards are face up: Plan together.
    }
}
skylines-why-only-end = { $forced ->
    [yes] The stacks are empty: The game ends with it, and no more tiles are needed.
   *[no] There is nothing else you can do.
}
skylines-ask-play = Play { $card }?
skylines-ask-exchange = Exchange { $card }?
skylines-ask-end = { $last ->
    [yes] End the last Milestone, and the game?
   *[no] End the Milestone?
}
skylines-ask-tile = Choose a shape: { $type }
skylines-why-tile = Any tile of this type will do; locked ones can’t be placed now.
skylines-count-shapes = { $count ->
    [one] 1 shape fits
   *[other] { $count } shapes fit
}
skylines-ask-place = Place { $card }
skylines-why-place-tap = Tap where it goes, then build.
skylines-why-place = Click to put it down, again to build. N: next place.
skylines-count-places = { $count ->
    [one] 1 place fits
   *[other] { $count } places fit
}
skylines-ask-draw = { $from ->
    [both] Draw a card, or take one from the exchange pile
    [pile] Take a card from the exchange pile
   *[stacks] { $reason ->
        [news] News! Draw another card
        [policy] Draw a card for the discarded policy
       *[other] Draw a card
    }
}
skylines-why-draw = { $reason ->
    [swap] One for each card you exchanged.
   *[other] Later stages cost more and bring more.
}
skylines-ask-swap = { $can ->
    [yes] Exchange a card, or go on
   *[no] Go on: No exchange is possible now
}
skylines-why-swap = { $price ->
    [0] Exchange cards you don’t need; it is free for you.
   *[other] Exchange cards you don’t need; each costs { $price } money.
}
skylines-swapped = { $count ->
    [one] 1 card exchanged so far.
   *[other] { $count } cards exchanged so far.
}
skylines-swap-hint = { $price ->
    [0] Each card is free for you.
   *[other] { $price } money per card.
}
skylines-ask-keep = Keep one of two roles
skylines-why-keep = { $players ->
    [one] You keep it for the whole game.
   *[other] You keep it for the whole game; the others see it.
}
skylines-ask-develop-first = Choose the first piece
skylines-ask-develop = Choose the next piece
skylines-why-develop = You pay for it from the treasury and turn it face up.
skylines-count-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
skylines-ask-lay = Lay a piece
skylines-why-lay = Land meets land, water meets water. R turns the piece.
skylines-plays-now = { $name } is playing { $card }.
skylines-doing = { $phase ->
    [act] Choosing an action.
    [draw] Drawing a card.
    [swap] Exchanging cards between Milestones.
    [keep] Choosing a role.
    [develop] Choosing a piece.
    [lay] Laying the pieces.
   *[other] Setting up.
}

# buttons
skylines-turn = Turn
skylines-flip = Flip
skylines-do-play = { $policy ->
    [yes] Enact it
   *[no] Play it
}
skylines-do-exchange = Exchange it
skylines-do-end = End it
skylines-do-tile = Take this shape
skylines-do-place = Build here
skylines-do-draw = Draw from Stage { $stage }
skylines-do-take = Take { $card }
skylines-do-swap = Exchange it
skylines-go-take = Take this card
skylines-go-keep = Keep this role
skylines-do-done = Go on
skylines-do-keep = Keep { $card }
skylines-do-develop = Develop piece { $board }
skylines-do-lay = Lay piece { $board }
skylines-called-play = { $policy ->
    [yes] Enact { $card }
   *[no] Play { $card }
}
skylines-called-exchange = Exchange { $card }
skylines-called-end = End the Milestone
skylines-called-swap = Exchange { $card }
skylines-option-exchange = Exchange the card
skylines-option-end = End the Milestone
skylines-option-end-last = End the game
skylines-option-done = { $count ->
    [0] Exchange nothing
    [one] Done: draw 1
   *[other] Done: draw { $count }
}
skylines-stack = Stage { $stage } stack, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
skylines-stack-stage = Stage { $stage }
skylines-stack-hint = { $stage ->
    [1] simple and cheap
    [2] serves districts
   *[3] costly but powerful
}
skylines-left = { $count } left

# the chart of a replay
skylines-chart-happiness = Happiness
skylines-chart-red = Tracks in the red

# the contents of the box, beside the rules
skylines-box-parts = Components
skylines-box-number = No. { $number }
skylines-box-cards = Construction cards of Stage { $stage }
skylines-box-unique = Unique buildings
skylines-box-unique-does = From Scenario 1 on. Lasting effects apply to everyone once the building stands.
skylines-box-role = Roles
skylines-box-role-does = From Scenario 2 on. Everyone has one; it applies to its owner’s actions, but what it gives at a Milestone comes for everyone.
skylines-box-policy = Policies
skylines-box-policy-does = From Scenario 3 on. Played once, like a card, without a tile.
skylines-box-news = News
skylines-box-news-does = In Scenarios 4 and 5. News affects everyone until the Milestone ends or another news card is drawn.
skylines-box-tiles = Tiles of the zones
skylines-box-tiles-do = For a zone you take any tile of its type that is left. The tiles of all other buildings are shown with their cards.
skylines-origin = { $from ->
    [printed] Printed
    [derived] Follows from the rulebook
   *[other] Reconstructed
}: { $data }.
skylines-datum-name = name
skylines-datum-stage = Stage
skylines-datum-type = type
skylines-datum-shape = tile
skylines-datum-cost = cost
skylines-datum-condition = condition
skylines-datum-reward = reward
skylines-datum-effects = effect
skylines-datum-count = number of tiles
skylines-datum-land = land
skylines-datum-right = streets
skylines-datum-below = streets
skylines-datum-layout = map
skylines-datum-parts = components
skylines-datum-money = money
skylines-datum-low = lower end
skylines-datum-high = upper end
skylines-datum-success = what is a success
skylines-box-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
skylines-box-boards = Board pieces
skylines-box-board = Costs { $cost } to develop; { $count ->
    [one] 1 square
   *[other] { $count } squares
} of land
skylines-box-scenarios = Scenarios and their maps
skylines-box-scenario = { $money } money; pieces { $boards }
skylines-box-drawn = 12, 10 or 8 money by difficulty; four pieces, drawn at random and laid as you like
skylines-box-with = { $map }; with { $parts }
skylines-part-unique = unique buildings
skylines-part-roles = roles
skylines-part-policies = policies
skylines-part-news = news
skylines-box-track = From { $low } to { $high }

# the rules: what is written in their drawings
skylines-figure-type = type
skylines-figure-costs = costs
skylines-figure-condition = condition
skylines-figure-stage = stage
skylines-figure-reward = reward

# the end
skylines-end-after = Milestone { $milestone } of { $milestones } · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
skylines-end-lost = The city failed
skylines-end-success = Success
skylines-end-short = Not yet a success
skylines-end-how = Overall Happiness: { NUMBER($score) }. { $nuisances ->
    [0] Nothing was lost to Pollution, Traffic and Crime.
    [one] 1 was lost to Pollution, Traffic and Crime.
   *[other] { $nuisances } were lost to Pollution, Traffic and Crime.
}
skylines-end-cause = { $cause ->
    [bankrupt] The treasury couldn’t pay what was due.
    [stuck] The active player could neither play nor exchange a card nor end the Milestone.
    [unhappy] The residents became too unhappy: Happiness fell to −5.
   *[abandoned] Overall Happiness fell so low that everyone left.
}
skylines-end-table = Success table
skylines-below = below { $amount }
skylines-end-point = Choose a track to highlight the tiles that move it.
skylines-end-light = { $track }: highlight the tiles that move it
skylines-end-lit = { $count ->
    [0] No tile moves it.
    [one] 1 tile of { $tiles } moves it: { $names }.
   *[other] { $count } tiles of { $tiles } move it: { $names }.
}

# keys
skylines-key-1-9 = choose a card, shape or stack
skylines-key-arrows = move on the map, through your cards
skylines-key-N = next legal place
skylines-key-R = turn the tile (or the wheel)
skylines-key-F = flip the tile
skylines-key-S = next shape of the zone (or Shift and the wheel)
skylines-key-0 = show all of the city
skylines-key-zoom = nearer, farther
skylines-key-Enter = confirm
skylines-key-Esc = put back
skylines-key-E = end the Milestone
skylines-key-T = exchange the card
skylines-key-X = point at this square for everyone
skylines-key-G = to the map
skylines-key-A = to your cards
skylines-key-L = to the log

# What stretches of a match that is over are called on its slider
head-milestone = Milestone { $amount }
# since one's last turn: what others did, after the seal that stands for who

skylines-since-piece-laid = laid piece { $board }
skylines-since-role = took the role { $things }
skylines-since-developed = developed piece { $board }
skylines-since-built = built { $things }
skylines-since-exchanged = exchanged { $things }
skylines-since-swapped = exchanged { $things }
skylines-since-drew = drew { $things }
skylines-since-took = took { $things }
skylines-since-ended-milestone = ended Milestone { $amount }
skylines-since-milestone = Milestone { $amount } began
skylines-since-news = News: { $things }
