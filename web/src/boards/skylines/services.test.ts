import { describe, expect, it } from 'vitest';

import { at, sheetOf } from './geometry';
import { linksFrom } from './linked';
import { reached } from './services';
import type { BoardInfo, TileView, TypeName } from './types';

const OPEN: BoardInfo = {
  id: 'A',
  cost: 0,
  land: Array(6).fill('......'),
  right: Array(6).fill('     '),
  below: Array(5).fill('      '),
};
const SHEET = sheetOf([{ board: 'A', column: 0, row: 0, turn: 0 }], () => OPEN);
const DISTRICT = SHEET.land;
const tile = (type: TypeName, squares: string[], reach: TileView['reach']): TileView => ({
  card: 1,
  type,
  squares,
  reach,
});

describe('what a service reaches', () => {
  const square = [at('b2')];

  it('is what lies beside it, or its district', () => {
    expect(reached('neighbours', square, SHEET, DISTRICT)).toHaveLength(4);
    expect(reached('district', square, SHEET, DISTRICT)).toBe(DISTRICT);
    expect(reached(null, square, SHEET, DISTRICT)).toEqual([]);
  });
});

describe('the links of a zone to the services it uses', () => {
  const zone = [at('c3'), at('d3')];
  const link = (tiles: TileView[]) => linksFrom(zone, ['fire'], tiles, SHEET, DISTRICT);

  it('lead to a building beside it rather than to one that serves the district', () => {
    const [found] = link([tile('fire', ['f6'], 'district'), tile('fire', ['e3'], 'neighbours')]);
    expect(found?.to).toEqual({ x: 4.76, y: 2.76 });
    expect(found?.from).toEqual({ x: 3.5, y: 2.5 });
  });

  it('lead to one that serves the district where none lies beside it', () => {
    const [found] = link([tile('fire', ['a6'], 'neighbours'), tile('fire', ['f5', 'f6'], 'district')]);
    expect(found?.to).toEqual({ x: 5.5, y: 5.52 });
  });

  it('are none where no building of the kind stands', () => {
    expect(link([tile('police', ['e3'], 'district')])).toEqual([]);
  });
});
