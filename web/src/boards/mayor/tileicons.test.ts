import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { BOX } from './fixture';
import TileIcons from './TileIcons.svelte';

it.each([8, 13, 15])('letters of a tile’s icons are ten pixels high at size %i', (size) => {
  const icons = mount(TileIcons, { target: document.body, props: { number: 27, box: BOX, size } });
  const [svg] = document.getElementsByTagName('svg');
  const scale = Number(svg?.getAttribute('height')) / 20;
  expect(parseFloat(svg?.style.getPropertyValue('--ten') ?? '') * scale).toBeGreaterThanOrEqual(10);
  void unmount(icons);
});

it('shows its back while it is being turned up', () => {
  const icons = mount(TileIcons, { target: document.body, props: { number: null, box: BOX } });
  expect(document.querySelectorAll('.hidden')).toHaveLength(2);
  void unmount(icons);
});
