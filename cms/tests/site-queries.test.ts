import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { comparedValues, QUERY_BOUNDS, queryFault } from '../src/graphql/query-fault';
import { MOST_BYTES } from '../src/middlewares/graphql-gate';
import { siteQueries } from './site-queries';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '..', 'schema.graphql'), 'utf8'));
const queries = siteQueries();

const HALF = {
  tokens: QUERY_BOUNDS.tokens / 2,
  selections: QUERY_BOUNDS.selections / 2,
  depth: QUERY_BOUNDS.depth / 2,
  width: QUERY_BOUNDS.width / 2,
  length: QUERY_BOUNDS.length / 2,
  relations: QUERY_BOUNDS.relations / 2,
  values: QUERY_BOUNDS.values / 2,
};

test('all questions of the site are found', () => {
  expect(queries.length).toBeGreaterThan(15);
  expect(queries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SiteSettings', 'Article', 'Service']),
  );
});

describe.each(queries)('the question $name of the site', ({ text, variables }) => {
  test('uses at most half of every bound', () => {
    expect(() => parse(text, { maxTokens: HALF.tokens })).not.toThrow();
    expect(queryFault(text, variables, HALF)).toBeUndefined();
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is one operation.');
    expect(comparedValues({ document, operation, schema }, variables)).toBeLessThanOrEqual(HALF.values);
    expect(JSON.stringify({ query: text, variables }).length).toBeLessThan(MOST_BYTES / 2);
  });
});
