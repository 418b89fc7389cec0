import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { beginAnewAgainAndAgain } from './begin-anew.mjs';
import { asDemonstration, readDemoSettings } from './demo-settings.mjs';
import { claimOf, fingerprintOf, firstState, isDemonstration } from './first-state.mjs';

const ADDRESSES = {
  DEMO_SITE_URL: 'https://demo.example.com',
  DEMO_CMS_URL: 'https://demo-cms.example.com',
  DEMO_PANEL_URL: 'https://demo-panel.example.com/panel',
};

describe('the settings of a demonstration', () => {
  test('are an hour and this machine without any', () => {
    expect(readDemoSettings({})).toEqual({ minutes: 60, addresses: undefined });
    expect(readDemoSettings({ DEMO_RESET_MINUTES: '' }).minutes).toBe(60);
  });

  test('are where people reach it', () => {
    expect(readDemoSettings({ ...ADDRESSES, DEMO_RESET_MINUTES: '1440' })).toEqual({
      minutes: 1440,
      addresses: {
        site: ADDRESSES.DEMO_SITE_URL,
        cms: ADDRESSES.DEMO_CMS_URL,
        panel: ADDRESSES.DEMO_PANEL_URL,
      },
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ DEMO_RESET_MINUTES: '0' }, 'from 1 to 10080, not 0'],
    [{ DEMO_RESET_MINUTES: 'hourly' }, 'not hourly'],
    [{ DEMO_SITE_URL: ADDRESSES.DEMO_SITE_URL }, 'missing: DEMO_CMS_URL, DEMO_PANEL_URL'],
    [{ ...ADDRESSES, DEMO_CMS_URL: 'demo-cms.example.com' }, 'DEMO_CMS_URL must be an http(s) address'],
    [{ ...ADDRESSES, DEMO_SITE_URL: 'https://demo.example.com/' }, 'DEMO_SITE_URL must be'],
    [{ ...ADDRESSES, DEMO_CMS_URL: 'https://demo.example.com/cms' }, 'without a path'],
    [{ ...ADDRESSES, DEMO_PANEL_URL: 'https://demo.example.com/panel/' }, 'DEMO_PANEL_URL must be'],
    [{ ...ADDRESSES, DEMO_SITE_URL: 'https://me@demo.example.com' }, 'DEMO_SITE_URL must be'],
  ])('that are wrong are told: %o', (variables, sentence) => {
    expect(() => readDemoSettings(variables)).toThrow(sentence);
  });

  test('close the instruments of the sandbox, and lead everybody to the addresses of people', () => {
    const own = { site: { SITE_URL: 'http://localhost:3000' }, cms: {}, sandbox: {} };
    const { site, cms, sandbox } = asDemonstration(own, readDemoSettings(ADDRESSES));
    expect(sandbox).toEqual({ SANDBOX_CONTROLS: 'off', HOST: '127.0.0.1' });
    expect(site).toMatchObject({
      ...{ DEMO_RESET_MINUTES: '60', TRUSTED_PROXIES: '1' },
      SITE_URL: ADDRESSES.DEMO_SITE_URL,
      CMS_PUBLIC_URL: ADDRESSES.DEMO_CMS_URL,
      PANEL_URL: ADDRESSES.DEMO_PANEL_URL,
    });
    expect(cms).toMatchObject({
      ...{ DEMO_RESET_MINUTES: '60', TRUSTED_PROXIES: '1' },
      PUBLIC_URL: ADDRESSES.DEMO_CMS_URL,
      SITE_PUBLIC_URL: ADDRESSES.DEMO_SITE_URL,
    });
    expect(asDemonstration(own, readDemoSettings({})).site).toMatchObject(own.site);
  });

  test('reach no database, storage, mail server or search engine of a shop', () => {
    const shop: Record<string, string> = {
      DATABASE_CLIENT: 'postgres',
      UPLOADS_STORAGE: 's3',
      STAFF_SECOND_FACTOR: 'required',
    };
    const none: Record<string, string> = {};
    const { site, cms } = asDemonstration({ site: none, cms: shop, sandbox: none }, readDemoSettings({}));
    expect(cms).toMatchObject({
      DATABASE_CLIENT: 'sqlite',
      UPLOADS_STORAGE: 'disk',
      STAFF_SECOND_FACTOR: 'optional',
    });
    // Set, and so not looked for in a file `.env`.
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'INDEXNOW_KEY', 'SITE_INSTANCES', 'ADMIN_EMAIL'])
      expect([name, cms[name]]).toEqual([name, '']);
    for (const name of ['REDIS_URL', 'ORDERS_DATABASE_URL', 'INDEXNOW_KEY'])
      expect([name, site[name]]).toEqual([name, '']);
  });
});

describe('the first state of a demonstration', () => {
  const BUILD = 'of this build';
  let data: string;
  beforeEach(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'vitrina-first-state-'));
  });
  afterEach(() => rm(data, { recursive: true, force: true }));

  async function write(file: string, text: string) {
    await mkdir(path.dirname(path.join(data, file)), { recursive: true });
    await writeFile(path.join(data, file), text);
  }
  const read = (file: string) => readFile(path.join(data, file), 'utf8');
  const has = (file: string) => existsSync(path.join(data, file));

  async function filled() {
    const state = firstState(data);
    state.claim();
    state.begin(BUILD);
    await write('cms.db', 'first');
    await write('cms.db.was-here', '');
    await write('public/uploads/logo.svg', 'logo');
    await write('secrets.json', 'secrets');
    state.keep(BUILD);
    return state;
  }

  test('is back after whatever visitors have made, changed or taken away', async () => {
    const state = await filled();
    await write('cms.db', 'changed');
    await write('cms.db-wal', 'what is not in it yet');
    await write('sandbox.db', 'orders');
    await write('public/uploads/mine.png', 'picture');
    await rm(path.join(data, 'public/uploads/logo.svg'));
    state.restore();
    expect([await read('cms.db'), await read('public/uploads/logo.svg')]).toEqual(['first', 'logo']);
    expect(['cms.db-wal', 'sandbox.db', 'public/uploads/mine.png'].filter(has)).toEqual([]);
    expect([await read('secrets.json'), has('cms.db.was-here')]).toEqual(['secrets', true]);
  });

  test('begins every run, and lets the site forget its visitors', async () => {
    const state = await filled();
    await write('cms.db', 'changed');
    await write('site/orders.db', 'notes');
    expect(state.begin(BUILD)).toBe(true);
    expect([await read('cms.db'), has('site')]).toEqual(['first', false]);
  });

  test.each<[string, (state: ReturnType<typeof firstState>) => unknown]>([
    ['another build', () => undefined],
    ['a run that forgets it', (state) => state.forget()],
  ])('is nothing to %s, which begins without content', async (_, before) => {
    const state = await filled();
    before(state);
    expect(state.begin('of another build')).toBe(false);
    expect(['cms.db', 'cms.db.was-here', 'public'].filter(has)).toEqual([]);
    expect(has('secrets.json')).toBe(true);
  });

  test('is never half a copy, and never one of nothing', async () => {
    const state = firstState(data);
    state.claim();
    await write('first-state.part/cms.db', 'half');
    expect(state.begin(BUILD)).toBe(false);
    expect(() => state.keep(BUILD)).toThrow('There is no content');
    await write('cms.db', 'changed');
    expect(() => state.restore()).toThrow('There is no first state');
    expect(await read('cms.db')).toBe('changed');
  });

  test.each(['cms.db', 'secrets.json', 'photographs/of-the-family.jpg'])(
    'is not made where there is %s of somebody',
    async (file) => {
      await write(file, 'mine');
      expect(() => firstState(data).claim()).toThrow('holds what no demonstration has made');
      expect([await read(file), isDemonstration(data)]).toEqual(['mine', false]);
    },
  );

  test('is of one process, and of the next once that has ended', async () => {
    await filled();
    expect(isDemonstration(data)).toBe(true);
    await write('demonstration', claimOf(process.ppid));
    expect(() => firstState(data).claim()).toThrow(`in process ${process.ppid}`);
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    // Another program has the number of one that ran before the machine was switched off.
    const numberTaken = `${process.ppid} of-an-earlier-boot`;
    for (const left of [`${ended} `, numberTaken]) {
      await write('demonstration', left);
      firstState(data).claim();
      expect(await read('demonstration')).toBe(claimOf(process.pid));
    }
  });
});

test('what the CMS runs has one fingerprint, and another once a file of it is another', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrina-fingerprint-'));
  await mkdir(path.join(folder, 'seed'));
  await writeFile(path.join(folder, 'seed', 'services.js'), 'one');
  const one = fingerprintOf(folder);
  expect(fingerprintOf(folder)).toBe(one);
  await writeFile(path.join(folder, 'seed', 'services.js'), 'another');
  expect(fingerprintOf(folder)).not.toBe(one);
  await rm(folder, { recursive: true });
});

test('a demonstration is reset when its folder has the wish in it, one reset after the other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const data = await mkdtemp(path.join(tmpdir(), 'vitrina-wish-'));
  const wish = path.join(data, 'reset');
  // Also one that was there before.
  await writeFile(wish, '');
  let resets = 0;
  let finish = () => {};
  const end = beginAnewAgainAndAgain({
    ...{ data, minutes: 60 },
    reset: () => {
      resets += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    end: async () => {},
  });
  const seen = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return [resets, existsSync(wish)];
  };
  expect(await seen()).toEqual([1, false]);
  // Wished for while it is reset: what it is to take away was made after that began.
  await writeFile(wish, 'again');
  expect(await seen()).toEqual([1, true]);
  finish();
  await expect.poll(seen).toEqual([2, false]);
  finish();
  end();
  await writeFile(wish, 'too late');
  expect(await seen()).toEqual([2, true]);
  await rm(data, { recursive: true });
});
