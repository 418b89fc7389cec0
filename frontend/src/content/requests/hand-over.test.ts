import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDiskOutbox } from './disk-outbox';
import { createHandOver } from './hand-over';
import { createLayeredOutbox, createMemoryOutbox, type Outbox } from './outbox';
import type { Handed } from './send-request';
import type { VisitorRequest } from './visitor-request';

const WISH: VisitorRequest = {
  ...{ id: 'wish-1', kind: 'product', name: 'Ольга Петрова', phone: '79001234567' },
  ...{ email: '', message: 'Нужен сервер', details: '' },
};

test('a request is handed over once, when it is taken', async () => {
  const cms = cmsThatAnswers({ kind: 'taken' });
  const handOver = open(createMemoryOutbox(), cms);
  await handOver.keep(WISH);
  await handOver.flush();
  await handOver.flush();
  expect(cms.sent).toEqual([WISH]);
});

test('a CMS that is away gets it when it is back', async () => {
  const cms = cmsThatAnswers({ kind: 'away', why: 'it was ended' }, { kind: 'taken' });
  const handOver = open(createMemoryOutbox(), cms);
  await handOver.keep(WISH);
  await handOver.flush();
  expect(cms.troubles).toEqual([['wish-1', expect.stringContaining('sent again')]]);
  await handOver.flush();
  await handOver.flush();
  expect(cms.sent).toEqual([WISH, WISH]);
});

test('what an ended process has left is handed over by the next one', async () => {
  const folder = newFolder();
  await open(openDiskOutbox(folder), cmsThatAnswers()).keep(WISH);
  const cms = cmsThatAnswers({ kind: 'taken' });
  await open(openDiskOutbox(folder), cms).flush();
  expect(cms.sent).toEqual([WISH]);
  expect(await openDiskOutbox(folder).list()).toEqual([]);
});

test('nobody reads a kept request without the secret', async () => {
  const outbox = createMemoryOutbox();
  await open(outbox, cmsThatAnswers()).keep(WISH);
  expect(JSON.stringify(await outbox.list())).not.toMatch(/Ольга|7900|сервер/);
  const cms = cmsThatAnswers({ kind: 'taken' });
  await open(outbox, cms, 'another secret of thirty-two signs').flush();
  expect(cms.sent).toEqual([]);
});

test('what another secret has sealed is told once, and handed over when that secret is back', async () => {
  const outbox = createMemoryOutbox();
  await open(outbox, cmsThatAnswers()).keep(WISH);
  const cms = cmsThatAnswers({ kind: 'taken' }, { kind: 'taken' });
  const other = open(outbox, cms, 'another secret of thirty-two signs');
  await other.keep({ ...WISH, id: 'wish-2' });
  await other.flush();
  await other.flush();
  expect(cms.sent.map(({ id }) => id)).toEqual(['wish-2']);
  expect(cms.troubles).toEqual([['wish-1', expect.stringContaining('secret')]]);
  await open(outbox, cms).flush();
  expect(cms.sent.map(({ id }) => id)).toEqual(['wish-2', 'wish-1']);
  expect(await outbox.list()).toEqual([]);
});

test('a request the CMS does not understand holds up no other, and waits for a site that starts anew', async () => {
  const outbox = createMemoryOutbox();
  const cms = cmsThatAnswers({ kind: 'refused', status: 400 }, { kind: 'taken' }, { kind: 'taken' });
  const handOver = open(outbox, cms);
  await handOver.keep(WISH);
  await handOver.keep({ ...WISH, id: 'wish-2' });
  await handOver.flush();
  await handOver.flush();
  expect(cms.sent.map(({ id }) => id)).toEqual(['wish-1', 'wish-2']);
  expect(cms.troubles).toHaveLength(1);
  await open(outbox, cms).flush();
  expect(cms.sent.map(({ id }) => id)).toEqual(['wish-1', 'wish-2', 'wish-1']);
});

test('many hands at once send one request once', async () => {
  const cms = cmsThatAnswers({ kind: 'taken' });
  const handOver = open(createMemoryOutbox(), cms);
  await handOver.keep(WISH);
  await Promise.all([handOver.flush(), handOver.flush(), handOver.flush()]);
  expect(cms.sent).toHaveLength(1);
});

test('when the shared store is away, the next one keeps the request, and it is found there', async () => {
  const broken: Outbox = { keep: fail, list: fail, drop: fail };
  const own = createMemoryOutbox();
  const troubles: unknown[] = [];
  const outbox = createLayeredOutbox([broken, own], (error) => troubles.push(error));
  await outbox.keep('wish-1', 'sealed');
  expect(await own.list()).toEqual([{ id: 'wish-1', sealed: 'sealed' }]);
  expect(await outbox.list()).toEqual(await own.list());
  await outbox.drop('wish-1');
  expect(await own.list()).toEqual([]);
  await expect(createLayeredOutbox([broken], () => undefined).keep('wish-1', 'sealed')).rejects.toThrow();
  expect(troubles.length).toBeGreaterThan(0);
});

function open(outbox: Outbox, cms: ReturnType<typeof cmsThatAnswers>, secret = 's'.repeat(32)) {
  const { send, troubles } = cms;
  return createHandOver({ outbox, secret, send, onTrouble: (...trouble) => troubles.push(trouble) });
}

/** Answers in this order, and takes nothing after that. */
function cmsThatAnswers(...answers: Handed[]) {
  const sent: VisitorRequest[] = [];
  const troubles: [string, string][] = [];
  const send = async (request: VisitorRequest): Promise<Handed> => {
    sent.push(request);
    return answers.shift() ?? { kind: 'away', why: 'there was no further answer' };
  };
  return { sent, troubles, send };
}

async function fail(): Promise<never> {
  throw new Error('this store is away');
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
