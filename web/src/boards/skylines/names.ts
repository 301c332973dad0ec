// What somebody is called where there is little room.
const LONG = 11; // letters that a tab holds

/** The first of somebody's names, as a whole word; what is told apart by its number keeps that. */
export function calledBy(name: string): string {
  if (/\d$/.test(name)) return name;
  const [first = name] = name.trim().split(/\s+/);
  return first.length > LONG ? (first.split('-')[0] ?? first) : first;
}
