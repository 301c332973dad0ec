// How far the Citizens had come turn by turn, read from the log.
import type { TableEvent } from '../../lib/types';

/** For each player the number under their Citizen after each turn; all begin on 0. */
export function race(log: TableEvent[], players: number): number[][] {
  const now = Array.from({ length: players }, () => 0);
  const turns: number[][] = now.map(() => [0]);
  const note = (): void => turns.forEach((line, player) => line.push(now[player] ?? 0));
  let begun = false;
  for (const { id, player, args } of log) {
    if (id === 'turn') {
      if (begun) note();
      begun = true;
    }
    if (id === 'walked' && args.piece === 'citizen' && player >= 0 && player < players)
      now[player] = Number(args.to ?? 0);
  }
  note();
  return turns;
}
