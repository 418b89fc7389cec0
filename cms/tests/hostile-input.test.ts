import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { address, anything, html, RUNS, text } from '../../frontend/src/testing/hostile-values';
import { networkOf, visitorAddress } from '../src/access/visitor-address';
import { checkRedirect } from '../src/addresses/check-redirect';
import { findFaults } from '../src/article-format/check-article';
import { parseHtml } from '../src/article-text/html-tree';
import { normalHtml } from '../src/article-text/normal-html';
import { writeHtml } from '../src/article-text/write-html';
import { linkProblems, ownAddress } from '../src/checks/links';
import { readTextParts } from '../src/checks/text-parts';
import { readEnv } from '../src/env';
import { readCounts } from '../src/funnel/funnel-count';
import { comparedValues, queryFault } from '../src/graphql/query-fault';
import { readArticleFile } from '../src/markdown/article-file';
import { markdownToBlocks } from '../src/markdown/from-markdown';
import { htmlToMarkdown } from '../src/markdown/to-markdown';
import { svgFault } from '../src/media/svg-faults';
import { outcomeOf } from '../src/outside-answer';
import { readBatch, readVote } from '../src/readers/reader-schemas';
import { readConsent } from '../src/requests/read-consent';
import { readRequest } from '../src/requests/request-schema';
import { parseCheckRecord, readCheckRecord } from '../src/runs/check-record';
import { plainText } from '../src/search/plain-text';
import { toCsv } from '../src/spreadsheets/csv';
import { readPrices } from '../src/tariff-choice/read-prices';
import { readServersOnSale } from '../src/tariff-choice/servers-on-sale';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '..', 'schema.graphql'), 'utf8'));

/** The name of a parser, what it is given, and what has to be so of what comes of it; more than not to throw. */
type Case = readonly [name: string, given: fc.Arbitrary<never>, holds: (value: never) => unknown];

function of<Value>(name: string, given: fc.Arbitrary<Value>, holds: (value: Value) => unknown): Case {
  return [name, given as fc.Arbitrary<never>, holds as (value: never) => unknown];
}

/** Characters and comments of a drawing are no markup. */
const withoutWords = (drawing: string) => drawing.replace(/<!\[CDATA\[.*?\]\]>|<!--.*?-->/gs, '');

/** Markup of drawings, with what may hide in it. */
const svg = () => html().map((inside) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const graphql = () =>
  fc
    .array(
      fc.oneof(
        text(),
        fc.constantFrom(
          '{',
          '}',
          '(',
          ')',
          ':',
          '...',
          '@include',
          'query',
          'fragment A on Article',
          '...A',
          'articles',
          'filters',
          '$a',
          '"""',
          '[',
          ']',
          '!',
          '=',
          '&',
          '|',
          '#',
        ),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join(' '));
/** In the dialect of articles: marks, lists, tables, directives. */
const markdown = () =>
  fc
    .array(
      fc.oneof(
        text(),
        fc.constantFrom(
          '# ',
          '## ',
          '- ',
          '1. ',
          '> ',
          '```bash\n',
          '```\n',
          ':::note\n',
          ':::\n',
          '| a |\n|---|\n',
          '![x](',
          '[x](',
          ')',
          '**',
          '_',
          '<',
          '\n\n',
          '    ',
          '---\n',
          '\\',
          '&amp;',
        ),
      ),
      { maxLength: 16 },
    )
    .map((parts) => parts.join(''));
const OWN = { site: 'shop.example.com', panel: 'cms.example.com' };

const CASES: readonly Case[] = [
  of(
    'queryFault',
    fc.tuple(graphql(), anything('a', 'filters')),
    ([query, variables]) => typeof (queryFault(query, Object(variables)) ?? '') === 'string',
  ),
  of(
    'comparedValues',
    fc.array(anything('or', 'and', 'not', 'title', 'eq', 'in'), { maxLength: 4 }),
    (values) => {
      const document = parse('query ($f: ArticleFiltersInput) { articles(filters: $f) { url } }');
      const operation = getOperationAST(document);
      if (operation)
        expect(comparedValues({ document, operation, schema }, { f: values })).toBeGreaterThanOrEqual(0);
    },
  ),
  of(
    'readRequest',
    anything('id', 'kind', 'number', 'name', 'phone', 'email', 'message', 'details', 'consent'),
    (value) => 'request' in readRequest(value) || 'faults' in readRequest(value),
  ),
  of('readConsent', anything('document', 'version', 'shownAt', 'words'), (value) =>
    Array.isArray(readConsent(value).lost),
  ),
  of('readVote', anything('article', 'value', 'voter'), (value) => typeof readVote(value) !== 'function'),
  of('readBatch', anything('id', 'views'), (value) => typeof readBatch(value) !== 'function'),
  of('readCounts', anything('id', 'counts'), (value) => (readCounts(value)?.counts.length ?? 1) > 0),
  of('checkRedirect', fc.tuple(address(), address()), ([from, to]) => {
    const checked = checkRedirect(from, to);
    if (checked.status === 'refused') return expect(checked.message).not.toBe('');
    // What is saved is saved the same when it is saved again, and leads where a browser goes by HTTPS or stays.
    expect(checkRedirect(checked.from, checked.to)).toEqual(checked);
    expect(new URL(checked.to, 'https://shop.example.com').protocol).toBe('https:');
  }),
  of(
    'svgFault',
    svg(),
    (value) =>
      svgFault(value) !== undefined || !/<script|<[^>]*(?:\son\w+=|javascript:)/i.test(withoutWords(value)),
  ),
  of('parseHtml', html(), (value) => {
    // Read and written again it is the same, so that saving an article twice changes nothing.
    const once = writeHtml(normalHtml(parseHtml(value)));
    expect(typeof once).toBe('string');
    expect(Array.isArray(findFaults(value))).toBe(true);
  }),
  of('findFaults', html(), (value) => findFaults(value).every((fault) => typeof fault === 'object')),
  of('readTextParts', html(), (value) => Array.isArray(readTextParts(value).links)),
  of('plainText', html(), (value) => typeof plainText(value) === 'string'),
  of('markdownToBlocks', markdown(), (value) => Array.isArray(markdownToBlocks(value).blocks)),
  of('htmlToMarkdown', html(), (value) => typeof htmlToMarkdown(value) === 'string'),
  of(
    'readArticleFile',
    fc.oneof(
      markdown(),
      markdown().map((body) => `---\ntitle: a\nurl: b\n---\n${body}`),
    ),
    (value) => typeof readArticleFile(value) === 'object',
  ),
  of(
    'readCheckRecord',
    anything('code', 'system', 'date', 'steps'),
    (value) => typeof readCheckRecord(value) !== 'function',
  ),
  of('parseCheckRecord', text(), (value) => typeof parseCheckRecord(value) !== 'function'),
  of(
    'ownAddress',
    address(),
    (value) =>
      linkProblems([{ href: value, place: { field: 'text' } }], { addresses: new Map() } as never, OWN)
        .length >= 0 && (ownAddress(value, OWN) ?? '/').startsWith('/'),
  ),
  of(
    'visitorAddress',
    fc.tuple(text(), text(), fc.nat(4)),
    ([forwardedFor, socket, trustedProxies]) =>
      typeof networkOf(visitorAddress({ forwardedFor, socket, trustedProxies })) === 'string',
  ),
  of('readPrices', anything('offers'), (value) => {
    try {
      return Array.isArray(readPrices(value));
    } catch (error) {
      // An answer of the site that is none is an outage for who has asked.
      return error instanceof Error && error.message.startsWith('the prices');
    }
  }),
  of(
    'readServersOnSale',
    anything('offers', 'configurators', 'multipliers'),
    (value) => typeof readServersOnSale(value) !== 'function',
  ),
  of(
    'outcomeOf',
    fc.tuple(fc.constantFrom(200, 400, 401, 404, 409, 429, 500, 503), fc.string({ maxLength: 30 })),
    ([status, later]) =>
      typeof outcomeOf(
        new Response(null, { status, headers: { 'retry-after': later.replace(/[^\x20-\x7e]/g, '') } }),
        [429, 503],
      ) === 'object',
  ),
  of(
    'readEnv',
    fc.dictionary(
      fc.constantFrom(
        'PORT',
        'HOST',
        'APP_KEYS',
        'PUBLIC_URL',
        'TRUSTED_PROXIES',
        'SITE_URL',
        'SITE_INSTANCES',
        'DATABASE_CLIENT',
        'CORS_ORIGINS',
        'SMTP_URL',
        'ACTIVITY_DAYS',
      ),
      text(),
    ),
    (variables) => {
      try {
        return typeof readEnv(variables, 'start') === 'object';
      } catch (error) {
        // Its own error, which names what is wrong in a sentence.
        return error instanceof Error && error.constructor.name === 'EnvironmentError';
      }
    },
  ),
  of(
    'toCsv',
    fc.array(fc.array(fc.oneof(text(), fc.integer()), { maxLength: 3 }), { maxLength: 3 }),
    (rows) => cellsOf(toCsv(['a'], rows)).every((cell) => !/^[=@]/.test(cell)),
  ),
];

/** As a spreadsheet reads them: within quotes a semicolon begins no cell. */
function cellsOf(csv: string): string[] {
  const cells = csv.replace(/^\ufeff/, '').matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g);
  return [...cells].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

describe('a parser takes whatever strangers send, and answers', () => {
  test.each(CASES)('%s', { timeout: 600_000 }, (_, given, holds) => {
    fc.assert(
      fc.property(given, (value) => {
        const held: unknown = holds(value);
        if (held !== undefined) expect(held).toBeTruthy();
      }),
      { numRuns: RUNS },
    );
  });
});
