// Brings what a lesson speaks of into sight, and leaves it alone once somebody looks elsewhere.
import type { Thing } from '../../lib/lessons';
import { light } from './light';

/** What is done about a thing that can't be seen. */
interface Ways {
  /** Opens the tab that it lies behind; null: the one before again. */
  open: (tab: string | null) => void;
  /** Whether it is told, and outlined, what leads to it. */
  lead: (needed: boolean) => void;
}

const MARGIN = 8; // pixels around it: the outline has some room
const SCROLLS = ['wheel', 'touchmove']; // from the strip, too
const MOVES = [...SCROLLS, 'pointerdown', 'keydown'];

const find = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.getBoundingClientRect().height > 0,
  );

/**
 * Outlines it and keeps it in sight below the strip with the lesson, whatever a board draws anew, until
 * somebody moves the page or does something there. Returned: ends that, and puts back what was moved.
 */
export function seek(thing: Thing, strip: Element, { open, lead }: Ways): () => void {
  const before = scrollY;
  let asked = false;
  let theirs = false;
  let frame = 0;

  function look(): void {
    frame = 0;
    const itself = find(thing.at);
    if (!itself && !asked && thing.tab && document.getElementById(`tab-${thing.tab}`)) {
      asked = true;
      open(thing.tab);
    }
    const leading = itself || !thing.way ? undefined : find(thing.way.at);
    light(leading && thing.way ? thing.way.at : thing.at);
    lead(!!leading);
    const shown = itself ?? leading;
    if (shown && !theirs) bring(shown, strip, before);
  }
  const soon = (): void => void (frame ||= requestAnimationFrame(look));
  const leave = ({ type, target }: Event): void =>
    void (theirs ||= SCROLLS.includes(type) || !strip.contains(target as Node));

  const drawn = new MutationObserver(soon);
  drawn.observe(strip.closest('.table') ?? document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['style'],
  });
  addEventListener('resize', soon);
  for (const move of MOVES) addEventListener(move, leave, { capture: true, passive: true });
  soon();

  return () => {
    cancelAnimationFrame(frame);
    drawn.disconnect();
    removeEventListener('resize', soon);
    for (const move of MOVES) removeEventListener(move, leave, { capture: true });
    lead(false);
    if (asked) open(null);
    if (!theirs) scrollTo({ top: before, behavior: 'instant' });
  };
}

/**
 * Within its own scrollers first; then no farther than is needed from where the page stood, between the strip
 * and a tray that sticks to the foot of the page. What lies in such a tray is in sight.
 */
function bring(shown: Element, strip: Element, before: number): void {
  const tray = document.querySelector('.tray');
  const sticks = tray && getComputedStyle(tray).position === 'sticky';
  if (sticks && tray.contains(shown)) return;
  shown.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { top, bottom } = shown.getBoundingClientRect();
  const from = strip.getBoundingClientRect().bottom + MARGIN;
  const to = (sticks ? tray.getBoundingClientRect().top : innerHeight) - MARGIN;
  const least = scrollY + bottom - to;
  const most = scrollY + top - from;
  scrollTo({ top: Math.min(Math.max(before, least), most), behavior: 'instant' });
}
