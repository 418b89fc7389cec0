import { expect, type Page, test } from '@playwright/test';
import { byNight } from './by-night';
import { openShopUnderFire, type ShopUnderFire } from './once/shop-under-fire';
import { OPENING_MS } from './patience';
import { chooseBasis } from './price-basis';
import { cardOf, tick } from './visitor';

const CARDS = '/services/dedicated-servers';

let shop: ShopUnderFire;

// An instance that has never seen a price, and a provider whose prices a marketer has written down before they changed.
test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  shop = await openShopUnderFire({ instances: 1, redisUrl: undefined });
  await shop.post('/catalogue', { product: 'servers', id: 4823, price: 7000 });
  await shop.post('/catalogue', { product: 'servers', id: 4825, available: false });
  await shop.post('/catalogue', { product: 'servers', id: 4827, retired: true });
  for (const id of [1213, 1231, 1233])
    await shop.post('/catalogue', { product: 'databases', id, available: false });
});
test.afterAll(() => shop?.close());

test('a card says what is charged, and what cannot be had', async ({ page }) => {
  await openCards(page);
  await expect(cardOf(page, 'MSK 1')).toContainText('7 000 ₽/мес', { useInnerText: true });
  await expect(cardOf(page, 'MSK 1')).not.toContainText('2 330');
  await expect(cardOf(page, 'MSK 3')).toHaveCount(0);
  await expect(cardOf(page, 'MSK 2')).toContainText('Нет в наличии');
  await expect(cardOf(page, 'MSK 2')).not.toContainText('4 420');
  await cardOf(page, 'MSK 2').getByRole('link', { name: 'Подобрать замену MSK 2' }).click();
  await expect(page.getByRole('heading', { name: 'Нет в наличии', level: 1 })).toBeVisible();
});

test('a database that is sold out keeps its line and leads to the nearest one', async ({ page }) => {
  await page.goto(`${shop.sites[0]?.origin}/services/databases?type=postgres`);
  const line = page.getByRole('listitem').filter({ hasText: 'Нет в наличии' });
  await expect(line).toContainText('Ближайший в наличии');
  await expect(line.getByRole('link', { name: /^Заказать/ })).toHaveCount(0);
  // 790 × 0.9
  const nearest = line.getByRole('link', { name: /^Вместо PostgreSQL Cloud DB 1\/1\/8.* — 711/ });
  await expect(nearest).toHaveAttribute('href', /db_service_id=1217&db_type=postgres/);
  await tick(page.getByRole('radio', { name: 'MongoDB' }));
  await expect(page.getByText('Такого размера сейчас не осталось').first()).toBeVisible();
  await page.getByText('Сравнить типы баз').click();
  await expect(page.getByRole('row', { name: /MongoDB/ })).toContainText('нет в наличии');
});

test(
  'while nobody can be asked a card says that its price is not confirmed',
  byNight('preset-cards.test.ts', 'static-presets.test.ts'),
  async ({ page }) => {
    await shop.sites[0]?.startAnew();
    await shop.post('/faults', { endpoint: 'listServerPresets', kind: 'status', status: 503, times: 10_000 });
    await openCards(page);
    const card = cardOf(page, 'MSK 1');
    await expect(card).toContainText('2 330 ₽/мес', { useInnerText: true });
    await expect(card).toContainText('Сейчас цену не проверить: точная будет в заказе');
    await shop.control('/faults', { method: 'DELETE' });
    await expect(async () => {
      await openCards(page);
      await expect(card).not.toContainText('Сейчас цену не проверить', { timeout: 300 });
    }).toPass({ timeout: 10_000 });
  },
);

async function openCards(page: Page): Promise<void> {
  await page.goto(`${shop.sites[0]?.origin}${CARDS}`);
  await chooseBasis(page, 'За месяц', 'Без IP');
}
