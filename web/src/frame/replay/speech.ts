// What a frame of a replay is called, and what happened then, in words.
import type { Replay } from '../../lib/replay.svelte';
import { listed, signed, t } from '../../lib/messages';
import { around, frameOf, type Mark } from '../../lib/stretches';
import { deedBefore, deltas, outcome, settled, told } from '../../lib/tales';
import type { TableEvent } from '../../lib/types';

type Args = Record<string, string | number>;

/** "Generation II" */
export function markWords({ event }: Mark): string {
  return event ? t(`head-${event.id}`, event.args as Args) : '';
}

/** What a short stretch is counted as: "3"; nothing where it isn't counted. */
export function markNumber({ event }: Mark): string {
  return typeof event?.args.amount === 'number' ? String(event.args.amount) : '';
}

/** "Generation II · Turn 3" */
export function placeWords(replay: Replay): string {
  return around(replay.marks, replay.at).map(markWords).join(' · ');
}

/**
 * Before the first choice: who plays, and how much there is to see. What was dealt then stands in the log.
 */
function beginning(replay: Replay): string[] {
  const names = replay.update?.names ?? [];
  return [
    t('replay-beginning', { names: listed(names), count: names.length }),
    t('replay-length', { count: replay.last }),
  ];
}

/**
 * What happened, the main thing first, with the points it brought. That a stretch began is told by its name.
 * Of a choice that was kept secret, or is a part of another, that choice, and in which step what came of it.
 */
export function eventWords(replay: Replay): string[] {
  const player = replay.timeline?.players[replay.at] ?? -1;
  if (player < 0) return beginning(replay);
  const { events, changed } = facts(replay);
  const [main, ...rest] = events;
  if (main) return withDeed(replay, main, changed, rest);
  const later = outcome(replay.log, replay.tale, replay.at, player);
  const name = replay.update?.names[player] ?? '';
  const chosen = replay.tale.chosen?.({ action: replay.timeline?.actions[replay.at] ?? '', name, later });
  if (!later) return [chosen || t('replay-decided', { name })];
  const brought = isStep(replay, later) ? [] : changedIn(replay, frameOf(later));
  return chosen ? [chosen, whenShown(later, brought)] : [withPoints(later, brought), t('replay-so-far')];
}

/** "It shows in step 24: +9." */
function whenShown(later: TableEvent, brought: readonly number[]): string {
  const [frame, amount] = [frameOf(later), brought[later.player] ?? 0];
  return amount ? t('replay-shows-points', { frame, delta: signed(amount) }) : t('replay-shows', { frame });
}

/** The main thing as a headline, then the rest; a mere step comes after what it is a step of. */
function withDeed(
  replay: Replay,
  main: TableEvent,
  changed: readonly number[],
  rest: readonly TableEvent[],
): string[] {
  const { deeds } = replay.tale;
  const paid = new Set([main.player]);
  // Each is told once with what their deed brought.
  const told = rest.map((event) => {
    if (!deeds.includes(event.id) || paid.has(event.player)) return event.text;
    paid.add(event.player);
    return sentence(withPoints(event, changed));
  });
  const head = headOf(replay, main);
  if (head !== main) return [withPoints(head, changed), main.text, ...told];
  return [isStep(replay, main) ? main.text : withPoints(main, changed), ...told];
}

const isStep = ({ tale }: Replay, { id }: TableEvent): boolean =>
  tale.deeds.length > 0 && !tale.deeds.includes(id);

/** What the headline of a frame tells: its main thing, or what that is a step of. */
function headOf(replay: Replay, main: TableEvent): TableEvent {
  if (!isStep(replay, main)) return main;
  return deedBefore(replay.log, replay.tale, replay.timeline?.players ?? [], replay.at) ?? main;
}

/** What the headline of a frame tells; none before the first choice, or where it shows only later. */
export function headline(replay: Replay): TableEvent | null {
  const player = replay.timeline?.players[replay.at] ?? -1;
  const [main] = player < 0 ? [] : facts(replay).events;
  return main ? headOf(replay, main) : null;
}

/** Whose deed the headline tells; who chose last of all in secret may be somebody else. */
export function subject(replay: Replay): number {
  const doer = headline(replay)?.player ?? -1;
  return doer < 0 ? (replay.timeline?.players[replay.at] ?? -1) : doer;
}

/** What a frame has to tell, the main thing first, and how everybody's points changed. */
function facts(replay: Replay): { events: TableEvent[]; changed: readonly number[] } {
  const heads = new Set(replay.marks.filter((mark) => mark.frame === replay.at).map((mark) => mark.event));
  const then = replay.log.filter((event) => frameOf(event) === replay.at && !heads.has(event));
  const changed = changedIn(replay, replay.at);
  return { events: told(then, replay.tale, changed), changed };
}

/** How the deeds of a frame changed everybody's points; nothing where more than these did. */
function changedIn({ log, tale, timeline }: Replay, frame: number): readonly number[] {
  const then = log.filter((event) => frameOf(event) === frame);
  return settled(then, tale) ? [] : deltas(timeline?.scores ?? [], frame);
}

/** "Tarik placed Natural Gas on B2, +9" */
function withPoints({ text, player }: TableEvent, changed: readonly number[]): string {
  const amount = changed[player] ?? 0;
  return amount ? t('replay-headline', { said: text.replace(/[.!]$/, ''), delta: signed(amount) }) : text;
}

const sentence = (words: string): string => (/[.!]$/.test(words) ? words : `${words}.`);

const SPOKEN = 3; // events of a frame that the slider speaks

/** All of a frame for those who hear it. */
export function spoken(replay: Replay): string {
  const events = eventWords(replay);
  const more = events.length > SPOKEN ? [t('replay-more', { count: events.length - SPOKEN })] : [];
  return [
    t('replay-frame', { frame: replay.at, last: replay.last }),
    placeWords(replay),
    ...events.slice(0, SPOKEN),
    ...more,
  ]
    .filter(Boolean)
    .join('. ')
    .replaceAll('..', '.');
}

/** Whose points changed in a frame, and by how much. */
export function changes(replay: Replay): { player: number; from: number; to: number }[] {
  const now = replay.scores;
  const before = replay.timeline?.scores[replay.at - 1] ?? now;
  const changed = now
    .map((to, player) => ({ player, from: before[player] ?? to, to }))
    .filter(({ from, to }) => from !== to);
  return shared(replay) ? changed.slice(0, 1) : changed;
}

/** Whether all have the same points: they play together. One alone has no others to tell apart from. */
export function shared(replay: Replay): boolean {
  return (replay.timeline?.together ?? false) && (replay.update?.names.length ?? 0) > 1;
}
