// The card somebody points at, in words beside the pointer.
export interface Peeked {
  card: number;
  x: number;
  top: number;
  bottom: number;
}

class Peek {
  shown = $state.raw<Peeked | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at: Element | null = null;

  over(event: PointerEvent | FocusEvent, card: number): void {
    this.beside(event.currentTarget as Element, card, event instanceof PointerEvent && event.pointerType === 'touch' ? 420 : 260);
  }

  /** Shows a card beside something on the page, after a while. */
  beside(at: Element, card: number, wait = 260): void {
    this.at = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!at.isConnected) return;
      const place = at.getBoundingClientRect();
      this.shown = { card, x: place.left, top: place.top, bottom: place.bottom };
    }, wait);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** What was pointed at may have left the page without the pointer moving. */
  tidy(): void {
    if (this.at && !this.at.isConnected) this.hide();
  }
}

export const peek = new Peek();
