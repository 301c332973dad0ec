import { describe, expect, it } from 'vitest';

import { escape, found, mark, matches, plain, wordsOf } from './search';

const has = (query: string, text: string): boolean => matches(wordsOf(query), text);
const lit = (query: string, text: string): string[] =>
  found(wordsOf(query), text).map(([from, to]) => text.slice(from, to));

describe('searching', () => {
  it('takes no notice of case and accents', () => {
    expect(has('CAFE', 'a Café')).toBe(true);
    expect(has('café', 'A CAFE')).toBe(true);
  });

  it.each(['gebäude', 'gebaude', 'gebaeude', 'GEBÄUDE', 'GEBAEUDE'])('finds Gebäude by %s', (query) => {
    expect(lit(query, 'Zwei Wohngebäude.')).toEqual(['gebäude']);
  });

  it.each(['straße', 'strasse', 'STRASSE'])('finds Straßen by %s', (query) => {
    expect(lit(query, 'Zwei Straßen.')).toEqual(['Straße']);
  });

  it('spells no umlaut where there is none', () => {
    expect(has('neue', 'ein neuer Bau')).toBe(true);
    expect(has('neue', 'neu gebaut')).toBe(false);
  });

  it('wants every word, wherever it stands', () => {
    expect(has('road west', 'A tile to the west has a road.')).toBe(true);
    expect(has('road east', 'A tile to the west has a road.')).toBe(false);
    expect(has('  ', 'anything')).toBe(true);
  });

  it('joins hits that touch or overlap', () => {
    expect(lit('trade tradero route', 'the traderoute')).toEqual(['traderoute']);
  });
});

describe('marking', () => {
  it('marks text and leaves the tags alone', () => {
    expect(mark('<p class="a">A strong class</p>', ['class'])).toBe(
      '<p class="a">A strong <mark>class</mark></p>',
    );
    expect(mark('<p>same</p>', [])).toBe('<p>same</p>');
  });

  it('takes an escaped letter for what it means', () => {
    expect(mark('<p>a &lt; b &amp; c</p>', ['amp'])).toBe('<p>a &lt; b &amp; c</p>');
    expect(mark('<p>a &lt; b &amp; c</p>', ['&'])).toBe('<p>a &lt; b <mark>&amp;</mark> c</p>');
  });

  it('never makes markup of what was looked for', () => {
    expect(mark(escape('1 <b> 2'), wordsOf('<b>'))).toBe('1 <mark>&lt;b&gt;</mark> 2');
  });

  it('reads markup without its tags', () => {
    expect(plain('<td>a</td><td>b &amp; c</td>').replace(/\s+/g, ' ').trim()).toBe('a b & c');
  });
});
