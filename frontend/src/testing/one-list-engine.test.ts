import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readView } from '~/features/catalogue/read-view';
import { DATABASE_LIST } from '~/products/database/list';
import { DEDICATED_LIST } from '~/products/dedicated/list';
import { serverList } from '~/products/server/list';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const ENGINE = 'features/catalogue/read-view.ts';
/** Orders, and the pages that lead to one, have these keys too. */
const SHARED = ['location', 'period', 'os', 'type', 'disk'];
const NOTHING = new URLSearchParams();
const KEYS = [
  ...readView(NOTHING, serverList([]), []).keys,
  ...readView(NOTHING, DATABASE_LIST, []).keys,
  ...readView(NOTHING, DEDICATED_LIST, []).keys,
].filter((key) => !SHARED.includes(key));
const READS = new RegExp(`\\.get(?:All)?\\(\\s*['"\`](?:${KEYS.join('|')})['"\`]`);
const OLD_WORDS = /min_cores|\bper-(?:core|ram|disk)\b/;

const sources = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)generated\//.test(file),
);
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(SITE, file), 'utf8')));

/** Two engines had two spellings of one question, and a fix was made in one of them (docs/decisions/0094). */
test('there is one room of lists, and one reader of what an address asks of them', () => {
  expect(existsSync(join(SITE, 'features/products'))).toBe(false);
  expect(filesWith(READS)).toEqual([]);
});

test('what keys and sorts were once called is known to that reader alone', () => {
  expect(filesWith(OLD_WORDS)).toEqual([ENGINE]);
});

test.each([
  ["const cores = query.get('min_cpu');", true],
  ["readAll(query.getAll('compare'))", true],
  ["const period = query.get('period');", false],
])('%s is a reader of its own: %s', (source, isReader) => {
  expect(READS.test(source)).toBe(isReader);
});
