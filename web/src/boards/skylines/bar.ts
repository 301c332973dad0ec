// Where the shapes of a zone stand: in the lower left corner of the map, beside the tab that stands there.
import type { Box } from './aside';
import { RIM } from './camera';
import { fingers } from '../../lib/fingers.svelte';
import type { View } from './view.svelte';

const LOW = 88; // pixels below the city in which they have room over all of the map's width
const MOST = 8; // shapes of a zone

/** Pixels that each of them takes, and the frame around all with the edge below. */
const each = (): { width: number; height: number; around: number } =>
  fingers.touch ? { width: 48, height: 44, around: 3 } : { width: 50, height: 28, around: 8 };

/** Pixels from the corner that are free of the city, or else of what enlarges it. */
export function freeOf({ frame, cell, high, width, window, berth, zoomed, fitted }: View): number {
  const beside = frame.left * cell - window.left - RIM.left - 12;
  const low = berth.below > 0 || high - fitted.edge.top - cell * (frame.bottom - frame.top) >= LOW;
  return low || beside < each().width ? width - zoomed.width - 10 : beside;
}

/** Their box so far from the corner of a part of the sheet, in pixels; null where there is no room for it. */
export function barAt(
  shift: number,
  free: number,
  { left, bottom }: { left: number; bottom: number },
): Box | null {
  const one = each();
  const width = Math.min(MOST * one.width, free);
  if (shift && shift + width > free) return null;
  const height = one.around + one.height * Math.ceil(MOST / Math.floor(width / one.width));
  return { x: left + shift, y: bottom - height, width, height };
}
