// What somebody points at, to be explained beside the pointer. Each board says what that may be.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** Where it is on the page: its middle, and half of its height, in pixels. */
export interface Spot {
  x: number;
  y: number;
  half: number;
}

/** The id of what shows it, which then describes what is pointed at. */
const SHOWN_IN = 'peek';

const WAIT = 200; // milliseconds, so that passing over shows nothing
const WAIT_TOUCH = 420;

export class Peek<What extends object> {
  shown = $state.raw<(What & Spot) | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at: Element | null = null;
  /** Ends the waiting for a pointer to move. */
  private unmoved: AbortController | null = null;

  /**
   * Somebody is on it. What comes to lie under a pointer that rests, as a new page does, is not pointed at
   * until the pointer moves.
   */
  over(event: PointerEvent | FocusEvent, what: What): void {
    const at = event.currentTarget as Element;
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    if (touched || event.type !== 'pointerenter') return this.beside(at, what, touched ? WAIT_TOUCH : WAIT);
    this.hide();
    const { signal } = (this.unmoved = new AbortController());
    at.addEventListener('pointermove', () => this.beside(at, what), { once: true, signal });
  }

  /** Makes something explain itself to a pointer and to the focus, which it takes; -1: not from Tab. */
  explains(what: What, tabIndex: 0 | -1 = 0): Attachment<HTMLElement> {
    return (element) => {
      element.tabIndex = tabIndex;
      const over = (event: PointerEvent | FocusEvent): void => this.over(event, what);
      const hide = (): void => this.hide();
      const listening = [
        on(element, 'pointerenter', over),
        on(element, 'pointerleave', hide),
        on(element, 'focus', over),
        on(element, 'blur', hide),
      ];
      return () => listening.forEach((stop) => stop());
    };
  }

  /** The same for something that tells of no events itself: a part of a drawing. */
  beside(at: Element, what: What, wait = WAIT): void {
    this.unmoved?.abort();
    const place = at.getBoundingClientRect();
    const half = place.height / 2;
    if (this.at !== at) this.hide();
    this.at = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!at.isConnected) return;
      this.shown = { ...what, x: place.left + place.width / 2, y: place.top + half, half };
      at.setAttribute('aria-describedby', SHOWN_IN);
    }, wait);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.unmoved?.abort();
    this.at?.removeAttribute('aria-describedby');
    this.shown = null;
  }

  /** What was pointed at may have left the page without the pointer moving. */
  tidy(): void {
    if (this.at && !this.at.isConnected) this.hide();
  }
}
