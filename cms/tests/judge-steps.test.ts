import { describe, expect, test } from 'vitest';
import { legalPages } from '../seed/legal-pages';
import { footer } from '../seed/site';
import { judgeProducts, judgeProvider } from '../src/first-steps/judge-provider';
import { judgeAnalytics, judgeBrand, judgeDocuments, slugIn } from '../src/first-steps/judge-steps';

describe('the brand', () => {
  const BUILT = 'Из сборки';
  const contact = { phone: '+7 800 000-00-00' };

  test.each([
    ['nobody has saved anything', { brand_name: BUILT, ...contact }, 'todo', 1],
    ['there are no settings', null, 'todo', 2],
    ['it has a name of its own', { brand_name: 'Облако', ...contact }, 'done', 0],
    [
      'somebody has saved the name of the build',
      { brand_name: BUILT, updatedBy: { id: 1 }, ...contact },
      'done',
      0,
    ],
    ['it has a colour of its own', { brand_name: BUILT, accent_colour: '#0b62c4', ...contact }, 'done', 0],
    ['nobody can be reached', { brand_name: 'Облако', phone: '', email: null }, 'done', 1],
  ] as const)('where %2$s and %s', (_, settings, state, remarks) => {
    const step = judgeBrand(settings, BUILT);
    expect([step.state, step.remarks.length]).toEqual([state, remarks]);
  });
});

describe('the documents', () => {
  const ADDRESSES = {
    personal_data_policy_url: '/policy',
    offer_url: 'https://law.example/offer.pdf',
    mailing_consent_url: '/mailing?from=form',
  };
  const page = (text = 'Договор', edition: number | null = 1) => ({
    documentId: 'id',
    published: { edition, text },
  });
  const judged = (
    settings: Parameters<typeof judgeDocuments>[0] = ADDRESSES,
    details: string | null = 'ООО «Река», ИНН 7701234567',
    pageAt: Parameters<typeof judgeDocuments>[2] = () => page(),
  ) => judgeDocuments(settings, details, pageAt);

  test('are done when each is where it is said to be, or at another site', () => {
    const { state, documents, detailsFault } = judged();
    expect([state, detailsFault]).toEqual(['done', undefined]);
    expect(documents.map(({ fault, isOptional }) => [fault, isOptional])).toEqual([
      ...[
        [undefined, undefined],
        [undefined, undefined],
        [undefined, undefined],
      ],
      [expect.stringContaining('Адреса нет'), true],
    ]);
  });

  test.each([
    ['has no address', { ...ADDRESSES, offer_url: '' }, page(), 'Адреса нет'],
    ['is no document', { ...ADDRESSES, offer_url: 'mailto:law@shop.example' }, page(), 'не прочитать'],
    ['leads to no page', ADDRESSES, undefined, 'в CMS нет'],
    ['is not published', ADDRESSES, { documentId: 'id' }, 'не опубликована'],
    ['has no edition', ADDRESSES, page('Договор', null), 'номера редакции'],
    ['is a sample', ADDRESSES, page(JSON.stringify(legalPages[0]?.blocks)), 'образец'],
    [
      'is a sample for partners',
      { ...ADDRESSES, partner_offer_url: '/partners' },
      page(JSON.stringify(legalPages[1]?.blocks)),
      'образец',
    ],
  ])('are not done while one %s', (_, settings, found, fault) => {
    const { state, documents } = judged(settings, undefined, () => found);
    expect(state).toBe('todo');
    expect(documents.some((one) => one.fault?.includes(fault))).toBe(true);
  });

  test.each([
    ['none', null],
    ['blank', '  '],
    ['those of the example', footer.legal_details],
    ['noughts', 'ООО «Река», ИНН 0000000000'],
  ])('are not done with details of the company that are %s', (_, details) => {
    expect(judged(ADDRESSES, details)).toMatchObject({ state: 'todo', detailsFault: expect.any(String) });
  });

  test('every seeded text says that it is a sample', () => {
    for (const { slug, blocks } of legalPages) {
      const { documents } = judged({ offer_url: `/${slug}` }, undefined, () => page(JSON.stringify(blocks)));
      expect(documents[1]?.fault, slug).toContain('образец');
    }
  });

  test.each([
    ['/offer', 'offer'],
    ['/offer/', 'offer'],
    ['/offer?a=/b#c', 'offer'],
    ['/services/offer', undefined],
    ['/', undefined],
    ['//host', undefined],
    ['https://host/offer', undefined],
    [null, undefined],
  ])('%s is of the page %s', (address, slug) => {
    expect(slugIn(address)).toBe(slug);
  });
});

test('counters are no duty, and count once they are published', () => {
  expect(judgeAnalytics(null).state).toBe('optional');
  expect(judgeAnalytics({ analytics_counter_id: '', analytics_ga_id: null }).state).toBe('optional');
  expect(judgeAnalytics({ analytics_plausible_address: 'https://stats.example' }).state).toBe('done');
});

describe('the provider', () => {
  const TRIAL = {
    adapter: 'api',
    addresses: [{ variable: 'PANEL_URL' as const, address: 'https://panel.example' }],
    lists: [
      { name: 'serverTariffs', records: 3 },
      { name: 'osImages', records: 2 },
    ],
    products: [{ list: 'cloud_servers' as const, tariffs: 3 }, { list: 'ai_bundle' as const }],
  };
  const there = (own: Partial<typeof TRIAL> | object = {}) =>
    ({ status: 'there', instance: 'http://site', trial: { ...TRIAL, ...own } }) as const;

  test('is done when all addresses answer and something is sold', () => {
    expect(judgeProvider(there())).toMatchObject({
      ...{ state: 'done', askedAt: 'http://site' },
      catalogue: { isFine: true, words: expect.stringContaining('тарифов 3') },
    });
  });

  test.each([
    ['unknown-host', 'DNS'],
    ['nobody-listens', 'Порт закрыт'],
    ['no-answer', 'не дождались'],
    ['certificate', 'Сертификат'],
    ['broken', 'ошибкой'],
    ['unreachable', 'Соединиться'],
  ] as const)('is not done where an address is %s, and says %s and what to mend', (fault, words) => {
    const step = judgeProvider(there({ addresses: [{ ...TRIAL.addresses[0], fault }] }));
    expect([step.state, step.addresses[0]?.fault]).toEqual(['todo', expect.stringContaining(words)]);
  });

  test('names the lists that are missing by what they are missing for', () => {
    const step = judgeProvider(
      there({
        lists: [
          ...[
            { name: 'a', fault: 'malformed' },
            { name: 'b', fault: 'broken' },
            { name: 'c', fault: 'malformed' },
          ],
          { name: 'serverTariffs', records: 1 },
        ],
      }),
    );
    expect(step.state).toBe('todo');
    expect(step.catalogue?.words).toMatch(/адаптер «api».*: a, c; провайдер отвечает ошибкой: b\./);
  });

  test('is not done when it has nothing to sell', () => {
    expect(judgeProvider(there({ lists: [{ name: 'serverTariffs', records: 0 }] })).state).toBe('todo');
  });

  test.each([
    ['not-trusted', 'REVALIDATE_SECRET'],
    ['unknown', 'версии'],
    ['away', 'SITE_INSTANCES'],
    ['unreadable', 'журнал'],
  ] as const)('is not known while the site is %s, and says %s', (fault, words) => {
    const step = judgeProvider({ status: 'failed', failures: [{ instance: 'http://site', fault }] });
    expect([step.state, step.fault]).toEqual(['unknown', expect.stringContaining(words)]);
  });

  test('is not known without a site', () => {
    expect(judgeProvider({ status: 'no-site' })).toMatchObject({
      ...{ state: 'unknown', fault: expect.stringContaining('SITE_URL') },
    });
  });

  test('sells what is offered and has a page that is public', () => {
    const pages = [{ slug: 'cloud-servers', documentId: 'a', isPublished: true }];
    const { state, products } = judgeProducts(there(), pages);
    expect(state).toBe('done');
    expect(products.find(({ list }) => list === 'cloud_servers')).toMatchObject({
      ...{ offer: 'Тарифов: 3', isOffered: true },
      page: { documentId: 'a', isPublished: true },
    });
    expect(products.find(({ list }) => list === 'databases')).toMatchObject({ isOffered: false });
  });

  test.each([
    ['is a draft', [{ slug: 'cloud-servers', documentId: 'a', isPublished: false }]],
    ['is of something that is not sold', [{ slug: 'databases', documentId: 'a', isPublished: true }]],
    ['is missing', []],
  ])('sells nothing yet where the page %s', (_, pages) => {
    expect(judgeProducts(there(), pages).state).toBe('todo');
  });
});
