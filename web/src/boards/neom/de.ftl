# Die Worte des NEOM-Bretts.
neom-city-center = Ursprung
neom-type-residential = Wohngebäude
neom-type-commercial = Wirtschaftsgebäude
neom-type-industrial = Industriegebäude
neom-type-public = Öffentliches Gebäude
neom-type-resource = Abbaugebiet
neom-type-disaster = Katastrophe
neom-type-polluting = belastet
neom-type-power = Strom
neom-tier-raw = Rohstoffe
neom-tier-processed = Handelsgüter
neom-tier-luxury = Luxusgüter
neom-one-raw = Rohstoff
neom-one-processed = Handelsgut
neom-one-luxury = Luxusgut
neom-against-fire = Großbrand
neom-against-crime_spree = Gewaltwelle
neom-side-north = Norden
neom-side-east = Osten
neom-side-south = Süden
neom-side-west = Westen
neom-polluting = belastet
neom-vp = { $vp } SP
neom-vp-varies = SP je nach Stadt
neom-money = { $amount } £
neom-needs = Braucht { $list }.
neom-needs-tiles = { $count } × { $type }
neom-instant = { $amount } £ beim Bauen.
neom-income = Einkommen { $amount } £ je Generation.
neom-income-rising = Einkommen je nach Generation: { $amounts } £.
neom-produces = Produziert { $list }.
neom-gives-power = Erzeugt Strom.
neom-roads = Straßen nach { $list }.
neom-reconstructed = Die Straßen sind rekonstruiert: Das gedruckte Bild ist verloren.

neom-effect-score = Zählt { $vp } SP { $per }.
neom-effect-score-base = Zählt { $base } SP und { $vp } SP { $per }.
neom-effect-income = Einkommen { $gain } £ { $per }.
neom-effect-placed = Beim Bauen: { $gain } £ { $per }.
neom-effect-tile_placed = { $gain } £, sooft ein weiteres Plättchen gebaut wird: { $any }.
neom-effect-tile_joined = { $gain } £ je Plättchen, das beim Bauen eines anderen mit diesem verbunden ist: { $any }.
neom-effect-selected = { $gain } £, sooft du ein Plättchen auswählst.
neom-effect-virtual = Ersetzt beim Bauen eine Ware: { $tiers }.
neom-effect-insurance = Halbiert, was du bei Katastrophen zahlst.
neom-effect-protection = Schützt umliegende Plättchen, und sich selbst, wo es zahlen müsste, vor: { $against }.
neom-effect-exchange = Beim Bauen: ungebaute Ankergebäude gegen solche vom Stapel tauschen.
neom-effect-choose_good = Produziert ein { $tiers }, beim Bauen gewählt.
neom-effect-flood = Alle anderen zahlen 1 £ je Plättchen oder verlieren eines.
neom-effect-fire = Alle anderen zahlen 1 £ je ungeschütztem Plättchen oder verlieren zwei.
neom-effect-crime_spree = Alle anderen zahlen 2 £ je ungeschütztem Plättchen oder verlieren je eines von drei Typen.
neom-per-tiles = { $every ->
    [1] je Plättchen ({ $any })
   *[other] je { $every } Plättchen ({ $any })
}
neom-per-nearby = { $every ->
    [1] je umliegendem Plättchen ({ $any })
   *[other] je { $every } umliegende Plättchen ({ $any })
}
neom-per-elsewhere = { $every ->
    [1] je nicht umliegendem Plättchen ({ $any })
   *[other] je { $every } nicht umliegende Plättchen ({ $any })
}
neom-per-edge = { $every ->
    [1] je Plättchen am Stadtrand ({ $any })
   *[other] je { $every } Plättchen am Stadtrand ({ $any })
}
neom-per-corner = { $every ->
    [1] je Plättchen in einer Ecke ({ $any })
   *[other] je { $every } Plättchen in den Ecken ({ $any })
}
neom-per-sets = { $every ->
    [1] je Satz aus { $of }
   *[other] je { $every } Sätze aus { $of }
}
neom-per-neighborhoods = { $every ->
    [1] je Wohngebiet
   *[other] je { $every } Wohngebiete
}
neom-per-neighborhoods_1 = { $every ->
    [1] je Wohngebiet aus einem Plättchen
   *[other] je { $every } Wohngebiete aus einem Plättchen
}
neom-per-neighborhoods_2 = { $every ->
    [1] je Wohngebiet aus zwei Plättchen
   *[other] je { $every } Wohngebiete aus zwei Plättchen
}
neom-per-neighborhoods_3_or_more = { $every ->
    [1] je Wohngebiet aus drei oder mehr Plättchen
   *[other] je { $every } Wohngebiete aus drei oder mehr Plättchen
}
neom-per-served = { $every ->
    [1] je Wohngebäude mit zwei oder mehr umliegenden Plättchen ({ $any })
   *[other] je { $every } Wohngebäude mit zwei oder mehr umliegenden Plättchen ({ $any })
}
neom-per-printed_at_most_2 = { $every ->
    [1] je Wohngebäude mit höchstens 2 gedruckten SP
   *[other] je { $every } Wohngebäude mit höchstens 2 gedruckten SP
}
neom-per-road_squares = { $every ->
    [1] je Straßenquadrat
   *[other] je { $every } Straßenquadrate
}
neom-per-within_two = { $every ->
    [1] je Plättchen ({ $first }), das höchstens zwei Schritte von einem anderen ({ $second }) entfernt ist
   *[other] je { $every } Plättchen ({ $first }), die höchstens zwei Schritte von einem anderen ({ $second }) entfernt sind
}
neom-per-alike = { $every ->
    [1] je Plättchen, das einen Typ mit einem Nachbarn teilt
   *[other] je { $every } Plättchen, die einen Typ mit einem Nachbarn teilen
}
neom-per-largest_cluster = { $every ->
    [1] je Plättchen im größten Gebiet ({ $any })
   *[other] je { $every } Plättchen im größten Gebiet ({ $any })
}
neom-per-pairs = { $every ->
    [1] je benachbartem Paar aus { $of }
   *[other] je { $every } benachbarte Paare aus { $of }
}
neom-per-goods = { $every ->
    [1] je Ware, die du produzierst
   *[other] je { $every } Waren, die du produzierst
}
neom-per-goods_of = { $every ->
    [1] je Ware, die du produzierst ({ $any })
   *[other] je { $every } Waren, die du produzierst ({ $any })
}
neom-per-money = je { $every } £ vor dem Schlusseinkommen
neom-per-final_income = je { $every } £ des Schlusseinkommens

neom-ask-keep = Behalte ein Ankergebäude, Wahl { $pick } von 3
neom-ask-select = Wähle ein Plättchen aus deiner Hand
neom-ask-select-row = Wähle ein Plättchen aus der Auslage
neom-ask-place = { $tile } oder ein Ankergebäude bauen, oder verkaufen
neom-ask-sell = Ein Ankergebäude bauen oder { $tile } verkaufen
neom-ask-at = Wähle ein Feld für { $tile }
neom-ask-source = Woher kommt { $good }?
neom-ask-make = Was produziert { $tile }?
neom-ask-give = Ankergebäude abgeben oder fertig
neom-ask-take = Nimm ein Ankergebäude vom Stapel
neom-ask-done = Den Tausch beenden
neom-ask-pay = { $disaster }: zahlen oder Plättchen entfernen
neom-ask-sacrifice = { $disaster }: Wähle ein Plättchen zum Opfern
neom-count-spaces = { $open ->
    [0] { $replacing } durch Ersetzen
    [one] 1 erlaubtes Feld{ $replacing ->
        [0] { "" }
       *[other] , { $replacing } weitere durch Ersetzen
    }
   *[other] { $open } erlaubte Felder{ $replacing ->
        [0] { "" }
       *[other] , { $replacing } weitere durch Ersetzen
    }
}
neom-moment = Einen Moment …
neom-done-deal = Plättchen werden ausgeteilt.
neom-done-draft = Dein Ankergebäude ist behalten.
neom-done-select = Dein Plättchen ist gewählt und liegt verdeckt.
neom-done-act = Deine Aktion bleibt geheim, bis alle so weit sind.
neom-done-disaster = Andere antworten auf die Katastrophe.
neom-done-exchange = Ankergebäude werden getauscht.
neom-done-over = Das Spiel ist zu Ende.
neom-hint-keep = Wähle unten ein Plättchen: Es gehört dir das ganze Spiel.
neom-hint-select = Wähle unten ein Plättchen, um zu sehen, was es braucht und kann.
neom-hint-place = Wähle, was mit deinem Plättchen geschieht.
neom-hint-sell = Wähle, was mit deinem Plättchen geschieht.
neom-hint-at = Wähle ein grünes Feld. Zeige auf ein anderes, um den Grund zu hören.
neom-hint-sacrifice = Wähle ein markiertes Plättchen deiner Stadt.
neom-hint-pay = Zahle, oder wähle ein markiertes Plättchen deiner Stadt.
neom-hint-give = Wähle ein Ankergebäude zum Abgeben.
neom-hint-take = Wähle ein Ankergebäude zum Nehmen.
neom-hint-source = Wähle einen Verkäufer.
neom-hint-make = Wähle eine Ware.
neom-hint-done = Nichts mehr zu tauschen.
neom-hint-wait = Jetzt ist nichts zu tun.

neom-do-keep = { $tile } behalten
neom-do-select = { $tile } wählen
neom-do-place = { $tile } bauen …
neom-go-place = { $tile } bauen, dann das Feld wählen
neom-do-sell = Plättchen verkaufen
neom-do-at = Auf { $space } bauen
neom-do-source = { $good } { $from }
neom-do-make = { $good } produzieren
neom-do-give = { $tile } abgeben
neom-do-take = { $tile } nehmen
neom-do-done = Fertig
neom-do-pay = { $amount } £ zahlen
neom-do-sacrifice = Plättchen auf { $space } entfernen
neom-from-player = von { $name }
neom-from-supply = aus dem Vorrat
neom-from-supply-west = aus dem Vorrat, Route West
neom-from-supply-east = aus dem Vorrat, Route Ost
neom-from-supply-both = aus dem Vorrat, beide Routen
neom-from-office = durch ein Amt
neom-from-city = aus deiner Stadt
neom-from-money = stattdessen mit Geld
neom-decide = Deine Wahl
neom-decision = Entscheidung
neom-you-pay = Du zahlst
neom-your-score = Deine Wertung
neom-no-change = Deine Wertung bleibt, wie sie ist.
neom-conditional = hängt von einer späteren Wahl ab

neom-mark-legal = erlaubt
neom-mark-replace = erlaubt durch Ersetzen
neom-mark-sacrifice = kann entfernt werden
neom-points = { $sum ->
    [one] { $delta } Punkt
   *[other] { $delta } Punkte
}
neom-not-legal = nicht erlaubt
neom-empty = leer

neom-west = West · bekommt deine Hand
neom-east = Ost · von dort kommt sie
neom-across = { $between ->
    [0] Gegenüber
   *[other] Gegenüber · { $between } dazwischen
}
neom-charges-you = verlangt
neom-income-short = Einkommen
neom-owed = { $amount } £ mehr am Ende der Runde
neom-city-of = Stadt von { $name }
neom-look-at-city = Die Stadt von { $name } ansehen
neom-back-home = Meine Stadt
neom-line = Zeile
neom-line-tiles = Plättchen
neom-line-neighborhoods = Wohngebiete
neom-line-goods = Waren
neom-line-money = Geld
neom-line-pollution = Belastung
neom-line-ghost_town = Geisterstadt
neom-line-power = Strom
neom-total = Summe
neom-pad = Wertungsblock
neom-pad-now = Wertung, wäre jetzt Schluss
neom-pad-and-log = Wertungsblock und Verlauf
neom-seats = Plätze
neom-seats-west = Plätze im Westen
neom-seats-east = Plätze im Osten und deine Entscheidung
neom-seats-left = Plätze links
neom-seats-right = Plätze rechts
neom-tray = Deine Plättchen
neom-more = Wertungsblock und Verlauf
neom-income-vp = Einkommen +{ $income } · { $vp } SP
neom-plus-income = +{ $income } Einkommen
neom-your-tile = Dein Plättchen
neom-hand = Deine Hand · { $count }
neom-draft-hand = Ankergebäude zur Wahl · { $count }
neom-row = Offene Auslage · { $count }
neom-aside = { $count ->
    [one] Übrig – 1 Plättchen
   *[other] Beiseite – { $count } Plättchen gehen nach Westen an { $name }
}
neom-hand-label = Plättchen zur Wahl
neom-pile = Im Stapel
neom-cornerstones = Ankergebäude · { $laid } von { $most }
neom-cornerstones-label = Deine Ankergebäude
neom-generation = Generation { $generation }
neom-turn-of = Runde { $turn } von 7
neom-when = Gen { $generation } · Runde { $turn } von 7
neom-draft-pick = Ankergebäude · Wahl { $pick } von 3
neom-scoring = Schlusswertung
neom-no-components = Der Inhalt der Schachtel ließ sich nicht lesen. Lade die Seite neu.

neom-after-three = Nach drei Generationen
neom-wins = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten
   *[other] { $names } gewinnen gemeinsam mit { $points } Punkten
}
neom-rank = { $rank }: { $points } Punkte
neom-solo-end = { $points } Punkte
neom-ranks = Ränge im Solospiel
neom-joined = { $count ->
    [one] allein: { $vp }
   *[other] { $count } verbunden: { $vp }
 }
neom-point-at-line = Zeige auf eine Zeile des Blocks, um zu sehen, was sie zählt.
neom-lit-tiles = Plättchen mit eigenen Punkten.
neom-lit-neighborhoods = Wohngebäude in Gruppen, durch Straßen verbunden.
neom-lit-goods = Plättchen, die Waren produzieren. Jede Ware zählt einmal.
neom-lit-money = Plättchen mit Einkommen in der letzten Generation. Zwei Münzen sind ein Punkt.
neom-lit-pollution = Belastete Plättchen und Wohngebäude: Nähe kostet Punkte.
neom-lit-ghost_town = Wohngebäude: mit weniger als zwei ist die Stadt eine Geisterstadt.
neom-lit-power = Plättchen, die Strom erzeugen: ohne eines kostet es Punkte.

neom-key-1-8 = aus der Hand wählen
neom-key-arrows = über die Stadt gehen
neom-key-N = nächstes erlaubtes Feld
neom-key-Enter = dort halten, bestätigen
neom-key-Esc = loslassen
neom-key-S = verkaufen
neom-key-B = nächster Verkäufer
neom-key-C = Ankergebäude
neom-key-G = zur Stadt
neom-key-H = zur Hand
neom-key-L = zum Verlauf
neom-key-P = zum Wertungsblock
neom-key-brackets = andere Städte

# die Regeln: was in der Schachtel ist
neom-box-cornerstones = Ankergebäude
neom-box-types = Typen der Plättchen
neom-box-players = ab { $players } Spielern
neom-box-count = { $count ->
    [one] 1 von { $all } Plättchen
   *[other] { $count } von { $all } Plättchen
}
neom-box-parts = Was in der Schachtel ist
neom-box-number = Nr. { $number }
neom-box-roads = Die Straßen sind rekonstruiert, außer denen der Parkplatzverwaltung: Die gedruckten Bilder sind verloren.
# Wie Abschnitte einer vergangenen Partie an ihrem Schieber heißen
head-generation = Generation { $amount ->
    [1] I
    [2] II
   *[3] III
}
head-turn = Runde { $amount }

# das geführte erste Spiel
neom-guide-aim-title = Deine Stadt
neom-guide-aim = Diese 25 Felder sind deine Stadt, mit dem Ursprung in der Mitte. In drei Generationen zu sieben Runden kommt fast jede Runde ein Plättchen dazu. Wessen Stadt am Ende die meisten Siegpunkte (SP) bringt, hat gewonnen.
neom-guide-hand-title = Ein Plättchen wählen
neom-guide-hand = Jede Runde wählen alle ein Plättchen aus ihrer Hand, zugleich und verdeckt. Oben links steht, was es braucht, oben rechts Typ und SP, unten, was es bewirkt. Nimm eines auf, um alles darüber zu lesen; es gilt erst, wenn du bestätigst.
neom-guide-roads-title = Straßen führen zur Mitte
neom-guide-roads = Grüne Ecken zeigen, wohin das Plättchen darf: Dort schließen seine Straßen an andere an, die zur Mitte führen. Gedreht wird nie; wo eine Straße weitergeht, kann später etwas folgen. Die Zahl im Feld ist die Änderung deiner SP.
neom-guide-draft-title = Die Hände gehen nach Westen
neom-guide-draft = Was du übrig gelassen hast, hat jetzt dein Nachbar im Westen; du hast, was der im Osten übrig ließ. Was du weitergibst, kann ein anderer nehmen; was niemand nimmt, sieht man nach drei Runden wieder.
neom-guide-selling-title = Verkaufen
neom-guide-selling = Statt das gewählte Plättchen zu bauen, kannst du es verkaufen: Es verlässt das Spiel, und du hast sofort 5 £. Geld bezahlt Plättchen und Waren; in der Schlusswertung sind je volle 2 £ noch 1 SP wert.
neom-guide-goods-title = Waren
neom-guide-goods = Viele Plättchen brauchen Waren. Was deine Stadt herstellt, steht bei deinem Geld; der Ursprung stellt von Anfang an einen Rohstoff her. Waren werden nicht verbraucht, und jede zählt am Ende einmal: Rohstoffe 1 SP, Handelsgüter 2, Luxusgüter 10.
neom-guide-buying-title = Bei den Nachbarn kaufen
neom-guide-buying = Eine Ware, die du brauchst und nicht herstellst, kaufst du bei jemandem, der sie herstellt; ablehnen kann das niemand. Bei jedem Platz steht, was er von dir für Rohstoff, Handelsgut und Luxusgut verlangt. Was niemand herstellt, ist nicht zu haben.
neom-guide-neighborhoods-title = Wohngebiete
neom-guide-neighborhoods = Wohngebäude, die Straßen direkt miteinander verbinden, Seite an Seite, sind ein Wohngebiet. Es bringt SP nach seiner Größe: 1, 3, 6, 10 und 15 für eins bis fünf. Je größer es schon ist, desto mehr bringt ein weiteres Haus.
neom-guide-pollution-title = Umweltbelastung
neom-guide-pollution = Ein Rahmen aus Punkten und eine Wolke zeigen belastete Plättchen; alle Industriegebäude gehören dazu. In der Wertung kostet jedes 2 SP für jedes Wohngebäude direkt daneben und 1 SP für jedes schräg daneben, ganz gleich, wo Straßen sind.
neom-guide-pad-title = Der Wertungsblock
neom-guide-pad = Der Block wertet alle Städte, als wäre das Spiel jetzt zu Ende. Seine letzten drei Zeilen können nur etwas abziehen: Umweltbelastung, weniger als zwei Wohngebäude (Geisterstadt) und kein Plättchen mit Strom; das Zeichen dafür ist ein Stecker.
neom-guide-cornerstone-title = Dein Ankergebäude
neom-guide-cornerstone = Du hast es seit dem Anfang. Um es zu bauen, legst du das gewählte Plättchen ab; es braucht Straßen, Geld und Waren wie jedes andere. Was es bewirkt und zählt, kann viel sein, doch solange es nicht gebaut ist, ist es nichts wert.
neom-guide-income-title = Einkommen
neom-guide-income = Eine Generation ist vorbei, und alle Plättchen mit den zwei Pfeilen haben ihr Einkommen gezahlt; meist sind das Wirtschaftsgebäude. Das geschieht dreimal, zuletzt kurz vor der Wertung. Danach bekommen alle acht neue Plättchen.
neom-guide-replacing-title = Ersetzen
neom-guide-replacing = Ein Plättchen darf ein anderes desselben Typs überdecken, und jedes darf ein Abbaugebiet oder den Ursprung überdecken. Das alte ist dann weg, mit SP, Einkommen und Waren; Geld, das es sofort gebracht hat, behältst du.
neom-guide-disaster-title = Katastrophen
neom-guide-disaster = Unter den Plättchen jeder Generation ist eine Katastrophe. Wer sie wählt, hat keine andere Aktion, und am Ende der Runde zahlen alle anderen für ihre Plättchen oder verlieren welche. Wählt sie niemand, geschieht sie nicht.
neom-guide-routes-title = Handelsrouten
neom-guide-routes = Am Rand deiner Stadt stehen neben A3 und E3 zwei Wimpel. Eine Straße von A3 nach Westen oder von E3 nach Osten öffnet dort die Handelsroute, und ab der nächsten Runde kosten Waren von dieser Seite 1 £ weniger.
neom-guide-end-title = Alles ist gezählt
neom-guide-end = Das sind die sieben Zeilen jeder Stadt. Zeig auf eine, und die Plättchen leuchten auf, die sie gebracht haben. Das war NEOM; im gewöhnlichen Spiel wählen alle zuerst drei Ankergebäude und damit, worauf sie hinauswollen.
