import { describe, expect, test } from 'vitest';
import { judge, keepTable, type WeighedPage, type Weight, weightTable } from './weight-table.mjs';

const KB = 1024;
const LIGHT: Weight = {
  ...{ script: 0, awake: 0, inline: 11 * KB, html: 90 * KB, gzip: 20 * KB },
  ...{ processor: 1.1, unpacked: 1, hasIsland: false },
};

const EMPTY: WeighedPage = {
  ...{ name: 'the empty page', address: '/' },
  rounds: [{ ...LIGHT, script: 100 * KB, awake: 100 * KB, html: 80 * KB, processor: 1 }],
};

describe('a budget', () => {
  test.each<[string, WeighedPage, string[]]>([
    ['a document without script', page({}), []],
    ['script of up to 5 KB without an island', page({ awake: 5 * KB }), []],
    ['more script without an island', page({ awake: 5.1 * KB }), ['script']],
    ['script of up to 45 KB with an island', page({ awake: 45 * KB, hasIsland: true }), []],
    ['script that only comes when an island wakes', page({ awake: 46 * KB, hasIsland: true }), ['script']],
    ['a fifth more processor than the empty page', page({ processor: 1.2 }), []],
    ['more than a fifth more of it', page({ processor: 1.3 }), ['processor']],
    ['a page that is not there', page({ processor: 2 }, { address: '/no-such-page' }), []],
    ['more than twice of it', page({ processor: 2.1 }, { address: '/unknown-form' }), ['processor']],
    ['HTML of any page', page({ html: 400 * KB }), []],
    ['HTML of the tariffs', page({ html: 216 * KB }, { address: '/services/cloud-servers' }), ['HTML']],
    ['HTML of databases', page({ html: 228 * KB }, { address: '/services/databases' }), ['HTML']],
    ['a form', page({ awake: 70 * KB, processor: 4 }, { address: '/registration?auth=login' }), []],
    ['a form in another language', page({ processor: 4 }, { address: '/en/request' }), []],
    ['more script of one', page({ awake: 71 * KB }, { address: '/order?auth=x' }), ['script']],
    [
      'more than four times of it for one visit',
      page({ processor: 4.1 }, { address: '/search?q=x' }),
      ['processor'],
    ],
  ])('of %s', (_, weighed, over) => {
    expect(judge(weighed, EMPTY).flatMap(({ measure, isOver }) => (isOver ? [measure] : []))).toEqual(over);
  });

  test('is held against the middle of the rounds', () => {
    const rounds = (processors: number[]) => processors.map((processor) => ({ ...LIGHT, processor }));
    const [weighed, empty] = [rounds([9, 2.4, 1.1]), rounds([1, 2, 1])];
    expect(judge({ ...EMPTY, rounds: weighed }, { ...EMPTY, rounds: empty })).toContainEqual({
      ...{ measure: 'processor', unit: '×', limit: 1.2, value: 1.2, isOver: false },
    });
  });
});

test('a table shows each page beside the empty one, with what the rounds differ in', () => {
  const empty = { ...EMPTY, rounds: EMPTY.rounds.flatMap((round) => [round, round, round]) };
  const rounds = [4, 3, 5].map((processor) => ({
    ...{ ...LIGHT, hasIsland: true, script: 150 * KB, awake: 200 * KB, html: processor * 10 * KB, processor },
  }));
  const [, , first, second] = weightTable(empty, [
    { name: 'a solution', address: '/solutions/mail', rounds },
  ]).split('\n');
  expect(first).toBe(
    '| the empty page | 100.0 KB | 100.0 KB | 11.0 KB | 80.0 KB | 20.0 KB | 1.0 ms | 1.0 ms |  |',
  );
  expect(second).toBe(
    '| a solution `/solutions/mail` | 150.0 KB (1.5 ×) | 200.0 KB (2.0 ×) | 11.0 KB (1.0 ×) | ' +
      '40.0 KB (0.5 ×; 30.0–50.0 KB) | 20.0 KB (1.0 ×) | 4.0 ms (4.0 ×; 3.0–5.0 ×) | 1.0 ms (1.0 ×; 1.0–1.0 ×) | ' +
      'over: script ≤ 45 KB, processor ≤ 1.2 × |',
  );
});

test('a table is kept in its own place of a document', () => {
  const text =
    'A\n<!-- weight:before -->\nold\n<!-- /weight:before -->\nB\n<!-- weight:after -->\n<!-- /weight:after -->\n';
  expect(keepTable(text, 'before', 'new')).toBe(
    'A\n<!-- weight:before -->\n\nnew\n\n<!-- /weight:before -->\nB\n<!-- weight:after -->\n<!-- /weight:after -->\n',
  );
  expect(() => keepTable('nothing', 'after', 'new')).toThrow('no place');
});

function page(weight: Partial<Weight>, of: Partial<WeighedPage> = {}): WeighedPage {
  return { ...{ name: 'a page', address: '/a' }, ...of, rounds: [{ ...LIGHT, ...weight }] };
}
