// What a tile costs more: seals in one line for those who see it, names for those who hear it.
import { mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';

import { words } from '../../lib/words.svelte';
import { BOX, update } from './fixture';
import Market from './Market.svelte';
import type { MayorView } from './types';

beforeAll(() => words.open('mayor', 'en'));

it('shows seals in place of names, however long these are', () => {
  const names = ['Ada', 'Bartholomew Featherstone'];
  const view = update({}, []).view as unknown as MayorView;
  const props = { view, box: BOX, names, here: null, buy: undefined, staged: null, onbuy: () => undefined };
  const shown = mount(Market, { target: document.body, props });
  const [dear] = [...document.querySelectorAll('.line')].filter((line) => line.querySelector('.price .seal'));
  expect(dear?.querySelector('.price small')?.textContent).toBe('6+2');
  expect(dear?.querySelector('.pick')?.getAttribute('aria-label')).toContain('+1 Bartholomew Featherstone');
  void unmount(shown);
});
