// Sentences of the log with the names of things in them found again, so that they can be pointed at.
export interface Part<What> {
  text: string;
  what?: What;
}

/** A sentence in parts; things: each name looked for, with what it stands for. */
export function partsOf<What>(text: string, things: readonly (readonly [string, What])[]): Part<What>[] {
  let parts: Part<What>[] = [{ text }];
  for (const [name, what] of things)
    if (name) parts = parts.flatMap((part) => (part.what ? [part] : split(part.text, name, what)));
  return parts;
}

function split<What>(text: string, name: string, what: What): Part<What>[] {
  const at = text.indexOf(name);
  if (at < 0) return [{ text }];
  const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
  const rest = after ? split(after, name, what) : [];
  return [...(before ? [{ text: before }] : []), { text: name, what }, ...rest];
}
