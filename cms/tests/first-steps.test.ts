import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOne, type TestDatabase } from './databases';
import { at, get, logIn, post, put } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';

const SECRET = 'a-secret-of-change-events';
const SITE_SETTINGS = '/content-manager/single-types/api::site.site-settings';
const TRIAL = {
  adapter: 'api',
  addresses: [{ variable: 'PANEL_URL', address: 'https://panel.example', fault: 'certificate' }],
  lists: [{ name: 'serverTariffs', records: 2 }],
  products: [{ list: 'cloud_servers', tariffs: 2 }],
};

describeOnOne('the first steps of a shop', (open) => {
  let database: TestDatabase;
  let cms: RunningCms | undefined;
  let url: string;
  let owner: string;
  let answered: [status: number, body: string] = [200, JSON.stringify(TRIAL)];
  const asked: { path: string | undefined; secret: unknown }[] = [];
  const site = createServer((request, response) => {
    if (request.url !== '/api/provider-trial') return void response.writeHead(404).end();
    asked.push({ path: request.url, secret: request.headers['x-revalidate-secret'] });
    response.writeHead(answered[0]).end(answered[1]);
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    database = await open();
    cms = await startCms({
      ...{ ...database.variables, VITRINA_DEMO: 'true', DEMO_PASSWORD },
      ...{ SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, REVALIDATE_SECRET: SECRET },
      SITE_PUBLIC_URL: 'https://shop.example',
    });
    url = cms.url;
    owner = await logIn(url, 'developer@vitrina.example', DEMO_PASSWORD);
  }, 240_000);
  afterAll(async () => {
    await cms?.stop();
    site.close();
    await database.remove();
  });

  const steps = async () => (await get(`${url}/vitrina/first-steps`, owner)).body;
  const provider = async () => (await get(`${url}/vitrina/first-steps/provider`, owner)).body;

  test.each(['marketer', 'editor', 'author', 'support'])(
    'are nothing for a %s, nor for a stranger',
    async (role) => {
      const other = await logIn(url, `${role}@vitrina.example`, DEMO_PASSWORD);
      for (const token of [other, undefined]) {
        const wanted = token === undefined ? 401 : 403;
        for (const path of ['', '/provider'])
          expect((await get(`${url}/vitrina/first-steps${path}`, token ?? '')).status).toBe(wanted);
        expect((await post(`${url}/vitrina/first-steps/accent`, { colour: '#000000' }, token)).status).toBe(
          wanted,
        );
        expect(
          (await put(`${url}/vitrina/first-steps/dismissed`, { isDismissed: true }, token ?? '')).status,
        ).toBe(wanted);
      }
      expect(asked).toEqual([]);
    },
  );

  test('say how far it is, and are done by what is saved and not by a tick', async () => {
    expect(await steps()).toMatchObject({
      ...{ isDismissed: false, siteUrl: 'https://shop.example' },
      ...{ brand: { state: 'todo' }, documents: { state: 'todo' }, analytics: { state: 'optional' } },
    });
    expect((await put(`${url}${SITE_SETTINGS}`, { brand_name: 'Облако у реки' }, owner)).status).toBe(200);
    expect(await steps()).toMatchObject({ brand: { state: 'done' } });
    const sales = '/content-manager/single-types/api::commerce.commerce-settings';
    const counter = { analytics_counter_id: '12345678' };
    expect((await put(`${url}${sales}`, counter, owner)).status).toBe(200);
    expect(await steps()).toMatchObject({ analytics: { state: 'optional' } });
    expect((await post(`${url}${sales}/actions/publish`, counter, owner)).status).toBe(200);
    expect(await steps()).toMatchObject({ analytics: { state: 'done' } });
  });

  test('are refused at the field where something cannot be shown or counted', async () => {
    for (const [path, fields, field] of [
      ['api::site.site-settings', { accent_colour: '#ffd500' }, 'accent_colour'],
      ['api::commerce.commerce-settings', { analytics_ga_id: 'UA-1' }, 'analytics_ga_id'],
    ] as const) {
      const { status, body } = await put(`${url}/content-manager/single-types/${path}`, fields, owner);
      expect([status, at(body, 'error', 'details', 'errors', 0, 'path', 0)]).toEqual([400, field]);
    }
  });

  test('a colour is shown as the site would wear it, or why it cannot', async () => {
    const shown = async (colour: string) =>
      (await post(`${url}/vitrina/first-steps/accent`, { colour }, owner)).body;
    expect(await shown('#0b62c4')).toMatchObject({ shades: { accent: { light: expect.any(String) } } });
    expect(await shown('#ffd500')).toEqual({ fault: expect.stringContaining('контраст') });
    expect(await shown('')).toEqual({});
  });

  test('the provider is tried by the site, with the secret that the two share', async () => {
    expect(await provider()).toMatchObject({
      provider: {
        state: 'todo',
        addresses: [{ variable: 'PANEL_URL', fault: expect.stringContaining('Сертификат') }],
      },
      products: { products: expect.arrayContaining([expect.objectContaining({ offer: 'Тарифов: 2' })]) },
    });
    expect(asked.at(-1)?.secret).toBe(SECRET);
  });

  test.each([
    [[401, ''], 'REVALIDATE_SECRET'],
    [[404, ''], 'версии'],
    [[500, ''], 'журнал'],
    [[200, '{"adapter":1}'], 'журнал'],
    [[200, 'x'.repeat(300_000)], 'журнал'],
  ] as [[number, string], string][])('a site that answers %j is told as one', async (answer, words) => {
    answered = answer;
    expect(await provider()).toMatchObject({
      provider: { state: 'unknown', fault: expect.stringContaining(words) },
      products: { state: 'unknown' },
    });
  });

  test('stay put away for whoever has put them away, and come back', async () => {
    for (const isDismissed of [true, false]) {
      await put(`${url}/vitrina/first-steps/dismissed`, { isDismissed }, owner);
      expect(at(await steps(), 'isDismissed')).toBe(isDismissed);
    }
    expect((await put(`${url}/vitrina/first-steps/dismissed`, {}, owner)).status).toBe(400);
  });
});
