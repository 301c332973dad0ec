// Which tiles a line of the score pad is about: for lighting them up. The amounts come from the server.
import { signed, t } from '../../lib/messages';
import { centre, type Box } from './components';
import { CENTRE } from './spaces';
import type { Line, SeatView, TileInfo } from './types';

function where(seat: SeatView, box: Box, test: (tile: TileInfo) => boolean): string[] {
  const city = seat.city.filter((laid) => test(box.tile(laid.number))).map((laid) => laid.space);
  const middle = !seat.centre_covered && test(centre(seat.centre, '')) ? [CENTRE] : [];
  return [...city, ...middle];
}

export function litBy(line: Line, seat: SeatView, box: Box): Set<string> {
  switch (line) {
    case 'tiles':
      return new Set(seat.by_tile.filter((one) => one.vp !== 0).map((one) => one.space));
    case 'neighborhoods':
      return new Set(seat.neighborhoods.flatMap((group) => group.spaces));
    case 'goods':
      return new Set([
        ...where(seat, box, (tile) => tile.produces.length > 0),
        ...seat.city.filter((laid) => laid.good).map((laid) => laid.space),
      ]);
    case 'money':
      return new Set(where(seat, box, (tile) => tile.income === null || tile.income[2] > 0));
    case 'pollution':
      return new Set(where(seat, box, (tile) => tile.polluting || tile.types.includes('residential')));
    case 'ghost_town':
      return new Set(where(seat, box, (tile) => tile.types.includes('residential')));
    case 'power':
      return new Set(where(seat, box, (tile) => tile.power));
  }
}

/** A pill for each tile or group with what it counts: groups by their size, tiles by their points. */
export function sumsOf(line: Line, seat: SeatView): { space: string; text: string }[] {
  if (line === 'tiles')
    return seat.by_tile
      .filter((one) => one.vp !== 0)
      .map((one) => ({ space: one.space, text: signed(one.vp) }));
  if (line === 'neighborhoods')
    return seat.neighborhoods.map((group) => ({
      space: upperLeft(group.spaces),
      text: t('neom-joined', { count: group.spaces.length, vp: group.vp }),
    }));
  return [];
}

function upperLeft(group: string[]): string {
  const order = (space: string): number => (5 - Number(space.slice(1))) * 5 + space.charCodeAt(0);
  return [...group].sort((a, b) => order(a) - order(b))[0] ?? '';
}
