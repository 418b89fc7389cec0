import { newIntentId, readOrder, registerOnce } from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { DETAILS, openConnectedShop, opened, person } from './connected-shop';

const INN = '0012345017';

describe('a registration', () => {
  test('sends its proof, tags, counters and partner, and no empty proof', async () => {
    const shop = await openConnectedShop();
    const origin = { ...DETAILS.origin, ymClientId: '169', roistatVisit: '77' };
    const partner = { partner_code: 501, partner_type: 'webmaster' } as const;
    await shop.register('anna@example.ru', newIntentId(), { tags: ['spring'], origin, partner });
    expect(await shop.requests('register')).toMatchObject([
      { body: { ...partner, tags: ['spring'], ym_client_id: '169', roistat_visit: '77', oauth_key: null } },
    ]);
    const empty = await shop.register('olga@example.ru', newIntentId(), { token: '' });
    expect(empty).toMatchObject({ ok: false, failure: { kind: 'outage', failure: { reason: 'other' } } });
  });
});

describe('enrichment', () => {
  test('an organisation is found by its tax number, with what goes into its block', async () => {
    const shop = await openConnectedShop();
    const found = await shop.provider.accounts.findOrganisation(INN);
    expect(found).toMatchObject({
      name: 'ООО «Северный маяк»',
      enriched: { kpp: '001201001', okved: '62.01', finance: { year: 2025, revenue: 184_500_000 } },
    });
    expect(Object.keys(found?.enriched ?? {})).not.toContain('name');
  });

  test('a sole trader is found under the names of a person', async () => {
    const shop = await openConnectedShop();
    expect((await shop.provider.accounts.findOrganisation('001234567887'))?.enriched).toMatchObject({
      ...{ ip_name: 'Ольга', ip_surname: 'Ромашкина', ip_patronymic: 'Петровна' },
    });
  });

  test('a number with a wrong check digit is not even asked for', async () => {
    const shop = await openConnectedShop();
    expect(await shop.provider.accounts.findOrganisation('0012345018')).toBeUndefined();
    expect(await shop.requests('findOrganisation')).toEqual([]);
  });

  test.each([
    ['knows nobody', undefined],
    ['is broken', { kind: 'status', status: 500, times: 3 }],
    ['answers nonsense', { kind: 'malformed', times: 3 }],
  ] as const)('a register that %s keeps nobody from registering', async (_, fault) => {
    const shop = await openConnectedShop();
    if (fault) await shop.fault({ endpoint: 'findOrganisation', ...fault });
    expect(await shop.provider.accounts.findOrganisation(fault ? INN : '7707083893')).toBeUndefined();
    expect(shop.records.at(-1)?.outcome).not.toBe('success');
  });
});

describe('a webmaster', () => {
  const form = {
    fullName: 'Мария Мастер',
    email: 'master@example.ru',
    phone: '+7 900 111-22-33',
    partnerCode: '7',
  };

  test('registers with both agreements, digits of the phone and a number for a code', async () => {
    const shop = await openConnectedShop();
    const registered = await shop.provider.accounts.registerWebmaster(form);
    if (!registered.ok) throw new Error(JSON.stringify(registered.failure));
    expect(
      opened(await shop.provider.accounts.logInInPlace(registered.value.portalToken)).user.fullName,
    ).toBe('Мария Мастер');
    const [{ body } = { body: undefined }] = await shop.requests('registerWebmaster');
    expect(body).toStrictEqual({
      ...{ agree_terms: true, agreement_accept: true, oferta_type: 'org', partner_code: 7 },
      ...{ full_name: 'Мария Мастер', email: 'master@example.ru', phone: '79001112233' },
    });
  });

  test.each(['', 'blog', '12a'])('a code "%s" is not sent', async (partnerCode) => {
    const shop = await openConnectedShop();
    await shop.provider.accounts.registerWebmaster({ ...form, partnerCode });
    const [request] = await shop.requests('registerWebmaster');
    expect(request?.body).not.toHaveProperty('partner_code');
  });

  test('has the one account when the same form is sent again, under its key', async () => {
    const shop = await openConnectedShop();
    const [first, again] = [
      await shop.provider.accounts.registerWebmaster(form, 'key of the form'),
      await shop.provider.accounts.registerWebmaster(form, 'key of the form'),
    ];
    if (!first.ok || !again.ok) throw new Error('the webmaster was refused');
    expect(again.value.username).toBe(first.value.username);
    expect((await shop.provider.accounts.logInInPlace(again.value.portalToken)).ok).toBe(true);
    expect(await shop.outbox('master@example.ru')).toHaveLength(1);
  });

  test('is told of a taken e-mail, and of everything else in one word', async () => {
    const shop = await openConnectedShop();
    await shop.provider.accounts.registerWebmaster(form);
    expect(await shop.provider.accounts.registerWebmaster(form)).toEqual({
      ok: false,
      failure: { kind: 'account-exists' },
    });
    for (const fault of [
      { kind: 'status', status: 429 },
      { kind: 'status', status: 500 },
      { kind: 'reset' },
    ] as const) {
      await shop.fault({ endpoint: 'registerWebmaster', ...fault });
      const other = { ...form, email: 'other@example.ru' };
      expect(await shop.provider.accounts.registerWebmaster(other)).toEqual({
        ok: false,
        failure: { kind: 'failed' },
      });
    }
  });

  test('is told of a visit with its banner', async () => {
    const shop = await openConnectedShop();
    await shop.provider.accounts.noteWebmasterVisit({ wmid: '501', bannerId: 'top' });
    await shop.provider.accounts.noteWebmasterVisit({ wmid: '501', bannerId: undefined });
    const visits = await shop.requests('noteWebmasterVisit');
    expect(visits.map(({ body }) => body)).toEqual([{ wmid: '501', bannerID: 'top' }, { wmid: '501' }]);
  });
});

describe('the portal registration', () => {
  const order = readOrder('dedicated', new URLSearchParams('type=preset&id=3799&aid=1201&os=99&term=3'));
  const wanted = { product: 'dedicated' as const, order: order.ok ? order.value : undefined };
  const form = person('dedicated@example.ru');

  test('makes an account once, tells the statistics, and its token opens a session', async () => {
    const shop = await openConnectedShop();
    const intent = newIntentId();
    const send = () =>
      registerOnce(shop.provider.accounts, shop.intents, intent, form, { ...DETAILS, wanted });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    if (!first.ok) throw new Error(JSON.stringify(first.failure));
    expect(opened(await shop.provider.accounts.logInInPlace(first.value.portalToken)).user.email).toBe(
      'dedicated@example.ru',
    );
    expect(await shop.requests('registerPortal')).toMatchObject([
      { body: { method: 'servers', plan_id: 1201, payment_period: 'P3M', agree_terms: true } },
    ]);
    expect(await shop.requests('sendStatistics')).toHaveLength(1);
  });

  test('is refused as any registration is', async () => {
    const shop = await openConnectedShop();
    await shop.newCustomer('dedicated@example.ru');
    expect(await shop.provider.accounts.register(form, { ...DETAILS, wanted })).toEqual({
      ok: false,
      failure: { kind: 'account-exists' },
    });
  });
});

describe('recovery', () => {
  test('a letter leads to a page that sets the password', async () => {
    const shop = await openConnectedShop();
    await shop.newCustomer('anna@example.ru');
    expect(await shop.provider.accounts.recoverAccess(' anna@example.ru ')).toEqual({
      ok: true,
      value: undefined,
    });
    const [letter] = await shop.outbox('anna@example.ru');
    expect((await fetch(`${shop.url}${letter?.link}`)).status).toBe(200);
  });

  test('nobody learns whether an address is known, and an outage is told as one', async () => {
    const shop = await openConnectedShop();
    expect(await shop.provider.accounts.recoverAccess('nobody@example.ru')).toEqual({
      ok: true,
      value: undefined,
    });
    await shop.fault({ endpoint: 'recoverAccess', kind: 'status', status: 404, errorCode: 'not_found' });
    expect((await shop.provider.accounts.recoverAccess('nobody@example.ru')).ok).toBe(true);
    await shop.fault({ endpoint: 'recoverAccess', kind: 'status', status: 500 });
    expect(await shop.provider.accounts.recoverAccess('nobody@example.ru')).toMatchObject({
      failure: { kind: 'outage' },
    });
  });
});
