// Where a row of the box has its data from: printed, derived, or reconstructed by us (docs/games).

/** Whether any of these data, which are told of a row, is ours. */
export function reconstructed(row: object, fields: readonly string[]): boolean {
  const { source } = row as { source?: Record<string, string> };
  return fields.some((field) => source?.[field] === 'reconstructed');
}
