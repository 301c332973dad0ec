import { beforeAll, describe, expect, it } from 'vitest';

import { LANGS } from '../../lib/settings.svelte';
import { words } from '../../lib/words.svelte';
import type { SkylinesChoice } from './choice.svelte';
import type { Box } from './components';
import { endsGame, said } from './prompt';
import type { SkylinesView } from './types';

const view = (stacks: number[], last: boolean): SkylinesView =>
  ({ players: 1, stacks, last_milestone: last }) as SkylinesView;
const choice = (groups: Record<string, unknown[]>): SkylinesChoice =>
  ({ question: 'act', groups, staged: null }) as unknown as SkylinesChoice;
const asked = (stacks: number[], groups: Record<string, unknown[]>): string[] => {
  const found = said(view(stacks, false), choice(groups), [], {} as Box, '');
  return [found.main, found.why];
};

beforeAll(async () => {
  for (const lang of LANGS) await words.open('skylines', lang);
});

describe('what to do in a turn', () => {
  it('is to end the Milestone where nothing else can be done', () => {
    expect(asked([3, 0, 0], { play: [{}], end: [{}] })).toEqual([
      'Choose a card to play or exchange',
      'Or end the Milestone.',
    ]);
    expect(asked([3, 0, 0], { end: [{}] })).toEqual([
      'End the Milestone',
      'There is nothing else you can do.',
    ]);
    expect(asked([0, 0, 0], { end: [{}] })).toEqual([
      'End the Milestone',
      'The stacks are empty: The game ends with it, and no more tiles are needed.',
    ]);
  });

  it('names no key and no second click where a tile is built by a button', () => {
    const placing = { question: 'place', groups: {}, put: null, legal: [] } as unknown as SkylinesChoice;
    const [byTap, byClick] = [true, false].map(
      (taps) => said({ playing: null } as SkylinesView, placing, [], {} as Box, '', taps).why,
    );
    expect(byTap).toBe('Tap where the tile goes, then build.');
    expect(byClick).toContain('click again');
  });

  it('ends the game with the last Milestone or the last card', () => {
    expect([view([1, 0, 0], false), view([1, 0, 0], true), view([0, 0, 0], false)].map(endsGame)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
