import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnOne, type TestDatabase } from './databases';
import {
  ARTICLE,
  ahead,
  COLLECTION,
  type Colleague,
  enter,
  eventually,
  hireAuthor,
  PAGE,
  rowsIn,
} from './editorial';
import { at, query } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';

describeOnOne('the workflow', (create) => {
  let database: TestDatabase;
  let cms: RunningCms;
  let developer: Colleague;
  let editor: Colleague;
  let marketer: Colleague;
  let author: Colleague;

  beforeAll(async () => {
    database = await create();
    cms = await startCms({ ...database.variables, VITRINA_DEMO: 'true', DEMO_PASSWORD });
    [developer, editor, marketer] = await Promise.all([
      enter(cms.url, 'developer@vitrina.example'),
      enter(cms.url, 'editor@vitrina.example'),
      enter(cms.url, 'marketer@vitrina.example'),
    ]);
    author = await hireAuthor(cms.url, developer);
  });

  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  function entry(id: string, uid = ARTICLE): string {
    return `/vitrina/editorial/entries/${uid}/${id}`;
  }

  async function versionsOf(id: string, uid = ARTICLE): Promise<unknown[]> {
    return rowsIn((await developer.ask(`${entry(id, uid)}/versions`)).body, 'versions');
  }

  async function kindsOf(id: string): Promise<unknown[]> {
    return (await versionsOf(id)).map((version) => at(version, 'kind'));
  }

  async function titleOnSite(url: string): Promise<unknown> {
    const { body } = await query(cms.url, `{ articles(filters: { url: { eq: "${url}" } }) { title } }`);
    return at(body, 'data', 'articles', 0, 'title');
  }

  describe('two windows with one entry', () => {
    const versionOf = async (id: string) =>
      at((await editor.ask(`${COLLECTION}/${ARTICLE}/${id}`)).body, 'data', 'updatedAt');
    const titleOf = async (id: string) =>
      at((await editor.ask(`${COLLECTION}/${ARTICLE}/${id}`)).body, 'data', 'title');

    test('the later one is refused with the name of who was first, and nothing of theirs is lost', async () => {
      const id = await editor.create(ARTICLE, { title: 'Начали оба', url: 'two-windows' });
      const started = await versionOf(id);
      expect((await author.saveFrom(started, ARTICLE, id, { title: 'Успел автор' })).status).toBe(200);
      const late = await editor.saveFrom(started, ARTICLE, id, { title: 'Опоздал редактор' });
      expect(late.status).toBe(409);
      expect(at(late.body, 'error', 'message')).toMatch(/изменили в другом окне \(Автор Пробный\)/);
      const address = `${COLLECTION}/${ARTICLE}/${id}/actions/publish`;
      const published = await editor.sendFrom(started, address, { title: 'Опоздал и публикует' });
      expect(published.status).toBe(409);
      expect(await titleOf(id)).toBe('Успел автор');
      expect(await titleOnSite('two-windows')).toBeUndefined();
      const again = await editor.saveFrom(await versionOf(id), ARTICLE, id, { title: 'Прочёл и сохранил' });
      expect(again.status).toBe(200);
    });

    test('of two that save in the same moment one is refused', async () => {
      const id = await editor.create(ARTICLE, { title: 'Начали оба', url: 'same-moment' });
      const started = await versionOf(id);
      const both = await Promise.all([
        author.saveFrom(started, ARTICLE, id, { title: 'Автор' }),
        editor.saveFrom(started, ARTICLE, id, { title: 'Редактор' }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('content without drafts is held the same way', async () => {
      const tag = 'api::knowledge.tag';
      const id = await editor.create(tag, { name: 'Метка', path: 'two-windows' });
      const { body } = await editor.ask(`${COLLECTION}/${tag}/${id}`);
      const started = at(body, 'data', 'updatedAt');
      expect((await editor.saveFrom(started, tag, id, { name: 'Первая' })).status).toBe(200);
      expect((await developer.saveFrom(started, tag, id, { name: 'Вторая' })).status).toBe(409);
    });
  });

  describe('the history', () => {
    test('keeps every save and publication by name, and one of identical saves', async () => {
      const id = await editor.create(ARTICLE, { title: 'Первый', url: 'history' });
      await editor.save(ARTICLE, id, { title: 'Второй' });
      await editor.save(ARTICLE, id, { title: 'Второй' });
      await editor.publish(ARTICLE, id);
      await editor.send(`${COLLECTION}/${ARTICLE}/${id}/actions/unpublish`);
      expect(await kindsOf(id)).toEqual(['unpublished', 'published', 'saved', 'created']);
      expect((await versionsOf(id)).map((version) => at(version, 'person'))).toEqual(
        Array(4).fill('Редактор'),
      );
    });

    test('tells in words what changed, by the names of the fields', async () => {
      const tag = await editor.create('api::knowledge.tag', { name: 'Почта', path: 'mail' });
      const text = '<h2>Начало</h2><p>Поставьте nginx на сервер.</p><p>Готово.</p>';
      const id = await editor.create(ARTICLE, { title: 'Установка nginx', url: 'words', text });
      await editor.save(ARTICLE, id, {
        title: 'Установка Apache',
        text: text.replace('nginx на сервер', '<strong>Apache</strong> на сервер'),
        tags: { connect: [{ documentId: tag }] },
      });
      const first = at(await versionsOf(id), 1, 'id');
      const { body } = await editor.ask(`${entry(id)}/versions/${first}/difference`);
      expect(rowsIn(body, 'fields')).toEqual([
        {
          label: 'Заголовок',
          kind: 'words',
          pieces: [
            { change: 'same', text: 'Установка ' },
            { change: 'removed', text: 'nginx' },
            { change: 'added', text: 'Apache' },
          ],
        },
        expect.objectContaining({
          label: 'Текст',
          kind: 'article',
          isMarkupOnly: false,
          blocks: [
            { change: 'same', blocks: [{ name: 'Заголовок 2', text: 'Начало' }] },
            expect.objectContaining({ change: 'changed', name: 'Абзац' }),
            { change: 'same', blocks: [{ name: 'Абзац', text: 'Готово.' }] },
          ],
        }),
        { label: 'Метки', kind: 'list', removed: [], added: ['Почта'], isReordered: false },
      ]);
      expect(rowsIn(body, 'unchanged')).toContain('Краткое описание');

      // The author of this test has no right to the tags.
      const seen = await author.ask(`${entry(id)}/versions/${first}/difference`);
      expect(rowsIn(seen.body, 'fields').map((field) => at(field, 'label'))).toEqual(['Заголовок', 'Текст']);
      const restored = await author.send(`${entry(id)}/versions/${first}/restore`);
      expect(rowsIn(restored.body, 'losses')).toContain(
        'Метки: у вас нет прав на это поле, оно осталось прежним.',
      );
      const saved = await editor.ask(`${COLLECTION}/${ARTICLE}/${id}`);
      expect(at(saved.body, 'data')).toMatchObject({ title: 'Установка nginx', tags: { count: 1 } });
    });

    test('puts a version into the draft, not before visitors, and says what is gone', async () => {
      const topic = await editor.create('api::knowledge.topic', { name: 'Старая тема', path: 'old-topic' });
      const id = await editor.create(ARTICLE, {
        title: 'Было',
        url: 'restored',
        topic: { connect: [{ documentId: topic }] },
      });
      await editor.save(ARTICLE, id, { title: 'Стало', topic: { disconnect: [{ documentId: topic }] } });
      await editor.publish(ARTICLE, id);
      await editor.remove(`${COLLECTION}/api::knowledge.topic/${topic}`);

      const first = at((await versionsOf(id)).at(-1), 'id');
      const restored = await editor.send(`${entry(id)}/versions/${first}/restore`);
      expect(restored).toEqual({
        status: 200,
        body: { losses: ['Тема: «Старая тема» больше нет, ссылка не восстановлена.'] },
      });
      const { body } = await editor.ask(`${COLLECTION}/${ARTICLE}/${id}`);
      expect(at(body, 'data', 'title')).toBe('Было');
      expect(await titleOnSite('restored')).toBe('Стало');
      expect((await kindsOf(id))[0]).toBe('restored');
    });

    test('names the blocks of a page and brings them back', async () => {
      const blocks = [
        { __component: 'blocks.hero', title: 'Почта' },
        {
          __component: 'blocks.faq',
          questions: [{ question: 'Сколько ящиков?', answer: 'Сколько угодно.' }],
        },
      ];
      const id = await marketer.create(PAGE, { title: 'Почта', slug: 'mail-page', blocks });
      await marketer.save(PAGE, id, { blocks: [{ __component: 'blocks.hero', title: 'Почта для дела' }] });
      const first = at((await versionsOf(id, PAGE)).at(-1), 'id');
      const { body } = await marketer.ask(`${entry(id, PAGE)}/versions/${first}/difference`);
      const parts = rowsIn(at(body, 'fields', 0), 'parts');
      expect(parts).toHaveLength(2);
      expect(parts).toContainEqual(
        expect.objectContaining({ change: 'changed', name: expect.stringContaining('«Почта для дела»') }),
      );
      expect(parts).toContainEqual(expect.objectContaining({ change: 'removed' }));

      await marketer.send(`${entry(id, PAGE)}/versions/${first}/restore`);
      const page = await marketer.ask(`${COLLECTION}/${PAGE}/${id}`);
      expect(rowsIn(at(page.body, 'data'), 'blocks')).toEqual([
        expect.objectContaining({ __component: 'blocks.hero', title: 'Почта' }),
        expect.objectContaining({ questions: [expect.objectContaining({ question: 'Сколько ящиков?' })] }),
      ]);
    });

    test('is for those who may read the entry, and is changed by those who may change it', async () => {
      const id = await editor.create(ARTICLE, { title: 'Чужая', url: 'foreign' });
      expect((await marketer.ask(`${entry(id)}/versions`)).status).toBe(403);
      const [version] = await versionsOf(id);
      expect((await marketer.send(`${entry(id)}/versions/${at(version, 'id')}/restore`)).status).toBe(403);
    });

    test('brings an entry back once, however many people ask for it at the same moment', async () => {
      const id = await editor.create(ARTICLE, { title: 'Нужна всем', url: 'wanted-by-all' });
      await editor.remove(`${COLLECTION}/${ARTICLE}/${id}`);
      const bin = rowsIn((await editor.ask('/vitrina/editorial/bin')).body, 'entries');
      const deleted = bin.find((one) => at(one, 'documentId') === id);
      const address = `/vitrina/editorial/bin/${ARTICLE}/${id}/${at(deleted, 'version')}`;
      const answers = await Promise.all(Array.from({ length: 4 }, () => editor.send(address)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
      const list = await editor.ask(`${COLLECTION}/${ARTICLE}?filters[url][$eq]=wanted-by-all`);
      expect(rowsIn(list.body, 'results')).toHaveLength(1);
    });

    test('brings a deleted entry back from the bin, with its history', async () => {
      const id = await editor.create(ARTICLE, { title: 'Удалённая', url: 'deleted' });
      await editor.remove(`${COLLECTION}/${ARTICLE}/${id}`);
      const bin = rowsIn((await editor.ask('/vitrina/editorial/bin')).body, 'entries');
      const deleted = bin.find((one) => at(one, 'documentId') === id);
      expect(deleted).toMatchObject({ title: 'Удалённая', person: 'Редактор', type: 'Статья' });

      const address = `/vitrina/editorial/bin/${ARTICLE}/${id}/${at(deleted, 'version')}`;
      expect((await author.send(address)).status).toBe(403);
      expect((await editor.send(address)).body).toEqual({ losses: [] });
      expect((await editor.send(address)).status).toBe(400);
      expect(await kindsOf(id)).toEqual(['restored', 'deleted', 'created']);
    });
  });

  describe('a plan', () => {
    test.each([
      ['a moment that is over', () => ahead(-1000), 'Этот момент уже прошёл. Выберите время в будущем.'],
      ['a moment without a zone', () => '2030-01-01T10:00', 'Укажите день и время.'],
      ['no moment', () => '', 'Укажите день и время.'],
    ])('with %s is refused', async (_what, moment, words) => {
      const id = await editor.create(ARTICLE, {
        title: 'План',
        url: `plan-${Math.random().toString(36).slice(2)}`,
      });
      const answer = await editor.set(`${entry(id)}/plans/publish`, { dueAt: moment() });
      expect(answer.status).toBe(400);
      expect(at(answer.body, 'error', 'message')).toBe(words);
    });

    test('is moved and cancelled by who may publish, and only seen by an author', async () => {
      const id = await editor.create(ARTICLE, { title: 'Перенос', url: 'moved-plan' });
      const plan = `${entry(id)}/plans`;
      expect((await author.set(`${plan}/publish`, { dueAt: ahead(60_000) })).status).toBe(403);
      await editor.set(`${plan}/publish`, { dueAt: ahead(60_000) });
      const later = ahead(120_000);
      expect((await editor.set(`${plan}/publish`, { dueAt: later })).status).toBe(200);
      const { body } = await author.ask(plan);
      expect(body).toMatchObject({
        mayPlan: false,
        open: [{ action: 'publish', dueAt: later, state: 'waiting' }],
      });

      expect((await editor.remove(`${plan}/publish`)).status).toBe(200);
      expect((await editor.remove(`${plan}/publish`)).status).toBe(400);
      expect(rowsIn((await editor.ask(plan)).body, 'open')).toEqual([]);
    });

    test('publishes the draft as it is at the moment and takes it off again, in the name of who planned', async () => {
      const id = await editor.create(ARTICLE, { title: 'Рано', url: 'by-plan' });
      await editor.set(`${entry(id)}/plans/publish`, { dueAt: ahead(600) });
      await editor.set(`${entry(id)}/plans/unpublish`, { dueAt: ahead(2600) });
      await editor.save(ARTICLE, id, { title: 'Вовремя' });
      expect(
        await eventually(
          () => titleOnSite('by-plan'),
          (title) => title !== undefined,
        ),
      ).toBe('Вовремя');
      expect(
        await eventually(
          () => titleOnSite('by-plan'),
          (title) => title === undefined,
        ),
      ).toBeUndefined();
      expect((await versionsOf(id)).slice(0, 2)).toMatchObject([
        { kind: 'unpublished', person: 'Редактор', note: 'по расписанию' },
        { kind: 'published', person: 'Редактор', note: 'по расписанию' },
      ]);
    });

    async function endOf(id: string): Promise<unknown> {
      const ended = async () => at((await editor.ask(`${entry(id)}/plans`)).body, 'ended', 0);
      return eventually(ended, (plan) => plan !== undefined);
    }

    test('that is refused says why beside the entry', async () => {
      const id = await editor.create(ARTICLE, { url: 'untitled' });
      await editor.set(`${entry(id)}/plans/publish`, { dueAt: ahead(400) });
      expect(await endOf(id)).toMatchObject({ state: 'refused', outcome: expect.stringMatching(/\S/) });
      expect(await titleOnSite('untitled')).toBeUndefined();
    });

    test('finds that somebody has published meanwhile', async () => {
      const id = await editor.create(ARTICLE, { title: 'Руками', url: 'by-hand' });
      await editor.set(`${entry(id)}/plans/publish`, { dueAt: ahead(900) });
      await editor.publish(ARTICLE, id);
      expect(await endOf(id)).toMatchObject({ state: 'needless' });
      expect((await kindsOf(id)).filter((kind) => kind === 'published')).toHaveLength(1);
    });

    test('ends with its entry', async () => {
      const id = await editor.create(ARTICLE, { title: 'Недолгая', url: 'short-lived' });
      await editor.set(`${entry(id)}/plans/publish`, { dueAt: ahead(60_000) });
      await editor.remove(`${COLLECTION}/${ARTICLE}/${id}`);
      const plans = rowsIn((await editor.ask('/vitrina/editorial/plans')).body, 'plans');
      expect(plans.filter((plan) => at(plan, 'documentId') === id)).toEqual([]);
    });
  });

  describe('a review', () => {
    async function reviewOf(id: string, who = author): Promise<unknown> {
      return (await who.ask(`${entry(id)}/review`)).body;
    }

    test('goes from the author to the editor and back, and ends with the publication', async () => {
      const id = await author.create(ARTICLE, { title: 'На суд', url: 'to-review' });
      expect(await reviewOf(id)).toMatchObject({ review: { state: 'none' }, maySend: true });
      const sent = await Promise.all(
        [1, 2].map(() => author.send(`${entry(id)}/review`, { note: 'Готово' })),
      );
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 400]);

      const waiting = rowsIn((await editor.ask('/vitrina/editorial/reviews')).body, 'reviews');
      expect(waiting).toContainEqual(
        expect.objectContaining({ documentId: id, title: 'На суд', sender: 'Автор Пробный', note: 'Готово' }),
      );
      expect((await author.save(ARTICLE, id, { title: 'На суд!' })).status).toBe(200);
      expect((await author.send(`${entry(id)}/review/return`, { remark: 'Сам' })).status).toBe(403);
      expect((await editor.send(`${entry(id)}/review/return`, { remark: ' ' })).status).toBe(400);
      expect((await editor.send(`${entry(id)}/review/return`, { remark: 'Добавьте описание' })).status).toBe(
        200,
      );
      expect(await reviewOf(id)).toMatchObject({
        review: { state: 'returned', editor: 'Редактор', remark: 'Добавьте описание' },
        maySend: true,
      });

      await author.send(`${entry(id)}/review`);
      expect(await reviewOf(id, editor)).toMatchObject({ review: { state: 'waiting' }, mayReturn: true });
      await editor.publish(ARTICLE, id);
      expect(await reviewOf(id)).toMatchObject({ review: { state: 'none' } });
      expect((await editor.send(`${entry(id)}/review/return`, { remark: 'Поздно' })).status).toBe(400);
    });

    test('is withdrawn by its author, and forgotten with its entry', async () => {
      const id = await author.create(ARTICLE, { title: 'Передумал', url: 'withdrawn' });
      await author.send(`${entry(id)}/review`);
      expect((await author.remove(`${entry(id)}/review`)).status).toBe(200);
      expect(await reviewOf(id)).toMatchObject({ review: { state: 'none' } });
      await author.send(`${entry(id)}/review`);
      await editor.remove(`${COLLECTION}/${ARTICLE}/${id}`);
      const waiting = rowsIn((await editor.ask('/vitrina/editorial/reviews')).body, 'reviews');
      expect(waiting.filter((review) => at(review, 'documentId') === id)).toEqual([]);
    });
  });

  test('an article whose checked code is changed waits to be checked again', async () => {
    const code = (command: string) =>
      `<p>Слова.</p><pre data-checked=""><code class="language-bash">${command}</code></pre>`;
    const documentId = await editor.create(ARTICLE, {
      ...{ title: 'Проверенная запуском', url: 'checked-by-a-run', text: code('uptime') },
    });
    const reason = async () => {
      const { body } = await editor.ask('/vitrina/editorial/rechecks');
      return rowsIn(body, 'articles').find((row) => at(row, 'documentId') === documentId);
    };
    expect(await reason()).toMatchObject({ reason: 'unchecked', title: 'Проверенная запуском' });

    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date());
    const check = { checked_on: today, checked_system: 'Debian 13' };
    const byHand = await editor.save(ARTICLE, documentId, check);
    expect(at(byHand.body, 'data', 'checked_on')).toBe(today);
    expect(await reason()).toBeUndefined();

    const changed = await editor.save(ARTICLE, documentId, { ...check, text: code('uptime --pretty') });
    expect(at(changed.body, 'data', 'checked_on')).toBeNull();
    expect(await reason()).toMatchObject({ reason: 'changed', date: today, system: 'Debian 13' });

    await editor.save(ARTICLE, documentId, { checked_on: '2020-02-03' });
    expect(await reason()).toMatchObject({ reason: 'old', date: '2020-02-03' });
  });

  describe('the journal', () => {
    async function journal(who: Colleague, filter = ''): Promise<unknown[]> {
      return rowsIn((await who.ask(`/vitrina/editorial/activity?${filter}`)).body, 'rows');
    }

    test('tells who did what, and which fields changed, but not what was written', async () => {
      const id = await editor.create(ARTICLE, { title: 'Запись', url: 'in-journal' });
      await editor.save(ARTICLE, id, { title: 'Запись', description: 'Тайна' });
      const rows = await journal(editor, `entryId=${id}`);
      expect(rows).toMatchObject([
        {
          person: 'Редактор',
          action: 'сохранение',
          details: 'Краткое описание',
          title: 'Запись',
          type: 'Статья',
        },
        { person: 'Редактор', action: 'создание' },
      ]);
      expect(JSON.stringify(rows)).not.toContain('Тайна');
    });

    test('shows everybody their own domain, and an author nothing', async () => {
      await marketer.create(PAGE, { title: 'Для журнала', slug: 'for-the-journal', blocks: [] });
      await editor.create('api::knowledge.tag', { name: 'Для журнала', path: 'journal-tag' });
      const types = async (who: Colleague) => new Set((await journal(who)).map((row) => at(row, 'uid')));
      expect([...(await types(editor))].every((uid) => String(uid).startsWith('api::knowledge.'))).toBe(true);
      expect([...(await types(marketer))]).toEqual([PAGE]);
      expect((await types(developer)).has(PAGE)).toBe(true);
      expect((await author.ask('/vitrina/editorial/activity')).status).toBe(403);
    });

    test('tells who changed a setting', async () => {
      const settings = 'api::site.site-settings';
      const form = `/content-manager/single-types/${settings}`;
      await marketer.set(form, { brand_name: 'Витрина' });
      expect((await marketer.set(form, { brand_name: 'Витрина', tagline: 'Тайна' })).status).toBe(200);
      expect(await journal(marketer, `type=${settings}`)).toMatchObject([
        { person: 'Маркетолог', action: 'сохранение', details: 'Девиз', title: 'Настройки сайта' },
        // They are there from the first start on, so nobody makes them.
        { action: 'сохранение' },
      ]);
      expect(await journal(editor, `type=${settings}`)).toEqual([]);
    });

    test('is filtered by title, in large letters and small ones', async () => {
      await editor.create('api::knowledge.tag', { name: 'Ёмкость диска', path: 'disk-capacity' });
      for (const words of ['ёмкость', 'ЁМКОСТЬ', 'Ёмк'])
        expect(await journal(editor, `title=${encodeURIComponent(words)}`), words).toHaveLength(1);
    });

    test('is filtered by person, action and day', async () => {
      const people = rowsIn((await editor.ask('/vitrina/editorial/activity/choices')).body, 'people');
      expect(people).toEqual(expect.arrayContaining(['Автор Пробный', 'Редактор']));
      const sent = await journal(editor, `person=${encodeURIComponent('Автор Пробный')}&kind=review-sent`);
      expect(sent.length).toBeGreaterThan(0);
      expect(new Set(sent.map((row) => at(row, 'action')))).toEqual(new Set(['отправка на проверку']));
      expect(await journal(editor, 'to=2020-01-01')).toEqual([]);
    });
  });
});
