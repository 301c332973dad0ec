# Die Worte des Bretts von Mayor; Arten, Farben und Namen kommen aus den Worten des Spiels und aus der Ausgabe.
mayor-map = Stadtplan
mayor-squares = Bauplätze
mayor-spaces = Felder der Straßen
mayor-ends = Ziele des Wegs
mayor-overview = Die ganze Stadt
mayor-zoom-in = Näher
mayor-zoom-out = Weiter weg
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
mayor-no-components = Der Inhalt der Schachtel war nicht zu lesen. Lade die Seite neu.
mayor-reconstructed = Ganz oder zum Teil nachgebildet: Das gedruckte Original fehlt.

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
mayor-beside = an { $colours }
mayor-beside-end = nur an der { $end }
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
mayor-end = Ende der Strecke
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
mayor-pushed-on = weitergeschoben

# Zahlen
mayor-vp = { $amount } SP
mayor-gp = { $amount } Gold
mayor-gold = { $amount } Gold
mayor-nothing = nichts
mayor-col-vp = SP
mayor-col-gp = Gold
mayor-none = nichts
mayor-times = { $times }×: { $why }

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
mayor-pushed = geht über ein besetztes Feld hinaus
mayor-later = eine spätere Wahl kann es ändern

# Markt und Rondell
mayor-price-now = Jetzt
mayor-pays = { $kind ->
    [cost] { $vp } SP, zahle { $gp }
    [both] { $vp } SP + { $gp } Gold
    [vp] { $vp } SP
   *[gp] { $gp } Gold
}
mayor-pays-park = nach Block
mayor-a-match = je Treffer
mayor-line-empty = ausverkauft
mayor-sold-out = ausverkauft
mayor-turning = das nächste Plättchen wird aufgedeckt
mayor-claimed = nimmt die Einrichtung
mayor-note-there = { $where }: { $why }.
mayor-costs = kostet { $cost } Gold
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
mayor-free = frei
mayor-step = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}, { $cost ->
    [0] frei
   *[other] { $cost } Gold
}
mayor-steps = Weitere Felder kosten { $costs } Gold

# der Kopf der Seite
mayor-lines-empty = Leere Reihen
mayor-of = { $count } von { $all }
mayor-office-at = Amt bei
mayor-lines = { $empty } von { $closing } Reihen leer; das Amt ist bei { $office }
mayor-final-round = Letztes Bauen

# was zu tun ist
mayor-moment = Einen Augenblick …
mayor-ask-move = Ziehe deinen Marker
mayor-note-move = Ein Feld ist frei; 2 bis 5 Felder kosten { $costs } Gold.
mayor-count-steps = { $count ->
    [one] 1 Feld in Reichweite
   *[other] { $count } Felder in Reichweite
}
mayor-ask-act = { $can ->
    [yes-yes] Kaufe, baue oder passe
    [yes-no] Kaufe oder passe
    [no-yes] Baue oder passe
   *[no-no] Nichts zu kaufen oder zu bauen: passe
}
mayor-note-use-too = { $count ->
    [one] Oder nutze deine Einrichtung.
   *[other] Oder nutze eine deiner Einrichtungen.
}
mayor-note-act = Dein Marker steht auf { $type ->
    [bank] Bank, rot
    [shop] Laden, gelb
    [church] Kirche, blau
    [park] Park, grün
   *[statue] Statue, dem Regenbogen
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
   *[rainbow] irgendwo, im Regenbogen
}
mayor-ask-place-free = Baue { $type ->
    [bank] deine Bank
    [shop] deinen Laden
    [church] deine Kirche
    [park] deinen Park
   *[statue] deine Statue
} irgendwo
mayor-note-place = Auf jedem Bauplatz steht, was er dir bringt.
mayor-count-squares = { $count ->
    [one] 1 erlaubter Bauplatz
   *[other] { $count } erlaubte Bauplätze
}
mayor-ask-final = Baue ein letztes Plättchen, oder keines
mayor-note-final = Das letzte Bauen: ein Plättchen für jeden, nach der Farbe des Markers.
mayor-ask-use = { $amenity }: nimm ein Plättchen umsonst, oder baue eines irgendwo
mayor-note-use = Kein Aufschlag, keine Farbe, kein Ereignis und kein Nachbar steht im Weg. Danach bringt sie SP oder Gold und wird gelegt.
mayor-ask-walk = { $piece ->
    [banker] { $back ->
        [yes] Dein Bankier geht { $amount } zurück: wohin?
       *[no] Dein Bankier geht { $amount } weiter: wohin?
    }
   *[citizen] { $back ->
        [yes] Dein Bürger geht { $amount } zurück: wohin?
       *[no] Dein Bürger geht { $amount } weiter: wohin?
    }
}
mayor-count-ends = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
mayor-ask-order = Welche Figur geht zuerst, und wohin?
mayor-note-order = Bürger { $vp }, Bankier { $back ->
    [yes] { $gp } zurück
   *[no] { $gp }
}.
mayor-walk-for = { $for ->
    [fee] Für den Weg auf dem Rondell.
    [price] Für das Plättchen.
    [rainbow] Für den Regenbogen.
    [placement] Für das Bauen.
    [pass] Für das Passen.
   *[reward] Für die Einrichtung.
}
mayor-ask-reward = Nimm { $vp } SP oder { $gp } Gold
mayor-note-reward = Das bringt dir diese Einrichtung: { $amenity }.
mayor-ask-lay = { $amenity }: lege die Einrichtung auf einen leeren Bauplatz
mayor-note-lay = Dort kann dann nichts anderes mehr gebaut werden.
mayor-ask-event = Wähle, welches Ereignis von nun an gilt
mayor-note-event = Nur du siehst die drei.
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
    [red] Bauen kannst du dann an roten Straßen.
    [yellow] Bauen kannst du dann an gelben Straßen.
    [blue] Bauen kannst du dann an blauen Straßen.
    [green] Bauen kannst du dann an grünen Straßen.
   *[rainbow] Bauen kannst du dann überall, für 1 SP.
}
mayor-there-buy = Das Plättchen kostet dich dort { $cost }.
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
    [yes] umsonst nehmen
   *[no] kaufen
}
mayor-do-use = { $amenity } nutzen
mayor-brief-buy = { $free ->
    [yes] Nehmen
   *[no] Kaufen
}
mayor-do-pass = Passen
mayor-do-waive = Nichts mehr bauen
mayor-do-score = Werten
mayor-do-claim = { $amenity } statt Wertung
mayor-do-reward = { $vp ->
    [0] { $gp } Gold
   *[other] { $vp } SP
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
mayor-go-claim = Bauen, { $amenity } nehmen
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
mayor-event-closed = Kein Bauen an Straßen dieser Farbe: { $colours }.
mayor-event-surcharge = { $kinds ->
    [5] Alle Plättchen kosten { $amount } mehr.
   *[other] { $types } kosten { $amount } mehr.
}
mayor-event-barred = { $types } werden nicht gebaut.
mayor-event-none = Nichts ist gesperrt, teurer oder verboten.
mayor-stack = { $count } Ereignisse im Stapel
mayor-stack-known = { $count } Ereignisse im Stapel{ $known ->
    [0] {""}
   *[other] {", dir bekannt: "}{ $names }
}
mayor-amenity-does = Block { $block }. In einem späteren Zug: ein Plättchen umsonst nehmen oder eines irgendwo bauen; dann SP oder Gold, und sie wird auf einen leeren Bauplatz gelegt.

# was in der Schachtel ist, neben den Regeln
mayor-box-parts = Was in der Schachtel ist
mayor-box-rondel = { $colour ->
    [red] Auf dem Rondell: rot.
    [yellow] Auf dem Rondell: gelb.
    [blue] Auf dem Rondell: blau.
    [green] Auf dem Rondell: grün.
   *[rainbow] Auf dem Rondell: der Regenbogen.
}
mayor-box-pays = Bringt { $pays }.
mayor-box-prices = Preise vom ersten Plättchen bis zum letzten: { $prices }
mayor-box-number = Nr. { $number }
mayor-box-block = Block { $block }
mayor-box-amenities = Städtische Einrichtungen
mayor-box-amenity-does = Wer in ihrem Block als Erster baut, darf sie statt der Wertung nehmen. In einem späteren Zug: ein Plättchen umsonst, oder Bauen irgendwo; dann SP oder Gold, und die Einrichtung wird auf einen leeren Bauplatz gelegt.
mayor-box-events = Ereignisse

# das Ende
mayor-end-turns = { $count ->
    [one] Nach 1 Zug
   *[other] Nach { $count } Zügen
}
mayor-end-headline = { $count ->
    [one] { $names } regiert die Stadt
   *[other] { $names } teilen sich das Amt
}
mayor-end-how = { $how ->
    [mayor] Das Rathaus wurde erreicht, bei { $number }.
    [lines] { $closing } Reihen des Markts waren ausverkauft; niemand war weiter gekommen als bis { $number }.
   *[standstill] Niemand wollte mehr bauen; niemand war weiter gekommen als bis { $number }.
}
mayor-rank = Rang
mayor-left-over = Nicht gebaut
mayor-office = im Amt
mayor-end-point = Zeige auf einen Namen, damit die Plättchen leuchten, die SP oder Gold brachten.
mayor-end-lit = { $count ->
    [0] Kein Bau brachte { $name } etwas.
    [one] 1 Bau brachte { $name } { $sum }.
   *[other] { $count } Bauten brachten { $name } { $sum }.
}
mayor-race = Das Rennen zum Rathaus
mayor-turns = { $count } Züge

# Tasten
mayor-key-1-9 = Plättchen, Schritt auf dem Rondell oder Ziel eines Wegs
mayor-key-arrows = auf dem Plan gehen; auf den Straßen zählt hoch zur 50
mayor-key-N = nächster erlaubter Bauplatz (Umschalt N: der davor)
mayor-key-Enter = halten, dann bestätigen
mayor-key-Esc = loslassen
mayor-key-M = Markt
mayor-key-O = Rondell
mayor-key-G = Bauplätze der Stadt
mayor-key-S = Straßen der Stadt
mayor-key-H = deine Plättchen
mayor-key-L = Verlauf

# Wie Abschnitte einer vergangenen Partie an ihrem Schieber heißen
head-turn = Zug { $amount }
# das geführte erste Spiel
mayor-guide-aim-title = Deine zwei Figuren
mayor-guide-aim = Dein Bürger steht auf deinen Siegpunkten (SP), dein Bankier auf deinem Gold: Die Zahlen der Straßen sind Punktestand und Geldbeutel zugleich. Wer als Erster einen Bürger zum Rathaus auf 50 bringt, ist Bürgermeister und hat gewonnen.
mayor-guide-rondel-title = Das Rondell
mayor-guide-rondel = Hier beginnt jeder Zug. Dein Marker muss ein Feld weiter, das kostet nichts; zwei bis fünf Felder kosten 1, 3, 6 oder 10 Gold. Wo er hält, entscheidet zweierlei: welche Reihe des Marktes dir offensteht und an welcher Straßenfarbe du bauen kannst.
mayor-guide-market-title = Der Markt
mayor-guide-market = Jetzt kaufst du, baust du oder passt. Zu kaufen gibt es das offene Plättchen der Reihe deines Markers; jeder andere Marker auf deinem Feld macht es 1 Gold teurer. Banken, Läden und Kirchen werden mit jedem Verkauf billiger, Parks und Statuen teurer.
mayor-guide-paying-title = Zahlen heißt zurückgehen
mayor-guide-paying = Du hast gekauft, also geht dein Bankier zurück, ein Feld je Goldstück. Mehr Gold als die Zahl, auf der der Bankier steht, hat niemand, weder für das Rondell noch für Plättchen.
mayor-guide-tile-title = Ein Plättchen lesen
mayor-guide-tile = Ein Gebäude zeigt drei Zeichen: eine Straßenfarbe, N oder S und + oder o. Jedes, das zum Bauplatz passt, ist eine Übereinstimmung, und jede davon bringt etwas. Was gekauft ist, liegt vor dir, bis du es baust.
mayor-guide-building-title = Bauen
mayor-guide-building = Nimm ein Plättchen auf, und die erlaubten Bauplätze sind markiert. Sie liegen an einer Straße der Farbe deines Markers, gleich welche Farbe das Plättchen zeigt, und in einem Block ohne diese Art. Was ein Platz bringt, siehst du vor dem Bestätigen.
mayor-guide-matches-title = Was eine Übereinstimmung bringt
mayor-guide-matches = Je Übereinstimmung bringt eine Bank 1 SP und 2 Gold, ein Laden 4 Gold, eine Kirche 2 SP und eine Statue 3 SP, für die du 1 Gold zahlst. Steht eine deiner Figuren an einer Straße des Bauplatzes, ist das eine Übereinstimmung mehr.
mayor-guide-corners-title = Der Weg hat Ecken
mayor-guide-corners = Was du verdienst, gehen deine Figuren voran, was du zahlst, zurück. Wo sich an einer weißen Ecke die Straßen teilen, wählst du. Alle Wege sind gleich lang, doch nur an einer Straße verdient eine Figur später mit, und jede hat ihre Farbe.
mayor-guide-beside-title = Mitverdienen
mayor-guide-beside = Baut jemand anders, und eine deiner Figuren steht an einer Straße des Bauplatzes, so zählt das Gebäude auch für dich, einmal. Ebenso umgekehrt, wenn du baust. Figuren auf weißen Ecken stehen an keiner Straße und gehen leer aus.
mayor-guide-neutral-title = Neutrale Marker
mayor-guide-neutral = Die grauen Marker gehören niemandem. Wie jeder Marker machen sie die Plättchen auf ihrem Feld 1 Gold teurer. Steht am Ende deines Zuges einer auf deinem Feld, rückt er auf das nächste Feld ohne Marker.
mayor-guide-taken-title = Besetzte Felder
mayor-guide-taken = Auf einem Feld steht nur eine Figur, gleich von wem. Eine, die auf einem besetzten halten würde, geht weiter bis zum nächsten freien. Vorwärts ist damit etwas mehr verdient, rückwärts etwas mehr gezahlt.
mayor-guide-passing-title = Passen und volle Auslage
mayor-guide-passing = Passen darfst du in jedem Zug und bekommst dafür 2 Gold. Zu zweit dürfen vier Plättchen vor dir liegen; sind es vier, kannst du erst wieder kaufen, wenn eines davon gebaut ist.
mayor-guide-rainbow-title = Der Regenbogen
mayor-guide-rainbow = Steht dein Marker auf „Statue“, ist jeder leere Bauplatz offen, an welchen Straßen er auch liegt. So zu bauen kostet 1 SP: Bevor gezählt wird, geht dein Bürger ein Feld zurück. Eine Statue zu kaufen kostet keinen Punkt.
mayor-guide-parks-title = Parks
mayor-guide-parks = Ein Park sieht nur auf die Gebäude, die in seinem Block liegen, wenn er gebaut wird. Jedes davon zählt noch einmal, und zwar so oft, wie sein Symbol auf dem Park ist. Andere verdienen dabei nichts, und wo deine Figuren stehen, ist gleich.
mayor-guide-lines-title = Wenn Reihen ausverkauft sind
mayor-guide-lines = Jede der fünf Reihen hatte acht Plättchen; was übrig ist, liegt neben dem Preis. Ist die dritte ausverkauft, darf jeder noch ein Plättchen bauen, und dann wird Bürgermeister, wessen Bürger am weitesten ist.
mayor-guide-end-title = Ein neuer Bürgermeister
mayor-guide-end = Das Spiel ist aus; wo die Bürger stehen, ist das Ergebnis. Das war Mayor. Beim nächsten Mal kann zweierlei dazukommen, einzeln oder zusammen: Ereignisse, die Straßen schließen und Preise ändern, und städtische Einrichtungen.
