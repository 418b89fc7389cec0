import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openPanel } from '../../scripts/publishing.mjs';
import { DEMO_PASSWORD } from '../../scripts/settings.mjs';
import { ownPorts, WORKER } from './own-ports';
import { OPENING_MS } from './patience';

const ROOT = join(import.meta.dirname, '..', '..');
const DATA = join(tmpdir(), `vitrina-e2e-demonstration-${WORKER}`);
const PORTS = ownPorts(1);
const SITE = `http://localhost:${PORTS.sites[0]}`;
const CMS = `http://localhost:${PORTS.cms}`;
const PANEL = `http://localhost:${PORTS.sandbox}/panel`;

let demonstration: ChildProcess;
let said = '';

/** As the README says it. */
test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  rmSync(DATA, { recursive: true, force: true });
  demonstration = spawn(process.execPath, ['scripts/start.mjs', '--demo', '--no-build'], {
    cwd: ROOT,
    env: {
      ...process.env,
      VITRINA_DATA: DATA,
      SITE_PORT: String(PORTS.sites[0]),
      CMS_PORT: String(PORTS.cms),
      SANDBOX_PORT: String(PORTS.sandbox),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  demonstration.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: OPENING_MS }).toContain('Ctrl-C ends everything');
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => demonstration.once('exit', resolve));
  if (demonstration.exitCode === null && demonstration.kill('SIGTERM')) await ended;
});

test('a demonstration says what it is, and what anybody does in it is gone with the next reset', async ({
  page,
}) => {
  test.setTimeout(OPENING_MS);
  for (const [address, words] of [
    ['/', 'Это демонстрация: заказы не настоящие'],
    ['/services/cloud-servers', 'раз в час оно удаляется'],
    ['/en', 'it is deleted every hour'],
  ] as const) {
    await page.goto(`${SITE}${address}`);
    await expect(page.getByText(words)).toBeVisible();
  }
  expect(await (await page.request.get(`${SITE}/robots.txt`)).text()).toMatch(/Disallow: \/\n/);
  expect((await page.request.get(`${PANEL}/outbox`)).status()).toBe(404);

  await test.step('a visitor changes the name of the shop, with an account that the panel tells', async () => {
    await page.goto(`${CMS}/admin/auth/login`);
    const note = page.getByRole('group').filter({ hasText: 'Демонстрация' });
    await expect(note).toContainText('marketer@vitrina.example');
    await expect(note).toContainText(DEMO_PASSWORD);
    const panel = await openPanel(CMS, 'marketer');
    await panel.setSingle('site.site-settings', { brand_name: 'Лавка прохожего' });
  });
  await expect.poll(() => homeOf(page), { timeout: 60_000 }).toContain('Лавка прохожего');

  await test.step('everything begins anew', async () => {
    await writeFile(join(DATA, 'reset'), '');
    await expect.poll(() => said, { timeout: OPENING_MS }).toContain('Reset in');
  });
  expect(await homeOf(page)).not.toContain('Лавка прохожего');
  await page.goto(`${PANEL}/login`);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
});

async function homeOf(page: Page): Promise<string> {
  return (await page.request.get(`${SITE}/`)).text();
}
