"""Every rule that Skylines refuses an action by, provoked: in positions on the tests' own edition."""

from tests.games.skylines.playing import ONE_EACH

from gridtown.core.refusal import Value

ONE = "skylines money=9 {} / cards=20,1,97 / cards=3"
EMPTY = "stack1= stack2= stack3="
OVER = "skylines phase=over active=none ending=completed / cards=8"
A = f"pieces=A city={ONE_EACH['A']}"
SWAP = ("P1 end", "P1 develop E")
FREE = "skylines scenario=5 phase=lay laid=0 map=A:0:0:0 drawn=BCE active=P1 / cards="
FIRST = "skylines phase=first active=chance laid=0 first=none / cards= / cards="
FULL = "skylines pieces=A money=9 city=21:n5+o5,20:q5+r5,76:p1+q1+r1+q2+q3 / cards={}"
ALL = "skylines pieces=B money=9 city=17:a4+b4,18:a3+b3,{} / cards={}"
FILLED = "1:d1+d2,2:e1+e2,7:f1+f2,8:e3+f3"
ONE_DOWN = "skylines pieces=B employment=5 happiness=3 city=48:a4+b4,22:b3 / cards={}"
"""Of the map's first piece: its western district has fire, and only there a tile of four in a row fits."""
SERVED = "skylines pieces=B {} city=48:a3+b3,73:d1+e1,23:a4+b4 / cards=32 role=93"
"""Every district of the map's first piece has fire that serves all of it."""
KEEP = "skylines scenario=2 phase=keep pieces= / cards=1 offers=86,88"
DEVELOP = "skylines phase=develop pieces=E money=3 / cards=8"
CHEAPER = DEVELOP.replace("money=3 / cards=8", "money=2 / cards=8 role=90 / cards=9")
THEIRS = DEVELOP.replace("money=3 / cards=8", "money=2 / cards=8 / cards=9 role=90")
APART = DEVELOP.replace("pieces=E money=3", "pieces=A money=5")

# rule, its arguments, position, actions before, the refused action
CASES: list[tuple[str, dict[str, Value], str, tuple[str, ...], str]] = [
    ("over", {}, OVER, (), "P1 end"),
    ("over", {}, OVER, (), "reveal 5"),
    ("chance", {}, ONE.format(""), (), "reveal 5"),
    ("chance", {}, ONE.format(""), (), "first P1"),
    ("chance-acts", {}, ONE.format(""), ("P1 play 97", "P1 draw 1"), "P1 draw 2"),
    ("chance-acts", {}, FIRST, (), "P1 end"),
    ("not-active", {"player": 0}, ONE.format(""), (), "P2 play 3"),
    ("not-active", {"player": 0}, ONE.format(""), ("P1 exchange 1",), "P2 play 3"),
    ("wrong-step", {"step": "act"}, ONE.format(""), (), "P1 draw 1"),
    ("wrong-step", {"step": "act"}, ONE.format(""), (), "P1 place a4,b4"),
    ("wrong-step", {"step": "act"}, ONE.format(""), (), "P1 done"),
    ("wrong-step", {"step": "tile"}, ONE.format(""), ("P1 play 1",), "P1 place a4,b4"),
    ("wrong-step", {"step": "place"}, ONE.format(""), ("P1 play 20",), "P1 tile I2"),
    ("wrong-step", {"step": "draw"}, ONE.format(""), ("P1 exchange 1",), "P1 play 20"),
    ("wrong-step", {"step": "develop"}, DEVELOP, (), "P1 end"),
    ("wrong-step", {"step": "lay"}, FREE, (), "P1 develop A"),
    ("wrong-step", {"step": "keep"}, KEEP, (), "P1 play 1"),
    ("wrong-step", {"step": "swap"}, f"skylines {A} money=9 / cards=8", SWAP, "P1 play 8"),
    ("only-end", {}, ONE.format(EMPTY), (), "P1 play 20"),
    ("only-end", {}, ONE.format(EMPTY), (), "P1 exchange 1"),
    ("not-on-display", {"card": 3}, ONE.format(""), (), "P1 play 3"),
    ("not-on-display", {"card": 88}, ONE.format(""), (), "P1 play 88"),
    ("not-on-display", {"card": 106}, ONE.format(""), (), "P1 play 106"),
    ("not-on-display", {"card": 3}, ONE.format(""), (), "P1 exchange 3"),
    ("not-on-display", {"card": 9}, f"skylines {A} money=9 / cards=8", SWAP, "P1 swap 9"),
    ("banned", {"card": 63, "news": 113}, "skylines news=113 / cards=63", (), "P1 play 63"),
    # of several the first
    ("only-end", {}, ONE.format(EMPTY), (), "P1 play 3"),
    ("not-on-display", {"card": 3}, "skylines money=0 / cards=1", (), "P1 exchange 3"),
    ("exchange-policy", {}, "skylines money=0 / cards=1,97", (), "P1 exchange 97"),
    ("banned", {"card": 83, "news": 114}, "skylines money=0 news=114 / cards=1,83", (), "P1 play 83"),
    ("too-dear", {"card": 77, "cost": 4, "money": 3}, FULL.format(77).replace("=9", "=3"), (), "P1 play 77"),
    (
        "too-dear", {"card": 19, "cost": 2, "money": 1},
        "skylines money=1 pollution=10 / cards=8,19", (), "P1 play 19",
    ),
    (
        "off-map", {"squares": ["b1"]}, ONE.format("pieces=E"), ("P1 play 20",), "P1 place b1,c1",
    ),
    ("face-down", {"squares": ["f6"]}, ONE.format("pieces=E city=22:g6"), ("P1 play 20",), "P1 place f6,g6"),
    ("taken", {"squares": ["c4"]}, ONE.format("city=22:c4"), ("P1 play 20",), "P1 place c4,d4"),
    ("wrong-tile", {}, ONE.format("city=22:c4"), ("P1 play 20",), "P1 place c4"),
    ("develop-too-dear", {"board": "B", "cost": 4, "money": 3}, DEVELOP, (), "P1 develop B"),
    # of two tracks that cannot move: of costs before the reward, and of either as the board has them
    (
        "track-end", {"card": 13, "track": "power"},
        "skylines power=-5 pollution=10 / cards=13", (), "P1 play 13",
    ),
    (
        "track-end", {"card": 9, "track": "garbage"}, "skylines garbage=-5 employment=-5 / cards=9", (),
        "P1 play 9",
    ),
    (
        "track-end", {"card": 63, "track": "pollution"}, "skylines pollution=10 traffic=10 / cards=63", (),
        "P1 play 63",
    ),
    (
        "track-end", {"card": 53, "track": "water"},
        "skylines water=-5 employment=5 / cards=53", (), "P1 play 53",
    ),
    (
        "track-end", {"card": 57, "track": "crime"},
        "skylines crime=10 employment=5 / cards=57", (), "P1 play 57",
    ),
    (
        "track-end", {"card": 3, "track": "employment"},
        "skylines employment=5 crime=10 / cards=3 role=92", (), "P1 play 3",
    ),
    (
        "reward-past-end", {"card": 57, "track": "employment"},
        "skylines employment=5 / cards=57", (), "P1 play 57",
    ),
    (
        "reward-past-end", {"card": 32, "track": "employment"}, SERVED.format("employment=5 crime=10"), (),
        "P1 play 32",
    ),
    ("reward-past-end", {"card": 32, "track": "crime"}, SERVED.format("crime=10"), (), "P1 play 32"),
    (
        "track-end-with-tile", {"shape": "I4", "track": "employment"},
        ONE_DOWN.format(32).replace("happiness=3", "crime=10"), ("P1 play 32",), "P1 tile I4",
    ),
    (
        "track-end-there", {"track": "employment"}, ONE_DOWN.format(32).replace("happiness=3", "crime=10"),
        ("P1 play 32", "P1 tile I2"), "P1 place a5,b5",
    ),
    # a role that makes it cheaper: the token holder's, nobody else's
    ("develop-too-dear", {"board": "B", "cost": 3, "money": 2}, CHEAPER, (), "P1 develop B"),
    ("develop-too-dear", {"board": "B", "cost": 4, "money": 2}, THEIRS, (), "P1 develop B"),
    ("exchange-too-dear", {"cost": 1, "money": 0}, "skylines money=0 / cards=1 role=88", (), "P1 exchange 1"),
    (
        "too-dear", {"card": 23, "cost": 1, "money": 0},
        "skylines money=0 / cards=8,23 role=86", (), "P1 play 23",
    ),
    ("too-dear", {"card": 17, "cost": 3, "money": 2}, "skylines money=2 / cards=17", (), "P1 play 17"),
    (
        "too-dear", {"card": 17, "cost": 4, "money": 3}, "skylines money=3 news=109 / cards=17", (),
        "P1 play 17",
    ),
    ("track-end", {"card": 1, "track": "water"}, ONE.format("water=-5"), (), "P1 play 1"),
    ("track-end", {"card": 1, "track": "employment"}, ONE.format("employment=5"), (), "P1 play 1"),
    ("track-end", {"card": 21, "track": "employment"}, "skylines employment=5 / cards=21", (), "P1 play 21"),
    ("track-end", {"card": 12, "track": "crime"}, "skylines crime=10 / cards=12", (), "P1 play 12"),
    ("track-end", {"card": 9, "track": "traffic"}, "skylines traffic=10 news=112 / cards=9", (), "P1 play 9"),
    (
        "track-end", {"card": 25, "track": "employment"}, "skylines employment=5 / cards=25 role=92", (),
        "P1 play 25",
    ),
    (  # no reward comes that could be in the way
        "track-end", {"card": 28, "track": "crime"}, "skylines employment=5 crime=10 / cards=28 role=92", (),
        "P1 play 28",
    ),
    (
        "track-end", {"card": 53, "track": "water"}, "skylines happiness=-4 water=-5 / cards=53", (),
        "P1 play 53",
    ),
    ("no-room", {"card": 77}, FULL.format(77), (), "P1 play 77"),
    ("utility-everywhere", {"card": 19}, ALL.format("42:d1+e1+d2+e2", 19), (), "P1 play 19"),
    ("no-room-for-utility", {"card": 19}, ALL.format(FILLED, 19), (), "P1 play 19"),
    ("reward-past-end", {"card": 53, "track": "employment"}, ONE_DOWN.format(53), (), "P1 play 53"),
    (
        "track-end-with-tile", {"shape": "I4", "track": "employment"}, ONE_DOWN.format(52),
        ("P1 play 52",), "P1 tile I4",
    ),
    ("no-such-tile", {"shape": "U5"}, ONE.format(""), ("P1 play 1",), "P1 tile U5"),
    (
        "no-room-for-tile", {"shape": "O4"}, FULL.format(1), ("P1 play 1",), "P1 tile O4",
    ),
    ("wrong-tile", {}, ONE.format(""), ("P1 play 20",), "P1 place a4"),
    ("off-map", {"squares": ["b1"]}, ONE.format(""), ("P1 play 20",), "P1 place b1,c1"),
    ("off-map", {"squares": ["a7"]}, ONE.format(""), ("P1 play 20",), "P1 place a6,a7"),
    ("face-down", {"squares": ["g6"]}, ONE.format("pieces=B"), ("P1 play 20",), "P1 place f6,g6"),
    ("taken", {"squares": ["b4"]}, ONE.format("city=22:b4"), ("P1 play 20",), "P1 place a4,b4"),
    ("across-street", {}, ONE.format(""), ("P1 play 20",), "P1 place c4,d4"),
    ("utility-there", {}, "skylines city=18:a4+b4 / cards=17", ("P1 play 17",), "P1 place a6,b6"),
    (
        "track-end-there", {"track": "employment"},
        "skylines employment=4 city=45:a4+b4+c4,46:a5+a6+b6 / cards=26", ("P1 play 26", "P1 tile I2"),
        "P1 place c5,c6",
    ),
    ("exchange-policy", {}, ONE.format(""), (), "P1 exchange 97"),
    ("exchange-too-dear", {"cost": 2, "money": 1}, "skylines money=1 / cards=1", (), "P1 exchange 1"),
    (
        "district-without-tiles", {"square": "p1", "amount": 1},
        "skylines pieces=A city=22:o1,3:m5+n5,4:q4+r4 / cards=8", (), "P1 end",
    ),
    ("stack-empty", {"stage": 2}, ONE.format("stack2="), ("P1 exchange 1",), "P1 draw 2"),
    (
        "stacks-only", {}, "skylines stack2=30,106 pile=4 / cards=97 / cards=3",
        ("P1 play 97", "P1 draw 2", "reveal 106"), "P1 take 4",
    ),
    ("not-on-pile", {"card": 4}, ONE.format(""), ("P1 exchange 1",), "P1 take 4"),
    ("just-laid-down", {"card": 1}, ONE.format(""), ("P1 exchange 1",), "P1 take 1"),
    ("swap-ascending", {}, f"skylines {A} money=9 / cards=8,9", (*SWAP, "P1 swap 9"), "P1 swap 8"),
    (
        "swap-too-dear", {"cost": 1, "money": 0}, f"skylines {A} money=6 / cards=8,9", (*SWAP, "P1 swap 8"),
        "P1 swap 9",
    ),
    (
        "swap-too-many", {}, f"skylines {A} money=9 stack1=5 stack2= stack3= / cards=8,9",
        (*SWAP, "P1 swap 8"), "P1 swap 9",
    ),
    (
        "swap-too-many", {}, f"skylines {A} money=9 stack1=5 stack2= stack3= / cards=8,9",
        (*SWAP, "P1 swap 9"), "P1 swap 8",
    ),
    ("not-on-map", {"board": "C"}, DEVELOP, (), "P1 develop C"),
    ("already-face-up", {"board": "E"}, DEVELOP, (), "P1 develop E"),
    ("not-adjacent", {"board": "B"}, APART, (), "P1 develop B"),
    ("develop-too-dear", {"board": "B", "cost": 4, "money": 3}, DEVELOP, (), "P1 develop B"),
    ("not-offered", {"card": 87}, KEEP, (), "P1 keep 87"),
    ("not-offered", {"card": 18}, KEEP, (), "P1 keep 18"),
    ("piece-not-drawn", {"board": "D"}, FREE, (), "P1 lay D 1,0 1"),
    ("piece-not-drawn", {"board": "A"}, FREE, (), "P1 lay A 1,0 1"),
    ("piece-there", {"board": "A"}, FREE, (), "P1 lay C 0,0 0"),
    ("piece-apart", {"board": "C"}, FREE, (), "P1 lay C 1,1 0"),
    ("piece-does-not-fit", {"board": "C"}, FREE, (), "P1 lay C 1,0 0"),
]  # fmt: skip

_MAP = "skylines scenario=4 map=B:0:0:0,E:1:0:1,A:2:0:0"
_A = f"{_MAP} pieces=A city={ONE_EACH['A']}"
_SCHOOLED = "city=45:a4+b4+c4,46:a5+a6+b6,23:d1+e1"
FORESEEN = [
    # Milestones that end: with what it costs and brings, with the treasury empty, with a marker that moves
    # twice, with policies to replace
    f"{_A} money=12 happiness=4 power=-2 employment=2 / cards=8,9 role=95 / cards=1",
    f"{_A} money=1 employment=2 / cards=8,9 / cards=1",
    f"{_A} money=9 happiness=2 water=-1 uniques=77 / cards=8 / cards=1",
    f"{_A} money=3 happiness=2 / cards=8,97 / cards=1,96",
    # that lose by two things at once: Happiness before the skyline, both before the treasury
    f"{_A} money=0 happiness=-4 skyline=-6 water=-1 employment=2 / cards=8 / cards=1",
    f"{_A} money=0 happiness=-2 skyline=-7 water=-1 employment=2 / cards=8 / cards=1",
    # a policy whose costs lose
    f"{_A} money=9 happiness=-4 / cards=8,96 / cards=1",
    # cards whose reward hangs on the place or doesn't, before and after the tile is chosen
    f"{_MAP} money=9 {_SCHOOLED} / cards=1,3,17,20,26,76,100 / cards=2",
    f"{_MAP} money=9 {_SCHOOLED} phase=tile card=26 / cards=1 / cards=2",
    f"{_MAP} money=9 {_SCHOOLED} phase=place card=26 shape=I2 / cards=1 / cards=2",
    # a tile that finds room only where the fire station serves it
    f"{_MAP} pieces=B money=9 city=48:a4+b4,22:b3 phase=tile card=52 / cards=1 / cards=2",
]
"""Positions with much to foresee, in scenario 4."""
