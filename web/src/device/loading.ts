// What is said at the foot of the page while the rules are loaded, and where nothing can be kept.
import './device.css';

import { t } from '../lib/messages';

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

  /** part: of all that has to come, from 0 to 1. */
  show(part: number): void {
    if (!this.strip.isConnected) document.body.append(this.strip);
    this.bar.value = Math.min(part, 1);
    // Said in tens, or a screen reader would say nothing else.
    this.words.textContent = t('device-loading', { percent: Math.min(Math.floor(part * 10) * 10, 100) });
  }

  /** kept: whether tables last from one visit to the next. */
  over(kept: boolean): void {
    if (!kept) this.say('device-not-kept');
    else if (this.interpreted) this.say('device-slow');
    else this.strip.remove();
  }

  /** The compiled rules don't run here. */
  slow(): void {
    this.interpreted = true;
  }

  elsewhere(): void {
    this.say('device-elsewhere');
  }

  fail(): void {
    this.say('no-answer');
  }

  private say(id: string): void {
    this.bar.remove();
    this.words.textContent = t(id);
    document.body.append(this.strip);
  }
}
