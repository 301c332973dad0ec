# the board of a game that has none of its own
generic-no-components = The game’s components could not be loaded. Load the page again.
generic-yes = yes
generic-no = no
generic-empty = empty
generic-legal = can be chosen
generic-illegal = can’t be chosen
generic-grid = The grid
generic-table = On the table
generic-points = Points
generic-side = Actions, table and log
generic-actions = Actions
generic-decision = Your choice
generic-preview = What it costs and changes
generic-unsure = depends on what follows
generic-moment = One moment …
generic-hint = Choose a square on the grid.
generic-ask = Your move{ $step ->
    [blank] {""}
   *[other] : { $step }
  }
generic-next = Chosen: { $squares }. Choose the next square.
generic-count = { $squares ->
    [0] {""}
    [one] 1 square
   *[other] { $squares } squares
  }{ $both ->
    [yes] {" and "}
   *[no] {""}
  }{ $others ->
    [0] {""}
    [one] 1 choice
   *[other] { $others } choices
  }
generic-place = Place
generic-over = The game is over
generic-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
generic-success = You won together
generic-failure = You lost together
generic-key-arrows = move on the grid
generic-key-N = next square that can be chosen; Shift + N: the one before
generic-key-1-9 = choose from the list of actions
generic-key-Enter = select, then confirm
generic-key-Esc = put back
generic-key-G = to the grid
generic-key-A = to the actions
generic-key-L = to the log
