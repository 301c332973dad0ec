// Sentences of the log with the names of things in them found again, so that they can be pointed at.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

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

/** Left and right lead from name to name, which Tab passes by; from the whole to the first and the last. */
export const arrowsWalkNames: Attachment<HTMLElement> = (element) =>
  on(element, 'keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const all = [...element.querySelectorAll<HTMLElement>('[role="note"]')];
    const at = all.indexOf(event.target as HTMLElement);
    const next = step && all.at(at < 0 && step < 0 ? -1 : (at + step) % all.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
