import { expect, test } from 'vitest';
import { createBulkhead } from './bulkhead';

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
