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

  over(event: PointerEvent | FocusEvent, what: What): void {
    this.beside(
      event.currentTarget as Element,
      what,
      event instanceof PointerEvent && event.pointerType === 'touch' ? WAIT_TOUCH : WAIT,
    );
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
    this.at?.removeAttribute('aria-describedby');
    this.shown = null;
  }

  /** What was pointed at may have left the page without the pointer moving. */
  tidy(): void {
    if (this.at && !this.at.isConnected) this.hide();
  }
}
