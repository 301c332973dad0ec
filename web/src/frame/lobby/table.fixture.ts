// A table of the list, for tests.
import type { TableInfo } from '../../lib/types';

const USUAL: TableInfo = {
  table: 'a',
  game: 'one',
  title: 'One',
  players: 3,
  options: {},
  seats: ['person', 'person', 'steady'],
  names: ['Ada', 'Ben', 'Cleo'],
  created: '2026-11-20T10:00:00Z',
  changed: '2026-11-20T10:00:00Z',
  seed_known: false,
  public: true,
  guided: false,
  source: 'played',
  over: false,
  closed: false,
  end: null,
  scores: null,
  to_act: [0],
  mine: [],
  free: [],
  host: false,
  language: 'en',
  opener: null,
};

export function tableWith(told: Partial<TableInfo>): TableInfo {
  return { ...USUAL, ...told };
}
