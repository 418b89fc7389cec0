import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IndexedArticle } from '../src/search/article-index';
import { articleTerms, vocabularyOf } from '../src/search/article-terms';
import { articleSearch, MOST_BROWSED, type Question } from '../src/search/find-articles';
import { plainText } from '../src/search/plain-text';
import { describeOnPostgres } from './databases';
import { indexOnPostgres, indexOnSqlite, type TestIndex } from './search-sql';

const SSH = article('Как подключиться к облачному серверу по SSH-ключу', {
  lead: 'Создаём ключ и запрещаем пароли.',
  topic: 'Linux',
  text: 'Перед началом снимите копию.\nКлюч создаёт ssh-keygen. Файл known_hosts помнит узлы.',
});
const NGINX = article('Как установить nginx с сертификатом HTTPS на Ubuntu 24.04', {
  lead: 'Веб-сервер и проверенное продление.',
  topic: 'Веб-серверы',
  text: 'Сертификат выдаёт certbot. Сертификат продлевается сам. <script>alert(1)</script>',
});
const BACKUP = article('Резервная копия PostgreSQL: pg_dump и восстановление', {
  lead: 'Снимаем копию и ставим в расписание.',
  topic: 'Базы данных',
  text: 'Снимок делает pg_dump, расписание — systemd.',
});
const SERVERS = article('Облачные серверы', { lead: 'Готовые тарифы на NVMe, канал 200 Мбит/с' });
const DATABASES = article('Базы данных', { lead: 'PostgreSQL, MySQL, Redis и ещё пять движков' });
const KUBERNETES = article('Kubernetes', { lead: 'Кластер, за мастерами которого следим мы' });
const DEDICATED = article('Выделенные серверы', { lead: 'Физическая машина целиком ваша' });
const MOSCOW = article('Cloud 50, Москва', { lead: '2 × 3,3 ГГц · 2 ГБ', topic: 'тариф сервер' });
const BERLIN = article('Cloud 80, Германия', { lead: '4 × 3,3 ГГц · 8 ГБ', topic: 'тариф сервер' });
const TRAFFIC = article('Учёт трафика', { lead: 'Сколько ушло и пришло за месяц.', topic: 'Linux' });
const ARTICLES = [SSH, NGINX, BACKUP, SERVERS, DATABASES, KUBERNETES, DEDICATED, MOSCOW, BERLIN, TRAFFIC];

/** What finds what first, whichever database is asked. */
const BEST: [query: string, best: IndexedArticle][] = [
  ['ssh', SSH],
  ['SSH ключи', SSH],
  ['nginx https', NGINX],
  ['как установить nginx на ubuntu', NGINX],
  ['бекап postgres', BACKUP],
  ['backup', BACKUP],
  ['восстановить копию', BACKUP],
  ['облачные', SERVERS],
  ['облачных серверов', SERVERS],
  ['базы', DATABASES],
  ['базами данных', DATABASES],
  ['кубернетес', KUBERNETES],
  ['kubernets', KUBERNETES],
  ['kubernetes цена', KUBERNETES],
  ['kubernets цена', KUBERNETES],
  ['pstgres', BACKUP],
  ['ngnix', NGINX],
  ['восстоновить копию', BACKUP],
  ['k8s', KUBERNETES],
  ['сервер москва', MOSCOW],
  ['vps в москве', MOSCOW],
  ['германия', BERLIN],
  ['cloud 80', BERLIN],
  ['выделеный', DEDICATED],
  ['учет', TRAFFIC],
  ['УЧЁТ', TRAFFIC],
  ['ыыр', SSH],
  ['тпштч', NGINX],
  [',fps', DATABASES],
  ['rjgbz', BACKUP],
  ['postgr', BACKUP],
  // Only the text has it.
  ['certbot', NGINX],
  ['known_hosts', SSH],
  ['файлы узлов', SSH],
  ['цертбот', NGINX],
];

describe('on SQLite', () => describeSearch(indexOnSqlite));
describeOnPostgres('the search on PostgreSQL', () => describeSearch(indexOnPostgres));

function describeSearch(create: () => Promise<TestIndex>): void {
  let opened: TestIndex;

  beforeAll(async () => {
    opened = await create();
    for (const one of ARTICLES) await put(one);
  });
  afterAll(() => opened?.close());

  test.each(BEST)('«%s» finds first what was meant', async (query, best) => {
    expect((await titles(query))[0]).toBe(best.title);
  });

  test('all words count as long as something has them all', async () => {
    expect(await titles('nginx ubuntu')).toEqual([NGINX.title]);
    expect((await find('nginx ubuntu')).fit).toBe('exact');
  });

  test('where nothing has all words, the rarest of them are enough', async () => {
    expect(await find('kubernetes фиолетовый')).toMatchObject({ fit: 'some', counts: [1, 0] });
    expect(await titles('kubernetes фиолетовый')).toEqual([KUBERNETES.title]);
    expect(await titles('цена kubernetes')).toEqual([KUBERNETES.title]);
  });

  test('who searches more than articles says which words are rarest', async () => {
    expect(await titles('kubernetes цена', { need: [1] })).toEqual(
      expect.arrayContaining([MOSCOW.title, BERLIN.title]),
    );
    expect(await find('kubernetes фиолетовый', { need: [1] })).toMatchObject({ fit: 'none', hits: [] });
    expect(await find('kubernetes', { need: [7, -1] })).toMatchObject({ fit: 'none', hits: [] });
  });

  test('typos are forgiven only where the word as it stands finds nothing', async () => {
    expect((await find('pstgres')).fit).toBe('mended');
    expect((await find('postgres')).fit).toBe('exact');
  });

  test('a number is itself only', async () => {
    expect(await titles('cloud 50')).toEqual([MOSCOW.title]);
    expect(await titles('5')).toEqual([]);
  });

  test.each(['', '   ', '—', '«»', 'фхтагнр', 'виндовс', 'C++'])('%j finds nothing', async (query) => {
    expect(await find(query)).toMatchObject({ fit: 'none', total: 0, hits: [] });
  });

  test.each([
    ...['"', '*', ':', '&|!', "'; DROP TABLE article_search; --", 'nginx"', '-nginx', 'nginx*', "nginx':*A"],
    ...['NEAR(nginx ubuntu)', 'title : nginx', '{title} : nginx', 'nginx AND', 'NOT', 'nginx & !ubuntu', '%'],
    ...['\u0000', '🚀', '\ud800', 'a'.repeat(5_000), 'nginx '.repeat(500), '٣٤', 'é́́́', '?', '$1 ?'],
    ...['<script>alert(1)</script>', '\\', '(((((', 'ﷺ', 'İstanbul'],
  ])('%j is a question like any other', async (query) => {
    const found = await find(query);
    expect(found.hits.length).toBeLessThanOrEqual(found.total);
  });

  test('the snippet is a sentence around what was found, and its terms mark it', async () => {
    const [hit] = (await find('сертификаты продлевают')).hits;
    expect(hit).toMatchObject({ title: NGINX.title, snippet: 'Сертификат продлевается сам.' });
    expect(hit?.terms).toEqual(expect.arrayContaining(['сертификат']));
    // What looks like markup is text here and stays text.
    expect((await find('alert')).hits[0]?.snippet).toBe('<script>alert(1)</script>');
  });

  test('lists are counted, and one of them can be searched alone', async () => {
    const everywhere = await find('сервер');
    expect(everywhere.total).toBe(everywhere.sections.reduce((sum, { count }) => sum + count, 0));
    const linux = await find('сервер', { section: '/tutorials/Linux' });
    expect(linux.hits.map(({ title }) => title)).toEqual([SSH.title]);
    expect(linux).toMatchObject({ total: 1, sections: everywhere.sections });
    expect(await find('сервер', { section: '/nowhere' })).toMatchObject({ total: 0, hits: [] });
  });

  test('pages follow each other and end', async () => {
    const all = await titles('сервер');
    const pages: string[] = [];
    for (const start of [0, 2, 4, 6]) pages.push(...(await titles('сервер', { start, limit: 2 })));
    expect(pages).toEqual(all);
    expect(await titles('сервер', { start: MOST_BROWSED })).toEqual([]);
  });

  test('what fits equally well is shown newest first', async () => {
    const [older, newer] = [1, 2].map((published) => ({
      ...article(`Мониторинг, часть ${published}`, {}),
      published,
    }));
    if (!older || !newer) return;
    for (const one of [newer, older]) await put(one);
    expect(await titles('мониторинг')).toEqual([newer.title, older.title]);
    for (const one of [newer, older]) await opened.index.remove(one.documentId, opened.sql);
  });

  test('what is changed is found by its new words only, and what is removed by none', async () => {
    const draft = article('Гипервизор', { text: 'О виртуализации.' });
    await put(draft);
    expect(await titles('виртуализация')).toEqual([draft.title]);
    await put({ ...draft, title: 'Микроядро', text: 'О другом.' });
    expect(await titles('виртуализация')).toEqual([]);
    expect(await titles('гипервизор')).toEqual([]);
    expect(await titles('микроядро')).toEqual(['Микроядро']);
    await opened.index.remove(draft.documentId, opened.sql);
    expect(await titles('микроядро')).toEqual([]);
  });

  test('who mends the index does not take the place of what is newer', async () => {
    const newer = article('Совсем новое', {});
    await put(newer);
    await opened.index.put({ ...newer, title: 'Прежнее' }, opened.sql, 'fresh');
    expect(await titles('новое')).toEqual([newer.title]);
    await opened.index.remove(newer.documentId, opened.sql);
  });

  async function put(one: IndexedArticle): Promise<void> {
    await opened.index.put(one, opened.sql);
    await opened.index.learn(vocabularyOf(articleTerms(one)));
  }

  async function find(query: string, asked: Partial<Question> = {}) {
    return articleSearch(opened.index)({ query, start: 0, limit: 50, ...asked });
  }

  async function titles(query: string, asked: Partial<Question> = {}): Promise<string[]> {
    return (await find(query, asked)).hits.map(({ title }) => title);
  }
}

test('the text of an article is read without markup, line by line', () => {
  expect(
    plainText(
      '<h2>Шаг <em>первый</em></h2><p>Раз,\n два.</p><pre><code>apt update\napt install</code></pre>',
    ),
  ).toBe('Шаг первый\nРаз, два.\napt update\napt install');
});

function article(
  title: string,
  { lead = '', topic = '', text = '' }: { lead?: string; topic?: string; text?: string },
): IndexedArticle {
  return {
    documentId: title,
    fingerprint: title,
    published: 0,
    address: `/tutorials/${title}`,
    section: `/tutorials/${topic}`,
    sectionName: topic,
    keywords: `инструкция статья ${topic}`,
    ...{ title, lead, text },
  };
}
