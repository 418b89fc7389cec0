import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { formWith, refreshTarget } from './once/plain-browser';
import { addresses, DEMO_PASSWORD } from './stand';

/** The end of a journey ends its requests, too. */
const UNHURRIED = { timeout: 0 };

let visitors = 0;

/** An e-mail nobody has used. The sandbox reads the part before `+` as an instruction, if it knows it. */
export function newEmail(name = 'visitor'): string {
  visitors += 1;
  return `${name}+${Date.now()}-${visitors}@example.ru`;
}

/**
 * Waits until a page that was published is there. Without a browser, which takes longer to open a page than the site to make it, and would leave the panel
 * before the panel has sent what was published. How soon a page is seen, `publish-within-two-seconds.spec.ts` says.
 */
export async function untilPublished(request: APIRequestContext, path: string): Promise<void> {
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
}

export async function chooseTariff(page: Page, title: string): Promise<void> {
  await page.goto('/services/cloud-servers');
  await page.getByRole('link', { name: `Заказать ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

export async function fillPerson(page: Page, email = newEmail()): Promise<void> {
  await page.getByText('Частное лицо').click();
  await page.getByLabel('Имя и фамилия').fill('Ольга Петрова');
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Телефон').fill('+7 (900) 123-45-67');
}

/** As a hand does it: a press on an island that is waking is kept until it is awake, where `check` wants to see it at once. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}

/** As `tick`. */
export async function untick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).not.toBeChecked();
}

export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Логин или почта').fill('demo');
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/**
 * A customer who has logged in and come by the panel. The form is sent as by a browser without scripts, so it solves no challenge, and no page is drawn for
 * it: that the login works with scripts, its own journeys show.
 */
export async function beCustomer({ request }: Page): Promise<void> {
  const login = '/registration?auth=login';
  const opened = await request.get(login, UNHURRIED);
  const fields = formWith('username', { html: await opened.text() });
  expect(fields, 'a form to log in').toBeDefined();
  const sent = await request.post(login, {
    ...UNHURRIED,
    headers: { origin: new URL(opened.url()).origin },
    multipart: { ...Object.fromEntries(fields ?? []), username: 'demo', password: DEMO_PASSWORD },
  });
  const target = refreshTarget({ html: await sent.text() });
  expect(target, 'a way into the panel').toBeDefined();
  // Of either stand.
  expect((await request.get(target ?? '', UNHURRIED)).url()).toMatch(/\/panel\/servers$/);
}

export async function expectServerInPanel(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/servers/\\d+`));
  await expect(page.getByRole('status')).toContainText('Работает');
}

/** The scripts of islands wait until they are told to come, as on a slow network. */
export async function holdScripts(page: Page): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/islands/**', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** The card of a preset, by its headline. */
export function cardOf(page: Page, title: string): Locator {
  const named = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('main').getByRole('listitem').filter({ has: named });
}
