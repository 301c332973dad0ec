# der Plan eines Spiels, das keinen eigenen hat
generic-no-components = Was in der Schachtel ist, ließ sich nicht laden. Lade die Seite neu.
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
generic-over = Das Spiel ist aus
generic-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
generic-success = Ihr habt gemeinsam gewonnen
generic-failure = Ihr habt gemeinsam verloren
generic-key-arrows = Über den Plan gehen
generic-key-N = Zum nächsten wählbaren Feld; Umschalt + N zum vorigen
generic-key-1-9 = Aus der Liste der Aktionen wählen
generic-key-Enter = Vormerken, dann bestätigen
generic-key-Esc = Loslassen
generic-key-G = Zum Plan
generic-key-A = Zu den Aktionen
generic-key-L = Zum Verlauf
