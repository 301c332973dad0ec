# Die Worte des Bretts von Mayor; Arten, Farben und Namen kommen aus den Worten des Spiels und aus der Ausgabe.
mayor-map = Stadtplan
mayor-squares = Bauplätze
mayor-spaces = Felder der Straßen
mayor-ends = Ziele des Wegs
mayor-overview = Übersicht
mayor-zoom-in = Vergrößern
mayor-zoom-out = Verkleinern
mayor-rondel = Rondell
mayor-market = Markt
mayor-side = Rondell, Markt und Verlauf
mayor-seats = Spieler
mayor-tray = Plättchen vor den Spielern
mayor-decision = Deine Wahl
mayor-event = Ereignis
mayor-tab-preview = Vorschau
mayor-tab-rondel = Rondell
mayor-tab-market = Markt
mayor-no-components = Das Spielmaterial ließ sich nicht laden. Lade die Seite neu.
mayor-reconstructed = Ganz oder teilweise nachgebildet; das Original lag uns nicht vor.

# der Plan in Worten
mayor-letter-N = N
mayor-letter-S = S
mayor-region-N = Norden
mayor-region-S = Süden
mayor-outer = außen
mayor-inner = innen
mayor-square = Block { $block }, { $corner ->
    [1] oben links
    [2] oben rechts
    [3] unten links
   *[other] unten rechts
}
mayor-beside = Straßen: { $colours }
mayor-beside-end = nur an Feld { $end }
mayor-empty = leer
mayor-amenity-lies = die Einrichtung liegt noch da
mayor-legal = erlaubt
mayor-not-legal = nicht erlaubt
mayor-street = { $colour ->
    [red] rote
    [yellow] gelbe
    [blue] blaue
   *[green] grüne
} Straße
mayor-corner = Ecke
mayor-end = Ende der Punkteleiste
mayor-piece-of = { $piece ->
    [banker] Bankier von
   *[citizen] Bürger von
} { $name }
mayor-towards = weiter zur { $number }, { $street }
mayor-end-at = { $piece ->
    [banker] Bankier
   *[citizen] Bürger
} auf { $number }{ $streets ->
    [0] {""}
   *[other] {" über "}{ $through }
}
mayor-pushed-on = über ein besetztes Feld weitergerückt

# Zahlen
mayor-vp = { $amount } SP
mayor-gp = { $amount } Gold
mayor-gold = { $amount } Gold
mayor-nothing = nichts
mayor-col-vp = SP
mayor-col-gp = Gold
mayor-none = keine
mayor-times = { $times }×:

# wofür etwas zählt oder kostet
mayor-why-red = rot
mayor-why-yellow = gelb
mayor-why-blue = blau
mayor-why-green = grün
mayor-why-N = N
mayor-why-S = S
mayor-why-outer = außen
mayor-why-inner = innen
mayor-why-own = eigene Figur
mayor-why-piece = Figur an der Straße
mayor-why-bank = Bank
mayor-why-shop = Laden
mayor-why-church = Kirche
mayor-why-park = Park
mayor-why-statue = Statue
mayor-why-steps = weitere Felder
mayor-why-price = Preis
mayor-why-rainbow = Regenbogen
mayor-why-match = Bauen
mayor-why-pass = Passen
mayor-why-reward = Einrichtung
mayor-rainbow = { $amount } für den Regenbogen
mayor-no-match = nichts passt
mayor-no-piece = keine Figur daneben
mayor-pushed = rückt über ein besetztes Feld weiter
mayor-lost = bleibt vor der 50 stehen; der Rest ist verloren
mayor-later = eine spätere Wahl kann das ändern

# Markt und Rondell
mayor-price-now = Jetzt
mayor-pays = { $kind ->
    [cost] { $vp } SP, −{ $gp } Gold
    [both] { $vp } SP + { $gp } Gold
    [vp] { $vp } SP
   *[gp] { $gp } Gold
}
mayor-pays-park = nach Block
mayor-a-match = je Treffer
mayor-line-empty = ausverkauft
mayor-sold-out = ausverkauft
mayor-turning = das nächste Plättchen wird aufgedeckt
mayor-claimed = nimmt die Einrichtung
mayor-note-there = { $where }: { $why }.
mayor-costs = kostet { $cost } Gold
mayor-backs = { $count ->
    [one] 1 weiteres dahinter
   *[other] { $count } weitere dahinter
}
mayor-rising = Preise steigen
mayor-falling = Preise fallen
mayor-neutral-marker = neutral
mayor-neutral = { $count ->
    [one] ein neutraler Marker
   *[other] { $count } neutrale Marker
}
mayor-free = gratis
mayor-step = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}, { $cost ->
    [0] kostenlos
   *[other] { $cost } Gold
}
mayor-steps = Weitere Felder kosten { $costs } Gold

# der Kopf der Seite
mayor-lines-empty = Ausverkauft
mayor-of = { $count } von { $all }
mayor-office-at = Ziel:
mayor-lines = { $empty ->
    [0] Keine Reihe ausverkauft
    [one] 1 Reihe ausverkauft
   *[other] { $empty } Reihen ausverkauft
}; bei { $closing } beginnt das letzte Bauen; das Bürgermeisteramt ist auf Feld { $office }
mayor-final-round = Letztes Bauen

# was zu tun ist
mayor-moment = Einen Augenblick …
mayor-ask-move = Ziehe deinen Marker
mayor-note-move = Ein Feld kostet nichts; 2 bis 5 Felder kosten { $costs } Gold.
mayor-count-steps = { $count ->
    [one] 1 Feld in Reichweite
   *[other] { $count } Felder in Reichweite
}
mayor-ask-act = { $can ->
    [buy-place-use] Kaufe, baue, nutze eine Einrichtung oder passe
    [buy-place] Kaufe, baue oder passe
    [buy-use] Kaufe, nutze eine Einrichtung oder passe
    [place-use] Baue, nutze eine Einrichtung oder passe
    [buy] Kaufe oder passe
    [place] Baue oder passe
    [use] Nutze eine Einrichtung oder passe
   *[none] Du kannst nur passen
}
mayor-note-act = Dein Marker steht auf { $type ->
    [bank] „Bank“ (rot)
    [shop] „Laden“ (gelb)
    [church] „Kirche“ (blau)
    [park] „Park“ (grün)
   *[statue] „Statue“ (Regenbogen)
}.
mayor-ask-place = Baue { $type ->
    [bank] deine Bank
    [shop] deinen Laden
    [church] deine Kirche
    [park] deinen Park
   *[statue] deine Statue
} { $colour ->
    [red] an eine rote Straße
    [yellow] an eine gelbe Straße
    [blue] an eine blaue Straße
    [green] an eine grüne Straße
   *[rainbow] über den Regenbogen
}
mayor-ask-place-free = Baue { $type ->
    [bank] deine Bank
    [shop] deinen Laden
    [church] deine Kirche
    [park] deinen Park
   *[statue] deine Statue
} auf einen beliebigen Bauplatz
mayor-note-place = Jeder Bauplatz zeigt, was er dir bringt.
mayor-count-squares = { $count ->
    [one] 1 erlaubter Bauplatz
   *[other] { $count } erlaubte Bauplätze
}
mayor-ask-final = Baue ein letztes Plättchen oder keines
mayor-note-final = Das letzte Bauen: höchstens ein Plättchen, nach der Farbe, auf der dein Marker steht.
mayor-ask-use = { $amenity }: { $can ->
    [buy] Nimm ein Plättchen kostenlos
    [place] Baue ein Plättchen irgendwohin
   *[buy-place] Nimm ein Plättchen kostenlos oder baue eines irgendwohin
}
mayor-note-use = Aufschläge, Farben, Ereignisse und gleiche Arten im Block zählen nicht. Danach bekommst du SP oder Gold und legst die Einrichtung.
mayor-ask-walk = { $piece ->
    [banker] Dein Bankier
   *[citizen] Dein Bürger
} geht { $amount ->
    [0] {""}
   *[other] { $amount }{" "}
}{ $back ->
    [yes] zurück
   *[no] vor
}. Wohin?
mayor-count-ends = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
mayor-ask-order = Welche Figur geht zuerst, und wohin?
mayor-note-order = { $back ->
    [yes] Dir stehen { $vp } SP zu, und du musst { $gp } Gold zahlen.
   *[no] Dir stehen { $vp } SP und { $gp } Gold zu.
}
mayor-walk-for = { $for ->
    [fee] Für die weiteren Felder auf dem Rondell.
    [price] Für das Plättchen.
    [rainbow] Für den Regenbogen.
    [placement] Für das Bauen.
    [pass] Für das Passen.
   *[reward] Für die Einrichtung.
}
mayor-ask-reward = Wähle deine Belohnung: SP oder Gold
mayor-note-reward = Das bringt dir diese Einrichtung: { $amenity }.
mayor-ask-lay = { $amenity }: Lege die Einrichtung auf einen leeren Bauplatz
mayor-note-lay = Dort kann dann nichts anderes mehr gebaut werden.
mayor-ask-event = Wähle das neue Ereignis
mayor-note-event = Nur du siehst diese drei.
mayor-note-waiting = { $phase ->
    [final] Das letzte Bauen.
   *[other] { $name } ist am Zug.
}
mayor-note-walking = { $name } wählt einen Weg.

# die Karte mit der Wahl
mayor-standings = Das Rennen
mayor-head-move = Der Marker
mayor-head-walk = Wege
mayor-head-reward = Belohnung
mayor-head-lay = Die Einrichtung
mayor-head-event = Drei Ereignisse
mayor-head-act = Deine Aktion
mayor-if-move = Wenn du weiterziehst: { $type ->
    [bank] Bank
    [shop] Laden
    [church] Kirche
    [park] Park
   *[statue] Statue
}
mayor-if-place = { $type ->
    [bank] Die Bank
    [shop] Der Laden
    [church] Die Kirche
    [park] Der Park
   *[statue] Die Statue
}: { $where }
mayor-there = { $colour ->
    [red] Gebaut wird von dort an roten Straßen.
    [yellow] Gebaut wird von dort an gelben Straßen.
    [blue] Gebaut wird von dort an blauen Straßen.
    [green] Gebaut wird von dort an grünen Straßen.
   *[rainbow] Von dort ist die Farbe der Straße gleich: Es ist der Regenbogen.
}
mayor-there-buy = Das Plättchen kostet dich dort { $cost } Gold.
mayor-there-empty = Die Reihe ist ausverkauft.
mayor-hint-tile = Oder nimm eines deiner Plättchen auf, um es zu bauen.
mayor-hint-square = Wähle einen Bauplatz auf dem Plan.
mayor-from-to = { $piece ->
    [banker] Bankier
   *[citizen] Bürger
} { $from }→{ $to }
mayor-first-citizen = Erst der Bürger
mayor-first-banker = Erst der Bankier
mayor-do-buy = { $type ->
    [bank] Bank
    [shop] Laden
    [church] Kirche
    [park] Park
   *[statue] Statue
} { $free ->
    [yes] kostenlos nehmen
   *[no] kaufen
}
mayor-do-use = { $amenity } nutzen
mayor-brief-buy = { $free ->
    [yes] Nehmen
   *[no] Kaufen
}
mayor-do-pass = Passen
mayor-do-waive = Verzichten
mayor-do-score = Werten
mayor-do-claim = { $amenity } nehmen
mayor-do-reward = { $line ->
    [gp] Gold nehmen
   *[vp] SP nehmen
}
mayor-go-move = { $type ->
    [bank] Zur Bank
    [shop] Zum Laden
    [church] Zur Kirche
    [park] Zum Park
   *[statue] Zur Statue
}
mayor-go-place = { $type ->
    [bank] Bank bauen
    [shop] Laden bauen
    [church] Kirche bauen
    [park] Park bauen
   *[statue] Statue bauen
}
mayor-go-claim = { $amenity } nehmen
mayor-go-lay = Dorthin legen
mayor-go-walk = { $piece ->
    [banker] Bankier
   *[citizen] Bürger
} auf { $number }

# Plätze
mayor-your-turn = du bist dran
mayor-active = am Zug
mayor-your-tiles = Deine Plättchen
mayor-tiles-of = Plättchen von { $name }

# Ereignisse und Einrichtungen
mayor-event-closed = An Straßen dieser Farbe darfst du nicht bauen: { $colours }.
mayor-event-surcharge = { $kinds ->
    [5] Alle Plättchen kosten { $amount } Gold mehr.
   *[other] { $types } kosten { $amount } Gold mehr.
}
mayor-event-barred = { $types } dürfen nicht gebaut werden.
mayor-event-none = Keine Einschränkungen.
mayor-stack = { $count ->
    [one] 1 Ereignis im Stapel
   *[other] { $count } Ereignisse im Stapel
}
mayor-stack-known = { $count ->
    [one] 1 Ereignis im Stapel
   *[other] { $count } Ereignisse im Stapel
}{ $known ->
    [0] {""}
   *[other] {", dir bekannt: "}{ $names }
}
mayor-amenity-does = Block { $block }. In einem späteren Zug: Nimm ein Plättchen kostenlos oder baue eines irgendwohin; dann bekommst du SP oder Gold und legst die Einrichtung auf einen leeren Bauplatz.

# was in der Schachtel ist, neben den Regeln
mayor-box-parts = Spielmaterial nach Art
mayor-box-rondel = { $colour ->
    [red] Auf dem Rondell: rot.
    [yellow] Auf dem Rondell: gelb.
    [blue] Auf dem Rondell: blau.
    [green] Auf dem Rondell: grün.
   *[rainbow] Auf dem Rondell: der Regenbogen.
}
mayor-box-pays = Bringt { $pays }.
mayor-box-prices = Preise vom ersten Plättchen bis zum letzten: { $prices }
mayor-box-number = Nr. { $number }
mayor-box-block = Block { $block }
mayor-box-amenities = Städtische Einrichtungen
mayor-box-amenity-does = Baust du als Erster in ihrem Block, darfst du sie statt der Wertung nehmen. In einem späteren Zug: Nimm ein Plättchen kostenlos oder baue eines irgendwohin; dann bekommst du SP oder Gold und legst die Einrichtung auf einen leeren Bauplatz.
mayor-box-events = Ereignisse

# die Regeln: was in ihren Zeichnungen steht
mayor-figure-corner = Ecke
mayor-figure-street = Straße: drei Felder
mayor-figure-square = Bauplätze daneben
mayor-figure-outer = + ist außen
mayor-figure-inner = o ist innen
mayor-figure-north = N ist Norden
mayor-figure-letter = Block B
mayor-figure-beside = Straße an B3 und B4
mayor-figure-color = Farbe
mayor-figure-region = Norden oder Süden
mayor-figure-section = außen oder innen
mayor-figure-ada = Ada
mayor-figure-ben = Ben
mayor-figure-shop = Adas Laden
mayor-figure-ada-banker = Adas Bankier
mayor-figure-ben-banker = Bens Bankier
mayor-figure-ben-citizen = Bens Bürger
mayor-figure-cleo-citizen = Cleos Bürger
mayor-figure-icon = { $type ->
    [bank] { type-bank }
    [shop] { type-shop }
    [church] { type-church }
   *[statue] { type-statue }
}: { $times ->
    [1] einmal
   *[other] doppelt
}

# das Ende
mayor-end-turns = { $count ->
    [one] Nach 1 Zug
   *[other] Nach { $count } Zügen
}
mayor-end-headline = { $count ->
    [one] { $names } gewinnt das Bürgermeisteramt
   *[other] { $names } teilen sich das Bürgermeisteramt
}
mayor-end-how = { $how ->
    [mayor] Ein Bürger hat das Bürgermeisteramt auf Feld { $number } erreicht.
    [lines] Ausverkaufte Reihen des Marktes: { $closing }; der führende Bürger stand auf { $number }.
   *[standstill] Alle haben 25 Runden lang nur gepasst; der führende Bürger stand auf { $number }.
}
mayor-rank = Rang
mayor-left-over = Nicht gebaut
mayor-office = Bürgermeister
mayor-end-point = Wähle einen Namen, damit die Plättchen leuchten, die SP oder Gold brachten.
mayor-end-lit = { $count ->
    [0] Kein Plättchen brachte { $name } etwas.
    [one] 1 Plättchen brachte { $name } { $sum }.
   *[other] { $count } Plättchen brachten { $name } { $sum }.
}
mayor-race = Das Rennen um das Bürgermeisteramt
mayor-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}

# Tasten
mayor-key-1-9 = Plättchen, Feld auf dem Rondell oder Ziel eines Wegs
mayor-key-arrows = auf dem Plan gehen; auf den Straßen führt der Pfeil nach oben Richtung 50
mayor-key-N = nächster erlaubter Bauplatz; Umschalt + N: der vorige
mayor-key-Enter = auswählen, dann bestätigen
mayor-key-Esc = zurücklegen
mayor-key-M = Markt
mayor-key-O = Rondell
mayor-key-G = Bauplätze der Stadt
mayor-key-S = Straßen der Stadt
mayor-key-A = deine Plättchen
mayor-key-L = Verlauf

# Wie Abschnitte einer vergangenen Partie an ihrem Schieber heißen
head-turn = Zug { $amount }
# das geführte erste Spiel
# seit dem letzten eigenen Zug: was andere taten, hinter dem Siegel, das für sie steht

mayor-since-placed = { $things } { $square } gebaut
mayor-since-laid = { $things } { $square } gelegt
mayor-since-claimed = { $things } genommen
mayor-since-bought = { $things } für { $cost } gekauft
mayor-since-bought-main = { $things } gekauft
mayor-since-got = { $things } kostenlos bekommen
mayor-since-got-main = { $things } bekommen
mayor-since-used = { $things } genutzt
mayor-since-passed = gepasst
mayor-since-waived = nichts mehr gebaut
mayor-since-scored-beside = an der Straße mitgewertet
mayor-since-scored-beside-main = mitgewertet
mayor-since-moved = auf „{ $things }“ gezogen
mayor-since-event = Neues Ereignis: { $things }
mayor-since-event-brief = Neu: { $things }
mayor-since-final = Die letzten Platzierungen haben begonnen
mayor-since-final-brief = Letzte Platzierungen
mayor-since-mayor = Bürgermeister: { $name }
