// Guided first games: which games have one, and at what table it is played, the same for everybody.
import { tablePath } from './address';
import { api } from './api';
import { botName } from './bots';
import { t } from './messages';
import { route } from './route.svelte';
import { settings } from './settings.svelte';
import type { NewTable } from './types';

/** seed: chosen by playing, so that the lessons come up early and the game is no long one. */
export interface GuidedTable {
  seed: string;
  players: number;
  /** As a request for a table has them: the newcomer's seat first, then bots. */
  seats: string[];
  options: Record<string, string>;
}

const tables = import.meta.glob<GuidedTable>('../boards/*/guided.json', { import: 'default', eager: true });

/** By the game's id; a game without lessons has none. */
export const GUIDED: Readonly<Record<string, GuidedTable>> = Object.fromEntries(
  Object.entries(tables).map(([path, table]) => [path.split('/').at(-2) ?? '', table]),
);

/** The request for a game's guided table, at which the asker sits; null where the game has none. */
export function guidedTable(game: string): NewTable | null {
  const table = GUIDED[game];
  if (!table) return null;
  const names = table.seats.map((_, player) => (player ? botName(player) : settings.name || t('guest')));
  return { game, ...table, names, sit: true, public: false, guided: true };
}

/** Sets up a guided game and goes there. Raises Refused. */
export async function startGuided(game: string): Promise<void> {
  const request = guidedTable(game);
  if (request) route.go(tablePath((await api.create(request)).table));
}
