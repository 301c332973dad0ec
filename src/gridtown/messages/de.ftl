# Was das Programm selbst sagt, gleich was gespielt wird.

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-nothing = nichts
seat-number = Spieler { $number }
seat-none = den Vorrat

## Absagen, die alle Spiele gemeinsam haben; wie seine Schritte heißen, sagt jedes Spiel: `step-…`

rule-over = Das Spiel ist zu Ende.
rule-chance = Das entscheidet das Los; niemand wählt es.
rule-chance-acts = Gerade entscheidet das Los; warte einen Moment.
rule-not-drawable = Das kann jetzt nicht gezogen werden.
rule-not-your-action = Das muss jemand anders tun.
rule-not-active = Am Zug ist { $player }.
rule-waiting = Warte, bis die anderen gewählt haben.
rule-wrong-step = Jetzt nicht. An der Reihe ist: { $step }.

## Absagen des Servers

problem-malformed = Der Server konnte diese Anfrage nicht lesen: { $fault }.
problem-too-large = Das ist zu groß; erlaubt { $limit ->
    [one] ist 1 Byte
   *[other] sind { $limit } Bytes
}.
problem-too-many = Zu viele Anfragen. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es dann noch einmal.
problem-too-many-public = Von dir { $most ->
    [one] läuft schon 1 offener Tisch
   *[other] laufen schon { $most } offene Tische
}. Beende einen oder lade zu diesem nur ein.
problem-too-many-public-address = Aus deinem Netz { $most ->
    [one] läuft schon 1 offener Tisch
   *[other] laufen schon { $most } offene Tische
}. Setz dich an einen davon oder lade zu diesem nur ein.
problem-too-many-sockets = Du hast hier schon { $most ->
    [one] 1 Tisch
   *[other] { $most } Tische
} offen. Schließ erst einen.
problem-too-many-watchers = An diesem Tisch { $most ->
    [one] schaut schon 1 Person
   *[other] schauen schon { $most } Personen
} zu. Komm später wieder.
problem-not-json = Sende JSON mit dem Inhaltstyp application/json.
problem-no-such-page = Unter dieser Adresse gibt es nichts.
problem-no-such-method = Mit dieser Methode lässt sich die Adresse nicht aufrufen.
problem-wrong-origin = Das kam von einer fremden Seite. Öffne den Tisch auf der Seite dieses Servers.
problem-wrong-host = Unter diesem Namen antwortet der Server nicht. Nimm die Adresse, die er beim Start genannt hat.
problem-broken = Auf dem Server ist ein Fehler aufgetreten. Bestätigte Züge sind gespeichert; versuch es noch einmal.

problem-no-seat = Du hast an diesem Tisch keinen Platz und kannst nur zuschauen.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-game = Ein Spiel { $given } gibt es nicht. Wähle eines von: { $known }.
problem-bad-players = players: { $given } ist für { $title } nicht möglich. Wähle eine Zahl von { $low } bis { $high }.
problem-bad-seats = seats: { $given } angegeben, { $wanted } gebraucht. Nenne für jeden Platz einmal, wer dort spielt: person oder ein Bot.
problem-bad-seat = seats: { $given } ist hier unbekannt. Wähle aus: { $known }.
problem-no-person = seats: Auf mindestens einem Platz muss eine Person spielen.
problem-bad-option = options: { $title } hat keine Option { $given }. Wähle aus: { $known }.
problem-bad-value = options: { $option } kann nicht { $given } sein. Wähle eines von: { $known }.
problem-option-not-offered = options: { $option } gibt es { $given ->
    [one] im Solospiel
   *[other] bei { $given } Spielern
} nicht. Lass es weg.
problem-option-not-with = options: { $option } gibt es bei { $needed } { $known }, nicht bei { $given }. Lass es weg.
problem-bad-setup = options: { $fault }.
problem-bad-seed = seed: { $given } ist keine Startzahl. Gib 1 bis 32 hexadezimale Ziffern an oder lass sie weg.
problem-bad-names = names: { $given } angegeben, { $wanted } gebraucht. Nenne jeden Platz beim Namen oder lass die Namen weg.
problem-bad-name = names: Ein Name besteht aus sichtbaren Zeichen, höchstens { $limit }.
problem-closed = Diese Partie wurde mit Regeln oder Spielmaterial gespielt, die diese Fassung von Gridtown nicht hat. Sie ist geschlossen; ihre Aufzeichnung kannst du lesen.
problem-over = Diese Partie ist zu Ende.
problem-running = Die Partie läuft noch. Ihre Aufzeichnung kannst du laden, wenn sie zu Ende ist.
problem-bad-action = { $given } ist keine Aktion dieses Spiels.
problem-not-yours = Das ist die Aktion eines anderen Platzes; deine beginnen mit { $wanted }.
problem-not-your-turn = Du bist nicht am Zug; du wartest auf andere.
problem-illegal = Das verbieten die Regeln: { $reason }
problem-stale = Am Tisch ist es inzwischen weitergegangen. Bitte wähle noch einmal.
problem-id-reused = Die Kennung dieses Befehls wurde schon für eine andere Aktion benutzt. Gib jedem Befehl eine eigene.
problem-not-saved = Dein Zug ließ sich nicht speichern, darum gilt er nicht. Versuch es noch einmal.
problem-no-database = Der Speicher des Servers ist gerade nicht erreichbar. Versuch es gleich noch einmal.
problem-bad-invitation = Dieser Link wurde schon benutzt oder ist ungültig. Bitte um einen neuen.
problem-blocked = Wer diesen Server betreibt, hat dich ausgeschlossen.
problem-muted = Wer diesen Server betreibt, hat dich stummgeschaltet; spielen kannst du weiter.
problem-draining = Eine Aktualisierung steht an, deshalb lässt sich gerade kein Tisch eröffnen. Laufende Tische gehen weiter; versuche es später noch einmal.
problem-one-way = Diese Verbindung nimmt nichts an. Sende Aktionen an die Adresse des Tisches.
problem-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
problem-others-sit = An diesem Tisch haben auch andere einen Platz. Was sie verdeckt halten, verlässt ihn nicht; umziehen kann ein Tisch nur mit jemandem, dem alle seine Plätze gehören.
problem-by-link-only = Dieser Tisch ist nur per Link offen. Bitte um einen Link.
problem-no-such-seat = seat: { $given } ist hier kein Platz. Wähle eine Zahl von 0 bis { $most }.
problem-seat-taken = Dieser Platz ist besetzt. Nimm einen anderen oder schau zu.
problem-seated-already = Du sitzt schon an diesem Tisch.
problem-seat-of-bot = Auf diesem Platz spielt ein Bot.
problem-not-away = { $name } ist da. Ein Bot kann nur für jemanden weiterspielen, der weg ist.
problem-bot-plays = Ein Bot spielt für dich weiter. Nimm zuerst deinen Platz wieder ein.
problem-too-late = Zu spät: Der Zug hatte schon Folgen.
problem-too-far = Was auf diesen Schritt folgt, zeigt sich erst, wenn er getan ist.
problem-too-often = Du kannst in dieser Partie nichts mehr zurücknehmen.
problem-chat-off = Wer diesen Tisch eröffnet hat, hat den Chat abgeschaltet.
problem-bad-text = text: Die Nachricht ist leer. Schreib etwas, das man sehen kann.
problem-not-talking = In diesem Spiel kannst du den anderen nichts vorab zeigen.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-hint = Gerade ließ sich kein Tipp finden. Versuch es noch einmal.
problem-still-running = Die Partie läuft noch. Beendet sie zuerst gemeinsam.
problem-not-over = Die Partie läuft noch. Die Wiederholung kannst du ansehen, wenn sie zu Ende ist.
problem-no-such-frame = Diesen Schritt gibt es nicht. Wähle eine Zahl von 0 bis { $last }.
problem-no-record = Diese Datei ist keine vollständige Aufzeichnung einer Partie. Wähle eine, die hier oder bei einem anderen Gridtown heruntergeladen wurde.
problem-deep-record = Diese Datei ist keine Aufzeichnung einer Partie. Klammern stecken darin tiefer ineinander als in jeder Aufzeichnung, so in Zeile { $line }.
problem-bad-record = Diese Aufzeichnung lässt sich nicht abspielen: { $fault }.
record-forbidden = Zeile { $line }: { $action } ist dort nicht erlaubt: { $reason }

## An jedem Tisch

event-taken-back = { $player } hat den letzten Schritt zurückgenommen.
event-hinted = { $player } hat um einen Tipp gebeten.

## Der Betrieb

serve-starting = Gridtown startet …
serve-port-taken = Port { $wanted } ist belegt; genommen wird { $port }.
serve-ready = Gridtown läuft unter { $address } (Strg-C beendet).
serve-stopped = Beendet. Alle Tische sind gespeichert.

## Am Terminal

play-choose = Deine Wahl (? für Hilfe, q beendet):
play-forced = { $action } (deine einzige Wahl)
play-not-a-choice = { $typed } steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $most } oder ? für Hilfe.
play-not-an-action = { $typed } ist keine Aktion dieses Spiels.
play-legal = Das ist erlaubt.
play-why = { $reason } (Spielregel: { $book })
play-why-ours = { $reason } (Unsere Entscheidung zu „{ $book }“: docs/games/{ $game }.md)
play-folded = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
} (b führt zurück)
play-change = { $what } { STEP($amount) }
play-no-seat = Tippe v und die Nummer eines Platzes, 1 bis { $most }.
play-saved = Die Aufzeichnung ist in { $file } gespeichert.
play-go-on = Weiterspielen: { $command }
play-help = Tippe die Nummer einer Wahl. ?3 sagt mehr über Wahl 3. „? AKTION“ sagt, ob diese Aktion erlaubt ist, zum Beispiel ? { $example }.
    v2 zeigt Platz 2, s zeigt den Tisch noch einmal, b führt zur verkürzten Liste zurück, q beendet und behält die Aufzeichnung.

## Tische, die ein Spiel nicht selbst zeichnet, im Terminal

table-turn = { $count ->
    [0] Das Los entscheidet
   *[other] Am Zug: { $active }
}
table-over = Das Spiel ist zu Ende
table-prompt = Was tust du?
table-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
table-success = Ihr habt gemeinsam gewonnen.
table-failure = Ihr habt gemeinsam verloren.
table-name = Name
table-source = Quelle

## Woher die Angaben in der Schachtel stammen

source-printed = gedruckt
source-derived = abgeleitet
source-reconstructed = nachgebildet

## Bots im Terminal

bot-named = { $kind ->
    [first-steps] Erste Schritte
    [easy] Leicht
    [relaxed] Gemütlich
    [steady] Solide
    [skilled] Gewandt
    [strong] Stark
    [best] Meisterhaft
    [random] Zufall
   *[other] Bot { $kind }
} { $number }
