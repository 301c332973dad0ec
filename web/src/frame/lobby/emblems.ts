// What stands for a game where there is no room for its board: boards/<game>/Emblem.svelte, which also says
// how long it takes.
import type { Component } from 'svelte';

interface Drawn {
  default: Component<{ size?: number }>;
  minutes: number;
}

const files = import.meta.glob<Drawn>('../../boards/*/Emblem.svelte', { eager: true });

/** The emblem of a game, and the minutes a match takes; null where a game has none. */
export function emblemOf(game: string): { Emblem: Drawn['default']; minutes: number } | null {
  const drawn = files[`../../boards/${game}/Emblem.svelte`];
  return drawn ? { Emblem: drawn.default, minutes: drawn.minutes } : null;
}
