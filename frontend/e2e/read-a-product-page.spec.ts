import { expect, type Page, request as requests, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { chooseBasis } from './price-basis';
import { addresses, DEMO_PASSWORD } from './stand';
import { beCustomer } from './visitor';

const SERVICES = [
  ...['cloud-servers', 'databases', 's3', 'load-balancers', 'kubernetes', 'dedicated-servers', 'apps'],
  ...['ai-servers', 'gpu', 'reservedcloud'],
];
const SOLUTIONS = ['mail', 'for-business', 'daas', '152fz', 'cloud-migration'];

const PAGES = [
  ...SERVICES.map((slug) => ({ address: `/services/${slug}`, section: 'Все услуги' })),
  ...SOLUTIONS.map((slug) => ({ address: `/solutions/${slug}`, section: 'Все решения' })),
  { address: '/ai-help', section: undefined },
];

/** One of each kind: a price list, a solution that sells, a page at an address of its own. */
const BY_DAY = ['/services/cloud-servers', '/services/dedicated-servers', '/solutions/152fz', '/ai-help'];

for (const [address, offer] of [
  ['/services/cloud-servers', { lowPrice: 477, availability: 'https://schema.org/InStock' }],
  // It sells databases, and says the prices of these.
  ['/solutions/152fz', { lowPrice: 207, offerCount: 25 }],
  ['/services/databases', { lowPrice: 207, offerCount: 25 }],
  ['/services/s3', { lowPrice: 9 }],
  ['/services/load-balancers', { lowPrice: 171 }],
  ['/services/kubernetes', { lowPrice: 1 }],
  ['/services/dedicated-servers', { lowPrice: 7270, offerCount: 37 }],
  ['/services/apps', { lowPrice: 90 }],
  ['/services/ai-servers', { offerCount: 1 }],
] as const)
  test(
    `${address} tells search engines what it costs now`,
    byNightBut(
      BY_DAY.includes(address),
      'product-range.test.ts',
      'offer-range.test.ts',
      'what-is-not-sold.spec.ts: search engines are told live offers',
    ),
    async ({ page }) => {
      await page.goto(address);
      const { offers } = await structuredData(page, 'Product');
      expect(offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'RUB', ...offer });
      expect(offers.highPrice).toBeGreaterThanOrEqual(offers.lowPrice);
    },
  );

for (const { address, section } of PAGES) {
  test(
    `${address} says what it is, to readers and to search engines`,
    byNightBut(BY_DAY.includes(address), 'page-data.test.ts', 'share-tags.test.ts'),
    async ({ page }) => {
      const response = await page.goto(`${address}?utm_source=test`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const way = page.getByRole('navigation', { name: 'Путь по сайту' }).getByRole('listitem');
      await expect(way.first()).toHaveText(/^Главная/);
      await expect(way).toHaveCount(section ? 3 : 2);
      if (section) await expect(way.nth(1)).toHaveText(new RegExp(`^${section}`));
      await expect(way.last().locator('[aria-current=page]')).toBeVisible();

      const canonical = `${addresses.site}${address}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical);
      const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
      for (const head of ['meta[name=description]', 'meta[property="og:description"]'])
        await expect(page.locator(head)).toHaveAttribute('content', /.{50}/);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.{10}/);
      const { itemListElement } = await structuredData(page, 'BreadcrumbList');
      expect(itemListElement.at(-1).item).toBe(canonical);
      expect(itemListElement).toHaveLength(section ? 3 : 2);

      const main = page.getByRole('main');
      await expect(main.getByText('Поддержка отвечает в будни с 10:00 до 20:00 по Москве')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Создать аккаунт', exact: true }).first()).toBeVisible();
    },
  );
}

test('an address that nobody has given a page is a real 404', async ({ request }) => {
  for (const address of ['/no-such-page', '/Not%20a%20slug', '/favicon.ico'])
    expect((await request.get(address)).status(), address).toBe(404);
});

for (const address of ['/services', '/solutions']) {
  test(`${address} names its own address to search engines`, async ({ page }) => {
    await page.goto(`${address}?from=test`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', addresses.site + address);
  });
}

test('a customer orders on the page where something is sold', async ({ page }) => {
  await beCustomer(page);
  const order = page.getByRole('main').getByRole('link', { name: 'Заказать', exact: true }).first();
  await page.goto('/services/databases?type=postgres');
  await order.click();
  await expect(page).toHaveURL(/\/services\/databases\?type=postgres#tariffs$/);
  await page.goto('/services/kubernetes');
  await expect(order).toHaveAttribute('href', '/kubernetes/create-cluster');
});

const BLOCKS = [
  {
    __component: 'blocks.hero',
    title: 'Страница со всеми блоками',
    lead: 'Подводка страницы.',
    facts: [
      { value: '99,98 %', label: 'времени на связи' },
      { value: '1 минута', label: 'до готового сервера' },
    ],
    links: [
      { label: 'Документация', href: 'https://docs.vitrina.example' },
      { label: 'Состояние служб', href: 'https://status.vitrina.example' },
    ],
  },
  {
    __component: 'blocks.live-tariffs',
    title: 'Тарифы приложений',
    text: 'Цены на сегодня.',
    product: 'apps',
    contact_text: 'Спросить о тарифах',
  },
  { __component: 'blocks.configurator', title: 'Бакет по мерке', product: 's3' },
  { __component: 'blocks.static-presets', title: 'Франкфурт', group: 'frankfurt' },
  { __component: 'blocks.static-presets', title: 'Франкфурт поменьше', group: 'frankfurt_second' },
  {
    __component: 'blocks.features',
    title: 'Что внутри',
    features: [{ title: 'Сеть', text: 'Раз.\n\nДва.' }],
  },
  {
    __component: 'blocks.comparison',
    title: 'Сравните сами',
    ours: 'У нас',
    theirs: 'Своими силами',
    rows: [{ label: 'Копии', ours: 'Каждый день', theirs: 'Когда вспомнят' }],
  },
  { __component: 'blocks.code', title: 'Первые шаги', language: 'bash', code: 'echo готово' },
  { __component: 'blocks.steps', title: 'Как начать', steps: [{ title: 'Выбрать' }, { title: 'Заказать' }] },
  {
    __component: 'blocks.faq',
    title: 'Вопросы',
    questions: [{ question: 'Можно ли вернуть деньги?', answer: 'Да, за целые дни.' }],
  },
  { __component: 'blocks.grant', title: 'Грант на переезд', text: 'Поможем.', amount: 1_000_000 },
  { __component: 'blocks.banner', banner_type: 'vds' },
  { __component: 'blocks.contact', title: 'Остались вопросы?' },
];

/** Before all others of its type. */
const BANNER = {
  ...{ title: 'Переезд с VMware', type: 'vds', place: 'services', priority: 999 },
  ...{ button_text: 'Рассчитать переезд', link: '/solutions/cloud-migration' },
};

test.describe('a page of all blocks', () => {
  const slug = `all-blocks-${Date.now()}`;
  let marketer: Awaited<ReturnType<typeof asMarketer>>;
  let banner: string;
  let entry: string;

  test.beforeAll(async ({ request }) => {
    marketer = await asMarketer();
    banner = await marketer.create('banner', BANNER);
    entry = await marketer.create('page', { title: 'Все блоки', slug, blocks: BLOCKS });
    const html = async () => (await request.get(`/${slug}`)).text();
    await expect.poll(html).toContain(BANNER.button_text);
  });

  test.afterAll(async () => {
    await marketer.remove(entry);
    await marketer.remove(banner);
    await marketer.logOut();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows everything, and the menu of links opens', async ({ page }) => {
      await page.goto(`/${slug}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Страница со всеми блоками');
      await expect(main.getByText('99,98 %')).toBeVisible();
      for (const name of ['Тарифы приложений', 'Бакет по мерке', 'Франкфурт', 'Что внутри', 'Как начать'])
        await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Спросить о тарифах' })).toBeVisible();
      await expect(main.getByText('Два.', { exact: true })).toBeVisible();
      await expect(main.getByRole('cell', { name: 'Каждый день' })).toBeVisible();
      await expect(main.getByRole('columnheader', { name: 'Своими силами' })).toBeVisible();
      await expect(main.locator('pre')).toHaveText('echo готово');
      await expect(main.getByText('до 1 000 000 ₽')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Оставить заявку' })).toHaveAttribute('href', /^https:/);
      await expect(main.getByRole('link', { name: BANNER.button_text })).toHaveAttribute('href', BANNER.link);
      await main.getByText('Можно ли вернуть деньги?').click();
      await expect(main.getByText('Да, за целые дни.')).toBeVisible();

      await main.getByRole('button', { name: 'Полезные ссылки' }).click();
      await expect(main.getByRole('link', { name: 'Документация' })).toBeVisible();
    });
  });

  test('a preset of the CMS leads to its order, and so does one that is built in a configurator', async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    const main = page.getByRole('main');
    await chooseBasis(page, 'За месяц', 'Без IP');
    await expect(main.getByRole('link', { name: 'Заказать Франкфурт 1' })).toHaveAttribute(
      'href',
      /preset=5113.*is_floating_ip=false&period=P1M/,
    );
    const card = main.getByRole('listitem').filter({ hasText: 'Франкфурт: старт 2' });
    await expect(card).toContainText('810 ₽/мес', { useInnerText: true });
    await card.getByRole('link', { name: 'Заказать Франкфурт: старт 2' }).click();
    await expect(page).toHaveURL(/\/registration\?.*configurator_id=79&cpu=1&ram=2&disk=30/);
    const summary = page.getByRole('region', { name: 'Своя конфигурация' });
    await expect(summary).toContainText('30 ГБ NVMe');
    await expect(summary).toContainText('Всего за месяц810 ₽');
  });

  test('the menu of links obeys the keyboard and closes on a click beside it', async ({ page }) => {
    await page.goto(`/${slug}`);
    const opener = page.getByRole('button', { name: 'Полезные ссылки' });
    const link = page.getByRole('link', { name: 'Документация' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    const [button, menu] = [await opener.boundingBox(), await link.boundingBox()];
    expect(Math.abs((menu?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(300);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
  });

  test('its questions stand in the structured data', async ({ page }) => {
    await page.goto(`/${slug}`);
    expect((await structuredData(page, 'FAQPage')).mainEntity).toMatchObject([
      { name: 'Можно ли вернуть деньги?', acceptedAnswer: { text: 'Да, за целые дни.' } },
    ]);
  });

  test(
    'a marketer rewords a block, and visitors read it within seconds',
    byNight('edit-the-site.spec.ts: a marketer changes a block'),
    async ({ request }) => {
      const [hero, ...rest] = BLOCKS;
      await marketer.change(entry, { blocks: [{ ...hero, title: 'Новый заголовок' }, ...rest] });
      const read = async () => (await request.get(`/${slug}`)).text();
      await expect.poll(read, { timeout: 10_000 }).toContain('Новый заголовок</h1>');
    },
  );
});

async function structuredData(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
}

/** The CMS in the hands of a marketer; whatever is saved is published. */
async function asMarketer() {
  const request = await requests.newContext();
  const login = await request.post(`${addresses.cms}/admin/login`, {
    data: { email: 'marketer@vitrina.example', password: DEMO_PASSWORD },
  });
  const { data: session } = await login.json();
  const headers = { authorization: `Bearer ${session.token}` };
  const entries = (type: 'page' | 'banner') =>
    `${addresses.cms}/content-manager/collection-types/api::site.${type}`;
  const publish = (entry: string) =>
    request.post(`${entry}/actions/publish`, { headers, data: {} }).then(expectSuccess);
  return {
    /** Answers the entry's own address. */
    async create(type: 'page' | 'banner', data: object): Promise<string> {
      const answer = await request.post(entries(type), { headers, data }).then(expectSuccess);
      const { documentId } = (await answer.json()).data;
      await publish(`${entries(type)}/${documentId}`);
      return `${entries(type)}/${documentId}`;
    },
    async change(entry: string, data: object) {
      await request.put(entry, { headers, data }).then(expectSuccess);
      await publish(entry);
    },
    remove: (entry: string) => request.delete(entry, { headers }).then(expectSuccess),
    logOut: () => request.dispose(),
  };
}

async function expectSuccess<Answer extends { ok(): boolean; text(): Promise<string> }>(answer: Answer) {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}
