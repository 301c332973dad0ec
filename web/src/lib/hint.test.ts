import { afterEach, describe, expect, it, vi } from 'vitest';

import { api, Refused } from './api';
import { AskedHint, parts, spans } from './hint.svelte';
import type { At } from './seen';
import type { Hint } from './types';

const HINT: Hint = {
  version: 3,
  against: 'P1 sell',
  worlds: 48,
  choices: [
    {
      action: 'P1 a',
      expected: 121.3,
      gain: 2.5,
      error: 1.5,
      lines: [
        { line: 'tiles', text: 'Tiles', amount: 2 },
        { line: 'money', text: 'Money', amount: 0.5 },
        { line: 'power', text: 'Power', amount: 0.01 },
      ],
    },
    {
      action: 'P1 b',
      expected: 118,
      gain: -1,
      error: 1,
      lines: [{ line: 'tiles', text: 'Tiles', amount: -1 }],
    },
  ],
};

const at = (more: object = {}): At =>
  ({
    id: 'a',
    seat: null,
    status: { hints: true, end: null },
    update: { legal_actions: [{ action: 'P1 a' }, { action: 'P1 b' }] },
    ...more,
  }) as unknown as At;

afterEach(() => vi.restoreAllMocks());

describe('a hint', () => {
  it('is not asked for while a choice is on its way', async () => {
    const asked = vi.spyOn(api, 'hint').mockResolvedValue(HINT);
    const hint = new AskedHint(at({ sending: 'P1 sell' }));
    await hint.toggle();
    expect([hint.open, asked.mock.calls.length]).toEqual([false, 0]);
  });

  it('is offered on ones turn where there is a choice, and the table has hints', () => {
    expect(new AskedHint(at()).offered).toBe(true);
    expect(new AskedHint(at({ status: { hints: false, end: null } })).offered).toBe(false);
    expect(new AskedHint(at({ status: { hints: true, end: 'agreed' } })).offered).toBe(false);
    expect(new AskedHint(at({ update: { legal_actions: [{ action: 'P1 a' }] } })).offered).toBe(false);
    expect(new AskedHint(at({ update: null })).offered).toBe(false);
  });

  it('is asked for, shown, and put away', async () => {
    const asked = vi.spyOn(api, 'hint').mockResolvedValue(HINT);
    const hint = new AskedHint(at({ seat: 1 }));
    const coming = hint.toggle();
    expect([hint.open, hint.found]).toEqual([true, null]);
    await coming;
    expect([hint.open, hint.found]).toEqual([true, HINT]);
    expect(asked).toHaveBeenCalledExactlyOnceWith('a', 1, []);
    await hint.toggle();
    expect([hint.open, hint.found]).toEqual([false, null]);
  });

  it('that comes when something else is asked by now is nothing', async () => {
    let tell: (hint: Hint) => void = () => undefined;
    vi.spyOn(api, 'hint').mockReturnValue(new Promise((resolve) => (tell = resolve)));
    const hint = new AskedHint(at());
    const coming = hint.toggle();
    hint.close();
    tell(HINT);
    await coming;
    expect([hint.open, hint.found]).toEqual([false, null]);
  });

  it('says why there is none', async () => {
    vi.spyOn(api, 'hint').mockRejectedValue(new Refused({ code: 'no-hint', message: 'Try again.' }, 503));
    const hint = new AskedHint(at());
    await hint.toggle();
    expect([hint.open, hint.problem]).toEqual([true, { code: 'no-hint', message: 'Try again.' }]);
  });
});

describe('its axis and its lines', () => {
  it('has nothing gained among what is likely', () => {
    expect(spans(HINT.choices)).toEqual([
      { zero: 100 / 3, gain: 75, low: 50, high: 100 },
      { zero: 100 / 3, gain: 100 / 6, low: 0, high: 100 / 3 },
    ]);
  });

  it('has each line that any choice changes', () => {
    expect(parts(HINT.choices)).toEqual([
      { line: 'tiles', text: 'Tiles', amounts: [2, -1] },
      { line: 'money', text: 'Money', amounts: [0.5, 0] },
    ]);
  });
});
