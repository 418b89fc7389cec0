import { expect, test } from 'vitest';
import { createBulkhead, inPlace, NoPlace } from './bulkhead';

test('has so many places, and each of them again once it is given back', () => {
  const bulkhead = createBulkhead(2);
  const [first, second] = [bulkhead.enter(), bulkhead.enter()];
  expect(second).toBeDefined();
  expect(bulkhead.enter()).toBeUndefined();
  first?.();
  expect(bulkhead.enter()).toBeDefined();
  expect(bulkhead.enter()).toBeUndefined();
});

test('a place that is given back twice is one place', () => {
  const bulkhead = createBulkhead(1);
  const leave = bulkhead.enter();
  leave?.();
  leave?.();
  expect(bulkhead.enter()).toBeDefined();
  expect(bulkhead.enter()).toBeUndefined();
});

test('work of one kind has its places, whoever begins it, and a piece that fails gives its own back', async () => {
  let end = () => {};
  const held = inPlace('tested', 2, () => new Promise<void>((resolve) => (end = resolve)));
  await expect(inPlace('tested', 2, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const second = inPlace('tested', 2, async () => 'done');
  await expect(inPlace('tested', 2, async () => 'too much')).rejects.toThrow(NoPlace);
  await expect(inPlace('another', 2, async () => 'done')).resolves.toBe('done');
  await expect(second).resolves.toBe('done');
  end();
  await held;
});
