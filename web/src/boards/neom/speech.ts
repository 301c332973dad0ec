// Tiles and spaces in words: for screen readers, and for the note that explains a tile.
import { has, listed, nameIn, t } from '../../lib/messages';
import { settings, type Lang } from '../../lib/settings.svelte';
import type { Box } from './components';
import type { Cost, Effect, TileInfo } from './types';

const SIDES: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export function typeWords(tile: TileInfo): string {
  return tile.types.map((type) => t(`neom-type-${type}`)).join(' / ');
}

const goodName = (box: Box, id: string): string => nameIn(box.good(id).name);
const money = (amount: number): string => t('neom-money', { amount });

const unions: Partial<Record<Lang, Intl.ListFormat>> = {};

/** "Coal, Oil or Wood" */
export function oneOf(words: string[]): string {
  const lang = settings.lang;
  return (unions[lang] ??= new Intl.ListFormat(lang, { type: 'disjunction' })).format(words);
}

export function costWords(cost: Cost, box: Box): string | null {
  const parts: string[] = [];
  if (cost.money) parts.push(money(cost.money));
  for (const good of cost.goods ?? []) parts.push(goodName(box, good));
  const either = (cost.any_of ?? []).map((one) =>
    typeof one === 'string' ? goodName(box, one) : money(one.money),
  );
  if (either.length) parts.push(oneOf(either));
  for (const [type, count] of Object.entries(cost.tiles ?? {}))
    parts.push(t('neom-needs-tiles', { count, type: t(`neom-type-${type}`) }));
  return parts.length ? t('neom-needs', { list: listed(parts) }) : null;
}

const TIERS: readonly string[] = ['raw', 'processed', 'luxury'];

/** A type of tile, or one Good of a tier: "Residential", "Raw Good". */
const kindName = (kind: string): string => t(TIERS.includes(kind) ? `neom-one-${kind}` : `neom-type-${kind}`);

/** What an effect counts, and how many of it at a time. */
function perWords(effect: Effect): string {
  if (!effect.per) return '';
  const kinds = (effect.of ?? []).map(kindName);
  const counter = effect.per === 'goods' && kinds.length ? 'goods_of' : effect.per;
  const [first = '', second = ''] = kinds;
  return t(`neom-per-${counter}`, {
    of: listed(kinds),
    any: oneOf(kinds),
    first,
    second,
    every: effect.every ?? 1,
  });
}

/** What tells the words of an effect from those of others of its kind. */
function variantOf({ kind, base, against }: Effect): string {
  if (kind === 'score' && base) return '-base';
  return against?.includes('fire') ? '-fire' : ''; // only from Fire a Department protects itself
}

function effectWords(effect: Effect): string | null {
  if (effect.kind === 'disaster') return t(`neom-effect-${effect.name ?? 'flood'}`);
  const args = {
    vp: effect.vp ?? 0,
    gain: effect.gain ?? 0,
    base: effect.base ?? 0,
    per: perWords(effect),
    any: oneOf((effect.of ?? []).map(kindName)),
    against: listed((effect.against ?? []).map((what) => t(`neom-against-${what}`))),
    tiers: oneOf((effect.tiers ?? (effect.tier ? [effect.tier] : [])).map(kindName)),
  };
  const id = `neom-effect-${effect.kind}${variantOf(effect)}`;
  return has(id) ? t(id, args) : null;
}

function incomeWords(income: TileInfo['income']): string | null {
  const some = income?.filter((amount) => amount > 0) ?? [];
  if (!some.length) return null;
  const same = some.every((amount) => amount === some[0]);
  return same
    ? t('neom-income', { amount: some[0] ?? 0 })
    : t('neom-income-rising', { amounts: some.join(', ') });
}

/** Those that lead everywhere are named together: that is short. */
function roadWords(roads: string): string {
  if (Object.keys(SIDES).every((side) => roads.includes(side))) return t('neom-roads-all');
  return t('neom-roads', { list: listed([...roads].map((side) => t(`neom-side-${SIDES[side]}`))) });
}

/** What a tile needs and does, a sentence each. */
export function sentences(tile: TileInfo, box: Box, good: string | null = null): string[] {
  const made = good ? [good] : tile.produces;
  return [
    costWords(tile.cost, box),
    tile.instant ? t('neom-instant', { amount: tile.instant }) : null,
    incomeWords(tile.income),
    made.length ? t('neom-produces', { list: listed(made.map((each) => goodName(box, each))) }) : null,
    ...(tile.effects ?? []).map(effectWords),
    tile.power ? t('neom-gives-power') : null,
    tile.roads ? roadWords(tile.roads) : null,
  ].filter((sentence): sentence is string => sentence !== null);
}

/** "Glassblower, Industrial, polluting." */
export function heading(tile: TileInfo): string {
  const vp = tile.vp === null ? t('neom-vp-varies') : tile.vp ? t('neom-vp', { vp: tile.vp }) : null;
  const parts = [nameIn(tile.name), typeWords(tile), tile.polluting ? t('neom-polluting') : null, vp];
  return `${parts.filter(Boolean).join(', ')}.`;
}

export function tileWords(tile: TileInfo, box: Box, good: string | null = null): string {
  return [heading(tile), ...sentences(tile, box, good)].join(' ');
}
