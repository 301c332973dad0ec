import { expect, test } from 'vitest';

import edition from '../../../../src/gridtown/games/skylines/editions/base.toml?raw';
import { divided, lengths } from './hyphens';

const cards = edition.slice(edition.indexOf('[[card]]'), edition.indexOf('[[scenario]]'));
const names = (lang: 'en' | 'de'): string[] =>
  [...cards.matchAll(new RegExp(`${lang} = "([^"]+)"`, 'g'))].map((found) => found[1] ?? '');
const shown = (name: string): string => divided(name).replaceAll('\u00ad', '|');

test('compounds are divided where their parts meet', () => {
  expect(['Gartenhäuser', 'Krankenhaus', 'Straßenbahnhaltestelle', 'Hinterhofwohnungen'].map(shown)).toEqual([
    'Garten|häuser',
    'Kranken|haus',
    'Straßen|bahn|halte|stelle',
    'Hinter|hof|woh|nungen',
  ]);
});

test('no German card has a part too long for the smallest card', () => {
  const german = names('de');
  expect(german.length).toBeGreaterThan(100);
  expect(german.filter((name) => lengths(name).line > 12)).toEqual([]);
});

test('long English words are divided, so that seven cards fit on a phone', () => {
  expect(['Brickworks', 'Commuter Homes', 'Elementary School'].map(shown)).toEqual([
    'Brick|works',
    'Com|muter Homes',
    'Elemen|tary School',
  ]);
  const parts = names('en').flatMap((name) => divided(name).split(/[\s\u00ad-]+/));
  expect(parts.filter((part) => part.length > 9)).toEqual(['Construction']);
});

test('an m or w counts half as much again', () => {
  expect(lengths('Laden')).toEqual({ word: 5, line: 5 });
  expect(lengths('Willkommensbüro')).toEqual({ word: 17, line: 10 });
});
