// The tile somebody points at, shown large beside the pointer.
import type { TileInfo } from './types';

export interface Peeked {
  tile: TileInfo;
  good: string | null;
  x: number;
  y: number;
  half: number;
}

class Peek {
  shown = $state.raw<Peeked | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at: Element | null = null;

  over(event: PointerEvent | FocusEvent, tile: TileInfo, good: string | null = null): void {
    const at = event.currentTarget as Element;
    const place = at.getBoundingClientRect();
    this.at = at;
    clearTimeout(this.timer);
    const wait = event instanceof PointerEvent && event.pointerType === 'touch' ? 420 : 180;
    const half = place.height / 2;
    this.timer = setTimeout(() => {
      if (at.isConnected) this.shown = { tile, good, x: place.left + place.width / 2, y: place.top + half, half };
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
