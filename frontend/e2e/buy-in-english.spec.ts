import { expect, type Page, test } from '@playwright/test';
import { recorded, resetProvider } from './provider';
import { DEMO_PASSWORD } from './stand';
import { expectServerInPanel, newEmail } from './visitor';

test.beforeEach(resetProvider);

/** Whatever the provider and the CMS hold, pages that are all interface have no Russian word left. */
const ALL_INTERFACE = [
  ...['/en/registration', '/en/registration?auth=login', '/en/registration?auth=recovery'],
  ...['/en/request', '/en/order', '/en/order/timeline?intent=none', '/en/no/such-page'],
];

test('a visitor reads, chooses, registers and orders in English', async ({ page }) => {
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Cloud servers' })
    .first()
    .or(page.getByRole('link', { name: 'All plans' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/services\/cloud-servers/);
  await page.getByRole('link', { name: 'Order Cloud 50' }).click();
  await expect(page).toHaveURL(/\/en\/registration\?/);
  await expect(page.getByRole('region', { name: 'Cloud 50' })).toContainText('₽1,062');

  await page.getByText('Individual').click();
  await page.getByLabel('Full name').fill('Olga Petrova');
  await page.getByLabel('Email').fill('nothing like an email');
  await page.getByLabel('Phone').fill('+7 (900) 123-45-67');
  await page.getByRole('button', { name: 'Sign up and order for ₽1,062/mo' }).click();
  await expect(page.getByText(/email/i).filter({ hasText: /@/ }).first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Olga Petrova');

  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Sign up and order for ₽1,062/mo' }).click();
  await expectServerInPanel(page);
  expect(await recorded('createServer')).toHaveLength(1);
});

test('a customer logs in without JavaScript, and wrong passwords are told in English', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/registration?auth=login&redirect=%2Fen%2Ftutorials&noPanelRedirect=true');
  await page.getByLabel('Username or email').fill('demo');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await russianIn(page)).toEqual([]);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/en\/tutorials$/);
  await context.close();
});

test('every page leads to itself in the other language, and search engines are told of both', async ({
  page,
}) => {
  for (const list of ['/tutorials/linux', '/blog']) {
    await page.goto(list);
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', new RegExp(`/en${list}$`));
  }
  // Nobody has translated what stands there.
  await page.goto('/tutorials/level/advanced');
  await expect(page.locator('link[hreflang="en"]')).toHaveCount(0);
  await page.goto('/services/databases');
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/en\/services\/databases$/);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute(
    'href',
    /[^n]\/services\/databases$/,
  );
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/services\/databases$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/services\/databases$/);
  await page.getByRole('banner').getByRole('link', { name: 'RU', exact: true }).click();
  await expect(page).toHaveURL(/[^n]\/services\/databases$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('a page that nobody has translated is found by the way back to its original', async ({ page }) => {
  const answer = await page.goto('/en/tutorials/linux/disks/disk-full?from=chat');
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/[^n]\/tutorials\/linux\/disks\/disk-full\?from=chat$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Такой страницы нет');
});

test('what was chosen goes along into another language', async ({ page }) => {
  const inEnglish = page.getByRole('banner').getByRole('link', { name: 'EN', exact: true });
  await page.goto('/registration?auth=registrationVds&preset=2453&period=P1Y');
  // The order that was begun stays the same one, too.
  await inEnglish.click();
  await expect(page).toHaveURL(/\/en\/registration\?auth=registrationVds&preset=2453&period=P1Y&intent=/);
  await page.goto('/services/cloud-servers?location=ru-3');
  await inEnglish.click();
  await expect(page).toHaveURL(/\/en\/services\/cloud-servers\?location=ru-3$/);
});

for (const address of ALL_INTERFACE)
  test(`there is no Russian word at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await russianIn(page)).toEqual([]);
  });

test('a link on an English page never leads to a Russian one, but by the switch', async ({ page }) => {
  for (const address of ['/en', '/en/services', '/en/services/cloud-servers', '/en/tutorials']) {
    await page.goto(address);
    const left = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/^\/en(?:$|[/?#])/.test(href)),
      );
    expect(left, address).toEqual([]);
  }
});

/** What can be read there in Cyrillic letters, without what is marked as Russian. */
function russianIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRussian = (text: string | null) => /\p{Script=Cyrillic}/u.test(text ?? '');
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('script, style, [lang="ru"]'),
    );
    return elements.flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && isRussian(node.textContent))
        .map((node) => node.textContent ?? ''),
      ...[...element.attributes]
        .filter(({ value }) => isRussian(value))
        .map(({ name, value }) => `${name}=${value}`),
    ]);
  });
}
