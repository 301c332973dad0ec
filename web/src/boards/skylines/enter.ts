// What Enter means while something is held.
import type { SkylinesChoice } from './choice.svelte';

const HELD_PLACE = '[aria-pressed="true"][data-square]';

/** Whether Enter on this element confirms what is held; a button that a key has come to is pressed by it. */
export function enterHolds(
  focus: Element,
  choice: Pick<SkylinesChoice, 'staged' | 'placing' | 'question' | 'loses'>,
): boolean | 'where chosen' {
  const { staged, placing, question, loses } = choice;
  if (!(staged || placing) || loses) return false;
  // With the focus left behind on the map it confirms whatever isn't chosen by a square.
  const behind = focus.matches('[role="gridcell"]') && !placing && question !== 'develop';
  return behind || focus.matches(HELD_PLACE) || 'where chosen';
}
