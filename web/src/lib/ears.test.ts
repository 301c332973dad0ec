import { beforeEach, describe, expect, it } from 'vitest';

import { Ears } from './ears.svelte';
import type { ChatMessage } from './types';

const said = (number: number, player: number): ChatMessage => ({
  number,
  player,
  text: 'Well.',
  time: '2026-11-22T03:00:00Z',
});
const TALK = [said(1, 0), said(2, 1), said(3, 2), said(4, 1)];

beforeEach(() => localStorage.clear());

describe('what one wants to hear', () => {
  it('counts what others said and one has not read', () => {
    const ears = new Ears('t');
    expect(ears.unread(TALK, [0])).toBe(3);
    ears.readAll(TALK.slice(0, 2));
    expect(ears.unread(TALK, [0])).toBe(2);
    ears.readAll(TALK);
    expect(new Ears('t').unread(TALK, [0])).toBe(0);
    expect(new Ears('u').unread(TALK, [0])).toBe(3);
  });

  it('leaves out who is muted, at this table alone, also after a reload', () => {
    new Ears('t').toggleMute(1);
    const ears = new Ears('t');
    expect(ears.heard(TALK).map((one) => one.number)).toEqual([1, 3]);
    expect(ears.unread(TALK, [0])).toBe(1);
    expect(new Ears('u').heard(TALK)).toHaveLength(4);
    ears.toggleMute(1);
    expect(ears.heard(TALK)).toHaveLength(4);
  });

  it('counts nothing while talk is hidden, at all tables', () => {
    new Ears('t').toggle();
    const ears = new Ears('u');
    expect([ears.hidden, ears.unread(TALK, [])]).toEqual([true, 0]);
  });
});
