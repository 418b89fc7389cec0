import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { builtFiles, leftoversIn, leftoversOf, partsLeft } from './brand-check/leftovers.mjs';
import { brandFault, leftoversInSources } from './brand-check.mjs';
import { brandContent } from './toolchain.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const SHIPPED = JSON.parse(read('scripts/brand-check/shipped-brand.json'));
const folder = mkdtempSync(join(tmpdir(), 'brand-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whoever meets this has written a name, a colour or a font of one shop where every shop looks: take it from `@vitrina/brand`. */
test('nothing of the shipped brand stands in the sources, but in brand/', () => {
  expect(leftoversInSources()).toEqual([]);
});

test('a brand that no build would take is refused at once, by the name of what is wrong', () => {
  expect(brandFault()).toBeUndefined();
  const pale = read('brand/brand.json').replace(/("accent":\s*\{\s*"light":\s*)"[^"]*"/, '$1"#fdfd96"');
  put('pale/brand.json', pale);
  put('pale/logo.svg', read('brand/logo.svg'));
  const fault = brandFault({ ...process.env, BRAND_FOLDER: join(folder, 'pale') });
  expect(fault).toMatch(/pale\/brand\.json: .*accent/);
});

test.each([
  ["title: 'Vitrina'", 'name', 1, 9],
  ["legal_details: 'ООО «Витрина», ИНН 1'", 'name', 1, 21],
  ['\n<title>Панель Vitrina</title>', 'name', 2, 15],
  ['a{color:#CF300C}', 'colour', 1, 9],
  ['--accent: oklch(0.56   0.2 33)', 'colour', 1, 11],
  ["font-family: 'Onest', sans-serif", 'font', 1, 15],
  ['mailto:hello@vitrina.example', 'domain', 1, 14],
])('%j is found, with its place', (text, what, line, column) => {
  expect(leftoversIn(text, SHIPPED)).toMatchObject([{ what, line, column }]);
});

test.each([
  "import '@vitrina/brand/brand'",
  "'vitrina-session'",
  'const honest = 1',
  "'x-vitrina-code'",
  'VitrinaSiteDown',
  'Витрина облачного хостинга',
])('%j is a name of the software, or none', (text) => {
  expect(leftoversIn(text, SHIPPED)).toEqual([]);
});

test('of a build only what the present brand has given up is looked for', () => {
  const second = partsLeft(SHIPPED, read('packages/brand/second/brand.json')).flatMap(({ words }) => words);
  expect(second).toContain('Vitrina');
  expect(second).toContain('#cf300c');
  expect(second).toContain('Onest');
  expect(second).not.toContain('JetBrains Mono');
});

test('a build of another folder is made anew when a file of it changes, like one of brand/', () => {
  const brand = join(folder, 'brand');
  expect(brandContent(undefined)).toEqual({});
  put('brand/brand.json', '{"name":"A"}');
  const contents = [brandContent(brand)];
  put('brand/logo.svg', '<svg/>');
  contents.push(brandContent(brand));
  put('brand/brand.json', '{"name":"B"}');
  contents.push(brandContent(brand));
  expect(new Set(contents.map(({ BRAND_CONTENT }) => BRAND_CONTENT)).size).toBe(3);
  expect(brandContent(brand)).toEqual(contents[2]);
  expect(JSON.parse(read('turbo.json')).tasks.build.env).toEqual(
    expect.arrayContaining(['BRAND_FOLDER', ...Object.keys(brandContent(brand))]),
  );
});

test('what a build has made is looked through, and what it remembers is not', () => {
  put('frontend/.next/static/chunks/a.css', 'a{color:#cf300c}');
  put('frontend/.next/server/pages/index.html', 'ok');
  put('frontend/.next/server/pages/index.js.map', 'Vitrina');
  put('frontend/.next/cache/b.js', 'Vitrina');
  put('cms/dist/build/index.html', '\n<title>Vitrina</title>');
  expect(leftoversOf(folder, builtFiles(folder), SHIPPED)).toEqual([
    { file: 'frontend/.next/static/chunks/a.css', line: 1, column: 9, what: 'colour', word: '#cf300c' },
    { file: 'cms/dist/build/index.html', line: 2, column: 8, what: 'name', word: 'Vitrina' },
  ]);
});

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
