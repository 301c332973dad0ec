// What is said at the foot of the page while the rules are loaded, and where nothing can be kept.
import './device.css';

import { t } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Lasting } from './kept';

const MEGABYTE = 1e6;

const tenths = (number: number): string =>
  number.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export class Loading {
  private readonly strip = document.createElement('div');
  private readonly bar = document.createElement('progress');
  private readonly words = document.createElement('span');
  private interpreted = false;

  constructor() {
    this.strip.id = 'loading';
    this.strip.className = 'device-strip';
    this.strip.setAttribute('role', 'status');
    this.bar.setAttribute('aria-hidden', 'true');
    this.strip.append(this.bar, this.words);
  }

  /** Says that something has to come, unless something is said already. all: bytes. */
  begin(all: number): void {
    if (!this.strip.isConnected) this.show(0, all);
  }

  /** loaded, all: bytes. */
  show(loaded: number, all: number): void {
    if (!this.strip.isConnected) document.body.append(this.strip);
    const part = Math.min(loaded / all, 1);
    this.bar.value = part;
    // Said in tenths, or a screen reader would say nothing else.
    const megabytes = (Math.floor(part * 10) / 10) * (all / MEGABYTE);
    const words =
      part < 1
        ? t('device-loading', { loaded: tenths(megabytes), all: tenths(all / MEGABYTE) })
        : t('device-starting');
    if (this.words.textContent !== words) this.words.textContent = words;
  }

  /** The rules are here. unread: tables that were kept and can't be read. */
  over(lasting: Lasting, unread: number): void {
    if (lasting === 'kept' && unread) this.tell(t('device-unread', { count: unread }));
    else this.last(lasting);
  }

  /** The compiled rules don't run here: it is said once their sources do. */
  slow(): void {
    this.interpreted = true;
  }

  /** Says whether tables last from one visit to the next. */
  last(lasting: Lasting): void {
    if (lasting === 'kept' && this.interpreted) this.say('device-slow');
    else if (lasting === 'kept') this.strip.remove();
    else this.say(lasting === 'full' ? 'device-full' : 'device-not-kept');
  }

  /** Says something by the id of its words. */
  say(id: string): void {
    this.tell(t(id));
  }

  /** Says something in words. */
  tell(words: string): void {
    this.bar.remove();
    this.words.textContent = words;
    document.body.append(this.strip);
  }
}
