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
this-tile = { $tile ->
    [Laden] diesen Laden
    [Park] diesen Park
   *[other] diese { $tile }
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
    [Markthalle] die Markthalle
   *[other] { $amenity }
}

## Was geschah

event-revealed = Neu im Angebot: { $tile }.
event-turn = Zug { $amount }: { $player }.
event-moved = { $cost ->
    [0] { $player } ist auf „{ $type }“ gezogen.
   *[other] { $player } ist { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weit auf „{ $type }“ gezogen (Kosten: { $cost } Gold).
}
event-bought = { $player } hat { one-tile } gekauft (Preis: { $cost } Gold).
event-got = { $player } hat { one-tile } kostenlos bekommen.
event-used = { $player } hat { the-amenity } genutzt.
event-placed = { $player } hat { one-tile } auf { $square } gebaut.
event-rainbow = { $amount ->
    [0] { $player } hat den Regenbogen kostenlos genutzt.
   *[other] { $player } hat den Regenbogen genutzt (Preis: { $amount } SP).
}
event-scored = { $times ->
    [0] Nichts passte: { $player } hat nichts dafür bekommen.
    [one] { $player } hatte einen Treffer: { $why }.
   *[other] { $player } hatte { $times } Treffer: { $why }.
}
event-scored-beside = { $player } stand an der Straße und hatte einen Treffer.
event-walked = { $player }: { $piece } von { $from } auf { $to }, { $gp ->
    [0] { STEP($vp) } SP
   *[other] { STEP($gp) } Gold
}{ $pushed ->
    [0] {""}
   *[1] , über ein besetztes Feld hinaus
}{ $lost ->
    [0] {""}
   *[other] ; vor der 50 verloren: { $lost }
}.
event-stayed = { $player }: Bankier weiter auf { $number }, da vor der 50 alles besetzt war; verloren: { $lost } Gold.
event-claimed = { $player } hat statt der Wertung { the-amenity } genommen.
event-amenity-gone = Niemand hat { the-amenity } genommen; damit ist die Einrichtung aus dem Spiel.
event-passed = { $player } hat gepasst.
event-neutral = Ein neutraler Marker ist auf „{ $type }“ weitergerückt.
event-rewarded = { $vp ->
    [0] { $player } hat als Belohnung Gold gewählt.
   *[other] { $player } hat als Belohnung SP gewählt.
}
event-laid = { $player } hat { the-amenity } auf { $square } gelegt.
event-event-drawn = { $player } hat drei Ereignisse angesehen: { $events }.
event-event = Neues Ereignis: { $event }.
event-final = Genug Reihen waren ausverkauft: Das letzte Bauen hat begonnen.
event-waived = { $player } hat kein letztes Plättchen gebaut.
event-mayor = { $player } hat das Bürgermeisteramt erreicht und gewonnen!
event-furthest = { $player } ist mit { $amount } am weitesten gekommen und hat das Bürgermeisteramt gewonnen.
event-standstill = Alle haben 25 Runden lang nur gepasst: Das Spiel ist zu Ende.

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

rule-move-too-dear = So weit zu ziehen kostet { $cost } Gold; du hast { $gold }.
rule-buy-other-line = Du kannst nur in der Reihe deines Markers kaufen: „{ $marker }“, nicht „{ $type }“.
rule-buy-empty-line = Die Reihe „{ $type }“ ist ausverkauft.
rule-buy-limit = Du hast schon { $limit } Plättchen vor dir: Bring erst eines auf den Plan.
rule-buy-limit-amenity = Du hast schon { $limit } Plättchen: Nimm dieses kostenlos mit einer Einrichtung.
rule-buy-too-dear = Dieses Plättchen kostet { $cost } Gold; du hast { $gold }.
rule-buy-too-dear-amenity = Es kostet { $cost } Gold, du hast { $gold }: Nimm es kostenlos mit einer Einrichtung.
rule-not-your-tile = Du hast { this-tile } nicht vor dir: Bauen kannst du nur, was du hast.
rule-square-taken = Auf { $square } liegt schon etwas: Du brauchst einen leeren Bauplatz.
rule-block-has-type = Ein Block nimmt jede Art nur einmal; im Block von { $square } liegt schon: { $type }.
rule-block-has-type-amenity = Im Block von { $square } liegt schon: { $type }. Nutze eine Einrichtung, um dort zu bauen.
rule-no-such-street = Dein Marker erlaubt nur { $colour ->
    [rot] rote
    [gelb] gelbe
    [blau] blaue
   *[other] grüne
} Straßen: An { $square } liegt keine.
rule-no-such-street-amenity = Dein Marker erlaubt nur { $colour ->
    [rot] rote
    [gelb] gelbe
    [blau] blaue
   *[other] grüne
} Straßen: Nutze für { $square } eine Einrichtung.
rule-event-closed = { $event }: An { $square } liegt eine gesperrte Straße; dort wird nicht gebaut.
rule-event-closed-amenity = { $event }: Eine Straße an { $square } ist gesperrt. Nutze eine Einrichtung.
rule-event-barred = { $event }: „{ $type }“ darf nicht gebaut werden, solange das Ereignis gilt.
rule-event-barred-amenity = { $event }: „{ $type }“ kannst du jetzt nur mit einer Einrichtung bauen.
rule-too-dear-there = Für { the-tile } auf { $square } musst du { $cost } Gold zahlen; du hast { $gold }.
rule-too-dear-there-amenity = Für { the-tile } auf { $square } fehlt dir Gold ({ $gold } von { $cost }): Nutze eine Einrichtung.
rule-rainbow-end-too-dear = Von dort aus könntest du das Bauen nicht bezahlen: Wähle einen anderen Weg.
rule-citizen-first = Die Reihenfolge ist hier egal: Zuerst geht der Bürger.
rule-no-claim-at-the-end = Beim letzten Bauen nimmt niemand Einrichtungen: Es wird nur gewertet.
rule-no-amenity-there = Im Block von { $square } liegt keine Einrichtung: Dort wird nur gewertet.
rule-amenity-not-yours = Du hast { the-amenity } nicht vor dir: Nutzen kannst du nur, was du hast.
rule-amenity-no-room = Du könntest die Einrichtung danach nicht legen: Kein Bauplatz bliebe übrig.
rule-amenity-no-use = Du kannst sie jetzt nicht nutzen: Nehmen oder bauen könntest du damit nichts.
rule-only-with-amenity = Du nutzt { the-amenity }: Nimm ein Plättchen oder baue eines.
rule-not-an-end = Dein { $piece } kann dort nicht stehen bleiben: Wähle ein anderes Feld.
rule-not-walking = Dein { $piece } ist jetzt nicht dran: Geh mit der anderen Figur.
rule-event-not-drawn = „{ $event }“ ist nicht unter den gezogenen Ereignissen: Wähle eines davon.

## Was es kosten würde

preview-steps = { $amount } Gold für die weiteren Felder
preview-tile = { $amount } Gold für das Plättchen
change-vp = SP { STEP($amount) } ({ NUMBER($from) }→{ NUMBER($to) }{ $pushed ->
    [0] {""}
   *[1] , weitergerückt
})
change-gp = Gold { STEP($amount) } ({ NUMBER($from) }→{ NUMBER($to) }{ $pushed ->
    [0] {""}
   *[1] , weitergerückt
}{ $lost ->
    [0] {""}
   *[other] , vor der 50 verloren: { $lost }
})

## Was zu tun ist

prompt-move = Ziehe deinen Aktionsmarker.
prompt-act = { $can ->
    [buy-place-use] Kaufe ein Plättchen, baue eines, nutze eine Einrichtung oder passe.
    [buy-place] Kaufe ein Plättchen, baue eines oder passe.
    [buy-use] Kaufe ein Plättchen, nutze eine Einrichtung oder passe.
    [place-use] Baue ein Plättchen, nutze eine Einrichtung oder passe.
    [buy] Kaufe ein Plättchen oder passe.
    [place] Baue ein Plättchen oder passe.
    [use] Nutze eine Einrichtung oder passe.
   *[none] Du kannst nur passen.
}
prompt-using = Du nutzt { the-amenity }: { $can ->
    [buy] Nimm kostenlos, was deine Reihe bietet.
    [place] Baue ein Plättchen irgendwohin.
   *[buy-place] Nimm kostenlos, was deine Reihe bietet, oder baue ein Plättchen irgendwohin.
}
prompt-square = Wähle einen Bauplatz für { $tile } { $number }.
prompt-walk = Wähle, wohin: { $walks }.
prompt-reward = Wähle, was du für { the-amenity } bekommst.
prompt-lay = Wähle einen Bauplatz für { the-amenity }.
prompt-event = Wähle das neue Ereignis.
prompt-final = Baue ein letztes Plättchen oder verzichte.
prompt-waiting = Die anderen müssen wählen.
prompt-over = Das Spiel ist zu Ende.

action-move = { $steps ->
    [one] Auf „{ $type }“ ziehen
   *[other] { $steps } Felder weit auf „{ $type }“ ziehen
}
action-buy = { $tile ->
    [Laden] Den Laden
    [Park] Den Park
   *[other] Die { $tile }
} kaufen
action-buy-free = { $tile ->
    [Laden] Den Laden
    [Park] Den Park
   *[other] Die { $tile }
} kostenlos nehmen
action-place = { $tile } { $number } auf { $square } bauen
action-claim = { $tile } { $number } auf { $square } bauen und { the-amenity } nehmen
fold-place = { $tile } { $number } bauen ({ $facts })
fold-claim = { $tile } { $number } bauen ({ $facts }) und die Einrichtung dort nehmen
action-pass = Passen
action-use = { $amenity } nutzen
action-reward-vp = Siegpunkte nehmen
action-reward-gp = Gold nehmen
action-lay = Auf { $square } { the-amenity } legen
action-citizen = Mit dem Bürger auf { $end } gehen
action-banker = Mit dem Bankier auf { $end } gehen
action-event = { $event } wählen
action-waive = Verzichten

## Im Terminal

letter-red = R
letter-yellow = E
letter-blue = B
letter-green = G

walk-vp = Bürger{ $amount ->
    [0] {""}
   *[other] {" "}{ STEP($amount) }
}
walk-gp = Bankier{ $amount ->
    [0] {""}
   *[other] {" "}{ STEP($amount) }
}
walk-street = { $colour ->
    [rot] rote
    [gelb] gelbe
    [blau] blaue
   *[other] grüne
} Straße
walk-corner = Ecke
walk-by = über { $way }
walk-pushed = über ein besetztes Feld weitergerückt

tile-brings-nothing = bringt nichts
tile-source = Quelle: { $source }
tile-amenity = ein Plättchen kostenlos nehmen oder beliebig bauen; dann SP oder Gold bekommen und die Einrichtung legen
tile-block = Block { $block }
tile-match = { $gp ->
    [0] { NUMBER($vp) } SP je Treffer
   *[other] { $vp ->
        [0] { NUMBER($gp) } Gold je Treffer
       *[other] { NUMBER($vp) } SP und { NUMBER($gp) } Gold je Treffer
    }
}
tile-park = wertet jedes Gebäude im Block einmal je Symbol seiner Art auf dem Park
tile-prices = Preise { $prices }
tile-calm = keine Einschränkungen
tile-closed = gesperrte Straßen: { $colours }
tile-surcharge = { $types } kosten { $amount } Gold mehr
tile-barred = { $types } dürfen nicht gebaut werden

terminal-turn = Zug { $turn }: { $player }
terminal-over = das Spiel ist zu Ende
terminal-begin = vor dem ersten Zug
terminal-empty = { $count ->
    [one] 1 Reihe ausverkauft
   *[other] { $count } Reihen ausverkauft
}; bei { $closing } beginnt das letzte Bauen
terminal-passes = in Folge gepasst: { $count }
terminal-rondel = Rondell
terminal-line = Reihe
terminal-prices = Preise
terminal-price = jetzt
terminal-face = offen / verdeckt
terminal-sold-out = ausverkauft
terminal-legend-pieces = @1 Bürger $1 Bankier n neutral
terminal-legend-squares = N Norden S Süden + außen o innen
terminal-legend-amenity = * Einrichtung
terminal-pieces = Bürger { $citizen }, Bankier { $banker }
terminal-marker = Marker auf „{ $type }“
terminal-tiles = { $count } von { $limit } Plättchen
terminal-event = Ereignis: { $event }
terminal-stack = als nächste: { $stack }
terminal-place = Platz
terminal-winners = { $count ->
    [one] Bürgermeisteramt: { $winners }
   *[other] Das Bürgermeisteramt teilen sich { $winners }
}
terminal-ended-mayor = Ein Bürger hat das Bürgermeisteramt erreicht.
terminal-ended-lines = Genug Reihen des Marktes waren ausverkauft.
terminal-ended-standstill = Alle haben 25 Runden lang nur gepasst.

column-number = Nr.
column-tile = Plättchen
column-type = Art
column-data = Symbole und Wirkung

## In der Lobby

blurb = Gebäude kaufen und bauen, durch die Straßen gehen, das Bürgermeisteramt gewinnen.

## Optionen

option-events = Ereignisse
option-events-no = nein
option-events-yes = ja
option-events-summary = Jedes Bauen über den Regenbogen bringt ein neues Ereignis: Straßen sind gesperrt, Preise steigen.
option-amenities = Städtische Einrichtungen
option-amenities-no = nein
option-amenities-yes = ja
option-amenities-summary = Wer zuerst in einem Block baut, darf dessen Einrichtung statt der Wertung nehmen und später nutzen.

## Was in der Schachtel über eine Sache steht, für seine Quelle

datum-type = Art
datum-colour = Farbe
datum-region = Himmelsrichtung
datum-section = Lage
datum-icons = Symbole
datum-prices = Preise
datum-vp = SP
datum-gp = Gold
datum-block = Block
datum-closed = gesperrte Straßen
datum-surcharge = Aufpreis
datum-barred = verbotene Arten
datum-number = Nummer
datum-name = Name
