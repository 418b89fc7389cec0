import { describe, expect, test } from 'vitest';
import type { ViewBatch } from '~/content/reader-figures';
import { openRedisLine, redisMissing } from '~/testing/redis-line';
import { createRedisViews } from './redis-views';
import { createViewCounter } from './view-counter';
import { createMemoryViews, MOST_ARTICLES, type ViewStore } from './view-store';

const skipped = await redisMissing();

type Outcome = 'taken' | 'refused' | 'away';

/** A counter before a CMS that answers as it is told, the last answer for ever. */
function openCounter(stores: ViewStore[], ...outcomes: Outcome[]) {
  const sent: ViewBatch[] = [];
  const troubles: string[] = [];
  const counter = createViewCounter({
    stores,
    send: async (batch) => {
      sent.push(batch);
      return outcomes[sent.length - 1] ?? outcomes.at(-1) ?? 'taken';
    },
    onTrouble: (sentence) => troubles.push(sentence),
  });
  return { ...counter, sent, troubles };
}

const STORES: [string, () => Promise<ViewStore>][] = [
  ['of a process', async () => createMemoryViews()],
  ['in Redis', async () => createRedisViews(await (await openRedisLine()).connect())],
];

describe.each(STORES)('views %s', (name, open) => {
  describe.skipIf(name === 'in Redis' && skipped)('', () => {
    test('are added up and handed over once', async () => {
      const { add, waiting, flush, sent } = openCounter([await open()]);
      expect([await add('b'), await add('a'), await add('b')]).toEqual([1, 1, 2]);
      expect(await waiting('b')).toBe(2);
      await flush();
      await flush();
      expect(sent.map(({ views }) => views)).toEqual([
        [
          { article: 'a', amount: 1 },
          { article: 'b', amount: 2 },
        ],
      ]);
      expect(await waiting('b')).toBe(0);
    });

    test('that were not taken are sent again as the same batch, and later ones in another', async () => {
      const { add, flush, sent } = openCounter([await open()], 'away', 'taken');
      await add('a');
      await flush();
      await add('a');
      await flush();
      await flush();
      expect(sent).toHaveLength(3);
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[2]?.id).not.toBe(sent[0]?.id);
      expect(sent[2]?.views).toEqual([{ article: 'a', amount: 1 }]);
    });

    test('of many articles go in parts, which are the same when they are sent again', async () => {
      const { add, flush, sent } = openCounter([await open()], 'taken', 'away', 'taken');
      for (let number = 0; number < 1_001; number += 1) await add(`article${number}`);
      await flush();
      await flush();
      expect(sent.map(({ views }) => views.length)).toEqual([1_000, 1, 1_000, 1]);
      expect([sent[2], sent[3]]).toEqual([sent[0], sent[1]]);
      expect(sent[0]?.id).not.toBe(sent[1]?.id);
    });

    test('that no CMS understands are given up', async () => {
      const { add, flush, sent, troubles } = openCounter([await open()], 'refused');
      await add('a');
      await flush();
      await flush();
      expect([sent.length, troubles.length]).toEqual([1, 1]);
    });
  });
});

test('a flood of articles does not take the memory', async () => {
  const store = createMemoryViews();
  for (let number = 0; number < MOST_ARTICLES + 10; number += 1) await store.add(`article${number}`);
  await store.add('article0');
  const batch = await store.take();
  expect(batch?.views).toHaveLength(MOST_ARTICLES);
  expect(batch?.views.find(({ article }) => article === 'article0')?.amount).toBe(2);
});

test('what the first store does not take the next one does', async () => {
  const gone = async () => {
    throw new Error('away');
  };
  const away: ViewStore = { add: gone, waiting: gone, take: gone, done: gone, size: gone };
  const { add, flush, sent, troubles } = openCounter([away, createMemoryViews()]);
  expect(await add('a')).toBe(1);
  await flush();
  expect(sent.map(({ views }) => views)).toEqual([[{ article: 'a', amount: 1 }]]);
  expect(troubles).toHaveLength(1);
});

test.skipIf(skipped)('two instances that hand over at once hand over the same batch', async () => {
  const line = await openRedisLine();
  const [one, other] = [createRedisViews(await line.connect()), createRedisViews(await line.connect())];
  await one.add('a');
  await other.add('a');
  const [first, second] = await Promise.all([one.take(), other.take()]);
  expect(first).toEqual(second);
  expect(first?.views).toEqual([{ article: 'a', amount: 2 }]);
  await one.add('b');
  await Promise.all([one.done(String(first?.id)), other.done(String(second?.id))]);
  const next = await other.take();
  expect(next?.views).toEqual([{ article: 'b', amount: 1 }]);
  // Late, of the batch before.
  await one.done(String(first?.id));
  expect(await one.take()).toEqual(next);
});
