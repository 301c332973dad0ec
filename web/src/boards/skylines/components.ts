// The box's contents, fetched once a page, and looked up by number, letter and shape.
import { api } from '../../lib/api';
import { nameIn } from '../../lib/messages';
import { orientations, type Cell } from './geometry';
import type { BoardInfo, CardInfo, Components, Condition, ShapeInfo, TrackInfo, TrackName } from './types';

export interface Box {
  components: Components;
  card(number: number): CardInfo;
  board(letter: string): BoardInfo | undefined;
  shape(id: string): ShapeInfo | undefined;
  /** Every way a shape may be turned and flipped, in the order of the server's `form`. */
  forms(shape: string): Cell[][];
  track(id: TrackName): TrackInfo | undefined;
  nameOf(card: number): string;
}

const NO_CONDITION: Condition = {
  services: [],
  residential: 0,
  commercial: 0,
  industrial: 0,
  track: null,
  below: null,
  above: null,
  equals: null,
};
const whole = (condition: Partial<Condition> | null): Condition | null =>
  condition ? { ...NO_CONDITION, ...condition } : null;

/** All cards of the box in one form. */
export function cardsOf(components: Components): Map<number, CardInfo> {
  const blank = { stage: 0, shape: null, cost: {}, condition: null, reward: {}, effects: [], printed: false };
  const { cards, uniques, roles, policies, news } = components;
  const all: CardInfo[] = [
    ...cards.map((card) => ({
      ...blank,
      ...card,
      condition: whole(card.condition),
      printed: card.source?.cost === 'printed',
    })),
    ...uniques.map((card) => ({ ...blank, ...card, type: 'unique' as const })),
    ...roles.map((card) => ({ ...blank, ...card, type: 'role' as const })),
    ...policies.map((card) => ({
      ...blank,
      ...card,
      type: 'policy' as const,
      condition: whole(card.condition),
    })),
    ...news.map((card) => ({ ...blank, ...card, type: 'news' as const })),
  ];
  return new Map(all.map((card) => [card.number, card]));
}

export function open(components: Components): Box {
  const cards = cardsOf(components);
  const boards = new Map(components.boards.map((board) => [board.id, board]));
  const shapes = new Map(components.shapes.map((shape) => [shape.id, shape]));
  const tracks = new Map(components.tracks.map((track) => [track.id, track]));
  const forms = new Map(components.shapes.map((shape) => [shape.id, orientations(shape.cells)]));
  const unknown = (number: number): CardInfo => ({
    number,
    type: 'news',
    stage: 0,
    name: { en: String(number), de: String(number) },
    shape: null,
    cost: {},
    condition: null,
    reward: {},
    effects: [],
    printed: false,
  });
  const card = (number: number): CardInfo => cards.get(number) ?? unknown(number);
  return {
    components,
    card,
    board: (letter) => boards.get(letter),
    shape: (id) => shapes.get(id),
    forms: (id) => forms.get(id) ?? [],
    track: (id) => tracks.get(id),
    nameOf: (number) => nameIn(card(number).name),
  };
}

let fetched: Promise<Box> | null = null;

export function box(): Promise<Box> {
  fetched ??= api.components<Components>('skylines').then(open);
  fetched.catch(() => (fetched = null));
  return fetched;
}
