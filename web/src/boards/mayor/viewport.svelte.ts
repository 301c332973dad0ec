// The window on the City: how large it is drawn, which part of it is seen, and what moves it. Where there is
// room all of it fits until two fingers draw it larger; on a phone it is moved and zoomed.
import { motion } from '../../lib/motion';
import { HEIGHT, MARGIN, SIDE, WIDTH, type Point } from './map';

const LARGEST = 1.6;
const OPENING = 0.92; // on a phone

/** What the overview and the buttons to zoom cover of the lower right, in pixels. */
const COVERED = { width: 120, height: 96 };

/** Milliseconds for which a map may glide on after a finger or a wheel has moved it. */
const GLIDE = 1500;

export class Viewport {
  width = $state(0);
  height = $state(0);
  pane = $state<HTMLElement | null>(null);
  private zoom = $state<number | null>(null);
  private scrolled = $state.raw<Point>({ x: 0, y: 0 });
  private fingers = 0;
  private apart = 0; // pixels between two fingers
  private due: Point | null = null; // where the next frame is scrolled to
  private moved = -GLIDE;

  private fit = $derived(Math.max(0.2, Math.min(this.width / WIDTH, this.height / HEIGHT)));
  /** Pixels for a unit of the drawing. */
  scale = $derived.by(() => Math.max(this.fit, this.zoom ?? (this.windowed() ? OPENING : 0)));
  /** Whether there is more of the map than is seen. */
  zoomed = $derived(this.scale > this.fit * 1.05);
  /** The part that is seen, in units of the drawing. */
  seen = $derived({
    x: this.scrolled.x / this.scale - MARGIN.left,
    y: this.scrolled.y / this.scale - MARGIN.top,
    width: this.width / this.scale,
    height: this.height / this.scale,
  });

  /** windowed: whether a part of the map is shown; clear: whether nothing covers it. */
  constructor(
    private readonly windowed: () => boolean,
    private readonly clear: () => boolean,
  ) {
    $effect(() => {
      const { pane } = this;
      pane?.addEventListener('touchmove', this.pinch, { passive: false });
      return () => pane?.removeEventListener('touchmove', this.pinch);
    });
  }

  /** A place of the drawing, in pixels. */
  px({ x, y }: Point): Point {
    return { x: (x + MARGIN.left) * this.scale, y: (y + MARGIN.top) * this.scale };
  }

  /** Brings a place of the drawing into sight, or into the middle at once. */
  follow(at: Point, centred: boolean): void {
    if (!this.panning() && (centred || !this.visible(at))) this.centre(at);
  }

  centre(at: Point): void {
    const { x, y } = this.px(at);
    this.pane?.scrollTo({
      left: x - this.width / 2,
      top: y - this.height / 2,
      behavior: motion.still ? 'auto' : 'smooth',
    });
  }

  private visible(at: Point): boolean {
    const edge = (SIDE / 2) * this.scale;
    const on = this.px(at);
    const [x, y] = [on.x - (this.pane?.scrollLeft ?? 0), on.y - (this.pane?.scrollTop ?? 0)];
    return (
      x > edge &&
      y > edge &&
      x < this.width - edge &&
      y < this.height - edge &&
      (this.clear() || x < this.width - COVERED.width - edge || y < this.height - COVERED.height - edge)
    );
  }

  /** Whoever moves the map with a finger or a wheel is left alone, and a moment longer. */
  private panning(): boolean {
    return this.fingers > 0 || performance.now() - this.moved < GLIDE;
  }

  wheeled = (): void => {
    this.moved = performance.now();
  };
  touched = (event: TouchEvent): void => {
    this.fingers = event.touches.length;
    this.moved = performance.now();
    if (event.type !== 'touchstart') this.apart = 0;
  };
  scroll = (): void => {
    this.scrolled = { x: this.pane?.scrollLeft ?? 0, y: this.pane?.scrollTop ?? 0 };
  };

  zoomBy(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.scale;
    const wanted = Math.max(this.fit, Math.min(LARGEST, before * factor));
    this.zoom = wanted > this.fit || this.windowed() ? wanted : null;
    const ratio = wanted / before;
    // Fingers may move more than once in a frame: from where the map is about to be.
    const { x, y } = this.due ?? { x: this.pane?.scrollLeft ?? 0, y: this.pane?.scrollTop ?? 0 };
    if (!this.due) requestAnimationFrame(this.arrive);
    this.due = { x: (x + around.x) * ratio - around.x, y: (y + around.y) * ratio - around.y };
  }

  private arrive = (): void => {
    if (this.due) this.pane?.scrollTo(this.due.x, this.due.y);
    this.due = null;
  };

  private pinch = (event: TouchEvent): void => {
    const [a, b] = [event.touches[0], event.touches[1]];
    const now = a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    if (!now) return;
    event.preventDefault();
    const frame = this.pane?.getBoundingClientRect();
    if (this.apart && a && b && frame)
      this.zoomBy(now / this.apart, {
        x: (a.clientX + b.clientX) / 2 - frame.left,
        y: (a.clientY + b.clientY) / 2 - frame.top,
      });
    this.apart = now;
  };
}
