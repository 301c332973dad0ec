// Guided first games: which games have one, and at what table it is played, the same for everybody.
import type { NewTable } from './types';

/** seed: chosen by playing, so that the lessons come up early and the game is no long one. */
export interface GuidedTable {
  seed: string;
  players: number;
  /** As a wish for a table has them: the newcomer's seat first, then bots. */
  seats: string[];
  options: Record<string, string>;
}

const tables = import.meta.glob<GuidedTable>('../boards/*/guided.json', { import: 'default', eager: true });

/** By the game's id; a game without lessons has none. */
export const GUIDED: Readonly<Record<string, GuidedTable>> = Object.fromEntries(
  Object.entries(tables).map(([path, table]) => [path.split('/').at(-2) ?? '', table]),
);

/** The wish for a game's guided table, at which the asker sits; null where the game has none. */
export function guidedTable(game: string): NewTable | null {
  const table = GUIDED[game];
  return table ? { game, ...table, names: null, sit: true, public: false, guided: true } : null;
}
