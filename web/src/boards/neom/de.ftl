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
neom-vp = { NUMBER($vp) } SP
neom-vp-varies = SP je nach Stadt
neom-money = { $amount } £
neom-needs = Braucht { $list }.
neom-needs-tiles = { $count } { $type }
neom-instant = { $amount } £ beim Bauen.
neom-income = { $amount } £ Einkommen pro Generation.
neom-income-rising = Einkommen je nach Generation: { $amounts } £.
neom-produces = Produziert { $list }.
neom-gives-power = Erzeugt Strom.
neom-roads = Straßen nach { $list }.
neom-roads-all = Straßen nach allen Seiten.
neom-reconstructed = Straßen nachgebildet; die gedruckten Bilder lagen uns nicht vor.

neom-effect-score = Bringt { NUMBER($vp) } SP { $per }.
neom-effect-score-base = Bringt { NUMBER($base) } SP, { STEP($vp) } SP { $per }.
neom-effect-income = { $gain } £ Einkommen { $per }.
neom-effect-placed = Beim Bauen: { $gain } £ { $per }.
neom-effect-tile_placed = { $gain } £ für jedes Plättchen ({ $any }), das du danach baust.
neom-effect-tile_joined = Wenn du ein weiteres Plättchen baust: { $gain } £ für jedes direkt damit verbundene Plättchen ({ $any }).
neom-effect-selected = { $gain } £, sooft du ein Plättchen auswählst.
neom-effect-virtual = Gilt bei jedem Bauen als eine Ware deiner Wahl ({ $tiers }).
neom-effect-insurance = Halbiert, was du bei Katastrophen zahlst.
neom-effect-protection = Schützt umliegende Plättchen vor { $against }.
neom-effect-protection-fire = Schützt sich und umliegende Plättchen vor { $against }.
neom-effect-exchange = Beim Bauen: ungebaute Ankergebäude gegen solche vom Abwurfstapel tauschen.
neom-effect-choose_good = Produziert ein { $tiers }, das du beim Bauen wählst.
neom-effect-flood = Alle anderen (im Solospiel du) zahlen 1 £ pro Plättchen außer Abbaugebieten oder entfernen ein Plättchen, aber kein Abbaugebiet.
neom-effect-fire = Alle anderen (im Solospiel du) zahlen 1 £ pro ungeschütztes Plättchen außer Abbaugebieten oder entfernen zwei beliebige Plättchen.
neom-effect-crime_spree = Alle anderen (im Solospiel du) zahlen 2 £ pro ungeschütztes Wohn-, Wirtschafts- und Industriegebäude oder entfernen von jedem dieser Typen eines.
neom-per-tiles = { $every ->
    [one] für jedes Plättchen ({ $any })
   *[other] für je { $every } Plättchen ({ $any })
}
neom-per-nearby = { $every ->
    [one] für jedes umliegende Plättchen ({ $any })
   *[other] für je { $every } umliegende Plättchen ({ $any })
}
neom-per-elsewhere = { $every ->
    [one] für jedes nicht umliegende Plättchen ({ $any })
   *[other] für je { $every } nicht umliegende Plättchen ({ $any })
}
neom-per-edge = { $every ->
    [one] für jedes Plättchen am Stadtrand ({ $any })
   *[other] für je { $every } Plättchen am Stadtrand ({ $any })
}
neom-per-corner = { $every ->
    [one] für jedes Plättchen auf einem Eckfeld ({ $any })
   *[other] für je { $every } Plättchen auf Eckfeldern ({ $any })
}
neom-per-sets = { $every ->
    [one] für jedes Set aus { $of }
   *[other] für je { $every } Sets aus { $of }
}
neom-per-neighborhoods = { $every ->
    [one] für jedes Wohngebiet
   *[other] für je { $every } Wohngebiete
}
neom-per-neighborhoods_1 = { $every ->
    [one] für jedes Wohngebiet aus einem Plättchen
   *[other] für je { $every } Wohngebiete aus einem Plättchen
}
neom-per-neighborhoods_2 = { $every ->
    [one] für jedes Wohngebiet aus zwei Plättchen
   *[other] für je { $every } Wohngebiete aus zwei Plättchen
}
neom-per-neighborhoods_3_or_more = { $every ->
    [one] für jedes Wohngebiet aus drei oder mehr Plättchen
   *[other] für je { $every } Wohngebiete aus drei oder mehr Plättchen
}
neom-per-served = { $every ->
    [one] für jedes Wohngebäude mit zwei oder mehr umliegenden Plättchen ({ $any })
   *[other] für je { $every } Wohngebäude mit zwei oder mehr umliegenden Plättchen ({ $any })
}
neom-per-printed_at_most_2 = { $every ->
    [one] für jedes Wohngebäude mit höchstens 2 aufgedruckten SP
   *[other] für je { $every } Wohngebäude mit höchstens 2 aufgedruckten SP
}
neom-per-road_squares = { $every ->
    [one] für jedes Karree (2 × 2 Plättchen, rundum verbunden)
   *[other] für je { $every } Karrees (2 × 2 Plättchen, rundum verbunden)
}
neom-per-within_two = { $every ->
    [one] für jedes Plättchen ({ $first }), das höchstens zwei Felder von einem anderen ({ $second }) entfernt ist
   *[other] für je { $every } Plättchen ({ $first }), die höchstens zwei Felder von einem anderen ({ $second }) entfernt sind
}
neom-per-alike = { $every ->
    [one] für jedes Plättchen, das einen Typ mit einem Plättchen daneben gemeinsam hat
   *[other] für je { $every } Plättchen, die einen Typ mit einem Plättchen daneben gemeinsam haben
}
neom-per-largest_cluster = { $every ->
    [one] für jedes Plättchen im größten Gebiet ({ $any })
   *[other] für je { $every } Plättchen im größten Gebiet ({ $any })
}
neom-per-pairs = { $every ->
    [one] für jedes benachbarte Paar aus { $of }
   *[other] für je { $every } benachbarte Paare aus { $of }
}
neom-per-goods = { $every ->
    [one] für jede Ware, die du produzierst
   *[other] für je { $every } Waren, die du produzierst
}
neom-per-goods_of = { $every ->
    [one] für jede Ware, die du produzierst ({ $any })
   *[other] für je { $every } Waren, die du produzierst ({ $any })
}
neom-per-money = für je { $every } £, die du vor dem Schlusseinkommen hast
neom-per-final_income = für je { $every } £ des Schlusseinkommens

neom-ask-keep = Behalte ein Ankergebäude ({ $pick } von 3)
neom-ask-select = Wähle ein Plättchen deiner Hand
neom-ask-select-row = Wähle ein Plättchen aus der Auslage aus
neom-ask-act = { $can ->
    [both] „{ $tile }“ bauen oder verkaufen, oder ein Ankergebäude bauen
    [own] „{ $tile }“ bauen oder verkaufen
    [stone] Ein Ankergebäude bauen oder „{ $tile }“ verkaufen
   *[none] „{ $tile }“ verkaufen
}
neom-ask-at = Wähle ein Feld für „{ $tile }“
neom-ask-source = Woher kommt { $good }?
neom-ask-make = Was produziert „{ $tile }“?
neom-ask-give = Gib ein Ankergebäude ab oder beende den Tausch
neom-ask-take = Nimm ein Ankergebäude vom Abwurfstapel
neom-ask-done = Beende den Tausch
neom-ask-pay = { $disaster }: Zahle oder wähle ein Plättchen, das du entfernst
neom-ask-sacrifice = { $disaster }: Wähle ein Plättchen, das du entfernst
neom-count-spaces = { $open ->
    [0] { $replacing ->
        [one] 1 Feld, nur durch Ersetzen
       *[other] { $replacing } Felder, nur durch Ersetzen
    }
    [one] 1 erlaubtes Feld{ $replacing ->
        [0] { "" }
        [one] , 1 weiteres durch Ersetzen
       *[other] , { $replacing } weitere durch Ersetzen
    }
   *[other] { $open } erlaubte Felder{ $replacing ->
        [0] { "" }
        [one] , 1 weiteres durch Ersetzen
       *[other] , { $replacing } weitere durch Ersetzen
    }
}
neom-moment = Einen Moment …
neom-done-deal = Plättchen werden ausgeteilt.
neom-done-draft = Du behältst dieses Ankergebäude.
neom-done-select = Dein ausgewähltes Plättchen liegt verdeckt.
neom-done-turns = Zu zweit wählt ihr nacheinander.
neom-done-act = Deine Aktion bleibt geheim, bis alle gewählt haben.
neom-done-act-disaster = Du hast eine Katastrophe ausgewählt und führst daher keine Aktion aus.
neom-done-disaster = Andere handeln noch die Katastrophe ab.
neom-done-exchange = Ankergebäude werden getauscht.
neom-done-over = Das Spiel ist zu Ende.
neom-hint-keep = Wähle unten ein Plättchen: Du kannst es später im Spiel bauen.
neom-hint-select = Wähle unten ein Plättchen, um zu sehen, was es braucht und kann.
neom-hint-at = Wähle ein grünes Feld. Zeige auf ein anderes, um den Grund zu sehen.
neom-hint-sacrifice = Wähle ein markiertes Plättchen deiner Stadt.

neom-do-keep = { $tile } behalten
neom-do-select = { $tile } auswählen
neom-do-place = { $tile } bauen …
neom-go-keep = Dieses behalten
neom-go-select = Dieses auswählen
neom-go-place = Ein Feld dafür wählen
neom-go-source = Hier kaufen
neom-go-make = Diese Ware produzieren
neom-go-give = Dieses abgeben
neom-go-take = Dieses nehmen
neom-do-sell = Plättchen verkaufen
neom-do-at = Auf { $space } bauen
neom-do-source = { $good } { $from }
neom-do-make = { $good } produzieren
neom-do-give = { $tile } abgeben
neom-do-take = { $tile } nehmen
neom-do-done = Fertig
neom-do-pay = { $amount } £ zahlen
neom-do-sacrifice = Auf { $space } entfernen
neom-from-player = von { $name }
neom-from-supply = aus dem Vorrat
neom-from-supply-west = (westliche Route)
neom-from-supply-east = (östliche Route)
neom-from-supply-both = (beide Routen)
neom-from-office = (virtuell)
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
neom-mark-chosen = wird entfernt
neom-points = { $sum ->
    [one] { $delta } Punkt
   *[other] { $delta } Punkte
}
neom-not-legal = nicht erlaubt
neom-empty = leer

neom-west = West · bekommt deine Hand
neom-west-short = West
neom-east-short = Ost
neom-east = Ost · deine nächste Hand
neom-across = { $between ->
    [0] Gegenüber
   *[other] Gegenüber · { $between } dazwischen
}
neom-charges-you = Preis für dich
neom-income-short = Einkommen
neom-owed = dazu { $amount } £ am Ende der Runde
neom-city-of = Stadt von { $name }
neom-look-at-city = Die Stadt von { $name } ansehen
neom-back-home = Meine Stadt
neom-line = Zeile
neom-line-tiles = Plättchen
neom-line-neighborhoods = Wohngebiete
neom-line-goods = Waren
neom-line-money = Geld
neom-line-pollution = Umweltbelastung
neom-line-ghost_town = Geisterstadt
neom-line-power = Strom
neom-total = Summe
neom-pad = Wertungsblock
neom-pad-now = Wertung, wenn jetzt Schluss wäre
neom-pad-and-log = Wertungsblock und Verlauf
neom-seats = Plätze
neom-seats-west = Plätze im Westen
neom-seats-east = Plätze im Osten und deine Entscheidung
neom-seats-left = Plätze links
neom-seats-right = Plätze rechts
neom-tray = Deine Plättchen
neom-more = Wertungsblock und Verlauf
neom-your-income = Einkommen +{ $income }
neom-your-vp = { $vp } SP
neom-plus-income = +{ $income } Einkommen
neom-your-tile = Dein Plättchen
neom-hand = Deine Hand · { $count }
neom-draft-hand = Ankergebäude zur Auswahl · { $count }
neom-row = Offene Auslage · { $count }
neom-aside = { $count ->
    [one] Übrig – 1 Plättchen
   *[other] Weitergegeben – { $count } Plättchen gehen nach Westen an { $name }
}
neom-hand-label = Plättchen zur Auswahl
neom-pile = Auf dem Abwurfstapel
neom-cornerstones = Ankergebäude · { $laid }/{ $most } gebaut
neom-cornerstone = Ankergebäude
neom-cornerstones-label = Deine Ankergebäude
neom-generation = Generation { $generation }
neom-turn-of = Runde { $turn } von 7
neom-when = Gen { $generation } · Runde { $turn } von 7
neom-draft-pick = Vorbereitungsphase: { $pick } von 3
neom-scoring = Schlusswertung
neom-no-components = Das Spielmaterial ließ sich nicht laden. Lade die Seite neu.

neom-after-three = Nach drei Generationen
neom-wins = { $count ->
    [one] { $names } gewinnt mit { $points } SP
   *[other] { $names } gewinnen gemeinsam mit { $points } SP
}
neom-rank = { $rank }: { $points } SP
neom-solo-end = { $points } SP
neom-ranks = Ränge im Solospiel
neom-joined = { $count ->
    [one] allein: { $vp }
   *[other] { $count } verbunden: { $vp }
 }
neom-point-at-line = Wähle eine Zeile des Blocks, um zu sehen, was sie zählt.
neom-lit-tiles = Plättchen mit eigenen SP.
neom-lit-neighborhoods = Wohngebiete: Wohngebäude, die durch Straßen direkt verbunden sind.
neom-lit-goods = Plättchen, die Waren produzieren. Jede Ware zählt einmal.
neom-lit-money = Plättchen mit Einkommen in der letzten Generation. Je volle 2 £ sind 1 SP wert.
neom-lit-pollution = Wohngebäude und belastete Plättchen: Nähe kostet SP.
neom-lit-ghost_town = Wohngebäude: Mit weniger als zwei ist die Stadt eine Geisterstadt.
neom-lit-power = Plättchen, die Strom erzeugen: Ohne eines verlierst du SP.

neom-key-1-8 = aus der Hand auswählen
neom-key-arrows = über die Stadt gehen
neom-key-N = nächstes erlaubtes Feld
neom-key-Enter = dort ausprobieren, dann bestätigen
neom-key-Esc = zurücklegen
neom-key-S = verkaufen
neom-key-B = nächster Verkäufer
neom-key-C = Ankergebäude
neom-key-G = zur Stadt
neom-key-A = zur Hand
neom-key-L = zum Verlauf
neom-key-P = zum Wertungsblock
neom-key-brackets = andere Städte

# die Regeln: was in der Schachtel ist
neom-box-cornerstones = Ankergebäude
neom-box-types = Typen der Plättchen
neom-box-players = { $players ->
    [one] ab 1 Spieler
   *[other] ab { $players } Spielern
}
neom-box-count = { $count ->
    [one] 1 von { $all } Plättchen
   *[other] { $count } von { $all } Plättchen
}
neom-box-parts = Spielmaterial nach Art
neom-box-number = Nr. { $number }
neom-box-roads = Die Straßen sind nachgebildet, außer denen der Parkplatzverwaltung; die gedruckten Bilder lagen uns nicht vor.
# die Regeln: was in ihren Zeichnungen steht
neom-figure-needs = Voraussetzung
neom-figure-road = Straßen
neom-figure-instant = Geld sofort
neom-figure-type = Typ und aufgedruckte SP
neom-figure-name = Name
neom-figure-income = Einkommen
neom-figure-polluting = belastet
neom-figure-power = erzeugt Strom
neom-figure-frame = Punktrahmen: belastet
neom-figure-joined = verbunden
neom-figure-apart = nicht verbunden

# Wie Abschnitte einer vergangenen Partie an ihrem Schieber heißen
head-generation = Generation { $amount ->
    [1] I
    [2] II
   *[3] III
}
head-turn = Runde { $amount }

# Die Überschrift eines Schritts der Wiederholung, aus dem noch nichts geworden ist
neom-chose-keep = { $name } hat „{ $tile }“ behalten
neom-chose-select = { $name } hat „{ $tile }“ ausgewählt
neom-chose-place = { $name } will „{ $tile }“ bauen
neom-chose-at = { $name } hat { $space } für „{ $tile }“ gewählt
neom-chose-source = { $name } hat gewählt, woher eine Ware kommt
neom-chose-make = { $name } will { $good } produzieren
neom-chose-sell = { $name } will „{ $tile }“ verkaufen
neom-chose-give = { $name } will „{ $tile }“ abgeben
neom-chose-take = { $name } will „{ $tile }“ nehmen
neom-chose-done = { $name } hat den Tausch beendet
neom-chose-pay = { $name } will bei der Katastrophe zahlen
neom-chose-sacrifice = { $name } will das Plättchen auf { $space } entfernen

# das geführte erste Spiel
# seit dem letzten eigenen Zug: was andere taten, hinter dem Siegel, das für sie steht

neom-since-bought = { $things } gekauft
neom-since-placed = { $things } gebaut
neom-since-replaced = { $things } statt { $old } gebaut
neom-since-sold = { $things } für { $amount } £ verkauft
neom-since-sacrificed = { $things } entfernt
neom-since-lost = durch { $things } verloren
neom-since-lost-to = { $things } durch { $disaster } verloren
neom-since-tiles = { $count } Plättchen
neom-since-gone = { $things } verloren
neom-since-gone-to = { $things } durch { $disaster } verloren
neom-since-paid-penalty = { $amount } £ gezahlt
neom-since-trade-route = { $side ->
    [west] westliche
   *[east] östliche
} Route errichtet
neom-since-trade-route-lost = { $side ->
    [west] westliche
   *[east] östliche
} Route verloren
neom-since-selected = { $things } ausgewählt
neom-since-disaster = { $things } ist hereingebrochen
neom-since-disaster-prevented = { $things } wurde abgewendet
neom-since-generation = Generation { $amount ->
    [1] I
    [2] II
   *[other] III
} hat begonnen

# Unter einem Plättchen auf der Hand
neom-foot-free = gratis
neom-foot-locked = gesperrt
neom-foot-disaster = Katastrophe
neom-foot-best = { $more ->
    [0] am besten { $space }
    [one] am besten { $space } und 1 anderes
   *[other] am besten { $space } und { $more } andere
}
neom-foot-spoken = { $price ->
    [0] Kostenlos
   *[other] { $price } £
}, { $points }, { $where }.
neom-lock-disaster-no-action = du hast keine Aktion
neom-lock-needs-good = niemand verkauft { $goods }
neom-lock-supply-by-generation = noch kein { $good } im Angebot
neom-lock-needs-money = kostet { $amount } £
neom-lock-too-expensive = kostet mindestens { $amount } £
neom-lock-needs-tiles = braucht { $amount } × { $type }
neom-lock-no-space = kein Feld passt
neom-lock-cornerstone-limit = noch eins ist nicht erlaubt
neom-up-to = bis zu { $delta }
neom-at-best = bestenfalls { $delta }
neom-sell-tile = Plättchen verkaufen
neom-or-instead = Oder stattdessen
neom-sell-note = { $amount } £ sofort. Das Plättchen ist aus dem Spiel.
neom-sell-first = Wähle erst ein Plättchen.
neom-select-to-sell = Zum Verkauf wählen
neom-place-on = Auf { $space } bauen
neom-select-for = Für { $space } auswählen
neom-money-after = Geld
neom-sold-for = { $before } £ → { $after } £
neom-earn = +{ $amount } £
neom-hint-place = Wähle unten das Plättchen, ein Ankergebäude oder den Verkauf.
neom-hint-sell = Nichts davon kannst du bauen: Verkaufe unten das Plättchen.
neom-show-stones = Ankergebäude { $count }
neom-show-hand = Hand
