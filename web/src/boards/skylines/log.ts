// Sentences of the log with the names of cards in them found again, to be pointed at; in a
// narrow column a long one is divided where its parts meet.
import type { TableEvent } from '../../lib/types';
import { partsOf, type Part } from '../../frame/table/told';
import type { Box } from './components';
import { divided } from './hyphens';

/** Markers that move after every card: the rulers show them, the log needn't. */
export const QUIET: readonly string[] = ['track', 'skyline', 'dealt'];

export const plain = (log: TableEvent[]): TableEvent[] => log.filter((event) => !QUIET.includes(event.id));

export function tellers(event: TableEvent, box: Box | null): Part<{ card: number }>[] {
  const cards = ['card', 'news', 'policy', 'role']
    .map((key) => event.args[key])
    .filter((one): one is number => typeof one === 'number');
  const parts = partsOf(event.text, box ? cards.map((card) => [box.nameOf(card), { card }]) : []);
  return parts.map((part) => (part.what ? { ...part, text: divided(part.text) } : part));
}
