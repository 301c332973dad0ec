// The boards by game: a file boards/<Game>.svelte is the board of the game whose id is its name in small
// letters. A game without one has the generic board.
import type { Component } from 'svelte';

import { persist } from '../lib/later';
import { openGame } from '../lib/messages';
import type { Seen } from '../lib/seen';

export type GameBoard = Component<{ table: Seen }>;

const files = import.meta.glob<{ default: GameBoard }>('../boards/*.svelte');

const byGame = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice('../boards/'.length, -'.svelte'.length).toLowerCase(),
    load,
  ]),
);

const generic = (): Promise<{ default: GameBoard }> => import('./generic/Generic.svelte');

export async function boardOf(game: string): Promise<GameBoard> {
  return (await (byGame.get(game) ?? generic)()).default;
}

/** Asks for a game's board and words until they can be had; calling what it returns ends that. */
export function openBoard(game: string, had: (board: GameBoard) => void): () => void {
  return persist(
    () => Promise.all([boardOf(game), openGame(game)]),
    ([board]) => had(board),
  );
}
