# Skylines auf Deutsch; die Wörter sind unsere. Karten, Plättchen, Spielplanteile und Leisten heißen, wie die Ausgabe
# sie nennt; Argumente namens player, card, role, policy, news, board, shape, track, stage, service, square, step, cause
# oder success kommen hier schon als Namen an.

## Arten von Karten und Plättchen

type-residential = Wohngebiet
type-commercial = Gewerbegebiet
type-industrial = Industriegebiet
type-power = Strom
type-water = Wasser
type-garbage = Müll
type-healthcare = Gesundheit
type-education = Bildung
type-transport = Nahverkehr
type-fire = Feuerwehr
type-police = Polizei
type-parks = Parks
type-unique = Einzigartiges Gebäude
type-policy = Verordnung
type-news = Nachricht
type-role = Rolle
type-utility = Versorgung
type-service = Service
type-track = Leiste
type-board = Spielplanteil
type-scenario = Szenario
type-success = Erfolgstabelle

code-residential = Wo
code-commercial = Ge
code-industrial = In
code-power = St
code-water = Wa
code-garbage = Mü
code-healthcare = Gs
code-education = Bi
code-transport = Nv
code-fire = Fw
code-police = Pl
code-parks = Pk
code-unique = Ei
code-policy = Verordnung
code-news = Nachricht
code-role = Rolle

plural-any = Karten
plural-residential = Wohngebiete
plural-commercial = Gewerbegebiete
plural-industrial = Industriegebiete
plural-power = Stromversorgung
plural-water = Wasserversorgung
plural-garbage = Müllentsorgung
plural-healthcare = Gesundheit
plural-education = Bildung
plural-transport = Nahverkehr
plural-fire = Feuerwehr
plural-police = Polizei
plural-parks = Parks
plural-unique = einzigartige Gebäude
plural-policy = Verordnungen
plural-zone = Gebiete
plural-utility = Versorgungsgebäude
plural-service = Servicegebäude

service-healthcare = Gesundheit
service-education = Bildung
service-transport = Nahverkehr
service-fire = Feuerwehr
service-police = Polizei
service-parks = Parks

stage-1 = I
stage-2 = II
stage-3 = III

## Leisten; die kurzen Wörter sind für Karten und Lineale

short-money = Geld
short-happiness = Zufr.
short-power = Strom
short-water = Wasser
short-garbage = Müll
short-employment = Arbeit
short-pollution = Verschm.
short-traffic = Verkehr
short-crime = Krim.

line-money = Geld
line-happiness = Zufriedenheit
line-power = Strom
line-water = Wasser
line-garbage = Müll
line-employment = Arbeitskräfte
line-pollution = Verschmutzung
line-traffic = Verkehr
line-crime = Kriminalität
line-skyline = Skyline
line-lost = das Spiel ist verloren
change-lost = das Spiel ist verloren: { $cause }

## Was auf Dauer gilt

effect-price = { $cards }: Preis { STEP($amount) }
effect-cost = { $cards }: Kosten ({ $track }) um { $by } geringer
effect-burden = { $cards }: zusätzliche Kosten { $moves }
effect-gain = { $cards }: zusätzlich { $moves }
effect-milestone = an jedem Meilenstein: { $moves }
effect-exchange = Tauschen im Zug: Preis { STEP($amount) }
effect-exchange-cheaper = Tauschen im Zug: Preis { STEP($amount) }, mindestens 1
effect-swap = Tauschen zwischen den Meilensteinen: Preis { STEP($amount) }
effect-develop = Spielplanteil aufdecken: Preis { STEP($amount) }
effect-wages = Arbeitskräfte abseits von 0, an jedem Meilenstein: Preis { STEP($amount) }
effect-reach = Servicegebäude der Stufe I versorgen ihren ganzen Bezirk
effect-deaf = nicht nutzbar: { $cards }
effect-ban = nicht spielbar: { $cards }
effect-of-stage = { $cards } der Stufe { $stage }

## Was geschah

event-first = { $player } wurde ausgelost und fängt an.
event-piece-drawn = Für den Plan gezogen: { $board }.
event-piece-laid = { $player } hat { $board } angelegt.
event-dealt = { $player } hat „{ $card }“ bekommen.
event-role = { $player } hat die Rolle „{ $role }“ übernommen.
event-role-dealt = { $player } hat die Rolle „{ $role }“ bekommen.
event-milestone = Meilenstein { $amount } hat begonnen.
event-developed = { $player } hat { $board } für { $cost } Geld aufgedeckt.
event-played = { $cost ->
    [0] { $player } hat „{ $card }“ gespielt.
   *[other] { $player } hat „{ $card }“ für { $cost } Geld gespielt.
}
event-built = „{ $card }“ wurde auf { $squares } gebaut.
event-used = Genutzt: { $services }.
event-track = { $track }: von { NUMBER($from) } auf { NUMBER($to) }.
event-skyline = Skyline: von { NUMBER($from) } auf { NUMBER($to) }.
event-rewarded = „{ $card }“ hat die Belohnung gebracht.
event-exchanged = { $cost ->
    [0] { $player } hat „{ $card }“ kostenlos getauscht.
   *[other] { $player } hat „{ $card }“ für { $cost } Geld getauscht.
}
event-drew = { $player } hat „{ $card }“ gezogen.
event-took = { $player } hat „{ $card }“ vom Tauschstapel genommen.
event-news = Nachricht: { $news }.
event-news-gone = Die Nachricht „{ $news }“ gilt nicht mehr.
event-news-boxed = { $player } hat die Nachricht „{ $news }“ gezogen; sie blieb ohne Folgen.
event-policy-gone = { $player } hat „{ $policy }“ nicht genutzt; die Verordnung ist verfallen.
event-swapped = { $cost ->
    [0] { $player } hat „{ $card }“ kostenlos getauscht.
   *[other] { $player } hat „{ $card }“ für { $cost } Geld getauscht.
}
event-wages = Die Arbeitskräfte kosteten { $amount } Geld.
event-ended-milestone = { $player } hat Meilenstein { $amount } beendet.
event-evils = Verschmutzung, Verkehr und Kriminalität senkten die Skyline um { NUMBER($amount) }.
event-lost = Das Spiel ist verloren: { $cause }.
event-completed = Das Spiel endete mit einer Gesamtzufriedenheit von { NUMBER($amount) }.

cause-bankrupt = zu wenig Geld in der Stadtkasse
cause-stuck = keine Aktion mehr möglich
cause-unhappy = Einwohner zu unzufrieden
cause-abandoned = Skyline zu niedrig

## Warum nicht

step-first = das Auslosen, wer anfängt
step-pieces = das Ziehen der Spielplanteile
step-lay = das Anlegen der Spielplanteile
step-deal = das Austeilen der Karten
step-roles = das Austeilen der Rollen
step-keep = die Wahl einer Rolle
step-develop = das Aufdecken eines Spielplanteils
step-act = Karte spielen oder tauschen, Meilenstein beenden
step-tile = die Wahl eines Plättchens
step-place = das Legen des Plättchens
step-draw = die Wahl, woher die Karte kommt
step-reveal = das Aufdecken einer Karte
step-swap = das Tauschen zwischen zwei Meilensteinen
step-over = das Ende des Spiels

rule-only-end = Die Stapel sind leer: Du kannst nur noch Meilenstein und Spiel beenden.
rule-not-on-display = „{ $card }“ liegt nicht in deiner Auslage.
rule-banned = Wegen „{ $news }“ darf „{ $card }“ nicht gespielt werden.
rule-too-dear = „{ $card }“ kostet { $cost } Geld; die Stadtkasse hat { $money }.
rule-track-end = „{ $card }“ würde das Ende der Leiste { $track } überschreiten.
rule-reward-past-end = Die Belohnung würde das Ende der Leiste { $track } überschreiten.
rule-no-room = Auf den aufgedeckten Teilen ist kein Platz für „{ $card }“.
rule-utility-everywhere = Für „{ $card }“ fehlt ein Bezirk ohne Versorgungsgebäude.
rule-no-room-for-utility = „{ $card }“ passt nur noch in Bezirke mit Versorgungsgebäude.
rule-no-such-tile = Nicht mehr da: { $shape }. Wähle eine andere Form.
rule-no-room-for-tile = Für diese Form ist kein Platz: { $shape }. Wähle eine andere.
rule-track-end-with-tile = Wo es passt, würde die Karte das Ende der Leiste { $track } überschreiten.
rule-wrong-tile = Das Plättchen, das du legst, hat eine andere Form.
rule-off-map = Plättchen liegen nur auf Land. Kein Land: { $squares }.
rule-face-down = Baue nur auf aufgedeckten Teilen. Verdeckt: { $squares }.
rule-taken = Plättchen überlappen sich nie. Belegt: { $squares }.
rule-across-street = Ein Plättchen liegt nie über einer Straße; dreh oder verschieb es.
rule-utility-there = Dieser Bezirk hat schon ein Versorgungsgebäude; bau es in einem anderen.
rule-track-end-there = Hier würde die Karte das Ende der Leiste { $track } überschreiten.
rule-exchange-policy = Im Zug kannst du eine Verordnung nicht tauschen, nur spielen.
rule-exchange-too-dear = Tauschen kostet { $cost } Geld; die Stadtkasse hat { $money }.
rule-district-without-tiles = { $amount ->
    [one] Jeder Bezirk braucht ein Plättchen; der mit { $square } hat keines.
   *[other] Jeder Bezirk braucht { $amount } Plättchen; der mit { $square } hat weniger.
}
rule-stack-empty = Der Stapel der Stufe { $stage } ist leer; zieh von einem anderen.
rule-stacks-only = Diesmal ziehst du von einem Stapel, nicht vom Tauschstapel.
rule-not-on-pile = „{ $card }“ liegt nicht auf dem Tauschstapel.
rule-just-laid-down = Du hast „{ $card }“ gerade abgelegt; nimm eine andere Karte.
rule-swap-ascending = Hier tauschst du in der Reihenfolge der Nummern; diese Karte ist schon vorbei.
rule-swap-too-dear = Jeder Tausch kostet jetzt { $cost } Geld; die Stadtkasse hat { $money }.
rule-swap-too-many = Die Stapel haben nicht genug Karten für noch einen Tausch.
rule-not-on-map = { $board } gehört nicht zu diesem Plan.
rule-already-face-up = { $board } ist schon aufgedeckt.
rule-not-adjacent = { $board } liegt neben keinem aufgedeckten Teil.
rule-develop-too-dear = { $board } kostet { $cost } Geld; die Stadtkasse hat { $money }.
rule-not-offered = „{ $card }“ steht nicht zur Wahl; behalte eine deiner zwei Rollen.
rule-piece-not-drawn = { $board } gehört nicht zu den Teilen, die noch zu legen sind.
rule-piece-there = Dort liegt schon { $board }.
rule-piece-apart = { $board } muss an einer ganzen Seite eines anderen Teils anliegen.
rule-piece-does-not-fit = Dort träfe Land auf Wasser; dreh { $board } oder leg es anderswohin.

## Was zu tun ist

prompt-lay = Wähle, wohin das nächste Spielplanteil kommt.
prompt-keep = Wähle eine Rolle.
prompt-develop = Wähle das Spielplanteil, das aufgedeckt wird.
prompt-act = { $can ->
    [play-exchange-end] Spiele eine Karte, tausche eine oder beende den Meilenstein.
    [play-exchange] Spiele eine Karte oder tausche eine.
    [play-end] Spiele eine Karte oder beende den Meilenstein.
    [exchange-end] Tausche eine Karte oder beende den Meilenstein.
    [play] Spiele eine Karte.
    [exchange] Tausche eine Karte.
   *[end] Beende den Meilenstein.
}
prompt-forced = Die Stapel sind leer: Beende den Meilenstein und damit das Spiel.
prompt-tile = Wähle ein Plättchen für „{ $card }“.
prompt-place = Wähle einen Platz für „{ $card }“: { $shape }.
prompt-draw = Wähle, woher du deine Karte ziehst.
prompt-draw-news = Wähle, woher du eine Karte statt der Nachricht ziehst.
prompt-draw-policy = Wähle, woher du eine Karte statt der Verordnung ziehst.
prompt-draw-swap = Wähle, woher du eine Karte für eine getauschte ziehst.
prompt-swap = { $can ->
    [swap] Wähle eine Karte zum Tauschen oder mach weiter.
   *[other] Mach weiter: Jetzt ist kein Tausch möglich.
}
prompt-waiting = Warten auf die anderen.
prompt-over = Das Spiel ist zu Ende.

action-lay = { $board } { $place } anlegen, { $turn ->
    [0] wie gedruckt
    [1] eine Vierteldrehung nach rechts
    [2] eine halbe Drehung
   *[other] eine Vierteldrehung nach links
}
action-keep = „{ $card }“ behalten
action-develop = { $board } aufdecken
action-play = „{ $card }“ spielen
action-tile = Plättchen nehmen: { $shape }
action-place = Auf { $squares } bauen
action-exchange = „{ $card }“ tauschen
action-end = Den Meilenstein beenden
action-draw = Von Stufe { $stage } ziehen
action-take = „{ $card }“ vom Tauschstapel nehmen
action-swap = „{ $card }“ tauschen
action-done = Nichts mehr tauschen
fold-place = Im Bezirk von { $square } ({ $brings })
fold-lay = { $board } { $place } anlegen

## Im Terminal

side-left = links von { $board }
side-right = rechts von { $board }
side-above = über { $board }
side-below = unter { $board }

no-moves = keine Leiste ändert sich
place-rewarded = mit Belohnung
place-unrewarded = ohne Belohnung
place-uses = nutzt { $services }
tile-left = noch { $count }
cards-left = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

terminal-milestone = Meilenstein { $amount } von { $most } · { $player } am Zug
terminal-begin = vor dem ersten Meilenstein
terminal-over = das Spiel ist zu Ende
terminal-may-end = Jeder Bezirk hat die Plättchen, die das Ende des Meilensteins verlangt.
terminal-forced = Die Stapel sind leer: Der nächste Zug beendet Meilenstein und Spiel, auch wenn Bezirken Plättchen fehlen.
terminal-lacking = { $amount ->
    [one] Bevor der Meilenstein enden kann, brauchen diese Bezirke ein Plättchen: { $squares }.
   *[other] Bevor der letzte Meilenstein enden kann, brauchen diese Bezirke { $amount } Plättchen: { $squares }.
}
terminal-money = Stadtkasse { $amount }
terminal-skyline = Skyline { NUMBER($amount) }
terminal-legend-wide = in GROSSBUCHSTABEN: für den ganzen Bezirk
terminal-legend-down = { $label } { $board }, verdeckt, kostet { $cost }
terminal-districts = Bezirke nach ihren ersten Feldern:
terminal-free = { $count } von { $most } frei
terminal-tiles = { $count } Plättchen
terminal-stacks = Stapel: { $stages }
terminal-pile = Tauschstapel: { $list }
terminal-news = Nachricht: { $news } ({ $effects })
terminal-no-tiles = keine mehr
terminal-token = Startspielermarker

terminal-ended-completed = Der letzte Meilenstein ist beendet.
terminal-ended-bankrupt = Die Stadtkasse konnte nicht zahlen, was fällig war.
terminal-ended-stuck = Keine Aktion war mehr möglich.
terminal-ended-unhappy = Die Zufriedenheit fiel auf das Ende ihrer Leiste.
terminal-ended-abandoned = Die Gesamtzufriedenheit fiel zu tief.
terminal-result = Gesamtzufriedenheit { NUMBER($amount) }: { $success }
terminal-success = Das ist ein Erfolg für { $players }.
terminal-no-success = Das ist noch kein Erfolg für { $players }.
terminal-lost = Das Spiel ist verloren, mit einer Gesamtzufriedenheit von { NUMBER($amount) }.

column-number = Nr.
column-name = Name
column-type = Art
column-data = Was darauf steht
row-source = Quelle: { $source }
row-track = { $short }: { NUMBER($low) } bis { $high }
row-track-open = { $short }: ab { NUMBER($low) }
row-board = kostet { $cost }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} Land
row-pieces = Teile { $boards }
row-pieces-drawn = vier Teile, zufällig gezogen und frei gelegt
row-part-unique = einzigartige Gebäude
row-part-roles = Rollen
row-part-policies = Verordnungen
row-part-news = Nachrichten
row-money = { $amount } Geld
row-money-by-level = je nach Schwierigkeit 12, 10 oder 8 Geld
row-move = { $short }{ STEP($amount) }
row-test = { $short }{ $sign }{ NUMBER($amount) }
row-success = ab { NUMBER($low) }, ein Erfolg
row-no-success = ab { NUMBER($low) }
row-success-name = { $success }

## In der Lobby

blurb = Baut gemeinsam eine Stadt, Bezirk für Bezirk, und macht ihre Einwohner zufrieden.

## Optionen

option-scenario = Szenario
option-scenario-introduction = Einführungsspiel
option-scenario-1 = 1: einzigartige Gebäude
option-scenario-2 = 2: mit Rollen
option-scenario-3 = 3: mit Verordnungen
option-scenario-4 = 4: mit Nachrichten
option-scenario-5 = 5: mit eigenem Plan
option-scenario-summary = Auf welchem Plan ihr baut und welches Spielmaterial dabei ist.
option-roles = Rollen
option-roles-chosen = eine von zweien
option-roles-random = zufällig
option-roles-summary = Ab Szenario 2: Alle wählen eine von zwei Rollen oder bekommen eine zufällig.
option-level = Schwierigkeit
option-level-beginner = Einsteiger
option-level-advanced = Fortgeschrittene
option-level-expert = Experten
option-level-summary = Nur Szenario 5: Die Stadt beginnt mit 12, 10 oder 8 Geld.

## Was in der Schachtel über eine Sache steht, für seine Quelle

datum-low = unteres Ende
datum-high = oberes Ende
datum-cost = Kosten
datum-land = Land
datum-right = Straßen rechts
datum-below = Straßen unten
datum-cells = Form
datum-type = Art
datum-shape = Plättchen
datum-count = Anzahl
datum-stage = Stufe
datum-condition = Bedingung
datum-reward = Belohnung
datum-effects = Effekt
datum-layout = Plan
datum-parts = Bestandteile
datum-money = Geld
datum-success = Erfolg
datum-number = Nummer
datum-name = englischer Name
