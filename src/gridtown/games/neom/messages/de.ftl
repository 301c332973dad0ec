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
event-generation = Die { $generation }. Generation hat begonnen.
event-turn = Die { $turn }. Runde hat begonnen.
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
event-score = { $player } hat am Ende { $total } Siegpunkte.
