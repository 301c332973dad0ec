// Words that mean the same in Mayor's rules, in both languages.
export const SYNONYMS: readonly (readonly string[])[] = [
  ['gold', 'money', 'coins', 'cash', 'Gold', 'Geld', 'Münzen'],
  ['Citizen', 'pawn', 'piece', 'Bürger', 'Figur'],
  ['Banker', 'Bankier'],
  ['move', 'walk', 'go', 'ziehen', 'gehen', 'laufen'],
  ['rondel', 'wheel', 'circle', 'Rondell', 'Rad', 'Kreis'],
  ['marker', 'Aktionsmarker', 'Marker'],
  ['match', 'icon', 'symbol', 'Treffer', 'Symbol'],
  ['market', 'shop line', 'supply', 'Markt', 'Reihe', 'Auslage'],
  ['amenity', 'Einrichtung', 'bonus'],
  ['Event', 'Ereignis', 'Karte'],
  ['wall', 'Mauer', 'Grenze'],
  ['pass', 'skip', 'passen', 'aussetzen'],
  ['Rainbow', 'joker', 'wild', 'Regenbogen', 'Joker'],
  ['occupied', 'taken', 'besetzt', 'belegt'],
];
