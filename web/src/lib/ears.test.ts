import { beforeEach, describe, expect, it } from 'vitest';

import { Ears } from './ears.svelte';
import type { ChatMessage } from './types';

const said = (number: number, player: number): ChatMessage => ({
  number,
  player,
  text: 'Well.',
  time: '2026-11-22T03:00:00Z',
});
const CHAT = [said(1, 0), said(2, 1), said(3, 2), said(4, 1)];

beforeEach(() => localStorage.clear());

describe('what one wants to hear', () => {
  it('counts what others said and one has not read', () => {
    const ears = new Ears('t');
    expect(ears.unread(CHAT, [0])).toBe(3);
    ears.readAll(CHAT.slice(0, 2));
    expect(ears.unread(CHAT, [0])).toBe(2);
    ears.readAll(CHAT);
    expect(new Ears('t').unread(CHAT, [0])).toBe(0);
    expect(new Ears('u').unread(CHAT, [0])).toBe(3);
  });

  it('leaves out who is muted, at this table alone, also after a reload', () => {
    new Ears('t').toggleMute(1);
    const ears = new Ears('t');
    expect(ears.heard(CHAT).map((one) => one.number)).toEqual([1, 3]);
    expect(ears.unread(CHAT, [0])).toBe(1);
    expect(new Ears('u').heard(CHAT)).toHaveLength(4);
    ears.toggleMute(1);
    expect(ears.heard(CHAT)).toHaveLength(4);
  });

  it('counts nothing while the chat is hidden, at all tables', () => {
    new Ears('t').toggle();
    const ears = new Ears('u');
    expect([ears.hidden, ears.unread(CHAT, [])]).toEqual([true, 0]);
  });
});
