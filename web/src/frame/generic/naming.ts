// What things are called at a table whose game the client does not know: the words its game has, the names
// in its box, and else the ids themselves made readable.
import { has, nameIn, t, type Named } from '../../lib/messages';
import type { LegalAction } from '../../lib/types';
import type { Field, Value } from './reading';

/** By kind ("tile"), then by number or id. */
export type Names = ReadonlyMap<string, ReadonlyMap<unknown, Named>>;

interface Thing {
  name: Named;
  number?: unknown;
  id?: unknown;
}

const isThing = (row: unknown): row is Thing =>
  typeof row === 'object' &&
  row !== null &&
  ('number' in row || 'id' in row) &&
  'name' in row &&
  typeof row.name === 'object';

/** One of the things that a list holds, in English: amenities, tiles. */
export function singular(key: string): string {
  return key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.replace(/s$/, '');
}

/** The names in a box: each list "tiles" of its components names what is called "tile". */
export function namesIn(components: Readonly<Record<string, unknown>>): Names {
  const lists = Object.entries(components).map(([key, rows]) => {
    const things = Array.isArray(rows) ? rows.filter(isThing) : [];
    return [singular(key), new Map(things.map((row) => [row.number ?? row.id, row.name]))] as const;
  });
  return new Map(lists.filter(([, things]) => things.size));
}

/** An id as somebody may read it: "lines_empty" becomes "Lines empty". */
export function readable(id: string): string {
  const words = id.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How Fluent shows an argument that a message wants and an action does not have. */
const UNKNOWN = '{$';

const PLACES = ['square', 'space'];

/** What a thing of a kind is called; seats: what the players are called. */
export function nameOf(kind: string, value: Value, names: Names, seats: readonly string[]): string {
  if (value === null) return '–';
  if (kind === 'player') return seats[Number(value)] ?? String(value);
  if (PLACES.includes(kind)) return String(value).toUpperCase();
  if (typeof value === 'boolean' || kind === 'flag')
    return t(value === true || value === 'yes' ? 'generic-yes' : 'generic-no');
  if (has(`${kind}-${value}`)) return t(`${kind}-${value}`);
  const named = names.get(kind)?.get(value);
  return named ? nameIn(named) : typeof value === 'number' ? value.toLocaleString() : value;
}

/** What a field is called; '' for one that is not worth telling: its game labels others, and not this one. */
export function labelOf(id: string, labelled: boolean): string {
  if (has(`field-${id}`)) return t(`field-${id}`);
  return labelled ? '' : readable(id);
}

/** Whether a game says what its fields are called. */
export const isLabelled = (fields: readonly Field[]): boolean => fields.some(({ id }) => has(`field-${id}`));

/** What a kind of action is called as a heading. */
export function kindWords(kind: string): string {
  return has(`step-${kind}`) ? capital(t(`step-${kind}`)) : readable(kind);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an action is called: by its game's words, else its notation without the player. */
export function actionWords(action: LegalAction, names: Names, seats: readonly string[]): string {
  const id = `action-${action.kind}`;
  const args = Object.entries(action).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, spoken(key, value, names, seats)]] : [],
  );
  const words = has(id) ? t(id, Object.fromEntries(args) as Record<string, string | number>) : '';
  return words && !words.includes(UNKNOWN) ? words : readable(action.action.replace(/^P\d+ /, ''));
}

function spoken(
  key: string,
  value: string | number,
  names: Names,
  seats: readonly string[],
): string | number {
  const kind = singular(key);
  const isName = kind === 'player' || PLACES.includes(kind) || names.has(kind) || has(`${kind}-${value}`);
  return isName ? nameOf(kind, value, names, seats) : value;
}
