// Sentences of the log with the names of tiles, amenities and events in them found again, to be pointed at.
import { nameIn } from '../../lib/messages';
import type { TableEvent } from '../../lib/types';
import { partsOf, type Part } from '../../frame/table/told';
import type { Box } from './components';
import type { Peeked } from './peek.svelte';

const numbers = (value: unknown): number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number');

/** What an event names, by the words it has in the chosen language. */
function named({ args }: TableEvent, box: Box): [string, Peeked][] {
  const things = [...numbers(args.tile), ...numbers(args.amenity)].map((number): [string, Peeked] => [
    box.nameOf(number),
    { number },
  ]);
  const events = [...numbers(args.event), ...numbers(args.events)].flatMap((number): [string, Peeked][] => {
    const event = box.event(number);
    return event ? [[nameIn(event.name), { event: number }]] : [];
  });
  return [...things, ...events];
}

export const tellers = (event: TableEvent, box: Box | null): Part<Peeked>[] =>
  partsOf(event.text, box ? named(event, box) : []);
