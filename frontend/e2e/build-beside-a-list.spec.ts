import { expect, type Page, test } from '@playwright/test';
import { byNight } from './by-night';

const PAGE = '/services/cloud-servers';

test('the period and the system are one choice for the price list and the configurator', async ({ page }) => {
  await page.goto(`${PAGE}?configurator_id=150&price=1`);
  await expect(page.getByText('Цена изменилась')).toBeVisible();
  const [list, own] = [page.locator('#tariffs'), page.locator('#configurator')];
  await list.getByLabel('Оплата').selectOption('P1M');
  await list.getByLabel('Операционная система').selectOption('Debian 12');
  await expect(own.getByLabel('Срок оплаты')).toHaveValue('P1M');
  await expect(own.getByLabel('Система')).toHaveValue('95');
  await list.getByLabel('Оплата').selectOption('P1Y');
  await list.getByLabel('Операционная система').selectOption('Любая');
  await expect(own.getByLabel('Срок оплаты')).toHaveValue('P1Y');
  await expect(own.getByLabel('Система')).toHaveValue('99');
  await own.getByLabel('Срок оплаты').selectOption('P3M');
  await expect(list.getByLabel('Оплата')).toHaveValue('P3M');
});

test('below the whole list of a tab stands its configurator, and leaves the one of the page alone', async ({
  page,
}) => {
  await page.goto(`${PAGE}?tab=high-cpu`);
  const list = page.locator('#tariffs');
  // Until the island has read the address, the tariffs of another tab stand here.
  await expect(list.getByRole('tab', { name: 'High CPU' })).toHaveAttribute('aria-selected', 'true');
  await expect(list.getByRole('form', { name: 'Свой сервер: ' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Показать ещё' }).click();
  const [inTab, own] = [processor(page, '#tariffs'), processor(page, '#configurator')];
  await inTab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(inTab).toHaveValue('3');
  await expect(page).toHaveURL(/tab=high-cpu.*configurator_id=63&cpu=3/);
  await expect(own).toHaveValue('2');
  await own.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/configurator_id=150&cpu=4/);
  await expect(inTab).toHaveValue('3');
});

test(
  'Germany has its configurator below the list, with its first values',
  byNight('configure-a-server.spec.ts: it opens on Moscow', 'family-tabs.test.ts', 'server-tariffs.test.ts'),
  async ({ page }) => {
    await page.goto(`${PAGE}?location=de-1`);
    const form = page.locator('#tariffs').getByRole('form', { name: /^Свой сервер: / });
    await expect(form).toBeVisible();
    await expect(processor(page, '#tariffs')).toHaveValue('2');
    await expect(form.getByRole('slider', { name: 'Память' })).toHaveValue('4');
    await expect(form.getByRole('slider', { name: 'Диск' })).toHaveValue('50');
  },
);

test.describe('a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    'copied in a tab leads to what was built there',
    byNight('configure-a-server.spec.ts: restores everything'),
    async ({ page }) => {
      await page.goto(`${PAGE}?tab=dedicated-cpu`, { waitUntil: 'networkidle' });
      const form = page.locator('#tariffs').getByRole('form', { name: /^Свой сервер: / });
      await form.getByRole('textbox', { name: 'Процессор' }).fill('7');
      await page.keyboard.press('Enter');
      await form.getByRole('button', { name: 'Скопировать ссылку' }).click();
      await expect(page.getByText('Ссылка скопирована')).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.goto('/');
      await page.goto(link);
      await expect(processor(page, '#configurator')).toHaveValue('7');
      await expect(page.locator('#configurator').getByLabel('Dedicated CPU')).toBeChecked();
      await expect(page.getByRole('heading', { name: 'Свой сервер', exact: true })).toBeInViewport();
    },
  );
});

test('what was built below a preview is in sight again after a reload', async ({ page }) => {
  await page.goto(`${PAGE}?tab=high-cpu&configurator_id=63&cpu=6&ram=8&disk=50&price=1`);
  await expect(processor(page, '#tariffs')).toHaveValue('6');
  await expect(page.getByText('Цена изменилась')).toHaveCount(1);
  // Another period is no rise of the price.
  await page.locator('#tariffs').getByLabel('Оплата').selectOption('P1M');
  await page.reload();
  await expect(processor(page, '#tariffs')).toHaveValue('6');
  await expect(page.getByText('Цена изменилась')).toHaveCount(0);
});

test('a move just before another location is chosen is not lost', async ({ page }) => {
  await page.goto(`${PAGE}?location=de-1`, { waitUntil: 'networkidle' });
  await processor(page, '#tariffs').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('#tariffs').getByLabel('Локация').selectOption('ru-2');
  await expect(page).toHaveURL(/location=ru-2.*configurator_id=79&cpu=3/);
  await page.locator('#tariffs').getByLabel('Локация').selectOption('de-1');
  await expect(processor(page, '#tariffs')).toHaveValue('3');
});

test('the way back finds what was built, or the first values where nothing was', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.goto(`${PAGE}?configurator_id=77&cpu=9&ram=12&disk=100`);
  await expect(processor(page, '#configurator')).toHaveValue('9');
  await page.goBack();
  await expect(processor(page, '#configurator')).toHaveValue('2');
  await page.goForward();
  await expect(processor(page, '#configurator')).toHaveValue('9');
});

function processor(page: Page, part: string) {
  return page.locator(part).getByRole('slider', { name: 'Процессор' });
}
