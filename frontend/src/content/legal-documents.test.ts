import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';
import { NO_LEGAL_TEXTS } from './legal-texts';

const LINKED = async () => ({ ...NO_LEGAL_TEXTS, policy: '/personal-data-policy', offer: '/offer' });

beforeEach(() => {
  vi.resetModules();
  stubEnv();
});
afterEach(() => vi.unstubAllEnvs());

test('a process whose CMS was away from the beginning names the documents by their addresses, and says so as an error', async () => {
  const { legalDocuments, log } = await open(500);
  const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  expect(await legalDocuments(LINKED)).toEqual({
    policy: { address: '/personal-data-policy' },
    offer: { address: '/offer' },
  });
  expect(told).toHaveBeenCalledOnce();
});

test('settings that cannot be read are no failure', async () => {
  const { legalDocuments, log } = await open(500);
  const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  expect(await legalDocuments(() => Promise.reject(new Error('broken')))).toEqual({});
  expect(told).toHaveBeenCalledTimes(2);
});

test('an edition is named where the CMS knows it, and the links are not asked', async () => {
  const { legalDocuments } = await open(200);
  const linked = vi.fn(LINKED);
  expect(await legalDocuments(linked)).toEqual({
    offer: { address: '/offer', edition: { number: 3, from: '2026-11-01' } },
  });
  expect(linked).not.toHaveBeenCalled();
});

/** A CMS with one document, or without an answer. */
async function open(status: number) {
  const data = {
    siteSettings: { offer_url: '/offer' },
    pages: [{ slug: 'offer', edition: 3, effective_from: '2026-11-01' }],
  };
  const cms = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void cms.close());
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(cms.address() as AddressInfo).port}`);
  // The environment is read once by each of them.
  const [{ legalDocuments }, { log }] = await Promise.all([
    import('./legal-documents'),
    import('~/runtime/log'),
  ]);
  return { legalDocuments, log };
}
