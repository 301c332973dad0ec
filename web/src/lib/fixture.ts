// What tests of several parts are written with.
import type { TableEvent } from './types';

export const event = (
  version: number,
  player: number,
  id: string,
  args: TableEvent['args'] = {},
  text = '',
): TableEvent => ({ version, id, player, args, text });
