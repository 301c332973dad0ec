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
no-table-why = Er wurde vielleicht entfernt, oder vom Link fehlt ein Stück.
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
held = In der Hand: { $choice }. Eingabe bestätigt, Escape lässt los.
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
keys-this = diese Liste
skips = Springen
explained = Erklärung
skip-board = Zum Spielplan
skip-hand = Zur Hand
skip-log = Zum Verlauf
skip-content = Zum Inhalt
seats-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}

# die erste Seite
tagline = Spiele rund ums Städtebauen. Ein Tisch.
tagline-small = Mit Freunden per Link, gegen Bots oder reihum an einem Gerät. Ein Name genügt.
# die Menschen um einen Tisch
your-move = Du bist dran
turn-notice = Du bist dran bei { $game }
take-back = Zurücknehmen
people = Am Tisch
chat = Gespräch
people-button = Am Tisch: { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }{ $away ->
    [0] {""}
   *[other] , { $away } abwesend
  }{ $free ->
    [0] {""}
   *[other] , { $free } frei
  }{ $watchers ->
    [0] {""}
    [one] , 1 schaut zu
   *[other] , { $watchers } schauen zu
  }{ $unread ->
    [0] {""}
   *[other] , { $unread } ungelesen
  }
table-public = in der öffentlichen Liste
table-by-link = nur per Link
table-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
own-seat = Dein Platz
the-match = Die Partie
presence-away = abwesend
presence-substitute = Bot spielt weiter
presence-free = frei
seat-here = da
seat-away = abwesend
seat-free = dieser Platz ist frei
seat-substitute = Es spielt weiter: { $kind ->
    [greedy] Bot, gierig
    [random] Bot, zufällig
   *[other] { $kind }
  }
seat-looking = im Blick
seat-agrees = möchte beenden
rename = Umbenennen
rename-do = Umbenennen
mute = Stummschalten
unmute = Wieder hören
mute-whom = { $name } stummschalten
unmute-whom = { $name } wieder hören
invite-somebody = Einladen
invite-once = Schicke diesen Link einer Person: Er vergibt den Platz einmal. Ein älterer Link zu ihm gilt nicht mehr.
invite-link = Link zum Platz von { $name }
sit-down = Platz nehmen
which-bot = Welcher Bot
let-bot-play = Bot weiterspielen lassen
let-bot-play-mine = Bot für mich spielen lassen
let-it-play = Spielen lassen
take-seat-back = Selbst weiterspielen
notice-ask = Benachrichtigen, wenn ich dran bin
notice-granted = Bist du dran und diese Seite verdeckt, sagt es der Browser.
notice-denied = Dieser Browser erlaubt von hier keine Benachrichtigungen. Der Titel der Seite sagt, wann du dran bist.
transfer = Platz auf ein anderes Gerät mitnehmen
transfer-how = Öffne auf dem anderen Gerät diesen Link oder gib dort unter „{ have-a-code }“ den Code ein. Er gilt einmal; diese Seite zeigt dann nichts mehr.
transfer-link = Link, der deinen Platz mitnimmt
transfer-left = Gilt noch { $minutes }:{ $seconds }.
leave = Vorerst gehen
leave-why = Dein Platz bleibt dir: Der Tisch steht in deiner Liste.
sure = Wirklich? { $label }
end-agree = Partie einvernehmlich beenden
end-sure = Noch einmal drücken: Ich bin fürs Beenden
end-sure-now = Noch einmal drücken: Das beendet sie sofort
end-withdraw = Ich möchte doch weiterspielen
end-why = { $all ->
    [one] Sonst muss niemand zustimmen. Ein Ergebnis gibt es dann nicht.
   *[other] Sie endet, wenn alle { $all } Mitspielenden zustimmen. Ein Ergebnis gibt es dann nicht.
  }
end-so-far = { $agreed ->
    [one] { $agreed } von { $all } möchte beenden: { $names }.
   *[other] { $agreed } von { $all } möchten beenden: { $names }.
}
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
record-download = Aufzeichnung herunterladen
chat-switch = An diesem Tisch darf gesprochen werden
delete-table = Diesen Tisch löschen
refused-offline = Keine Verbindung. Versuche es noch einmal.
note-cut = Keine Verbindung.
note-cut-safe = Deine letzte Wahl ist sicher.
note-cut-unsent = Deine letzte Wahl ist nicht angekommen; sie wird noch gesendet.
note-substitute = Ein Bot spielt für dich weiter: { $kind ->
    [greedy] gierig
    [random] zufällig
   *[other] { $kind }
  }.
note-pass = An diesem Gerät ist { $name } dran.
note-enders = { $count ->
    [one] { $names } möchte die Partie beenden.
   *[other] { $names } möchten die Partie beenden.
  }
note-look = Ansehen
note-over = { $end ->
    [agreed] Die Partie wurde einvernehmlich beendet. So stand sie; ein Ergebnis gibt es nicht.
    [stops] Die Aufzeichnung bricht vor dem Ende ab. So stand die Partie; ein Ergebnis gibt es nicht.
   *[other] Die Partie ist zu Ende.
  }
pass-device = Gerät weitergeben
pass-to = Gib das Gerät an { $name }
pass-why = Alle anderen schauen weg. Bis dahin ist auf dieser Seite von keiner Hand etwas zu sehen.
pass-i-am = Ich bin { $name }
pass-back = Zurück zu { $name }
elsewhere = Dein Platz ist jetzt auf einem anderen Gerät
elsewhere-why = Er wurde mit seinem Code dorthin mitgenommen, und diese Seite behält nichts davon.
elsewhere-stay = Bleiben und zuschauen
log-and-chat = Verlauf und Gespräch
log-missed = Während du weg warst
chat-say = Sag etwas
chat-say-or-ping = Sag etwas; Alt + Klick zeigt auf ein Feld
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-watching = Du schaust zu: Sprechen können die, die hier spielen.
chat-off = Wer den Tisch eröffnet hat, hat das Gespräch abgeschaltet.
chat-hidden = Gespräche sind an allen deinen Tischen verborgen.
chat-hide = Gespräch verbergen
chat-show = Gespräch zeigen
chat-muted = Du hörst { $name } nicht.
chat-offline = Keine Verbindung. Es ist noch nicht gesagt.
ping = Auf ein Feld zeigen
ping-how = Tippe danach auf ein Feld, und alle sehen es. Alt + Klick oder X tut dasselbe.
pinged = { $name } zeigt auf { $place }

new-table = Neuer Tisch
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
opened-by = von { $name } { $ago } eröffnet
opened = { $ago } eröffnet
just-now = gerade eben
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
uploaded = Hochgeladen
record-stops = bricht vor dem Ende ab
lobby-replay = Ansehen
all-games = Alle
only-game = Nur Tische von
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
end-results = Ergebnisse
guest = Gast
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

# die Regeln
rules = Regeln
rules-of = Regeln von { $game }
rules-lead = Alles, was ein Spiel verlangt und erlaubt, in eigenen Worten: zum Lesen und zum Nachschlagen.
rules-none = Hier stehen keine Regeln
rules-none-why = Kein Spiel mit Regeln zum Lesen heißt so. „Regeln“ oben führt zu denen, die es gibt.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Kein Abschnitt
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
}
rules-nothing = { $box ->
    [yes] In keinem Abschnitt steht „{ $query }“, aber in der Schachtel.
   *[no] „{ $query }“ steht nirgends, weder in einem Abschnitt noch in der Schachtel.
}
rules-link = Link zu „{ $title }“
rules-box = In der Schachtel
rules-why = Zur Regel
# eine Partie, die zu Ende ist, Moment für Moment
replay-loading = Die Partie wird herausgesucht …
replay-running = Die Partie läuft noch
replay-none = Hier gibt es nichts nachzuspielen
replay-slider = Moment der Partie
replay-frame = Moment { $frame } von { $last }
replay-now = Dieser Moment
replay-beginning = { $count ->
    [one] { $names } beginnt
   *[other] { $names } beginnen
  }
replay-length = { $count ->
    [0] Niemand hat etwas entschieden.
    [one] Ein Moment bis zum Ende.
   *[other] { $count } Momente bis zum Ende.
  }
replay-decided = { $name } hat etwas entschieden, das sich später zeigt
replay-more = { $count ->
    [one] Und noch etwas
   *[other] Und noch { $count } Dinge
}
replay-go = Zu Moment { $frame }
replay-steps = Durch die Partie gehen
replay-turn-back = Zurück zum Beginn des Zuges
replay-back = Einen Moment zurück
replay-on = Einen Moment weiter
replay-turn-on = Weiter zum nächsten Zug
replay-play = { $playing ->
    [yes] Anhalten
   *[no] Abspielen
}
replay-speed = Tempo
replay-eyes = Aus Sicht von
replay-spectator = Zuschauenden
replay-link = Link zu diesem Moment
replay-record = Aufzeichnung laden
replay-more-of = Mehr zu dieser Partie
replay-scores = Punkte in diesem Moment
replay-scores-together = Gemeinsam
replay-scores-words = Punkte im Lauf der Partie. Jetzt: { $now }. Am Ende: { $end }.

# wohin ein Link führt
join-title = Ein Platz bei { $title }
join-seat = Platz { $number } ist deiner.
join-already = Du sitzt schon an diesem Tisch, als { $names }. Mit diesem Link nimmst du dort einen weiteren Platz, an diesem Gerät.
join-looking = Der Link wird geprüft …
join-kept = Der Link bleibt auf dieser Seite erhalten.
no-key = In dieser Adresse steht kein Schlüssel zu einem Platz. Öffne den ganzen Link oder gib einen Code ein.
no-answer-title = Der Server antwortet nicht
try-again = Noch einmal

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
