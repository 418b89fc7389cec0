import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { explainFrames, explainLine } from './explain-frames.mjs';

/** `AAAA`: the first place of the built file is the first of the source; `UAIMA` further on is its fifth line. */
const MAP = {
  version: 3,
  sources: ['../../../frontend/src/home/configurator.tsx'],
  names: ['choose'],
  mappings: 'AAAA,UAIMA',
};

test('places in the build become places in the source', () => {
  const frontend = openBuild();
  expect(
    explainFrames(
      [
        'TypeError: x is undefined',
        '    at f (https://shop.example/islands/home-Ab1.js:1:11)',
        '    at https://shop.example/islands/unknown-1.js:1:1',
        '    at g (/srv/frontend/.next-3000/server/chunks/ssr/a.js:1:11)',
      ],
      frontend,
    ),
  ).toEqual([
    'TypeError: x is undefined',
    '    at choose (frontend/src/home/configurator.tsx:5:7)',
    '    at https://shop.example/islands/unknown-1.js:1:1',
    '    at choose (frontend/src/home/configurator.tsx:5:7)',
  ]);
});

test.each([
  ['turbopack:///[project]/frontend/src/pages/a.tsx', 'frontend/src/pages/a.tsx'],
  ['../../../node_modules/.pnpm/next%4016.4.6/node_modules/next/dist/a.js', 'node_modules/next/dist/a.js'],
  ['../src/100%/a.ts', 'src/100%/a.ts'],
])('of the source %s it says %s', (source, said) => {
  const [line] = explainFrames(['at https://shop.example/islands/home-Ab1.js:1:1'], openBuild(source));
  expect(line).toBe(`    at (${said}:1:1)`);
});

test('a line of the log gives the stack in it', () => {
  const fault = { message: 'x', stack: 'a\nb', page: '/' };
  expect(explainLine(JSON.stringify({ level: 50, fault }))).toEqual(['x', 'a', 'b']);
  expect(explainLine(JSON.stringify({ level: 50, err: { stack: 'Error: x\n    at a' } }))).toEqual([
    'Error: x',
    '    at a',
  ]);
  expect(explainLine('{ no json')).toEqual(['{ no json']);
});

function openBuild(source = MAP.sources[0]): string {
  const frontend = mkdtempSync(join(tmpdir(), 'vitrina-explain-'));
  onTestFinished(() => rmSync(frontend, { recursive: true }));
  for (const file of ['.maps/islands/home-Ab1.js.map', '.next/server/chunks/ssr/a.js.map']) {
    mkdirSync(join(frontend, file, '..'), { recursive: true });
    writeFileSync(join(frontend, file), JSON.stringify({ ...MAP, sources: [source] }));
  }
  return frontend;
}
