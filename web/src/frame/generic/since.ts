// What others did since one's last turn, in the words of the log: a game without a board of its own has no
// others.
import type { TableEvent } from '../../lib/types';
import { byPlayer, inOrder, standing } from '../since/deeds';
import type { Deed } from '../since/since.svelte';

const squaresIn = ({ args }: TableEvent, squares: ReadonlySet<string>): string[] =>
  Object.values(args)
    .flat()
    .filter((value): value is string => typeof value === 'string' && squares.has(value));

/** A sentence of the log beside the seal of whom it is about. */
function shortened({ text }: TableEvent, name: string): string {
  const said = text.replace(/[.!]$/, '');
  return name && said.startsWith(`${name} `) ? said.slice(name.length + 1) : said;
}

function deedOf(player: number, events: TableEvent[], squares: ReadonlySet<string>, name: string): Deed {
  const placed = events.filter((event) => squaresIn(event, squares).length);
  const main = placed.at(-1) ?? events.at(-1);
  const words = main ? shortened(main, name) : '';
  const at = main ? squaresIn(main, squares).join('–').toUpperCase() : '';
  return {
    player,
    words,
    names: at ? [at] : [],
    brief: at || words,
    gains: [],
    places: placed.flatMap((event) => squaresIn(event, squares)),
    events,
  };
}

export function deeds(
  told: TableEvent[],
  viewer: number | null,
  squares: ReadonlySet<string>,
  names: string[],
): Deed[] {
  const news = standing(told);
  const players = byPlayer(news, viewer).map(([player, events]) =>
    deedOf(player, events, squares, names[player] ?? ''),
  );
  return inOrder(players, news);
}
