// Forms of words that no stemmer knows of, parts of words, and words that only ask.
import type { Lang } from '../../lib/settings.svelte';
import { foldings } from './folding';

/** Words that are in every question, in any language. */
const ASKED: ReadonlySet<string> = new Set(
  [
    'a an the of to in on at by for from with and is are was be do does did can could may must should',
    'has have i you we my your me us it its this that there how what when where which who why get',
    'mean means work works many much per game',
    'der die das den dem des ein eine einen einem einer und oder im in am an auf bei mit von vom zu',
    'zum zur für ist sind war wird werden kann können darf dürfen muss müssen soll hat habe haben ich',
    'du wir ihr man mein meine dein deine sich es wie was wann wo woher wohin wer wen wem warum wieso',
    'welche welcher welches viel viele wieviel wieviele bekomme geht heißt bedeutet funktioniert pro',
    'spiel spiels',
  ].flatMap((words) => words.split(' ').flatMap((word) => foldings(word).map(({ text }) => text))),
);

/** Whether a word of a query is not what is looked for. */
export const isAsked = (word: string): boolean => ASKED.has(word);

const PREFIX = /^(?:ab|an|auf|aus|ein|nach|um|vor|weg|weiter|zurueck|zuruck|zusammen|zu)(?=\p{L}{4})/u;

/** German verbs in other forms, some of which are no words: drehen, dreht, gedreht; aufdecken, aufgedeckt. */
export function inflections(word: string, lang: Lang): string[] {
  if (lang !== 'de') return [];
  const prefix = PREFIX.exec(word)?.[0] ?? '';
  const verb = word.slice(prefix.length);
  const root = /^(?:ge)?(\p{L}{3,}?)(?:en|e?s?t)$/u.exec(verb)?.[1] ?? '';
  if (!root) return [];
  const forms = ['en', 't', 'et', 'st'].flatMap((end) => [
    `${prefix}${root}${end}`,
    `${prefix}ge${root}${end}`,
  ]);
  return forms.filter((form) => form !== word);
}

/** A part of a compound is at least so long. */
const SHORTEST = 4;

/** What a German compound may be made of, the longest part first, and of two as long the last. */
export function parts(word: string, lang: Lang): string[] {
  if (lang !== 'de') return [];
  const places = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST + 1) }, (_, i) => i + SHORTEST);
  const heads = places.map((at) => word.slice(at));
  const others = places.flatMap((at) => [word.slice(0, at), word.slice(0, at).replace(/s$/, '')]);
  return [...heads, ...others].filter((part) => part.length >= SHORTEST).sort((a, b) => b.length - a.length);
}
