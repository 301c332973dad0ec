// What bots are called where nobody gives them a name: each seat has one of its own.
import { t } from './messages';

const NAMES = ['Odo', 'Ines', 'Tarik', 'Moss', 'Kaya', 'Luis', 'Runa'];

export const botName = (player: number): string =>
  NAMES[player] ?? t('player-number', { number: player + 1 });
