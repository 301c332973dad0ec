// Of what happened since one's choice, what each player did: for the games' own words.

import type { TableEvent } from '../../lib/types';
import type { Deed } from './since.svelte';

const HINTED = 'hinted';
const TAKEN_BACK = 'taken-back';

/** What stands: a take-back undoes the last version in which that player did something, and its steps. */
export function standing(news: TableEvent[]): TableEvent[] {
  let kept: TableEvent[] = [];
  for (const event of news) {
    if (event.id !== TAKEN_BACK) {
      if (event.id !== HINTED) kept.push(event);
    } else {
      const own = kept.filter((other) => other.player === event.player).map(({ version }) => version);
      const first = event.version - Number(event.args.steps ?? 1);
      const undone = new Set([own.at(-1), ...own.filter((version) => version >= first)]);
      kept = kept.filter((other) => !undone.has(other.version));
    }
  }
  return kept;
}

/** What each other player did, in the order in which they began. */
export function byPlayer(news: TableEvent[], viewer: number | null): [number, TableEvent[]][] {
  const players = new Set(news.map(({ player }) => player).filter((one) => one >= 0 && one !== viewer));
  return [...players].map((player) => [player, news.filter((event) => event.player === player)]);
}

/** Deeds in the order in which they happened. */
export const inOrder = (deeds: Deed[], news: TableEvent[]): Deed[] => {
  const at = ({ events: [first] }: Deed): number => (first ? news.indexOf(first) : 0);
  return deeds.sort((a, b) => at(a) - at(b));
};
