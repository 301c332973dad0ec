import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';

import { openGame } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import Prompt from './Prompt.svelte';

const said = { icon: 'i-x', main: 'Choose a space' };
const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('.problem a')];

it('leads from a refusal to the section of the rules that explains it', async () => {
  settings.speak('en');
  await openGame('neom');
  const prompt = mount(Prompt, {
    target: document.body,
    props: { ...said, problem: { code: 'illegal', message: 'No road.', rule: 'no-road' } },
  });
  await vi.waitFor(() =>
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/rules/neom#placing']),
  );
  expect(links()[0]?.target).toBe('_blank');
  await unmount(prompt);
});

it('says a refusal in the place of the why', () => {
  const prompt = mount(Prompt, {
    target: document.body,
    props: { ...said, why: 'One is free.', problem: { code: 'illegal', message: 'No road.' } },
  });
  flushSync();
  expect(document.querySelector('.refused .problem')?.textContent).toMatch(/^\s*No road\.\s*$/);
  void unmount(prompt);
});

it('leads nowhere from a problem that is none of the rules', () => {
  const prompt = mount(Prompt, {
    target: document.body,
    props: { ...said, problem: { code: 'offline', message: 'No connection.' } },
  });
  flushSync();
  expect(links()).toEqual([]);
  void unmount(prompt);
});
