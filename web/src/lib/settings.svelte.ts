// What this person chose for this browser: language, theme, single-key shortcuts, a name. Kept in
// localStorage.

export type Lang = 'en' | 'de';
export type Theme = 'light' | 'dark';

export const LANGS: readonly Lang[] = ['en', 'de'];

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden: the choice then lasts as long as the page
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // see stored()
  }
}

function firstLang(): Lang {
  const kept = stored('gridtown.lang');
  if (kept === 'en' || kept === 'de') return kept;
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

function keptTheme(): Theme | null {
  const kept = stored('gridtown.theme');
  return kept === 'light' || kept === 'dark' ? kept : null;
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  lang = $state<Lang>(firstLang());
  private chosen = $state<Theme | null>(keptTheme());
  private system = $state<Theme>(systemDark.matches ? 'dark' : 'light');
  theme = $derived<Theme>(this.chosen ?? this.system);
  keys = $state(stored('gridtown.keys') !== 'off');
  /** What this person calls themselves at a table; empty until they have said it. */
  name = $state(stored('gridtown.name') ?? '');

  constructor() {
    systemDark.addEventListener('change', (event) => {
      this.system = event.matches ? 'dark' : 'light';
    });
  }

  speak(lang: Lang): void {
    this.lang = lang;
    store('gridtown.lang', lang);
  }

  toggleTheme(): void {
    this.chosen = this.theme === 'dark' ? 'light' : 'dark';
    store('gridtown.theme', this.chosen);
  }

  toggleKeys(): void {
    this.keys = !this.keys;
    store('gridtown.keys', this.keys ? 'on' : 'off');
  }

  call(name: string): void {
    this.name = name.trim();
    store('gridtown.name', this.name);
  }

  /** Whether a key pressed may be a shortcut: they are on, and nothing is being typed. */
  hears(event: KeyboardEvent): boolean {
    const typing = (event.target as HTMLElement).closest('input, select, textarea') !== null;
    return this.keys && !event.ctrlKey && !event.metaKey && !event.altKey && !typing;
  }
}

export const settings = new Settings();
