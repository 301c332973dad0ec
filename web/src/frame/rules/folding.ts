// Texts as they are compared: no matter the case or the accents, and "ä" both as "a" and as "ae".

/** A text as it is compared, and for each of its letters where that stands in the text. */
export interface Folded {
  text: string;
  at: number[];
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

export function fold(text: string, spelled = false): Folded {
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

export const foldings = (text: string): Folded[] => [fold(text), fold(text, true)];

/** The words of a folded text, each with where it begins. */
export function tokens(folded: string): { word: string; from: number }[] {
  return [...folded.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({ word, from: index }));
}
