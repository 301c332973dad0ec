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
short-happiness = Glück
short-power = Strom
short-water = Wasser
short-garbage = Müll
short-employment = Kräfte
short-pollution = Smog
short-traffic = Verkehr
short-crime = Delikte

line-money = Geld
line-happiness = Zufriedenheit
line-power = Strom
line-water = Wasser
line-garbage = Müll
line-employment = Arbeitskräfte
line-pollution = Umweltverschmutzung
line-traffic = Verkehr
line-crime = Kriminalität
line-skyline = Skyline
line-lost = das Spiel ist verloren
change-lost = das Spiel ist verloren: { $cause }

## Was auf Dauer gilt

effect-price = { $cards }: Preis { STEP($amount) }
effect-cost = { $cards }: die Kosten an { $track } sind um { $by } milder
effect-burden = { $cards }: weitere Kosten { $moves }
effect-gain = { $cards }: dazu { $moves }
effect-milestone = an jedem Meilenstein: { $moves }
effect-exchange = Tauschen: Preis { STEP($amount) }
effect-swap = Tauschen am Meilenstein: Preis { STEP($amount) }
effect-develop = Spielplanteil: Preis { STEP($amount) }
effect-wages = Löhne { STEP($amount) }
effect-reach = Servicegebäude der Stufe I versorgen den ganzen Bezirk
effect-deaf = nicht zu nutzen: { $cards }
effect-ban = nicht zu spielen: { $cards }
effect-of-stage = { $cards } der Stufe { $stage }

## Was geschah

event-first = { $player } wurde ausgelost, fängt an und hat den Startspielermarker.
event-piece-drawn = Für den Plan gezogen: { $board }.
event-piece-laid = { $player } hat { $board } angelegt.
event-dealt = { $player } hat „{ $card }“ bekommen.
event-role = { $player } hat die Rolle „{ $role }“ übernommen.
event-milestone = Meilenstein { $amount } begann.
event-developed = { $player } hat { $board } für { $cost } Geld aufgedeckt.
event-played = { $cost ->
    [0] { $player } hat „{ $card }“ gespielt.
   *[other] { $player } hat „{ $card }“ für { $cost } Geld gespielt.
}
event-built = Gebaut: „{ $card }“ auf { $squares }.
event-used = In Reichweite war: { $services }.
event-track = { $track }: von { NUMBER($from) } auf { NUMBER($to) }.
event-skyline = Skyline: von { NUMBER($from) } auf { NUMBER($to) }.
event-rewarded = „{ $card }“ hat die Belohnung gebracht.
event-exchanged = { $cost ->
    [0] { $player } hat „{ $card }“ umsonst auf den Tauschstapel gelegt.
   *[other] { $player } hat „{ $card }“ für { $cost } Geld auf den Tauschstapel gelegt.
}
event-drew = { $player } hat „{ $card }“ gezogen.
event-took = { $player } hat „{ $card }“ vom Tauschstapel genommen.
event-news = Nachricht: { $news }.
event-news-gone = Die Nachricht „{ $news }“ galt nicht mehr.
event-news-boxed = { $player } hat die Nachricht „{ $news }“ gezogen; sie blieb ohne Folgen.
event-policy-gone = { $player } hat „{ $policy }“ nicht genutzt: abgelegt.
event-swapped = { $cost ->
    [0] { $player } hat „{ $card }“ umsonst getauscht.
   *[other] { $player } hat „{ $card }“ für { $cost } Geld getauscht.
}
event-wages = Die Arbeitskräfte kosteten { $amount } Geld.
event-ended-milestone = { $player } hat Meilenstein { $amount } beendet.
event-evils = Umweltverschmutzung, Verkehr und Kriminalität kosteten { NUMBER($amount) } Gesamtzufriedenheit.
event-lost = Das Spiel war verloren: { $cause }.
event-completed = Die Stadt war fertig, mit einer Gesamtzufriedenheit von { NUMBER($amount) }.

cause-bankrupt = die Stadtkasse konnte nicht zahlen
cause-stuck = nichts war mehr zu tun
cause-unhappy = die Einwohner waren zu unzufrieden
cause-abandoned = die Skyline sank zu tief

## Warum nicht

step-first = das Auslosen, wer anfängt
step-pieces = das Ziehen der Spielplanteile
step-lay = das Anlegen der Spielplanteile
step-deal = das Austeilen der Karten
step-roles = das Austeilen der Rollen
step-keep = die Wahl einer Rolle
step-develop = das Aufdecken eines Spielplanteils
step-act = eine Karte spielen, eine tauschen oder den Meilenstein beenden
step-tile = die Wahl eines Plättchens
step-place = das Legen des Plättchens
step-draw = die Wahl, woher die Karte kommt
step-reveal = das Aufdecken einer Karte
step-swap = das Tauschen zwischen zwei Meilensteinen
step-over = das Ende

rule-only-end = Die Stapel sind leer: Es bleibt nur, den Meilenstein und damit das Spiel zu beenden.
rule-not-on-display = „{ $card }“ liegt nicht vor dir.
rule-banned = Solange die Nachricht „{ $news }“ gilt, geht das nicht: „{ $card }“ spielen.
rule-too-dear = „{ $card }“ kostet { $cost } Geld; in der Stadtkasse sind { $money }.
rule-track-end = „{ $card }“ ginge über das Ende einer Leiste hinaus: { $track }.
rule-no-room = Für „{ $card }“ gibt es keinen Platz, an dem Kosten und Belohnung möglich wären.
rule-no-such-tile = Ein solches Plättchen ist für diese Karte nicht mehr da: { $shape }.
rule-no-room-for-tile = Für dieses Plättchen ist kein Platz: { $shape }.
rule-wrong-tile = Das ist nicht die Form des Plättchens, das du legst.
rule-off-map = Ein Plättchen liegt auf Land, und das ist keines: { $squares }.
rule-face-down = Ein Plättchen liegt auf aufgedeckten Teilen, und dieses ist verdeckt: { $squares }.
rule-taken = Dort liegt schon ein Plättchen: { $squares }.
rule-across-street = Das Plättchen läge über einer Straße.
rule-utility-there = Der Bezirk hat schon ein Versorgungsgebäude; ein zweites passt nicht hinein.
rule-track-end-there = Dort ginge die Karte über das Ende einer Leiste hinaus: { $track }.
rule-exchange-policy = Eine Verordnung tauscht man nicht im Zug: Spiele sie, oder lass sie am Meilenstein verfallen.
rule-exchange-too-dear = Tauschen kostet { $cost } Geld; in der Stadtkasse sind { $money }.
rule-district-without-tiles = { $amount ->
    [one] Jeder Bezirk braucht ein Plättchen, und dieser hat keines: { $squares }.
   *[other] Jeder Bezirk braucht { $amount } Plättchen, und dieser hat weniger: { $squares }.
}
rule-stack-empty = Stapel { $stage } ist leer.
rule-stacks-only = Diesmal ziehst du von einem Stapel.
rule-not-on-pile = „{ $card }“ liegt nicht auf dem Tauschstapel.
rule-just-laid-down = Du hast „{ $card }“ gerade abgelegt; nimm eine andere Karte.
rule-swap-ascending = Hier legst du Karten in der Folge ihrer Nummern ab.
rule-swap-too-dear = Jede Karte kostet beim Tauschen jetzt { $cost } Geld; in der Stadtkasse sind { $money }.
rule-swap-too-many = Die Stapel haben keine weiteren Karten dafür.
rule-not-on-map = { $board } gehört nicht zu diesem Plan.
rule-already-face-up = { $board } ist schon aufgedeckt.
rule-not-adjacent = { $board } liegt nicht neben einem aufgedeckten Teil.
rule-develop-too-dear = { $board } kostet { $cost } Geld; in der Stadtkasse sind { $money }.
rule-not-offered = Die Rolle „{ $role }“ wurde dir nicht angeboten.
rule-piece-not-drawn = Teil { $board } gehört nicht zu denen, die noch zu legen sind.
rule-piece-does-not-fit = { $board } passt dort nicht: Es muss mit einer ganzen Seite anliegen, Land an Land und Wasser an Wasser.

## Was es kosten würde

preview-card = { $amount } Geld für die Karte
preview-exchange = { $amount } Geld für das Tauschen
preview-swap = { $amount } Geld für das Tauschen
preview-board = { $amount } Geld für das Spielplanteil
preview-wages = { $amount } Geld für die Arbeitskräfte

## Was zu tun ist

prompt-lay = Wähle, wo das nächste Spielplanteil liegt.
prompt-keep = Wähle eine Rolle.
prompt-develop = Wähle, welches Spielplanteil aufgedeckt wird.
prompt-act = Spiele eine Karte, tausche eine oder beende den Meilenstein.
prompt-forced = Die Stapel sind leer: Beende den Meilenstein und damit das Spiel.
prompt-tile = Wähle ein Plättchen für „{ $card }“.
prompt-place = Wähle einen Platz für „{ $card }“: { $shape }.
prompt-draw = Wähle, woher deine Karte kommt.
prompt-draw-news = Wähle, woher eine Karte statt der Nachricht kommt.
prompt-draw-policy = Wähle, woher eine Karte statt der Verordnung kommt.
prompt-draw-swap = Wähle, woher eine Karte für eine abgelegte kommt.
prompt-swap = Lege Karten ab, um sie zu tauschen, oder mach weiter.
prompt-waiting = Die anderen müssen wählen.
prompt-over = Das Spiel ist zu Ende.

action-lay = { $board } { $place } anlegen, { $turn ->
    [0] wie gedruckt
    [1] eine Vierteldrehung nach rechts
    [2] auf dem Kopf
   *[other] eine Vierteldrehung nach links
}
action-keep = „{ $role }“ behalten
action-develop = { $board } aufdecken
action-play = „{ $card }“ spielen
action-tile = Plättchen nehmen: { $shape }
action-place = Auf { $squares } bauen
action-exchange = „{ $card }“ tauschen
action-end = Den Meilenstein beenden
action-draw = Von Stapel { $stage } ziehen
action-take = „{ $card }“ vom Tauschstapel nehmen
action-swap = „{ $card }“ ablegen
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
terminal-may-end = Jeder Bezirk hat, was der Meilenstein verlangt.
terminal-forced = Die Stapel sind leer: Der nächste Zug beendet Meilenstein und Spiel, was den Bezirken auch fehlt.
terminal-lacking = { $amount ->
    [one] Bevor der Meilenstein enden kann, fehlt ein Plättchen in den Bezirken { $squares }.
   *[other] Bevor der letzte Meilenstein enden kann, braucht es { $amount } Plättchen in den Bezirken { $squares }.
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

terminal-ended-completed = Der letzte Meilenstein wurde erreicht.
terminal-ended-bankrupt = Die Stadtkasse konnte nicht zahlen, was zu zahlen war.
terminal-ended-stuck = Es gab nichts mehr, was zu tun war.
terminal-ended-unhappy = Die Zufriedenheit kam am Ende ihrer Leiste an.
terminal-ended-abandoned = Die Gesamtzufriedenheit sank zu tief.
terminal-result = Gesamtzufriedenheit { NUMBER($amount) }: { $success }
terminal-success = Das ist ein Erfolg für { $players }.
terminal-no-success = Ein Erfolg ist das noch nicht für { $players }.
terminal-lost = Das Spiel ist verloren, mit einer Gesamtzufriedenheit von { NUMBER($amount) }.

column-number = Nr.
column-name = Name
column-type = Art
column-data = Was darauf steht

row-source = Quelle: { $source }
row-track = { $short }: { NUMBER($low) } bis { $high }
row-track-open = { $short }: ab { NUMBER($low) }
row-board = kostet { $cost }, { $count } Felder Land
row-pieces = Teile { $boards }
row-money = { $amount } Geld
row-move = { $short }{ STEP($amount) }
row-test = { $short }{ $sign }{ NUMBER($amount) }
row-success = ab { NUMBER($low) }, ein Erfolg
row-no-success = ab { NUMBER($low) }
row-success-name = { $success }

## In der Lobby

blurb = Gemeinsam eine Stadt bauen, Bezirk für Bezirk, und ihre Einwohner zufrieden machen.

## Optionen

option-scenario = Szenario
option-scenario-introduction = Einführungsspiel
option-scenario-1 = 1: einzigartige Gebäude
option-scenario-2 = 2: auch Rollen
option-scenario-3 = 3: auch Verordnungen
option-scenario-4 = 4: auch Nachrichten
option-scenario-5 = 5: gezogene Teile
option-scenario-summary = Welcher Plan bebaut wird und welche Teile der Schachtel dabei sind.
option-level = Stufe
option-level-beginner = Einsteiger
option-level-advanced = Fortgeschrittene
option-level-expert = Experten
option-level-summary = Nur Szenario 5: Die Stadt beginnt mit 12, 10 oder 8 Geld.
