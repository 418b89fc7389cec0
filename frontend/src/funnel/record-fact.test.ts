import type { IntentId } from '@vitrina/ordering';
import { afterEach, expect, test, vi } from 'vitest';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

const INTENT = '01937b1c-0000-7000-8000-000000000001' as IntentId;

afterEach(() => vi.unstubAllEnvs());

test('a second account of the same form is a fact of its own, and a form sent again is not', async () => {
  stubEnv();
  const { asked } = await openLocalProvider({ '/api/funnel-counts': { status: 201 } });
  vi.stubEnv('CMS_URL', process.env.PROVIDER_API_URL);
  vi.stubEnv('CMS_REQUESTS_TOKEN', 'k'.repeat(32));
  const [{ recordFact }, { flushFacts }] = await Promise.all([import('./record-fact'), import('./counts')]);
  const visit = { campaign: '', seen: [] };
  for (const account of ['cw1', 'cw1', 'cw2'])
    await recordFact({ step: 'registration', intent: INTENT, account, product: '' }, visit);
  await flushFacts();
  const ids = asked.map(({ body }) => String(Reflect.get(Object(body), 'id')));
  expect(new Set(ids).size).toBe(2);
  expect(ids.every((id) => /^registration-[\w-]{43}$/.test(id))).toBe(true);
});
