// The shapes of a zone's tiles: those that fit somewhere first.
import type { LegalAction } from '../../lib/types';
import type { SkylinesChoice } from './choice.svelte';
import type { Box } from './components';
import type { SkylinesView } from './types';

export interface Shape {
  shape: string;
  count: number; // how many tiles are left
  action: LegalAction | undefined; // what takes it, where it fits
}

export function shapesOf(view: SkylinesView, choice: SkylinesChoice, box: Box): Shape[] {
  if (!choice.playing) return [];
  const { type } = box.card(choice.playing.card);
  const legal = new Map(choice.tiles.map((action) => [String(action.shape), action]));
  return Object.entries(view.supply[type] ?? {})
    .map(([shape, count]) => ({ shape, count, action: legal.get(shape) }))
    .sort((a, b) => Number(!a.action) - Number(!b.action));
}
