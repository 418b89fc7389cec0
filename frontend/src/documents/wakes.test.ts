// @vitest-environment happy-dom
import type * as React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as inBrowser from './react-of-islands';
import { refreshIslands } from './refresh-islands';
import { wakes } from './wakes';

// As in the file that islands share; what the server renders has React itself.
vi.mock('react', () => import('./react-of-islands'));
vi.mock('react/jsx-runtime', () => import('./react-of-islands'));
vi.mock('react/jsx-dev-runtime', () => import('preact/compat/jsx-dev-runtime'));
vi.mock('react-dom/client', () => import('./react-of-islands'));
const onServer = await vi.importActual<typeof React>('react');

interface Properties {
  price: number;
}

type Library = Pick<typeof React, 'createElement' | 'useState'>;

/** Has one control of each kind, and says what it knows of them. */
function useFormElement({ createElement, useState }: Library, { price }: Properties) {
  const [cores, setCores] = useState('2');
  const [name, setName] = useState('');
  const [hasIp, setIp] = useState(true);
  const [disk, setDisk] = useState('ssd');
  const radio = (value: string) =>
    createElement('input', {
      ...{ key: value, type: 'radio', name: 'disk', value, checked: disk === value },
      onChange: () => setDisk(value),
    });
  return createElement(
    'form',
    null,
    createElement('input', {
      ...{ type: 'range', min: 1, max: 32, value: cores },
      onChange: (event: { target: HTMLInputElement }) => setCores(event.target.value),
    }),
    createElement('input', {
      ...{ type: 'text', value: name },
      onChange: (event: { target: HTMLInputElement }) => setName(event.target.value),
    }),
    createElement('input', {
      ...{ type: 'checkbox', checked: hasIp },
      onChange: (event: { target: HTMLInputElement }) => setIp(event.target.checked),
    }),
    ...['ssd', 'nvme'].map(radio),
    createElement('output', null, [cores, name, hasIp, disk, price].join(' ')),
  );
}

const Form = {
  onServer: (properties: Properties) => useFormElement(onServer, properties),
  inBrowser: (properties: Properties) => useFormElement(inBrowser as unknown as Library, properties),
};

beforeEach(() => {
  document.body.innerHTML = page(10);
});
afterEach(() => vi.unstubAllGlobals());

test('what was moved, typed and ticked before an island woke still counts', async () => {
  field('range').value = '8';
  field('text').value = 'mail';
  field('checkbox').checked = false;
  field('radio', 'nvme').checked = true;
  await wake();
  expect(said()).toBe('8 mail false nvme 10');
  expect([field('checkbox').checked, field('radio', 'nvme').checked]).toEqual([false, true]);
});

test('a choice counts whose own press wakes the island: a press that is under way cannot be made again', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  field('checkbox').checked = false;
  field('radio', 'nvme').checked = true;
  await wake();
  vi.restoreAllMocks();
  expect(said()).toBe('2  false nvme 10');
  expect([field('checkbox').checked, field('radio', 'nvme').checked]).toEqual([false, true]);
});

test('where nothing was touched, all is as it was made', async () => {
  await wake();
  expect(said()).toBe('2  true ssd 10');
});

test('an island that is awake takes the new properties of its page, and keeps what was chosen', async () => {
  field('range').value = '8';
  await wake();
  answer(page(12));
  await refreshIslands();
  await drawn();
  expect(said()).toBe('8  true ssd 12');
});

test('one that sleeps gets the new page, and wakes with it', async () => {
  answer(page(12));
  await refreshIslands();
  await drawn();
  expect(said()).toBe('2  true ssd 12');
  await wake();
  expect(said()).toBe('2  true ssd 12');
});

test.each([
  ['another island stands in its place', () => answer(page(12, 'server-list'))],
  ['the island is of another release', () => answer(page(12, 'product-list', '/islands/other.js'))],
  ['the page failed', () => answer(page(12), 503)],
  ['nobody answers', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')))],
])('where %s, all stays as it is', async (_, prepare) => {
  await wake();
  prepare();
  await refreshIslands();
  await drawn();
  expect(said()).toBe('2  true ssd 10');
});

test('the names of places come with the islands of the same release, and stay with those of another', async () => {
  const named = (text: string) => `<script id="taxonomy" type="application/json">${text}</script>`;
  document.body.innerHTML = page(10) + named('"before"');
  answer(page(12, 'product-list', '/islands/other.js') + named('"of another release"'));
  await refreshIslands();
  expect(document.getElementById('taxonomy')?.textContent).toBe('"before"');
  answer(page(12) + named('"now"'));
  await refreshIslands();
  expect(document.getElementById('taxonomy')?.textContent).toBe('"now"');
});

function page(price: number, name = 'product-list', files = '/islands/own.js'): string {
  const html = renderToString(onServer.createElement(Form.onServer, { price }));
  const properties = JSON.stringify({ price });
  return `<div id="a" data-island="${name}" data-files="${files}">${html}</div><script id="a-properties" type="application/json">${properties}</script>`;
}

async function wake(): Promise<void> {
  const place = document.getElementById('a');
  if (place) wakes(Form.inBrowser)(place);
  await drawn();
}

/** Preact draws what has changed behind what is under way. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function answer(html: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(`<!doctype html><body>${html}`, { status }));
}

function field(type: string, value?: string): HTMLInputElement {
  const wanted = `input[type="${type}"]${value === undefined ? '' : `[value="${value}"]`}`;
  const found = document.querySelector<HTMLInputElement>(wanted);
  if (!found) throw new Error(`no ${wanted}`);
  return found;
}

function said(): string {
  return document.querySelector('output')?.textContent ?? '';
}
