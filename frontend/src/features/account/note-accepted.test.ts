import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

beforeEach(() => {
  vi.resetModules();
  stubEnv();
});
afterEach(() => vi.unstubAllEnvs());

const SETTINGS = {
  personal_data_policy_url: '/personal-data-policy',
  offer_url: 'https://lawyer.example/offer',
  mailing_consent_url: '/mailing-consent',
  partner_offer_url: null,
};
const PAGES = [
  { slug: 'mailing-consent', edition: 1, effective_from: '2026-11-01' },
  { slug: 'personal-data-policy', edition: 2, effective_from: '2026-11-22' },
  { slug: 'sla', edition: 7, effective_from: '2026-11-01' },
];

test('the log hears which editions were accepted, when and by whom, and nothing else of the person', async () => {
  const { note, asked } = await open({ siteSettings: SETTINGS, pages: PAGES });
  await note('cw1', ['policy', 'offer', 'mailing']);
  expect(asked).toMatchObject([{ path: '/v1/logs' }]);
  expect(asked[0]?.body).toEqual({
    action: 'consent',
    customer_id: 'cw1',
    accepted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    documents: [
      {
        ...{ document: 'policy', address: '/personal-data-policy' },
        ...{ edition: 2, effective_from: '2026-11-22' },
      },
      { document: 'offer', address: 'https://lawyer.example/offer' },
      {
        ...{ document: 'mailing', address: '/mailing-consent' },
        ...{ edition: 1, effective_from: '2026-11-01' },
      },
    ],
  });
});

test('what was not agreed to, or has no text, is not told', async () => {
  const { note, asked } = await open({ siteSettings: SETTINGS, pages: PAGES });
  await note('cw1', ['partnerOffer']);
  expect(asked).toEqual([]);
});

test('while the CMS is away the editions of its last answer are told', async () => {
  const { note, asked, close } = await open({ siteSettings: SETTINGS, pages: PAGES });
  await note('cw1', ['policy']);
  await close();
  await note('cw2', ['policy']);
  expect(asked[1]?.body).toMatchObject({ customer_id: 'cw2', documents: [{ edition: 2 }] });
});

test('a log that fails is no failure of the registration', async () => {
  const { note, asked } = await open({ siteSettings: SETTINGS, pages: PAGES }, 500);
  await expect(note('cw1', ['policy'])).resolves.toBeUndefined();
  expect(asked).toHaveLength(1);
});

/** A CMS with these documents, and a provider whose log answers with `status`. */
async function open(content: object, status = 204) {
  const { asked } = await openLocalProvider({ '/v1/logs': { status } });
  const cms = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: content }));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(cms.address() as AddressInfo).port}`);
  const close = async () => {
    cms.closeAllConnections();
    await new Promise((resolve) => cms.close(resolve));
  };
  onTestFinished(close);
  // The environment is read once by each of them.
  const [{ noteAccepted }, { openProvider }] = await Promise.all([
    import('./note-accepted'),
    import('~/provider/open-provider'),
  ]);
  return {
    asked,
    close,
    note: (customerId: string, names: Parameters<typeof noteAccepted>[2]) =>
      noteAccepted(openProvider('visit-7').accounts, customerId, names),
  };
}
