// Notifications of the browser that it is one's turn: only where they were allowed, only while the page is
// hidden.

export type Leave = NotificationPermission | 'never';

const permission = (): Leave => ('Notification' in globalThis ? Notification.permission : 'never');

export class Notice {
  /** Whether the browser may show them; "never" where it can't. */
  leave = $state<Leave>(permission());
  private asked = false;

  async ask(): Promise<void> {
    if (this.leave === 'default') this.leave = await Notification.requestPermission();
  }

  /**
   * Told whenever somebody is asked, or no longer; speaks up once each time. tag: a later one replaces it.
   */
  tell(asked: boolean, title: string, body: string, tag: string): void {
    const fresh = asked && !this.asked;
    this.asked = asked;
    if (!fresh || !document.hidden || permission() !== 'granted') return;
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  }
}

export const notice = new Notice();
