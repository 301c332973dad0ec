// The focus stays on the page. Where what had it goes away, it goes to what came in its place, or back to
// where it was before; where the whole page went, to the heading of the next. Who has a better place in mind
// takes it there.

const STOPS = ['a[href]', 'button', 'select', 'input', 'textarea', 'summary', '[tabindex]']
  .map((one) => `${one}:not([tabindex="-1"], :disabled)`)
  .join();
const PARTS = 'section, form, li, aside, nav, main, header, footer, [role="dialog"]';
const REMEMBERED = 30; // elements that had the focus before

let held: HTMLElement | null = null;
let before: HTMLElement[] = [];
let owed = false; // a new page has no heading yet
let changes: MutationRecord[] = []; // of this task

/** Begins to look after the focus of this document; called once. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => hold(target as HTMLElement));
  document.addEventListener('focusout', () => queueMicrotask(letGo));
  document.addEventListener('pointerdown', () => isLost() && forget());
  const seen = new MutationObserver(note);
  seen.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
}

/** Another page is being opened: unless it takes the focus itself, its heading gets it. */
export function arrive(): void {
  owed = true;
  land();
}

const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Whether it could have the focus now. */
const takes = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

function hold(element: HTMLElement): void {
  held = element;
  owed = false;
  before = [...before.filter((one) => one !== element), element].slice(-REMEMBERED);
}

function forget(): void {
  held = null;
  owed = false;
}

/** Who leaves an element that is still there wants to have left it. */
function letGo(): void {
  if (held && isLost() && takes(held)) forget();
}

/**
 * What changes is looked at when all is done: on its way from one element to the next nothing has the focus.
 */
function note(more: MutationRecord[]): void {
  if (!changes.length) setTimeout(mend);
  changes = [...changes, ...more];
}

function mend(): void {
  const made = changes;
  changes = [];
  before = before.filter((one) => one.isConnected); // what is gone would hold on to all of its page
  if (!isLost()) return;
  if (owed) return land();
  if (!held || (held.isConnected && held.matches(':disabled'))) return; // while it works it waits
  if (takes(held)) return held.focus();
  const heir = heirOf(held, made);
  if (heir) heir.focus();
  else arrive();
}

function land(): void {
  if (!isLost()) owed = false;
  const heading = owed && document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Who gets the focus of an element that is gone; nobody where all around it is gone too. */
function heirOf(gone: HTMLElement, made: MutationRecord[]): HTMLElement | undefined {
  const cut = cutOf(gone, made);
  const place = cut?.target ?? gone.parentElement;
  const added = made.filter((change) => change.target === place).flatMap((change) => [...change.addedNodes]);
  let part = (place as Element | null)?.closest(PARTS);
  const replacing = part && added.flatMap(stopsIn)[0];
  if (replacing) return replacing;
  for (; part; part = part.parentElement?.closest(PARTS)) {
    const heir = formerIn(part) ?? nearestIn(part, cut?.previousSibling ?? null);
    if (heir) return heir;
  }
  return formerIn(document.body);
}

/** The change by which an element left the page, itself or with what it was in. */
function cutOf(gone: Node, made: MutationRecord[]): MutationRecord | undefined {
  let cut: MutationRecord | undefined;
  for (let node: Node = gone; !node.isConnected; node = cut.target) {
    const from = node;
    cut = made.findLast((change) => [...change.removedNodes].some((one) => one.contains(from)));
    if (!cut) return undefined;
  }
  return cut;
}

function stopsIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  return [node, ...node.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.matches(STOPS) && takes(one),
  );
}

const formerIn = (part: Element): HTMLElement | undefined =>
  before.findLast((one) => part.contains(one) && takes(one));

/** What stands before a node of a part, or else what comes first in the part. */
function nearestIn(part: Element, node: Node | null): HTMLElement | undefined {
  const stops = stopsIn(part);
  const earlier = node
    ? stops.filter(
        (stop) =>
          node.contains(stop) || node.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING,
      )
    : [];
  return earlier.at(-1) ?? stops[0];
}
