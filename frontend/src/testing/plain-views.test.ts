import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ISLAND_ENTRIES } from '~/runtime/island-names';
import { sourcesOf } from '../../assets/sources-of';

const FRONTEND = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = join(FRONTEND, 'src', 'pages');

/** What is behind these wakes in the browser. */
const ISLANDS = /\/islands$/;
/** It is right in HTML, too. */
const PLAIN_HOOKS = ['useId'];
/** Why these may stand in a document. */
const PLAIN_WITHOUT_REACT = new Map([
  [
    'src/documents/document-page.tsx',
    'is told the address where the page is rendered, and asks nothing afterwards',
  ],
  ['src/features/catalogue/servers/compare-box.tsx', 'draws nothing where nothing can be compared'],
  ['../packages/ui/src/element-ids.tsx', 'counts where the page is rendered, too'],
  ['../packages/ui/src/scroll-region.tsx', 'is a stop for the keyboard where no script can tell'],
  ['../packages/ui/src/button.tsx', 'is a plain button where it is given no handler'],
  ['../packages/ui/src/edges.ts', 'belongs to the one before'],
]);

const documents = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('_'))
  .map((file) => join(PAGES, file));

/** A document ships no React, so what asks for it would look alive and be dead (docs/decisions/0068). */
test('outside of its islands no document needs React in the browser', async () => {
  const faults = (await sourcesOf(documents, ISLANDS)).flatMap((file) =>
    faultsIn(readFileSync(file, 'utf8')).map((fault) => [relative(FRONTEND, file), fault] as const),
  );
  expect(faults.filter(([file]) => !PLAIN_WITHOUT_REACT.has(file))).toEqual([]);
  expect(new Set(faults.map(([file]) => file)), 'an exception that nobody needs').toEqual(
    new Set(PLAIN_WITHOUT_REACT.keys()),
  );
});

test('an island is found out where it stands among the views', async () => {
  const sources = await sourcesOf(documents);
  const alive = sources.filter((file) => faultsIn(readFileSync(file, 'utf8')).length > 0);
  expect(alive.map((file) => relative(FRONTEND, file))).toContain('src/features/catalogue/product-list.tsx');
});

/** React makes them in a way that what runs islands does not know (docs/decisions/0079). */
test('no part of an island takes its ids from React', async () => {
  const entries = ISLAND_ENTRIES.map((entry) => join(FRONTEND, 'src', 'islands', `${entry}.ts`));
  const asking = (await sourcesOf(entries)).filter((file) => /\buseId\b/.test(readFileSync(file, 'utf8')));
  expect(asking.map((file) => relative(FRONTEND, file))).toEqual(['../packages/ui/src/element-ids.tsx']);
});

test.each([
  ["import { useState } from 'react';", ['useState']],
  ["import { memo, useId } from 'react';", []],
  ["import { type ReactNode, useEffect as effect } from 'react';", ['useEffect']],
  ['<button type="button" onClick={send}>', ['onClick']],
  ['<Card onShare={keep} />', ['onShare']],
  ["import { useState } from './elsewhere';", []],
  ["import { Tabs } from '@base-ui/react/tabs';", ['@base-ui/react/tabs']],
  ["import * as React from 'react';", ['React']],
])('%s', (source, faults) => {
  expect(faultsIn(source)).toEqual(faults);
});

/** Whatever is used of them, it needs React where it runs. */
const OF_REACT_ALONE = /from '(@base-ui\/react[^']*|react-dom\/client|next\/(?:router|navigation))'/g;

function faultsIn(source: string): string[] {
  const imported = [...source.matchAll(/import \{([^}]*)\} from 'react';/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
  const hooks = imported.filter((name) => /^use[A-Z]/.test(name) && !PLAIN_HOOKS.includes(name));
  const handlers = [...source.matchAll(/\s(on[A-Z]\w*)=\{/g)].map(([, name = '']) => name);
  const packages = [...source.matchAll(OF_REACT_ALONE)].map(([, name = '']) => name);
  const isWhole = /import (?:\* as )?React\b/.test(source) ? ['React'] : [];
  return [...hooks, ...handlers, ...packages, ...isWhole];
}
