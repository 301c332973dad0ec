// The numbers beside pieces: there while they can be small, none on the end's map of a phone.
import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import Pieces from './Pieces.svelte';

const AT = { x: 90, y: 180 };
const stand = {
  key: '0-citizen',
  player: 0,
  piece: 'citizen',
  space: '34',
  number: 34,
  at: AT,
  walking: false,
};

it.each([
  [1, 1],
  [0.62, 1],
  [0.45, 0],
])('at a scale of %d a piece has %d numbers beside it', (scale, count) => {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const shown = mount(Pieces, { target, props: { stands: [stand as never], corner: AT, scale } });
  expect(target.querySelectorAll('text')).toHaveLength(count);
  void unmount(shown);
});
