"""Refused actions of each kind, written in notation, on tiles that have roads to all sides."""

from gridtown.core.refusal import Value

TWO = "/ centre=natural_gas / centre=natural_gas"
PLACED = ("P1 place 51", "P1 at c4")
STEEL = f"neom generation=2 / centre=coal money=20 city=a1:59 selected=51 {TWO}"
LUX = (
    "neom generation=3 / centre=wood money=30 city=a1:54 selected=97"
    " / centre=oil city=a1:14,b1:13 / centre=ore city=a1:14,b1:13"
)
FLOOD = (
    "neom phase=disaster active=P1 / centre=stone money={} city=a1:1,b1:19,c4:6"
    " / centre=oil selected=24 / centre=ore"
)
FIRE = (
    "neom generation=2 phase=disaster active=P1 / centre=stone money=9 city=a1:1,b1:19,c4:6"
    " / centre=oil selected=64 / centre=ore"
)
SOLO = "neom generation={} / centre=wood money=20 city=a3:3,e3:4 {} selected={}"
CRIME = (
    "neom generation=3 phase=disaster active=P1 / centre=stone money=9 city=a1:86,a2:1,b1:6,c1:13,c2:2"
    " / centre=oil selected=104 / centre=ore"
)
ACT = "neom / centre=ore selected=3 / /"
FACTORY = f"neom / centre=ore selected=3 kept=137 {TWO}"
TWO_ORES = STEEL.replace("gas ", "gas city=a1:22 ", 1)
TWO_SELLERS = "/ centre=coal city=b1:22 / centre=coal / centre=ore"
GIVEN = ("P1 place 31", "P1 at c4", "P1 give 126")
OFFICE = (
    "neom phase=act pile=124,128,132,133 / centre=ore selected=31 kept=121,126,130"
    " / centre=coal / centre=wood / centre=oil"
)
DRAFT = (
    "neom generation=0 phase=draft active=P1,P2,P3 / hand=121,122,123,124"
    " / hand=125,126,127,128 / hand=129,130,131,132"
)

CASES: list[tuple[str, dict[str, Value], str, tuple[str, ...], str]] = [
    ("over", {}, "neom generation=3 phase=over active=none / centre=ore / /", (), "P1 sell"),
    ("chance-acts", {}, "neom phase=deal active=chance / centre=ore / /", (), "P1 sell"),
    ("chance", {}, "neom phase=select active=P1 / centre=ore hand=1 / /", (), "deal P1 3"),
    ("chance", {}, "neom phase=select active=P1 / centre=ore hand=1 / /", (), "board P1 coal"),
    (
        "waiting",
        {},
        "neom phase=select active=P2,P3 / centre=ore selected=2 hand=1 / hand=3 / hand=4",
        (),
        "P1 select 1",
    ),
    ("waiting", {}, "neom active=P3 / centre=ore selected=2 / selected=3 / selected=4", (), "P1 sell"),
    (
        "not-active",
        {"player": 1},
        "neom phase=select active=P2 row=1,2 / centre=ore / centre=coal",
        (),
        "P1 select 1",
    ),
    (
        "disaster-no-action",
        {"tile": 24},
        "neom active=P2 / centre=ore selected=24 kept=121 / selected=3 / ",
        (),
        "P1 sell",
    ),
    (
        "disaster-no-action",
        {"tile": 24},
        "neom active=P2 / centre=ore selected=24 kept=121 / selected=3 / ",
        (),
        "P1 place 121",
    ),
    (
        "wrong-step",
        {"step": "select"},
        "neom phase=select active=P1 / centre=ore hand=1 / /",
        (),
        "P1 sell",
    ),
    ("wrong-step", {"step": "act"}, "neom / centre=ore selected=1 / /", (), "P1 select 1"),
    ("wrong-step", {"step": "draft"}, DRAFT, (), "P1 select 1"),
    ("wrong-step", {"step": "disaster"}, FLOOD.format(9), (), "P1 sell"),
    ("wrong-step", {"step": "act"}, "neom / centre=ore selected=1 / /", (), "P1 pay"),
    ("not-asked-now", {"asked": "action"}, ACT, (), "P1 at c4"),
    ("not-asked-now", {"asked": "space"}, ACT, ("P1 place 3",), "P1 sell"),
    ("not-asked-now", {"asked": "space"}, ACT, ("P1 place 3",), "P1 place 3"),
    ("not-asked-now", {"asked": "space"}, ACT, ("P1 place 3",), "P1 buy ore from P2"),
    ("not-asked-now", {"asked": "space"}, ACT, ("P1 place 3",), "P1 make steel"),
    ("not-asked-now", {"asked": "source"}, TWO_ORES, PLACED, "P1 at c4"),
    ("not-asked-now", {"asked": "make"}, FACTORY, ("P1 place 137", "P1 at c4"), "P1 sell"),
    ("not-asked-now", {"asked": "give"}, OFFICE, ("P1 place 31", "P1 at c4"), "P1 take 124"),
    ("not-asked-now", {"asked": "take"}, OFFICE, (*GIVEN, "P1 done"), "P1 give 121"),
    ("sacrifice-begun", {}, FIRE, ("P1 sacrifice a1",), "P1 pay"),
    ("tile-chosen", {"space": "b1"}, FIRE, ("P1 sacrifice b1",), "P1 sacrifice b1"),
    ("demand-met", {"space": "c2"}, CRIME, ("P1 sacrifice a2",), "P1 sacrifice c2"),
    ("demand-met", {"space": "b1"}, CRIME, ("P1 sacrifice a1", "P1 sacrifice a2"), "P1 sacrifice b1"),
    ("not-in-hand", {"tile": 4}, "neom phase=select active=P1 / centre=ore hand=1,2 / /", (), "P1 select 4"),
    ("not-in-hand", {"tile": 129}, DRAFT, (), "P1 keep 129"),
    ("not-in-row", {"tile": 4}, "neom phase=select row=1,2 / centre=ore", (), "P1 select 4"),
    ("not-in-row", {"tile": 64}, "neom phase=select row=1,2 / centre=ore", (), "P1 select 64"),
    ("disaster-too-late", {"tile": 24}, "neom turn=4 phase=select row=1,24 / centre=ore", (), "P1 select 24"),
    ("not-selected", {"tile": 4}, "neom / centre=ore selected=3 / /", (), "P1 place 4"),
    ("not-your-cornerstone", {"tile": 125}, "neom / centre=ore selected=3 kept=124 / /", (), "P1 place 125"),
    ("not-your-cornerstone", {"tile": 122}, OFFICE, ("P1 place 31", "P1 at c4"), "P1 give 122"),
    (
        "needs-tiles",
        {"tile": 94, "type": "commercial", "amount": 3, "have": 2},
        f"neom generation=3 / centre=ore city=a1:6,b1:7 selected=94 {TWO}",
        (),
        "P1 place 94",
    ),
    (
        "needs-tiles",
        {"tile": 99, "type": "industrial", "amount": 3, "have": 0},
        f"neom generation=3 / centre=ore selected=99 {TWO}",
        (),
        "P1 place 99",
    ),
    (
        "needs-money",
        {"tile": 101, "amount": 8, "money": 7},
        f"neom generation=3 / centre=ore money=7 selected=101 {TWO}",
        (),
        "P1 place 101",
    ),
    # "needs Steel: you don't produce it, and nobody you can buy from does"
    (
        "needs-good",
        {"tile": 87, "goods": ["steel"]},
        f"neom generation=3 / centre=ore money=50 city=a1:11 selected=87 {TWO}",
        (),
        "P1 place 87",
    ),
    (
        "needs-good",
        {"tile": 16, "goods": ["coal", "oil"]},
        f"neom / centre=ore money=50 selected=16 {TWO}",
        (),
        "P1 place 16",
    ),
    (
        "supply-by-generation",
        {"good": "gold", "generation": 1},
        "neom / centre=ore money=50 selected=9",
        (),
        "P1 place 9",
    ),
    (
        "too-expensive",
        {"tile": 30, "amount": 3, "money": 2},
        "neom / centre=ore money=2 selected=30 / centre=coal / centre=oil",
        (),
        "P1 place 30",
    ),
    (
        "too-expensive",
        {"tile": 60, "amount": 5, "money": 4},
        f"neom generation=2 / centre=ore money=4 selected=60 {TWO}",
        (),
        "P1 place 60",
    ),
    # "third cornerstone in generation 2"
    (
        "cornerstone-limit",
        {"generation": 2},
        f"neom generation=2 / centre=ore city=c4:124,c2:125 selected=44 kept=123 {TWO}",
        (),
        "P1 place 123",
    ),
    (
        "cornerstone-limit",
        {"generation": 1},
        f"neom / centre=ore city=c4:124 selected=3 kept=131 {TWO}",
        ("P1 place 131",),
        "P1 at b3",
    ),
    # "no road leads to the City Center"
    (
        "no-road",
        {"tile": 3, "space": "a1"},
        f"neom / centre=ore selected=3 {TWO}",
        ("P1 place 3",),
        "P1 at a1",
    ),
    (
        "cant-replace",
        {"tile": 3, "space": "c4", "old": 6},
        f"neom / centre=ore city=c4:6 selected=3 {TWO}",
        ("P1 place 3",),
        "P1 at c4",
    ),
    (
        "not-required",
        {"good": "steel"},
        TWO_ORES,
        PLACED,
        "P1 buy steel from P2",
    ),
    (
        "produced-already",
        {"good": "coal"},
        TWO_ORES,
        PLACED,
        "P1 buy coal from P2",
    ),
    (
        "source-chosen",
        {"good": "coal"},
        "neom generation=2 / centre=wood money=9 selected=51 / centre=coal / centre=ore / centre=ore",
        PLACED,
        "P1 buy coal from P2",
    ),
    ("other-good-first", {"good": "diamonds"}, LUX, ("P1 place 97", "P1 at c4"), "P1 buy gold from P2"),
    ("seller-absent", {"seller": 3}, TWO_ORES, PLACED, "P1 buy ore from P4"),
    ("not-your-own-seller", {}, TWO_ORES, PLACED, "P1 buy ore from P1"),
    (
        "seller-lacks",
        {"good": "ore", "seller": 2},
        TWO_ORES,
        PLACED,
        "P1 buy ore from P3",
    ),
    (
        "supply-sells-nothing",
        {},
        TWO_ORES,
        PLACED,
        "P1 buy ore from supply",
    ),
    (
        "other-produces",
        {"good": "coal"},
        "neom / centre=wood money=9 selected=16 / centre=coal",
        ("P1 place 16", "P1 at c4"),
        "P1 buy coal from supply",
    ),
    (
        "office-used",
        {"good": "coal"},
        f"neom generation=2 / centre=wood money=20 city=a1:59 selected=51 {TWO_SELLERS}",
        (*PLACED, "P1 cover ore"),
        "P1 cover coal",
    ),
    (
        "no-office",
        {"good": "diamonds"},
        LUX,
        ("P1 place 97", "P1 at c4"),
        "P1 cover diamonds",
    ),
    (
        "route-used",
        {"side": "west"},
        SOLO.format(2, "used=1", 47),
        ("P1 place 47", "P1 at c4"),
        "P1 buy diamonds from supply west",
    ),
    (
        "route-not-open",
        {"side": "east"},
        SOLO.format(2, "", 47).replace(",e3:4", ""),
        ("P1 place 47", "P1 at c4"),
        "P1 buy diamonds from supply both",
    ),
    (
        "routes-save-anyway",
        {},
        "neom / centre=wood money=9 city=a3:3 selected=16 / centre=coal",
        ("P1 place 16", "P1 at c4"),
        "P1 buy oil from supply west",
    ),
    (
        "same-choice",
        {"good": "coal"},
        "neom / centre=wood money=9 selected=16 / centre=coal city=a1:18 / centre=coal",
        ("P1 place 16", "P1 at c4"),
        "P1 buy oil from P2",
    ),
    (
        "dearer-for-the-same",
        {},
        SOLO.format(1, "", 14),
        ("P1 place 14", "P1 at c4"),
        "P1 buy coal from supply both",
    ),
    (
        "cant-afford-source",
        {"amount": 3, "money": 2},  # Ore costs £3 of the £5
        (
            "neom generation=2 / centre=wood money=5 selected=51 / centre=coal / centre=coal"
            " / centre=ore / centre=coal"
        ),
        PLACED,
        "P1 buy coal from P3",
    ),
    ("no-alternative", {"tile": 51}, TWO_ORES, PLACED, "P1 pay instead"),
    (
        "only-processed",
        {"good": "coal"},
        f"neom / centre=ore selected=3 kept=137 {TWO}",
        ("P1 place 137", "P1 at c4"),
        "P1 make coal",
    ),
    (
        "not-in-pile",
        {"tile": 125},
        OFFICE,
        ("P1 place 31", "P1 at c4", "P1 give 126", "P1 done"),
        "P1 take 125",
    ),
    ("cornerstone-chosen", {"tile": 126}, OFFICE, GIVEN, "P1 give 126"),
    (
        "cornerstone-chosen",
        {"tile": 128},
        OFFICE,
        (*GIVEN, "P1 give 121", "P1 done", "P1 take 128"),
        "P1 take 128",
    ),
    ("cant-pay", {"amount": 2, "money": 1}, FLOOD.format(1), (), "P1 pay"),
    ("nothing-there", {"space": "d4"}, FLOOD.format(9), (), "P1 sacrifice d4"),
    ("city-center-stays", {}, FLOOD.format(9), (), "P1 sacrifice c3"),
    ("not-asked-for", {"space": "b1"}, FLOOD.format(9), (), "P1 sacrifice b1"),
]
"""Rule, its arguments, position, actions before, the refused action."""
