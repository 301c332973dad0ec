// Sentences of the log with the names of cards in them found again, to be pointed at.
import type { TableEvent } from '../../lib/types';
import type { Box } from './components';

export interface Part {
  text: string;
  card?: number;
}

/** Markers that move after every card: the rulers show them, the log needn't. */
export const QUIET: readonly string[] = ['track', 'skyline', 'dealt'];

export const plain = (log: TableEvent[]): TableEvent[] => log.filter((event) => !QUIET.includes(event.id));

export function tellers(event: TableEvent, box: Box | null): Part[] {
  const numbers = ['card', 'news', 'policy', 'role'].map((key) => event.args[key]).filter((one): one is number => typeof one === 'number');
  let parts: Part[] = [{ text: event.text }];
  for (const card of box ? numbers : []) parts = parts.flatMap((part) => (part.card ? [part] : split(part.text, box?.nameOf(card) ?? '', card)));
  return parts;
}

function split(text: string, name: string, card: number): Part[] {
  const at = name ? text.indexOf(name) : -1;
  if (at < 0) return [{ text }];
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  return [...(before ? [{ text: before }] : []), { text: name, card }, ...(after ? [{ text: after }] : [])];
}
