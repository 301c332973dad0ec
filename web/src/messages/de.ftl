# Die eigenen Worte der Browser-Oberfläche.
title = Gridtown
tagline = Städtebauspiele an einem Tisch.
tagline-small = Mit Freunden per Link oder mit Bots.
to-tables = Alle Tische
language = Sprache
language-en = Englisch
language-de = Deutsch
theme-dark = Dunkle Farben
theme-light = Helle Farben
line-connecting = Verbinde
line-live = Verbunden
line-reconnecting = Verbinde neu
loading = Der Tisch wird gedeckt …
no-table = Diesen Tisch gibt es nicht
no-seat = Dieser Link vergibt keinen Platz
no-seat-why = Er wurde schon benutzt oder war nie einer. Bitte um einen neuen; Tische, an denen du sitzt, stehen in der Liste.
refused = Das wurde abgelehnt.
offline = Keine Verbindung. Deine letzte Wahl ist gemerkt und wird gesendet.
watching = Du schaust zu.
waiting-for = Es fehlt noch: { $names }
or = oder
vp = SP
you = du
You = Du
close = Schließen
let-go = Loslassen
record = Aufzeichnung
bot = Bot, { $kind ->
    [greedy] gierig
    [random] zufällig
   *[other] { $kind }
}
choosing = wählt
chosen = gewählt
log = Verlauf
log-empty = Noch ist nichts geschehen.
keys = Tasten
keys-on = Einzelne Tasten wirken
skip-board = Zum Spielplan
skip-hand = Zur Hand
skip-log = Zum Verlauf
seats-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}

new-table = Neuer Tisch
your-tables = Deine Spiele
open-tables = Andere Tische
finished-tables = Beendet
no-tables = Noch keine Tische. Decke einen.
set-up = Tisch decken
setting-up = Wird gedeckt …
game = Spiel
players = Spieler
players-range = { $low } bis { $high } Spieler
player-number = Spieler { $number }
seat-is = Platz { $number }: wer spielt
seat-name = Name an Platz { $number }
person = Mensch
person-you = Du
person-link = Mensch, per Link
bot-kind = Bot, { $kind ->
    [greedy] gierig
    [random] zufällig
   *[other] { $kind }
}
options = Optionen
seed = Startzahl
seed-hint = zufällig, geheim
seed-help = Bis zu 32 hexadezimale Ziffern. Eine selbst gesetzte Startzahl wird am Tisch als bekannt gezeigt.
your-name = Dein Name
open-table = Öffnen
watch = Zuschauen
over = beendet
closed = geschlossen
seed-known = Startzahl bekannt
invite = Der Tisch steht. Schicke jeden dieser Links einer Person: Er vergibt den Platz einmal.
invite-for = Platz { $number }, { $name }
copy = Kopieren
copied = Kopiert
to-table = Zum Tisch
no-games = Der Server antwortet, bietet aber noch kein Spiel an.
no-server = Der Server antwortet nicht. Neuer Versuch …

# die Regeln
rules = Regeln
rules-of = Regeln von { $game }
rules-lead = Alles, was ein Spiel verlangt und erlaubt, in eigenen Worten: zum Lesen und zum Nachschlagen.
rules-none = Hier stehen keine Regeln
rules-none-why = So heißt kein Spiel. „Regeln“ oben listet, was es gibt.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Kein Abschnitt
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
}
rules-nothing = In keinem Abschnitt steht „{ $query }“.
rules-link = Link zu „{ $title }“
rules-box = In der Schachtel
rules-why = Zur Regel

# das geführte erste Spiel
guide = Lektionen
guide-place = Lektion { $number } von { $total }
guide-seen = { $number } von { $total } Lektionen
guide-got-it = Verstanden
guide-next = Weiter
guide-later = Später zeigen
guide-end = Lektionen beenden
guide-more = Mehr in den Regeln
guide-again = Die letzte noch einmal
guide-none = Spiel weiter
guide-none-why = Gerade gibt es nichts Neues. Die nächste Lektion kommt, wenn sie wichtig wird.
guide-unfold = Lektion aufklappen
guide-fold = Lektion zuklappen
