// The one sentence that says what to do now.
import { listed, nameIn, t } from '../../lib/messages';
import type { Said } from '../../lib/prompt';
import type { NeomChoice } from './choice.svelte';
import type { Box } from './components';
import { costWords } from './speech';
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

function waited(view: NeomView, names: string[]): string {
  const others = view.to_act.filter((player) => player !== view.viewer).map((player) => names[player] ?? '');
  return others.length ? t('waiting-for', { names: listed(others) }) : '';
}

function counted(choice: NeomChoice, me: SeatView): string {
  const spaces = choice.groups.at;
  if (!spaces) return '';
  const taken = new Set([...me.city.map((laid) => laid.space), ...(me.centre_covered ? [] : ['c3'])]);
  const replacing = spaces.filter((action) => taken.has(String(action.space))).length;
  return t('neom-count-spaces', { open: spaces.length - replacing, replacing });
}

export function said(
  view: NeomView,
  me: SeatView | null,
  choice: NeomChoice,
  names: string[],
  box: Box,
): Said {
  const waiting = waited(view, names);
  if (!choice.kind || !me)
    return {
      icon: 'i-eye',
      main: waiting || t('neom-moment'),
      count: '',
      why: me ? t(`neom-done-${view.phase}`) : t('watching'),
      waiting: true,
    };
  const tile = me.plan?.tile ?? me.selected;
  const disaster = view.disaster ? nameIn(box.tile(view.disaster.tile).name) : '';
  const asked = me.plan?.sources.find(({ from }) => from === null)?.good;
  const args = {
    tile: tile === null ? '' : nameIn(box.tile(tile).name),
    disaster,
    good: asked ? nameIn(box.good(asked).name) : '',
    pick: view.turn,
  };
  const needs = choice.kind === 'at' && tile !== null ? costWords(box.tile(tile).cost, box) : '';
  const id =
    choice.kind === 'select' && !view.seats[me.player]?.hand?.length
      ? 'neom-ask-select-row'
      : `neom-ask-${choice.kind}`;
  return {
    icon: ICONS[choice.kind] ?? 'i-pin',
    main: t(id, args),
    count: counted(choice, me),
    why: [needs, waiting && `${waiting}.`].filter(Boolean).join(' '),
    waiting: false,
  };
}
