## Was ohne Server anders heißt: Diese Worte gehen den eigenen des Clients mit denselben Namen vor.

tagline-small = Mit Bots oder gemeinsam an diesem Gerät. Nichts verlässt es, und kein Server ist nötig.

about-you = Was gespeichert wird
about-you-known = Deine Tische liegen in diesem Browser und nirgends sonst. Ein privates Fenster vergisst sie, wenn es geschlossen wird.
about-you-forget = Wenn du sie entfernst, sind alle Tische dieses Geräts endgültig weg. Lade sie vorher: Die Datei kannst du hier wieder öffnen.
about-you-export = Meine Partien laden
about-you-remove = Alle Tische entfernen
about-you-gone = Alle Tische dieses Geräts sind weg.

no-server = Die Regeln konnten nicht geladen werden. Neuer Versuch …
no-answer = Die Regeln konnten nicht geladen werden. Lade die Seite neu.
no-answer-title = Die Regeln konnten nicht geladen werden

device-loading = Die Regeln werden geladen: { $loaded } von { $all } MB. Sieh dich ruhig um; ein Tisch öffnet sich, sobald sie da sind.
device-starting = Die Regeln starten …
device-unable = Die Regeln konnten nicht geladen werden. Lade die Seite neu; hilft das nicht, nimm einen neueren Browser.
device-broken = Die Regeln sind ausgefallen. Lade die Seite neu: Was gespeichert ist, ist noch da.
device-elsewhere = Deine Tische sind in einem anderen Tab offen. Schließ ihn, um hier weiterzuspielen.
device-update = Es gibt eine neue Version.
device-update-take = Jetzt laden
device-update-comes = Sie kommt …
device-not-kept = Dieser Browser gibt keinen Platz: Die Tische sind weg, wenn die Seite geschlossen wird. Lade deine Partien vorher.
device-full = Dieser Browser hat keinen Platz mehr: Was du ab jetzt tust, ist weg, wenn die Seite geschlossen wird. Lade deine Partien oder schaff Platz.
device-unread = { $count ->
    [one] { $count } Tisch, der hier liegt, ist mit dieser Version nicht lesbar. Er bleibt, wo er ist.
   *[other] { $count } Tische, die hier liegen, sind mit dieser Version nicht lesbar. Sie bleiben, wo sie sind.
}
device-slow = Die schnellen Regeln laufen in diesem Browser nicht. Alle Tische sind da, nur Tipps und Bots, die suchen, fehlen.

level-time = { $kind ->
    [strong] Denkt hier einige Zehntelsekunden nach, auf einem Telefon länger.
    [best] Denkt hier einige Sekunden nach, auf einem Telefon länger.
   *[other] Denkt höchstens einige Hundertstelsekunden nach.
  }
