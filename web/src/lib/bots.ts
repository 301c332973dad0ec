// What bots are called where nobody gives them a name: each seat has one of its own.
import { t } from './messages';
import type { Pace } from './types';

/** The level that is proposed. */
export const USUAL = 'steady';

/** How long what a bot has done may stay in sight. */
export const PACES: readonly Pace[] = ['at-once', 'quick', 'calm'];

const NAMES = ['Odo', 'Ines', 'Tarik', 'Moss', 'Kaya', 'Luis', 'Runa'];

export const botName = (player: number): string =>
  NAMES[player] ?? t('player-number', { number: player + 1 });
