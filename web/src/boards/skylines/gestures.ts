// Dragging by the mouse, enlarging by wheel and fingers.
import type { View } from './view.svelte';

/** What is held over the map: the wheel turns it, and with Shift changes its shape. */
export interface Held {
  turn(): void;
  nextShape(): void;
}

const NOTCH = 60; // pixels of the wheel that turn a tile once
const DRAG = 6; // pixels from which a press is a drag

interface Spot {
  left: number;
  top: number;
}

interface Fingers {
  far: number;
  cell: number;
}

/** Where the window may be moved to, next to a place: a third of the city, or of the window, stays seen. */
function nearest({ cell, far, frame, pad, stage, width, height }: View, left: number, top: number): Spot {
  const kept = (at: number, from: number, to: number, long: number): number => {
    const seen = Math.min(long, to - from) / 3;
    return Math.max(from + seen - long, Math.min(to - seen, at));
  };
  const city = far
    ? [pad.left, pad.top, stage.width - pad.right, stage.height - pad.bottom]
    : [
        pad.left + frame.left * cell,
        pad.top + frame.top * cell,
        pad.left + frame.right * cell,
        pad.top + frame.bottom * cell,
      ];
  const [west = 0, north = 0, east = 0, south = 0] = city;
  return { left: kept(left, west, east, width), top: kept(top, north, south, height) };
}

/** Listens until what it returns is called. held: what the wheel changes instead of enlarging. */
export function listen(element: HTMLElement, view: View, held: () => Held | null): () => void {
  let wheeled = 0;
  let from: { x: number; y: number; left: number; top: number; dragged: boolean } | null = null;
  let fingers: Fingers | null = null;
  const inside = (event: { clientX: number; clientY: number }): [number, number] => {
    const place = element.getBoundingClientRect();
    return [event.clientX - place.left, event.clientY - place.top];
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const tile = event.ctrlKey ? null : held();
    if (!tile) return view.to(view.cell * 0.998 ** event.deltaY, ...inside(event));
    wheeled += event.deltaY || event.deltaX; // with Shift the wheel goes sideways
    if (Math.abs(wheeled) < NOTCH) return;
    wheeled = 0;
    if (event.shiftKey) tile.nextShape();
    else tile.turn();
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button > 1) return;
    from = {
      x: event.clientX,
      y: event.clientY,
      left: element.scrollLeft,
      top: element.scrollTop,
      dragged: false,
    };
  };
  const move = (event: PointerEvent): void => {
    if (!from || !event.buttons) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.dragged && Math.hypot(dx, dy) < DRAG) return;
    if (!from.dragged) element.setPointerCapture(event.pointerId);
    from.dragged = true;
    view.free();
    element.scrollTo({ left: from.left - dx, top: from.top - dy });
  };
  const scroll = (): void => {
    const { left, top } = nearest(view, element.scrollLeft, element.scrollTop);
    if (Math.abs(left - element.scrollLeft) >= 1 || Math.abs(top - element.scrollTop) >= 1)
      element.scrollTo({ left, top });
  };
  // What was dragged is not meant to be chosen.
  const click = (event: MouseEvent): void => {
    if (from?.dragged) event.stopPropagation();
    from = null;
  };
  const spread = ([one, other]: Touch[]): number =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  const touch = (event: TouchEvent): void => {
    if (event.touches.length !== 2) {
      fingers = null;
      return;
    }
    event.preventDefault();
    const both = [...event.touches];
    fingers ??= { far: spread(both), cell: view.cell };
    const [x1, y1] = inside(both[0] as Touch);
    const [x2, y2] = inside(both[1] as Touch);
    view.to((fingers.cell * spread(both)) / Math.max(1, fingers.far), (x1 + x2) / 2, (y1 + y2) / 2);
  };
  const heard = new AbortController();
  const { signal } = heard;
  const acts = { passive: false, signal };
  element.addEventListener('wheel', wheel, acts);
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('scroll', scroll, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  element.addEventListener('touchstart', touch, acts);
  element.addEventListener('touchmove', touch, acts);
  element.addEventListener('touchend', touch, { signal });
  return () => heard.abort();
}
