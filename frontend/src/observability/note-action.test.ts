import { expect, test } from 'vitest';
import { healthOf } from './health';
import { metrics } from './metrics';
import { noteRegistration } from './note-action';

test('a registration that ends in an error of ours is counted as failed, and the error goes on', async () => {
  const before = healthOf('registrations').bad;
  await expect(noteRegistration(() => Promise.reject(new Error('a note cannot be read')))).rejects.toThrow();
  expect(healthOf('registrations').bad).toBe(before + 1);
  const { values } = await metrics().registrations.get();
  expect(values).toContainEqual(expect.objectContaining({ labels: { outcome: 'failed' }, value: 1 }));
});

test.each([
  [{ ok: true } as const, 0],
  [{ ok: false, failure: { kind: 'account-exists' } } as const, 0],
  [{ ok: false, failure: { kind: 'outage' } } as const, 1],
])('%j is a failure of the shop or of nobody', async (account, failures) => {
  const before = healthOf('registrations').bad;
  expect(await noteRegistration(async () => account)).toBe(account);
  expect(healthOf('registrations').bad - before).toBe(failures);
});
