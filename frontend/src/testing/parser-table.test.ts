import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TABLE = readFileSync(join(ROOT, 'docs', 'parsers.md'), 'utf8');
const READ_FROM_OUTSIDE = [
  'frontend/src',
  'packages/content-contract/src',
  'packages/ordering/src',
  'packages/search-language/src',
  'cms/src',
];
const NOT_OF_THEM = /^cms\/src\/admin\/|\/testing\/|\/generated\/|\.test\.tsx?$/;
const PARSER = /^export (?:async )?(?:function|const) ((?:parse|read)[A-Z]\w*)/gm;

const [asked = '', notAsked = ''] = TABLE.split('## Not asked by themselves');
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

describe('the table of parsers', () => {
  test('has every function that reads, or says why it is not asked', () => {
    const told = new Set([...rowsOf(asked), ...rowsOf(notAsked)].map(([, name]) => name));
    const untold = READ_FROM_OUTSIDE.flatMap(sourcesIn).flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(PARSER)]
        .filter(([, name = '']) => !told.has(name))
        .map(([, name]) => `${name} of ${file}`),
    );
    expect(untold).toEqual([]);
  });

  test.each(rowsOf(asked))('%s%s is exported by %s and asked by %s', (_, name = '', where = '', by = '') => {
    expect(readFileSync(join(ROOT, where), 'utf8')).toMatch(new RegExp(`export .*\\b${name}\\b`));
    const testing = readFileSync(join(ROOT, by), 'utf8');
    expect(testing).toMatch(new RegExp(`\\b${name}\\b`));
    // Made up by chance, and no examples.
    expect(testing).toMatch(/\bfc\./);
  });
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_OF_THEM.test(file));
}
