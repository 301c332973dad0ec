// The one sentence that says what to do now.
import { listed, t } from '../../lib/messages';
import type { Said } from '../../lib/prompt';
import type { MayorChoice } from './choice.svelte';
import type { Box } from './components';
import { rows } from './preview';
import { squareName, typeOf, whyWords } from './speech';
import type { MayorView } from './types';

type Part = Partial<Said> & Pick<Said, 'main'>;

const ICONS: Record<string, string> = {
  move: 'mayor-i-rondel',
  walk: 'mayor-i-walk',
  reward: 'i-vp',
  lay: 'mayor-i-amenity',
  event: 'mayor-i-event',
  act: 'i-hand',
};

export function said(view: MayorView, choice: MayorChoice, names: string[], box: Box): Said {
  const me = view.viewer === null ? undefined : view.seats[view.viewer];
  if (!choice.question || !me) return waited(view, names);
  const base = { icon: ICONS[choice.question] ?? 'i-hand', count: '', why: '', waiting: false };
  switch (choice.question) {
    case 'move':
      return {
        ...base,
        main: t('mayor-ask-move'),
        count: t('mayor-count-steps', { count: choice.actions.length }),
        why: t('mayor-note-move', { costs: listed(box.components.steps.slice(1).map(String)) }),
      };
    case 'walk':
      return { ...base, ...walk(view, choice) };
    case 'reward':
      return {
        ...base,
        main: t('mayor-ask-reward'),
        why: t('mayor-note-reward', { amenity: view.using === null ? '' : box.nameOf(view.using) }),
      };
    case 'lay':
      return {
        ...base,
        main: t('mayor-ask-lay', { amenity: box.nameOf(choice.tile ?? view.using ?? 0) }),
        count: t('mayor-count-squares', { count: choice.squares.size }),
        why: where(choice) || t('mayor-note-lay'),
      };
    case 'event':
      return { ...base, main: t('mayor-ask-event'), why: t('mayor-note-event') };
    default:
      return { ...base, ...act(view, choice, me.marker, box) };
  }
}

function waited(view: MayorView, names: string[]): Said {
  const others = view.to_act
    .filter((player) => player !== view.viewer && player >= 0)
    .map((player) => names[player] ?? '');
  const why =
    view.viewer === null
      ? t('watching')
      : view.walking && others.length
        ? t('mayor-note-walking', { name: others[0] ?? '' })
        : t('mayor-note-waiting', { name: names[view.active] ?? '', phase: view.phase });
  return {
    icon: 'i-eye',
    main: others.length ? t('waiting-for', { names: listed(others) }) : t('mayor-moment'),
    count: '',
    why,
    waiting: true,
  };
}

function where(choice: MayorChoice): string {
  return choice.staged && 'square' in choice.staged ? `${squareName(String(choice.staged.square))}.` : '';
}

/** What the square held matches: "Block B, top left: yellow, N, own piece." */
function matched(view: MayorView, choice: MayorChoice): string {
  if (!choice.staged || !('square' in choice.staged)) return '';
  const where = squareName(String(choice.staged.square));
  if (!choice.preview || choice.staged.kind === 'claim') return `${where}.`;
  const [own] = rows(choice.preview, view.viewer ?? 0, [view.viewer ?? 0]);
  return t('mayor-note-there', {
    where,
    why: own?.why.length ? whyWords(own.why) : t('mayor-no-match'),
  });
}

/** By how many spaces a piece moves, whichever way it is sent; 0 where that depends on the way. */
function distance(choice: MayorChoice, piece: string): number {
  const ways = choice.ends.filter(({ kind }) => kind === piece).map(({ path }) => path as string[]);
  const [first = 0, ...others] = new Set(ways.map(({ length }) => length));
  return others.length ? 0 : first;
}

/** The piece, and why it walks: "Your Banker moves back 6. Where to?" */
function walk(view: MayorView, choice: MayorChoice): Part {
  const walking = view.walking;
  const reason = walking ? t('mayor-walk-for', { for: walking.for }) : '';
  if (choice.ordered)
    return {
      main: t('mayor-ask-order'),
      why: [
        t('mayor-note-order', {
          vp: Math.abs(walking?.vp ?? 0),
          gp: Math.abs(walking?.gp ?? 0),
          back: (walking?.gp ?? 0) < 0 ? 'yes' : 'no',
        }),
        reason,
      ]
        .filter(Boolean)
        .join(' '),
    };
  const piece = choice.groups.banker ? 'banker' : 'citizen';
  const due = piece === 'banker' ? (walking?.gp ?? 0) : (walking?.vp ?? 0);
  return {
    main: t('mayor-ask-walk', { piece, amount: distance(choice, piece), back: due < 0 ? 'yes' : 'no' }),
    count: t('mayor-count-ends', { count: choice.ends.length }),
    why: reason,
  };
}

/** What can be done besides passing: "buy-place-use", or "none". */
function able(choice: MayorChoice): string {
  const { buy, use } = choice.groups;
  const kinds = [buy && 'buy', choice.spots.size && 'place', use && 'use'];
  return kinds.filter(Boolean).join('-') || 'none';
}

function act(view: MayorView, choice: MayorChoice, marker: string, box: Box): Part {
  const colour = box.line(marker as never)?.colour ?? 'rainbow';
  const final = view.phase === 'final';
  if (choice.tile !== null) {
    const type = typeOf(choice.tile, box);
    const id = view.using !== null ? 'mayor-ask-place-free' : 'mayor-ask-place';
    return {
      icon: 'i-pin',
      main: t(id, { type, colour }),
      count: t('mayor-count-squares', { count: choice.squares.size }),
      why: matched(view, choice) || t(final ? 'mayor-note-final' : 'mayor-note-place'),
    };
  }
  if (final) return { main: t('mayor-ask-final'), why: t('mayor-note-final') };
  if (view.using !== null)
    return {
      main: t('mayor-ask-use', { amenity: box.nameOf(view.using), can: able(choice) }),
      why: t('mayor-note-use'),
    };
  return {
    main: t('mayor-ask-act', { can: able(choice) }),
    why: t('mayor-note-act', { type: marker, colour }),
  };
}
