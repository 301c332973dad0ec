// Tiles, squares, spaces and walks in words: for prompts, notes and screen readers.
import { listed, nameIn, signed, t } from '../../lib/messages';
import type { LegalAction } from '../../lib/types';
import { numberOf, parts, type Box } from './components';
import type { EventInfo, LineInfo, MayorView, TypeName } from './types';

/** "Bank: yellow, North, inner" */
export function tileWords(number: number, box: Box): string {
  const tile = box.tile(number);
  if (!tile) return box.nameOf(number);
  const icons = tile.icons.length
    ? parts(tile.icons).map(({ type, times }) =>
        times > 1 ? `${times}× ${t(`type-${type}`)}` : t(`type-${type}`),
      )
    : [
        t(`colour-${tile.colour}`),
        t(`mayor-region-${tile.region}`),
        t(tile.section === 'o' ? 'mayor-inner' : 'mayor-outer'),
      ];
  return `${nameIn(tile.name)}: ${icons.join(', ')}`;
}

/** What a line's tiles bring a match. */
export function linePays(line: LineInfo | undefined): string {
  if (!line) return '';
  return t(line.vp || line.gp ? 'mayor-pays' : 'mayor-pays-park', {
    vp: line.vp,
    gp: Math.abs(line.gp),
    kind: line.gp < 0 ? 'cost' : line.vp && line.gp ? 'both' : line.vp ? 'vp' : 'gp',
  });
}

/** What an event does, a sentence each; none for the Festival. */
export function eventSentences(event: EventInfo): string[] {
  const types = (names: string[]): string => listed(names.map((name) => t(`plural-${name}`)));
  const dearer = Object.entries(event.surcharge);
  const amounts = [...new Set(dearer.map(([, amount]) => amount))];
  const sentences = [
    event.closed.length
      ? t('mayor-event-closed', { colours: listed(event.closed.map((colour) => t(`colour-${colour}`))) })
      : '',
    ...amounts.map((amount) => {
      const same = dearer.filter(([, other]) => other === amount).map(([type]) => type);
      return t('mayor-event-surcharge', { types: types(same), kinds: same.length, amount });
    }),
    event.barred.length ? t('mayor-event-barred', { types: types(event.barred) }) : '',
  ].filter(Boolean);
  return sentences.length ? sentences : [t('mayor-event-none')];
}

/** "Block B, top left" */
export function squareName(square: string): string {
  return t('mayor-square', { block: square.charAt(0).toUpperCase(), corner: Number(square.charAt(1)) });
}

/** A square with what lies beside it and on it. */
export function squareWords(square: string, box: Box, view: MayorView): string {
  const info = box.square(square);
  if (!info) return square;
  const built = view.board.tiles.find((one) => one.square === square);
  const colours = [...new Set(info.streets.map((id) => box.street(id)?.colour ?? ''))].filter(Boolean);
  const beside = colours.length
    ? t('mayor-beside', { colours: listed(colours.map((colour) => t(`colour-${colour}`))) })
    : info.beside
      ? t('mayor-beside-end', { end: info.beside })
      : '';
  const here = built ? tileWords(built.tile, box) : t('mayor-empty');
  const amenity = view.board.amenities.includes(info.block) ? t('mayor-amenity-lies') : '';
  return [
    squareName(square),
    t(`mayor-region-${info.region}`),
    t(info.section === 'o' ? 'mayor-inner' : 'mayor-outer'),
    beside,
    here,
    amenity,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "15, green street" */
export function spaceName(space: string, box: Box): string {
  const street = box.streetOf(space);
  return [
    String(numberOf(space)),
    street
      ? t('mayor-street', { colour: street.colour })
      : t(numberOf(space) % 4 === 1 ? 'mayor-corner' : 'mayor-end'),
  ].join(', ');
}

export function spaceWords(space: string, box: Box, view: MayorView, names: string[]): string {
  const here = view.seats.flatMap((seat) =>
    (['citizen', 'banker'] as const)
      .filter((piece) => seat[piece].space === space)
      .map((piece) => t('mayor-piece-of', { piece, name: names[seat.player] ?? '' })),
  );
  return [spaceName(space, box), ...here].join(', ');
}

/** Where a walk ends and through which streets it goes. */
export function endWords(action: LegalAction, box: Box): string {
  const path = Array.isArray(action.path) ? action.path.map(String) : [];
  const streets = [
    ...new Set(path.map((space) => box.streetOf(space)?.colour).filter((colour) => colour !== undefined)),
  ];
  const args = {
    piece: action.kind,
    number: numberOf(String(action.space)),
    through: listed(streets.map((colour) => t(`colour-${colour}`))),
    streets: streets.length,
  };
  return [t('mayor-end-at', args), action.pushed ? t('mayor-pushed-on') : ''].filter(Boolean).join(', ');
}

/** Why something is scored or paid, and how it is called. */
export interface Reason {
  id: string;
  text: string;
}

const WORDS: Record<string, string> = { '+': 'outer', o: 'inner', piece: 'own', beside: 'piece' };

/** Each reason once, with how often it holds: "2× Shop" */
export function reasons(why: string[]): Reason[] {
  return [...new Set(why)].map((id) => {
    const times = why.filter((other) => other === id).length;
    const word = t(`mayor-why-${WORDS[id] ?? id}`);
    return { id, text: times > 1 ? `${times}× ${word}` : word };
  });
}

/** Why something scored: "yellow, N, own piece" */
export const whyWords = (why: string[]): string =>
  reasons(why)
    .map(({ text }) => text)
    .join(', ');

/** "+3 vp, +6 gp" */
export function sumWords(vp: number, gp: number): string {
  const parts = [
    vp ? t('mayor-vp', { amount: signed(vp) }) : '',
    gp ? t('mayor-gp', { amount: signed(gp) }) : '',
  ].filter(Boolean);
  return parts.length ? parts.join(' ') : t('mayor-nothing');
}

export const typeOf = (tile: number, box: Box): TypeName | 'amenity' => box.tile(tile)?.type ?? 'amenity';
