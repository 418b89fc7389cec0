import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { GET } from './route';

const ask = (headers: Record<string, string> = {}) =>
  GET(new NextRequest('http://localhost/api/speculation-rules', { headers }));

test('browsers are told in the form they read, and keep it apart for who saves data', async () => {
  const answer = ask();
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(answer.headers.get('vary')).toBe('Save-Data, Sec-CH-UA, Sec-CH-UA-Mobile');
  expect(Object.keys(await answer.json())).toEqual(['prerender', 'prefetch']);
});

test('who saves data fetches nothing ahead', async () => {
  expect(await ask({ 'save-data': 'on' }).json()).toEqual({});
});
