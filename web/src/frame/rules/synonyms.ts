// Words that mean the same in the rules, in both languages: who looks for one finds the others. Those of one
// game lie beside its board.

type Groups = readonly (readonly string[])[];

/** What every game speaks of. */
const SHARED: Groups = [
  ['points', 'score', 'VP', 'Punkte', 'Siegpunkte', 'SP', 'Wertung'],
  ['money', 'cash', 'coins', 'Geld', 'Münzen'],
  ['cost', 'price', 'fee', 'Kosten', 'Preis'],
  ['tile', 'Plättchen'],
  ['player', 'Spieler', 'Mitspieler', 'Person'],
  ['turn', 'round', 'Zug', 'Runde'],
  ['win', 'won', 'winner', 'victory', 'gewinnen', 'gewonnen', 'Sieg', 'Sieger'],
  ['end', 'finish', 'Ende', 'Schluss'],
  ['setup', 'preparation', 'set up', 'Aufbau', 'Vorbereitung'],
  ['street', 'road', 'Straße', 'Weg'],
  ['space', 'square', 'field', 'Feld', 'Bauplatz'],
  ['place', 'build', 'built', 'lay', 'laid', 'bauen', 'gebaut', 'legen', 'gelegt'],
  ['buy', 'bought', 'purchase', 'kaufen', 'gekauft', 'Kauf'],
  ['choose', 'chosen', 'select', 'pick', 'wählen', 'auswählen'],
  ['tie', 'Gleichstand', 'unentschieden'],
  ['variant', 'option', 'Variante'],
];

const own = import.meta.glob<Groups>('../../boards/*/synonyms.ts', { import: 'SYNONYMS' });

/** The groups of words of the same meaning, for the rules of a game. */
export async function synonymsOf(game: string): Promise<Groups> {
  const more = await own[`../../boards/${game}/synonyms.ts`]?.();
  return [...SHARED, ...(more ?? [])];
}
