import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { madeOnce } from './made-once.mjs';
import { beginPrepared, prepareContent } from './prepared-content.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-made-once-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what is made once', () => {
  test('is made by the first who asks; the others wait and find it', async () => {
    const made: string[] = [];
    const make = async (place: string) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      made.push(place);
    };
    const place = join(folder, 'place');
    expect(await Promise.all([1, 2, 3].map(() => madeOnce(place, make)))).toEqual([true, true, true]);
    expect(made).toEqual([place]);
  });

  test('is not there when it fails: only its maker hears why, and nobody waits for it', async () => {
    const fail = () => Promise.reject(new Error('the disk is full'));
    await expect(madeOnce(join(folder, 'place'), fail)).rejects.toThrow('the disk is full');
    expect(await madeOnce(join(folder, 'place'), fail)).toBe(false);
  });

  test('is done without when its maker never comes back', async () => {
    const never = () => new Promise(() => undefined);
    void madeOnce(join(folder, 'place'), never, { patienceMs: 1 });
    expect(await madeOnce(join(folder, 'place'), never, { patienceMs: 1 })).toBe(false);
  });

  test('is done without when its maker was killed', async () => {
    const place = join(folder, 'place');
    const killed = spawnSync(process.execPath, ['-e', '']).pid;
    mkdirSync(place);
    writeFileSync(join(place, 'maker'), String(killed));
    expect(await madeOnce(place, async () => undefined, { patienceMs: 60_000 })).toBe(false);
  });

  test('is not waited for where it cannot be put', async () => {
    await expect(madeOnce(join(folder, 'not', 'there'), async () => undefined)).rejects.toThrow('ENOENT');
  });
});

describe('content that was filled once', () => {
  const usual = (shop: string) => ({
    SEED: 'true',
    ...{ DATABASE_FILENAME: join(folder, `${shop}.db`), PUBLIC_FOLDER: join(folder, shop) },
  });
  let filled: number;
  const fill = async (places: { DATABASE_FILENAME: string; PUBLIC_FOLDER: string }) => {
    filled += 1;
    writeFileSync(places.DATABASE_FILENAME, 'articles');
    mkdirSync(places.PUBLIC_FOLDER);
    writeFileSync(join(places.PUBLIC_FOLDER, 'cover.png'), 'picture');
  };
  let end: () => void;
  beforeEach(() => {
    filled = 0;
    vi.stubEnv('PREPARED_CONTENT', undefined);
    ({ end } = prepareContent());
  });
  afterEach(() => {
    end();
    vi.unstubAllEnvs();
  });

  test('is where each shop expects its database and its files', async () => {
    for (const shop of ['first', 'second']) {
      await beginPrepared(usual(shop), fill);
      expect(readFileSync(join(folder, `${shop}.db`), 'utf8')).toBe('articles');
      expect(readFileSync(join(folder, shop, 'cover.png'), 'utf8')).toBe('picture');
    }
    expect(filled).toBe(1);
  });

  test.each([{ DATABASE_URL: 'postgres://127.0.0.1/shop' }, { UPLOADS_STORAGE: 's3' }, { SEED: 'false' }])(
    'is not given to a shop with %o',
    async (unusual) => {
      await beginPrepared({ ...usual('own'), ...unusual }, fill);
      expect(filled).toBe(0);
      expect(existsSync(join(folder, 'own.db'))).toBe(false);
    },
  );

  test('is not given to a shop of other languages, which fills its own', async () => {
    for (const [index, SHOP_LANGUAGES] of ['ru', 'ru,en', 'ru', 'ru,en'].entries())
      await beginPrepared({ ...usual(`shop-${index}`), SHOP_LANGUAGES }, fill);
    expect(filled).toBe(2);
  });

  test('is done without by whoever comes after it could not be filled', async () => {
    const fail = () => Promise.reject(new Error('no disk'));
    await expect(beginPrepared(usual('first'), fail)).rejects.toThrow('no disk');
    await beginPrepared(usual('second'), fill);
    expect(existsSync(join(folder, 'second.db'))).toBe(false);
  });

  test('is that of the run which has begun another', async () => {
    const run = process.env.PREPARED_CONTENT;
    const inner = prepareContent();
    inner.end();
    expect([inner.folder, existsSync(String(run))]).toEqual([run, true]);
  });

  test('is made by nobody once the run has ended', async () => {
    end();
    await beginPrepared(usual('own'), fill);
    expect(filled).toBe(0);
  });
});
