// Words that mean the same in the rules, in both languages: who looks for one finds the others. Those of one
// game lie beside its board.

type Groups = readonly (readonly string[])[];

/** What every game speaks of. */
const SHARED: Groups = [
  ['points', 'score', 'final scoring', 'VP', 'Punkte', 'Siegpunkte', 'SP', 'Wertung', 'Schlusswertung'],
  ['money', 'cash', 'coins', 'Geld', 'Münzen'],
  ['cost', 'price', 'fee', 'Kosten', 'Preis', 'Gebühr'],
  ['pay', 'afford', 'zahlen', 'bezahlen', 'leisten'],
  ['tile', 'Plättchen'],
  ['player', 'player count', 'number of players', 'Spieler', 'Mitspieler', 'Person', 'Spielerzahl'],
  ['turn', 'round', 'Zug', 'Runde'],
  ['win', 'won', 'winner', 'victory', 'gewinnen', 'gewinnt', 'gewonnen', 'Gewinner', 'Sieg', 'Sieger'],
  [
    'win',
    'aim',
    'aim of the game',
    'goal',
    'victory condition',
    'gewinnen',
    'gewinnt',
    'Ziel',
    'Spielziel',
    'Siegbedingung',
  ],
  [
    'end',
    'end of the game',
    'end of game',
    'game over',
    'finish',
    'Ende',
    'Spielende',
    'Ende des Spiels',
    'Schluss',
  ],
  ['setup', 'preparation', 'set up', 'Aufbau', 'Vorbereitung'],
  ['street', 'road', 'Straße', 'Weg'],
  ['space', 'square', 'field', 'Feld', 'Bauplatz'],
  ['place', 'build', 'built', 'lay', 'laid', 'bauen', 'gebaut', 'legen', 'gelegt'],
  ['buy', 'bought', 'purchase', 'kaufen', 'gekauft', 'Kauf'],
  ['choose', 'chosen', 'select', 'pick', 'wählen', 'auswählen'],
  ['tie', 'tiebreak', 'tiebreaker', 'tie-break', 'Gleichstand', 'unentschieden'],
  ['variant', 'option', 'Variante'],
  ['use', 'nutzen', 'benutzen', 'verwenden', 'einsetzen'],
  ['limit', 'maximum', 'at most', 'Limit', 'Höchstzahl', 'höchstens'],
  ['stack', 'deck', 'draw pile', 'Stapel', 'Nachziehstapel'],
];

const own = import.meta.glob<Groups>('../../boards/*/synonyms.ts', { import: 'SYNONYMS' });

/** The groups of words of the same meaning, for the rules of a game. */
export async function synonymsOf(game: string): Promise<Groups> {
  const more = await own[`../../boards/${game}/synonyms.ts`]?.();
  return [...SHARED, ...(more ?? [])];
}
