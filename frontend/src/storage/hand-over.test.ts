import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { object, string } from 'yup';
import { openRedisLine, redisMissing } from '~/testing/redis-line';
import { openDiskOutbox } from './disk-outbox';
import { createHandOver, type Handed, handedBy } from './hand-over';
import { createLayeredOutbox, createMemoryOutbox, type Outbox } from './outbox';
import { createRedisOutbox } from './redis-outbox';

const skipped = await redisMissing();
const schema = object({ id: string().required(), word: string().required() }).required();

interface Letter {
  id: string;
  word: string;
}

const LETTER: Letter = { id: 'letter-1', word: 'секрет' };
const ANOTHER_SECRET = 'another secret of thirty-two signs';

test('an entry is handed over once, when it is taken', async () => {
  const receiver = receiverThatAnswers({ kind: 'taken' });
  const handOver = open(createMemoryOutbox(), receiver);
  await handOver.keep(LETTER);
  await handOver.flush();
  await handOver.flush();
  expect(receiver.sent).toEqual([LETTER]);
});

test('a receiver that is away gets it when it is back', async () => {
  const receiver = receiverThatAnswers({ kind: 'away', why: 'it was ended' }, { kind: 'taken' });
  const handOver = open(createMemoryOutbox(), receiver);
  await handOver.keep(LETTER);
  await handOver.flush();
  expect(receiver.troubles).toEqual([['letter-1', expect.stringContaining('sent again')]]);
  await handOver.flush();
  await handOver.flush();
  expect(receiver.sent).toEqual([LETTER, LETTER]);
});

test('what an ended process has left on disk is handed over by the next one', async () => {
  const folder = newFolder();
  await open(openDiskOutbox(folder, 'letters'), receiverThatAnswers()).keep(LETTER);
  const receiver = receiverThatAnswers({ kind: 'taken' });
  await open(openDiskOutbox(folder, 'letters'), receiver).flush();
  expect(receiver.sent).toEqual([LETTER]);
  expect(await openDiskOutbox(folder, 'letters').list()).toEqual([]);
});

test.skipIf(skipped)(
  'what one instance keeps in Redis another hands over, and no other outbox knows of it',
  async () => {
    const line = await openRedisLine();
    await open(createRedisOutbox(await line.connect(), 'letters'), receiverThatAnswers()).keep(LETTER);
    const [receiver, stranger] = [receiverThatAnswers({ kind: 'taken' }), receiverThatAnswers()];
    await open(createRedisOutbox(await line.connect(), 'parcels'), stranger).flush();
    await open(createRedisOutbox(await line.connect(), 'letters'), receiver).flush();
    expect([receiver.sent, stranger.sent]).toEqual([[LETTER], []]);
  },
);

test('nobody reads what is kept without the secret, and with it again it is handed over', async () => {
  const outbox = createMemoryOutbox();
  await open(outbox, receiverThatAnswers()).keep(LETTER);
  expect(JSON.stringify(await outbox.list())).not.toContain('секрет');
  const receiver = receiverThatAnswers({ kind: 'taken' }, { kind: 'taken' });
  const other = open(outbox, receiver, ANOTHER_SECRET);
  await other.keep({ ...LETTER, id: 'letter-2' });
  await other.flush();
  await other.flush();
  expect(receiver.sent.map(({ id }) => id)).toEqual(['letter-2']);
  expect(receiver.troubles).toEqual([['letter-1', expect.stringContaining('secret')]]);
  await open(outbox, receiver).flush();
  expect(receiver.sent.map(({ id }) => id)).toEqual(['letter-2', 'letter-1']);
});

test('an entry that is not understood holds up no other, and waits for a site that starts anew', async () => {
  const outbox = createMemoryOutbox();
  const receiver = receiverThatAnswers(
    { kind: 'refused', status: 400 },
    { kind: 'taken' },
    { kind: 'taken' },
  );
  const handOver = open(outbox, receiver);
  await handOver.keep(LETTER);
  await handOver.keep({ ...LETTER, id: 'letter-2' });
  await handOver.flush();
  await handOver.flush();
  expect(receiver.sent.map(({ id }) => id)).toEqual(['letter-1', 'letter-2']);
  await open(outbox, receiver).flush();
  expect(receiver.sent.map(({ id }) => id)).toEqual(['letter-1', 'letter-2', 'letter-1']);
});

test('an entry that the receiver stumbles over holds up no other, and is sent again', async () => {
  const receiver = receiverThatAnswers(handedBy(500), { kind: 'taken' }, { kind: 'taken' });
  const handOver = open(createMemoryOutbox(), receiver);
  await handOver.keep(LETTER);
  await handOver.keep({ ...LETTER, id: 'letter-2' });
  await handOver.flush();
  await handOver.flush();
  expect(receiver.sent.map(({ id }) => id)).toEqual(['letter-1', 'letter-2', 'letter-1']);
});

test('many hands at once send one entry once', async () => {
  const receiver = receiverThatAnswers({ kind: 'taken' });
  const handOver = open(createMemoryOutbox(), receiver);
  await handOver.keep(LETTER);
  await Promise.all([handOver.flush(), handOver.flush(), handOver.flush()]);
  expect(receiver.sent).toHaveLength(1);
});

test('when the shared store is away, the next one keeps the entry, and it is found there', async () => {
  const fail = async (): Promise<never> => {
    throw new Error('this store is away');
  };
  const broken: Outbox = { keep: fail, list: fail, count: fail, drop: fail };
  const own = createMemoryOutbox();
  const outbox = createLayeredOutbox([broken, own], () => undefined);
  await outbox.keep('letter-1', 'sealed');
  expect(await own.list()).toEqual([{ id: 'letter-1', sealed: 'sealed' }]);
  expect(await outbox.list()).toEqual(await own.list());
  expect(await outbox.count()).toBe(1);
  // Whoever asks what waits is not told that nothing does by half of the stores.
  await expect(outbox.list(true)).rejects.toThrow('this store is away');
  await outbox.drop('letter-1');
  expect(await own.list()).toEqual([]);
  await expect(createLayeredOutbox([broken], () => undefined).keep('letter-1', 'sealed')).rejects.toThrow();
});

function open(outbox: Outbox, receiver: ReturnType<typeof receiverThatAnswers>, secret = 's'.repeat(32)) {
  const { send, troubles } = receiver;
  return createHandOver<Letter>({
    ...{ what: 'a letter', outbox, secret, send },
    read: (kept) => (schema.isValidSync(kept, { strict: true }) ? kept : undefined),
    onTrouble: (...trouble) => troubles.push(trouble),
  });
}

/** Answers in this order, and takes nothing after that. */
function receiverThatAnswers(...answers: Handed[]) {
  const sent: Letter[] = [];
  const troubles: [string, string][] = [];
  const send = async (letter: Letter): Promise<Handed> => {
    sent.push(letter);
    return answers.shift() ?? { kind: 'away', why: 'there was no further answer' };
  };
  return { sent, troubles, send };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-hand-over-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
