// The tile somebody points at, shown large beside the pointer.
import type { TileInfo } from './types';

export interface Peeked {
  tile: TileInfo;
  good: string | null;
  x: number;
  y: number;
}

class Peek {
  shown = $state.raw<Peeked | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  over(event: PointerEvent | FocusEvent, tile: TileInfo, good: string | null = null): void {
    const place = (event.currentTarget as Element).getBoundingClientRect();
    clearTimeout(this.timer);
    const wait = event instanceof PointerEvent && event.pointerType === 'touch' ? 420 : 180;
    this.timer = setTimeout(() => (this.shown = { tile, good, x: place.left + place.width / 2, y: place.top + place.height / 2 }), wait);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const peek = new Peek();
