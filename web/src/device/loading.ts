// What is said at the foot of the page while the rules are loaded, and where nothing can be kept.
import { t } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Lasting } from './kept';
import { Strip } from './strip';

const MEGABYTE = 1e6;

const tenths = (number: number): string =>
  number.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export class Loading {
  private readonly bar = document.createElement('progress');
  private readonly words = document.createElement('span');
  private readonly strip = new Strip(this.bar, this.words);
  private interpreted = false;

  constructor() {
    this.strip.element.id = 'loading';
    this.bar.setAttribute('aria-hidden', 'true');
  }

  /** Says that something has to come, unless something is said already. all: bytes. */
  begin(all: number): void {
    if (!this.strip.shown) this.show(0, all);
  }

  /** loaded, all: bytes. */
  show(loaded: number, all: number): void {
    this.strip.show();
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
    else if (lasting === 'kept') this.strip.hide();
    else this.say(lasting === 'full' ? 'device-full' : 'device-not-kept');
  }

  /** Says something by the id of its words, until it is put away. */
  say(id: string): void {
    this.tell(t(id));
  }

  /** Says something in words, until it is put away. */
  tell(words: string): void {
    this.bar.remove();
    this.words.textContent = words;
    this.strip.closable(true);
    this.strip.show();
  }

  /** Says what is in the way of all else: it stays. */
  stop(id: string): void {
    this.tell(t(id));
    this.strip.closable(false);
  }
}
