import { expect, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { chooseBasis } from './price-basis';
import { recorded, resetProvider } from './provider';
import { Person } from './roles/person';
import { addresses } from './stand';
import { beCustomer, cardOf, expectServerInPanel, fillPerson } from './visitor';

const MOSCOW = '/services/dedicated-servers';
const GERMANY = '/services/cloud-servers';

const SENT = {
  name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/),
  bandwidth: 200,
  os_id: 99,
  is_ddos_guard: false,
};

/** Every card: its page, its price by the month and without an address, its figures, what the summary calls it, and what is sent. */
const CARDS = [
  [MOSCOW, 'MSK 1', '2 330 ₽', ['1 ядро', '4 ГБ', '50 ГБ'], 'MSK 1', preset(4823, 'msk-1')],
  [MOSCOW, 'MSK 2', '4 420 ₽', ['2 ядра', '8 ГБ', '80 ГБ'], 'MSK 2', preset(4825, 'msk-1')],
  [MOSCOW, 'MSK 3', '6 390 ₽', ['3 ядра', '12 ГБ', '100 ГБ'], 'MSK 3', preset(4827, 'msk-1')],
  [GERMANY, 'Франкфурт 1', '1 140 ₽', ['2 ядра', '2 ГБ', '40 ГБ'], 'Франкфурт 1', preset(5113, 'fra-1')],
  [GERMANY, 'Франкфурт 2', '1 650 ₽', ['2 ядра', '4 ГБ', '50 ГБ'], 'Франкфурт 2', preset(5115, 'fra-1')],
  [GERMANY, 'Франкфурт 3', '2 910 ₽', ['4 ядра', '8 ГБ', '80 ГБ'], 'Франкфурт 3', preset(5117, 'fra-1')],
  [GERMANY, 'Франкфурт: старт 1', '510 ₽', ['1 ядро', '1 ГБ', '15 ГБ'], 'Своя конфигурация', built(1, 1, 15)],
  [GERMANY, 'Франкфурт: старт 2', '810 ₽', ['1 ядро', '2 ГБ', '30 ГБ'], 'Своя конфигурация', built(1, 2, 30)],
  [
    GERMANY,
    'Франкфурт: старт 3',
    '1 140 ₽',
    ['2 ядра', '2 ГБ', '40 ГБ'],
    'Своя конфигурация',
    built(2, 2, 40),
  ],
] as const;

/** One of each kind: a preset in Moscow, one in Germany, and a server of parts. The others differ by their numbers, which `static-presets.test.ts` orders. */
const ORDERED = ['MSK 1', 'Франкфурт 2', 'Франкфурт: старт 2'];

test('every card has the price and the figures of its server, and leads to the order of it', async ({
  page,
}) => {
  await resetProvider();
  for (const at of [MOSCOW, GERMANY]) {
    await page.goto(at);
    await chooseBasis(page, 'За месяц', 'Без IP');
    for (const [address, title, price, figures, , sent] of CARDS) {
      if (address !== at) continue;
      const card = cardOf(page, title);
      await expect(card).toContainText(`${price}/мес Цена за месяц при оплате помесячно, без публичного IP`, {
        useInnerText: true,
      });
      for (const figure of [...figures, '200 Мбит/с']) await expect(card).toContainText(figure);
      const link = card.getByRole('link', { name: `Заказать ${title}` });
      const query = new URL((await link.getAttribute('href')) ?? '', addresses.site).searchParams;
      expect(Object.fromEntries(query)).toMatchObject({
        ...{ period: 'P1M', is_floating_ip: 'false' },
        ...queryOf(sent),
      });
    }
  }
});

test.describe('a visitor', () => {
  test.beforeEach(resetProvider);

  for (const [address, title, price, , name, sent] of CARDS.filter(([, card]) => ORDERED.includes(card)))
    test(
      `orders ${title} from its card, at the price that it says`,
      byNightBut(title === 'Франкфурт: старт 2', 'static-presets.test.ts'),
      async ({ page }) => {
        await page.goto(address);
        await chooseBasis(page, 'За месяц', 'Без IP');
        await cardOf(page, title)
          .getByRole('link', { name: `Заказать ${title}` })
          .click();

        const summary = page.getByRole('region', { name });
        await expect(summary.getByLabel('Публичный IP')).toHaveValue('false');
        await expect(summary.getByLabel('Срок оплаты')).toHaveValue('P1M');
        await expect(summary.getByLabel('Канал').locator('option:checked')).toHaveText('200 Мбит/с');
        await expect(summary).toContainText(`Всего за месяц${price}`);
        await fillPerson(page);
        await page.getByRole('button', { name: new RegExp(`заказать за ${price}/мес`) }).click();
        await expectServerInPanel(page);
        expect(new URL(page.url()).searchParams.get('paymentPeriod')).toBe('P1M');
        await expect(page.getByRole('region', { name: 'Оплата' })).toContainText(price);
        const orders = await recorded('createServer');
        expect(orders.map(({ forward }) => forward?.data)).toEqual([{ ...SENT, ...sent }]);
      },
    );
});

test(
  'a customer goes from a card straight to the order',
  byNight('static-presets.test.ts', 'order-a-server.spec.ts: a customer who is logged in orders straight'),
  async ({ page }) => {
    await resetProvider();
    await beCustomer(page);
    await page.goto(MOSCOW);
    await page.getByRole('link', { name: 'Создать MSK 2' }).click();
    await expect(page).toHaveURL(/\/order\?.*preset=4825/);
    // A year, with an address: what the card has said.
    await page.getByRole('button', { name: 'Заказать за 4 140 ₽/мес' }).click();
    await expectServerInPanel(page);
    const orders = await recorded('createServer');
    expect(orders.map(({ forward }) => forward?.data)).toEqual([
      { ...SENT, ...preset(4825, 'msk-1'), network: { floating_ip: 'create_ip' } },
    ]);
  },
);

test('a marketer picks what a card sells from the live price list, and is told where its figures differ', async ({
  browser,
}) => {
  const marketer = await Person.enter(browser, addresses.cms, 'marketer');
  const { page } = marketer;
  await marketer.openEntry('api::commerce.static-preset');
  await marketer.field('Название тарифа').fill('Карточка из списка');
  await marketer.field('Код').fill(`picked-${Date.now()}`);
  await page.getByLabel('Цена, ₽ в месяц').fill('850');
  const tariff = page.getByRole('combobox', { name: /^Тариф провайдера/ });
  const offered = page.getByRole('option', {
    name: /^MSK 1, Москва: 1 ядро, 4 ГБ, диск 50 ГБ, 2\s330 ₽ \(№ 4823\)$/,
  });
  // Its list opens for what is typed once it has come from the provider.
  await expect(async () => {
    await tariff.fill('');
    await tariff.pressSequentially('MSK 1,');
    await expect(offered).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await offered.click();
  await expect(
    page.getByText('В записи цена 850 ₽, у провайдера 2330 ₽ в месяц без публичного IP'),
  ).toBeVisible();

  // One or the other: both would be two different servers under one price.
  await page.getByRole('combobox', { name: /^Конфигуратор/ }).click();
  await page.getByRole('option', { name: /^№ 79, Германия/ }).click();
  await expect(page.getByText('Карточка продаёт что-то одно')).toBeVisible();
  await page.locator('[data-field=configurator_id]').getByRole('button', { name: 'Очистить' }).click();
  await expect(page.getByText('Карточка продаёт что-то одно')).toBeHidden();

  const entry = await marketer.saveNew('api::commerce.static-preset');
  await page.reload();
  await expect(tariff).toHaveValue(/^MSK 1, Москва/);
  await marketer.entry('DELETE', `api::commerce.static-preset/${entry}`);
});

function preset(id: number, zone: string) {
  return { preset_id: id, availability_zone: zone };
}

function built(cpu: number, ramGb: number, diskGb: number) {
  const configuration = { configurator_id: 79, cpu, ram: ramGb * 1024, disk: diskGb * 1024 };
  return { configuration, availability_zone: 'fra-1' };
}

function queryOf(sent: ReturnType<typeof preset> | ReturnType<typeof built>): Record<string, string> {
  if ('preset_id' in sent) return { preset: String(sent.preset_id) };
  const { configurator_id, cpu, ram, disk } = sent.configuration;
  const amounts = { cpu: String(cpu), ram: String(ram / 1024), disk: String(disk / 1024) };
  return { configurator_id: String(configurator_id), ...amounts };
}
