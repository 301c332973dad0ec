// A preview by player: what each would score, why, and where their pieces would stand.
import type { Preview, PreviewChange } from '../../lib/types';
import type { GainArgs, PieceName } from './types';

export interface Gain {
  amount: number;
  from: number | null;
  to: number | null;
  pushed: boolean;
  lost: boolean; // some of the gold that was due: a Banker stops before 50
  later: boolean; // where it ends depends on a choice still to come
  unsure: boolean; // and so does the amount
}

export interface Row {
  player: number;
  times: number;
  why: string[];
  rainbow: number; // what the rainbow costs before the count
  vp: Gain | null;
  gp: Gain | null;
}

/** A change as this game sends it, with the numbers on the board. */
/** Whether nothing happens to a player; oneself is told of always. */
export const isIdle = ({ player, vp, gp }: Row, viewer: number): boolean => player !== viewer && !vp && !gp;

export type Change = PreviewChange & { args: GainArgs };

export type Line = 'vp' | 'gp';
export const PIECE: Record<Line, PieceName> = { vp: 'citizen', gp: 'banker' };

/** A row for each of the players asked for, in their order. */
export function rows(preview: Preview | undefined, viewer: number, players: number[]): Row[] {
  return players.map((player) => {
    const changes = ((preview?.changes ?? []) as Change[]).filter(
      (change) => (change.player ?? viewer) === player,
    );
    const told = changes.find((change) => !isRainbow(change) && change.args.why?.length)?.args;
    const rainbow = changes.filter(isRainbow).reduce((sum, change) => sum + change.amount, 0);
    return {
      player,
      times: told?.times ?? 0,
      why: told?.why ?? [],
      rainbow,
      vp: gain(changes, 'vp'),
      gp: gain(changes, 'gp'),
    };
  });
}

const isRainbow = (change: Change): boolean => change.args.why?.includes('rainbow') ?? false;

function gain(changes: Change[], line: Line): Gain | null {
  const own = changes.filter((change) => change.line === line);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return null;
  return {
    amount: own.reduce((sum, change) => sum + change.amount, 0),
    from: first.args.from ?? null,
    to: last.args.to ?? null,
    pushed: own.some((change) => !!change.args.pushed),
    lost: own.some((change) => !!change.args.lost),
    later: own.some((change) => change.conditional),
    unsure: own.some((change) => !!change.args.varies),
  };
}

export interface Sums {
  vp: number;
  gp: number;
  unsure: boolean;
}

/** What the asker would gain; null while the preview is not there. */
export function sums(preview: Preview | undefined, viewer: number): Sums | null {
  if (!preview) return null;
  const [own] = rows(preview, viewer, [viewer]);
  return {
    vp: own?.vp?.amount ?? 0,
    gp: own?.gp?.amount ?? 0,
    unsure: !!own?.vp?.unsure || !!own?.gp?.unsure,
  };
}
