import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ahead, type Colleague, enter, eventually, rowsIn } from './editorial';
import { type Answer, at, logIn, put, query } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, temporaryFolder } from './running-cms';
import { listenAsSite } from './site-listener';

const PRESET = 'api::commerce.static-preset';
const SETTINGS = 'api::commerce.commerce-settings';
const PRESETS = `/content-manager/collection-types/${PRESET}`;
const SINGLE = `/content-manager/single-types/${SETTINGS}`;
const PREVIEW_TOKEN = 'a-token-that-reads-drafts-0123456789';
const SECRET = 'a-secret-between-cms-and-site';

let cms: RunningCms;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Awaited<ReturnType<typeof listenAsSite>>;
let marketer: Colleague;
let token: string;
let preset: string;
let settings: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  site = await listenAsSite(0, { '/icon.svg': '<svg/>' });
  cms = await startCms({
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
    SEED: 'true',
    VITRINA_DEMO: 'true',
    DEMO_PASSWORD,
    SITE_URL: site.url,
    REVALIDATE_SECRET: SECRET,
    PREVIEW_SECRET: 'a-secret-that-signs-tickets-0123456789',
    CMS_PREVIEW_TOKEN: PREVIEW_TOKEN,
  });
  marketer = await enter(cms.url, 'marketer@vitrina.example');
  token = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
  const found = await marketer.ask(`${PRESETS}?filters[code][$eq]=dedicated-msk-2`);
  preset = String(at(found.body, 'results', 0, 'documentId'));
  settings = String(at((await marketer.ask(SINGLE)).body, 'data', 'documentId'));
});

afterAll(async () => {
  await cms?.stop();
  await site?.close();
  await folder?.remove();
});

/** What the site reads with the key for what is published. */
async function onSite(): Promise<unknown> {
  const { body } = await query(
    cms.url,
    `{ staticPresets(filters: { code: { eq: "dedicated-msk-2" } }) { title price }
       commerceSettings { floating_ip_price } }`,
  );
  return at(body, 'data');
}

const SEEDED = {
  staticPresets: [{ title: 'MSK 2', price: 4420 }],
  commerceSettings: { floating_ip_price: 180 },
};

const entryOf = (uid: string, id: string) => `/vitrina/editorial/entries/${uid}/${id}`;
const plainWords = (words: unknown) => String(words).replaceAll('\u00a0', ' ');

async function journalOf(id: string): Promise<string[]> {
  const { body } = await marketer.ask(`/vitrina/editorial/activity?entryId=${id}`);
  return rowsIn(body, 'rows').map((row) => `${at(row, 'action')}: ${plainWords(at(row, 'details'))}`);
}

describe('a draft of a price', () => {
  test('is seen by nobody but those who preview it, and the site is told when it is published', async () => {
    expect(await onSite()).toEqual(SEEDED);
    await site.within(200);
    expect((await marketer.set(`${PRESETS}/${preset}`, { price: 1, title: 'Не для всех' })).status).toBe(200);
    expect((await marketer.set(SINGLE, { floating_ip_price: 1 })).status).toBe(200);
    expect(await onSite()).toEqual(SEEDED);
    expect(await site.within(700)).toEqual([]);

    const drafts = `{ staticPresets(status: DRAFT, filters: { code: { eq: "dedicated-msk-2" } }) { title price }
      commerceSettings(status: DRAFT) { floating_ip_price } }`;
    expect((await query(cms.url, drafts)).status).toBe(403);
    const previewed = await query(cms.url, drafts, {}, PREVIEW_TOKEN);
    expect(at(previewed.body, 'data')).toEqual({
      staticPresets: [{ title: 'Не для всех', price: 1 }],
      commerceSettings: { floating_ip_price: 1 },
    });

    await marketer.set(`${PRESETS}/${preset}`, { price: 4500, title: 'MSK 2' });
    await marketer.set(SINGLE, { floating_ip_price: 200 });
    expect((await marketer.publish(PRESET, preset)).status).toBe(200);
    expect((await marketer.send(`${SINGLE}/actions/publish`)).status).toBe(200);
    expect(await onSite()).toEqual({
      staticPresets: [{ title: 'MSK 2', price: 4500 }],
      commerceSettings: { floating_ip_price: 200 },
    });
    const told = (await site.waitFor(2)).map(({ changeEvent }) => changeEvent);
    expect(told).toEqual([
      expect.objectContaining({ type: 'static-preset', event: 'publish', group: 'dedicated_msk' }),
      expect.objectContaining({ type: 'commerce-settings', event: 'publish' }),
    ]);
  });

  test.each([
    ['static-preset', () => ({ uid: PRESET, documentId: preset })],
    ['commerce-settings', () => ({ uid: SETTINGS, documentId: settings })],
  ])('gets a ticket by which the site shows it: %s', async (type, asked) => {
    const { status, body } = await marketer.send('/vitrina/preview-tickets', asked());
    expect(status).toBe(200);
    expect(new URL(String(at(body, 'address'))).pathname).toBe(`/preview/${type}`);
  });
});

describe('the history of prices', () => {
  async function versionsOf(uid: string, id: string): Promise<unknown[]> {
    return rowsIn((await marketer.ask(`${entryOf(uid, id)}/versions`)).body, 'versions');
  }

  test.each([
    [
      'a static preset',
      () => [PRESET, preset, `${PRESETS}/${preset}`] as const,
      { price: 4600 },
      'Цена в месяц: 4 600 ₽ → 4 500 ₽ (−2,17 %)',
      { price: 4500 },
    ],
    [
      'the settings of selling',
      () => [SETTINGS, settings, SINGLE] as const,
      { floating_ip_price: 210 },
      'Цена плавающего IP в месяц: 210 ₽ → 200 ₽ (−4,76 %)',
      { floating_ip_price: 200 },
    ],
  ])(
    'of %s names old and new, and a version comes back as a draft',
    async (_what, of, change, words, back) => {
      const [uid, id, address] = of();
      await marketer.set(address, change);
      const published = (await versionsOf(uid, id)).find((version) => at(version, 'kind') === 'published');
      const versions = await versionsOf(uid, id);
      expect(versions.map((version) => at(version, 'kind'))).toEqual(
        expect.arrayContaining(['found', 'saved', 'published']),
      );
      const newest = at(versions[0], 'id');
      const { body } = await marketer.ask(
        `${entryOf(uid, id)}/versions/${newest}/difference?with=${at(published, 'id')}`,
      );
      expect(rowsIn(body, 'prices').map(plainWords)).toEqual([words]);

      const restored = await marketer.send(`${entryOf(uid, id)}/versions/${at(published, 'id')}/restore`);
      expect(restored).toEqual({ status: 200, body: { losses: [] } });
      expect(at((await marketer.ask(address)).body, 'data')).toMatchObject(back);
      expect((await journalOf(id))[0]).toMatch(/^возврат версии: версия от /);
      expect(await onSite()).toMatchObject({ commerceSettings: { floating_ip_price: 200 } });
    },
  );

  test('tells old and new of what was published, beside what was only saved', async () => {
    expect(await journalOf(preset)).toContain('публикация: Цена в месяц: 4 420 ₽ → 4 500 ₽ (+1,81 %)');
    expect(await journalOf(settings)).toContain(
      'публикация: Цена плавающего IP в месяц: 180 ₽ → 200 ₽ (+11,11 %)',
    );
  });

  test('keeps the rows of periods whole through a restoration', async () => {
    const periods = () =>
      query(
        cms.url,
        '{ commerceSettings(status: DRAFT) { payment_periods { code multiplier } } }',
        {},
        PREVIEW_TOKEN,
      );
    const before = at((await periods()).body, 'data');
    const rows = rowsIn(at((await marketer.ask(SINGLE)).body, 'data'), 'payment_periods');
    const changed = rows.map((row) =>
      at(row, 'code') === 'P3M' ? { id: at(row, 'id'), multiplier: 0.9725 } : { id: at(row, 'id') },
    );
    expect((await marketer.set(SINGLE, { payment_periods: changed })).status).toBe(200);
    const published = (await versionsOf(SETTINGS, settings)).find(
      (version) => at(version, 'kind') === 'published',
    );
    const { body } = await marketer.ask(
      `${entryOf(SETTINGS, settings)}/versions/${at(published, 'id')}/difference`,
    );
    expect(rowsIn(body, 'prices').map(plainWords)).toEqual([
      'Множитель цены за 3 месяца: 0,97 → 0,9725 (+0,26 %)',
    ]);
    await marketer.send(`${entryOf(SETTINGS, settings)}/versions/${at(published, 'id')}/restore`);
    expect(at((await periods()).body, 'data')).toEqual(before);
  });
});

describe('a planned price', () => {
  const plan = () => `${entryOf(PRESET, preset)}/plans/publish`;
  const priceOnSite = async () => at(await onSite(), 'staticPresets', 0, 'price');

  test('is asked about when it is planned, and goes live by itself once it is confirmed', async () => {
    await marketer.set(`${PRESETS}/${preset}`, { price: 9000 });
    const asked = await marketer.set(plan(), { dueAt: ahead(600) });
    expect(asked.status).toBe(400);
    expect(plainWords(at(asked.body, 'error', 'message'))).toBe(
      'Не запланировано: цену нужно подтвердить. Цена в месяц: 4 500 ₽ → 9 000 ₽ (+100 %).',
    );
    expect((await confirmedPlan(asked, ahead(600))).status).toBe(200);
    expect(await eventually(priceOnSite, (price) => price === 9000)).toBe(9000);
    expect((await journalOf(preset))[0]).toBe(
      'публикация: по расписанию, Цена в месяц: 4 500 ₽ → 9 000 ₽ (+100 %)',
    );
  });

  test('is not published when the draft says another price by then', async () => {
    await marketer.set(`${PRESETS}/${preset}`, { price: 4500 });
    const asked = await marketer.set(plan(), { dueAt: ahead(2500) });
    expect((await confirmedPlan(asked, ahead(2500))).status).toBe(200);
    await marketer.set(`${PRESETS}/${preset}`, { price: 1 });
    const outcome = async () =>
      at(rowsIn((await marketer.ask(`${entryOf(PRESET, preset)}/plans`)).body, 'ended')[0], 'outcome');
    const words = await eventually(outcome, (said) => said !== null && said !== undefined);
    expect(plainWords(words)).toMatch(
      /^Не опубликовано: цену нужно подтвердить\. Цена в месяц: 9 000 ₽ → 1 ₽/,
    );
    expect(await priceOnSite()).toBe(9000);
  });

  function confirmedPlan(asked: Answer, dueAt: string): Promise<Answer> {
    const confirmation = String(at(asked.body, 'error', 'details', 'prices', 'confirmation'));
    return put(cms.url + plan(), { dueAt }, token, { 'x-vitrina-confirmed-prices': confirmation });
  }
});
