import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';

import type { Seen } from '../../lib/seen';
import type { LegalAction } from '../../lib/types';
import { elsewhere, GenericChoice, squaresOf } from './choice.svelte';

const SQUARES = ['a1', 'b1', 'c1'];
const KNOWN = new Set(SQUARES);

function choosing(...actions: LegalAction[]): { choice: GenericChoice; sent: string[] } {
  const sent: string[] = [];
  const table = {
    update: { legal_actions: actions },
    backs: 0,
    past: [],
    viewer: 0,
    previews: {},
    foreseen: [],
    send: (action: string) => sent.push(action),
  } as unknown as Seen;
  return {
    choice: new GenericChoice(
      () => table,
      () => SQUARES,
    ),
    sent,
  };
}

const build = (square: string): LegalAction => ({ action: `P1 build ${square}`, kind: 'build', square });
const sell = (square: string): LegalAction => ({ action: `P1 sell ${square}`, kind: 'sell', square });
const move = (from: string, to: string): LegalAction => ({
  action: `P1 move ${from} ${to}`,
  kind: 'move',
  from,
  to,
});
const PASS: LegalAction = { action: 'P1 pass', kind: 'pass' };

describe('the squares of an action', () => {
  it('are the arguments that are squares, in their order', () => {
    expect(squaresOf(move('c1', 'a1'), KNOWN)).toEqual(['c1', 'a1']);
    expect(squaresOf({ action: 'P1 name z9', kind: 'a1', name: 'z9', number: 4 }, KNOWN)).toEqual([]);
  });

  it('can be exchanged in its notation, where they stand in it', () => {
    expect(elsewhere('P1 build b1', 'b1', 'c1')).toBe('P1 build c1');
    expect(elsewhere('P1 move b1 b1', 'b1', 'c1')).toBe('P1 move b1 c1');
    expect(elsewhere('P1 b1->c1', 'b1', 'c1')).toBeNull();
  });
});

describe('choosing on the grid', () => {
  it('holds up the one action there is on a square, and sends it', () => {
    const { choice, sent } = choosing(build('a1'), build('b1'), PASS);
    choice.tap('b1');
    flushSync();
    expect([choice.staged?.action, choice.chosen, choice.listed]).toEqual(['P1 build b1', ['b1'], [PASS]]);
    choice.confirm();
    expect(sent).toEqual(['P1 build b1']);
    choice.drop();
    expect([choice.staged, choice.chosen]).toEqual([null, []]);
  });

  it('takes no notice of a square where nothing is legal', () => {
    const { choice } = choosing(build('a1'), build('b1'));
    choice.tap('c1');
    expect([choice.staged, choice.way]).toEqual([null, []]);
  });

  it('asks which, where several may be done on one square', () => {
    const { choice } = choosing(build('a1'), sell('a1'), build('b1'));
    choice.tap('a1');
    expect([choice.staged, choice.rivals.length]).toEqual([null, 2]);
    choice.hold(choice.rivals[1]);
    expect(choice.staged?.action).toBe('P1 sell a1');
  });

  it('goes from square to square where an action names two, and starts anew elsewhere', () => {
    const { choice } = choosing(move('a1', 'b1'), move('a1', 'c1'), move('b1', 'c1'));
    expect([...choice.open.keys()]).toEqual(['a1', 'b1']);
    choice.tap('a1');
    expect([choice.staged, choice.way, [...choice.open.keys()]]).toEqual([null, ['a1'], ['b1', 'c1']]);
    choice.tap('c1');
    expect(choice.staged?.action).toBe('P1 move a1 c1');
    choice.tap('b1');
    expect([choice.staged, choice.way]).toEqual([null, ['b1']]);
  });
});
