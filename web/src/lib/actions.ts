// Legal actions sorted for a board: what may be done now, and what to send when something is clicked.
import type { LegalAction } from './types';

export type Grouped = Partial<Record<string, LegalAction[]>>;

/** By their kind, in the order given. */
export function grouped(actions: readonly LegalAction[]): Grouped {
  const groups: Grouped = {};
  for (const action of actions) (groups[action.kind] ??= []).push(action);
  return groups;
}

/** By the number or space an action names, for looking it up when that is clicked. */
export function byArgument(
  actions: readonly LegalAction[] | undefined,
  argument: string,
): Map<unknown, LegalAction> {
  return new Map((actions ?? []).map((action) => [action[argument], action]));
}
