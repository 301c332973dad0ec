# Was das Programm selbst sagt, gleich was gespielt wird.

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-nothing = nichts
seat-number = Spieler { $number }
seat-none = den Vorrat

## Absagen, die alle Spiele gemeinsam haben; wie seine Schritte heißen, sagt jedes Spiel: `step-…`

rule-over = Das Spiel ist zu Ende.
rule-chance = Das entscheidet das Los; niemand wählt es.
rule-chance-acts = Gerade entscheidet das Los; niemand muss jetzt wählen.
rule-not-drawable = Das ist nicht unter dem, was jetzt gezogen werden kann.
rule-not-your-action = Das ist Sache einer anderen Person.
rule-not-active = Am Zug ist { $player }.
rule-waiting = Die anderen haben noch nicht gewählt.
rule-wrong-step = Das Spiel ist an einer anderen Stelle. An der Reihe: { $step }.

## Absagen des Servers

problem-malformed = Diese Anfrage versteht der Server nicht: { $fault }.
problem-too-large = Das ist zu groß: mehr als { $limit } Bytes werden nicht angenommen.
problem-too-many = Das war zu viel auf einmal. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es dann noch einmal.
problem-too-many-sockets = Von hier aus sind schon { $most } Tische zugleich offen. Schließ einige davon.
problem-too-many-watchers = Diesem Tisch sehen schon { $most } Leute zu. Komm später wieder.
problem-not-json = Sende JSON, mit dem Inhaltstyp application/json.
problem-no-such-page = Unter dieser Adresse gibt es nichts.
problem-no-such-method = So wird diese Adresse nicht benutzt.
problem-wrong-origin = Das kam von einer fremden Seite. Öffne den Tisch auf der Seite dieses Servers.
problem-wrong-host = Auf diesen Namen hört der Server nicht. Nimm die Adresse, die er beim Start genannt hat.
problem-broken = Auf dem Server ist etwas kaputtgegangen. Was bestätigt war, ist sicher; versuch es noch einmal.

problem-no-seat = Du hast an diesem Tisch keinen Platz: du schaust zu.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-game = Ein Spiel { $given } gibt es nicht. Wähle eines von: { $known }.
problem-bad-players = players: { $title } geht nicht zu { $given }. Wähle eine Zahl von { $low } bis { $high }.
problem-bad-seats = seats: { $given } angegeben, { $wanted } gebraucht. Nenne für jeden Platz einmal, wer dort spielt: person oder ein Bot.
problem-bad-seat = seats: { $given } kennt hier niemand. Wähle aus: { $known }.
problem-no-person = seats: an allen Plätzen sitzen Bots. Gib mindestens einen Platz einer Person.
problem-bad-option = options: { $title } hat keine Option { $given }. Wähle aus: { $known }.
problem-bad-value = options: { $option } kann nicht { $given } sein. Wähle eines von: { $known }.
problem-bad-setup = options: { $fault }.
problem-bad-seed = seed: { $given } ist keine Startzahl. Gib 1 bis 32 hexadezimale Ziffern an oder lass sie weg.
problem-bad-names = names: { $given } angegeben, { $wanted } gebraucht. Nenne jeden Platz beim Namen oder lass die Namen weg.
problem-bad-name = names: ein Name hat 1 bis { $limit } Buchstaben, Ziffern oder Zeichen, keines davon unsichtbar.
problem-closed = Diese Partie wurde nach anderen Regeln oder mit anderem Spielmaterial gespielt, als diese Fassung des Programms kennt. Sie wurde geschlossen; ihre Aufzeichnung kannst du lesen.
problem-over = Diese Partie ist zu Ende.
problem-running = Die Partie läuft noch. Ihre Aufzeichnung gibt es, wenn sie zu Ende ist.
problem-bad-action = { $given } ist keine Aktion dieses Spiels.
problem-not-yours = Das ist die Aktion eines anderen Platzes: deine beginnen mit { $wanted }.
problem-not-your-turn = Du bist nicht am Zug: du wartest auf andere.
problem-illegal = Das verbieten die Regeln: { $reason }
problem-stale = Am Tisch ist es weitergegangen, seit du hingeschaut hast. Schau neu und wähle noch einmal.
problem-id-reused = Die Kennung dieses Befehls gab es schon, für eine andere Aktion. Gib jedem Befehl seine eigene.
problem-not-saved = Die Aktion ließ sich nicht aufschreiben, darum gilt sie nicht. Versuch es noch einmal.
problem-no-database = Was der Server aufbewahrt, ist gerade nicht erreichbar. Versuch es gleich noch einmal.
problem-bad-invitation = Dieser Link wurde schon benutzt oder war nie einer. Bitte um einen neuen.
problem-one-way = Diese Leitung spricht nur. Sende Aktionen an die Adresse des Tisches.
problem-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
problem-by-link-only = Dieser Tisch ist nicht für alle offen. Bitte um einen Link.
problem-no-such-seat = seat: { $given } ist hier kein Platz. Wähle eine Zahl von 0 bis { $most }.
problem-seat-taken = Dieser Platz ist nicht mehr frei. Nimm einen anderen, oder sieh zu.
problem-seated-already = Du sitzt schon an diesem Tisch.
problem-seat-of-bot = Auf diesem Platz spielt ein Bot.
problem-not-away = { $name } ist da. Ein Bot kann nur für jemanden weiterspielen, der weg ist.
problem-bot-plays = Ein Bot spielt für dich weiter. Nimm zuerst deinen Platz wieder ein.
problem-too-late = Es gibt nichts zurückzunehmen: Es hatte schon Folgen.
problem-too-often = Du hast in dieser Partie schon so viele Schritte zurückgenommen, dass ab jetzt gilt, was du wählst.
problem-chat-off = Wer diesen Tisch eröffnet hat, hat den Chat abgeschaltet.
problem-bad-text = text: Sag etwas, in sichtbaren Buchstaben.
problem-not-talking = In diesem Spiel sind Entscheidungen geheim: Vorher wird nichts gezeigt.
problem-still-running = Die Partie läuft noch. Beendet sie zuerst gemeinsam.
problem-not-over = Die Partie läuft noch. Ansehen kann man sie Schritt für Schritt, wenn sie zu Ende ist.
problem-no-such-frame = Diesen Moment gibt es nicht: Wähle eine Zahl von 0 bis { $last }.
problem-no-record = Diese Datei ist keine Aufzeichnung einer Partie oder nur ein Teil davon. Wähle eine, die an einem beendeten Tisch heruntergeladen wurde.
problem-bad-record = Diese Aufzeichnung lässt sich nicht abspielen: { $fault }.
record-forbidden = Zeile { $line }: { $action } ist dort nicht erlaubt: { $reason }

## An jedem Tisch

event-taken-back = { $player } hat den letzten Schritt zurückgenommen.

## Der Betrieb

serve-starting = Die Tische werden gedeckt …
serve-port-taken = Port { $wanted } ist belegt; es wird { $port }.
serve-ready = Gridtown ist offen: { $address } (Strg-C schließt).
serve-stopped = Geschlossen. Jeder Tisch bleibt, wie er steht.

## Am Terminal

play-choose = Deine Wahl (? erklärt, q beendet):
play-forced = { $action } (es gibt keine andere Wahl)
play-not-a-choice = { $typed } steht nicht zur Wahl: Tippe eine Zahl von 1 bis { $most }, oder ? für Hilfe.
play-not-an-action = { $typed } ist keine Aktion dieses Spiels.
play-legal = Das ist erlaubt.
play-folded = eine von { $count } (b führt zurück)
play-change = { $what } { STEP($amount) }
play-no-seat = Tippe v und die Nummer eines Platzes, 1 bis { $most }.
play-saved = Die Aufzeichnung liegt in { $file }.
play-help = Tippe die Nummer einer Wahl. ?3 sagt mehr über Wahl 3; ? und eine Aktion in Notation sagt, ob sie erlaubt ist (? { $example }).
    v2 zeigt Platz 2, s zeigt den Tisch noch einmal, b führt zur gefalteten Liste zurück, q beendet und behält die Aufzeichnung.

## Tische, die ein Spiel nicht selbst zeichnet, im Terminal

table-turn = { $count ->
    [0] Das Los entscheidet
   *[other] Am Zug: { $active }
}
table-over = Das Spiel ist aus
table-prompt = Was tust du?
table-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
table-success = Ihr habt gemeinsam gewonnen.
table-failure = Ihr habt gemeinsam verloren.
table-name = Name
table-source = Quelle
