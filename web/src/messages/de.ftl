# Die eigenen Worte der Browser-Oberfläche.
title = Gridtown
to-tables = Alle Tische
language = Sprache
language-en = Englisch
language-de = Deutsch
theme-dark = Dunkle Farben
theme-light = Helle Farben
line-connecting = Wird verbunden …
line-live = Verbunden
line-reconnecting = Wird neu verbunden …
loading = Das Spiel wird aufgebaut …
no-page = Diese Seite gibt es nicht
no-page-why = Prüfe die Adresse, oder beginne bei der Liste der Tische.
no-table = Diesen Tisch gibt es nicht
no-table-why = Er wurde vielleicht entfernt, oder vom Link fehlt ein Stück.
no-seat = Dieser Link führt zu keinem Platz
refused = Das ist nicht erlaubt.
offline = Keine Verbindung. Deine letzte Wahl ist noch nicht angekommen; sie wird gesendet.
watching = Du schaust zu.
waiting-for = Warten auf { $names }
or = oder
vp = SP
you = du
You = Du
close = Schließen
let-go = Zurücklegen
held = Ausgewählt: { $choice }. Enter bestätigt, Esc legt zurück.
record = Aufzeichnung
bot = Bot, { level }
level = { $kind ->
    [first-steps] Erste Schritte
    [easy] Leicht
    [relaxed] Gemütlich
    [steady] Solide
    [skilled] Gewandt
    [strong] Stark
    [best] Meisterhaft
    [random] Zufall
   *[other] { $kind }
  }
choosing = wählt
thinks = denkt nach
thinking = { $count ->
    [1] { $names } denkt nach …
   *[other] { $names } denken nach …
  }
hint = Tipp
hint-title = Tipp: die besten Möglichkeiten
hint-whole = Den ganzen Tipp zeigen
hint-asking = Sucht nach den besten Möglichkeiten …
hint-failed = Es ließ sich kein Tipp finden.
hint-gain = zu erwarten: { $gain } ± { $error }
hint-on = auf { $place }
hint-from = kommt aus
hint-sum = Erwarteter Gewinn
hint-end = Am Ende zu erwarten
hint-note = Verglichen mit „{ $against }“. Allein aus deiner Sicht: je { $worlds } Mal durchgespielt, ± ein Standardfehler. Alle erfahren davon.
hint-note-best = Verglichen mit der besten Möglichkeit. Allein aus deiner Sicht: je { $worlds } Mal durchgespielt, ± ein Standardfehler. Alle erfahren davon.
hint-none = Alle Möglichkeiten bringen etwa gleich viel.
chosen = gewählt
log = Verlauf
log-empty = Noch ist nichts geschehen.
keys = Tasten
keys-on = Tastenkürzel einschalten
keys-this = diese Liste zeigen
key-names = im Verlauf: zum nächsten Namen, der erklärt wird
key-rule = zur Regel, an der scheitert, worauf du zeigst
key-hint = ein Tipp: die besten Möglichkeiten
skips = Springen zu
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
tagline = Spiele rund um den Städtebau. Ein Tisch.
tagline-small = Mit Freunden per Link, mit Bots oder gemeinsam an einem Gerät. Ein Name genügt.
# die Menschen um einen Tisch
your-move = Du bist dran
turn-notice = Du bist dran bei { $game }
since = Seit deinem letzten Zug
since-short = Seither
since-start = Bisher
since-deed = { $name }: { $deed }
since-nothing = Noch nichts
since-more = noch { $count }
take-back = Zurücknehmen
people = Am Tisch
chat = Chat
people-button = Am Tisch: { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }{ $away ->
    [0] {""}
   *[other] , { $away } abwesend
  }{ $free ->
    [0] {""}
    [one] , 1 Platz frei
   *[other] , { $free } Plätze frei
  }{ $watchers ->
    [0] {""}
    [one] , 1 schaut zu
   *[other] , { $watchers } schauen zu
  }{ $unread ->
    [0] {""}
    [one] , 1 ungelesene Nachricht
   *[other] , { $unread } ungelesene Nachrichten
  }
table-public = in der Liste für alle
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
seat-substitute = Bot ({ level }) spielt weiter
seat-looking = hier gezeigt
seat-agrees = möchte beenden
rename = Umbenennen
rename-do = Umbenennen
mute = Stummschalten
unmute = Wieder hören
mute-whom = { $name } stummschalten
unmute-whom = { $name } wieder hören
lacks-person = Der Platz von { $name } ist noch frei.
lacks-away = { $name } ist gerade nicht da.
lacks-which = Für welchen Platz
lacks-link = Link für diesen Platz
invite-somebody = Einladen
invite-once = Schick diesen Link einer Person. Er gilt nur einmal. Ältere Links für diesen Platz sind damit ungültig.
invite-link = Link für den Platz von { $name }
sit-down = Platz nehmen
which-bot = Welcher Bot
bot-level = Stufe
change-level = Stufe ändern
let-bot-play = An einen Bot übergeben
let-bot-play-mine = Bot für mich einsetzen
let-it-play = Übergeben
take-seat-back = Selbst weiterspielen
notice-ask = Mich benachrichtigen
notice-granted = Bist du dran, während die Seite im Hintergrund ist, meldet sich der Browser.
notice-denied = Dieser Browser erlaubt hier keine Benachrichtigungen. Der Titel der Seite zeigt, wann du dran bist.
transfer = Gerät wechseln
transfer-how = Öffne auf dem anderen Gerät diesen Link oder gib dort unter „{ have-a-code }“ den Code ein. Er gilt nur einmal; diese Seite zeigt deinen Platz dann nicht mehr.
transfer-link = Link, der deinen Platz überträgt
transfer-left = Gilt noch { $minutes }:{ $seconds }.
leave = Vorerst gehen
leave-why = Du behältst deinen Platz: Der Tisch bleibt in deiner Liste.
sure = Sicher? { $label }
end-agree = Einvernehmlich beenden
end-sure = Noch mal: Ich stimme zu
end-sure-now = Noch mal: Sofort beenden
end-withdraw = Weiterspielen
end-why = { $all ->
    [one] Außer dir muss niemand zustimmen. Ein Ergebnis gibt es dann nicht.
   *[other] Die Partie endet, wenn alle { $all } Mitspielenden zustimmen. Ein Ergebnis gibt es dann nicht.
  }
end-so-far = { $agreed ->
    [one] { $agreed } von { $all } möchte beenden: { $names }.
   *[other] { $agreed } von { $all } möchten beenden: { $names }.
}
end-absent = Abwesend: { $names }. Wer nicht innerhalb { $hours ->
    [one] einer Stunde
   *[other] von { $hours } Stunden
  } zurückkommt, muss nicht mehr zustimmen.
end-rule = { $rule ->
    [present] Regel an diesem Tisch: Es entscheidet, wer selbst spielt. Wo ein Bot weiterspielt, wird niemand gefragt.
   *[all] Wer gerade nicht da ist, hat einen Tag Zeit, zurückzukommen und mitzuentscheiden.
  }
rematch = Revanche
to-rematch = Zur Revanche
replay = Wiederholung
record-download = Aufzeichnung laden
take-along = Diesen Tisch mitnehmen
take-along-why = Dort geht eine Kopie weiter, mit allem, was geschehen ist. Ihre Startzahl gilt von da an als bekannt.
move-to-device = Auf diesem Gerät weiterspielen
move-to-server = Auf dem Server weiterspielen
chat-switch = Chat an diesem Tisch erlauben
delete-table = Tisch löschen
refused-offline = Keine Verbindung. Versuch es noch einmal.
note-cut = Keine Verbindung.
note-cut-safe = Was du bestätigt hast, ist gespeichert.
note-cut-unsent = Deine letzte Wahl ist noch nicht angekommen; sie wird gesendet.
note-trying = Verbindung wird versucht …
note-next-try = Nächster Versuch in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }.
try-now = Jetzt versuchen
note-substitute = Ein Bot spielt für dich weiter: { level }.
note-pass = An diesem Gerät ist { $name } dran.
note-enders = { $count ->
    [one] { $names } möchte die Partie beenden.
   *[other] { $names } möchten die Partie beenden.
  }
note-look = Ansehen
note-over = { $end ->
    [agreed] Die Partie wurde einvernehmlich beendet. So stand sie; ein Ergebnis gibt es nicht.
    [closed] Wer diesen Server betreibt, hat die Partie beendet. So stand es; ein Ergebnis gibt es nicht.
    [stops] Die Aufzeichnung bricht vor dem Ende ab. So stand die Partie; ein Ergebnis gibt es nicht.
   *[other] Die Partie ist zu Ende.
  }
pass-device = Gerät weitergeben
pass-to = Gib das Gerät an { $name } weiter
pass-why = Alle anderen schauen bitte weg. Bis du auf den Knopf drückst, bleiben alle Hände verdeckt.
pass-i-am = Ich bin { $name }
pass-back = Zurück zu { $name }
elsewhere = Du spielst jetzt auf einem anderen Gerät
elsewhere-why = Du hast deinen Platz dorthin übertragen; auf diesem Gerät ist nichts mehr davon gespeichert.
elsewhere-stay = Bleiben und zuschauen
log-and-chat = Verlauf und Chat
log-missed = Während du weg warst
chat-say = Nachricht schreiben
chat-say-or-ping = Schreib etwas; Alt + Klick zeigt auf ein Feld
chat-send = Senden
chat-empty = Noch keine Nachrichten.
chat-watching = Du schaust zu. Schreiben können nur die Mitspielenden.
chat-off = Wer den Tisch eröffnet hat, hat den Chat abgeschaltet.
chat-hidden = Der Chat ist an allen deinen Tischen verborgen.
chat-hide = Chat verbergen
chat-show = Chat zeigen
chat-muted = Du hast { $name } stummgeschaltet.
chat-offline = Keine Verbindung. Noch nicht gesendet.
ping = Auf ein Feld zeigen
ping-how = Tippe danach auf ein Feld, und alle sehen es. Alt + Klick oder X tut dasselbe.
pinged = { $name } zeigt auf { $place }

new-table = Neuer Tisch
your-tables = Deine Partien
no-own-tables = Du hast noch keine Partien.
open-tables = Öffentliche Tische
no-open-tables = Keine offenen Tische. Eröffne einen.
which-tables = Welche Tische?
tables-open = Mit freiem Platz
tables-full = Zum Zuschauen
tables-over = Beendet
no-tables = Zurzeit keine.
none-found = Nichts gefunden.
find-table = Name oder Spiel
any-language = Jede Sprache
more-tables = Mehr zeigen
open-table = Öffnen
watch = Zuschauen
watch-instead = Nur zuschauen
lobby-your-move = Du bist dran
your-move-at = Du bist dran: { $title }
with = mit { $names }
alone = allein
a-free-seat = jemanden für einen freien Platz
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
closed = geschlossen: mit einer anderen Fassung gespielt
seed-known = Startzahl bekannt
lobby-sit-down = Platz nehmen
sit-down-at = Platz nehmen: { $title }
which-seat = Welcher Platz?
seat-number = Platz { $number }
cancel = Abbrechen
your-name = Dein Name
name-missing = Gib einen Namen ein.
the-games = Die Spiele
players-range = { $low } bis { $high } Spieler
minutes = etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
together = alle gemeinsam
read-rules = So wird gespielt
guided-title = Deine erste Stadt, Schritt für Schritt
guided-text = Immer nur eine Sache auf einmal, an einem kleinen Tisch mit Bots oder allein. Fünf bis zehn Minuten, ohne vorher Regeln zu lesen.
guided-start = Geführte Partie:
finished-tables = Beendet
none-finished = Beendete Partien bleiben hier gespeichert; du kannst sie Schritt für Schritt ansehen.
ended-with = { $names } { $score }
ended-by-agreement = einvernehmlich beendet
uploaded = Hochgeladen
record-stops = bricht vor dem Ende ab
lobby-replay = Wiederholung
all-games = Alle
only-game = Nur zeigen
show-all = Alle { $count } zeigen
lobby-remove = Entfernen
remove-table = Entfernen: { $title }
remove-sure = Für alle entfernen?
removed = Entfernt: { $title }
keep = Behalten
open-record = Partie aus Datei öffnen
opening = Wird geöffnet …
taken-in = { $count ->
    [0] Alles davon war schon hier
    [one] { $count } Partie übernommen
   *[other] { $count } Partien übernommen
}
file-too-large = Diese Datei ist größer als jede von Gridtown: mehr als 50 MB.
not-taken-in = { $count ->
    [one] { $count } Partie ließ sich nicht übernehmen: { $why }
   *[other] { $count } Partien ließen sich nicht übernehmen. Zur ersten: { $why }
}
have-a-code = Hast du einen Code?
code-help = Überträgt deinen Platz von einem anderen Gerät hierher.
use-code = Platz holen
code-missing = Gib zuerst den Code ein: zehn Buchstaben und Ziffern.
no-games = Der Server antwortet, bietet aber noch kein Spiel an.
no-server = Der Server antwortet nicht. Neuer Versuch …
no-answer = Der Server hat nicht geantwortet. Versuch es noch einmal.

# ein neuer Tisch
set-up = Tisch eröffnen
setting-up = Wird eröffnet …
on-device = Auf diesem Gerät spielen
on-device-why = Ohne den Server, also auch ohne Verbindung. Einmal werden einige Megabyte geladen.
on-device-not = Nur auf diesem Gerät: Leute, die hier sind, und Bots bis „Gewandt“.
on-device-tables = Tische auf diesem Gerät
game = Spiel
players = Spieler
range = { $low }–{ $high }
player-number = Spieler { $number }
seats = Plätze
seat-is = Platz { $number }: Wer spielt?
seat-name = Name an Platz { $number }
person-you = Du
end-results = Ergebnisse
guest = Gast
person-link = Person, per Link
person-open = offen für alle
person-here = Person, an diesem Gerät
person-bot = Bot
level-of = Stufe von Platz { $number }
level-note = { $kind ->
    [first-steps] Für Kinder und erste Partien: übersieht oft, was besser wäre.
    [easy] Erkennt eine gute Wahl und trifft oft eine andere.
    [relaxed] Erkennt eine gute Wahl und trifft ab und zu eine andere.
    [steady] Nimmt, was jetzt am meisten bringt, und schaut nicht weiter.
    [skilled] Hat aus eigenen Partien gelernt; so schnell wie Solide.
    [strong] Spielt auch durch, was kommen kann, allein aus Sicht des eigenen Platzes.
    [best] Spielt zehnmal so viel durch wie Stark.
   *[other] {""}
  }
level-time = { $kind ->
    [strong] Denkt etwa eine Zehntelsekunde nach.
    [best] Denkt etwa eine Sekunde nach.
   *[other] Denkt höchstens eine Hundertstelsekunde nach.
  }
level-unknown = Spielstärke noch nicht gemessen.
level-compared = An ihm werden die anderen gemessen.
level-wins = { $of ->
    [10] Gewinnt { $won } von 10 Partien gegen { $others }.
   *[other] Gewinnt { $won } von 100 Partien gegen { $others }.
  }
level-won-all = { $games ->
    [one] Hat die eine gemessene Partie gewonnen, gegen { $others }.
   *[other] Hat alle { $games } gemessenen Partien gewonnen, gegen { $others }.
  }
level-others = { $count ->
    [1] einmal { level }
    [2] zweimal { level }
    [3] dreimal { level }
    [4] viermal { level }
   *[other] { $count }-mal { level }
  }
level-points = Erreicht im Mittel ein Ergebnis von { $points }.
levels = Wie stark sie sind
levels-wins = Anteil gewonnener Partien gegen { $others }, mit 95-%-Intervallen.
levels-points = Mittleres Ergebnis, mit 95-%-Intervallen.
levels-row = { level }: { $value }, von { $low } bis { $high }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
levels-none = { level }: noch nicht gemessen
levels-games = Je Stufe mindestens { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
levels-par = gleich stark
pace = Tempo
pace-at-once = Sofort
pace-quick = Zügig
pace-calm = Ruhig
pace-note = { $pace ->
    [at-once] Bots handeln, sobald sie können.
    [calm] Jeder Zug eines Bots bleibt zweieinhalb Sekunden zu sehen.
   *[quick] Jeder Zug eines Bots bleibt fast eine Sekunde zu sehen. Nie drei auf einmal.
  }
hints = Tipps
hints-off = Aus
hints-on = An, für alle sichtbar
hints-note = { $on ->
    [yes] Im Verlauf steht, wer um einen Tipp gebeten hat.
   *[no] An diesem Tisch gibt es keine.
  }
hints-alone = Tipps sind an: An diesem Tisch sitzt außer dir niemand.
ending = Vorzeitig beenden
ending-all = Alle
ending-present = Anwesende
ending-note = { $rule ->
    [present] Wer selbst spielt, kann die Partie beenden. Wo ein Bot für Abwesende weiterspielt, wird niemand gefragt.
   *[all] Alle mit einem Platz müssen zustimmen. Wer nicht da ist, hat einen Tag Zeit, zurückzukommen und mitzuentscheiden.
  }
nobody-sits = Auf mindestens einem Platz muss eine Person spielen.
who-may-come = Wer kann mitspielen?
come-link = Per Link
come-link-why = Nur wer einen Link hat, kann mitspielen oder zuschauen.
come-all = Alle
come-all-why = Der Tisch steht bei allen in der Liste. Wer mag, nimmt einen freien Platz oder schaut zu.
options = Optionen
seed = Startzahl
seed-hint = zufällig, geheim
seed-help = Bis zu 32 hexadezimale Ziffern. Eine selbst gewählte Startzahl wird am Tisch als bekannt angezeigt.
seed-wrong = { $given } ist keine Startzahl. Gib 1 bis 32 hexadezimale Ziffern an oder lass sie weg.
set-up-not = Erst muss die Startzahl stimmen.

# seine Links
invite-title = Der Tisch ist eröffnet
invite = Schick jeden dieser Links einer Person. Jeder gilt nur einmal.
invite-open = Wer mag, nimmt einen Platz aus der Liste. Diese Links reservieren einen Platz; jeder gilt nur einmal.
invite-for = Platz { $number }, { $name }
invite-text = Hier ist ein Platz für dich frei:
copy = Kopieren
copied = Kopiert
copied-for = Kopiert: der Link für { $name }.
copy-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C oder drücke lange darauf.
share = Teilen
to-table = Zum Tisch

# die Regeln
rules = Regeln
rules-of = Regeln von { $game }
rules-lead = Alle Regeln eines Spiels in eigenen Worten, zum Lesen und zum Nachschlagen.
rules-none = Hier stehen keine Regeln
rules-none-why = Kein Spiel mit Regeln zum Lesen heißt so. „Regeln“ oben zeigt alle Spiele.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Kein Abschnitt
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
}
rules-meant = „{ $typed }“ kommt nicht vor; hier steht, was „{ $meant }“ betrifft.
rules-some = Kein Abschnitt enthält alle diese Wörter; diese enthalten einige davon.
rules-nothing = { $box ->
    [yes] „{ $query }“ kommt in keinem Abschnitt vor, wohl aber in der Materialliste.
   *[no] „{ $query }“ kommt weder in den Regeln noch in der Materialliste vor.
}
rules-link = Link zu „{ $title }“
rules-box = Materialliste
rules-why-line = Die Regel zu „{ $line }“
# how doubtful rules are decided
rules-decided = { $count ->
    [one] Wie ein Zweifelsfall entschieden ist (englisch)
   *[other] Wie { $count } Zweifelsfälle entschieden sind (englisch)
}
notes-of = Anmerkungen zu { $game }
notes-back = Zu den Regeln
rules-why = Zur Regel
# eine Partie, die zu Ende ist, Moment für Moment
replay-loading = Die Wiederholung wird geladen …
replay-running = Die Partie läuft noch
replay-none = Hier gibt es keine Wiederholung
replay-slider = Schritt der Partie
replay-frame = Schritt { $frame } von { $last }
replay-now = Dieser Schritt
replay-beginning = { $count ->
    [one] { $names } beginnt
   *[other] { $names } beginnen
  }
replay-length = { $count ->
    [0] Niemand hat gezogen.
    [one] Ein Schritt bis zum Ende.
   *[other] { $count } Schritte bis zum Ende.
  }
replay-decided = { $name } hat verdeckt gewählt
replay-headline = { $said }, { $delta }
replay-so-far = In diesem Schritt ist es erst gewählt.
replay-shows = Es zeigt sich in Schritt { $frame }.
replay-shows-points = Es zeigt sich in Schritt { $frame }: { $delta }.
replay-swings = Größte Sprünge
replay-more = { $count ->
    [one] Und noch etwas
   *[other] Und noch { $count } Dinge
}
replay-go = Zu Schritt { $frame }
replay-steps = Schritt für Schritt
replay-turn-back = Zurück zum Beginn des Zuges
replay-back = Schritt zurück
replay-on = Schritt vor
replay-turn-on = Nächster Zug
replay-play = { $playing ->
    [yes] Anhalten
   *[no] Abspielen
}
replay-speed = Tempo
replay-eyes = Sicht von
replay-spectator = Zuschauenden
replay-link = Link zu diesem Schritt
replay-record = Aufzeichnung laden
replay-more-of = Mehr zu dieser Partie
replay-chart = Punkte
replay-marks = { $count ->
    [one] Ein Ereignis hier
   *[other] { $count } Ereignisse dicht beieinander
  }
replay-scores = Punkte bei diesem Schritt
replay-scores-together = Gemeinsam
replay-scores-words = Punkte im Lauf der Partie. Jetzt: { $now }. Am Ende: { $end }.

# wohin ein Link führt
join-title = Ein Platz bei { $title }
join-seat = Platz { $number } ist deiner.
join-already = Du sitzt schon an diesem Tisch, als { $names }. Mit diesem Link nimmst du dort einen weiteren Platz, an diesem Gerät.
join-looking = Der Link wird geprüft …
join-kept = Diese Seite behält deinen Link, bis der Server antwortet.
no-key = Der Link ist unvollständig. Öffne den ganzen Link oder gib einen Code ein.
no-answer-title = Der Server antwortet nicht
try-again = Noch einmal

# das geführte erste Spiel
guide = Lektionen
guide-place = Lektion { $number } von { $total }
guide-seen = { $number } von { $total ->
    [one] 1 Lektion
   *[other] { $total } Lektionen
}
guide-got-it = Verstanden
guide-next = Weiter
guide-later = Später zeigen
guide-end = Lektionen beenden
guide-more = Mehr in den Regeln
guide-again = Letzte Lektion zeigen
guide-none = Spiel weiter
guide-none-why = Gerade gibt es nichts Neues. Die nächste Lektion kommt, wenn sie wichtig wird.
guide-unfold = Lektion zeigen
guide-fold = Lektion verbergen

house-tells = Vom Betreiber dieses Servers:
house-draining = Eine Aktualisierung steht an: Neue Tische gibt es gerade nicht, laufende Partien gehen weiter.
house-read = Gelesen
ended-by-operator = vom Betreiber beendet
about-you = Über dich
about-you-known = Dieser Server erkennt deinen Browser an einem Cookie und speichert den Namen, den du an jedem Tisch angegeben hast, deine Partien und was du im Chat geschrieben hast. Mehr weiß er nicht über dich.
about-you-forget = Wenn du dich entfernst, werden deine eigenen Tische und deine Nachrichten gelöscht. Wo andere mitspielen, wird dein Platz frei und namenlos; was gespielt wurde, bleibt, ohne deinen Namen.
about-you-export = Meine Partien laden
about-you-remove = Mich entfernen
about-you-sure = Noch einmal: endgültig
about-you-gone = Du bist vergessen. Dieser Browser ist jetzt der eines Fremden.
