import { describe, expect, it } from 'vitest';

import type { TableEvent } from '../../lib/types';
import { update } from './fixture';
import type { MayorView } from './types';
import { paces, Walker, walksIn } from './walk.svelte';

const walked = (player: number, piece: string, path: string[]): TableEvent => ({
  version: 1,
  id: 'walked',
  player,
  args: { piece, path, from: 0, to: 0 },
  text: '',
});

describe('a walk', () => {
  it('begins where the piece stood, also the second in a row', () => {
    const stood = new Map([
      ['0-banker', '25'],
      ['1-citizen', '0'],
    ]);
    const events = [
      walked(0, 'banker', ['24', '23']),
      walked(0, 'banker', ['22']),
      { ...walked(1, 'citizen', []), args: { piece: 'citizen' } },
      walked(1, 'citizen', ['0', '1']),
    ];
    expect(walksIn(events, stood)).toEqual([
      { player: 0, piece: 'banker', path: ['25', '24', '23'] },
      { player: 0, piece: 'banker', path: ['23', '22'] },
      { player: 1, piece: 'citizen', path: ['0', '1'] },
    ]);
    expect(stood.get('0-banker')).toBe('22');
  });

  it('rests at corners and never takes long', () => {
    expect(paces(['19a', '20a', '21', '22'])).toEqual([70, 190, 70]);
    const long = paces(Array.from({ length: 30 }, (_, i) => String(i)));
    expect(long.reduce((sum, one) => sum + one, 0)).toBeCloseTo(900);
    expect(paces(['7a'])).toEqual([]);
  });

  it('is over at once where it was taken back', () => {
    const standing = (space: string): MayorView =>
      ({ seats: [{ player: 0, citizen: { space }, banker: { space: '25' } }] }) as unknown as MayorView;
    const walker = new Walker(
      () =>
        new Map([
          ['0', { x: 0, y: 0 }],
          ['1', { x: 9, y: 0 }],
          ['25', { x: 0, y: 9 }],
        ]),
      () => false,
    );
    const opening = { ...walked(0, 'banker', []), id: 'revealed' };
    const log = [opening, { ...walked(0, 'citizen', ['1']), version: 2 }];
    walker.follow([opening], standing('0'));
    walker.follow(log, standing('1'));
    expect(walker.standing(standing('1')).some((one) => one.walking)).toBe(true);
    walker.follow([...log, { ...walked(0, '', []), version: 3, id: 'taken-back' }], standing('0'));
    expect(walker.standing(standing('0')).map((one) => [one.piece, one.space, one.walking])).toEqual([
      ['banker', '25', false],
      ['citizen', '0', false],
    ]);
    expect(walker.trail).toBeNull();
    walker.close();
  });
});

describe('the pieces after a long absence', () => {
  it('stand where they are: how they came to where the last walk began is told later', () => {
    const { view } = update({}, []);
    const walker = new Walker(
      () => new Map(),
      () => true,
    );
    const before = [{ ...walked(0, 'banker', []), id: 'revealed' }];
    const newest = [{ ...walked(0, 'banker', ['9', '8']), version: 40 }];
    const next = [{ ...walked(0, 'banker', ['7']), version: 41 }];
    const between = [{ ...walked(0, 'banker', ['24', '10']), version: 2 }];
    const trails = [
      before,
      [...before, ...newest],
      [...before, ...between, ...newest],
      [...before, ...between, ...newest, ...next],
    ].map((log) => {
      walker.follow(log, view);
      return walker.trail?.path.at(-1) ?? null;
    });
    expect(trails).toEqual([null, null, null, '7']);
    walker.close();
  });
});

describe('the pieces of a match that is looked at again', () => {
  it('stand still on the way back, and walk again when the same frame comes once more', () => {
    const { view } = update({}, []);
    const walker = new Walker(
      () => new Map(),
      () => true,
    );
    const before = [{ ...walked(0, 'banker', []), id: 'revealed' }];
    const after = [...before, { ...walked(0, 'banker', ['24', '23']), version: 2 }];
    const trails = [before, after, before, after].map((log) => {
      walker.follow(log, view);
      return walker.trail?.path.at(-1) ?? null;
    });
    expect(trails).toEqual([null, '23', null, '23']);
    walker.close();
  });
});
