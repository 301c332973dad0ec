// Cards, effects, squares and places in words: for notes, prompts and screen readers.
import { has, listed, minus, nameIn, signed, t } from '../../lib/messages';
import type { Preview } from '../../lib/types';
import type { Box } from './components';
import { nameOf, type Cell } from './geometry';
import { pieceAt } from './lookup';
import { inOrder, lostBy, moves, used, type Move } from './preview';
import type { Amounts, CardInfo, Condition, Effect, SkylinesView, TileView, TrackName } from './types';

export const roman = (stage: number): string => ['', 'I', 'II', 'III'][stage] ?? '';
export const typeName = (type: string): string => t(`skylines-type-${type}`);
export const squareName = (square: string): string => square.toUpperCase();
export const squaresName = (squares: Cell[]): string =>
  squares.map((cell) => squareName(nameOf(cell))).join(' ');

/** Where a marker stands, and where it would go. */
export function trackWords(value: number, move: Move | undefined): string {
  return [minus(value), move && move.to !== value ? t('skylines-would-be', { to: minus(move.to) }) : '']
    .filter(Boolean)
    .join(', ');
}

export function lineName(line: string, box: Box): string {
  const track = box.track(line as TrackName);
  return track ? nameIn(track.name) : t('skylines-skyline');
}

/** "Water −1, Employment +1" */
export function amountsWords(amounts: Amounts, box: Box): string {
  return inOrder(amounts)
    .map(([track, amount]) => `${lineName(track, box)} ${signed(amount)}`)
    .join(', ');
}

export function conditionWords(condition: Condition, box: Box): string {
  const zones = (['residential', 'commercial', 'industrial'] as const).filter((zone) => condition[zone] > 0);
  const bound = condition.below !== null ? 'below' : condition.above !== null ? 'above' : 'equals';
  const parts = [
    condition.services.length
      ? t('skylines-if-services', { list: listed(condition.services.map(typeName)) })
      : '',
    ...zones.map((zone) => t('skylines-if-zones', { count: condition[zone], type: zone })),
    condition.track
      ? t('skylines-if-track', {
          track: lineName(condition.track, box),
          bound,
          amount: minus(condition[bound] ?? 0),
        })
      : '',
  ];
  return listed(parts.filter(Boolean));
}

const ofWords = (effect: Effect): string => listed((effect.of ?? []).map((type) => t(`skylines-of-${type}`)));

export function effectWords(effect: Effect, box: Box): string {
  const amount = effect.amount ?? 0;
  const args = {
    of: ofWords(effect),
    amount: Math.abs(amount),
    signed: signed(amount),
    track: effect.track ? lineName(effect.track, box) : '',
    way: amount < 0 ? 'less' : 'more',
    stage: roman(effect.stage ?? 0),
  };
  const id =
    effect.kind === 'ban' && effect.stage ? 'skylines-effect-ban-stage' : `skylines-effect-${effect.kind}`;
  return has(id) ? t(id, args) : '';
}

/** "Garden Cottages, Residential, Stage I." */
export function heading(card: CardInfo): string {
  return t(card.stage ? 'skylines-heading-stage' : 'skylines-heading', {
    name: nameIn(card.name),
    type: typeName(card.type),
    stage: roman(card.stage),
  });
}

/** What a card costs and brings, a sentence each. price: what it costs its owner now. */
export function sentences(card: CardInfo, box: Box, price: number | null = null): string[] {
  const reward = amountsWords(card.reward, box);
  const { money = 0, ...other } = card.cost;
  const amount = price ?? -money;
  const rest = amountsWords(other, box);
  const cost = [amount ? t('skylines-costs-money', { amount }) : '', rest].filter(Boolean).join(', ');
  const given = !reward
    ? ''
    : card.condition
      ? t('skylines-reward-if', { condition: conditionWords(card.condition, box), reward })
      : t('skylines-reward', { reward });
  return [
    cost ? t('skylines-costs', { cost }) : '',
    given,
    ...card.effects.map((effect) => effectWords(effect, box)),
    isService(card) ? t(card.stage === 1 ? 'skylines-reach-neighbours' : 'skylines-reach-district') : '',
  ].filter(Boolean);
}

const SERVICES = ['healthcare', 'education', 'transport', 'fire', 'police', 'parks'];
const isService = (card: CardInfo): boolean => SERVICES.includes(card.type);

export const cardWords = (card: CardInfo, box: Box, price: number | null = null): string =>
  [heading(card), ...sentences(card, box, price)].join(' ');

/** What lies on a square, and the district around it. */
export function squareWords(cell: Cell, box: Box, view: SkylinesView, water: boolean): string {
  const square = nameOf(cell);
  const tile = view.tiles.find((one) => one.squares.includes(square));
  const district = view.districts.find((one) => one.squares.includes(square));
  const piece = pieceAt(view, cell);
  if (piece && !piece.face_up)
    return t('skylines-square-down', { square: squareName(square), board: piece.board, cost: piece.cost });
  if (water || !district)
    return t('skylines-square-none', { square: squareName(square), water: water ? 'yes' : 'no' });
  const there = tile ? tileWords(tile, box) : t('skylines-empty');
  return [
    squareName(square),
    there,
    t('skylines-district', {
      size: district.squares.length,
      tiles: district.tiles,
      services: district.services.length,
      list: listed(district.services.map(typeName)),
    }),
  ].join(', ');
}

export function tileWords(tile: TileView, box: Box): string {
  const reach = tile.reach ? `, ${t(`skylines-reach-short-${tile.reach}`)}` : '';
  return `${box.nameOf(tile.card)}, ${typeName(tile.type)}${reach}`;
}

/** "Water 1 → 0, City treasury 9 → 10" */
export function movesWords(preview: Preview | undefined, box: Box): string {
  const lost = lostBy(preview);
  const parts = moves(preview).map((move) =>
    t('skylines-move', { line: lineName(move.line, box), from: minus(move.from), to: minus(move.to) }),
  );
  return [parts.join(', '), lost ? t('skylines-lost-warning', { cause: lost }) : '']
    .filter(Boolean)
    .join('. ');
}

/** A place held up: its squares and the services it uses. */
export function usedWords(squares: Cell[], preview: Preview | undefined): string {
  const services = used(preview).map(typeName);
  return [squaresName(squares), services.length ? t('skylines-uses', { list: listed(services) }) : '']
    .filter(Boolean)
    .join('; ');
}

/** The same with what it changes. */
export const placeWords = (squares: Cell[], preview: Preview | undefined, box: Box): string =>
  [usedWords(squares, preview), movesWords(preview, box)].filter(Boolean).join('; ');

/** "Showcase City": the line of the success table a score lies in. */
export function bandOf(score: number, box: Box): { name: string; success: boolean; number: number } {
  const row =
    [...box.components.success].reverse().find((one) => one.low <= score) ?? box.components.success[0];
  return { name: row ? nameIn(row.name) : '', success: row?.success ?? false, number: row?.number ?? 0 };
}
