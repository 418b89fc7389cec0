import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderAttempt } from '@vitrina/content-contract/order-attempt';
import {
  type CustomerSession,
  type Money,
  newIntentId,
  type OrderEntry,
  type PresetId,
  presetOrder,
} from '@vitrina/ordering';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDiskOutbox } from '~/storage/disk-outbox';
import { stubEnv } from '~/testing/stub-env';

const KEY = 'x'.repeat(32);
const INTENT = newIntentId();
const SESSION = {
  ...{ accessToken: 'access-secret', credentialsCookie: 'cookie-secret', portalToken: 'portal-secret' },
  user: { id: '7', username: 'olga', fullName: 'Ольга', email: 'olga@example.ru' },
} satisfies CustomerSession;
const CONFIRMED = {
  order: presetOrder('2453' as PresetId),
  confirmedPrice: { monthly: 45_000 as Money, due: 45_000 as Money },
  ...{ shownPeriod: 'P1M' as const, isChanged: false, intent: INTENT },
};
const of = (event: object) =>
  ({ intent: INTENT, kind: 'server', name: 'Amber Avocet', ...event }) as OrderEntry;

beforeEach(() => {
  vi.resetModules();
  // What the process before has opened is not of this one.
  Reflect.deleteProperty(globalThis, Symbol.for('vitrina.process'));
  stubEnv();
});

test('an attempt is handed over with each step, and with nothing that opens a door', async () => {
  const cms = await openCms();
  const { record } = await opened();
  for (const event of [{ step: 'begun' }, { step: 'sent', creation: 1 }, { step: 'created', id: '42' }])
    record.note(of(event));
  await record.end(undefined);
  const [last] = cms.taken.slice(-1);
  expect(last).toMatchObject({
    ...{ intent: INTENT, requestId: 'request-7', product: 'vds', monthly: 45_000 },
    customer: { id: '7', email: 'olga@example.ru' },
    steps: [{ step: 'begun' }, { step: 'sent', creation: 1 }, { step: 'created', id: '42' }],
  });
  expect(new URLSearchParams(last?.order).get('preset')).toBe('2453');
  expect(JSON.stringify(cms.taken)).not.toContain('secret');
});

test('an order that stays with an earlier choice is told as refused, though its resource was adopted', async () => {
  const cms = await openCms();
  const { record } = await opened();
  record.note(of({ step: 'begun' }));
  record.note(of({ step: 'adopted', id: '42' }));
  await record.end({ status: 'refused', reason: { kind: 'other-wish' }, instead: undefined, parts: [] });
  expect(cms.taken.at(-1)?.steps.map(({ step, reason }) => [step, reason])).toEqual([
    ['begun', undefined],
    ['adopted', undefined],
    ['refused', 'other-wish'],
  ]);
});

test('no more wait than the shop can bear, and each in its fullest version alone', async () => {
  await openCms(503);
  const state = ownState();
  const outbox = openDiskOutbox(state, 'attempts');
  for (let place = 0; place < 2_000; place += 1) await outbox.keep(`other-intent.${place}.1`, 'sealed');
  const { record } = await opened();
  record.note(of({ step: 'begun' }));
  await record.end(undefined);
  expect(await outbox.count()).toBe(2_000);
  await outbox.drop('other-intent.0.1');
  const { record: next } = await opened();
  next.note(of({ step: 'begun' }));
  await next.end(undefined);
  expect(await outbox.count()).toBe(2_000);
});

test('what was sent is on disk before its end is known, and waits while the CMS is away', async () => {
  const cms = await openCms(503);
  const state = ownState();
  const { record, attemptsOf } = await opened();
  record.note(of({ step: 'begun' }));
  record.note(of({ step: 'sent', creation: 1 }));
  await expect.poll(() => openDiskOutbox(state, 'attempts').list()).toHaveLength(1);
  record.note(of({ step: 'unconfirmed' }));
  await record.end(undefined);
  expect(await openDiskOutbox(state, 'attempts').list()).toHaveLength(1);
  const sealed = (await openDiskOutbox(state, 'attempts').list()).map((kept) => kept.sealed).join();
  expect(sealed).not.toContain('olga');

  // Its customer is told of it all the same, in its fullest version, and of no other order.
  const known = await attemptsOf(INTENT);
  expect(known.isWhole).toBe(false);
  expect(known.attempts.map(({ steps }) => steps.length)).toEqual([3]);
  expect((await attemptsOf(newIntentId())).attempts).toEqual([]);

  cms.status = 201;
  const { flushAttempts } = await import('~/content/orders/order-attempts');
  await flushAttempts();
  expect(await openDiskOutbox(state, 'attempts').list()).toEqual([]);
  expect(cms.taken.filter(({ steps }) => steps.length === 3)).not.toEqual([]);
});

test('what the CMS has and what waits here is one history', async () => {
  const cms = await openCms();
  const { record, attemptsOf } = await opened();
  record.note(of({ step: 'begun' }));
  await record.end(undefined);
  const [first] = cms.taken;
  cms.known = first ? [{ ...first, id: 'attempt-elsewhere', startedAt: 1 }, first] : [];
  const known = await attemptsOf(INTENT);
  expect(known.isWhole).toBe(true);
  expect(known.attempts.map(({ id }) => id)).toEqual(['attempt-elsewhere', first?.id]);
});

test('an attempt of which nothing happened is none, and without a CMS an order goes on without its history', async () => {
  const cms = await openCms();
  const { record } = await opened();
  await record.end(undefined);
  expect(cms.taken).toEqual([]);
  vi.stubEnv('CMS_REQUESTS_TOKEN', '');
  vi.resetModules();
  const { record: untold, attemptsOf } = await opened();
  untold.note(of({ step: 'begun' }));
  await expect(untold.end(undefined)).resolves.toBeUndefined();
  expect(await attemptsOf(INTENT)).toEqual({ attempts: [], isWhole: false });
});

async function opened() {
  const { recordAttempt } = await import('./record-attempt');
  const { attemptsOf } = await import('~/content/orders/order-attempts');
  return { record: recordAttempt(SESSION, CONFIRMED, 'request-7'), attemptsOf };
}

/** A CMS that takes attempts, tells those it knows, or answers with another status. */
async function openCms(status = 201) {
  const cms = { status, taken: [] as OrderAttempt[], known: [] as OrderAttempt[] };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    if (request.method === 'POST' && cms.status < 300) cms.taken.push(JSON.parse(body));
    response.statusCode = cms.status;
    response.end(JSON.stringify({ attempts: cms.known }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('CMS_REQUESTS_TOKEN', KEY);
  return cms;
}

function ownState(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-attempts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  vi.stubEnv('STATE_DIR', folder);
  return folder;
}
