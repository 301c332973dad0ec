// What an action would change, out of its preview: markers, money, services used.
import type { Preview, PreviewChange } from '../../lib/types';
import type { Amounts, CardInfo, TrackName, TypeName } from './types';

export interface Move {
  line: string; // a track, or "skyline"
  from: number;
  to: number;
  amount: number;
}

const ORDER = [
  'skyline',
  'money',
  'happiness',
  'power',
  'water',
  'garbage',
  'employment',
  'pollution',
  'traffic',
  'crime',
];
export const NUISANCES: readonly string[] = ['pollution', 'traffic', 'crime'];

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function moves(preview: Preview | undefined): Move[] {
  const found = (preview?.changes ?? []).filter((change) => ORDER.includes(change.line));
  return found
    .map((change) => ({
      line: change.line,
      amount: change.amount,
      from: number(change.args.from),
      to: number(change.args.to),
    }))
    .sort((a, b) => ORDER.indexOf(a.line) - ORDER.indexOf(b.line));
}

export const byLine = (preview: Preview | undefined): Map<string, Move> =>
  new Map(moves(preview).map((move) => [move.line, move]));

/** Why the game would be lost, null where it goes on. */
export function lostBy(preview: Preview | undefined): string | null {
  const change = preview?.changes.find((one) => one.line === 'lost');
  return change ? String(change.args.cause ?? '') : null;
}

const listOf = (change: PreviewChange | undefined): TypeName[] =>
  Array.isArray(change?.args.services) ? (change.args.services as TypeName[]) : [];

/** The services a zone would use. */
export const used = (preview: Preview | undefined): TypeName[] => listOf(preview?.changes[0]);

/** Whether a card's reward is given; null where the preview doesn't say. */
export function rewarded(preview: Preview | undefined): boolean | null {
  const told = preview?.changes[0]?.args.rewarded;
  return typeof told === 'number' || typeof told === 'boolean' ? !!told : null;
}

/** Good for the city, bad, or just different. */
export function tone(line: string, amount: number): 'gain' | 'loss' | '' {
  if (!amount || line === 'employment') return '';
  return amount > 0 === !NUISANCES.includes(line) ? 'gain' : 'loss';
}

/** Amounts in the order of the board. */
export function inOrder(amounts: Amounts): [TrackName, number][] {
  return (Object.entries(amounts) as [TrackName, number][])
    .filter(([, amount]) => amount)
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

export const depends = (card: CardInfo): boolean =>
  card.condition !== null && Object.keys(card.reward).length > 0;
