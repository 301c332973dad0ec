// The keyboard at a table: single keys, Enter for what is held up, Escape to let go. Each board says what its
// keys do.
import { settings } from './settings.svelte';

/** What is chosen already, where Enter means "so be it". */
const CHOSEN =
  '[role="option"][aria-selected="true"]:not([data-square]), ' +
  '[role="radio"][aria-checked="true"], [aria-pressed="true"][data-action]';

/** What Enter means something else for; on all else it means "so be it", too. */
const USES_ENTER =
  'a[href], button, select, input, textarea, summary, [contenteditable], [role="option"], [role="radio"], ' +
  '[role="gridcell"], [role="tab"], [role="dialog"] *';
const THE_MAP = '[data-square], [data-space]';

/** What keeps the focus when a pointer has pressed it, though that is done: no key is meant for it. */
const PRESSED = 'a[href], button:not([role]), summary, [role="tab"], [aria-disabled="true"]';

export interface Commands {
  /** What single keys do, by `KeyboardEvent.key`. */
  letters: Record<string, () => void>;
  number: (nr: number) => void;
  /** What Escape does where the sheet of keys isn't open. */
  drop: () => void;
  confirm: () => void;
  /** Whether a choice is held up that Enter would confirm with the focus on this element. */
  holds: (focus: Element) => boolean | 'where chosen';
}

export class Keys {
  /** Whether the sheet that lists the keys lies open. */
  open = $state(false);
  private readonly commands: Commands;
  /** What a pointer has pressed last, until the focus is moved by a key. */
  private pressed: Element | null = null;

  constructor(commands: Commands) {
    this.commands = commands;
  }

  toggle = (): void => {
    this.open = !this.open;
  };

  point = (event: Event): void => {
    const pressed = (event.target as Element).closest(PRESSED);
    this.pressed = pressed?.closest('[role="dialog"]') ? null : pressed;
  };

  press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') this.pressed = null;
    // What was pressed may go away by that, and the focus to where no key has sent it.
    const now = document.activeElement;
    if (this.pressed?.isConnected === false) this.pressed = now?.closest('[role="dialog"]') ? null : now;
    if (event.key === 'Escape') {
      if (this.open) this.open = false;
      else this.commands.drop();
    } else if (settings.hears(event) && this.obeyed(event)) event.preventDefault();
  };

  private obeyed(event: KeyboardEvent): boolean {
    if (event.key === 'Enter') return !event.repeat && this.confirmed(event.target as Element);
    if (/^[1-9]$/.test(event.key)) this.choose(Number(event.key));
    else if (event.key === '?') this.toggle();
    else if (event.key === 'w') return toRule();
    else if (this.commands.letters[event.key]) this.commands.letters[event.key]?.();
    else return false;
    return true;
  }

  /** The focus goes along to what was chosen, so that Enter then means that and nothing else. */
  private choose(nr: number): void {
    const before = document.activeElement;
    this.commands.number(nr);
    requestAnimationFrame(() => {
      const focus = document.activeElement ?? document.body;
      const astray = focus.matches(USES_ENTER) || !before?.isConnected;
      if (astray && !focus.matches(CHOSEN) && !focus.closest(THE_MAP)) chosen()?.focus();
    });
  }

  private confirmed(focus: Element): boolean {
    const holds = this.commands.holds(focus);
    const free = focus === this.pressed || !focus.matches(USES_ENTER);
    const meant = holds === true || (holds === 'where chosen' && (free || focus.matches(CHOSEN)));
    if (meant) this.commands.confirm();
    return meant;
  }
}

/** Where what is held up was chosen, else the button that confirms it. */
function chosen(): HTMLElement | null | undefined {
  const confirm = document.querySelector<HTMLElement>('[data-confirm]');
  const held = confirm?.dataset.confirm;
  const places = [...document.querySelectorAll<HTMLElement>('[data-action], .shell :is([role="option"])')];
  return (
    (held && places.find((one) => one.dataset.action === held && one.checkVisibility())) ||
    places.find((one) => one.matches(CHOSEN) && one.checkVisibility()) ||
    confirm
  );
}

/** Goes to the rule of the refusal that is shown: one beside what is pointed at, else of the prompt. */
function toRule(): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-rule]')].filter((one) =>
    one.checkVisibility(),
  );
  const link = links.find((one) => one.closest('[role="note"]')) ?? links[0];
  link?.click();
  return !!link;
}

export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
