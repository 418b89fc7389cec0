import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFaults } from '../src/article-format/check-article';
import { readPrices } from '../src/tariff-choice/read-prices';
import { at, get, logIn, post, put } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, temporaryFolder } from './running-cms';

const ARTICLES = '/content-manager/collection-types/api::knowledge.article';

describe('a text is refused', () => {
  test.each([
    [
      'with an element that articles do not have',
      '<h2>Установка</h2><table><tr><td><iframe src="//x"></iframe></td></tr></table>',
      'Ячейка таблицы в разделе «Установка» содержит <iframe>: такого там не бывает.',
    ],
    ['with an event', '<p onclick="x()">а</p>', 'Абзац в начале текста имеет лишнее свойство onclick.'],
    [
      'with a style',
      '<h3>Б</h3><p style="color:red">а</p>',
      'Абзац в разделе «Б» имеет лишнее свойство style.',
    ],
    [
      'with a script for an address',
      '<p><a href="javascript:x()">а</a></p>',
      'Ссылка в начале текста ведёт на «javascript:x()»: так не пишут адрес.',
    ],
    [
      'with a link to nowhere',
      '<p><a>а</a></p>',
      'Ссылка в начале текста ведёт никуда или в два места сразу.',
    ],
    [
      'with a picture in it',
      '<figure><img src="data:image/png;base64,A" alt="а"></figure>',
      'Картинка в начале текста вставлена прямо в текст: загрузите её в медиатеку.',
    ],
    [
      'with a picture in a paragraph',
      '<p><img src="/assets/a.png" alt="а"></p>',
      'Абзац в начале текста содержит <img>: такого там не бывает.',
    ],
    [
      'with one tab',
      '<div data-block="code-tabs"><pre data-title="А"><code>а</code></pre></div>',
      'Вкладки с кодом в начале текста меньше двух: хватит обычного кода.',
    ],
    [
      'with a tab without a title',
      '<div data-block="code-tabs"><pre data-title=""><code>а</code></pre><pre data-title="Б"><code>б</code></pre></div>',
      'Код в начале текста стоит на вкладке без названия.',
    ],
    [
      'with a file that has an empty name',
      '<pre data-title=" "><code>а</code></pre>',
      'Код в начале текста имеет пустое имя файла.',
    ],
    [
      'with lines that are no numbers',
      '<pre data-lines="2-"><code>а</code></pre>',
      'Код в начале текста выделяет строки непонятно: «2-». Пишите так: 2-4,7.',
    ],
    [
      'with an unknown callout',
      '<aside data-block="callout" data-kind="joke"><p>а</p></aside>',
      'Выноска в начале текста неизвестного вида: «joke».',
    ],
    [
      'with a tariff that nothing could be called',
      '<div data-block="tariff" data-preset="the cheap one"></div>',
      'Карточка тарифа в начале текста не называет тариф провайдера.',
    ],
    [
      'with a tariff whose system is no name',
      '<div data-block="tariff" data-preset="2453" data-os="&lt;b&gt;"></div>',
      'Карточка тарифа в начале текста называет систему непонятно: «<b>».',
    ],
    ['with a comment', '<p>а</p><!-- б -->', 'Текст статьи в начале текста содержит скрытый комментарий.'],
    [
      'with a block of another element',
      '<section data-block="callout"></section>',
      'Текст статьи в начале текста содержит <section data-block>: такого там не бывает.',
    ],
  ])('%s', (_what, html, message) => {
    expect(findFaults(html).map((fault) => fault.message)).toContain(message);
  });

  test('but not because its code tells the name of a file', () => {
    expect(findFaults('<pre data-title="/etc/hosts"><code>а</code></pre>')).toEqual([]);
  });

  test('however deep it hides what would not end', () => {
    for (const opened of ['<ul><li>', '<b>']) {
      const faults = findFaults(`<h2>${opened.repeat(5000)}слово</h2>`);
      expect(faults.map(({ code }) => code)).toContain('depth');
    }
  });
});

test('of the prices of the site only servers can become cards', () => {
  const offer = { product: 'cloud-server', presetId: 7, title: 'A', locationName: 'Москва', prices: {} };
  const pricesWithIp = { P1Y: '477.00' };
  const feed = {
    offers: [
      { ...offer, pricesWithIp, availability: 'sold-out' },
      { ...offer, product: 'database' },
      { ...offer, presetId: 's1-fra', title: 'B' },
      { ...offer, presetId: 'no word' },
      null,
    ],
  };
  expect(readPrices(feed)).toEqual([
    { preset: '7', title: 'A', location: 'Москва', monthly: '477.00', isSoldOut: true },
    { preset: 's1-fra', title: 'B', location: 'Москва', monthly: '', isSoldOut: false },
  ]);
  expect(() => readPrices({})).toThrow();
});

describe('the running CMS', () => {
  let cms: RunningCms;
  let editor: string;
  let scratch: Awaited<ReturnType<typeof temporaryFolder>>;

  beforeAll(async () => {
    scratch = await temporaryFolder();
    cms = await startCms({
      DATABASE_FILENAME: path.join(scratch.folder, 'text.db'),
      VITRINA_DEMO: 'true',
      DEMO_PASSWORD,
    });
    editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
  });

  afterAll(async () => {
    await cms.stop();
    await scratch.remove();
  });

  test('saves a draft as it is written, and refuses one that the site could not show, at the field', async () => {
    const text = '<h2>Раздел</h2>\n<aside data-block="callout" data-kind="tip"><p>Совет</p></aside>';
    const draft = { title: 'Текст', url: 'text-of-article', text };
    const created = await post(`${cms.url}${ARTICLES}`, draft, editor);
    expect(at(created.body, 'data', 'text')).toBe(text);

    const address = `${cms.url}${ARTICLES}/${at(created.body, 'data', 'documentId')}`;
    const faulty = `${text}<p style="x">а</p><iframe></iframe>`;
    const refused = await put(address, { ...draft, text: faulty }, editor);
    expect(refused.status).toBe(400);
    expect(at(refused.body, 'error', 'message')).toBe(
      'Абзац в разделе «Раздел» имеет лишнее свойство style. И ещё замечаний: 1.',
    );
    expect(at(refused.body, 'error', 'details', 'errors', 0, 'path')).toEqual(['text']);
    expect((await post(`${address}/actions/publish`, { ...draft, text: faulty }, editor)).status).toBe(400);
    expect(at((await get(address, editor)).body, 'data', 'text')).toBe(text);
  });

  test('tells who writes articles that there is no list of tariffs without a site, and strangers nothing', async () => {
    expect(await get(`${cms.url}/vitrina/tariffs`, editor)).toEqual({ status: 200, body: {} });
    const marketer = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
    expect((await get(`${cms.url}/vitrina/tariffs`, marketer)).status).toBe(403);
    expect((await get(`${cms.url}/vitrina/tariffs`)).status).toBe(401);
  });
});
