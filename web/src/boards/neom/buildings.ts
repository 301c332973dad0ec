// Which drawing stands on which tile: by number where it matters, else by type. Pictures only.
import type { TileInfo } from './types';

const BY_NUMBER: Record<number, string> = {
  // Generation I
  1: 'flats', 2: 'colonial', 3: 'shacks', 4: 'town', 5: 'ranch', 6: 'shop', 7: 'shop', 8: 'market', 9: 'shop', 10: 'gas',
  11: 'factory', 12: 'foundry', 13: 'foundry', 14: 'kiln', 15: 'plant', 16: 'plant', 17: 'fire', 18: 'well', 19: 'quarry', 20: 'forest',
  21: 'mine', 22: 'mine', 23: 'well', 24: 'flood', 25: 'tiny', 26: 'tiny', 27: 'market', 28: 'gas', 29: 'foundry', 30: 'kiln',
  31: 'office', 32: 'turbines', 33: 'rows', 34: 'town', 35: 'tall-shop', 36: 'market', 37: 'factory', 38: 'fire', 39: 'forest', 40: 'mine',
  // Generation II
  41: 'cabins', 42: 'house', 43: 'flats', 44: 'bungalow', 45: 'prefab', 46: 'bank', 47: 'tall-shop', 48: 'tall-shop', 49: 'shop', 50: 'market',
  51: 'foundry', 52: 'factory', 53: 'foundry', 54: 'kiln', 55: 'factory', 56: 'fire', 57: 'police', 58: 'plant', 59: 'office', 60: 'bank',
  61: 'mine', 62: 'quarry', 63: 'well', 64: 'burning', 65: 'rows', 66: 'flats', 67: 'shop', 68: 'factory', 69: 'foundry', 70: 'fire',
  71: 'police', 72: 'quarry', 73: 'cabins', 74: 'prefab', 75: 'bank', 76: 'market', 77: 'factory', 78: 'kiln', 79: 'plant', 80: 'forest',
  // Generation III
  81: 'colonial', 82: 'bricks', 83: 'hospital', 84: 'prefab', 85: 'tower', 86: 'mixed', 87: 'mixed', 88: 'cars', 89: 'shop', 90: 'tall-shop',
  91: 'shop', 92: 'market', 93: 'market', 94: 'bank', 95: 'office', 96: 'factory', 97: 'kiln', 98: 'factory', 99: 'factory', 100: 'foundry',
  101: 'plant', 102: 'police', 103: 'depot', 104: 'crime', 105: 'market', 106: 'shop', 107: 'market', 108: 'factory', 109: 'kiln', 110: 'factory',
  111: 'office', 112: 'stadium', 113: 'castle', 114: 'mansion', 115: 'cars', 116: 'shop', 117: 'tall-shop', 118: 'hospital', 119: 'police', 120: 'plant',
  // Cornerstones
  121: 'casino', 122: 'market', 123: 'tall-shop', 124: 'civic', 125: 'civic', 126: 'parkb', 127: 'office', 128: 'campus', 129: 'office', 130: 'prison',
  131: 'parking', 132: 'depot', 133: 'civic', 134: 'depot', 135: 'tower', 136: 'tall-shop', 137: 'factory', 138: 'office', 139: 'fire', 140: 'office',
  141: 'civic', 142: 'civic', 143: 'office', 144: 'dam', 145: 'forest', 146: 'office', 147: 'plant', 148: 'bank', 149: 'bank', 150: 'civic',
};

const BY_TYPE = {
  residential: 'house',
  commercial: 'shop',
  industrial: 'factory',
  public: 'civic',
  resource: 'mine',
  disaster: 'flood',
} as const;

/** The name of the drawing, a symbol `building-…` of art.svg. */
export function building(tile: TileInfo): string {
  if (tile.number === 0) return 'centre';
  const byName = named(tile.name.en);
  return byName ?? BY_NUMBER[tile.number] ?? BY_TYPE[tile.types[0] ?? 'resource'];
}

// An edition may number its tiles anew; a few names say by themselves what stands there.
const NAMES: [RegExp, string][] = [
  [/park$/i, 'parkb'],
  [/quarry|limestone/i, 'quarry'],
  [/forest|swamp/i, 'forest'],
  [/hydro/i, 'dam'],
  [/windmill/i, 'turbines'],
  [/prison/i, 'prison'],
  [/stadium/i, 'stadium'],
  [/university/i, 'campus'],
  [/parking/i, 'parking'],
  [/metro|depot|warehouse/i, 'depot'],
  [/hospital/i, 'hospital'],
  [/casino/i, 'casino'],
];

function named(name: string): string | null {
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Roofs of homes vary, so that a street of them is no row of twins. */
export function roof(tile: TileInfo): string {
  return tile.types[0] === 'residential' ? `roof${(tile.number * 7) % 4}` : '';
}
