"""Positions in which each field of NEOM's states has a value of its own."""

POSITIONS = (
    "neom generation=2 turn=3 phase=act active=P1,P3 mover=P2 opener=P3 doom=1 box=121,130 pile=140,141"
    " shown=122 deck-left=41,44 row=42 revealed=43,50 / centre=stone money=8 owed=2 city=c4:1,b3:137"
    " made=steel selected=54 plan=12 used=1 final_income=9 hand=45 seen=46,47 first=123 second=124 third=125"
    " kept=126 / centre=ore money=3 owed=5 city=a1:2,e5:7 plan=7 selected=44 used=2 final_income=4 hand=48,49"
    " seen=51 first=127 second=128,129 third=131 kept=132,133 / selected=60 centre=coal money=11",
    "neom deck=4+ beginner=1 generation=1 turn=5 phase=select mover=P1 opener=none doom=2 box=122 pile=123"
    " shown=124,125 deck-left=2,3 row=4,5,6 revealed=7 / centre=wood hand=8 seen=9,10",
    "neom deck=5+ / centre=oil",
    "neom generation=0 turn=2 phase=draft active=P1,P2 / kept=121 / hand=122 kept=124,125",
)
