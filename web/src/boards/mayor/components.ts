// The box's contents, fetched once a page, and looked up by number and by place.
import { api } from '../../lib/api';
import { nameIn } from '../../lib/messages';
import type {
  AmenityInfo,
  Components,
  EventInfo,
  LineInfo,
  SquareInfo,
  StreetInfo,
  TileInfo,
  TypeName,
} from './types';

export interface Box {
  components: Components;
  tile(number: number): TileInfo | undefined;
  amenity(number: number): AmenityInfo | undefined;
  event(number: number): EventInfo | undefined;
  line(type: TypeName): LineInfo | undefined;
  square(square: string): SquareInfo | undefined;
  street(id: string): StreetInfo | undefined;
  /** The street a space lies on; corners and the two ends lie on none. */
  streetOf(space: string): StreetInfo | undefined;
  /** What lies in front of somebody or on a square: a tile or an amenity, in the chosen language. */
  nameOf(number: number): string;
}

let fetched: Promise<Box> | null = null;

export function open(components: Components): Box {
  const tiles = new Map(components.tiles.map((tile) => [tile.number, tile]));
  const amenities = new Map(components.amenities.map((amenity) => [amenity.number, amenity]));
  const events = new Map(components.events.map((event) => [event.number, event]));
  const lines = new Map(components.lines.map((line) => [line.type, line]));
  const squares = new Map(components.board.squares.map((square) => [square.square, square]));
  const streets = new Map(components.board.streets.map((street) => [street.id, street]));
  const streetAt = new Map(
    components.board.streets.flatMap((street) => street.spaces.map((space) => [space, street])),
  );
  const nameOf = (number: number): string => {
    const found = tiles.get(number) ?? amenities.get(number);
    return found ? nameIn(found.name) : String(number);
  };
  return {
    components,
    tile: (number) => tiles.get(number),
    amenity: (number) => amenities.get(number),
    event: (number) => events.get(number),
    line: (type) => lines.get(type),
    square: (square) => squares.get(square),
    street: (id) => streets.get(id),
    streetOf: (space) => streetAt.get(space),
    nameOf,
  };
}

export function box(): Promise<Box> {
  fetched ??= api.components<Components>('mayor').then(open);
  fetched.catch(() => (fetched = null));
  return fetched;
}

/** The letter of a street colour in tokens and patterns: --sr and #st-r are red. */
export const short = (colour: string): string => colour.charAt(0);

/** The number on a space: "15b" is 15. */
export const numberOf = (space: string): number => Number.parseInt(space, 10);

/** A park's icons, each type once with how often it counts. */
export function parts(icons: TypeName[]): { type: TypeName; times: number }[] {
  return [...new Set(icons)].map((type) => ({ type, times: icons.filter((icon) => icon === type).length }));
}
