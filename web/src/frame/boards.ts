// The boards by game: a file boards/<Game>.svelte is the board of the game whose id is its name in small
// letters. A game without one has the generic board.
import type { Component } from 'svelte';

import type { Seen } from '../lib/seen';

type Board = Component<{ table: Seen }>;

const files = import.meta.glob<{ default: Board }>('../boards/*.svelte');

const byGame = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice('../boards/'.length, -'.svelte'.length).toLowerCase(),
    load,
  ]),
);

const generic = (): Promise<{ default: Board }> => import('./generic/Generic.svelte');

export async function boardOf(game: string): Promise<Board> {
  return (await (byGame.get(game) ?? generic)()).default;
}
