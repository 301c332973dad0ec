// What the choices in NEOM are called, and which of them are chosen in a list.
import type { Grouped } from '../../lib/actions';
import { fitting } from '../../lib/buttons';
import { has, nameIn, t } from '../../lib/messages';
import type { LegalAction } from '../../lib/types';
import type { Box } from './components';

export const tileName = (number: unknown, box: Box): string => nameIn(box.tile(Number(number)).name);

/** Why a tile can't be placed, and which rule keeps it. */
export interface Reason {
  tile: number;
  text: string;
  rule: string | null;
}

/** What a refusal says after the tile's name, which stands before it; German puts the name in quotes. */
export function afterName(text: string, name: string): string {
  const head = [name, `„${name}“`].find((one) => text.startsWith(one));
  return head === undefined ? ` – ${text}` : text.slice(head.length);
}

/** What is said of several tiles alike, once: their names, the words after them, and the rule. */
export interface Said {
  names: string[];
  rest: string;
  rule: string | null;
}

export function together(reasons: readonly Reason[], name: (tile: number) => string): Said[] {
  const said: Said[] = [];
  for (const { tile, text, rule } of reasons) {
    const rest = afterName(text, name(tile));
    const same = rest.startsWith(' –')
      ? said.find((one) => one.rest === rest && one.rule === rule)
      : undefined;
    if (same) same.names.push(name(tile));
    else said.push({ names: [name(tile)], rest, rule });
  }
  return said;
}
export const goodName = (good: unknown, box: Box): string => nameIn(box.good(String(good)).name);

/** Where a Good comes from: another player, the supply, one's own city. */
export function fromWords(action: LegalAction, names: string[]): string {
  const from = String(action.from ?? '');
  const seat = /^P(\d+)$/.exec(from);
  if (seat) return t('neom-from-player', { name: names[Number(seat[1]) - 1] ?? from });
  const id = `neom-from-${from.replaceAll(' ', '-')}`;
  return has(id) ? t(id) : from;
}

/** What a choice is called among the others. */
export function verb(action: LegalAction, box: Box, names: string[]): string {
  const { kind } = action;
  switch (kind) {
    case 'keep':
    case 'select':
    case 'place':
    case 'give':
    case 'take':
      return t(`neom-do-${kind}`, { tile: tileName(action.tile, box) });
    case 'at':
    case 'sacrifice':
      return t(`neom-do-${kind}`, { space: String(action.space).toUpperCase() });
    case 'source':
      return t('neom-do-source', { good: goodName(action.good, box), from: fromWords(action, names) });
    case 'make':
      return t('neom-do-make', { good: goodName(action.good, box) });
    case 'pay':
      return t('neom-do-pay', { amount: Number(action.amount ?? 0) });
    default:
      return t(`neom-do-${kind}`);
  }
}

/** What is said of a tile together with its choice: the space it is meant for, or that it is to be sold. */
export interface Meant {
  space?: string | null;
  sold?: boolean;
}

/** And on the button that makes it, with what comes after. */
export function going(
  action: LegalAction,
  box: Box,
  names: string[],
  { space = null, sold = false }: Meant = {},
): string {
  const there = { space: space?.toUpperCase() ?? '' };
  if (action.kind === 'select' && sold) return t('neom-select-to-sell');
  if (action.kind === 'select' && space) return t('neom-select-for', there);
  if (action.kind === 'place') return space ? t('neom-place-on', there) : t('neom-go-place');
  return fitting(verb(action, box, names), () => t(`neom-go-${action.kind}`));
}

/** What it costs, or brings where a tile is sold. */
export function priceOf({ price, amount }: LegalAction): number | null {
  if (typeof price === 'number') return price;
  return typeof amount === 'number' ? amount : null;
}

/** The choices to list: those that are made neither in the hand nor in the city. */
export function listed(kind: string | null, groups: Grouped): LegalAction[] {
  const { source = [], make = [], take = [], give = [], done = [], pay = [] } = groups;
  switch (kind) {
    case 'source':
      return [...source].sort((a, b) => Number(a.price) - Number(b.price));
    case 'make':
      return make;
    case 'give':
    case 'take':
    case 'done':
      return [...take, ...give, ...done];
    case 'pay':
    case 'sacrifice':
      return pay;
    default:
      return [];
  }
}
