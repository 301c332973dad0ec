// The one sentence that says what to do now.
import { listed, nameIn, t } from '../../lib/messages';
import type { Said } from '../../lib/prompt';
import type { LegalAction } from '../../lib/types';
import type { NeomChoice } from './choice.svelte';
import type { Box } from './components';
import { costWords, oneOf } from './speech';
import type { NeomView, SeatView } from './types';

const ICONS: Record<string, string> = {
  keep: 'i-corner',
  select: 'i-hand',
  at: 'i-pin',
  source: 'i-link',
  make: 'b-ind',
  take: 'i-turn',
  give: 'i-turn',
  pay: 'b-dis',
  sacrifice: 'b-dis',
  place: 'i-pin',
  sell: 'i-pin',
  done: 'i-check',
};

/** For whom one waits: bots choose once the last person has, and are waited for by nobody. */
function waited(view: NeomView, names: string[], kinds: readonly string[]): string {
  const others = view.to_act
    .filter((player) => player !== view.viewer && (kinds[player] ?? 'person') === 'person')
    .map((player) => names[player] ?? '');
  return others.length ? t('waiting-for', { names: listed(others) }) : '';
}

function counted(choice: NeomChoice, me: SeatView): string {
  const spaces = choice.groups.at;
  if (!spaces) return '';
  const taken = new Set([...me.city.map((laid) => laid.space), ...(me.centre_covered ? [] : ['c3'])]);
  const replacing = spaces.filter((action) => taken.has(String(action.space))).length;
  return t('neom-count-spaces', { open: spaces.length - replacing, replacing });
}

/** What is told of those who wait: where all choose at once they have chosen, unless nothing was asked. */
function idle(view: NeomView, me: SeatView): string {
  const { phase, players, disaster } = view;
  if (['draft', 'select', 'act'].includes(phase)) {
    if (!view.to_act.length) return '';
    if (players === 2) return t('neom-done-turns');
    if (phase === 'act' && disaster?.by === me.player) return t('neom-done-act-disaster');
  }
  return t(`neom-done-${phase}`);
}

/** What the selected tile, and Cornerstones, can be placed: "both", "own", "stone" or "none". */
function placeable(actions: LegalAction[], me: SeatView): string {
  const own = actions.some((action) => action.tile === me.selected);
  const stone = actions.some((action) => action.tile !== me.selected);
  return own ? (stone ? 'both' : 'own') : stone ? 'stone' : 'none';
}

/** The Goods that a source can be chosen for: "Coal or Oil". */
function wanted(actions: LegalAction[], box: Box): string {
  const goods = new Set(actions.flatMap((action) => (action.good ? [String(action.good)] : [])));
  return oneOf([...goods].map((good) => nameIn(box.good(good).name)));
}

/** By the kind of action, what is asked. */
function question(kind: string, me: SeatView): string {
  if (kind === 'place' || kind === 'sell') return 'neom-ask-act';
  return kind === 'select' && !me.hand?.length ? 'neom-ask-select-row' : `neom-ask-${kind}`;
}

export function said(
  view: NeomView,
  me: SeatView | null,
  choice: NeomChoice,
  names: string[],
  box: Box,
  kinds: readonly string[] = [],
): Said {
  const waiting = waited(view, names, kinds);
  if (!choice.kind || !me)
    return {
      icon: 'i-eye',
      main: waiting || t('neom-moment'),
      count: '',
      why: me ? idle(view, me) : t('watching'),
      waiting: true,
    };
  const tile = me.plan?.tile ?? me.selected;
  const disaster = view.disaster ? nameIn(box.tile(view.disaster.tile).name) : '';
  const args = {
    tile: tile === null ? '' : nameIn(box.tile(tile).name),
    disaster,
    good: wanted(choice.groups.source ?? [], box),
    can: placeable(choice.groups.place ?? [], me),
    pick: view.turn,
  };
  const needs = choice.kind === 'at' && tile !== null ? costWords(box.tile(tile).cost, box) : '';
  return {
    icon: ICONS[choice.kind] ?? 'i-pin',
    main: t(question(choice.kind, me), args),
    count: counted(choice, me),
    why: [needs, waiting && `${waiting}.`].filter(Boolean).join(' '),
    waiting: false,
  };
}
