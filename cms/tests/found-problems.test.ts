import { describe, expect, test } from 'vitest';
import { type CheckedUid, findProblems, whatToAsk } from '../src/checks/find-problems';
import type { Known } from '../src/checks/known';
import type { Problem } from '../src/checks/problem';
import { priceOfBuild, readServersOnSale } from '../src/tariff-choice/servers-on-sale';

const ARTICLE = 'api::knowledge.article';
const HOSTS = { site: 'vitrina.example', panel: 'cms.vitrina.example' };

/** One preset and one configurator of the price feed. */
const SERVERS = readServersOnSale({
  sells: ['cloud_servers'],
  multipliers: { P1M: '1.0000' },
  offers: [
    {
      ...{ id: 'cloud-server/2453', title: 'Cloud 50', location: 'ru-1', availability: 'in-stock' },
      ...{ specs: { cpu: 2, ramMb: 4096, diskMb: 51_200 }, prices: { P1M: '1000.00', P1Y: '900.00' } },
    },
    { id: 'cloud-server/2455', availability: 'sold-out' },
    { id: 'database/1205' },
    null,
  ],
  configurators: [
    {
      ...{ id: 'cloud-server-configurator/79', location: 'de-1', specs: { diskType: 'nvme' } },
      limits: {
        ...{ cpu: { min: 1, max: 32, step: 1 }, ramMb: { min: 1024, max: 262_144, step: 1024 } },
        ...{ diskMb: { min: 15_360, max: 1_228_800, step: 5120 }, minRamPerCoreMb: 1024 },
      },
      unitPrices: { core: '210.00', ramGb: '120.00', diskGb: '12.00' },
    },
    { id: 'storage-configurator/73' },
  ],
}) ?? { sells: undefined, locations: new Set<string>(), presets: new Map(), configurators: new Map() };

/** Where that is sold. */
const NAMED = {
  locations: [
    { code: 'ru-1', name: 'Санкт-Петербург' },
    { code: 'de-1', name: 'Германия' },
  ],
};

const GOOD = {
  title: 'Как подключиться по ключу',
  url: 'keys',
  description: 'Создаём ключ и кладём его на сервер.',
  text: '<h2>Начало</h2><p>Первые слова.</p>',
  topic: { path: 'linux' },
  seo_description: 'Пошаговая инструкция: ключ, копия на сервер, запрет входа по паролю и проверка.',
};

function known(parts: Partial<Known> = {}): Known {
  return {
    addresses: new Map(),
    articles: new Map(),
    files: new Set(),
    servers: SERVERS,
    namesakes: [],
    atItsPlace: [],
    bannerTypes: new Set(),
    blog: undefined,
    now: new Date('2026-01-15T12:00:00Z'),
    ...parts,
  };
}

function problemsOf(uid: CheckedUid, entry: object, parts: Partial<Known> = {}): Problem[] {
  return findProblems(uid, { ...entry }, known(parts), HOSTS);
}

function found(problems: Problem[]): string[] {
  return problems.map(({ severity, code }) => `${severity} ${code}`);
}

test('a good article has no problems', () => {
  expect(problemsOf(ARTICLE, GOOD)).toEqual([]);
});

describe('in the text of an article', () => {
  const missing = new Map([['/services/none', 'missing' as const]]);

  test.each<[string, string, string, string, Partial<Known>]>([
    ['a heading that skips a level', '<h2>Один</h2><h4>Три</h4>', 'blocks skipped-heading', 'Три', {}],
    ['a text that begins too deep', '<h3>Глубоко</h3>', 'blocks skipped-heading', 'Глубоко', {}],
    ['an empty heading', '<p>Слова</p><h2> </h2>', 'blocks empty-heading', 'Слова', {}],
    [
      'a picture without a description',
      '<p>Смотрите</p><figure><img src="https://a.example/b.png" alt=" "></figure>',
      'blocks no-alt',
      'Смотрите',
      {},
    ],
    [
      'a picture of a carousel without a description',
      '<p>Листайте</p><div data-block="carousel"><figure><img src="https://a.example/b.png" alt=""></figure></div>',
      'blocks no-alt',
      'Листайте',
      {},
    ],
    [
      'a picture the library does not have',
      '<p>Вот</p><figure><img src="/assets/gone.png" alt="Схема"></figure>',
      'blocks no-picture',
      'Вот',
      {},
    ],
    [
      'an unknown language of code',
      '<pre><code class="language-bahs">ls -la\npwd</code></pre>',
      'blocks unknown-language',
      'ls -la',
      {},
    ],
    [
      'a preset nobody sells',
      '<p>Берите</p><div data-block="tariff" data-preset="1921"></div>',
      'blocks no-preset',
      'Берите',
      {},
    ],
    [
      'a preset nobody could ask about',
      '<p>Берите</p><div data-block="tariff" data-preset="2453"></div>',
      'warns unchecked-preset',
      'Берите',
      { servers: 'unknown' },
    ],
    [
      'a broken link',
      '<p>Есть <a href="/services/none?a=1#b">кластер</a></p>',
      'blocks broken-link',
      'кластер',
      { addresses: missing },
    ],
    [
      'a broken link with the own name of the site',
      '<p>Есть <a href="https://vitrina.example/services/none/">кластер</a></p>',
      'blocks broken-link',
      'кластер',
      { addresses: missing },
    ],
    [
      'a link nobody could ask about',
      '<p>Есть <a href="/files/a">файл</a></p>',
      'warns unchecked-link',
      'файл',
      {},
    ],
    [
      'a link to a machine of one’s own',
      '<p><a href="http://localhost:3000/">сюда</a></p>',
      'blocks inside-link',
      'сюда',
      {},
    ],
    [
      'a link to the panel',
      '<p><a href="https://cms.vitrina.example/admin">сюда</a></p>',
      'blocks inside-link',
      'сюда',
      {},
    ],
    [
      'a reference to a deleted article',
      '<p><a data-article="abc">там</a></p>',
      'blocks lost-article',
      'там',
      {},
    ],
    [
      'a reference to an unpublished article',
      '<p><a data-article="abc">там</a></p>',
      'blocks hidden-article',
      'там',
      { articles: new Map([['abc', { title: 'Черновик', isPublished: false }]]) },
    ],
    [
      'what the site could not show',
      '<h2>Видео</h2><p>Смотрите <iframe src="/"></iframe></p>',
      'blocks text-element',
      'раздел «Видео»',
      {},
    ],
  ])('%s is found, and its place', (_, text, problem, near, parts) => {
    const problems = problemsOf(ARTICLE, { ...GOOD, text }, parts);
    expect(found(problems)).toEqual([problem]);
    expect(problems[0]?.place).toMatchObject({ field: 'text', near });
  });

  test('what is right is left alone', () => {
    const text = `<h2>Один</h2><h3>Два</h3><h4>Три</h4><h2>Снова</h2><pre><code class="language-bash">ls</code></pre>
      <p><a href="/services/kubernetes#tariffs">кластер</a>, <a href="#odin">выше</a>, <a href="https://nginx.org">nginx</a>,
      <a href="mailto:a@b.example">почта</a>, <a data-article="abc">ключи</a></p>
      <figure><img src="/assets/a.png" alt="Схема"></figure><div data-block="tariff" data-preset="2453"></div>`;
    const parts = {
      addresses: new Map([['/services/kubernetes', 'found' as const]]),
      articles: new Map([['abc', { title: 'Ключи', isPublished: true }]]),
      files: new Set(['a.png']),
    };
    expect(problemsOf(ARTICLE, { ...GOOD, text }, parts)).toEqual([]);
    expect(whatToAsk(ARTICLE, { ...GOOD, text }, HOSTS)).toEqual({
      addresses: ['/services/kubernetes'],
      articles: ['abc'],
      files: ['a.png'],
      needsServers: true,
    });
  });
});

test.each<[string, CheckedUid, object, string, string]>([
  [
    'an article without a description',
    ARTICLE,
    { ...GOOD, description: ' ' },
    'blocks no-description',
    'description',
  ],
  ['an article without words', ARTICLE, { ...GOOD, text: '<p> </p>' }, 'blocks empty-text', 'text'],
  ['a cover without a description', ARTICLE, { ...GOOD, image: { name: 'a.png' } }, 'blocks no-alt', 'image'],
  ['an article of no section', ARTICLE, { ...GOOD, topic: null }, 'warns no-section', 'topic'],
  ['a title search would cut', ARTICLE, { ...GOOD, title: 'а'.repeat(66) }, 'warns long-title', 'title'],
  [
    'a short description',
    ARTICLE,
    { ...GOOD, seo_description: 'Мало.' },
    'warns short-description',
    'seo_description',
  ],
  ['a page without blocks', 'api::site.page', { ...GOOD, blocks: [] }, 'blocks no-blocks', 'blocks'],
  [
    'a page that begins otherwise',
    'api::site.page',
    { ...GOOD, blocks: [{ __component: 'blocks.faq' }] },
    'warns no-hero',
    'blocks',
  ],
  [
    'a block with an empty language',
    'api::site.service',
    {
      ...GOOD,
      blocks: [{ __component: 'blocks.hero' }, { __component: 'blocks.code', language: 'bsh' }],
    },
    'blocks unknown-language',
    'blocks.1.language',
  ],
  [
    'a price list of what the provider does not sell',
    'api::site.service',
    {
      ...GOOD,
      blocks: [{ __component: 'blocks.hero' }, { __component: 'blocks.live-tariffs', product: 'databases' }],
    },
    'warns not-sold',
    'blocks.1.product',
  ],
  [
    'a configurator of what the provider does not sell',
    'api::site.page',
    {
      ...GOOD,
      blocks: [{ __component: 'blocks.hero' }, { __component: 'blocks.configurator', product: 'dedicated' }],
    },
    'warns not-sold',
    'blocks.1.product',
  ],
  [
    'cards of what the provider does not sell',
    'api::site.page',
    {
      ...GOOD,
      blocks: [
        { __component: 'blocks.hero' },
        { __component: 'blocks.static-presets', group: 'dedicated_msk' },
      ],
    },
    'warns not-sold',
    'blocks.1.group',
  ],
  [
    'a service by whose address something is sold that the provider does not have',
    'api::site.service',
    { ...GOOD, kind: 'service', slug: 'databases', blocks: [{ __component: 'blocks.hero' }] },
    'warns page-not-sold',
    'slug',
  ],
  ['a banner without text', 'api::site.banner', { title: 'Скидка' }, 'warns no-text', 'text'],
  [
    'a banner that ends before it starts',
    'api::site.banner',
    { text: 'До утра', starts_at: '2026-02-02T00:00:00Z', ends_at: '2026-02-01T00:00:00Z' },
    'blocks faulty-banner',
    'ends_at',
  ],
  [
    'a second variant whose button leads nowhere',
    'api::site.banner',
    { text: 'До утра', variant_button_text: 'Взять' },
    'blocks faulty-banner',
    'variant_link',
  ],
  [
    'a second variant that leads somewhere without a button',
    'api::site.banner',
    { text: 'До утра', variant_link: 'https://example.com/offer' },
    'blocks faulty-banner',
    'variant_button_text',
  ],
  [
    'a static preset nobody sells',
    'api::commerce.static-preset',
    { preset_id: '7' },
    'blocks no-preset',
    'preset_id',
  ],
  [
    'a successor nobody sells',
    'api::commerce.commerce-settings',
    { ...NAMED, retired_presets: [{ preset_id: '1921', successor_id: '8' }] },
    'blocks no-preset',
    'retired_presets.0.successor_id',
  ],
  [
    'a location that is sold and has no name',
    'api::commerce.commerce-settings',
    { locations: NAMED.locations.slice(1) },
    'warns nameless-location',
    'locations',
  ],
])('%s is found, and its field', (_, uid, entry, problem, field) => {
  const problems = problemsOf(uid, entry);
  expect(found(problems)).toEqual([problem]);
  expect(problems[0]?.place.path ?? problems[0]?.place.field).toBe(field);
});

describe('a static preset', () => {
  const RIGHT = { preset_id: '2453', cpu: 2, ram_gb: 4, disk_gb: 50, price: 1000, location: 'ru-1' };
  const BUILT = { configurator_id: '79', cpu: 1, ram_gb: 2, disk_gb: 30, price: 810, location: 'de-1' };

  test.each<[string, object, [string, string][]]>([
    ['is right as the provider sells it', RIGHT, []],
    ['is right with a title and a tariff alone', { preset_id: '2453' }, []],
    ['is right as the configurator builds it', BUILT, []],
    ['sells nothing yet', { cpu: 1, price: 2330 }, [['warns no-server', 'preset_id']]],
    ['sells two things', { ...BUILT, preset_id: '2453' }, [['blocks two-servers', 'configurator_id']]],
    ['promises less than is charged', { ...RIGHT, price: 850 }, [['warns other-price', 'price']]],
    ['promises more than is charged', { ...RIGHT, price: 1001 }, [['warns other-price', 'price']]],
    ['is sold out', { preset_id: '2455' }, [['warns sold-out', 'preset_id']]],
    [
      'tells of another server',
      { ...RIGHT, cpu: 1, ram_gb: 8, disk_gb: 60, location: 'ru-3' },
      [
        ['warns other-figure', 'cpu'],
        ['warns other-figure', 'ram_gb'],
        ['warns other-figure', 'disk_gb'],
        ['warns other-figure', 'location'],
      ],
    ],
    [
      'is built in nothing',
      { ...BUILT, configurator_id: '7' },
      [['blocks no-configurator', 'configurator_id']],
    ],
    ['is built of nothing', { configurator_id: '79', cpu: 1 }, [['blocks no-build', 'configurator_id']]],
    ['has a disk between two steps', { ...BUILT, disk_gb: 32 }, [['blocks unsold-build', 'disk_gb']]],
    ['has a disk that is too small', { ...BUILT, disk_gb: 10 }, [['blocks unsold-build', 'disk_gb']]],
    ['has too many cores', { ...BUILT, cpu: 33 }, [['blocks unsold-build', 'cpu']]],
    ['has too little memory for its cores', { ...BUILT, cpu: 4 }, [['blocks unsold-build', 'ram_gb']]],
    ['is built for another price', { ...BUILT, price: 510 }, [['warns other-price', 'price']]],
    ['is built elsewhere', { ...BUILT, location: 'ru-1' }, [['warns other-figure', 'location']]],
  ])('%s', (_, entry, expected) => {
    const problems = problemsOf('api::commerce.static-preset', entry);
    expect(problems.map(({ severity, code, place }) => [`${severity} ${code}`, place.field])).toEqual(
      expected,
    );
  });

  test('names both prices', () => {
    const [problem] = problemsOf('api::commerce.static-preset', { ...RIGHT, price: 850 });
    expect(problem?.message).toContain('В записи цена 850 ₽, у провайдера 1000 ₽');
  });

  test.each([
    [{ preset_id: '2453' }, 'warns unchecked-preset'],
    [BUILT, 'warns unchecked-configurator'],
  ])('nobody could ask about warns: %o', (entry, problem) => {
    const problems = problemsOf('api::commerce.static-preset', entry, { servers: 'unknown' });
    expect(found(problems)).toEqual([problem]);
  });

  test.each([
    ['1.0000', 1, 1, 15, 510],
    ['1.0000', 2, 2, 40, 1140],
    // Rounded up to whole roubles once, at the end, as an order is.
    ['0.9970', 1, 1, 15, 509],
  ])(
    'times %s a server of %i cores, %i GB and %i GB of disk costs %i ₽',
    (P1M, cpu, ramGb, diskGb, price) => {
      const configurators = [
        {
          id: 'cloud-server-configurator/79',
          unitPrices: { core: '210.00', ramGb: '120.00', diskGb: '12.00' },
        },
      ];
      const live = readServersOnSale({ multipliers: { P1M }, offers: [], configurators })?.configurators.get(
        '79',
      );
      expect(live && priceOfBuild(live, { cpu, ramGb, diskGb })).toBe(price);
    },
  );

  test('a feed that is none says nothing about what is sold', () => {
    expect(readServersOnSale({ error: {} })).toBeUndefined();
    expect(readServersOnSale(undefined)).toBeUndefined();
  });
});

describe('a banner nobody would see', () => {
  const banner = { title: 'Скидка', text: 'До утра', type: 'vds', place: 'services' };

  test.each<[string, object, Partial<Known>, string[]]>([
    ['of a type no page has a block for', banner, { bannerTypes: new Set(['s3']) }, ['type']],
    ['of a type a page has a block for', banner, { bannerTypes: new Set(['vds']) }, []],
    ['of any type on the home page', { ...banner, place: 'home' }, {}, []],
    ['in a blog the site does not have', { ...banner, place: 'blog' }, { blog: 'missing' }, ['place']],
    ['in a blog', { ...banner, place: 'blog' }, { blog: 'found' }, []],
    ['in a blog while the site is silent', { ...banner, place: 'blog' }, {}, []],
    ['that is over', { ...banner, place: 'home', ends_at: '2026-01-15T12:00:00Z' }, {}, ['ends_at']],
    ['that ends later', { ...banner, place: 'home', ends_at: '2026-01-15T12:01:00Z' }, {}, []],
  ])('%s', (_, entry, parts, fields) => {
    const problems = problemsOf('api::site.banner', entry, parts);
    expect(problems.map(({ severity, place }) => `${severity} ${place.field}`)).toEqual(
      fields.map((field) => `warns ${field}`),
    );
  });
});

test('links in rows of rows are found by their place in the form', () => {
  const footer = { footer_columns: [{ links: [{ label: 'Тарифы', href: '/none' }] }] };
  const [problem] = problemsOf('api::site.footer', footer, {
    addresses: new Map([['/none', 'missing']]),
  });
  expect(problem?.place).toEqual({
    field: 'footer_columns',
    path: 'footer_columns.0.links.0.href',
    near: 'Тарифы',
  });
});

test('a namesake without an address is told too, and not by two empty quotes', () => {
  const [problem] = problemsOf(ARTICLE, GOOD, { namesakes: [''] });
  expect(problem?.message).toBe('Так же называется черновик, у которого ещё нет адреса.');
});

test('a namesake is told', () => {
  expect(found(problemsOf(ARTICLE, GOOD, { namesakes: ['other'] }))).toEqual(['warns same-title']);
});

test('a part of a series has its place there, and is told when it is not alone there', () => {
  const part = { ...GOOD, series: { path: 'server-from-scratch' } };
  expect(found(problemsOf(ARTICLE, part))).toEqual(['blocks no-series-part']);
  expect(problemsOf(ARTICLE, { ...part, series_part: 2 })).toEqual([]);
  const [problem] = problemsOf(ARTICLE, { ...part, series_part: 2 }, { atItsPlace: ['Ключи'] });
  expect(problem).toMatchObject({
    code: 'same-series-part',
    severity: 'warns',
    message: 'Эта часть серии уже есть: статья «Ключи».',
  });
});
