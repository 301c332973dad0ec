/**
 * An id for a command or a request. Browsers make them only for pages from https or from this machine.
 */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
