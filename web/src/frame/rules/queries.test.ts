// What people type into the search of the rules, in both languages, and the section they want to read: it is
// among the first five that are shown.
import { parse } from 'smol-toml';
import { beforeAll, describe, expect, it } from 'vitest';

import { LANGS, type Lang } from '../../lib/settings.svelte';
import { Finder, plain, sectionsWith, type Found } from './search';
import { synonymsOf } from './synonyms';
import { markupOf, rulesText, type RulesText, type Section } from './text';

const editions = import.meta.glob<string>('../../../../src/gridtown/games/*/editions/base.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FIRST = 5;

/** By language and game: the section, then what is typed. */
const QUERIES: Record<Lang, Record<string, Record<string, readonly string[]>>> = {
  en: {
    neom: {
      aim: ['who wins', 'how do I win', 'tiebreaker', 'goal'],
      material: ['starting money', 'setup'],
      goods: ['raw material', 'jewellery'],
      reading: ['rotate'],
      preliminary: ['drafting', 'discard pile'],
      actions: ['selling tiles'],
      placing: ['city centre'],
      replacing: ['build over'],
      routes: ['trading'],
      buying: ['transportation cost'],
      disasters: ['catastrophe', 'flood'],
      protection: ['insurance'],
      scoring: ['electricity', 'final scoring', 'minus points'],
      neighborhoods: ['neighbourhood', 'neigborhod'],
      pollution: ['polution', 'polluting', 'smog'],
      beginners: ['beginner variant'],
      two: ['2 players', 'first player'],
      solo: ['single player'],
      advice: ['strategy'],
    },
    mayor: {
      board: ['color of a street'],
      setup: ['starting gold'],
      players: ['how many players', 'player count'],
      walking: ['backwards'],
      taken: ['occupied space'],
      paying: ['payment'],
      moving: ['wheel', 'rondel'],
      buying: ['hand limit', 'price'],
      placing: ['building a tile'],
      rainbow: ['raindow', 'joker'],
      passing: ['skip'],
      neutral: ['nuetral marker'],
      matches: ['icons'],
      beside: ['adjacent'],
      end: ['end of the game'],
      mayor: ['victory condition'],
      last: ['final round', 'tiebreak'],
      events: ['pigeons', 'draw events'],
      amenities: ['library', 'amenties'],
    },
    skylines: {
      map: ['turn over', 'lake'],
      setup: ['hand size', 'who goes first'],
      tracks: ['hapiness', 'unemployed', 'refuse reward'],
      tiles: ['flip a tile', 'rotate'],
      services: ['police station', 'neighbor', 'hospital'],
      utilities: ['trash', 'garbge'],
      exchanging: ['swap cards'],
      drawing: ['draw pile', 'deck'],
      milestone: ['milstone'],
      end: ['victory', 'winning score'],
      failing: ['losing the game', 'bankruptcy'],
      uniques: ['wonder'],
      policies: ['law'],
      'free-map': ['hard mode', 'difficulty'],
    },
  },
  de: {
    neom: {
      aim: ['wie gewinne ich', 'Gleichstand', 'Ziel'],
      material: ['Aufbau', 'Startgeld'],
      goods: ['Luxusgut', 'Schmuck'],
      reading: ['drehen'],
      preliminary: ['Ablagestapel'],
      actions: ['Plättchen verkaufen'],
      replacing: ['überbauen', 'ersetze', 'angebaut'],
      routes: ['Handelsroute'],
      buying: ['Transportkosten'],
      disasters: ['Hochwasser', 'Katastrofe'],
      paying: ['opfern'],
      protection: ['Versicherung', 'Schuts'],
      scoring: ['Elektrizität', 'Stromausfall', 'Minuspunkte'],
      neighborhoods: ['Wohngbiet'],
      pollution: ['Verschmutznng', 'Umweltverschmutzung', 'diagonal'],
      beginners: ['Anfänger'],
      two: ['zwei Spieler', 'Startspieler'],
      solo: ['allein spielen'],
      advice: ['Strategie'],
    },
    mayor: {
      setup: ['Startgold'],
      players: ['wie viele Spieler', 'Spielerzahl'],
      pieces: ['Münzen'],
      walking: ['Mauer', 'rueckwaerts'],
      taken: ['belegtes Feld'],
      paying: ['bezahlen', 'Gebühr'],
      moving: ['Rondel', 'Rad'],
      buying: ['Preise', 'gekauft'],
      placing: ['gebaut'],
      rainbow: ['Regnbogen', 'Joker'],
      passing: ['aussetzen'],
      neutral: ['neutarl'],
      beside: ['benachbart'],
      matches: ['Symbole'],
      end: ['Spielende'],
      mayor: ['Siegbedingung', 'Gewinner'],
      last: ['letzte Runde'],
      events: ['Ereigniskarten', 'Tauben'],
      amenities: ['Bücherei', 'Einrichtugen'],
      using: ['Einrichtung benutzen'],
    },
    skylines: {
      map: ['umdrehen', 'See'],
      setup: ['wer fängt an', 'Kartenhand'],
      tracks: ['Zufridenheit', 'Arbeitslosigkeit'],
      tiles: ['wenden', 'gedreht'],
      services: ['angrenzend', 'Krankenhaus'],
      utilities: ['Abfall', 'Müllabfuhr'],
      exchanging: ['Karten tauschen'],
      drawing: ['Nachziehstapel'],
      milestone: ['Meilenstien'],
      end: ['Punkte', 'Sieg'],
      failing: ['Niederlage', 'pleite'],
      uniques: ['Wunder'],
      policies: ['Gesetz'],
      'free-map': ['schwer'],
    },
  },
};

const said = (section: Section): string => `${section.title} ${plain(markupOf(section))}`;

/** The names of all that is in a box. */
function namesIn(game: string, lang: Lang): string[] {
  const tables = parse(editions[`../../../../src/gridtown/games/${game}/editions/base.toml`] ?? '');
  const rows = Object.values(tables).filter(Array.isArray).flat() as { name?: Record<Lang, string> }[];
  return rows.flatMap(({ name }) => (name ? [name[lang]] : []));
}

describe.each(LANGS)('a search in %s', (lang) => {
  describe.each(Object.entries(QUERIES[lang]))('of the rules of %s', (game, sections) => {
    let text: RulesText;
    let finder: Finder;

    beforeAll(async () => {
      text = (await rulesText(game, lang))!;
      const texts = [...text.sections.map(said), ...namesIn(game, lang)];
      finder = new Finder(lang, texts, await synonymsOf(game));
    });

    const look = (query: string): Found<Section> =>
      sectionsWith(finder.terms(query), text.sections, said, ({ title }) => title);

    const queries = Object.entries(sections).flatMap(([id, all]) =>
      all.map((query): [string, string] => [query, id]),
    );
    it.each(queries)('for “%s” finds %s', (query, id) => {
      const first = look(query).sections.slice(0, FIRST);
      expect(first.map((section) => section.id)).toContain(id);
    });

    it('for what is no part of the game finds nothing', () => {
      expect(look('zeppelin').sections).toEqual([]);
    });
  });

  it('is tried with forty queries and more', () => {
    expect(Object.values(QUERIES[lang]).flatMap(Object.values).flat().length).toBeGreaterThan(40);
  });
});
