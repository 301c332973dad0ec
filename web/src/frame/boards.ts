// The boards by game: a file boards/<Game>.svelte is the board of the game whose id is its name in small letters.
import type { Component } from 'svelte';

import type { Seen } from '../lib/seen';

type Board = Component<{ table: Seen }>;

const files = import.meta.glob<{ default: Board }>('../boards/*.svelte');

const byGame = new Map(
  Object.entries(files).map(([path, load]) => [path.slice('../boards/'.length, -'.svelte'.length).toLowerCase(), load]),
);

export async function boardOf(game: string): Promise<Board | null> {
  const load = byGame.get(game);
  return load ? (await load()).default : null;
}
