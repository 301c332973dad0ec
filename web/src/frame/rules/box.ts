// What a game shows of its box in its rules: all that is in it, and the drawings beside the text. A table
// needs none of it, as it asks only for the text of a rule.
import type { Component } from 'svelte';

import type { Term } from './search';

/**
 * What is in the box, as GET /api/games/<game>/components gives it; only what is looked for is shown.
 */
export type Reference = Component<{ components: unknown; terms: readonly Term[] }>;

/** The drawings of a game by their names; a wide one stands below the text, others stand beside it. */
export interface Figures {
  default: Component<{ name: string; components: unknown }>;
  FIGURES: Readonly<Record<string, { wide?: boolean }>>;
}

const references = import.meta.glob<Reference>('../../boards/*/Reference.svelte', { import: 'default' });
const drawings = import.meta.glob<Figures>('../../boards/*/Figure.svelte');

export async function referenceOf(game: string): Promise<Reference | null> {
  return (await references[`../../boards/${game}/Reference.svelte`]?.()) ?? null;
}

export async function figuresOf(game: string): Promise<Figures | null> {
  return (await drawings[`../../boards/${game}/Figure.svelte`]?.()) ?? null;
}
