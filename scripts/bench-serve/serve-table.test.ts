import { expect, test } from 'vitest';
import { readLoad } from './read-load.mjs';
import { serveTable } from './serve-table.mjs';

test('each ratio is of its own round, with the middle first', () => {
  const round = (all: number, edge: number) => ({ static: all, edge, site: 100, empty: 50 });
  const rounds = [round(1_000, 900), round(2_000, 1_600), round(4_000, 2_000)];
  expect(
    serveTable([{ name: 'home', encoding: 'gzip', rounds }])
      .split('\n')
      .at(-1),
  ).toBe('| home | gzip | 2,000 | 0.80 (0.50–0.90) | 0.05 (0.03–0.10) | 0.03 (0.01–0.05) | 16 (9.00–20) |');
});

const PRINTED = `Running 3s test @ http://127.0.0.1/
  1 threads and 32 connections
  30184 requests in 3.00s, 1.10GB read
Requests/sec:  10061.33
Transfer/sec:    376.55MB`;

test('what wrk prints is requests a second, unless some of them failed', () => {
  expect(readLoad(PRINTED)).toBe(10_061.33);
  expect(readLoad(PRINTED.replace('Requests', '  Non-2xx or 3xx responses: 12\nRequests'))).toBeUndefined();
  expect(
    readLoad(PRINTED.replace('Requests', '  Socket errors: connect 0, read 0, write 0, timeout 3\nRequests')),
  ).toBeUndefined();
  expect(readLoad('unable to connect')).toBeUndefined();
});
