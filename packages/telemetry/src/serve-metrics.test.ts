import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { parseRequestId, serveMetrics } from '.';

test('figures are answered at one address and nowhere else', async () => {
  const { port } = await open(async () => ({ type: 'text/plain; version=0.0.4', text: 'up 1\n' }));
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    ...[200, 'text/plain; version=0.0.4', 'up 1\n'],
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('figures that cannot be read are a sentence in the log', async () => {
  const faults: string[] = [];
  const { port } = await open(() => Promise.reject(new Error('no')), faults);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  expect(faults).toEqual(['The metrics cannot be read: Error: no.']);
});

test('a port that is taken costs the figures, not the service', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const faults: string[] = [];
  await open(async () => ({ type: '', text: '' }), faults, (taken.address() as AddressInfo).port);
  expect(faults).toEqual([expect.stringContaining('EADDRINUSE')]);
});

test.each([
  ['visit-7', 'visit-7'],
  ['0af7651916cd43dd:1', '0af7651916cd43dd:1'],
  ['two words', undefined],
  ['a\nb', undefined],
  ['{"a":1}', undefined],
  ['x'.repeat(129), undefined],
  ['', undefined],
  [null, undefined],
])('of %j the id is %j', (given, id) => {
  expect(parseRequestId(given)).toBe(id);
});

async function open(render: Parameters<typeof serveMetrics>[0]['render'], faults: string[] = [], port = 0) {
  const server = await serveMetrics({
    host: '127.0.0.1',
    port,
    render,
    onFault: (sentence) => faults.push(sentence),
  });
  onTestFinished(() => server.close());
  return server;
}
