import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnPostgres, postgres, sqlite, type TestDatabase } from './databases';
import { ARTICLE, COLLECTION, type Colleague, enter, eventually } from './editorial';
import { at, query } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';

describe('articles are searched on SQLite', () => describeSearch(sqlite));
describeOnPostgres('articles are searched on PostgreSQL', () => describeSearch(postgres));

function describeSearch(create: () => Promise<TestDatabase>): void {
  let database: TestDatabase;
  let cms: RunningCms;
  let editor: Colleague;

  const start = () => startCms({ ...database.variables, SEED: 'true', VITRINA_DEMO: 'true', DEMO_PASSWORD });

  beforeAll(async () => {
    database = await create();
    cms = await start();
    editor = await enter(cms.url, 'editor@vitrina.example');
    // What the first start has published is indexed beside it.
    await eventually(
      () => search('ключами ssh'),
      (found) => at(found, 'hits', 0, 'address') === '/tutorials/linux/ssh-keys',
    );
  });

  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  test('an article of the first start is found by a word in another form, with its place and a sentence', async () => {
    const found = await search('ключами ssh');
    expect(at(found, 'hits', 0)).toMatchObject({ address: '/tutorials/linux/ssh-keys', section: 'Linux' });
    expect(at(found, 'hits', 0, 'snippet')).not.toBe('');
    expect(String(at(found, 'hits', 0, 'terms')).split(' ')).toContain('ssh');
  });

  test('a draft is not found, a published article at once, a changed one by its new words, a withdrawn one never', async () => {
    const fields = {
      title: 'Как пахнет бергамот',
      url: 'bergamot',
      text: '<p>Цитрусовый <strong>запах</strong>.</p>',
    };
    const documentId = await editor.create(ARTICLE, fields);
    expect(await titles('бергамот')).toEqual([]);
    expect((await editor.publish(ARTICLE, documentId)).status).toBe(200);
    expect(await titles('бергамота')).toEqual([fields.title]);
    // New words are learned once the change is there for all.
    const mended = await eventually(
      () => titles('бергомот'),
      (found) => Array.isArray(found) && found.length > 0,
    );
    expect(mended).toEqual([fields.title]);
    expect(at(await search('цитрусовые'), 'hits', 0, 'snippet')).toBe('Цитрусовый запах.');

    await editor.save(ARTICLE, documentId, { ...fields, title: 'Как пахнет вербена' });
    expect(await titles('вербена')).toEqual([]);
    await editor.publish(ARTICLE, documentId);
    expect(await titles('вербена')).toEqual(['Как пахнет вербена']);
    expect(await titles('бергамот')).toEqual([]);

    await editor.send(`${COLLECTION}/${ARTICLE}/${documentId}/actions/unpublish`);
    expect(await titles('вербена')).toEqual([]);
  });

  test('what editors keep out of search engines is not found here either', async () => {
    const fields = { title: 'Тайная гипсофила', url: 'gypsophila', noindex: true };
    const documentId = await editor.create(ARTICLE, fields);
    await editor.publish(ARTICLE, documentId);
    expect(await titles('гипсофила')).toEqual([]);
    await editor.save(ARTICLE, documentId, { noindex: false });
    await editor.publish(ARTICLE, documentId);
    expect(await titles('гипсофила')).toEqual([fields.title]);
  });

  test('an article is found by the new name of its tag', async () => {
    const tag = await editor.create('api::knowledge.tag', { name: 'Анемона', path: 'anemone' });
    const article = await editor.create(ARTICLE, { title: 'О цветах', url: 'flowers', tags: [tag] });
    await editor.publish(ARTICLE, article);
    expect(await titles('анемона')).toEqual(['О цветах']);
    await editor.save('api::knowledge.tag', tag, { name: 'Гортензия', path: 'anemone' });
    expect(
      await eventually(
        () => titles('гортензия'),
        (found) => Array.isArray(found) && found.length > 0,
      ),
    ).toEqual(['О цветах']);
    expect(await titles('анемона')).toEqual([]);
  });

  test('the panel lists an article by its published text, also when its draft stands elsewhere by now', async () => {
    const fields = { title: 'Пруд', url: 'pond', text: '<p>Кувшинки цветут.</p>' };
    const documentId = await editor.create(ARTICLE, fields);
    await editor.publish(ARTICLE, documentId);
    await editor.save(ARTICLE, documentId, { url: 'lake' });
    const { body } = await editor.ask(`${COLLECTION}/${ARTICLE}?_q=${encodeURIComponent('кувшинки')}`);
    expect(at(body, 'results', 0, 'url')).toBe('lake');
  });

  test('the panel lists an article by what its published text says and a draft by its title, and counts them', async () => {
    const fields = { title: 'Сад', url: 'garden', text: '<p>Рододендроны у забора.</p>' };
    await editor.publish(ARTICLE, await editor.create(ARTICLE, fields));
    await editor.create(ARTICLE, { title: 'Рододендрон в горшке', url: 'pot' });
    const listed = async (words: string) => {
      const { body } = await editor.ask(
        `${COLLECTION}/${ARTICLE}?_q=${encodeURIComponent(words)}&sort=title:ASC`,
      );
      const rows = at(body, 'results') as { title: string }[];
      return { titles: rows.map(({ title }) => title), total: at(body, 'pagination', 'total') };
    };
    expect(await listed('рододендроны')).toEqual({ titles: ['Сад'], total: 1 });
    expect(await listed('Рододендрон')).toEqual({ titles: ['Рододендрон в горшке', 'Сад'], total: 2 });
    expect(await listed('garden')).toMatchObject({ titles: ['Сад'] });
    expect(await listed('фхтагн')).toEqual({ titles: [], total: 0 });
  });

  test.each([
    '{ articleSearch(query: "ssh") { total } }',
    '{ articleMap(part: 1) { address } }',
    '{ articleMapParts { changedOn } }',
  ])('a stranger may not ask for %s', async (question) => {
    const { status, body } = await query(cms.url, question, {}, '');
    expect(status).toBe(401);
    expect(at(body, 'data')).toBeNull();
  });

  test('no more is given at a time than is promised, whatever is asked', async () => {
    const found = await search('статья', { limit: 1_000, start: -5 });
    expect((at(found, 'hits') as unknown[]).length).toBeLessThanOrEqual(50);
    expect(await search('ё'.repeat(900))).toMatchObject({ total: 0 });
  });

  test('after a restart everything is found at once', async () => {
    await cms.stop();
    cms = await start();
    expect(await titles('гортензия')).toEqual(['О цветах']);
    expect(await titles('вербена')).toEqual([]);
  });

  async function search(text: string, more: object = {}): Promise<unknown> {
    const { body } = await query(
      cms.url,
      `query Search($query: String!, $start: Int, $limit: Int) {
        articleSearch(query: $query, start: $start, limit: $limit) {
          fit counts total
          sections { address name count }
          hits { address section title lead snippet terms score }
        }
      }`,
      { query: text, ...more },
    );
    const found = at(body, 'data', 'articleSearch');
    if (found === null || found === undefined) throw new Error(JSON.stringify(body));
    return found;
  }

  async function titles(text: string): Promise<string[]> {
    return (at(await search(text), 'hits') as unknown[]).map((hit) => String(at(hit, 'title')));
  }
}
