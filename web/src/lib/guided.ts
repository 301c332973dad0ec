// The guided first game of a game: the same for everybody, so that what it shows can be told in order.
import { api } from './api';
import { t } from './messages';
import { route } from './route.svelte';
import { settings } from './settings.svelte';
import type { GameInfo, NewTable } from './types';

const SEED = '5eed';

/** Who it can be played by at the least: one against a bot, or by oneself where people play together. */
function fewest(game: GameInfo): number {
  return game.talking ? game.min_players : Math.max(2, game.min_players);
}

/** The table of a guided game: oneself in the first seat, bots in all others, nothing changed from the usual. */
export function guidedTable(game: GameInfo): NewTable {
  const players = fewest(game);
  const bot = game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? 'here');
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
  return {
    game: game.id,
    players,
    seats: ['here', ...others.map(() => bot)],
    names: [settings.name || t('You'), ...others.map((player) => t('player-number', { number: player + 1 }))],
    seed: SEED,
    sit: false,
    guided: true,
  };
}

/** Sets up a guided game and goes there. Raises Refused. */
export async function startGuided(game: GameInfo): Promise<void> {
  const { table } = await api.create(guidedTable(game));
  route.go(`/tables/${encodeURIComponent(table)}`);
}
