// What the server tells of tiles that may yet be placed in this turn, sorted for the board.
import { t } from '../../lib/messages';
import type { Foreseen, Preview } from '../../lib/types';

export type Lines = Record<string, number>;

/** Of one tile: why it can't be placed, or what it costs, and what it brings on each space. */
export interface Outlook {
  barred: Foreseen['barred'];
  costs: Foreseen['costs'];
  /** By space, the lines of the score that change. */
  spaces: ReadonlyMap<string, Lines>;
  /** What it brings at best; null where it can't be placed. */
  best: number | null;
  /** Where it brings that. */
  bestAt: string[];
  /** A later choice may change what it brings. */
  open: boolean;
}

/** What several things cost together. */
export const priceOf = (costs: readonly { amount: number }[]): number =>
  costs.reduce((all, { amount }) => all + amount, 0);

export const sum = (lines: Lines): number => Object.values(lines).reduce((all, one) => all + one, 0);

export function outlook({ barred, costs, lines, open }: Foreseen): Outlook {
  const spaces = new Map(
    Object.entries(lines).map(([action, changed]) => [action.split(' ').at(-1) ?? '', changed]),
  );
  const sums = [...spaces].map(([space, changed]) => ({ space, sum: sum(changed) }));
  const best = sums.length ? Math.max(...sums.map((one) => one.sum)) : null;
  const bestAt = sums.filter((one) => one.sum === best).map((one) => one.space);
  return { barred, costs, spaces, best, bestAt, open };
}

/** Whether it can only be sold; a Disaster is another matter. */
export const locked = (outlook: Outlook | undefined): boolean => !!outlook?.barred && !strikes(outlook);

export const strikes = ({ barred }: Outlook): boolean => barred?.rule === 'disaster-no-action';

/** By tile, of all that may be placed. */
export function outlooks(foreseen: readonly Foreseen[]): Map<number, Outlook> {
  const placings = foreseen.filter(({ action }) => action.kind === 'place');
  return new Map(placings.map((one) => [Number(one.action.tile), outlook(one)]));
}

/** As a preview of the tile on a space, or anywhere. */
export function previewAt({ costs, spaces, open }: Outlook, space: string | null): Preview {
  const lines = (space && spaces.get(space)) || {};
  const changes = Object.entries(lines).map(([line, amount]) => ({
    line,
    amount,
    conditional: open,
    player: null,
    args: {},
    text: t(`neom-line-${line}`),
  }));
  return { costs, changes };
}
