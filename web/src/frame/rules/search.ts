// Finding words in the rules: no matter the case or the accents, and "ä" is found as "a" and as "ae".

/** A text as it is compared, and for each of its letters where that stands in the text. */
interface Folded {
  text: string;
  at: number[];
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

function fold(text: string, spelled: boolean): Folded {
  const folded: Folded = { text: '', at: [] };
  for (let i = 0; i < text.length; i++) {
    const letter = (text[i] ?? '').toLowerCase();
    const plain = spelled ? (SPELLED[letter] ?? letter) : letter;
    const base = plain < '\u0080' ? plain : plain.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss');
    folded.text += base;
    for (const _ of base) folded.at.push(i);
  }
  return folded;
}

const foldings = (text: string): Folded[] => [fold(text, false), fold(text, true)];

/** The words of a query, as they are looked for. */
export function wordsOf(query: string): string[] {
  return fold(query, false).text.split(/\s+/).filter(Boolean);
}

/** Whether every word is somewhere in the text, be it within another word. */
export function matches(words: readonly string[], text: string): boolean {
  const folded = foldings(text);
  return words.every((word) => folded.some((each) => each.text.includes(word)));
}

/** Where the words stand in a text: [from, to) pairs in their order, none overlapping. */
export function found(words: readonly string[], text: string): [number, number][] {
  const hit = new Array<boolean>(text.length).fill(false);
  for (const folded of foldings(text)) for (const word of words) light(folded, word, hit);
  const ranges: [number, number][] = [];
  hit.forEach((lit, i) => {
    const last = ranges.at(-1);
    if (lit && last?.[1] === i) last[1] = i + 1;
    else if (lit) ranges.push([i, i + 1]);
  });
  return ranges;
}

function light(folded: Folded, word: string, hit: boolean[]): void {
  for (let i = folded.text.indexOf(word); i >= 0; i = folded.text.indexOf(word, i + 1)) {
    const [from = 0, last = 0] = [folded.at[i], folded.at[i + word.length - 1]];
    hit.fill(true, from, last + 1);
  }
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const MEANT = new Map(Object.entries(ESCAPED).map(([meant, escaped]) => [escaped, meant]));

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
}

function unescape(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#39);/g, (escaped) => MEANT.get(escaped) ?? escaped);
}

/** What markup says, without its tags. */
export function plain(markup: string): string {
  return unescape(markup.replace(/<[^>]*>/g, ' '));
}

/** The markup with the words in its text marked. */
export function mark(markup: string, words: readonly string[]): string {
  if (words.length === 0) return markup;
  const parts = markup.split(/(<[^>]*>)/);
  return parts.map((part, i) => (i % 2 ? part : markText(unescape(part), words))).join('');
}

function markText(text: string, words: readonly string[]): string {
  let marked = '';
  let done = 0;
  for (const [from, to] of found(words, text)) {
    marked += `${escape(text.slice(done, from))}<mark>${escape(text.slice(from, to))}</mark>`;
    done = to;
  }
  return marked + escape(text.slice(done));
}
