// The one sentence that says what to do now.
import { fitting } from '../../lib/buttons';
import { listed, minus, nameIn, t } from '../../lib/messages';
import type { Said } from '../../lib/prompt';
import type { LegalAction } from '../../lib/types';
import type { SkylinesChoice } from './choice.svelte';
import type { Box } from './components';
import { byLine } from './preview';
import { movesWords, roman, squaresName, typeName, usedWords } from './speech';
import type { SkylinesView } from './types';

type Part = Partial<Said> & Pick<Said, 'main'>;

const ICONS: Record<string, string> = {
  act: 'i-hand',
  tile: 'i-dist',
  place: 'i-pin',
  draw: 'i-hand',
  swap: 'sky-i-exchange',
  keep: 'sky-i-role',
  develop: 'i-dist',
  lay: 'i-dist',
};

/** taps: whether a tile is only put down by its square, and built by a button. */
export function said(
  view: SkylinesView,
  choice: SkylinesChoice,
  names: string[],
  box: Box,
  refused: string,
  taps = false,
): Said {
  if (!choice.question) return waited(view, names, box);
  return {
    icon: ICONS[choice.placing ? 'place' : choice.question] ?? 'i-hand',
    count: '',
    why: '',
    waiting: false,
    ...asked(view, choice, box, refused, taps),
  };
}

function waited(view: SkylinesView, names: string[], box: Box): Said {
  const others = view.to_act.filter((player) => player >= 0).map((player) => names[player] ?? '');
  const doing = view.playing
    ? t('skylines-plays-now', { name: names[view.active] ?? '', card: box.nameOf(view.playing.card) })
    : t('skylines-doing', { phase: view.phase });
  return {
    icon: 'i-eye',
    main: others.length ? t('waiting-for', { names: listed(others) }) : t('skylines-moment'),
    count: '',
    why: [doing, view.viewer === null ? t('watching') : ''].filter(Boolean).join(' '),
    waiting: true,
  };
}

function asked(view: SkylinesView, choice: SkylinesChoice, box: Box, refused: string, taps: boolean): Part {
  switch (choice.question) {
    case 'act':
      return choice.placing ? place(choice, box, refused, taps) : act(view, choice, box);
    case 'tile':
      return {
        main: t('skylines-ask-tile', { type: typeOfPlaying(view, box) }),
        count: t('skylines-count-shapes', { count: choice.actions.length }),
        why: stagedWords(choice, box) || t('skylines-why-tile'),
      };
    case 'place':
      return place(choice, box, refused, taps);
    case 'draw':
      return {
        main: t('skylines-ask-draw', {
          reason: view.drawing.reason,
          from: choice.groups.take ? (choice.groups.draw ? 'both' : 'pile') : 'stacks',
        }),
        why: choice.staged ? '' : t('skylines-why-draw', { reason: view.drawing.reason }),
      };
    case 'swap':
      return swap(view, choice);
    case 'keep':
      return { main: t('skylines-ask-keep'), why: t('skylines-why-keep', { players: view.players }) };
    case 'develop':
      return {
        main: t(
          view.milestone === 0 || !view.tiles.length ? 'skylines-ask-develop-first' : 'skylines-ask-develop',
        ),
        count: t('skylines-count-pieces', { count: choice.actions.length }),
        why: stagedWords(choice, box) || t('skylines-why-develop'),
      };
    default:
      return {
        main: t('skylines-ask-lay'),
        count: t('skylines-count-places', { count: choice.slots.length }),
        why: t('skylines-why-lay'),
      };
  }
}

/** With all stacks empty the next turn is the end of the Milestone, whatever the districts lack. */
export const isForced = (view: SkylinesView): boolean => view.stacks.every((left) => left === 0);
/** Whether the end of this Milestone is the end of the game. */
export const endsGame = (view: SkylinesView): boolean => view.last_milestone || isForced(view);

const typeOfPlaying = (view: SkylinesView, box: Box): string =>
  view.playing ? typeName(box.card(view.playing.card).type) : '';

function stagedWords(choice: SkylinesChoice, box: Box): string {
  return choice.staged ? movesWords(choice.preview, box) : '';
}

function swap(view: SkylinesView, choice: SkylinesChoice): Part {
  const can = choice.groups.swap ? 'yes' : 'no';
  const price = view.seats[view.viewer ?? 0]?.swap_price ?? 1;
  const offer = choice.groups.swap ? t('skylines-why-swap', { price }) : '';
  const { due } = view.drawing;
  return {
    main: t('skylines-ask-swap', { can }),
    why: due ? t('skylines-swapped', { count: due }) : offer,
  };
}

/** Of playing and exchanging a card what can be done, else "end". */
function able({ groups }: SkylinesChoice): string {
  const kinds = [groups.play && 'play', groups.exchange && 'exchange'];
  return kinds.filter(Boolean).join('-') || 'end';
}

function act(view: SkylinesView, choice: SkylinesChoice, box: Box): Part {
  const staged = choice.staged;
  const can = able(choice);
  if (staged?.kind === 'end')
    return {
      icon: 'sky-i-flag',
      main: t('skylines-ask-end', { last: endsGame(view) ? 'yes' : 'no' }),
      why: endWords(choice, box),
    };
  if (staged?.card)
    return {
      main: t(`skylines-ask-${staged.kind}`, { card: box.nameOf(Number(staged.card)) }),
      why: movesWords(choice.preview, box),
    };
  if (can === 'end')
    return {
      icon: 'sky-i-flag',
      main: t('skylines-ask-act', { can }),
      why: t('skylines-why-only-end', { forced: isForced(view) ? 'yes' : 'no' }),
    };
  return {
    main: t('skylines-ask-act', { can }),
    why: t('skylines-why-act', { players: view.players, end: choice.groups.end ? 'yes' : 'no' }),
  };
}

/** "Happiness 6 → 5; overall 12 → 17; 1 paid for employment" */
export function endWords(choice: SkylinesChoice, box: Box): string {
  const end = choice.groups.end?.[0];
  return end ? movesWords(choice.previewOf(end), box) : '';
}

function place(choice: SkylinesChoice, box: Box, refused: string, taps: boolean): Part {
  const card = choice.playing ? box.card(choice.playing.card) : null;
  const put = choice.put;
  const why = put
    ? put.action
      ? usedWords(put.squares, choice.previewOf(put.action))
      : `${squaresName(put.squares)}: ${refused || t('skylines-not-legal')}`
    : t(taps ? 'skylines-why-place-tap' : 'skylines-why-place');
  return {
    main: t('skylines-ask-place', { card: card ? nameIn(card.name) : '' }),
    count: t('skylines-count-places', { count: choice.legal.length }),
    why,
  };
}

/** What the confirming button says. */
export const going = (action: LegalAction, box: Box): string =>
  fitting(verb(action, box), () => t(`skylines-go-${action.kind}`));

/** What a choice is called. */
export function verb(action: LegalAction, box: Box): string {
  const card = Number(action.card ?? 0);
  const policy = card > 0 && box.card(card).type === 'policy';
  return t(`skylines-do-${action.kind}`, {
    card: card ? box.nameOf(card) : '',
    stage: roman(Number(action.stage ?? 0)),
    board: String(action.board ?? ''),
    policy: policy ? 'yes' : 'no',
  });
}

/** Beside the verb where it ends a Milestone: what the skyline comes to; of a game that is lost nothing. */
export function sumOf(action: LegalAction, choice: SkylinesChoice): string {
  const move = byLine(choice.previewOf(action)).get('skyline');
  return action.kind === 'end' && move && !choice.loses ? minus(move.to) : '';
}
