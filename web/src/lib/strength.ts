// How strong the bots are, as far as that was measured at a table like the one that is being set up.
import { t, tenths } from './messages';
import type { GameInfo, StrengthInfo } from './types';

/** The table that is being set up, as far as the strength of bots depends on it. */
export interface Setting {
  game: Pick<GameInfo, 'strengths'>;
  players: number;
  options: Readonly<Record<string, string>>;
}

/** What was measured of a level at such a table, with as many of its options as possible; null: nothing. */
export function strengthOf({ game, players, options }: Setting, level: string): StrengthInfo | null {
  const rows = game.strengths.filter(
    (row) =>
      row.level === level &&
      row.players === players &&
      Object.entries(row.options).every(([name, value]) => options[name] === value),
  );
  const named = (row: StrengthInfo): number => Object.keys(row.options).length;
  return rows.reduce<StrengthInfo | null>(
    (best, row) => (!best || named(row) > named(best) ? row : best),
    null,
  );
}

/** "three Steady" */
export const othersOf = ({ players, against }: StrengthInfo): string =>
  t('level-others', { count: players - 1, kind: against });

/** A share of ten games, or of a hundred where ten would not say it. */
export function outOf(share: number): { won: number; of: number } {
  const said = Math.abs(10 * share - Math.round(10 * share)) <= 0.2 && share >= 0.05 && share <= 0.95;
  const of = said ? 10 : 100;
  return { won: Math.round(share * of), of };
}

/** Why nothing was measured of a level: it may be the one that the others are compared with. */
export function unmeasured({ game, players }: Setting, level: string): string {
  const compared = game.strengths.some((row) => row.against === level && row.players === players);
  return t(compared ? 'level-compared' : 'level-unknown');
}

/** What was measured, in a sentence. */
export function strengthWords(row: StrengthInfo): string {
  if (row.share === null) return t('level-points', { points: tenths(row.points ?? 0, false) });
  const others = othersOf(row);
  if (row.share === 1) return t('level-won-all', { games: row.games, others });
  return t('level-wins', { ...outOf(row.share), others });
}

/** What a level is, how strong, and how long it thinks. */
export function levelWords(setting: Setting, level: string): string {
  const row = strengthOf(setting, level);
  const own = t('level-note', { kind: level });
  const parts = row ? [strengthWords(row)] : [own, unmeasured(setting, level)];
  return [...parts, own ? t('level-time', { kind: level }) : ''].filter(Boolean).join(' ');
}

/** What the chart of a table shows: each level with its result, on one axis. */
export interface Chart {
  rows: { level: string; row: StrengthInfo | null }[];
  low: number;
  high: number;
  /** What somebody wins who is as strong as the others; null where nobody is beaten. */
  par: number | null;
}

/** The chart, null where nothing was measured. */
export function chartOf(setting: Setting, levels: readonly string[]): Chart | null {
  const all = levels.map((level) => ({ level, row: strengthOf(setting, level) }));
  const points = all.some(({ row }) => row?.points != null);
  // results of both kinds share no axis: where somebody can be beaten, that counts
  const share = all.some(({ row }) => row?.share != null);
  if (!points && !share) return null;
  const rows = share ? all.map(({ level, row }) => ({ level, row: row?.share != null ? row : null })) : all;
  if (share) return { rows, low: 0, high: 1, par: 1 / setting.players };
  const ends = rows.flatMap(({ row }) => (row ? [row.low, row.high] : []));
  return { rows, low: Math.min(...ends), high: Math.max(...ends), par: null };
}

/** A value on the axis of a chart, in percent of its length. */
export const along = ({ low, high }: Chart, value: number): number =>
  (100 * (value - low)) / (high - low || 1);
