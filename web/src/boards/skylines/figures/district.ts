// The district around some squares, for a drawing where no server has told it.
import { beside, type Cell, type Sheet } from '../geometry';

/** All land that hangs together with some squares of one district, with no street between. */
export function districtOf(sheet: Sheet, squares: Cell[]): Cell[] {
  const district: Cell[] = [];
  for (let more = squares; more.length; more = beside(sheet, district)) district.push(...more);
  return district;
}

/** All districts, each once. */
export function districtsOf(sheet: Sheet): Cell[][] {
  const districts: Cell[][] = [];
  const known = new Set<string>();
  for (const cell of sheet.land) {
    if (known.has(`${cell.column},${cell.row}`)) continue;
    const district = districtOf(sheet, [cell]);
    district.forEach(({ column, row }) => known.add(`${column},${row}`));
    districts.push(district);
  }
  return districts;
}
