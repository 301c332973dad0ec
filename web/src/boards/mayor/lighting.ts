// Which tiles brought a player something, read from the log, for lighting them up.
import type { TableEvent } from '../../lib/types';

/** What the placement on a square scored for somebody; gold may have been paid for it. */
export interface Gain {
  square: string;
  vp: number;
  gp: number;
}

const SCORED = ['scored', 'scored-beside'];

/**
 * What each placement scored for a player, by themselves or beside their pieces, in the order of the log and
 * as far as it goes back.
 */
export function gainsOf(player: number, log: TableEvent[]): Gain[] {
  const found: Gain[] = [];
  let square: string | null = null;
  for (const { id, player: whose, args } of log) {
    if (id === 'placed') square = String(args.square);
    if (square === null || whose !== player || !SCORED.includes(id)) continue;
    const [vp, gp] = [Number(args.vp), Number(args.gp)];
    if (vp || gp) found.push({ square, vp, gp });
  }
  return found;
}

export const total = (gains: Gain[], of: 'vp' | 'gp'): number =>
  gains.reduce((sum, gain) => sum + gain[of], 0);
