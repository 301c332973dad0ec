// What of Skylines' box is meant by the words looked for, in the parts in which it is shown, and what is said
// of each thing.
import { listed, nameIn, t, type Named } from '../../lib/messages';
import { matches, type Term } from '../../frame/rules/search';
import { cardsOf, type Box } from './components';
import { roman, sentences, typeName } from './speech';
import type { BoardInfo, CardInfo, Components, Spot, TrackInfo } from './types';

// What the table has no use for, and the box has.
interface TileRow {
  number: number;
  type: string;
  shape: string;
  count: number;
  name: Named;
}
interface ScenarioRow {
  id: string;
  name: Named;
  layout?: Spot[];
  parts?: string[];
  money?: number | null;
  source?: Record<string, string>;
}
export type BoxContents = Omit<Components, 'scenarios'> & { tiles?: TileRow[]; scenarios: ScenarioRow[] };

/** Cards of a stage, or of a kind that scenarios bring. */
export interface CardGroup {
  id: string;
  title: string;
  about: string;
  cards: CardInfo[];
}

export interface Found {
  groups: CardGroup[];
  tiles: TileRow[];
  boards: BoardInfo[];
  scenarios: ScenarioRow[];
  tracks: TrackInfo[];
  success: Components['success'];
}

const KINDS: readonly string[] = ['unique', 'role', 'policy', 'news'];
const STAGES = [1, 2, 3] as const;
const ZONES: readonly string[] = ['residential', 'commercial', 'industrial'];

// What is said of a thing

export const kindOf = (card: CardInfo): string =>
  `${typeName(card.type)}${card.stage ? `, ${t('skylines-stage', { stage: roman(card.stage) })}` : ''}`;
export const numberOf = ({ number }: CardInfo): string => t('skylines-box-number', { number });
/** What a card does, a sentence each; a figure stays with its track. */
export const told = (card: CardInfo, box: Box): string[] =>
  sentences(card, box).map((sentence) => sentence.replace(/ (?=[+\u2212]\d)/g, '\u00a0'));
export const boardText = ({ cost, land }: BoardInfo): string =>
  t('skylines-box-board', { cost, count: land.join('').replaceAll('~', '').length });
/** What a scenario is played with: its money, its map, and the parts of the box in it. */
export function scenarioText({ layout = [], parts = [], money = null }: ScenarioRow): string {
  const boards = listed(layout.map(({ board }) => board));
  const map = layout.length
    ? t('skylines-box-scenario', { money: money ?? 0, boards })
    : t('skylines-box-drawn');
  const named = listed(parts.map((part) => t(`skylines-part-${part}`)));
  return parts.length ? t('skylines-box-with', { map, parts: named }) : map;
}
/** The scores of a row of the table of results: up to the next row's. */
export function scores(row: { low: number }, success: { low: number }[]): string {
  const next = success[success.indexOf(row) + 1];
  if (row.low < 0) return t('skylines-below', { amount: '0' });
  return next ? `${row.low}\u2013${next.low - 1}` : `${row.low}+`;
}

// What is meant

function groupsOf(contents: BoxContents, meant: (title: string, card: CardInfo) => boolean): CardGroup[] {
  const cards = [...cardsOf(contents).values()];
  const group = (id: string, title: string, about: string, of: (card: CardInfo) => boolean): CardGroup => ({
    id,
    title,
    about,
    cards: cards.filter((card) => of(card) && meant(title, card)),
  });
  return [
    ...STAGES.map((stage) =>
      group(
        `box-stage-${stage}`,
        t('skylines-box-cards', { stage: roman(stage) }),
        '',
        (card) => card.stage === stage && !KINDS.includes(card.type),
      ),
    ),
    ...KINDS.map((kind) =>
      group(
        `box-${kind}`,
        t(`skylines-box-${kind}`),
        t(`skylines-box-${kind}-does`),
        (card) => card.type === kind,
      ),
    ),
  ].filter(({ cards: some }) => some.length);
}

/** What holds all of the words; without any it is all of the box. */
export function find(contents: BoxContents, box: Box, terms: readonly Term[]): Found {
  const hits = (...texts: string[]): boolean => matches(terms, texts.join(' '));
  return {
    groups: groupsOf(contents, (title, card) =>
      hits(title, nameIn(card.name), kindOf(card), numberOf(card), ...sentences(card, box)),
    ),
    tiles: (contents.tiles ?? []).filter(
      ({ type, name }) => ZONES.includes(type) && hits(t('skylines-box-tiles'), nameIn(name)),
    ),
    boards: contents.boards.filter((board) =>
      hits(t('skylines-box-boards'), t('skylines-board', { board: board.id }), boardText(board)),
    ),
    scenarios: contents.scenarios.filter((row) =>
      hits(t('skylines-box-scenarios'), nameIn(row.name), scenarioText(row)),
    ),
    tracks: contents.tracks.filter(
      ({ id, name }) => id !== 'money' && hits(t('skylines-administration'), nameIn(name)),
    ),
    success: contents.success.filter(({ name }) => hits(t('skylines-end-table'), nameIn(name))),
  };
}

/** The parts of the box in which something was found, to go to. */
export function partsOf(found: Found): { id: string; title: string }[] {
  const part = (some: unknown[], id: string, title: string): { id: string; title: string }[] =>
    some.length ? [{ id, title: t(title) }] : [];
  return [
    ...found.groups,
    ...part(found.tiles, 'box-tiles', 'skylines-box-tiles'),
    ...part(found.boards, 'box-boards', 'skylines-box-boards'),
    ...part(found.scenarios, 'box-scenarios', 'skylines-box-scenarios'),
    ...part(found.tracks, 'box-tracks', 'skylines-administration'),
    ...part(found.success, 'box-results', 'skylines-end-table'),
  ];
}
