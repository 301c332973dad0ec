import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Notice } from './notice.svelte';

const shown: [string, NotificationOptions | undefined][] = [];

class Told {
  static permission: NotificationPermission = 'granted';
  onclick = null;
  constructor(title: string, options?: NotificationOptions) {
    shown.push([title, options]);
  }
}

let hidden = true;

beforeEach(() => {
  shown.length = 0;
  hidden = true;
  Told.permission = 'granted';
  vi.stubGlobal('Notification', Told);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the notice of one’s turn', () => {
  it('comes once each time one is asked', () => {
    const notice = new Notice();
    notice.tell(false, 'Your move in NEOM', 'Ada', 't');
    notice.tell(true, 'Your move in NEOM', 'Ada', 't');
    notice.tell(true, 'Your move in NEOM', 'Ada', 't');
    expect(shown).toEqual([['Your move in NEOM', { body: 'Ada', tag: 't' }]]);
    notice.tell(false, '', '', 't');
    notice.tell(true, 'Your move in NEOM', 'Ada', 't');
    expect(shown).toHaveLength(2);
  });

  it('stays away while one looks, and where it was not allowed', () => {
    hidden = false;
    new Notice().tell(true, 'Your move', '', 't');
    hidden = true;
    Told.permission = 'default';
    new Notice().tell(true, 'Your move', '', 't');
    expect(shown).toEqual([]);
  });
});
