import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRedisLine, redisMissing } from '~/testing/redis-line';
import { openDiskTally } from './disk-tally';
import { createRedisTally } from './redis-tally';
import { createTally } from './tally';
import { createMemoryTally, MOST_KEYS, type TallyBatch, type TallyStore } from './tally-store';

const skipped = await redisMissing();

type Outcome = 'taken' | 'refused' | 'away';

/** A tally before a receiver that answers as it is told, the last answer for ever. */
function openTally(stores: TallyStore[], ...outcomes: Outcome[]) {
  const sent: TallyBatch[] = [];
  const troubles: string[] = [];
  const tally = createTally({
    what: 'counts of a test',
    stores,
    mostInOne: 1_000,
    send: async (batch) => {
      sent.push(batch);
      return outcomes[sent.length - 1] ?? outcomes.at(-1) ?? 'taken';
    },
    onTrouble: (sentence) => troubles.push(sentence),
  });
  return { ...tally, sent, troubles };
}

const STORES: [string, () => Promise<TallyStore>][] = [
  ['of a process', async () => createMemoryTally()],
  ['on disk', async () => openDiskTally(newFolder(), 'sums')],
  ['in Redis', async () => createRedisTally(await (await openRedisLine()).connect(), 'sums')],
];

describe.each(STORES)('sums %s', (name, open) => {
  describe.skipIf(name === 'in Redis' && skipped)('', () => {
    test('are added up and handed over once', async () => {
      const { add, flush, sent } = openTally([await open()]);
      await add(['b', 'a']);
      await add(['b']);
      await flush();
      await flush();
      expect(sent.map(({ counts }) => counts)).toEqual([
        [
          ['a', 1],
          ['b', 2],
        ],
      ]);
    });

    test('that were not taken are sent again as the same batch, and later ones in another', async () => {
      const { add, flush, sent } = openTally([await open()], 'away', 'taken');
      await add(['a']);
      await flush();
      await add(['a']);
      await flush();
      await flush();
      expect(sent).toHaveLength(3);
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[2]?.id).not.toBe(sent[0]?.id);
      expect(sent[2]?.counts).toEqual([['a', 1]]);
    });

    test('of many keys go in parts, which are the same when they are sent again', async () => {
      const { add, flush, sent } = openTally([await open()], 'taken', 'away', 'taken');
      await add(Array.from({ length: 1_001 }, (_, number) => `key${number}`));
      await flush();
      await flush();
      expect(sent.map(({ counts }) => counts.length)).toEqual([1_000, 1, 1_000, 1]);
      expect([sent[2], sent[3]]).toEqual([sent[0], sent[1]]);
      expect(sent[0]?.id).not.toBe(sent[1]?.id);
    });

    test('that no receiver understands are given up', async () => {
      const { add, flush, sent, troubles } = openTally([await open()], 'refused');
      await add(['a']);
      await flush();
      await flush();
      expect([sent.length, troubles.length]).toEqual([1, 1]);
    });

    test('of a flood of keys are bounded, and those that are there go on', async () => {
      const store = await open();
      await store.add(Array.from({ length: MOST_KEYS + 10 }, (_, number) => `key${number}`));
      await store.add(['key0']);
      const batch = await store.take();
      expect(batch?.counts).toHaveLength(MOST_KEYS);
      expect(batch?.counts.find(([key]) => key === 'key0')?.[1]).toBe(2);
    });
  });
});

test('sums on disk outlive their process, on their way or not', async () => {
  const folder = newFolder();
  const first = openDiskTally(folder, 'sums');
  await first.add(['a']);
  const begun = await first.take();
  await first.add(['b']);
  const next = openDiskTally(folder, 'sums');
  expect(await next.take()).toEqual(begun);
  await next.done(String(begun?.id));
  expect((await next.take())?.counts).toEqual([['b', 1]]);
});

test('what the first store does not take the next one does', async () => {
  const gone = async () => {
    throw new Error('away');
  };
  const { add, flush, sent, troubles } = openTally([
    { add: gone, take: gone, done: gone },
    createMemoryTally(),
  ]);
  await add(['a']);
  await flush();
  expect(sent.map(({ counts }) => counts)).toEqual([[['a', 1]]]);
  expect(troubles).toHaveLength(1);
});

test.skipIf(skipped)('two instances that hand over at once hand over the same batch', async () => {
  const line = await openRedisLine();
  const open = async () => createRedisTally(await line.connect(), 'sums');
  const [one, other] = [await open(), await open()];
  await one.add(['a']);
  await other.add(['a']);
  const [first, second] = await Promise.all([one.take(), other.take()]);
  expect(first).toEqual(second);
  expect(first?.counts).toEqual([['a', 2]]);
  await one.add(['b']);
  await Promise.all([one.done(String(first?.id)), other.done(String(second?.id))]);
  const next = await other.take();
  expect(next?.counts).toEqual([['b', 1]]);
  // Late, of the batch before.
  await one.done(String(first?.id));
  expect(await one.take()).toEqual(next);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-tally-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
