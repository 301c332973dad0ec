// What stands under a tile in hand, in a few words: where it brings the most, or why it can't be placed.
import { has, nameIn, signed, t } from '../../lib/messages';
import type { Box } from './components';
import { priceOf, type Outlook } from './foresight';
import { oneOf } from './speech';

const SEAM = /(?<=s)(?=gebäude)/; // where a long German word may be divided under a narrow tile

export function bestWords({ best, bestAt }: Outlook): string {
  const [first] = bestAt;
  if (best === null || first === undefined) return '';
  return t('neom-foot-best', { space: first.toUpperCase(), more: bestAt.length - 1 });
}

/** All of it in a sentence, for who can't see it. */
export function outlookWords(outlook: Outlook): string {
  if (outlook.barred) return outlook.barred.text;
  const price = priceOf(outlook.costs);
  const sum = outlook.best ?? 0;
  const points = t('neom-points', { sum, delta: signed(sum) });
  return t('neom-foot-spoken', { price, points, where: bestWords(outlook) });
}

/** A word or two; the server's own sentence where there are none. */
export function lockWords({ rule, args, text }: NonNullable<Outlook['barred']>, box: Box): string {
  const id = `neom-lock-${rule}`;
  if (!has(id)) return text;
  const goods = [args.goods ?? []].flat().map((good) => nameIn(box.good(String(good)).name));
  const good = typeof args.good === 'string' ? nameIn(box.good(args.good).name) : '';
  return t(id, {
    goods: oneOf(goods),
    good,
    type: typeof args.type === 'string' ? t(`neom-type-${args.type}`).replace(SEAM, '\u00ad') : '',
    amount: Number(args.amount ?? 0),
    money: Number(args.money ?? 0),
  });
}
