# Was das Skylines-Brett sagt. Was geschieht und warum etwas nicht geht, sagen die Meldungen des Spiels.
skylines-map = Stadtplan
skylines-administration = Verwaltung
skylines-partners = Mitspielende, Stapel und Verlauf
skylines-tray = Deine Karten
skylines-your-cards = Deine Karten
skylines-roles = Rollen zur Wahl
skylines-in-hand = Auf deiner Hand
skylines-in-hand-none = keine deiner Karten
skylines-shapes = Formen des Gebiets
skylines-shape = Form
skylines-sources = Stapel und Tauschstapel
skylines-pieces = Teile zum Auslegen
skylines-skyline = Skyline
skylines-treasury = Stadtkasse
skylines-milestone = Meilenstein { $now } von { $of }
skylines-planners = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
skylines-token = Startspieler
skylines-token-means = Der Startspieler ist nach einem Meilenstein am Zug und hat beim Aufdecken des nächsten Teils das letzte Wort. Wer einen Meilenstein beendet, wird Startspieler.
skylines-milestone-means = Am Ende jedes Meilensteins wächst die Skyline um die Zufriedenheit, und das nächste Teil wird aufgedeckt. Mit dem letzten endet das Spiel.
skylines-district-wants = { $wanted ->
    [one] Jeder Bezirk braucht ein Plättchen, bevor der Meilenstein enden kann; dieser hat noch keines.
   *[other] Jeder Bezirk braucht { $wanted } Plättchen, bevor der Meilenstein enden kann; dieser hat { $tiles ->
        [0] noch keines
       *[other] erst { $tiles }
    }.
}
skylines-short = { $amount ->
    [one] 1 fehlt
   *[other] { $amount } fehlen
}
skylines-you-turn = du · am Zug
skylines-tab-city = Stadt
skylines-pile = Tauschstapel
skylines-pile-empty = Keine Karten
skylines-no-components = Das Spielmaterial ließ sich nicht laden. Lade die Seite neu.
skylines-moment = Einen Moment …
skylines-reconstructed = Werte nachgebildet, nicht gedruckt

# Arten
skylines-type-residential = Wohngebiet
skylines-type-commercial = Gewerbegebiet
skylines-type-industrial = Industriegebiet
skylines-type-power = Strom
skylines-type-water = Wasser
skylines-type-garbage = Müll
skylines-type-healthcare = Gesundheit
skylines-type-education = Bildung
skylines-type-transport = Nahverkehr
skylines-type-fire = Feuerwehr
skylines-type-police = Polizei
skylines-type-parks = Parks
skylines-type-unique = Einzigartiges Gebäude
skylines-type-policy = Verordnung
skylines-type-news = Nachricht
skylines-type-role = Rolle

skylines-of-residential = Wohngebiete
skylines-of-commercial = Gewerbegebiete
skylines-of-industrial = Industriegebiete
skylines-of-power = Strom
skylines-of-water = Wasser
skylines-of-garbage = Müll
skylines-of-healthcare = Gesundheit
skylines-of-education = Bildung
skylines-of-transport = Nahverkehr
skylines-of-fire = Feuerwehr
skylines-of-police = Polizei
skylines-of-parks = Parks
skylines-of-unique = Einzigartige Gebäude
skylines-of-policy = Verordnungen
skylines-of-zone = Gebiete
skylines-of-utility = Versorgung
skylines-of-service = Services

# Karten
skylines-stage = Stufe { $stage }
skylines-heading = { $name }, { $type }.
skylines-heading-stage = { $name }, { $type }, Stufe { $stage }.
skylines-costs = Kostet { $cost }.
skylines-costs-money = { $amount } Geld
skylines-reward = Bringt { $reward }.
skylines-reward-if = Bedingung: { $condition }. Dann { $reward }.
skylines-if-services = { $list } verfügbar
skylines-if-zones = { $count ->
    [one] ein weiteres { $type ->
        [residential] Wohngebiet
        [commercial] Gewerbegebiet
       *[industrial] Industriegebiet
    } im Bezirk
   *[other] { $count } weitere { $type ->
        [residential] Wohngebiete
        [commercial] Gewerbegebiete
       *[industrial] Industriegebiete
    } im Bezirk
}
skylines-if-track = { $bound ->
    [below] { $track } unter { $amount }
    [above] { $track } über { $amount }
   *[equals] { $track } auf { $amount }
}
skylines-reach-neighbours = Versorgt Gebiete daneben.
skylines-reach-district = Versorgt den ganzen Bezirk.
skylines-reach-tag-neighbours = versorgt daneben
skylines-reach-tag-district = versorgt den Bezirk
skylines-reach-word-neighbours = daneben
skylines-reach-word-district = Bezirk
skylines-reach-short-neighbours = versorgt Gebiete daneben
skylines-reach-short-district = versorgt den Bezirk
skylines-effect-price = { $of }: { $amount } Geld { $way ->
    [less] billiger
   *[more] teurer
}.
skylines-effect-cost = { $of }: Kosten ({ $track }) um { $amount } geringer.
skylines-effect-burden = { $of }: { $track } { $signed } zusätzlich.
skylines-effect-gain = Für jede gespielte Karte ({ $of }): { $track } { $signed }.
skylines-effect-milestone = Am Ende jedes Meilensteins: { $track } { $signed }.
skylines-effect-exchange = Ein Tausch im Zug kostet { $amount } Geld { $way ->
    [less] weniger, aber mindestens 1
   *[more] mehr
}.
skylines-effect-swap = Ein Tausch zwischen den Meilensteinen kostet { $amount } Geld { $way ->
    [less] weniger
   *[more] mehr
}.
skylines-effect-develop = Ein neues Spielplanteil kostet { $amount } Geld { $way ->
    [less] weniger
   *[more] mehr
}.
skylines-effect-wages = Arbeitskräfte abseits von 0 kosten an jedem Meilenstein { $amount } Geld { $way ->
    [less] weniger
   *[more] mehr
}.
skylines-effect-reach = Services der Stufe I versorgen ihren ganzen Bezirk.
skylines-effect-deaf = Nicht nutzbar: { $of }.
skylines-effect-ban = Nicht spielbar: { $of }.
skylines-effect-ban-stage = Karten der Stufe { $stage } sind nicht spielbar.
skylines-news-until = Bis der Meilenstein endet oder eine andere Nachricht kommt.
skylines-news-touches = Die Nachricht betrifft diese Karte

# Felder und Plätze
skylines-board = Teil { $board }
skylines-board-next = nächster Meilenstein
skylines-look = Teil { $board } zeigen
skylines-zoom = Größe des Stadtplans
skylines-zoom-in = Vergrößern
skylines-zoom-out = Verkleinern
skylines-zoom-fit = Alles
skylines-tracks = Leisten
skylines-ruler = Leiste: { $track }
skylines-board-later = noch nicht erreichbar
skylines-square-down = { $square }, Teil { $board }, verdeckt, kostet { $cost }
skylines-square-none = { $water ->
    [yes] { $square }, Wasser
   *[no] { $square }, außerhalb des Plans
}
skylines-empty = leer
skylines-district = Bezirk mit { $size ->
    [one] 1 Feld
   *[other] { $size } Feldern
}, Plättchen: { $tiles }{ $services ->
    [0] {""}
   *[other] , versorgt mit { $list }
}
skylines-legal-here = Hier möglich
skylines-not-legal = Hier nicht möglich
skylines-not-now = Jetzt nicht spielbar
skylines-uses = nutzt { $list }
skylines-used = genutzt
skylines-reward-given = mit Belohnung
skylines-reward-none = hier ohne Belohnung
skylines-no-change = Nichts bewegt sich
skylines-move = { $line } { $from } → { $to }
skylines-decision = Deine Wahl
skylines-would-be = wäre { $to }
skylines-lost-warning = { $cause ->
    [bankrupt] Damit ist das Spiel verloren: Die Stadtkasse kann nicht zahlen
    [unhappy] Damit ist das Spiel verloren: Die Einwohner sind zu unzufrieden
    [abandoned] Damit ist das Spiel verloren: Die Stadt wird verlassen
   *[other] Damit ist das Spiel verloren
}
skylines-lost-because = { $cause ->
    [bankrupt] kostet das Spiel: kein Geld
    [unhappy] kostet das Spiel: zu viel Unmut
    [abandoned] kostet das Spiel: Stadt verlassen
   *[other] kostet das Spiel
}
skylines-ending-now = Wenn der Meilenstein jetzt endet: { $moves }.
skylines-slot = Spalte { $column }, Reihe { $row }

# was zu tun ist
skylines-ask-act = { $can ->
    [play-exchange] Spiele oder tausche eine Karte
    [play] Spiele eine Karte
    [exchange] Tausche eine Karte
   *[end] Beende den Meilenstein
}
skylines-why-act = { $players ->
    [one] { $end ->
        [yes] Oder beende den Meilenstein.
       *[no] Danach ziehst du eine neue.
    }
   *[other] { $end ->
        [yes] Oder beende den Meilenstein. Alle Karten liegen offen: Plant gemeinsam.
       *[no] Alle Karten liegen offen: Plant gemeinsam.
    }
}
skylines-why-only-end = { $forced ->
    [yes] Die Stapel sind leer: Damit endet das Spiel, und es braucht keine weiteren Plättchen.
   *[no] Etwas anderes kannst du nicht tun.
}
skylines-ask-play = „{ $card }“ spielen?
skylines-ask-exchange = „{ $card }“ tauschen?
skylines-ask-end = { $last ->
    [yes] Den letzten Meilenstein und das Spiel beenden?
   *[no] Den Meilenstein beenden?
}
skylines-ask-tile = Wähle eine Form: { $type }
skylines-why-tile = Jedes Plättchen dieser Art ist möglich; die mit Schloss kannst du jetzt nicht bauen.
skylines-count-shapes = { $count ->
    [one] 1 Form passt
   *[other] { $count } Formen passen
}
skylines-ask-place = „{ $card }“ bauen
skylines-why-place-tap = Tippe an, wohin es soll, dann baue.
skylines-why-place = Ein Klick legt es hin, ein zweiter baut. N: nächster Platz.
skylines-count-places = { $count ->
    [one] 1 Platz passt
   *[other] { $count } Plätze passen
}
skylines-ask-draw = { $from ->
    [both] Ziehe eine Karte oder nimm eine vom Tauschstapel
    [pile] Nimm eine Karte vom Tauschstapel
   *[stacks] { $reason ->
        [news] Eine Nachricht! Ziehe noch eine Karte
        [policy] Ziehe für die verfallene Verordnung
       *[other] Ziehe eine Karte
    }
}
skylines-why-draw = { $reason ->
    [swap] Eine für jede getauschte Karte.
   *[other] Spätere Stufen kosten mehr und bringen mehr.
}
skylines-ask-swap = { $can ->
    [yes] Tausche eine Karte oder mach weiter
   *[no] Mach weiter: Jetzt ist kein Tausch möglich
}
skylines-why-swap = { $price ->
    [0] Tausche Karten, die du nicht brauchst; für dich kostet es nichts.
   *[other] Tausche Karten, die du nicht brauchst, für je { $price } Geld.
}
skylines-swapped = { $count ->
    [one] Bisher 1 Karte getauscht.
   *[other] Bisher { $count } Karten getauscht.
}
skylines-swap-hint = { $price ->
    [0] Für dich kostet es nichts.
   *[other] { $price } Geld pro Karte.
}
skylines-ask-keep = Behalte eine von zwei Rollen
skylines-why-keep = { $players ->
    [one] Du behältst sie das ganze Spiel über.
   *[other] Du behältst sie das ganze Spiel über; die anderen sehen sie.
}
skylines-ask-develop-first = Wähle das erste Teil
skylines-ask-develop = Wähle das nächste Teil
skylines-why-develop = Du zahlst es aus der Stadtkasse und deckst es auf.
skylines-count-pieces = { $count ->
    [one] 1 Teil
   *[other] { $count } Teile
}
skylines-ask-lay = Lege ein Teil
skylines-why-lay = Land an Land, Wasser an Wasser. R dreht das Teil.
skylines-plays-now = { $name } spielt „{ $card }“.
skylines-doing = { $phase ->
    [act] Wählt eine Aktion.
    [draw] Zieht eine Karte.
    [swap] Tauscht Karten zwischen den Meilensteinen.
    [keep] Wählt eine Rolle.
    [develop] Wählt ein Teil.
    [lay] Legt die Teile.
   *[other] Aufbau.
}

# Knöpfe
skylines-turn = Drehen
skylines-flip = Wenden
skylines-do-play = { $policy ->
    [yes] Durchführen
   *[no] Spielen
}
skylines-do-exchange = Tauschen
skylines-do-end = Beenden
skylines-do-tile = Diese Form nehmen
skylines-do-place = Hier bauen
skylines-do-draw = Von Stufe { $stage } ziehen
skylines-do-take = „{ $card }“ nehmen
skylines-do-swap = Tauschen
skylines-go-take = Diese Karte nehmen
skylines-go-keep = Diese Rolle behalten
skylines-do-done = Weiter
skylines-do-keep = „{ $card }“ behalten
skylines-do-develop = Teil { $board } aufdecken
skylines-do-lay = Teil { $board } legen
skylines-called-play = { $policy ->
    [yes] { $card } durchführen
   *[no] { $card } spielen
}
skylines-called-exchange = { $card } tauschen
skylines-called-end = Den Meilenstein beenden
skylines-called-swap = { $card } tauschen
skylines-option-exchange = Karte tauschen
skylines-option-end = Meilenstein beenden
skylines-option-end-last = Spiel beenden
skylines-option-done = { $count ->
    [0] Nichts tauschen
    [one] Fertig: 1 ziehen
   *[other] Fertig: { $count } ziehen
}
skylines-stack = Stapel der Stufe { $stage }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
skylines-stack-stage = Stufe { $stage }
skylines-stack-hint = { $stage ->
    [1] einfach und billig
    [2] versorgt Bezirke
   *[3] teuer und stark
}
skylines-left = noch { $count }

# the chart of a replay
skylines-chart-happiness = Zufriedenheit
skylines-chart-red = Leisten im Roten

# was in der Schachtel ist, neben den Regeln
skylines-box-parts = Spielmaterial
skylines-box-number = Nr. { $number }
skylines-box-cards = Baukarten der Stufe { $stage }
skylines-box-unique = Einzigartige Gebäude
skylines-box-unique-does = Ab Szenario 1. Dauerhafte Effekte gelten für alle, sobald das Gebäude steht.
skylines-box-role = Rollen
skylines-box-role-does = Ab Szenario 2. Jeder hat eine; sie gilt für die eigenen Aktionen, doch was sie an einem Meilenstein bringt, bekommen alle.
skylines-box-policy = Verordnungen
skylines-box-policy-does = Ab Szenario 3. Wird einmal wie eine Karte gespielt, ohne Plättchen.
skylines-box-news = Nachrichten
skylines-box-news-does = In den Szenarien 4 und 5. Nachrichten gelten für alle, bis der Meilenstein endet oder eine andere kommt.
skylines-box-tiles = Plättchen der Gebiete
skylines-box-tiles-do = Für ein Gebiet nimmst du irgendein Plättchen seiner Art, das noch da ist. Die Plättchen aller anderen Gebäude stehen bei ihren Karten.
skylines-origin = { $from ->
    [printed] Gedruckt
    [derived] Folgt aus der Anleitung
   *[other] Nachgebildet
}: { $data }.
skylines-datum-name = englischer Name
skylines-datum-stage = Stufe
skylines-datum-type = Art
skylines-datum-shape = Plättchen
skylines-datum-cost = Kosten
skylines-datum-condition = Bedingung
skylines-datum-reward = Belohnung
skylines-datum-effects = Effekt
skylines-datum-count = Anzahl
skylines-datum-land = Land
skylines-datum-right = Straßen
skylines-datum-below = Straßen
skylines-datum-layout = Plan
skylines-datum-parts = Spielmaterial
skylines-datum-money = Geld
skylines-datum-low = unteres Ende
skylines-datum-high = oberes Ende
skylines-datum-success = was ein Erfolg ist
skylines-box-count = { $count } Plättchen
skylines-box-boards = Spielplanteile
skylines-box-board = Aufdecken kostet { $cost }; { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} Land
skylines-box-scenarios = Szenarien und ihre Pläne
skylines-box-scenario = { $money } Geld; Teile { $boards }
skylines-box-drawn = je nach Schwierigkeit 12, 10 oder 8 Geld; vier Teile, zufällig gezogen und frei gelegt
skylines-box-with = { $map }; mit { $parts }
skylines-part-unique = einzigartigen Gebäuden
skylines-part-roles = Rollen
skylines-part-policies = Verordnungen
skylines-part-news = Nachrichten
skylines-box-track = Von { $low } bis { $high }

# die Regeln: was in ihren Zeichnungen steht
skylines-figure-type = Art
skylines-figure-costs = Kosten
skylines-figure-condition = Bedingung
skylines-figure-stage = Stufe
skylines-figure-reward = Belohnung

# das Ende
skylines-end-after = Meilenstein { $milestone } von { $milestones } · { $tiles } Plättchen
skylines-end-lost = Die Stadt ist gescheitert
skylines-end-success = Erfolg
skylines-end-short = Noch kein Erfolg
skylines-end-how = Gesamtzufriedenheit: { NUMBER($score) }. { $nuisances ->
    [0] Verschmutzung, Verkehr und Kriminalität haben nichts gekostet.
   *[other] Verschmutzung, Verkehr und Kriminalität haben { $nuisances } gekostet.
}
skylines-end-cause = { $cause ->
    [bankrupt] Die Stadtkasse konnte nicht zahlen, was fällig war.
    [stuck] Wer dran war, konnte weder spielen noch tauschen noch den Meilenstein beenden.
    [unhappy] Die Einwohner wurden zu unzufrieden: Die Zufriedenheit fiel auf −5.
   *[abandoned] Die Gesamtzufriedenheit fiel so tief, dass alle fortzogen.
}
skylines-end-table = Erfolgstabelle
skylines-below = unter { $amount }
skylines-end-point = Wähle eine Leiste, um die Plättchen hervorzuheben, die sie verändern.
skylines-end-light = { $track }: Plättchen hervorheben, die diese Leiste verändern
skylines-end-lit = { $count ->
    [0] Kein Plättchen verändert sie.
    [one] 1 Plättchen von { $tiles } verändert sie: { $names }.
   *[other] { $count } Plättchen von { $tiles } verändern sie: { $names }.
}

# Tasten
skylines-key-1-9 = Karte, Form oder Stapel wählen
skylines-key-arrows = über den Stadtplan, durch deine Karten
skylines-key-N = nächster möglicher Platz
skylines-key-R = Plättchen drehen (oder das Mausrad)
skylines-key-F = Plättchen wenden
skylines-key-S = nächste Form des Gebiets (oder Umschalt und Mausrad)
skylines-key-0 = die ganze Stadt zeigen
skylines-key-zoom = näher heran, weiter weg
skylines-key-Enter = bestätigen
skylines-key-Esc = zurücklegen
skylines-key-E = Meilenstein beenden
skylines-key-T = Karte tauschen
skylines-key-X = auf dieses Feld zeigen, für alle
skylines-key-G = zum Stadtplan
skylines-key-A = zu deinen Karten
skylines-key-L = zum Verlauf

# Wie Abschnitte einer vergangenen Partie an ihrem Schieber heißen
head-milestone = Meilenstein { $amount }
# das geführte erste Spiel
# seit dem letzten eigenen Zug: was andere taten, hinter dem Siegel, das für sie steht

skylines-since-piece-laid = Teil { $board } angelegt
skylines-since-role = Rolle „{ $things }“ übernommen
skylines-since-developed = Teil { $board } aufgedeckt
skylines-since-built = { $things } gebaut
skylines-since-exchanged = { $things } getauscht
skylines-since-swapped = { $things } getauscht
skylines-since-drew = { $things } gezogen
skylines-since-took = { $things } genommen
skylines-since-ended-milestone = Meilenstein { $amount } beendet
skylines-since-milestone = Meilenstein { $amount } hat begonnen
skylines-since-news = Nachricht: { $things }
