# Mayor auf Deutsch; die Wörter sind unsere. Plättchen, Einrichtungen und Ereignisse heißen, wie die Ausgabe sie nennt;
# Argumente namens player, tile, amenity, event, type, marker, colour, piece, step, square, space oder why kommen hier
# schon als Namen an.

## Arten von Gebäuden, Farben

type-bank = Bank
type-shop = Laden
type-church = Kirche
type-park = Park
type-statue = Statue
type-amenity = Einrichtung
type-event = Ereignis

marker-bank = { type-bank }
marker-shop = { type-shop }
marker-church = { type-church }
marker-park = { type-park }
marker-statue = { type-statue }

plural-bank = Banken
plural-shop = Läden
plural-church = Kirchen
plural-park = Parks
plural-statue = Statuen

colour-red = rot
colour-yellow = gelb
colour-blue = blau
colour-green = grün
colour-rainbow = Regenbogen

## Figuren, und was zählt

piece-citizen = Bürger
piece-banker = Bankier

line-vp = SP
line-gp = Gold

why-red = rot
why-yellow = gelb
why-blue = blau
why-green = grün
why-piece = eine Figur an der Straße
why-bank = Bank
why-shop = Laden
why-church = Kirche
why-park = Park
why-statue = Statue

## Plättchen im Satz, im vierten Fall

one-tile = { $tile ->
    [Laden] einen Laden
    [Park] einen Park
   *[other] eine { $tile }
}
the-tile = { $tile ->
    [Laden] den Laden
    [Park] den Park
   *[other] die { $tile }
}
the-amenity = { $amenity ->
    [Sternwarte] die Sternwarte
    [Bibliothek] die Bibliothek
    [Konzerthaus] das Konzerthaus
    [Bahnhof] den Bahnhof
    [Krankenhaus] das Krankenhaus
    [Feuerwache] die Feuerwache
    [Stadtbad] das Stadtbad
    [Brunnen] den Brunnen
    [Rathaus] das Rathaus
   *[other] { $amenity }
}

## Was geschah

event-revealed = Neu im Angebot: { $tile }.
event-turn = { $player } hat den { $amount }. Zug begonnen.
event-moved = { $cost ->
    [0] { $player } ist auf „{ $type }“ weitergezogen.
   *[other] { $player } ist { $amount } Felder weit auf „{ $type }“ gezogen und hat dafür { $cost } Gold gezahlt.
}
event-bought = { $player } hat { one-tile } für { $cost } Gold gekauft.
event-got = { $player } hat { one-tile } umsonst bekommen.
event-used = { $player } hat { the-amenity } genutzt.
event-placed = { $player } hat { one-tile } auf { $square } gebaut.
event-rainbow = { $amount ->
    [0] { $player } hat im Regenbogen gebaut, und es hat nichts gekostet.
   *[other] { $player } hat für den Regenbogen { $amount } SP hergegeben.
}
event-scored = { $times ->
    [0] Nichts hat gepasst: { $player } hat nichts dafür bekommen.
   *[other] { $gp ->
        [0] { $player } hat dafür { $vp } SP bekommen: { $why }.
       *[other] { $vp ->
            [0] { $player } hat dafür { $gp } Gold bekommen: { $why }.
           *[other] { SIGN($gp) ->
                [-1] { $player } hat dafür { $vp } SP bekommen und { ABS($gp) } Gold gezahlt: { $why }.
               *[1] { $player } hat dafür { $vp } SP und { $gp } Gold bekommen: { $why }.
            }
        }
    }
}
event-scored-beside = { $gp ->
    [0] { $player } stand an der Straße und hat { $vp } SP bekommen.
   *[other] { $vp ->
        [0] { $player } stand an der Straße und hat { $gp } Gold bekommen.
       *[other] { SIGN($gp) ->
            [-1] { $player } stand an der Straße, hat { $vp } SP bekommen und { ABS($gp) } Gold gezahlt.
           *[1] { $player } stand an der Straße und hat { $vp } SP und { $gp } Gold bekommen.
        }
    }
}
event-walked = { $player }: { $piece } von { $from } nach { $to }.
event-claimed = { $player } hat statt der Wertung { the-amenity } genommen.
event-amenity-gone = Niemand hat { the-amenity } genommen: aus dem Spiel.
event-passed = { $player } hat gepasst und { $amount } Gold verdient.
event-neutral = Der neutrale Marker ist auf „{ $type }“ weitergezogen.
event-rewarded = { $vp ->
    [0] Die Stadt hat sich bei { $player } mit { $gp } Gold bedankt.
   *[other] { $gp ->
        [0] Die Stadt hat sich bei { $player } mit { $vp } SP bedankt.
       *[other] Die Stadt hat sich bei { $player } mit { $vp } SP und { $gp } Gold bedankt.
    }
}
event-laid = { $player } hat { the-amenity } auf { $square } gelegt.
event-event-drawn = { $player } hat drei Ereignisse angesehen: { $events }.
event-event = Von da an galt: { $event }.
event-final = Genug Reihen waren ausverkauft: Das letzte Bauen begann.
event-waived = { $player } hat nichts mehr gebaut.
event-mayor = { $player } hat das Amt erreicht und regiert die Stadt!
event-furthest = { $player } ist mit { $amount } am weitesten gekommen und regiert die Stadt.
event-standstill = Niemand wollte mehr bauen, und das Spiel kam zum Stillstand.

## Warum nicht

step-reveal = das Aufdecken eines Plättchens
step-move = das Ziehen eines Aktionsmarkers
step-act = Kaufen, Bauen oder Passen
step-walk = der Weg einer Figur
step-reward = die Wahl, was eine Einrichtung einbringt
step-lay = das Legen einer Einrichtung
step-draw = das Ziehen von Ereignissen
step-event = die Wahl eines Ereignisses
step-final = das letzte Bauen
step-over = das Ende

rule-move-too-dear = So weit zu ziehen kostet { $cost } Gold; du hast { $gold }.
rule-buy-other-line = Dein Marker steht auf „{ $marker }“; nur diese Reihe steht dir offen, nicht „{ $type }“.
rule-buy-empty-line = Die Reihe „{ $type }“ ist ausverkauft.
rule-buy-limit = Vor dir liegen { $limit } Plättchen, und mehr dürfen es nicht sein: Baue erst eines.
rule-buy-too-dear = Das kostet { $cost } Gold; du hast { $gold }.
rule-not-your-tile = Du hast { the-tile } nicht vor dir liegen.
rule-square-taken = Auf { $square } liegt schon etwas.
rule-block-has-type = In einen Block passt eines von jeder Art, und neben { $square } gibt es das schon: { $type }.
rule-no-such-street = Dein Marker lässt nur Straßen einer Farbe zu ({ $colour }), und keine davon liegt an { $square }.
rule-event-closed = { $event }: An { $square } liegt eine Straße, die jetzt gesperrt ist.
rule-event-barred = { $event }: Diese Art wird jetzt nicht gebaut: { $type }.
rule-too-dear-there = Für { the-tile } auf { $square } müsstest du { $cost } Gold zahlen; du hast { $gold }.
rule-rainbow-end-too-dear = Von dort aus könntest du das Bauen nicht bezahlen.
rule-citizen-first = Die Folge ist hier gleich: Zuerst geht der Bürger.
rule-no-claim-at-the-end = Beim letzten Bauen wird keine Einrichtung genommen.
rule-no-amenity-there = Im Block von { $square } liegt keine Einrichtung.
rule-amenity-not-yours = Du hast { the-amenity } nicht vor dir liegen.
rule-amenity-no-room = Für die Einrichtung selbst bliebe kein Bauplatz.
rule-amenity-no-use = Damit wäre nichts anzufangen: kein Plättchen zu nehmen, keines zu bauen.
rule-only-with-amenity = Du nutzt { the-amenity }: Nimm ein Plättchen oder baue eines.
rule-not-an-end = Dort kann der Weg nicht enden ({ $piece }).
rule-not-walking = Der { $piece } hat jetzt nicht zu gehen.
rule-event-not-drawn = { $event } ist nicht unter den Ereignissen, die du gezogen hast.

## Was es kosten würde

preview-steps = { $amount } Gold für den Weg
preview-tile = { $amount } Gold für das Plättchen
change-vp = SP { STEP($amount) } ({ NUMBER($from) }→{ NUMBER($to) }{ $pushed ->
    [0] {""}
   *[1] , weitergeschoben
})
change-gp = Gold { STEP($amount) } ({ NUMBER($from) }→{ NUMBER($to) }{ $pushed ->
    [0] {""}
   *[1] , weitergeschoben
})

## Was zu tun ist

prompt-move = Ziehe deinen Aktionsmarker.
prompt-act = Kaufe ein Plättchen, baue eines oder passe.
prompt-using = Du nutzt { the-amenity }: Nimm umsonst, was deine Reihe bietet, oder baue irgendwo.
prompt-square = Wähle einen Bauplatz für { $tile } { $number }.
prompt-walk = Wähle einen Weg. Zu gehen: { $walks }.
prompt-reward = Wähle, was du für { the-amenity } bekommst.
prompt-lay = Wähle einen Bauplatz für { the-amenity }.
prompt-event = Wähle, was von jetzt an gilt.
prompt-final = Baue ein letztes Plättchen, wenn du magst.
prompt-waiting = Die anderen müssen wählen.
prompt-over = Das Spiel ist zu Ende.

action-move = { $steps ->
    [1] Weiter auf „{ $type }“ ziehen
   *[other] { $steps } Felder weiter auf „{ $type }“ ziehen
}
action-buy = Jetzt { the-tile } kaufen
action-buy-free = Umsonst { the-tile } nehmen
action-place = { $tile } { $number } auf { $square } bauen
action-claim = { $tile } { $number } auf { $square } bauen und { the-amenity } nehmen
fold-place = { $tile } { $number } bauen ({ $facts })
fold-claim = { $tile } { $number } bauen ({ $facts }) und die Einrichtung dort nehmen
action-pass = Passen
action-use = Jetzt { the-amenity } nutzen
action-reward-vp = Siegpunkte nehmen
action-reward-gp = Gold nehmen
action-lay = Auf { $square } { the-amenity } legen
action-citizen = Mit dem Bürger auf { $end } gehen
action-banker = Mit dem Bankier auf { $end } gehen
action-event = Von jetzt an gilt: { $event }
action-waive = Nichts mehr bauen

## Im Terminal

letter-red = R
letter-yellow = E
letter-blue = B
letter-green = Ü

walk-vp = Bürger { STEP($amount) }
walk-gp = Bankier { STEP($amount) }
walk-street = Straße { $colour }
walk-corner = Ecke
walk-by = über { $way }
walk-pushed = weitergeschoben

tile-brings-nothing = bringt nichts
tile-source = Quelle: { $source }
tile-amenity = ein Plättchen frei nehmen oder bauen; dann SP oder Gold, und legen
tile-block = Block { $block }
tile-match = { $gp ->
    [0] { $vp } SP je Übereinstimmung
   *[other] { $vp ->
        [0] { $gp } Gold je Übereinstimmung
       *[other] { $vp } SP und { $gp } Gold je Übereinstimmung
    }
}
tile-park = eine Übereinstimmung je Symbol eines Gebäudes im Block
tile-prices = Preise { $prices }
tile-calm = alles wie gewohnt
tile-closed = gesperrte Straßen: { $colours }
tile-surcharge = { $types } kosten { $amount } mehr
tile-barred = { $types } werden nicht gebaut

terminal-turn = { $turn }. Zug: { $player }
terminal-over = das Spiel ist zu Ende
terminal-begin = vor dem ersten Zug
terminal-empty = { $count } von { $closing } Reihen ausverkauft
terminal-passes = in Folge gepasst: { $count }
terminal-rondel = Rondell
terminal-line = Reihe
terminal-prices = Preise
terminal-price = jetzt
terminal-face = offen / verdeckt
terminal-sold-out = ausverkauft
terminal-legend-pieces = @1 Bürger $1 Bankier n neutral
terminal-legend-squares = N Nord S Süd + außen o innen
terminal-legend-amenity = * Einrichtung
terminal-pieces = Bürger { $citizen }, Bankier { $banker }
terminal-marker = Marker auf „{ $type }“
terminal-tiles = { $count } von { $limit } Plättchen
terminal-event = Ereignis: { $event }
terminal-stack = als nächste: { $stack }
terminal-place = Platz
terminal-winners = { $count ->
    [one] Die Stadt regiert { $winners }
   *[other] Das Amt teilen sich { $winners }
}
terminal-ended-mayor = Das Amt wurde erreicht.
terminal-ended-lines = Die Reihen des Marktes waren ausverkauft.
terminal-ended-standstill = Das Spiel kam zum Stillstand.

column-number = Nr.
column-tile = Plättchen
column-type = Art
column-data = Symbole und Wirkung

## In der Lobby

blurb = Gebäude kaufen und bauen, durch die Straßen gehen, zuerst im Amt sein.

## Optionen

option-events = Ereignisse
option-events-no = nein
option-events-yes = ja
option-events-summary = Jedes Bauen im Regenbogen bringt ein neues Ereignis: Straßen sperren, Preise steigen.
option-amenities = Städtische Einrichtungen
option-amenities-no = nein
option-amenities-yes = ja
option-amenities-summary = Wer in einem Block zuerst baut, darf dessen Einrichtung statt der Wertung nehmen und später nutzen.
