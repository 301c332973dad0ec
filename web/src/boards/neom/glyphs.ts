// The line of signs on a tile's plate, from its data: when (arrow, two arrows, rays), for what (types,
// goods), how much.
import { goodSymbol, short, tierSymbol } from './components';
import type { Cost, Effect, Tier, TileInfo } from './types';

/** A sign of a given width in tile units: `use` names a symbol, `text` is written. `type` colors it. */
export interface Glyph {
  width: number;
  use?: string;
  text?: string;
  type?: string;
}

const sign = (use: string, width = 9): Glyph => ({ use, width });
const coin = sign('coin', 8.5);
const FIGURE = 9; // usual height of what is written
const word = (text: string): Glyph => ({ text, width: 1 + 4.6 * text.length });
/** As it is where letters have another height. */
const lettered = (glyph: Glyph, height: number): Glyph =>
  glyph.text ? { ...glyph, width: 1 + 4.6 * glyph.text.length * (height / FIGURE) } : glyph;
const gap: Glyph = { width: 3 };
const star = sign('i-vp', 8.5);

const typed = (type: string): Glyph => {
  if (type === 'polluting') return sign('i-smoke');
  if (type === 'power') return sign('i-power');
  return { use: `b-${short(type)}`, width: 9, type: short(type) };
};

const TIERS: readonly string[] = ['raw', 'processed', 'luxury'];
const group = (of: readonly string[] = []): Glyph[] =>
  of.map((each) => (TIERS.includes(each) ? sign(tierSymbol(each as Tier), 10) : typed(each)));

const PLACE: Record<string, Glyph[]> = {
  nearby: [sign('i-near')],
  served: [typed('residential'), sign('i-near'), word('2+')],
  elsewhere: [sign('i-dist')],
  edge: [sign('i-dist')],
  corner: [sign('i-dist')],
  printed_at_most_2: [typed('residential'), word('0–2'), word(':')],
  alike: [word('=')],
  largest_cluster: [sign('i-road')],
  road_squares: [sign('i-road'), word('□')],
  neighborhoods: [typed('residential'), sign('i-road')],
  neighborhoods_1: [word('1'), typed('residential')],
  neighborhoods_2: [word('2'), typed('residential')],
  neighborhoods_3_or_more: [word('3+'), typed('residential')],
  goods: group(TIERS), // any Good: one of each tier
  money: [coin],
  final_income: [sign('i-inc'), coin],
};

/** What stands between the types of a counter that joins them. */
const BETWEEN: Record<string, string> = { sets: '+', pairs: '+', within_two: '≤2' };

function counted(effect: Effect): Glyph[] {
  const place = effect.per ? (PLACE[effect.per] ?? []) : [];
  const of = group(effect.of);
  if (effect.per === 'goods' && of.length) return of;
  const between = effect.per ? BETWEEN[effect.per] : undefined;
  if (between) return of.flatMap((each, i) => (i ? [word(between), each] : [each]));
  return [...place, ...of];
}

const times = (amount: number | undefined): Glyph => word(amount === 0.5 ? '½' : String(amount ?? 1));

function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.kind) {
    case 'score': {
      const base = effect.base ? [word(`${effect.base}+`)] : [];
      const every = effect.every && effect.every > 1 ? [word(String(effect.every))] : [];
      return [...base, ...every, ...counted(effect), times(effect.vp), star];
    }
    case 'income':
      return [...counted(effect), sign('i-inc'), coin, times(effect.gain)];
    case 'placed':
      return [sign('i-now'), ...counted(effect), coin, times(effect.gain)];
    case 'tile_placed':
    case 'tile_joined':
      return [...group(effect.of), word(':'), coin, times(effect.gain)];
    case 'selected':
      return [sign('i-hand'), word(':'), coin, times(effect.gain)];
    case 'virtual':
      return (effect.tiers ?? []).map((tier) => sign(tierSymbol(tier), 10));
    case 'insurance':
      return [sign('b-dis'), word('½')];
    case 'protection':
      return [
        sign('i-near'),
        ...(effect.against ?? []).map((what) => sign(what === 'fire' ? 'i-shield' : 'i-police')),
      ];
    case 'exchange':
      return [sign('i-turn'), sign('i-corner')];
    case 'choose_good':
      return [sign(tierSymbol(effect.tier ?? 'processed'), 10), word('?')];
    default:
      return [];
  }
}

function incomeGlyphs(income: [number, number, number] | null): Glyph[] {
  const some = income?.filter((amount) => amount > 0) ?? [];
  if (!some.length) return [];
  const same = some.every((amount) => amount === some[0]);
  return [sign('i-inc'), coin, word(same ? String(some[0]) : some.join('/'))];
}

function spaced(parts: Glyph[][]): Glyph[] {
  return parts.filter((part) => part.length).flatMap((part, i) => (i ? [gap, ...part] : part));
}

/**
 * The effect line of a tile, in reading order. good: the one chosen for a factory that makes any; figure: how
 * high letters are.
 */
export function effectLine(tile: TileInfo, good: string | null = null, figure = FIGURE): Glyph[] {
  const made = good ? [good] : tile.produces;
  const line = spaced([
    tile.instant ? [sign('i-now'), coin, word(String(tile.instant))] : [],
    incomeGlyphs(tile.income),
    made.map((each) => sign(goodSymbol(each), 11)),
    ...(tile.effects ?? []).filter((effect) => !(good && effect.kind === 'choose_good')).map(effectGlyphs),
  ]);
  return line.map((glyph) => lettered(glyph, figure));
}

export function widthOf(glyphs: Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
}

/** The line in rows as wide as there is room, each ending where one effect does. */
export function rowsOf(line: Glyph[], room: number): Glyph[][] {
  const rows: Glyph[][] = line.length ? [[]] : [];
  for (const [i, glyph] of line.entries()) {
    const row = rows.at(-1) ?? [];
    const next = line.indexOf(gap, i + 1);
    const part = line.slice(i + 1, next < 0 ? undefined : next);
    if (glyph === gap && widthOf([...row, gap, ...part]) > room) rows.push([]);
    else row.push(glyph);
  }
  return rows;
}

/** What stands at the top left: money, then goods, then alternatives with a slash, then tiles needed. */
export interface Need {
  use?: string;
  coin?: number;
  slash?: boolean;
  count?: number;
  type?: string;
}

export function needs(cost: Cost): Need[] {
  const money: Need[] = cost.money ? [{ coin: cost.money }] : [];
  const goods: Need[] = (cost.goods ?? []).map((good) => ({ use: goodSymbol(good) }));
  const either = (cost.any_of ?? []).flatMap((one, i): Need[] => {
    const need: Need = typeof one === 'string' ? { use: goodSymbol(one) } : { coin: one.money };
    return i ? [{ slash: true }, need] : [need];
  });
  const tiles = Object.entries(cost.tiles ?? {}).map(([type, count]): Need => ({ count, type: short(type) }));
  return [...money, ...goods, ...either, ...tiles];
}

export function needWidth(need: Need): number {
  if (need.slash) return 5;
  return need.count ? 27 : 17;
}

/** The goods a tile shows when it is too small for a plate. */
export function shownGoods(tile: TileInfo, good: string | null): string[] {
  return good ? [good] : tile.produces;
}
