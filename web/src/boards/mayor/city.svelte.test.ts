import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { LANGS } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import City from './City.svelte';
import { BOX, update } from './fixture';
import type { MayorView } from './types';

// A window of 360 by 300 pixels on a much larger map.
const moves = vi.fn();
const props = $state({
  trail: null as { player: number; piece: 'citizen'; path: string[] } | null,
  windowed: true,
});
let city: Record<string, unknown>;
let opening = 0; // how often the map moved as it came up

beforeAll(async () => {
  for (const lang of LANGS) await words.open('mayor', lang);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  HTMLElement.prototype.scrollTo = moves;
});
beforeEach(() => {
  moves.mockClear();
  props.trail = null;
  props.windowed = true;
  const said = { label: '', spokenSquare: String, spokenSpace: String };
  city = mount(City, {
    target: document.body,
    props: {
      box: BOX,
      view: update({}, []).view as unknown as MayorView,
      stands: [],
      ...said,
      get windowed() {
        return props.windowed;
      },
      get trail() {
        return props.trail;
      },
    },
  });
  flushSync();
  opening = moves.mock.calls.length;
  moves.mockClear();
});
afterEach(() => void unmount(city));

const walk = (...path: string[]): void => {
  props.trail = { player: 1, piece: 'citizen', path };
  flushSync();
};

it('opens where one’s own Banker stands, once', () => {
  expect(opening).toBe(1);
});

it('goes along with a piece that walks out of the window, and not within it', () => {
  walk('18b', '17b');
  expect(moves).not.toHaveBeenCalled();
  walk('48', '49');
  expect(moves).toHaveBeenCalledOnce();
  expect(moves.mock.calls[0]?.[0].left).toBeGreaterThan(180);
});

it('leaves the map to whoever moves it with a finger', () => {
  const touch = new Event('touchstart', { bubbles: true }) as Event & { touches: unknown[] };
  touch.touches = [{}];
  document.querySelector('.pane')?.dispatchEvent(touch);
  walk('48', '49');
  expect(moves).not.toHaveBeenCalled();
});

it('is drawn larger by two fingers also where all of it fits, and as it was when they come together', () => {
  props.windowed = false;
  flushSync();
  const pane = document.querySelector('.pane');
  const width = (): number => parseFloat(document.querySelector<HTMLElement>('.sheet')?.style.width ?? '');
  const apart = (pixels: number): void => {
    const touch = new Event('touchmove', { bubbles: true }) as Event & { touches: unknown[] };
    touch.touches = [0, pixels].map((clientX) => ({ clientX, clientY: 100 }));
    pane?.dispatchEvent(touch);
    flushSync();
  };
  const all = width();
  apart(100);
  apart(200);
  expect(width()).toBeCloseTo(2 * all);
  expect(document.querySelector('.frame.windowed')).not.toBeNull();
  apart(50);
  expect(width()).toBeCloseTo(all);
  expect(document.querySelector('.frame.windowed')).toBeNull();
});
