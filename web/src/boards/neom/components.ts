// The box's contents, fetched once a page, and looked up by number.
import { api } from '../../lib/api';
import { t } from '../../lib/messages';
import { CENTRE } from './spaces';
import type { Components, GoodInfo, SeatView, Tier, TileInfo, TypeName } from './types';

export interface Box {
  tile(number: number): TileInfo;
  good(id: string): GoodInfo;
  tier(id: string): Tier;
  components: Components;
}

let fetched: Promise<Box> | null = null;

export function open(components: Components): Box {
  const tiles = new Map(components.tiles.map((tile) => [tile.number, tile]));
  const goods = new Map(components.goods.map((good) => [good.id, good]));
  const tile = (number: number): TileInfo => tiles.get(number) ?? unknown(number);
  const good = (id: string): GoodInfo => goods.get(id) ?? { id, tier: 'raw', name: { en: id, de: id } };
  return { tile, good, tier: (id) => good(id).tier, components };
}

export function box(): Promise<Box> {
  fetched ??= api.components<Components>('neom').then(open);
  fetched.catch(() => (fetched = null));
  return fetched;
}

/** Drawn for a number the components don't list, so that the table stays readable. */
function unknown(number: number): TileInfo {
  return bare({ number, name: { en: `No. ${number}`, de: `Nr. ${number}` } });
}

function bare(known: Partial<TileInfo>): TileInfo {
  return {
    number: 0,
    name: { en: '', de: '' },
    generation: 'I',
    players: null,
    types: ['resource'],
    polluting: false,
    power: false,
    vp: 0,
    cost: {},
    produces: [],
    instant: 0,
    income: [0, 0, 0],
    roads: '',
    source: {},
    ...known,
  };
}

/**
 * The City Center as if it were a tile: it is printed on the board, with roads on all sides and a Raw Good.
 */
export function centre(good: string, name: string): TileInfo {
  return bare({ name: { en: name, de: name }, produces: [good], roads: 'NESW' });
}

/** A tile where it lies, with the Good it makes there. */
export interface LaidTile {
  space: string;
  tile: TileInfo;
  good: string | null;
}

/** All that lies in a city: its tiles, and the City Center while nothing covers it. */
export function tilesOf(seat: SeatView, box: Box): LaidTile[] {
  const laid = seat.city.map(({ space, number, good }) => ({ space, tile: box.tile(number), good }));
  if (seat.centre_covered) return laid;
  return [{ space: CENTRE, tile: centre(seat.centre, t('neom-city-center')), good: null }, ...laid];
}

const SHORT: Record<TypeName, string> = {
  residential: 'res',
  commercial: 'com',
  industrial: 'ind',
  public: 'pub',
  resource: 'rso',
  disaster: 'dis',
};

/** The short name of a type in tokens, icons and patterns; a set of several ("polluting") has none. */
export function short(type: string): string {
  return SHORT[type as TypeName] ?? 'rso';
}

export function goodSymbol(id: string): string {
  return `g-${id.replaceAll('_', '')}`;
}

export function tierSymbol(tier: Tier): string {
  return { raw: 'g-raw', processed: 'g-proc', luxury: 'g-lux' }[tier];
}
