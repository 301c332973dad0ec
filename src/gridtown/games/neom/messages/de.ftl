# NEOM auf Deutsch. Plättchen und Waren heißen, wie die Ausgabe sie nennt; Argumente namens player, seller, tile,
# tiles, old, given, taken, good, goods, space, spaces oder type kommen hier schon als Namen an.

## Plättchentypen

type-residential = Wohngebäude
type-commercial = Wirtschaftsgebäude
type-industrial = Industriegebäude
type-public = Öffentliches Gebäude
type-resource = Abbaugebiet
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

event-board = { $player } hat den Stadtplan mit { $good } gezogen.
event-opens = { $player } wurde als Startspieler ausgelost.
event-draft-dealt = Die Ankergebäude für die Vorbereitungsphase wurden ausgeteilt.
event-kept-secretly = { $player } hat ein Ankergebäude verdeckt behalten.
event-kept = { $player } hat „{ $tile }“ behalten.
event-cornerstones = Ankergebäude von { $player }: { $tiles }.
event-generation = Generation { $amount ->
    [1] I
    [2] II
   *[other] III
} hat begonnen.
event-turn = Die { $amount }. Runde hat begonnen.
event-row = Offene Auslage: { $tiles }.
event-chosen = { $player } hat ein Plättchen ausgewählt.
event-selected = { $player } hat „{ $tile }“ ausgewählt.
event-selecting-income = { $player } hat für das Auswählen { $amount } £ erhalten.
event-planned = { $player } hat eine Aktion gewählt.
event-placed = { $player } hat „{ $tile }“ auf { $space } gebaut.
event-replaced = { $player } hat „{ $old }“ auf { $space } durch „{ $tile }“ ersetzt.
event-sold = { $player } hat „{ $tile }“ für { $amount } £ verkauft.
event-gave-up = { $player } hat „{ $tile }“ abgeworfen, um ein Ankergebäude zu bauen.
event-paid = { $player } hat { $amount } £ in den Vorrat gezahlt.
event-bought = { $player } hat { $good } für { $amount } £ von { $seller } gekauft.
event-bought-from-supply = { $player } hat { $good } für { $amount } £ aus dem Vorrat gekauft.
event-covered = { $player } hat eine virtuelle Ware als { $good } genutzt.
event-placing-income = „{ $tile }“ hat { $player } sofort { $amount } £ gebracht.
event-answering-income = Für den Bau hat { $player } { $amount } £ von anderen Plättchen erhalten.
event-makes = { $player } hat dafür die Ware { $good } gewählt.
event-exchanged = { $player } hat Ankergebäude getauscht: { $given } gegen { $taken }.
event-trade-route = { $player } hat die { $side ->
    [west] westliche
   *[east] östliche
} Handelsroute errichtet.
event-trade-route-lost = { $player } hat die { $side ->
    [west] westliche
   *[east] östliche
} Handelsroute verloren.
event-cut-off = { $player } hat { $spaces } vom Ursprung abgeschnitten.
event-disaster = Die Katastrophe „{ $tile }“ ist hereingebrochen.
event-disaster-prevented = Die Katastrophe „{ $tile }“ wurde abgewendet.
event-answered = { $player } hat sich entschieden, zu zahlen oder Plättchen zu entfernen.
event-paid-penalty = { $amount ->
    [0] { $player } musste nichts zahlen und hat jedes Plättchen behalten.
   *[other] { $player } hat { $amount } £ gezahlt und jedes Plättchen behalten.
}
event-sacrificed = { $player } hat „{ $tile }“ auf { $space } entfernt.
event-received = { $player } hat { $amount } £ für Waren erhalten.
event-income = { $amount ->
    [0] { $player } hat kein Einkommen erhalten.
   *[other] { $player } hat { $amount } £ Einkommen erhalten.
}
event-score = { $player } hat am Ende { NUMBER($amount) } SP.

## Warum nicht

step-setup = der Aufbau
step-draft = die Wahl der Ankergebäude
step-deal = das Austeilen
step-select = das Auswählen der Plättchen
step-act = das Durchführen der Aktionen
step-exchange = der Tausch eines Ankergebäudes
step-disaster = das Abhandeln der Katastrophe
step-over = das Ende

rule-disaster-no-action = „{ $tile }“ ist eine Katastrophe: Du hast in dieser Runde keine Aktion.
rule-not-asked-now = { $asked ->
    [space] Jetzt nicht: Wähle das Feld.
    [source] Jetzt nicht: Wähle, woher du die Waren bekommst.
    [make] Jetzt nicht: Wähle die Ware, die produziert wird.
    [give] Jetzt nicht: Wähle die Ankergebäude, die du abgibst.
    [take] Jetzt nicht: Wähle die Ankergebäude, die du nimmst.
   *[action] Jetzt nicht: Wähle, was du baust, oder verkaufe.
}
rule-not-in-hand = „{ $tile }“ hast du nicht auf der Hand: Wähle ein anderes.
rule-not-in-row = „{ $tile }“ liegt nicht aus: Wähle ein Plättchen aus der Auslage.
rule-disaster-too-late = „{ $tile }“ lässt sich nur in den Runden 1 bis 3 abwenden: Wähle anders.
rule-not-selected = „{ $tile }“ ist weder ausgewählt noch ein Ankergebäude.
rule-not-your-cornerstone = „{ $tile }“ ist keines deiner ungebauten Ankergebäude.
rule-needs-tiles = „{ $tile }“ braucht { $amount } { $type } in deiner Stadt; du hast { $have ->
    [0] keines
   *[other] { $have }
}.
rule-needs-money = „{ $tile }“ kostet { $amount } £; du hast { $money } £.
rule-needs-good = „{ $tile }“ braucht { $goods_or }, und das produziert niemand.
rule-too-expensive = „{ $tile }“ kostet mit allem Nötigen mindestens { $amount } £; du hast { $money } £.
rule-no-space = In deiner Stadt gibt es kein Feld, auf das „{ $tile }“ passt.
rule-cornerstone-limit = { $generation ->
    [1] In der 1. Generation darfst du nur ein Ankergebäude in der Stadt haben.
    [2] In der 2. Generation darfst du nur zwei Ankergebäude in der Stadt haben.
   *[other] In der 3. Generation darfst du nur drei Ankergebäude in der Stadt haben.
}
rule-no-road = Auf { $space } wäre „{ $tile }“ nicht mit dem Ursprung verbunden.
rule-cant-replace = „{ $old }“ lässt sich so nicht ersetzen: kein gemeinsamer Typ.
rule-not-required = Dieses Plättchen braucht { $good } nicht.
rule-produced-already = Deine Stadt produziert { $good }: Du musst nichts kaufen.
rule-source-chosen = Woher du { $good } bekommst, steht schon fest.
rule-other-good-first = Wähle erst, woher du { $good } bekommst.
rule-not-your-own-seller = Von dir selbst kannst du nicht kaufen: Wähle eine andere Quelle.
rule-seller-absent = { $seller } spielt nicht mit: Wähle anders.
rule-seller-lacks = { $seller } verkauft { $good } nicht: Wähle neu.
rule-supply-sells-nothing = Ab drei Spielern verkauft der Vorrat keine Waren: Kaufe bei einem Mitspieler.
rule-supply-by-generation = { $generation ->
    [1] In der 1. Generation verkauft der Vorrat { $good } noch nicht.
    [2] In der 2. Generation verkauft der Vorrat { $good } noch nicht.
   *[other] Der Vorrat verkauft { $good } noch nicht.
}
rule-other-produces = Dein Mitspieler produziert { $good }: Das verkauft der Vorrat dir also nicht.
rule-no-office = Weder Post noch Zollbehörde kann für dich als { $good } gelten.
rule-office-used = Die virtuelle Ware für { $good } gilt schon als eine andere.
rule-routes-save-anyway = Zu zweit zählt jede errichtete Handelsroute von selbst: Du wählst keine aus.
rule-route-not-open = Deine { $side ->
    [west] westliche
   *[east] östliche
} Handelsroute ist nicht errichtet: Kaufe ohne sie.
rule-route-used = Deine { $side ->
    [west] westliche
   *[east] östliche
} Handelsroute hast du in dieser Generation schon genutzt.
rule-same-choice = Das ist dasselbe wie { $good }: Wähle { $good }.
rule-dearer-for-the-same = Das bekommst du für weniger Geld oder mit weniger Handelsrouten.
rule-cant-afford-source = So kostet es insgesamt { $amount } £; dir bleiben nur { $money } £.
rule-no-alternative = „{ $tile }“ braucht die Waren: Geld genügt stattdessen nicht.
rule-only-processed = Dieses Plättchen produziert ein Handelsgut, und { $good } ist keines.
rule-not-in-pile = „{ $tile }“ liegt nicht auf dem Abwurfstapel: Wähle ein anderes.
rule-cornerstone-chosen = „{ $tile }“ hast du schon gewählt: Wähle ein anderes.
rule-sacrifice-begun = Du entfernst schon Plättchen und kannst nicht auch noch zahlen.
rule-cant-pay = Die Strafe beträgt { $amount } £, und du hast { $money } £: Entferne Plättchen.
rule-nothing-there = Auf { $space } liegt kein Plättchen: Wähle eines deiner Plättchen.
rule-city-center-stays = Den Ursprung kannst du nicht entfernen: Wähle ein Plättchen.
rule-not-asked-for = Das Plättchen auf { $space } verlangt die Katastrophe nicht: Wähle ein anderes.
rule-tile-chosen = Das Plättchen auf { $space } hast du schon gewählt: Wähle ein anderes.
rule-demand-met = Für das Plättchen auf { $space } ist keine Forderung mehr offen: Wähle ein anderes.

## Was es kosten würde

preview-tile = { $amount } £ für { $tile }
preview-goods = mindestens { $amount } £ für alles Übrige, was es braucht
preview-good = { $amount } £ an { $player } für { $good }
preview-office = { $good } als virtuelle Ware
preview-instead = { $amount } £ statt der Ware
preview-penalty = { $amount } £ Strafe

## Was zu tun ist

prompt-draft = Behalte ein Ankergebäude.
prompt-select = Wähle ein Plättchen aus.
prompt-act = { $can ->
    [both] Baue das ausgewählte Plättchen oder ein Ankergebäude, oder verkaufe.
    [own] Baue oder verkaufe das ausgewählte Plättchen.
    [stone] Baue ein Ankergebäude oder verkaufe das ausgewählte Plättchen.
   *[none] Verkaufe das ausgewählte Plättchen.
}
prompt-at = Wähle ein Feld für „{ $tile }“.
prompt-source = Wähle, woher { $goods_or } kommt.
prompt-make = Wähle die Ware, die produziert wird.
prompt-give = Wähle ein Ankergebäude, das du abgibst, oder beende den Tausch.
prompt-take = Wähle ein Ankergebäude, das du nimmst.
prompt-disaster = Zahle oder wähle ein Plättchen, das du entfernst.
prompt-sacrifice = Wähle ein Plättchen, das du entfernst.
prompt-waiting = Die anderen wählen noch.
prompt-over = Das Spiel ist zu Ende.

action-keep = { $tile } behalten
action-select = { $tile } auswählen
action-place = { $tile } bauen
action-sell = Das Plättchen für { $amount } £ verkaufen
action-at = Auf { $space }
action-source-player = { $good } von { $seller } für { $price } £
action-source-supply = { $good } aus dem Vorrat für { $price } £
action-source-supply-west = { $good } aus dem Vorrat über die westliche Handelsroute für { $price } £
action-source-supply-east = { $good } aus dem Vorrat über die östliche Handelsroute für { $price } £
action-source-supply-both = { $good } aus dem Vorrat über beide Handelsrouten für { $price } £
action-source-office = { $good } als virtuelle Ware
action-source-money = { $price } £ statt der Ware
action-make = { $good } produzieren
action-give = { $tile } abgeben
action-take = { $tile } nehmen
action-done = Fertig
action-pay = { $amount } £ zahlen
action-sacrifice = { $tile } auf { $space } entfernen

## Im Terminal

letter-residential = W
letter-commercial = G
letter-industrial = I
letter-public = Ö
letter-resource = A
letter-disaster = !

tile-money = { $amount } £
tile-cost = braucht { $cost }
tile-points = { NUMBER($points) } SP
tile-instant = sofort { $amount } £
tile-income = Einkommen { $amounts }
tile-produces = produziert { $goods }
tile-source = Quelle: { $source }
tile-roads = Straßen { $sides }
road-N = N
road-E = O
road-S = S
road-W = W

effect-score = { NUMBER($vp) } SP { $per }
effect-score-base = { NUMBER($base) } SP, { STEP($vp) } SP { $per }
effect-income = { NUMBER($gain) } £ Einkommen { $per }
effect-placed = beim Bauen: { $gain } £ { $per }
effect-tile_placed = { $gain } £ für jedes Plättchen ({ $types_or }), das du danach baust
effect-tile_joined = wenn du ein weiteres Plättchen baust: { $gain } £ für jedes direkt damit verbundene Plättchen ({ $types_or })
effect-selected = { $gain } £, sooft du ein Plättchen auswählst
effect-virtual = gilt bei jedem Bauen als eine Ware deiner Wahl ({ $tiers_or })
effect-insurance = halbiert, was du bei Katastrophen zahlst
effect-protection = schützt umliegende Plättchen vor { $against }
effect-protection-fire = schützt sich und umliegende Plättchen vor { $against }
effect-exchange = beim Bauen: ungebaute Ankergebäude gegen solche vom Abwurfstapel tauschen
effect-choose_good = produziert ein { $tiers }, das du beim Bauen wählst
effect-flood = alle anderen (im Solospiel du) zahlen 1 £ pro Plättchen außer Abbaugebieten oder entfernen ein Plättchen, aber kein Abbaugebiet
effect-fire = alle anderen (im Solospiel du) zahlen 1 £ pro ungeschütztes Plättchen außer Abbaugebieten oder entfernen zwei beliebige Plättchen
effect-crime_spree = alle anderen (im Solospiel du) zahlen 2 £ pro ungeschütztes Wohn-, Wirtschafts- und Industriegebäude oder entfernen von jedem dieser Typen eines
against-fire = Großbrand
against-crime_spree = Gewaltwelle

per-tiles = { $every ->
    [one] für jedes Plättchen ({ $types_or })
   *[other] für je { $every } Plättchen ({ $types_or })
}
per-nearby = { $every ->
    [one] für jedes umliegende Plättchen ({ $types_or })
   *[other] für je { $every } umliegende Plättchen ({ $types_or })
}
per-elsewhere = { $every ->
    [one] für jedes nicht umliegende Plättchen ({ $types_or })
   *[other] für je { $every } nicht umliegende Plättchen ({ $types_or })
}
per-edge = { $every ->
    [one] für jedes Plättchen am Stadtrand ({ $types_or })
   *[other] für je { $every } Plättchen am Stadtrand ({ $types_or })
}
per-corner = { $every ->
    [one] für jedes Plättchen auf einem Eckfeld ({ $types_or })
   *[other] für je { $every } Plättchen auf Eckfeldern ({ $types_or })
}
per-sets = { $every ->
    [one] für jedes Set aus { $types }
   *[other] für je { $every } Sets aus { $types }
}
per-neighborhoods = { $every ->
    [one] für jedes Wohngebiet
   *[other] für je { $every } Wohngebiete
}
per-neighborhoods_1 = { $every ->
    [one] für jedes Wohngebiet aus einem Plättchen
   *[other] für je { $every } Wohngebiete aus einem Plättchen
}
per-neighborhoods_2 = { $every ->
    [one] für jedes Wohngebiet aus zwei Plättchen
   *[other] für je { $every } Wohngebiete aus zwei Plättchen
}
per-neighborhoods_3_or_more = { $every ->
    [one] für jedes Wohngebiet aus drei oder mehr Plättchen
   *[other] für je { $every } Wohngebiete aus drei oder mehr Plättchen
}
per-served = { $every ->
    [one] für jedes Wohngebäude mit zwei oder mehr umliegenden Plättchen ({ $types_or })
   *[other] für je { $every } Wohngebäude mit zwei oder mehr umliegenden Plättchen ({ $types_or })
}
per-printed_at_most_2 = { $every ->
    [one] für jedes Wohngebäude mit höchstens 2 aufgedruckten SP
   *[other] für je { $every } Wohngebäude mit höchstens 2 aufgedruckten SP
}
per-road_squares = { $every ->
    [one] für jedes Karree (2 × 2 Plättchen, rundum verbunden)
   *[other] für je { $every } Karrees (2 × 2 Plättchen, rundum verbunden)
}
per-within_two = { $every ->
    [one] für jedes Plättchen ({ $first }), das höchstens zwei Felder von einem anderen ({ $second }) entfernt ist
   *[other] für je { $every } Plättchen ({ $first }), die höchstens zwei Felder von einem anderen ({ $second }) entfernt sind
}
per-alike = { $every ->
    [one] für jedes Plättchen, das einen Typ mit einem Plättchen daneben gemeinsam hat
   *[other] für je { $every } Plättchen, die einen Typ mit einem Plättchen daneben gemeinsam haben
}
per-largest_cluster = { $every ->
    [one] für jedes Plättchen im größten Gebiet ({ $types_or })
   *[other] für je { $every } Plättchen im größten Gebiet ({ $types_or })
}
per-pairs = { $every ->
    [one] für jedes benachbarte Paar aus { $types }
   *[other] für je { $every } benachbarte Paare aus { $types }
}
per-goods = { $every ->
    [one] für jede Ware, die du produzierst
   *[other] für je { $every } Waren, die du produzierst
}
per-goods_of = { $every ->
    [one] für jede Ware, die du produzierst ({ $tiers_or })
   *[other] für je { $every } Waren, die du produzierst ({ $tiers_or })
}
per-money = für je { $every } £, die du vor dem Schlusseinkommen hast
per-final_income = für je { $every } £ des Schlusseinkommens

terminal-draft = Vorbereitungsphase, Ankergebäude { $pick } von 3
terminal-when = Generation { $generation ->
    [1] I
    [2] II
   *[other] III
}, Runde { $turn } von 7
terminal-row = offene Auslage: { $row }
terminal-center = Ursprung
terminal-line = { $what } { NUMBER($points) }
terminal-money = { $amount } £, Einkommen { $income } £
terminal-owed = dazu { $amount } £ am Ende der Runde
terminal-goods = Waren: { $goods }
terminal-route-west = West
terminal-route-east = Ost
terminal-routes = Handelsrouten: { $routes }
terminal-cornerstones = Ankergebäude: { $tiles }
terminal-charges = verlangt von dir { $charges } £
terminal-selected = ausgewählt: { $tile }
terminal-winners = { $count ->
    [one] Es gewinnt { $winners }
   *[other] Es gewinnen { $winners }
}
terminal-rank = Rang: { $rank }

column-number = Nr.
column-tile = Plättchen
column-generation = Gen.
column-players = Spieler
column-data = Voraussetzung und Effekt

## In der Lobby

blurb = Plättchen wählen, Straßen verbinden, Waren verkaufen.

## Optionen

option-deck = Plättchen im Solospiel
option-deck-1plus = nur „1+“
option-deck-4plus = auch „4+“
option-deck-5plus = alle
option-deck-summary = Mit mehr Plättchen fallen die Ergebnisse meist höher aus.
option-beginner = Einsteigervariante
option-beginner-no = nein
option-beginner-yes = ja
option-beginner-summary = Alle bekommen ein Ankergebäude zugeteilt; die Vorbereitungsphase entfällt.

## Was in der Schachtel über eine Sache steht, für seine Quelle

datum-roads = Straßen
datum-vp = SP
datum-types = Typ
datum-cost = Voraussetzung
datum-produces = Produktion
datum-power = Strom
datum-polluting = Umweltbelastung
datum-income = Einkommen
datum-instant = Geld sofort
datum-effects = Effekt
datum-generation = Generation
datum-players = Spielerzahl
datum-number = Nummer
datum-name = Name
