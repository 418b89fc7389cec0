import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Response, test } from '@playwright/test';
import { unsealData } from 'iron-session';
import { clearFaults, injectFault, recorded, resetProvider } from './provider';
import { addresses, DATA, DEMO_PASSWORD } from './stand';
import { beCustomer, chooseTariff, expectServerInPanel, fillPerson, logIn, newEmail } from './visitor';

test.beforeEach(resetProvider);
test.afterEach(clearFaults);

test('one id stands at a failure, in its answer, in the log of the site and in the journal of the provider', async ({
  page,
}) => {
  await beCustomer(page);
  await page.goto('/order?auth=registrationVds&preset=2453');
  const intent = await page.locator('input[name=intent]').inputValue();
  await injectFault({ endpoint: 'createServer', kind: 'status', status: 500, times: 2 });
  const id = await idOfAnswer(page, () => page.getByRole('button', { name: /Заказать за/ }).click());

  const reference = page.getByText('Номер обращения');
  await expect(reference).toHaveText(`Номер обращения ${id}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Скопировать' })).toBeVisible();

  const creations = await recorded('createServer');
  expect(creations.map(({ status, requestId }) => [status, requestId])).toEqual([
    [500, id],
    [500, id],
  ]);
  const steps = linesOf('site', id).filter(({ msg }) => msg === 'order');
  expect(steps.map(({ step }) => step)).toEqual([
    ...['begun', 'looked', 'sent', 'failed', 'looked', 'looked', 'looked', 'settled'],
    ...['sent', 'failed', 'looked', 'looked', 'looked', 'settled', 'refused'],
  ]);
  for (const step of steps)
    expect(step).toMatchObject({ intent, kind: 'server', price: 106_200, customer: expect.any(String) });
  expect(linesOf('site', id).map(({ endpoint }) => endpoint)).toContain('createServer');

  await page.getByRole('button', { name: /Заказать за/ }).click();
  await expectServerInPanel(page);
  const [, , made] = await recorded('createServer');
  expect(made?.requestId).not.toBe(id);
  const told = linesOf('site', made?.requestId ?? '').filter(({ msg }) => msg === 'order');
  expect(told.at(-1)).toMatchObject({ intent, step: 'created' });
});

test('a failure on the way from the registration is named on the order page, where it is shown', async ({
  page,
}) => {
  await chooseTariff(page, 'Cloud 50');
  await fillPerson(page);
  await injectFault({ endpoint: 'createServer', kind: 'status', status: 500, times: 2 });
  await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).click();
  const [failed] = await recordedSoon('createServer');
  await expect(page.getByText('Номер обращения')).toHaveText(`Номер обращения ${failed?.requestId}`);
  const [registered] = await recorded('register');
  expect(registered?.requestId).toBe(failed?.requestId);
});

test('every answer on the way to an order names its request, and an id of the edge is taken over', async ({
  request,
}) => {
  const order = '/order?auth=registrationVds&preset=2453';
  const own = await request.get(order, { maxRedirects: 0 });
  expect(own.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  for (const path of [order, '/registration', '/hand-off', '/registration?auth=nonsense']) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { 'x-request-id': 'edge-42' } });
    expect(answer.headers()['x-request-id']).toBe('edge-42');
  }
});

test('what opens an account stands in no page, script, address or log', async ({ page, context }) => {
  const seen = watch(page);
  const email = newEmail('order-reset-after');
  await chooseTariff(page, 'Cloud 50');
  await fillPerson(page, email);
  await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).click();
  await expectServerInPanel(page);
  const afterRegistration = await tokensOf(page);
  await context.clearCookies();
  await page.goto('/registration?auth=login');
  await logIn(page);
  await expect(page).toHaveURL(`${addresses.panel}/servers`);
  const afterLogin = await tokensOf(page);
  await page.goto('/order?auth=registrationVds&preset=2453');
  await injectFault({ endpoint: 'createServer', kind: 'malformed' });
  await page.getByRole('button', { name: /Заказать за/ }).click();
  await expectServerInPanel(page);

  const secrets = [...afterRegistration, ...afterLogin, DEMO_PASSWORD, ...Object.values(keptSecrets())];
  const { texts, visited } = await seen();
  expect(texts.length).toBeGreaterThan(10);
  const logs = { site: logOf('site'), cms: logOf('cms'), sandbox: logOf('sandbox') };
  for (const [index, secret] of secrets.entries()) {
    expect(secret.length).toBeGreaterThan(10);
    for (const { url, text } of texts) expect(text.includes(secret), `secret ${index} in ${url}`).toBe(false);
    for (const url of visited) expect(url.includes(secret), `secret ${index} in an address`).toBe(false);
    for (const [name, log] of Object.entries(logs))
      expect(log.includes(secret), `secret ${index} in the log of the ${name}`).toBe(false);
  }
  expect(logs.site).not.toContain(email);
});

/** The id that the site's answer to a form bears. */
async function idOfAnswer(page: Page, act: () => Promise<void>): Promise<string> {
  // A page that has just come counts its visit at the API.
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && !new URL(response.url()).pathname.startsWith('/api/'),
  );
  await act();
  return (await answered).headers()['x-request-id'] ?? '';
}

async function recordedSoon(endpoint: string) {
  await expect.poll(async () => (await recorded(endpoint)).length).toBeGreaterThan(0);
  return recorded(endpoint);
}

/** Every text the site sends from now on, and every address that goes into the history. */
function watch(page: Page) {
  const answers: Promise<{ url: string; text: string } | undefined>[] = [];
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  page.on('response', (response) => answers.push(readText(response)));
  return async () => ({
    texts: (await Promise.all(answers)).filter((answer) => answer !== undefined),
    visited,
  });
}

async function readText(response: Response): Promise<{ url: string; text: string } | undefined> {
  const type = response.headers()['content-type'] ?? '';
  const isRead = response.url().startsWith(addresses.site) && /html|javascript|json|component/.test(type);
  // What a page did not wait for before it was left has no body any more.
  const text = isRead ? await response.text().catch(() => undefined) : undefined;
  return text === undefined ? undefined : { url: response.url(), text };
}

/** The tokens in the sealed session, which only whoever has the site's secret can open. */
async function tokensOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(addresses.site);
  const sealed = cookies.find(({ name }) => name === 'vitrina-session')?.value ?? '';
  const session = await unsealData<Record<string, unknown>>(sealed, {
    password: keptSecrets().session ?? '',
  });
  const { accessToken, portalToken, credentialsCookie } = session;
  const credentials = String(credentialsCookie).split('=', 2)[1];
  const tokens = [accessToken, portalToken, credentials].map(String);
  expect(tokens).not.toContain('undefined');
  return tokens;
}

function keptSecrets(): Record<string, string> {
  return JSON.parse(readFileSync(join(DATA, 'secrets.json'), 'utf8'));
}

function logOf(service: 'site' | 'cms' | 'sandbox'): string {
  return readFileSync(join(DATA, 'logs', `${service}.log`), 'utf8');
}

interface LogLine {
  requestId?: string;
  msg?: string;
  step?: string;
  endpoint?: string;
}

function linesOf(service: 'site', requestId: string): LogLine[] {
  return logOf(service)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): LogLine => JSON.parse(line))
    .filter((line) => line.requestId === requestId);
}
