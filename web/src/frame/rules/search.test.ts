import { describe, expect, it } from 'vitest';

import type { Lang } from '../../lib/settings.svelte';
import { escape, Finder, found, mark, matches, plain, sectionsWith, type Term } from './search';
import { synonymsOf } from './synonyms';

const terms = (query: string, text = '', lang: Lang = 'en'): Term[] => new Finder(lang, [text]).terms(query);
const has = (query: string, text: string): boolean => matches(terms(query), text);
const lit = (query: string, text: string, lang: Lang = 'en'): string[] =>
  found(terms(query, text, lang), text).map(([from, to]) => text.slice(from, to));

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

  it('finds short words where a word begins', () => {
    expect(lit('tie', 'No ties in the amenities.')).toEqual(['tie']);
    expect(lit('3+', 'Those marked 3+.')).toEqual(['3+']);
  });

  it('wants every word, wherever it stands', () => {
    expect(has('road west', 'A tile to the west has a road.')).toBe(true);
    expect(has('road east', 'A tile to the west has a road.')).toBe(false);
    expect(has('  ', 'anything')).toBe(true);
  });

  it('takes questions for what they are about', () => {
    expect(terms('how do I win?').map(({ typed }) => typed)).toEqual(['win']);
    expect(terms('Wie viele Spieler').map(({ typed }) => typed)).toEqual(['spieler']);
    expect(terms('what is it').map(({ typed }) => typed)).toEqual(['what', 'is', 'it']);
    expect(terms('road road').map(({ typed }) => typed)).toEqual(['road']);
  });

  it('joins hits that touch or overlap', () => {
    expect(lit('trade tradero route', 'the traderoute')).toEqual(['traderoute']);
  });
});

describe('a word in another form', () => {
  it.each([
    ['polluting', 'A tile with pollution.', 'en', 'pollution'],
    ['connections', 'They are connected.', 'en', 'connected'],
    ['Verkäufe', 'Nach dem Verkauf.', 'de', 'Verkauf'],
    ['Handelsrouten', 'Eine Handelsroute.', 'de', 'Handelsroute'],
    ['drehen', 'Nie gedreht.', 'de', 'gedreht'],
    ['gewinnen', 'Wer gewinnt?', 'de', 'gewinnt'],
    ['aufdecken', 'Es ist aufgedeckt.', 'de', 'aufgedeckt'],
    ['gebaut', 'Du kannst bauen.', 'de', 'bauen'],
  ] as const)('is found: %s', (query, text, lang, hit) => {
    expect(lit(query, text, lang)).toEqual([hit]);
  });
});

describe('a word that means the same', () => {
  const find = async (game: string, query: string, text: string, lang: Lang = 'en'): Promise<string[]> =>
    found(new Finder(lang, [text], await synonymsOf(game)).terms(query), text).map(([from, to]) =>
      text.slice(from, to),
    );

  it('is found, in both languages', async () => {
    expect(await find('neom', 'electricity', 'It has power.')).toEqual(['power']);
    expect(await find('neom', 'Strom', 'It has power.')).toEqual(['power']);
    expect(await find('skylines', 'rubbish', 'Garbage costs 1.')).toEqual(['Garbage']);
    expect(await find('skylines', 'Abfall', 'Der Müll steigt.', 'de')).toEqual(['Müll']);
    expect(await find('skylines', 'reveal', 'You turn over a piece.')).toEqual(['turn over']);
    expect(await find('neom', 'elektrizitaet', 'Sie hat Strom.', 'de')).toEqual(['Strom']);
    expect(await find('neom', 'Umweltverschmutzung', 'Die Umweltbelastung.', 'de')).toEqual([
      'Umweltbelastung',
    ]);
    expect(await find('mayor', 'coins', 'You pay 2 gold.')).toEqual(['gold']);
    expect(await find('mayor', 'built', 'You place a tile.')).toEqual(['place']);
    expect(await find('skylines', 'tie', 'You draw a card.')).toEqual([]);
  });

  it('may be a phrase, and may mean the same as a third', async () => {
    expect(await find('neom', 'single player', 'Playing alone is different.')).toEqual(['alone']);
    expect(await find('skylines', 'turn over', 'You develop a piece.')).toEqual(['develop']);
    const groups = [
      ['goal', 'victory'],
      ['victory', 'success'],
    ];
    expect(matches(new Finder('en', ['A success.'], groups).terms('goal'), 'A success.')).toBe(true);
    const both = 'A success, a victory.';
    expect(found(new Finder('en', [both], groups).terms('goal'), both)).toEqual([[13, 20]]);
  });

  it('is that of the game, or of all', async () => {
    expect(await find('mayor', 'electricity', 'It has power.')).toEqual([]);
    expect(await find('no-such-game', 'price', 'The cost is 2.')).toEqual(['cost']);
  });
});

describe('a typing mistake', () => {
  const meant = (query: string, text: string): (string | null)[] =>
    terms(query, text).map((term) => term.meant);

  it('finds what was meant, and says so', () => {
    expect(meant('polution', 'The pollution of a city.')).toEqual(['pollution']);
    expect(lit('polution', 'The pollution of a city.')).toEqual(['pollution']);
    expect(meant('uberschwemung', 'Eine Überschwemmung.')).toEqual(['Überschwemmung']);
    expect(meant('neigborhod', 'A neighborhood of three.')).toEqual(['neighborhood']);
  });

  it('may be in a word that means the same, or begin like several', async () => {
    const finder = new Finder('en', ['It has power.'], await synonymsOf('neom'));
    expect(finder.terms('electricty').map((term) => term.meant)).toEqual(['electricity']);
    expect(found(finder.terms('electricty'), 'It has power.')).toEqual([[7, 12]]);
    expect(meant('strase', 'Die Strafe. Eine Straße, noch eine Straße.')).toEqual(['Straße']);
  });

  it('may be two letters that changed places, or be in a form that is not there', () => {
    expect(meant('raod', 'The road.')).toEqual(['road']);
    expect(meant('neutarl', 'A neutral marker.')).toEqual(['neutral']);
    const german = new Finder('de', ['Ein neutraler Marker.']);
    expect(german.terms('neutarl').map((term) => term.meant)).toEqual(['neutraler']);
  });

  it('is none where a short word has another letter', () => {
    expect(meant('size', 'On this side.')).toEqual([null]);
  });

  it('leaves alone what is another word', () => {
    expect(meant('gekauft', 'Er hat gebaut.')).toEqual([null]);
    expect(meant('verloren', 'Das ist verboten.')).toEqual([null]);
    expect(meant('income', 'They become old.')).toEqual([null]);
    expect(meant('Häuser', 'Eine Mauer.')).toEqual([null]);
  });

  it('is none where the word is there, or nothing is much like it', () => {
    expect(meant('rod', 'The road.')).toEqual([null]);
    expect(meant('tile road', 'A tile and a road.')).toEqual([null, null]);
    expect(meant('zeppelin', 'A tile and a road.')).toEqual([null]);
  });
});

describe('a compound', () => {
  it('is looked for by the longest of its parts, the last of two', () => {
    const parts = (query: string, text: string): (string | null)[] =>
      new Finder('de', [text]).terms(query).map((term) => term.meant);
    expect(parts('Nachziehstapel', 'Vom Stapel.')).toEqual(['Stapel']);
    expect(parts('Stromausfall', 'Auf jeden Fall braucht es Strom.')).toEqual(['Strom']);
    expect(parts('Spielfigur', 'Im Spiel geht die Figur.')).toEqual(['Figur']);
    expect(parts('Zeppelin', 'Vom Stapel.')).toEqual([null]);
  });

  it('is one in German', () => {
    expect(terms('streetwork', 'A street.').map((term) => term.meant)).toEqual([null]);
  });
});

describe('sections', () => {
  const SECTIONS = ['Income', 'Roads: built of stone', 'Stone: roads and stone', 'Disasters: no roads'];
  const title = (section: string): string => section.replace(/:.*/, '');
  const look = (query: string): ReturnType<typeof sectionsWith<string>> =>
    sectionsWith(terms(query, SECTIONS.join(' ')), SECTIONS, (section) => section, title);

  it('are those with all words, first those about them', () => {
    expect(look('stone').sections).toEqual([SECTIONS[2], SECTIONS[1]]);
    expect(look('roads stone')).toEqual({ sections: [SECTIONS[1], SECTIONS[2]], whole: true });
    expect(look('')).toEqual({ sections: SECTIONS, whole: true });
  });

  it('are those with the most words where none has all', () => {
    expect(look('roads stone disasters')).toEqual({ sections: SECTIONS.slice(1), whole: false });
    expect(look('zeppelin')).toEqual({ sections: [], whole: true });
  });
});

describe('marking', () => {
  it('marks text and leaves the tags alone', () => {
    expect(mark('<p class="a">A strong class</p>', terms('class'))).toBe(
      '<p class="a">A strong <mark>class</mark></p>',
    );
    expect(mark('<p>same</p>', [])).toBe('<p>same</p>');
  });

  it('takes an escaped letter for what it means', () => {
    expect(mark('<p>a &lt; b &amp; c</p>', terms('amp'))).toBe('<p>a &lt; b &amp; c</p>');
    expect(mark('<p>a &lt; b &amp; c</p>', terms('&'))).toBe('<p>a &lt; b <mark>&amp;</mark> c</p>');
  });

  it('never makes markup of what was looked for', () => {
    expect(mark(escape('1 <b> 2'), terms('<b>'))).toBe('1 <mark>&lt;b&gt;</mark> 2');
  });

  it('reads markup without its tags', () => {
    expect(plain('<td>a</td><td>b &amp; c</td>').replace(/\s+/g, ' ').trim()).toBe('a b & c');
  });
});
