import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serviceEnvironments } from './settings.mjs';

test.each([
  ['', 'ru,en', 'true'],
  ['ru', 'ru', 'true'],
  ['en,ru', 'en,ru', 'false'],
  ['en', 'en', 'false'],
])('a shop of the languages "%s" speaks %s; it is seeded: %s', (asked, spoken, isSeeded) => {
  const data = mkdtempSync(join(tmpdir(), 'vitrina-settings-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  vi.stubEnv('SHOP_LANGUAGES', asked);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { cms, site } = serviceEnvironments({ data, ports: { site: 3000, cms: 1337, sandbox: 4000 } });
  expect([cms.SHOP_LANGUAGES, site.SHOP_LANGUAGES, cms.SEED]).toEqual([spoken, spoken, isSeeded]);
});
