// What a replay of NEOM tells in its headlines and marks on its chart.
import { has, t } from '../../lib/messages';
import type { Choice, Tale } from '../../lib/tales';
import { box, type Box } from './components';
import { goodName, tileName } from './decision';

const TILED = new Set(['keep', 'select', 'place', 'give', 'take']);
const SPACED = new Set(['at', 'sacrifice']);

/** "Tarik chose B2 for Natural Gas"; "" where that can't be told. */
export function choiceWords({ action, name, later }: Choice, box: Box): string {
  const [, kind = '', what = ''] = action.split(' ');
  const id = `neom-chose-${kind}`;
  const tile = TILED.has(kind) ? what : later?.args.tile;
  if (!has(id) || (tile === undefined && ['at', 'sell'].includes(kind))) return '';
  return t(id, {
    name,
    tile: tileName(tile, box),
    good: goodName(what, box),
    space: SPACED.has(kind) ? what.toUpperCase() : '',
  });
}

let opened: Box | null = null;

export const TALE: Tale = {
  veiled: {
    'kept-secretly': ['cornerstones'],
    chosen: ['selected'],
    planned: ['placed', 'replaced', 'sold'],
    answered: ['sacrificed', 'paid-penalty'],
  },
  deeds: [
    'placed',
    'replaced',
    'disaster',
    'sacrificed',
    'paid-penalty',
    'sold',
    'kept',
    'selected',
    'income',
  ],
  marked: ['disaster', 'disaster-prevented'],
  settling: ['income', 'score'],
  first: 'placed',
  open: async () => (opened = await box()),
  chosen: (choice) => (opened ? choiceWords(choice, opened) : ''),
};
