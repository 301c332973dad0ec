// Where the data of a row of the box come from, in words: printed, following from what is printed, or ours.
import { listed, t } from '../../lib/messages';

const ORDER = ['printed', 'derived', 'reconstructed'];
const KEYS = ['number', 'id', 'source']; // they only tell rows apart

type Source = Record<string, string>;

function isTold(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/**
 * "Printed: name and cost." A sentence for each source that anything told of the row has.
 *
 * @param always - Fields that are told even where they are empty.
 */
export function origins(row: object, always: readonly string[] = []): string[] {
  const source = (row as { source?: Source }).source ?? {};
  const told = Object.keys(source).filter((field) => !KEYS.includes(field));
  const filled = told.filter(
    (field) => always.includes(field) || isTold((row as Record<string, unknown>)[field]),
  );
  return ORDER.flatMap((from) => {
    const fields = filled.filter((field) => source[field] === from);
    const data = [...new Set(fields.map((field) => t(`skylines-datum-${field}`)))];
    return data.length ? [t('skylines-origin', { from, data: listed(data) })] : [];
  });
}
