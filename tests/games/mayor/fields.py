"""Positions in which each field of Mayor's states has a value of its own."""

POSITIONS = (
    "mayor turn=9 mover=P2 city=b3:1,b4:12,c1:41 / citizen=15b banker=11a marker=shop tiles=10,34 /"
    " citizen=8b banker=25 marker=bank tiles=3 / citizen=30 banker=12b marker=church vp=4 gp=-3",
    "mayor phase=walk turn=31 mover=P2 amenities=yes walker=P3 cause=placement placing=11@b3 claiming=1"
    " passes=2 final=2 city=b3:11 event=3 stack=?,4:12,5:*,?,?,?,?,?,6:3 / marker=park / / vp=2 gp=1 tiles=9",
    "mayor phase=event turn=6 event=2 drawn=7,8:2,9 stack=?,?,?,3:1,?,4:* / banker=26 / / /",
    "mayor phase=act turn=40 using=43 passes=1 amenities=yes claims=ad / tiles=1,43 / tiles=45",
    "mayor phase=over turn=77 ending=lines final=4 neutral= faces=4,40 hidden=39 / citizen=49 / / /",
    "mayor phase=reveal turn=0 faces= / / /",
)
