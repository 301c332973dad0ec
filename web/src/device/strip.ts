// What is said at the foot of the page. Whatever else stands there ends above it: `--foot` is its height.
import './device.css';

import { t } from '../lib/messages';

const foot = document.createElement('div');
foot.className = 'device-foot';
document.body.append(foot);
new ResizeObserver(() => {
  document.documentElement.style.setProperty('--foot', `${foot.offsetHeight}px`);
}).observe(foot);

/** One thing that is said; several stand above each other. */
export class Strip {
  readonly element = document.createElement('div');
  private away: HTMLButtonElement | null = null;

  /** said: words, and what else belongs to them. */
  constructor(...said: (string | Node)[]) {
    this.element.className = 'device-strip';
    this.element.setAttribute('role', 'status');
    this.element.append(...said);
  }

  get shown(): boolean {
    return this.element.isConnected;
  }

  show(): void {
    if (!this.shown) foot.append(this.element);
  }

  hide(): void {
    this.element.remove();
  }

  /** May it be put away? Then it has a button for that at its end. */
  closable(may: boolean): void {
    this.away?.remove();
    this.away = may ? this.closing() : null;
    if (this.away) this.element.append(this.away);
  }

  private closing(): HTMLButtonElement {
    const button = document.createElement('button');
    button.className = 'btn quiet sm away';
    button.setAttribute('aria-label', t('close'));
    button.title = t('close');
    button.textContent = '×';
    button.onclick = () => this.hide();
    return button;
  }
}
