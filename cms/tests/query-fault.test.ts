import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { fieldCounter } from '../src/graphql/field-counter';
import { withoutDetails } from '../src/graphql/hide-details';
import { comparedValues, QUERY_BOUNDS, queryFault } from '../src/graphql/query-fault';
import { valueSize } from '../src/graphql/value-size';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '..', 'schema.graphql'), 'utf8'));
const FILTERED = 'query ($f: ArticleFiltersInput) { articles(filters: $f) { url } }';

/** Each spreads the next one twice, so written out the last one stands there 2^n times. */
function doubling(fragments: number): string {
  const names = Array.from({ length: fragments }, (_, place) => `F${place}`);
  const bodies = names.map((name, place) => {
    const next = names[place + 1];
    return `fragment ${name} on Article { ${next === undefined ? 'url' : `...${next} ...${next}`} }`;
  });
  return `{ articles { ...F0 } } ${bodies.join(' ')}`;
}

function nested(levels: number): object {
  return levels === 0 ? { title: { eq: 'x' } } : { not: nested(levels - 1) };
}

describe('fragments', () => {
  test.each([10, 60, 180])('%i that double each other are looked at once each', (fragments) => {
    let visits = 0;
    const counter = fieldCounter(parse(doubling(fragments)), {
      fragment: 1,
      field(_field, _type, inner) {
        visits += 1;
        return 1 + inner;
      },
    });
    const selections = counter.costOfOperations() + counter.costOfFragments();
    // The field of the operation and the one of the last fragment.
    expect(visits).toBe(2);
    expect(selections).toBeGreaterThan(2 ** fragments);
  });

  test('that double each other are refused', () => {
    expect(queryFault(doubling(61), {})).toMatch(
      /^The query selects \S+ fields and fragments, more than 1000/,
    );
    expect(queryFault(doubling(4), {})).toBeUndefined();
  });

  test.each([
    ['itself', '{ articles { ...A } } fragment A on Article { ...A }'],
    [
      'another that contains it',
      '{ articles { ...A } } fragment A on Article { ...B } fragment B on Article { ...A }',
    ],
    ['itself, in a field', '{ topics { ...A } } fragment A on Topic { parent { ...A } }'],
    ['itself, and nobody uses it', '{ articles { url } } fragment A on Article { ... { ...A } }'],
  ])('one that contains %s is refused', (_what, text) => {
    expect(queryFault(text, {})).toBe('A fragment of the query contains itself.');
  });

  test.each([
    '{ articles { ...Missing } }',
    '{ articles { ...A } } fragment A on Article { topic { ...Missing } }',
  ])('one that is not there is named: %s', (text) => {
    expect(queryFault(text, {})).toBe('The fragment Missing is not in the query.');
  });

  test('are counted as if they were written out', () => {
    // A fragment uses those after it only, so there is no circle.
    const uses = fc.array(fc.array(fc.nat({ max: 6 }), { maxLength: 3 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(uses, (places) => {
        const used = places.map((own, place) => own.filter((next) => next > place && next < places.length));
        const written = (place: number): number =>
          1 + (used[place] ?? []).reduce((sum, next) => sum + 1 + written(next), 0);
        const bodies = used.map(
          (own, place) =>
            `fragment F${place} on Article { url ${own.map((next) => `...F${next}`).join(' ')} }`,
        );
        const document = parse(`{ articles { ...F0 } } ${bodies.join(' ')}`);
        const operation = getOperationAST(document);
        const counter = fieldCounter(document, { fragment: 1, field: (_field, _type, inner) => 1 + inner });
        expect(operation && counter.costOf(operation.selectionSet)).toBe(2 + written(0));
      }),
    );
  });
});

describe('arguments', () => {
  const { depth, width, length, relations } = QUERY_BOUNDS;
  const throughTopic = (count: number) =>
    Array.from({ length: count }, () => ({ topic: { path: { eq: 'x' } } }));
  const eq = (count: number) => Array.from({ length: count }, () => ({ title: { eq: 'x' } }));

  test.each<[string, object, string | undefined]>([
    ['as deep as allowed', nested(depth - 2), undefined],
    ['too deep', nested(depth - 1), `An argument of the query is deeper than ${depth} levels.`],
    ['endlessly deep', nested(1500), `An argument of the query is deeper than ${depth} levels.`],
    ['with a list as long as allowed', { title: { in: Array(width).fill('x') } }, undefined],
    [
      'with too long a list',
      { title: { in: Array(width + 1).fill('x') } },
      `An argument of the query has more than ${width} entries in a row.`,
    ],
    [
      'of many parts',
      { or: [{ or: eq(200) }, { or: eq(200) }] },
      expect.stringContaining('The arguments of the query hold'),
    ],
    [
      'with a long text',
      { title: { contains: 'x'.repeat(length + 1) } },
      `A text in the query is longer than ${length} characters.`,
    ],
    ['with a text as long as allowed', { title: { contains: 'x'.repeat(length) } }, undefined],
    ['through as many relations as allowed', { or: throughTopic(relations) }, undefined],
    [
      'through too many relations',
      { or: throughTopic(relations + 1) },
      `An argument of the query goes through more than ${relations} relations.`,
    ],
    [
      'through too many relations, one behind the other',
      {
        not: {
          topic: { or: [{ parent: { and: [{ parent: { parent: { parent: { path: { eq: 'x' } } } } }] } }] },
        },
      },
      `An argument of the query goes through more than ${relations} relations.`,
    ],
    [
      'of many conditions on its own fields',
      { title: { not: { in: ['x', 'y'] } }, and: eq(20), or: [{ not: { url: { not: { eq: 'x' } } } }] },
      undefined,
    ],
    ['of lists of values for many fields', { or: Array(20).fill({ url: { in: ['x', 'y'] } }) }, undefined],
  ])('a variable %s', (_what, f, expected) => {
    expect(queryFault(FILTERED, { f })).toEqual(expected);
  });

  test.each([
    ['in the text', `{ articles(filters: ${'{not:'.repeat(20)}{}${'}'.repeat(20)}) { url } }`, {}],
    [
      'in a default',
      `query ($f: ArticleFiltersInput = ${'{not:'.repeat(20)}{}${'}'.repeat(20)}) { articles(filters: $f) { url } }`,
      {},
    ],
    [
      'by half in the text and by half in a variable',
      `query ($f: ArticleFiltersInput) { articles(filters: ${'{not:'.repeat(8)}$f${'}'.repeat(8)}) { url } }`,
      { f: nested(8) },
    ],
  ])('depth %s counts like that of a variable', (_where, text, variables) => {
    expect(queryFault(text, variables)).toBe(`An argument of the query is deeper than ${depth} levels.`);
  });

  test('count as often as they are used, through fragments too', () => {
    const f = { or: eq(60) };
    const aliases = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: articles(filters: $f) { url }`);
    const plain = `query ($f: ArticleFiltersInput) { ${aliases(6).join(' ')} }`;
    const spread = `query ($f: ArticleFiltersInput) { ...Six } fragment Six on Query { ...Three b: articles { url } ...Three }
      fragment Three on Query { ${aliases(3).join(' ')} }`;
    expect(queryFault(FILTERED, { f })).toBeUndefined();
    expect(queryFault(plain, { f })).toBe(
      'The arguments of the query hold 1092 values, more than 500 allowed.',
    );
    expect(queryFault(spread, { f })).toBe(
      'The arguments of the query hold 1092 values, more than 500 allowed.',
    );
  });

  test('are looked at no further than it takes to refuse them', () => {
    let reads = 0;
    const list = new Proxy(Array(30_000).fill('x'), {
      get(target, name, receiver) {
        reads += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const many = Array(600).fill(list);
    expect(valueSize(many, 1000).count).toBeGreaterThan(1000);
    expect(reads).toBeLessThan(5000);
  });

  test.each([
    ['"title:asc", "topic.parent.name:desc", "author.name"', undefined],
    [
      '"topic.parent.name", "tags.path", "author.name", "category.path"',
      'An argument of the query goes through more than 4 relations.',
    ],
  ])('an order goes through relations too: %s', (order, expected) => {
    expect(queryFault(`{ articles(sort: [${order}]) { url } }`, {})).toBe(expected);
  });

  test.each([
    ['a value', 42],
    ['nothing', undefined],
    ['an object whose names are odd', JSON.parse('{"__proto__": {"constructor": 1}}')],
  ])('%s may stand where a filter should: the schema says what is wrong', (_what, f) => {
    expect(queryFault(FILTERED, { f })).toBeUndefined();
  });

  test('inside a list are compared with for every row', () => {
    const compared = (text: string, variables = {}) => {
      const document = parse(text);
      const operation = getOperationAST(document);
      if (!operation) throw new Error('There is one operation.');
      return comparedValues({ document, operation, schema }, variables);
    };
    const f = { path: { eq: 'x' } };
    expect(compared('{ articles(filters: { url: { eq: "x" } }) { url } }')).toBe(3);
    const inList =
      'query ($f: TagFiltersInput) { articles(pagination: { limit: 50 }) { tags(filters: $f) { path } } }';
    expect(compared(inList, { f })).toBe(2 + 50 * 3);
    const inFragment = `query ($f: TagFiltersInput) { articles(pagination: { limit: 50 }) { ...Tags } }
      fragment Tags on Article { tags(filters: $f) { path } }`;
    expect(compared(inFragment, { f })).toBe(2 + 50 * 3);
  });
});

test('what is no GraphQL is left to the server, which says where the mistake is', () => {
  expect(queryFault('{ articles { ', {})).toBeUndefined();
  expect(queryFault(`{ ${'a '.repeat(3000)} }`, {})).toBeUndefined();
});

describe('the answer to a mistake', () => {
  test.each([
    [
      'Cannot query field "titl" on type "Article". Did you mean "title"?',
      'Cannot query field "titl" on type "Article".',
    ],
    [
      'Variable "$f" got invalid value 1; Field "a" is not defined. Did you mean "b", "c", or "d"?',
      'Variable "$f" got invalid value 1; Field "a" is not defined.',
    ],
    ['Drafts are not public.', 'Drafts are not public.'],
  ])('names nothing that was not asked for: %s', (message, expected) => {
    expect(withoutDetails({ message }).message).toBe(expected);
  });

  test('keeps what the database has said, and passes on why something is forbidden', () => {
    const failure = { code: 'INTERNAL_SERVER_ERROR', error: { message: 'select `t0`.`id` from …' } };
    expect(withoutDetails({ message: 'Internal Server Error', extensions: failure }).extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
    });
    const refusal = { code: 'FORBIDDEN', error: { name: 'ForbiddenError' } };
    expect(withoutDetails({ message: 'Forbidden access', extensions: refusal }).extensions).toEqual(refusal);
  });
});
