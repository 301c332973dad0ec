// What somebody points at, explained beside the pointer: a tile, an amenity, an event.

export interface Peeked {
  number?: number; // of a tile or an amenity
  event?: number;
}

class Peek {
  shown = $state.raw<(Peeked & { x: number; y: number; half: number }) | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at: Element | null = null;

  over(event: PointerEvent | FocusEvent, what: Peeked): void {
    const at = event.currentTarget as Element;
    const place = at.getBoundingClientRect();
    this.at = at;
    clearTimeout(this.timer);
    const wait = event instanceof PointerEvent && event.pointerType === 'touch' ? 420 : 220;
    const half = place.height / 2;
    this.timer = setTimeout(() => {
      if (at.isConnected) this.shown = { ...what, x: place.left + place.width / 2, y: place.top + half, half };
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
