import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyIntent } from '../testing/intents';
import { intentStartedAt, newIntentId } from './intent';
import { bucketName, resourceName } from './resource-name';
import { subIntent } from './sub-intent';

test('a part of an order has an intent that began with the whole, the same at every try', () => {
  fc.assert(
    fc.property(anyIntent, fc.string(), (intent, part) => {
      const sub = subIntent(intent, part);
      expect(subIntent(intent, part)).toBe(sub);
      expect(sub).not.toBe(intent);
      expect(intentStartedAt(sub)).toEqual(intentStartedAt(intent));
    }),
  );
});

test('parts of ten thousand orders made at once are all different', () => {
  const subs = Array.from({ length: 10_000 }, newIntentId).flatMap((intent) => [
    subIntent(intent, 'servers/0'),
    subIntent(intent, 'servers/1'),
  ]);
  expect(new Set(subs).size).toBe(20_000);
});

test('names of buckets are what S3 allows, and no two intents share one', () => {
  fc.assert(
    fc.property(anyIntent, (intent) => {
      const name = bucketName(intent);
      expect(name).toMatch(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/);
      expect(name.startsWith(`${resourceName(intent).toLowerCase().replaceAll(' ', '-')}-`)).toBe(true);
    }),
  );
  const names = Array.from({ length: 20_000 }, () => bucketName(newIntentId()));
  expect(new Set(names).size).toBe(names.length);
});
