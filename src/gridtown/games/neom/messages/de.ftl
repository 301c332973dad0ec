# NEOM auf Deutsch. Plättchen und Waren heißen, wie die Ausgabe sie nennt; Argumente namens player, seller, tile,
# tiles, old, given, taken, good, goods, space, spaces oder type kommen hier schon als Namen an.

## Plättchentypen

type-residential = Wohngebäude
type-commercial = Wirtschaftsgebäude
type-industrial = Industriegebäude
type-public = Öffentliche Gebäude
type-resource = Abbaugebiete
type-disaster = Katastrophe
type-polluting = Belastet
type-power = Strom

## Waren nach Stufen

tier-raw = Rohstoff
tier-processed = Handelsgut
tier-luxury = Luxusgut

## Der Wertungsblock

line-tiles = Plättchen
line-neighborhoods = Wohngebiete
line-goods = Waren
line-money = Geld
line-pollution = Umweltbelastung
line-ghost_town = Geisterstadt
line-power = Strom
line-total = Summe

## Was geschah

event-board = { $player } siedelt, wo es { $good } gibt.
event-opens = { $player } eröffnet die Partie.
event-draft-dealt = Die Ankergebäude für die Vorbereitung wurden ausgeteilt.
event-kept-secretly = { $player } hat ein Ankergebäude beiseitegelegt.
event-kept = { $player } hat { $tile } behalten.
event-cornerstones = { $player } geht mit { $tiles } ins Spiel.
event-generation = Generation { $amount ->
    [1] I
    [2] II
   *[other] III
} hat begonnen.
event-turn = Die { $amount }. Runde hat begonnen.
event-row = Offen liegen aus: { $tiles }.
event-chosen = { $player } hat ein Plättchen gewählt.
event-selected = { $player } hat { $tile } ausgewählt.
event-selecting-income = { $player } hat beim Auswählen { $amount } £ verdient.
event-planned = { $player } hat sich entschieden.
event-placed = { $player } hat { $tile } auf { $space } gebaut.
event-replaced = { $player } hat { $old } auf { $space } durch { $tile } ersetzt.
event-sold = { $player } hat { $tile } für { $amount } £ verkauft.
event-gave-up = { $player } hat { $tile } für ein Ankergebäude abgelegt.
event-paid = { $player } hat { $amount } £ in den Vorrat gezahlt.
event-bought = { $player } hat { $good } für { $amount } £ von { $seller } gekauft.
event-bought-from-supply = { $player } hat { $good } für { $amount } £ aus dem Vorrat gekauft.
event-covered = { $player } hat { $good } über die eigene Behörde bezogen.
event-placing-income = { $tile } hat { $player } sofort { $amount } £ gebracht.
event-answering-income = Andere Plättchen haben { $player } für das neue { $amount } £ gezahlt.
event-makes = { $player } stellt dort { $good } her.
event-exchanged = { $player } hat { $given } abgegeben und dafür { $taken } genommen.
event-trade-route = { $player } hat die { $side ->
    [west] linke
   *[east] rechte
} Handelsroute errichtet.
event-trade-route-lost = { $player } hat die { $side ->
    [west] linke
   *[east] rechte
} Handelsroute verloren.
event-cut-off = { $player } hat { $spaces } vom Ursprung abgeschnitten.
event-disaster = { $tile } ist hereingebrochen.
event-disaster-prevented = { $tile } wurde abgewendet.
event-answered = { $player } hat auf die Katastrophe geantwortet.
event-paid-penalty = { $player } hat { $amount } £ gezahlt und jedes Plättchen behalten.
event-sacrificed = { $player } hat { $tile } auf { $space } verloren.
event-received = { $player } hat { $amount } £ für Waren erhalten.
event-income = { $player } hat { $amount } £ Einkommen erhalten.
event-score = { $player } hat am Ende { NUMBER($amount) } Siegpunkte.

## Warum nicht

step-setup = der Aufbau
step-draft = die Wahl der Ankergebäude
step-deal = das Austeilen
step-select = das Auswählen der Plättchen
step-act = das Durchführen der Aktionen
step-exchange = der Tausch eines Ankergebäudes
step-disaster = die Antwort auf die Katastrophe
step-over = das Ende

rule-disaster-no-action = Wer { $tile } auswählt, führt in dieser Runde keine Aktion durch: Das Plättchen lässt sich weder verkaufen noch abgeben.
rule-not-asked-now = Das ist es nicht, was in diesem Schritt zu wählen ist.
rule-not-in-hand = { $tile } hast du nicht auf der Hand.
rule-not-in-row = { $tile } liegt nicht offen aus.
rule-disaster-too-late = { $tile } lässt sich nur in den ersten drei Runden abwenden; jetzt kommt sie.
rule-not-selected = { $tile } ist nicht das Plättchen, das du ausgewählt hast.
rule-not-your-cornerstone = { $tile } gehört nicht zu deinen ungebauten Ankergebäuden.
rule-needs-tiles = { $tile } braucht { $amount } Plättchen vom Typ { $type } in deiner Stadt; du hast { $have ->
    [0] keines
   *[other] { $have }
}.
rule-needs-money = { $tile } kostet { $amount } £; du hast { $money } £.
rule-needs-good = { $tile } braucht { $goods_or }: du produzierst das nicht, und niemand, von dem du kaufen kannst.
rule-too-expensive = { $tile } kostet mit den fehlenden Waren mindestens { $amount } £; du hast { $money } £.
rule-no-space = In deiner Stadt gibt es kein Feld, auf das { $tile } passt.
rule-cornerstone-limit = { $generation ->
    [1] In der 1. Generation darf ein Ankergebäude in deiner Stadt liegen, und eines liegt dort.
   *[other] In der { $generation }. Generation dürfen höchstens { $generation } Ankergebäude in deiner Stadt liegen, und so viele liegen dort.
}
rule-no-road = Auf { $space } würde keine Straße von { $tile } zum Ursprung führen.
rule-cant-replace = { $tile } kann { $old } auf { $space } nicht ersetzen: sie haben keinen Typ gemeinsam.
rule-not-required = { $good } wird hier nicht gebraucht.
rule-produced-already = Deine Stadt produziert { $good }: es gibt nichts zu kaufen.
rule-not-your-own-seller = Von dir selbst kannst du nicht kaufen.
rule-seller-lacks = { $seller } produziert { $good } nicht.
rule-supply-sells-nothing = Ab drei Spielern verkauft der Vorrat keine Waren.
rule-supply-by-generation = In der { $generation }. Generation verkauft der Vorrat { $good } noch nicht.
rule-other-produces = Dein Mitspieler produziert { $good }; also kaufst du dort und nicht aus dem Vorrat.
rule-no-office = Keine deiner Behörden kann jetzt für { $good } einstehen.
rule-route-not-fresh = Diese Handelsroute ist nicht errichtet, oder sie hat in dieser Generation schon gespart.
rule-dearer-for-the-same = So würdest du für dasselbe nur mehr zahlen.
rule-cant-afford-source = So kostet es insgesamt { $amount } £; dir bleiben nur { $money } £.
rule-no-alternative = Bei diesem Plättchen lässt sich die Ware nicht durch Geld ersetzen.
rule-only-processed = { $good } ist kein Handelsgut, und nur solche werden hier hergestellt.
rule-not-in-pile = { $tile } liegt nicht auf dem Stapel.
rule-ascending = Wähle in aufsteigender Folge, jedes nur einmal.
rule-cant-pay = Die Strafe beträgt { $amount } £, und du hast { $money } £: gib Plättchen ab.
rule-nothing-there = Auf { $space } liegt kein Plättchen von dir.
rule-city-center-stays = Den Ursprung kannst du nicht abgeben.
rule-not-asked-for = Das Plättchen auf { $space } fordert die Katastrophe nicht.

## Was es kosten würde

preview-tile = { $amount } £ für { $tile }
preview-goods = mindestens { $amount } £ für Waren
preview-good = { $amount } £ an { $player } für { $good }
preview-office = { $good } über deine eigene Behörde
preview-instead = { $amount } £ statt der Ware
preview-penalty = { $amount } £ gegen den Verlust

## Was zu tun ist

prompt-draft = Behalte ein Ankergebäude.
prompt-select = Wähle ein Plättchen aus.
prompt-act = Baue das ausgewählte Plättchen oder ein Ankergebäude, oder verkaufe.
prompt-at = Wähle ein Feld für { $tile }.
prompt-source = Wähle, woher { $good } kommt.
prompt-make = Wähle die Ware, die hergestellt wird.
prompt-give = Wähle Ankergebäude, die du abgibst.
prompt-take = Wähle ein Ankergebäude, das du nimmst.
prompt-disaster = Zahle, oder gib Plättchen ab.
prompt-waiting = Die anderen wählen noch.
prompt-over = Das Spiel ist zu Ende.

action-keep = { $tile } behalten
action-select = { $tile } auswählen
action-place = { $tile } bauen
action-sell = Das Plättchen für { $amount } £ verkaufen
action-at = Auf { $space }
action-source-player = { $good } von { $seller } für { $price } £
action-source-supply = { $good } aus dem Vorrat für { $price } £
action-source-supply-west = { $good } aus dem Vorrat über die linke Route für { $price } £
action-source-supply-east = { $good } aus dem Vorrat über die rechte Route für { $price } £
action-source-supply-both = { $good } aus dem Vorrat über beide Routen für { $price } £
action-source-office = { $good } über die eigene Behörde
action-source-money = { $price } £ statt der Ware
action-make = { $good } herstellen
action-give = { $tile } abgeben
action-take = { $tile } nehmen
action-done = Das ist alles
action-pay = { $amount } £ zahlen
action-sacrifice = { $tile } auf { $space } entfernen

## Im Terminal

letter-residential = W
letter-commercial = G
letter-industrial = I
letter-public = Ö
letter-resource = A
letter-disaster = !

tile-money = { $amount } £
tile-cost = braucht { $cost }
tile-points = { NUMBER($points) } SP
tile-instant = sofort { $amount } £
tile-income = Einkommen { $amounts }
tile-produces = produziert { $goods }
tile-source = Quelle: { $source }
tile-roads = Straßen { $sides }

effect-score = { NUMBER($vp) } SP { $per }
effect-score-base = { NUMBER($base) } SP und { NUMBER($vp) } SP { $per }
effect-income = Einkommen { NUMBER($gain) } £ { $per }
effect-placed = beim Bauen { $gain } £ { $per }
effect-tile_placed = { $gain } £, sooft ein weiteres Plättchen gebaut wird ({ $types_or })
effect-tile_joined = { $gain } £ je Plättchen ({ $types_or }), das beim Bauen eines anderen mit diesem verbunden ist
effect-selected = { $gain } £, sooft du ein Plättchen auswählst
effect-virtual = ersetzt beim Bauen eine Ware: { $tiers_or }
effect-insurance = halbiert, was du bei Katastrophen zahlst
effect-protection = schützt umliegende Plättchen, und sich selbst, wo es zahlen müsste, vor: { $against }
effect-exchange = beim Bauen: ungebaute Ankergebäude gegen solche vom Stapel tauschen
effect-choose_good = produziert ein { $tiers }, beim Bauen gewählt
effect-flood = alle anderen zahlen 1 £ je Plättchen oder verlieren eines
effect-fire = alle anderen zahlen 1 £ je ungeschütztem Plättchen oder verlieren zwei
effect-crime_spree = alle anderen zahlen 2 £ je ungeschütztem Plättchen oder verlieren eines von jeder von drei Arten
against-fire = Großbrand
against-crime_spree = Gewaltwelle

per-tiles = { $every ->
    [1] je Plättchen ({ $types_or })
   *[other] je { $every } Plättchen ({ $types_or })
}
per-nearby = { $every ->
    [1] je umliegendem Plättchen ({ $types_or })
   *[other] je { $every } umliegende Plättchen ({ $types_or })
}
per-elsewhere = { $every ->
    [1] je nicht umliegendem Plättchen ({ $types_or })
   *[other] je { $every } nicht umliegende Plättchen ({ $types_or })
}
per-edge = { $every ->
    [1] je Plättchen am Stadtrand ({ $types_or })
   *[other] je { $every } Plättchen am Stadtrand ({ $types_or })
}
per-corner = { $every ->
    [1] je Plättchen in einer Ecke ({ $types_or })
   *[other] je { $every } Plättchen in den Ecken ({ $types_or })
}
per-sets = { $every ->
    [1] je Satz aus { $types }
   *[other] je { $every } Sätze aus { $types }
}
per-neighborhoods = { $every ->
    [1] je Wohngebiet
   *[other] je { $every } Wohngebiete
}
per-neighborhoods_1 = { $every ->
    [1] je Wohngebiet aus einem Plättchen
   *[other] je { $every } Wohngebiete aus einem Plättchen
}
per-neighborhoods_2 = { $every ->
    [1] je Wohngebiet aus zwei Plättchen
   *[other] je { $every } Wohngebiete aus zwei Plättchen
}
per-neighborhoods_3_or_more = { $every ->
    [1] je Wohngebiet aus drei oder mehr Plättchen
   *[other] je { $every } Wohngebiete aus drei oder mehr Plättchen
}
per-served = { $every ->
    [1] je Wohngebäude mit zwei oder mehr umliegenden Plättchen ({ $types_or })
   *[other] je { $every } Wohngebäude mit zwei oder mehr umliegenden Plättchen ({ $types_or })
}
per-printed_at_most_2 = { $every ->
    [1] je Wohngebäude mit höchstens 2 gedruckten SP
   *[other] je { $every } Wohngebäude mit höchstens 2 gedruckten SP
}
per-road_squares = { $every ->
    [1] je Straßenquadrat
   *[other] je { $every } Straßenquadrate
}
per-within_two = { $every ->
    [1] je Plättchen ({ $first }), das höchstens zwei Schritte von einem anderen ({ $second }) entfernt ist
   *[other] je { $every } Plättchen ({ $first }), die höchstens zwei Schritte von einem anderen ({ $second }) entfernt sind
}
per-alike = { $every ->
    [1] je Plättchen, das einen Typ mit einem Nachbarn teilt
   *[other] je { $every } Plättchen, die einen Typ mit einem Nachbarn teilen
}
per-largest_cluster = { $every ->
    [1] je Plättchen im größten Gebiet ({ $types_or })
   *[other] je { $every } Plättchen im größten Gebiet ({ $types_or })
}
per-pairs = { $every ->
    [1] je benachbartem Paar aus { $types }
   *[other] je { $every } benachbarte Paare aus { $types }
}
per-goods = { $every ->
    [1] je Ware, die du produzierst
   *[other] je { $every } Waren, die du produzierst
}
per-goods_of = { $every ->
    [1] je Ware, die du produzierst ({ $tiers_or })
   *[other] je { $every } Waren, die du produzierst ({ $tiers_or })
}
per-money = je { $every } £ vor dem Schlusseinkommen
per-final_income = je { $every } £ des Schlusseinkommens

terminal-draft = Auswahl der Ankergebäude, { $pick }. von 3
terminal-when = Generation { $generation ->
    [1] I
    [2] II
   *[other] III
}, Runde { $turn } von 7
terminal-row = offen liegen: { $row }
terminal-center = Ursprung
terminal-line = { $what } { NUMBER($points) }
terminal-money = { $amount } £, Einkommen { $income } £
terminal-owed = { $amount } £ mehr am Ende der Runde
terminal-goods = Waren: { $goods }
terminal-route-west = links
terminal-route-east = rechts
terminal-routes = Handelsrouten: { $routes }
terminal-cornerstones = Ankergebäude: { $tiles }
terminal-charges = verlangt von dir { $charges } £
terminal-selected = wählte { $tile }
terminal-winners = { $count ->
    [one] Es gewinnt { $winners }
   *[other] Es gewinnen { $winners }
}
terminal-rank = Rang: { $rank }

column-number = Nr.
column-tile = Plättchen
column-generation = Gen.
column-players = Spieler
column-data = Was es braucht, bringt und kann

## In der Lobby

blurb = Plättchen wählen, Straßen verbinden, Waren verkaufen.

## Optionen

option-deck = Plättchen im Solospiel
option-deck-1plus = die ab 1 Spieler
option-deck-4plus = dazu die ab 4 Spielern
option-deck-5plus = alle
option-deck-summary = Mit mehr Plättchen fallen die Ergebnisse eher höher aus. Nur im Solospiel von Belang.
option-beginner = Einsteigervariante
option-beginner-no = nein
option-beginner-yes = ja
option-beginner-summary = Jeder bekommt ein Ankergebäude zugeteilt; die Vorbereitungsphase entfällt.
