// Which tiles brought a player something, read from the log, for lighting them up.
import type { TableEvent } from '../../lib/types';

/** What the placement on a square brought somebody; gold may have been paid for it. */
export interface Gain {
  square: string;
  vp: number;
  gp: number;
}

/**
 * What each placement brought a player, by themselves or beside their pieces, in the order of the log and as
 * far as it goes back: what their pieces then moved by, not what they were due.
 */
export function gainsOf(player: number, log: TableEvent[]): Gain[] {
  const found: Gain[] = [];
  let square: string | null = null;
  let gain: Gain | null = null;
  for (const { id, player: whose, args } of log) {
    if (id === 'placed') {
      square = String(args.square);
      gain = null;
    }
    if (square === null || whose !== player || id !== 'walked' || args.for !== 'placement') continue;
    if (!gain) found.push((gain = { square, vp: 0, gp: 0 }));
    gain.vp += Number(args.vp);
    gain.gp += Number(args.gp);
  }
  return found;
}

export const total = (gains: Gain[], of: 'vp' | 'gp'): number =>
  gains.reduce((sum, gain) => sum + gain[of], 0);
