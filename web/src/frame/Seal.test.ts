import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import Seal from './Seal.svelte';

it.each([
  ['Ada', 'A'],
  [' ärger', 'Ä'],
  ['Player 1', '1'],
  ['Spieler 2', '2'],
  ['2', '2'],
  ['Ada2', 'A'],
  ['Agent 47', 'A'],
  ['', ''],
])('marks the seat of %j with %j', (name, letter) => {
  const seal = mount(Seal, { target: document.body, props: { player: 1, name } });
  expect(document.querySelector('.seal text')?.textContent).toBe(letter);
  void unmount(seal);
});
