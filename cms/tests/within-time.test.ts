import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { tellLanding } from '../src/requests/delivery/tell-landing';
import { withinTime } from '../src/within-time';

const DELIVERY = { path: 'forms/submit', body: {} } as const;

test('a landing service that hangs ends a try, however often memory is cleared meanwhile', async () => {
  const url = await listenAndHang();
  setFlagsFromString('--expose-gc');
  const clear = setInterval(runInNewContext('gc'), 10);
  onTestFinished(() => clearInterval(clear));
  const outcome = await tellLanding(url, 'id', DELIVERY, new AbortController().signal, 300);
  expect(outcome).toEqual({ status: 'postponed', reason: 'no answer within 300 ms' });
});

test('so does the end of the process, also one that came before', async () => {
  const url = await listenAndHang();
  const ending = new AbortController();
  const told = tellLanding(url, 'id', DELIVERY, ending.signal);
  ending.abort(new Error('the CMS ends'));
  const outcome = { status: 'postponed', reason: 'the CMS ends' };
  expect(await told).toEqual(outcome);
  expect(await tellLanding(url, 'id', DELIVERY, ending.signal)).toEqual(outcome);
});

test('what is answered in time is answered', async () => {
  expect(await withinTime(60_000, new AbortController().signal, async ({ aborted }) => aborted)).toBe(false);
});

async function listenAndHang(): Promise<string> {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
