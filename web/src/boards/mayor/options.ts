// The options of a decision: which are offered as rows, and what each is called there, on the button and
// read aloud.
import { nameIn, t } from '../../lib/messages';
import type { LegalAction } from '../../lib/types';
import type { MayorChoice } from './choice.svelte';
import { numberOf, type Box } from './components';
import { rows, sums } from './preview';
import { endWords, eventSentences, squareName, sumWords, typeOf } from './speech';

const ORDER = ['buy', 'use', 'pass', 'waive'];
const SLIM_ORDER = ['buy', 'pass', 'waive', 'use']; // the short ones share a line

/**
 * The options in a row each; squares and wedges are chosen on the drawings. slim: on a phone; drawn: the
 * rondel can be seen, and steps be chosen there.
 */
export function options(choice: MayorChoice, slim: boolean, drawn: boolean): LegalAction[] {
  switch (choice.question) {
    case 'move':
      return slim && !drawn ? choice.actions : [];
    case 'walk':
      return choice.ends;
    case 'reward':
      return choice.groups.reward ?? [];
    case 'event':
      return choice.groups.event ?? [];
    case 'act':
      if (choice.rivals.length) return choice.rivals;
      return choice.building ? [] : (slim ? SLIM_ORDER : ORDER).flatMap((kind) => choice.groups[kind] ?? []);
    default:
      return [];
  }
}

/** What is asked, or what of it is held up. */
export function heading(choice: MayorChoice, box: Box): string {
  const { question, staged } = choice;
  if (!question) return t('mayor-standings');
  if (staged && choice.building)
    return t('mayor-if-place', {
      type: typeOf(Number(staged.tile), box),
      where: squareName(String(staged.square)),
    });
  if (staged?.kind === 'move') return t('mayor-if-move', { type: String(staged.type) });
  return t(`mayor-head-${question}`);
}

const free = (action: LegalAction): 'yes' | 'no' => (Number(action.cost) ? 'no' : 'yes');

/** What an option is called in its row. */
export function rowWords(action: LegalAction, box: Box, slim = false): string {
  switch (action.kind) {
    case 'move':
      return t(`type-${String(action.type)}`);
    case 'buy':
      return t(slim ? 'mayor-brief-buy' : 'mayor-do-buy', { type: String(action.type), free: free(action) });
    case 'use':
      return t('mayor-do-use', { amenity: box.nameOf(Number(action.tile)) });
    case 'place':
      return t('mayor-do-score');
    case 'claim':
      return t('mayor-do-claim', { amenity: box.nameOf(Number(action.amenity)) });
    case 'reward':
      return t('mayor-do-reward', { line: String(action.line) });
    case 'event':
      return nameIn(box.event(Number(action.tile))?.name ?? { en: '', de: '' });
    case 'citizen':
    case 'banker':
      return endWords(action, box);
    default:
      return t(`mayor-do-${action.kind}`);
  }
}

/** What the button says it does. */
export function buttonWords(action: LegalAction, box: Box): string {
  switch (action.kind) {
    case 'move':
      return t('mayor-go-move', { type: String(action.type) });
    case 'place':
      return t('mayor-go-place', { type: typeOf(Number(action.tile), box) });
    case 'claim':
      return t('mayor-go-claim', { amenity: box.nameOf(Number(action.amenity)) });
    case 'lay':
      return t('mayor-go-lay');
    case 'citizen':
    case 'banker':
      return t('mayor-go-walk', { piece: action.kind, number: numberOf(String(action.space)) });
    default:
      return rowWords(action, box);
  }
}

/** What the action held up brings oneself, as the button says it; nothing where the action itself says so. */
export function resultWords({ staged, own, question }: MayorChoice): string {
  if (!staged || !own || question === 'walk' || staged.kind === 'lay') return '';
  if (own.vp || own.gp) return sumWords(own.vp?.amount ?? 0, own.gp?.amount ?? 0);
  return staged.kind === 'move' ? t('mayor-free') : staged.kind === 'place' ? sumWords(0, 0) : '';
}

const EARNS = ['place', 'claim', 'pass', 'reward'];

/** What an option would really bring, once its preview is there; of what costs its price nothing is said. */
export function scoreWords(choice: MayorChoice, action: LegalAction, viewer: number): string {
  if (!EARNS.includes(action.kind)) return '';
  const sum = sums(choice.previewOf(action), viewer);
  if (!sum) return '';
  const none = !sum.vp && !sum.gp && action.kind === 'claim';
  return none ? '' : `${sumWords(sum.vp, sum.gp)}${sum.unsure ? '?' : ''}`;
}

/** What stands below an option's name: what an event does, where both pieces would be. */
export function noteWords(choice: MayorChoice, action: LegalAction, viewer: number, box: Box): string {
  const event = action.kind === 'event' ? box.event(Number(action.tile)) : undefined;
  if (event) return eventSentences(event).join(' ');
  return choice.ordered ? bothWords(choice, action, viewer) : '';
}

/** Where both pieces would stand, if this one went first. */
function bothWords(choice: MayorChoice, action: LegalAction, viewer: number): string {
  const [own] = rows(choice.previewOf(action), viewer, [viewer]);
  const parts = (
    [
      ['citizen', own?.vp],
      ['banker', own?.gp],
    ] as const
  ).flatMap(([piece, gain]) =>
    gain?.from != null && gain.to != null
      ? [t('mayor-from-to', { piece, from: gain.from, to: gain.to })]
      : [],
  );
  return parts.length > 1 ? parts.join(', ') : '';
}

/** A walk in full, for a chip that shows less. */
export function walkWords(choice: MayorChoice, action: LegalAction, viewer: number, box: Box): string {
  return [
    choice.ordered ? t(`mayor-first-${action.kind}`) : '',
    endWords(action, box),
    choice.ordered ? bothWords(choice, action, viewer) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The colours of the streets a walk leads through, each once. */
export function streetColours(action: LegalAction, box: Box): string[] {
  const path = Array.isArray(action.path) ? action.path.map(String) : [];
  return [...new Set(path.flatMap((space) => box.streetOf(space)?.colour ?? []))];
}
