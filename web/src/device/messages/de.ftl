## Was ohne Server anders heißt: Diese Worte gehen den eigenen des Clients mit denselben Namen vor.

tagline-small = Mit Bots oder gemeinsam an diesem Gerät. Nichts verlässt es, und kein Server ist nötig.

about-you = Was gespeichert wird
about-you-known = Deine Tische liegen in diesem Browser und nirgends sonst. Ein privates Fenster vergisst sie, wenn es geschlossen wird.
about-you-forget = Wenn du sie entfernst, sind alle Tische dieses Geräts endgültig weg. Lade sie vorher, um ihre Aufzeichnungen zu behalten.
about-you-export = Meine Partien laden
about-you-remove = Alle Tische entfernen
about-you-gone = Alle Tische dieses Geräts sind weg.

no-server = Die Regeln konnten nicht geladen werden. Neuer Versuch …
no-answer = Die Regeln konnten nicht geladen werden. Lade die Seite neu.
no-answer-title = Die Regeln konnten nicht geladen werden

device-loading = Regeln werden geladen: { NUMBER($percent) } %
device-elsewhere = Deine Tische sind in einem anderen Tab offen. Schließ ihn, um hier weiterzuspielen.
device-update = Es gibt eine neue Version.
device-update-take = Jetzt laden
device-not-kept = Dieser Browser gibt keinen Platz: Die Tische sind weg, wenn die Seite geschlossen wird. Lade ihre Aufzeichnungen vorher.
device-slow = Die schnellen Regeln laufen in diesem Browser nicht. Alle Tische sind da, nur Tipps und Bots, die suchen, fehlen.

level-time = { $kind ->
    [strong] Denkt hier einige Zehntelsekunden nach, auf einem Telefon länger.
    [best] Denkt hier einige Sekunden nach, auf einem Telefon länger.
   *[other] Denkt höchstens einige Hundertstelsekunden nach.
  }
