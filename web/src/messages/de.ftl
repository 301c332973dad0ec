# Die eigenen Worte der Browser-Oberfläche.
title = Gridtown
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

# die erste Seite
tagline = Drei Spiele rund ums Städtebauen. Ein Tisch.
tagline-small = Mit Freunden per Link, gegen Bots oder reihum an einem Gerät. Ein Name genügt.
your-tables = Deine Spiele
no-own-tables = Du sitzt noch an keinem Tisch.
open-tables = Offene Tische
no-open-tables = Kein offener Tisch. Eröffne einen.
open-table = Öffnen
watch = Zuschauen
watch-instead = Nur zuschauen
lobby-your-move = Du bist dran
your-move-at = Du bist dran: { $title }
with = mit { $names }
alone = allein
a-free-seat = wer den freien Platz nimmt
lobby-seat-free = ein freier Platz
is-bot = Bot
seats-taken = { $taken } von { $count ->
    [one] 1 Platz
   *[other] { $count } Plätzen
} besetzt
guided = geführtes erstes Spiel
closed = geschlossen: nach anderen Regeln gespielt, als dieses Programm kennt
seed-known = Startzahl bekannt
lobby-sit-down = Platz nehmen
sit-down-at = Platz nehmen: { $title }
which-seat = Welcher Platz?
seat-number = Platz { $number }
cancel = Abbrechen
your-name = Dein Name
name-missing = Sag, wie du heißen möchtest.
the-games = Die Spiele
players-range = { $low } bis { $high } Spieler
minutes = etwa { $minutes } Minuten
together = alle gemeinsam
read-rules = So wird gespielt
guided-title = Deine erste Stadt, Schritt für Schritt
guided-text = Immer nur eine Sache auf einmal, an einem kleinen Tisch mit einem Bot oder allein. Fünf bis zehn Minuten, ohne vorher zu lesen.
guided-start = Geführt beginnen:
finished-tables = Beendet
none-finished = Beendete Spiele bleiben hier stehen und lassen sich Schritt für Schritt ansehen.
ended-with = { $names } { $score }
ended-by-agreement = im Einvernehmen beendet
from-a-record = aus einer Aufzeichnung
lobby-replay = Ansehen
show-all = Alle { $count } zeigen
lobby-remove = Entfernen
remove-table = Entfernen: { $title }
remove-sure = Für alle entfernen?
removed = Entfernt: { $title }
keep = Behalten
open-record = Aufzeichnung öffnen
opening = Wird geöffnet …
have-a-code = Hast du einen Code?
code-help = Er bringt deinen Platz von einem anderen Gerät hierher.
use-code = Platz holen
code-missing = Gib zuerst den Code ein: zehn Buchstaben und Ziffern.
no-games = Der Server antwortet, bietet aber noch kein Spiel an.
no-server = Der Server antwortet nicht. Neuer Versuch …
no-answer = Der Server hat nicht geantwortet. Versuch es noch einmal.

# ein neuer Tisch
new-table = Neuer Tisch
set-up = Tisch eröffnen
setting-up = Wird eröffnet …
game = Spiel
players = Spieler
range = { $low }–{ $high }
player-number = Spieler { $number }
seats = Wer wo sitzt
seat-is = Platz { $number }: wer spielt
seat-name = Name an Platz { $number }
person-you = Du
person-link = Mensch, per Link
person-open = Wer kommen mag
person-here = Mensch, hier
bot-kind = Bot, { $kind ->
    [greedy] gierig
    [random] zufällig
   *[other] { $kind }
}
nobody-sits = Auf allen Plätzen sitzen Bots. Gib mindestens einen einem Menschen.
who-may-come = Wer darf kommen?
come-link = Per Link
come-link-why = Nur wer einen Link hat, kann mitspielen oder zuschauen.
come-all = Alle
come-all-why = Der Tisch steht bei allen in der Liste: Wer mag, nimmt einen freien Platz oder schaut zu.
options = Optionen
seed = Startzahl
seed-hint = zufällig, geheim
seed-help = Bis zu 32 hexadezimale Ziffern. Eine selbst gesetzte Startzahl wird am Tisch als bekannt gezeigt.
seed-wrong = Nur die Ziffern 0 bis 9 und die Buchstaben a bis f.

# seine Links
invite-title = Der Tisch steht
invite = Schick jeden dieser Links an eine Person: Er vergibt den Platz genau einmal.
invite-open = Wer mag, nimmt einen Platz aus der Liste. Mit einem dieser Links ist er sicher; jeder vergibt ihn einmal.
invite-for = Platz { $number }, { $name }
invite-text = Hier ist ein Platz für dich frei:
copy = Kopieren
copied = Kopiert
copied-for = Kopiert: der Link für { $name }.
copy-by-hand = Der Link ist markiert: Kopiere ihn per Tastatur oder langem Druck.
share = Teilen
to-table = Zum Tisch

# wohin ein Link führt
join-title = Ein Platz bei { $title }
join-seat = Platz { $number } ist deiner.
join-already = Du sitzt schon an diesem Tisch, als { $names }. Mit diesem Link nimmst du dort einen weiteren Platz, an diesem Gerät.
join-looking = Der Link wird geprüft …
join-kept = Der Link bleibt auf dieser Seite erhalten.
no-key = In dieser Adresse steht kein Schlüssel zu einem Platz. Öffne den ganzen Link oder gib einen Code ein.
no-answer-title = Der Server antwortet nicht
try-again = Noch einmal
