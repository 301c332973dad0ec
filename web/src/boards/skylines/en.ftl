# What the Skylines board says. What happens, and why something is not allowed, the game's own messages say.
skylines-map = The city
skylines-administration = Administration
skylines-partners = Partners, stacks and log
skylines-tray = Your cards
skylines-your-cards = Your cards
skylines-roles = Roles offered
skylines-shapes = Shapes of the zone
skylines-sources = Stacks and exchange pile
skylines-pieces = Pieces to lay
skylines-skyline = Skyline
skylines-treasury = Treasury
skylines-milestone = Milestone { $now } of { $of }
skylines-planners = { $count ->
    [one] 1 planner
   *[other] { $count } planners
}
skylines-token = Starts the next Milestone
skylines-you-turn = you · your turn
skylines-tab-partners = Partners
skylines-tab-city = City
skylines-pile = Exchange pile
skylines-pile-empty = No cards yet
skylines-no-components = The contents of the box couldn’t be fetched. Load the page again.
skylines-moment = One moment …
skylines-reconstructed = Figures reconstructed, not printed
skylines-group-0 = Happiness
skylines-group-1 = Power · Water · Garbage
skylines-group-4 = Employment
skylines-group-5 = Pollution · Traffic · Crime

# types
skylines-type-residential = Residential
skylines-type-commercial = Commercial
skylines-type-industrial = Industrial
skylines-type-power = Power
skylines-type-water = Water
skylines-type-garbage = Garbage
skylines-type-healthcare = Healthcare
skylines-type-education = Education
skylines-type-transport = Public transport
skylines-type-fire = Fire service
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
skylines-of-transport = Public transport
skylines-of-fire = Fire service
skylines-of-police = Police
skylines-of-parks = Parks
skylines-of-unique = Unique buildings
skylines-of-policy = Policies
skylines-of-zone = Zones
skylines-of-utility = Utilities
skylines-of-service = Services

# cards
skylines-stage = stage { $stage }
skylines-heading = { $name }, { $type }.
skylines-heading-stage = { $name }, { $type }, stage { $stage }.
skylines-costs = Costs { $cost }.
skylines-reward = Brings { $reward }.
skylines-reward-if = With { $condition }: { $reward }.
skylines-if-services = { $list } in reach
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
skylines-reach-neighbours = Serves the zones beside it.
skylines-reach-district = Serves its whole district.
skylines-reach-tag-neighbours = serves its neighbors
skylines-reach-tag-district = serves its district
skylines-reach-short-neighbours = serves what lies beside it
skylines-reach-short-district = serves its district
skylines-effect-price = { $of }: { $amount } money { $way ->
    [less] cheaper
   *[more] dearer
}.
skylines-effect-cost = { $of }: { $track } costs { $amount } less.
skylines-effect-burden = { $of }: { $track } { $signed } on top.
skylines-effect-gain = With each card for { $of }: { $track } { $signed }.
skylines-effect-milestone = At the end of each Milestone: { $track } { $signed }.
skylines-effect-exchange = An exchange costs { $amount } { $way }.
skylines-effect-swap = Swapping a card between Milestones costs { $amount } { $way }.
skylines-effect-develop = A new board piece costs { $amount } { $way }.
skylines-effect-wages = Employment costs { $amount } { $way } at the end of a Milestone.
skylines-effect-reach = Stage I services serve their whole district.
skylines-effect-deaf = { $of } can’t be used.
skylines-effect-ban = No cards for { $of } may be played.
skylines-effect-ban-stage = No cards of stage { $stage } may be played.
skylines-news-until = Until the Milestone ends or other news come.
skylines-news-touches = The news concern this card

# squares and places
skylines-board = Piece { $board }
skylines-board-next = next milestone
skylines-board-later = not yet in reach
skylines-square-down = { $square }, piece { $board }, face down, costs { $cost }
skylines-square-none = { $water ->
    [yes] { $square }, water
   *[no] { $square }, outside the map
}
skylines-empty = empty
skylines-district = { $services ->
    [0] district of { $size } squares, tiles: { $tiles }
   *[other] district of { $size } squares, tiles: { $tiles }, served by { $list }
}
skylines-legal-here = Legal
skylines-not-legal = Not possible here
skylines-not-now = Can’t be played now
skylines-uses = uses { $list }
skylines-used = in use
skylines-reward-given = reward included
skylines-reward-none = no reward here
skylines-no-change = Nothing moves
skylines-move = { $line } { $from } → { $to }
skylines-decision = Your choice
skylines-would-be = would be { $to }
skylines-lost-warning = { $cause ->
    [bankrupt] This loses the game: the treasury can’t pay
    [unhappy] This loses the game: the citizens are too unhappy
    [abandoned] This loses the game: the city is abandoned
   *[other] This loses the game
}
skylines-lost-short = would lose the game
skylines-ending-now = Ending the Milestone now: { $moves }.
skylines-slot = Column { $column }, row { $row }

# what to do
skylines-ask-act = { $can ->
    [play] Choose a card to play or exchange
    [exchange] Choose a card to exchange
   *[end] End the Milestone
}
skylines-why-act = { $players ->
    [one] { $end ->
        [yes] Or end the Milestone.
       *[no] Then you draw another.
    }
   *[other] { $end ->
        [yes] Or end the Milestone. Partners’ cards lie open: plan together.
       *[no] Partners’ cards lie open: plan together.
    }
}
skylines-why-only-end = { $forced ->
    [yes] The stacks are empty: the game ends with it, and no more tiles are needed.
   *[no] There is nothing else you can do.
}
skylines-ask-play = Play { $card }?
skylines-ask-exchange = Exchange { $card }?
skylines-ask-end = { $last ->
    [yes] End the last Milestone, and the game?
   *[no] End the Milestone?
}
skylines-ask-tile = Choose a shape: { $type }
skylines-why-tile = Any tile of this color will do, but those with a lock find no room.
skylines-count-shapes = { $count ->
    [one] 1 shape fits
   *[other] { $count } shapes fit
}
skylines-ask-place = Place { $card }
skylines-why-place-tap = Tap where it is to lie, then build.
skylines-why-place = Click to put the tile down, click again to build. N: next place.
skylines-count-places = { $count ->
    [one] 1 place fits
   *[other] { $count } places fit
}
skylines-ask-draw = { $pile ->
    [yes] { $reason ->
        [news] News! Draw another card
       *[other] Draw a card, or take one from the exchange pile
    }
   *[no] { $reason ->
        [news] News! Draw another card
        [policy] Draw for the policy that expired
       *[other] Draw a card
    }
}
skylines-why-draw = { $reason ->
    [swap] One for each card laid down.
   *[other] Later stages cost more and bring more.
}
skylines-ask-swap = Swap cards between Milestones
skylines-why-swap = { $price ->
    [0] Lay down what doesn’t help; it is free for you.
   *[other] Lay down what doesn’t help, { $price } money each, then draw as many.
}
skylines-swapped = { $count ->
    [one] 1 card laid down so far.
   *[other] { $count } cards laid down so far.
}
skylines-swap-hint = { $price ->
    [0] Each card is free for you.
   *[other] { $price } money a card.
}
skylines-ask-keep = Keep one of two roles
skylines-why-keep = It is yours for the whole game; the others see it.
skylines-ask-develop-first = Choose the piece to begin on
skylines-ask-develop = Choose the next piece
skylines-why-develop = It is paid from the treasury and turned over.
skylines-count-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
skylines-ask-lay = Lay a piece
skylines-why-lay = Land meets land, water meets water. R turns the piece.
skylines-plays-now = { $name } plays { $card }.
skylines-doing = { $phase ->
    [act] Choosing a card.
    [draw] Drawing a card.
    [swap] Swapping cards between Milestones.
    [keep] Choosing a role.
    [develop] Choosing the next piece.
    [lay] Laying the pieces.
   *[other] Setting up.
}

# buttons
skylines-turn = Turn
skylines-flip = Flip
skylines-do-play = { $policy ->
    [yes] Carry it out
   *[no] Play it
}
skylines-do-exchange = Exchange it
skylines-do-end = End it
skylines-do-tile = Take this shape
skylines-do-place = Build here
skylines-do-draw = Draw from stage { $stage }
skylines-do-take = Take { $card }
skylines-do-swap = Lay it down
skylines-do-done = Go on
skylines-do-keep = Keep { $card }
skylines-do-develop = Develop piece { $board }
skylines-do-lay = Lay piece { $board }
skylines-option-play = Play the card
skylines-option-exchange = Exchange the card
skylines-option-end = End the Milestone
skylines-option-end-last = End the game
skylines-option-done = { $count ->
    [0] Swap nothing
    [one] That’s all: draw 1
   *[other] That’s all: draw { $count }
}
skylines-stack = Stack of stage { $stage }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
skylines-stack-stage = Stage { $stage }
skylines-stack-hint = { $stage ->
    [1] simple and cheap
    [2] serves districts
   *[3] dear and strong
}
skylines-left = { $count } left

# the contents of the box, beside the rules
skylines-box-parts = Parts of the box
skylines-box-number = No. { $number }
skylines-box-cards = Construction cards of stage { $stage }
skylines-box-unique = Unique buildings
skylines-box-unique-does = From scenario 1 on. What lasts holds for everybody once it is built.
skylines-box-role = Roles
skylines-box-role-does = From scenario 2 on: everybody keeps one of two, and it holds for what its owner does.
skylines-box-policy = Policies
skylines-box-policy-does = From scenario 3 on: played like a card, once, without a tile.
skylines-box-news = News
skylines-box-news-does = In scenarios 4 and 5: they hold for everybody until the milestone ends or other news come.
skylines-box-tiles = Tiles of the zones
skylines-box-tiles-do = For a zone you take any tile of its type that is left. The tiles of all other buildings stand with their cards.
skylines-box-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
skylines-box-boards = Board pieces
skylines-box-board = Costs { $cost } to develop; { $count } squares of land
skylines-box-scenarios = Scenarios and their maps
skylines-box-scenario = { $money } money; pieces { $boards }
skylines-box-drawn = 12, 10 or 8 money by level; four pieces are drawn
skylines-box-track = From { $low } to { $high }

# the end
skylines-end-after = Milestone { $milestone } of { $milestones } · { $tiles } tiles
skylines-end-lost = The city failed
skylines-end-success = Success
skylines-end-short = Not yet a success
skylines-end-how = { $nuisances ->
    [0] { $score } points of overall Happiness, and nothing lost to pollution, traffic and crime.
   *[other] { $score } points of overall Happiness, after { $nuisances } lost to pollution, traffic and crime.
}
skylines-end-cause = { $cause ->
    [bankrupt] The treasury couldn’t pay what had to be paid.
    [stuck] The active player could neither play, exchange nor end the Milestone.
    [unhappy] The citizens became too unhappy: the Happiness marker reached the end of its red.
   *[abandoned] Overall Happiness fell so low that everybody left.
}
skylines-end-table = How cities turn out
skylines-below = below { $amount }
skylines-end-point = Point at a track of the administration to light up the tiles that move it.
skylines-end-light = { $track }: light up the tiles that move it
skylines-end-lit = { $count ->
    [0] No tile’s card moves it.
    [one] The card of 1 of { $tiles } tiles moves it: { $names }.
   *[other] The cards of { $count } of { $tiles } tiles move it: { $names }.
}

# keys
skylines-key-1-9 = pick a card, shape or stack
skylines-key-arrows = move on the map, among cards
skylines-key-N = next legal place
skylines-key-R = turn the tile
skylines-key-F = flip the tile
skylines-key-Enter = confirm
skylines-key-Esc = let go
skylines-key-E = end the Milestone
skylines-key-T = trade the card in
skylines-key-X = point at this square, for all to see
skylines-key-G = to the map
skylines-key-H = to your cards
skylines-key-L = to the log

# What stretches of a match that is over are called on its slider
head-milestone = Milestone { $amount }
# the guided first game
skylines-guide-aim-title = One city, one result
skylines-guide-aim = You plan this city alone; with more players all of you win or lose together. At the end of every milestone the residents’ Happiness is added to the skyline, and from 21 on the city is a success.
skylines-guide-piece-title = The map
skylines-guide-piece = The map has three pieces, face down with their prices. The one you turn over now is where the city begins. Streets cut it into districts: a district is all land that hangs together with no street between.
skylines-guide-card-title = A card
skylines-guide-card = Each turn you play a card. Its first row is the price: every marker moves as it says. Below the line stands the reward, and before the arrow the condition for it. Pick a card up to see what it would move.
skylines-guide-shape-title = Any shape
skylines-guide-shape = A zone takes any tile of its kind that is left in the supply. Large or small, it costs and brings the same; the shape decides what it touches and how much land stays free.
skylines-guide-laying-title = Laying a tile
skylines-guide-laying = Choose a square, and turn or flip the tile there as you like. It needs free land and must not lie across a street, on water or on another tile. Once laid, it stays for good.
skylines-guide-tracks-title = The administration
skylines-guide-tracks = All that a card costs and brings moves these markers. Power, Water and Garbage show what the city has to spare. Pollution, Traffic and Crime do no harm until the very end, but then each step counts.
skylines-guide-drawing-title = A new card
skylines-guide-drawing = For the card you played you draw another, from whichever stack you like: later stages cost more and bring more. In a turn in which you play none you can exchange one instead, for 2 money.
skylines-guide-condition-title = Conditions
skylines-guide-condition = A reward comes only if its condition holds once the tile lies and the costs are paid. It can ask for a service that reaches the zone, for other zones in its district, or for where a marker stands. Before you confirm you see whether it holds.
skylines-guide-services-title = Services
skylines-guide-services = A Stage I service, a clinic or a school for instance, serves the zones that share an edge with it, with no street between. Those of later stages serve their whole district. To zones that lie there already a new service brings nothing.
skylines-guide-utilities-title = Power, water, garbage
skylines-guide-utilities = A utility building works once, for the whole city, wherever it lies; each district has room for only one. At the end of a milestone every step that one of the three stands below 0 costs 1 Happiness.
skylines-guide-employment-title = Employment
skylines-guide-employment = Above 0 there are too few jobs, below 0 too few workers: homes move the marker one way, shops and factories the other. Every step away from 0 costs 1 money at the end of the milestone.
skylines-guide-milestone-title = Ending the milestone
skylines-guide-milestone = There is a tile in every district, so you may end the milestone instead of playing a card. Happiness is added to the skyline and stays where it is, so it counts again next time. Below the skyline stands what ending it now would do.
skylines-guide-swap-title = Between milestones
skylines-guide-swap = You have turned the next piece over; where it meets the old one without a street, two districts become one. Now you may lay down any of your cards, for 1 money each, and draw as many new ones from the stacks.
skylines-guide-failing-title = How a city fails
skylines-guide-failing = The game is lost when there is no money for Employment or for the next piece, when Happiness comes down to −5, or when you can do nothing at all. You are warned before a step that would do it.
skylines-guide-evils-title = The last milestone
skylines-guide-evils = All pieces are face up, and now every district needs two tiles. After the last Happiness the skyline loses 1 for each step that Pollution, Traffic and Crime stand above 0.
skylines-guide-end-title = Your city stands
skylines-guide-end = The skyline is your result, here with all that made it. That was the introduction. The scenarios add one thing each: unique buildings, roles, policies, news, and in the end a map of your own.
