"""Positions in which each field of Skylines' state has a value of its own."""

POSITIONS = (
    "skylines level=expert phase=place mover=P2 first=P2 token=P3 money=9 happiness=-3"
    " power=2 water=-1 garbage=4 employment=-2 pollution=1 traffic=3 crime=2 skyline=7 milestone=3 pieces=B"
    " city=22:c1,2:d1+e1 pile=4,5 news=106 uniques=76,78 shape=I2 card=17 source=3 reason=policy due=4"
    " asked=3 last=4 drawn=AF / cards=8,30 role=86 / cards=9 role=90 offers=87,88 / cards=60 / cards=",
    "skylines / cards=1",
    "skylines scenario=4 rolechoice=random phase=over ending=stuck first=none token=P2 last=7 asked=1"
    " / cards=3 / cards=2 offers=93",
)
