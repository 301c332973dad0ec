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

# die Menschen um einen Tisch
your-move = Du bist dran
turn-notice = Du bist dran bei { $game }
take-back = Zurücknehmen
room = Am Tisch
room-people = Am Tisch
room-talk = Gespräch
room-button = Am Tisch: { $seats ->
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
room-public = in der öffentlichen Liste
room-by-link = nur per Link
room-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
room-own = Dein Platz
room-match = Die Partie
presence-away = abwesend
presence-stand-in = Bot spielt weiter
presence-free = frei
seat-here = da
seat-away = abwesend
seat-free = dieser Platz ist frei
seat-stand-in = Es spielt weiter: { $kind ->
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
carry = Platz auf ein anderes Gerät mitnehmen
carry-how = Öffne auf dem anderen Gerät diesen Link oder gib dort unter „Ich habe einen Code“ den Code ein. Er gilt einmal; diese Seite zeigt dann nichts mehr.
carry-link = Link, der deinen Platz mitnimmt
carry-left = Gilt noch { $minutes }:{ $seconds }.
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
end-so-far = { $agreed } von { $all } möchten beenden: { $names }.
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
record-download = Aufzeichnung herunterladen
chat-on = An diesem Tisch darf gesprochen werden
remove = Diesen Tisch löschen
refused-offline = Keine Verbindung. Versuche es noch einmal.
note-cut = Keine Verbindung.
note-cut-safe = Deine letzte Wahl ist sicher.
note-cut-unsent = Deine letzte Wahl ist nicht angekommen; sie wird noch gesendet.
note-stand-in = Ein Bot spielt für dich weiter: { $kind ->
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
   *[other] Die Partie ist zu Ende.
  }
left = Diese Partie wurde einvernehmlich beendet
pass-device = Gerät weitergeben
pass-to = Gib das Gerät an { $name }
pass-why = Alle anderen schauen weg. Bis dahin ist auf dieser Seite von keiner Hand etwas zu sehen.
pass-i-am = Ich bin { $name }
pass-back = Zurück zu { $name }
elsewhere = Dein Platz ist jetzt auf einem anderen Gerät
elsewhere-why = Er wurde mit seinem Code dorthin mitgenommen, und diese Seite behält nichts davon.
elsewhere-stay = Bleiben und zuschauen
log-and-talk = Verlauf und Gespräch
log-missed = Während du weg warst
talk-say = Sag etwas
talk-say-or-ping = Sag etwas; Alt + Klick zeigt auf ein Feld
talk-send = Senden
talk-empty = Noch hat niemand etwas gesagt.
talk-watching = Du schaust zu: Sprechen können die, die hier spielen.
talk-off = Wer den Tisch eröffnet hat, hat das Gespräch abgeschaltet.
talk-hidden = Gespräche sind an allen deinen Tischen verborgen.
talk-hide = Gespräch verbergen
talk-show = Gespräch zeigen
talk-muted = Du hörst { $name } nicht.
talk-offline = Keine Verbindung. Es ist noch nicht gesagt.
ping = Auf ein Feld zeigen
ping-how = Tippe danach auf ein Feld, und alle sehen es. Alt + Klick oder X tut dasselbe.
pinged = { $name } zeigt auf { $place }

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
