import { describe, expect, it } from 'vitest';

import { readNotes, readSources } from '../../../sources-plugin';
import { notesOf, sectionOf, sourcesOf } from './sources';
import { written } from './text';

const TABLE = `
[books]
EN = ["Roads"]

[[ruling]]
id = "dead-ends"
section = "roads"
question = "May a road end?"
answer = "yes"
source = "ours"
test = "test_roads.py::test_a_road_may_end"

[rule.no-road]
section = "roads"
book = "EN, Roads"
ruling = "dead-ends"

[preview.toll]
section = "tolls"

[why.crossing]
section = "roads"

[line.roads]
section = "scoring"
`;

const PAGE = `# Tiny

See [the design](../architecture.md) and [below](#doubts).

## Doubts

<!-- rulings -->

| question | here | because | test |
|---|---|---|---|
| May a road end? | yes | ours | \`test_roads.py::test_a_road_may_end\` |

<!-- end of rulings -->

## Sources
`;

describe('a table of sources', () => {
  it('says which section explains what', () => {
    expect(readSources(TABLE)).toEqual({
      rule: { 'no-road': 'roads' },
      preview: { toll: 'tolls' },
      why: { crossing: 'roads' },
      line: { roads: 'scoring' },
      rulings: [{ id: 'dead-ends', section: 'roads' }],
    });
  });
});

describe('notes on a game', () => {
  it('have an id for each ruling, and links that lead somewhere', () => {
    const { title, html } = readNotes(PAGE, readSources(TABLE));
    expect(title).toBe('Tiny');
    expect(html).toContain('<tr id="ruling-dead-ends">');
    expect(html).toContain('See the design and <a href="#doubts">below</a>.');
    expect(html).toContain('<h2 id="doubts">');
    expect(html).not.toContain('<!--');
  });

  it('are refused where the table has other rulings than the page', () => {
    expect(() => readNotes(PAGE, { ...readSources(TABLE), rulings: [] })).toThrow('1 rulings on the page');
    expect(() => readNotes('no title', readSources(TABLE))).toThrow('begins with its title');
  });
});

describe.each(written)('the sources of %s', (game) => {
  it('name a ruling on the page of notes each', async () => {
    const [sources, notes] = [await sourcesOf(game), await notesOf(game)];
    expect(sources!.rulings.length).toBeGreaterThan(10);
    for (const { id } of sources!.rulings) expect(notes!.html).toContain(`id="ruling-${id}"`);
  });
});

it('leads nowhere where nothing is explained', async () => {
  expect(await sectionOf('neom', 'rule', 'no-such-rule')).toBeNull();
  expect(await sectionOf('no-such-game', 'rule', 'no-road')).toBeNull();
});
