// The keyboard at a table: single keys, Enter for what is held up, Escape to let go. Each board says what its
// keys do.
import { settings } from './settings.svelte';

/** Where Enter means "so be it": nowhere in particular, or on what is chosen already. */
const CHOSEN =
  'body, [role="option"][aria-selected="true"]:not([data-square]), ' +
  '[role="radio"][aria-checked="true"], [aria-pressed="true"][data-action]';

export interface Commands {
  /** What single keys do, by `KeyboardEvent.key`. */
  letters: Record<string, () => void>;
  number: (nr: number) => void;
  /** What Escape does beside closing the sheet of keys. */
  drop: () => void;
  confirm: () => void;
  /** Whether a choice is held up that Enter would confirm with the focus on this element. */
  holds: (focus: Element) => boolean | 'where chosen';
}

export class Keys {
  /** Whether the sheet that lists the keys lies open. */
  open = $state(false);
  private readonly commands: Commands;

  constructor(commands: Commands) {
    this.commands = commands;
  }

  toggle = (): void => {
    this.open = !this.open;
  };

  press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      this.open = false;
      this.commands.drop();
    } else if (settings.hears(event) && this.obeyed(event)) event.preventDefault();
  };

  private obeyed(event: KeyboardEvent): boolean {
    if (event.key === 'Enter') return this.confirmed(event.target as Element);
    if (/^[1-9]$/.test(event.key)) this.commands.number(Number(event.key));
    else if (event.key === '?') this.toggle();
    else if (this.commands.letters[event.key]) this.commands.letters[event.key]?.();
    else return false;
    return true;
  }

  private confirmed(focus: Element): boolean {
    const holds = this.commands.holds(focus);
    const meant = holds === true || (holds === 'where chosen' && focus.matches(CHOSEN));
    if (meant) this.commands.confirm();
    return meant;
  }
}

export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
