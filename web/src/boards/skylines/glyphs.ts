// Types and tracks in pictures: colour class, icon, the buildings that stand on a tile.
import type { TypeName } from './types';

const CLASSES: Record<string, string> = {
  residential: 't-res',
  commercial: 't-com',
  industrial: 't-ind',
  power: 't-rso',
  water: 't-rso',
  garbage: 't-rso',
  unique: 't-dis',
};
const SERVICES: readonly string[] = ['healthcare', 'education', 'transport', 'fire', 'police', 'parks'];
const UTILITIES: readonly string[] = ['power', 'water', 'garbage'];

/** The class that gives a drawing its colours; cards without a tile have none. */
export const classOf = (type: string): string =>
  CLASSES[type] ?? (SERVICES.includes(type) ? 't-pub' : 't-none');
/** The short name of its pattern. */
export const patternOf = (type: string): string => `pt-${classOf(type).slice(2)}`;
export const isService = (type: string): boolean => SERVICES.includes(type);
/** Services and utilities bear a round sign. */
export const hasSign = (type: string): boolean => isService(type) || UTILITIES.includes(type);

const ICONS: Record<string, string> = {
  residential: 'b-res',
  commercial: 'b-com',
  industrial: 'b-ind',
  power: 'i-power',
  water: 'i-water',
  garbage: 'i-trash',
  healthcare: 'i-health',
  education: 'i-edu',
  transport: 'i-bus',
  fire: 'i-fire',
  police: 'i-police',
  parks: 'i-park',
  unique: 'i-vp',
  policy: 'sky-i-policy',
  news: 'sky-i-news',
  role: 'sky-i-role',
  zone: 'i-dist',
  utility: 'i-power',
  service: 'i-health',
  happiness: 'i-smile',
  employment: 'i-work',
  pollution: 'i-smoke',
  traffic: 'i-traffic',
  crime: 'i-crime',
  money: 'coin',
  skyline: 'sky-i-skyline',
};
export const iconOf = (name: string): string => ICONS[name] ?? 'i-dist';

const HOMES = [
  'building-house',
  'building-town',
  'building-rows',
  'building-colonial',
  'building-flats',
  'building-bungalow',
  'building-tiny',
  'building-ranch',
  'building-cabins',
  'building-prefab',
  'building-bricks',
  'building-mansion',
];
const SHOPS = [
  'building-shop',
  'building-tall-shop',
  'building-market',
  'building-mixed',
  'building-office',
  'building-cars',
  'building-gas',
];
const WORKS = ['building-factory', 'building-foundry', 'building-kiln', 'building-depot', 'building-plant'];
const OWN: Partial<Record<TypeName, Partial<Record<number, string[]>>>> = {
  power: {
    1: ['building-turbines'],
    2: ['building-plant', 'building-well'],
    3: ['building-plant', 'building-depot'],
  },
  water: { 1: ['sky-tower'], 2: ['sky-tower', 'sky-basin'], 3: ['building-dam', 'sky-basin'] },
  garbage: { 1: ['sky-heap'], 2: ['sky-heap', 'building-depot'], 3: ['building-kiln', 'sky-heap'] },
  healthcare: {
    1: ['sky-clinic'],
    2: ['building-hospital', 'sky-clinic'],
    3: ['building-hospital', 'building-office'],
  },
  education: {
    1: ['sky-school'],
    2: ['sky-school', 'building-campus'],
    3: ['building-campus', 'building-civic'],
  },
  transport: { 1: ['sky-stop'], 2: ['sky-stop', 'building-parking'], 3: ['sky-station', 'sky-stop'] },
  fire: { 1: ['building-fire'], 2: ['building-fire'], 3: ['building-fire', 'building-depot'] },
  police: { 1: ['building-police'], 2: ['building-police'], 3: ['building-police', 'building-prison'] },
  parks: {
    1: ['building-parkb'],
    2: ['building-parkb', 'building-forest'],
    3: ['building-parkb', 'building-forest', 'sky-playground'],
  },
};
const UNIQUE: Partial<Record<number, string[]>> = {
  76: ['sky-opera', 'building-parkb'],
  77: ['building-stadium', 'building-parkb', 'building-parking'],
  78: ['building-civic', 'building-office'],
  79: ['sky-station', 'sky-stop'],
  80: ['sky-hall', 'building-office'],
  81: ['building-mixed', 'building-market', 'building-parking'],
  82: ['sky-station', 'building-office', 'sky-stop'],
  83: ['sky-cathedral', 'building-parkb', 'building-colonial'],
  84: ['building-campus', 'sky-school'],
  85: ['building-turbines'],
};

/** The building on the n-th square of a tile: the same card always looks the same, its neighbours differ. */
export function buildingOf(type: TypeName, card: number, stage: number, index: number): string {
  const pick = (list: readonly string[], from: number): string =>
    list[from % list.length] ?? 'building-house';
  if (type === 'residential') return pick(HOMES, card * 5 + index * (3 + (card % 2) * 2));
  if (type === 'commercial') return pick(SHOPS, card * 3 + index * 2);
  if (type === 'industrial') return pick(WORKS, card * 2 + index);
  if (type === 'unique') return pick(UNIQUE[card] ?? ['building-civic'], index);
  return pick(OWN[type]?.[stage] ?? ['building-civic'], index);
}
