import { describe, expect, it } from 'vitest';

import { PREVIEW } from './fixture';
import { rows, sums, type Change } from './preview';

describe('a preview', () => {
  it('has a row for everybody, with the numbers on the board', () => {
    const [mine, hers] = rows(PREVIEW, 0, [0, 1]);
    expect(mine).toMatchObject({ player: 0, times: 3, why: ['yellow', 'N', 'piece'] });
    expect(mine?.vp).toEqual({
      amount: 4,
      from: 19,
      to: 23,
      pushed: true,
      lost: false,
      later: false,
      unsure: false,
    });
    expect(mine?.gp).toMatchObject({ amount: 6, to: 17, pushed: false, later: true, unsure: false });
    expect(hers).toMatchObject({ player: 1, times: 1, gp: null });
    expect(hers?.vp?.later).toBe(true);
  });

  it('has empty rows for those whom it does not touch, and while it is not there', () => {
    expect(rows(PREVIEW, 0, [2])).toEqual([{ player: 2, times: 0, why: [], rainbow: 0, vp: null, gp: null }]);
    expect(rows(undefined, 0, [0])[0]?.vp).toBeNull();
    expect(sums(undefined, 0)).toBeNull();
    expect(sums({ costs: [], changes: [] }, 0)).toEqual({ vp: 0, gp: 0, unsure: false });
  });

  it('adds the walks of one piece: from where it stood to where it ends', () => {
    const step = (amount: number, from: number, to: number, why: string): Change => ({
      line: 'vp',
      amount,
      conditional: why === 'church',
      player: null,
      args: { times: 1, why: [why], from, to, pushed: 0, varies: Number(why === 'church') },
      text: '',
    });
    const preview = { costs: [], changes: [step(-1, 18, 17, 'rainbow'), step(4, 17, 21, 'church')] };
    expect(rows(preview, 1, [1])[0]).toMatchObject({
      why: ['church'],
      times: 1,
      rainbow: -1,
      vp: { amount: 3, from: 18, to: 21 },
    });
    expect(sums(preview, 1)).toEqual({ vp: 3, gp: 0, unsure: true });
  });
});
