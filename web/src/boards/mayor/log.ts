// Sentences of the log with the names of tiles, amenities and events in them found again, to be pointed at.
import { nameIn } from '../../lib/messages';
import type { TableEvent } from '../../lib/types';
import type { Box } from './components';
import type { Peeked } from './peek.svelte';

export interface Part {
  text: string;
  what?: Peeked;
}

const numbers = (value: unknown): number[] => [value].flat().filter((one): one is number => typeof one === 'number');

/** What an event names, by the words it has in the chosen language. */
function named({ args }: TableEvent, box: Box): [string, Peeked][] {
  const things = [...numbers(args.tile), ...numbers(args.amenity)].map((number): [string, Peeked] => [box.nameOf(number), { number }]);
  const events = [...numbers(args.event), ...numbers(args.events)].flatMap((number): [string, Peeked][] => {
    const event = box.event(number);
    return event ? [[nameIn(event.name), { event: number }]] : [];
  });
  return [...things, ...events].filter(([name]) => name !== '');
}

export function tellers(event: TableEvent, box: Box | null): Part[] {
  let parts: Part[] = [{ text: event.text }];
  for (const [name, what] of box ? named(event, box) : []) parts = parts.flatMap((part) => (part.what ? [part] : split(part.text, name, what)));
  return parts;
}

function split(text: string, name: string, what: Peeked): Part[] {
  const at = text.indexOf(name);
  if (at < 0) return [{ text }];
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  return [...(before ? [{ text: before }] : []), { text: name, what }, ...(after ? [{ text: after }] : [])];
}
