# der Plan eines Spiels, das keinen eigenen hat
generic-no-components = Das Spielmaterial ließ sich nicht laden. Lade die Seite neu.
generic-yes = ja
generic-no = nein
generic-empty = leer
generic-legal = wählbar
generic-illegal = nicht wählbar
generic-grid = Der Plan
generic-table = Auf dem Tisch
generic-points = Punkte
generic-side = Aktionen, Tisch und Verlauf
generic-actions = Aktionen
generic-decision = Deine Wahl
generic-preview = Was es kostet und ändert
generic-unsure = hängt davon ab, was folgt
generic-moment = Einen Moment …
generic-hint = Wähle ein Feld auf dem Plan.
generic-ask = Du bist am Zug{ $step ->
    [blank] {""}
   *[other] : { $step }
  }
generic-next = Gewählt: { $squares }. Wähle das nächste Feld.
generic-count = { $squares ->
    [0] {""}
    [one] 1 Feld
   *[other] { $squares } Felder
  }{ $both ->
    [yes] {" und "}
   *[no] {""}
  }{ $others ->
    [0] {""}
    [one] 1 Möglichkeit
   *[other] { $others } Möglichkeiten
  }
generic-place = Platz
generic-over = Das Spiel ist zu Ende
generic-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
generic-success = Ihr habt gemeinsam gewonnen
generic-failure = Ihr habt gemeinsam verloren
generic-key-arrows = über den Plan gehen
generic-key-N = nächstes wählbares Feld; Umschalt + N: das vorige
generic-key-1-9 = aus der Liste der Aktionen wählen
generic-key-Enter = auswählen, dann bestätigen
generic-key-Esc = zurücklegen
generic-key-G = zum Plan
generic-key-A = zu den Aktionen
generic-key-L = zum Verlauf
